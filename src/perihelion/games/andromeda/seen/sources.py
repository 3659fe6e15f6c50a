"""What the dice and the targeting of a participant come from."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Side
from perihelion.games.andromeda.battle.pool import (
    cut_dice,
    cut_targeting,
    dice_of,
    raider_dice,
    raider_targeting,
    targeting_of,
)
from perihelion.games.andromeda.cards.board import NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.effects.effect import Effects
from perihelion.games.andromeda.cards.effects.fights import Dice, Targeting
from perihelion.games.andromeda.cards.effects.persons import SELF
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, ship_count, size
from perihelion.games.andromeda.cards.powers import BATTLE_DICE, BATTLE_TARGETING
from perihelion.games.andromeda.cards.powers import TARGETING as TARGETING_ABILITY
from perihelion.games.andromeda.cards.raiders import RAIDER_BONUS, SWARM_CLASS
from perihelion.games.andromeda.cards.source import (
    OF_CARD,
    OF_ENERGY,
    OF_FACTION,
    OF_RAIDER,
    OF_UPGRADE,
    Source,
)
from perihelion.games.andromeda.fight import (
    Change,
)
from perihelion.games.andromeda.hooks.powers import at_moment, effects, source_of
from perihelion.games.andromeda.numbers import able, standing, weapons
from perihelion.games.andromeda.region import NO_RAIDER
from perihelion.games.andromeda.seen.views import Force, SourceView
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import bit, members_of


def is_side(s: State, place: int) -> bool:
    return place != s.raider_place()


def rolled(s: State, place: int, sources: list[SourceView]) -> int:
    """AE-PREP-01, AE-PREP-07. Dice as they were counted, or as they would be."""
    return s.battle.dice[place] if s.battle.counted else cut_dice(sum([one.amount for one in sources]))


def aimed(s: State, place: int, sources: list[SourceView]) -> int:
    """AE-PREP-04. The targeting value as it was counted, or as it would be."""
    if s.battle.counted:
        return s.battle.targeting[place]
    return cut_targeting(sum([one.amount for one in sources]))


def up_to(sources: list[SourceView], amount: int, limit: int) -> list[SourceView]:
    """With what the limits take away or add."""
    more = amount - sum([one.amount for one in sources])
    if not sources or not more:
        return sources
    if amount == limit:
        return [*sources, SourceView(Said("never more than {limit}", limit=limit), more)]
    if more > 0 and amount == 1:
        return [*sources, SourceView(Said("at least 1"), more)]
    return [*sources, SourceView(Said("counted before"), more)]


def dice_sources(s: State, place: int) -> list[SourceView]:
    """What the dice of a participant come from."""
    if not is_side(s, place):
        return [*raider_source(s), *changed_dice(s, place)]
    found = [*weapon_sources(s, place), *neighbour_sources(s, place), *changed_dice(s, place)]
    return found if s.battle.counted else [*found, *standing_sources(s, place, BATTLE_DICE)]


def weapon_sources(s: State, side: Side) -> list[SourceView]:
    player, fleet = s.players[side], s.fleet(side, s.target)
    return [
        SourceView(ship_count(ship, fleet[ship]), amount)
        for ship in SHIP_TYPES
        if (amount := fleet[ship] * weapons(player, ship))
    ]


def neighbour_sources(s: State, side: Side) -> list[SourceView]:
    """AE-DEV-11."""
    around = NEXT_TO[s.target] | bit(s.target)
    return [
        SourceView(near(s, region), 1)
        for region in members_of(s.players[side].built & around, REGION_COUNT)
        if region in standing(s, side)
    ]


def near(s: State, region: int) -> Said:
    """The planet of a development there or next to it."""
    planet = s.regions[region].tile
    if region == s.target:
        return Said("{planet:planet}, here", planet=planet)
    return Said("{planet:planet} next door", planet=planet)


def raider_source(s: State) -> list[SourceView]:
    """AE-PREP-03."""
    here = s.regions[s.target]
    if here.raider == NO_RAIDER:
        return []
    return [SourceView(raider_said(s, here.raider, here.raiders), raider_dice(s))]


def raider_said(s: State, raider: int, n: int) -> Said:
    card = s.raiders[raider].card
    return Said("{raider:card} × {n}", card=card, n=n) if n > 1 else Said("{raider:card}", card=card)


def targeting_sources(s: State, place: int) -> list[SourceView]:
    """AE-PREP-04, AE-PREP-05. What a targeting value comes from."""
    if not is_side(s, place):
        return [*raider_aim(s), *changed_targeting(s, place)]
    found = [*ship_aim(s, place), *changed_targeting(s, place)]
    return found if s.battle.counted else [*found, *standing_sources(s, place, BATTLE_TARGETING)]


def ship_aim(s: State, side: Side) -> list[SourceView]:
    player, fleet = s.players[side], s.fleet(side, s.target)
    found: list[SourceView] = []
    if size(fleet):
        found.append(SourceView(Many(size(fleet), "{n} ship", "{n} ships"), size(fleet)))
    for ship in SHIP_TYPES:
        if fleet[ship] and able(player, ship, TARGETING_ABILITY):
            what = Said("Targeting +1 of {ships}", ships=ship_count(ship, fleet[ship]))
            found.append(SourceView(what, fleet[ship]))
    return found


def raider_aim(s: State) -> list[SourceView]:
    here = s.regions[s.target]
    if here.raider == NO_RAIDER:
        return []
    base = here.raiders if here.raider == SWARM_CLASS else 1
    bonus = RAIDER_BONUS[s.raiders[here.raider].card]
    found = [SourceView(Many(base, "{n} raider", "{n} raiders"), base)]
    return [*found, SourceView(Said("targeting bonus"), bonus)] if bonus else found


def changes(s: State, place: int) -> list[Change]:
    return [change for change in s.battle.changes if change.place == place]


def changed_dice(s: State, place: int) -> list[SourceView]:
    return [SourceView(name(one.source), one.dice) for one in changes(s, place) if one.dice]


def changed_targeting(s: State, place: int) -> list[SourceView]:
    return [SourceView(name(one.source), one.targeting) for one in changes(s, place) if one.targeting]


def name(source: Source) -> Said:
    """What has changed dice or targeting."""
    if source.kind == OF_CARD:
        return Said("{card:card}", card=source.number)
    if source.kind == OF_FACTION:
        return FACTION_FILE.faction[source.number].power_name
    if source.kind == OF_UPGRADE:
        return Said("{upgrade:tile}", tile=source.number)
    if source.kind == OF_ENERGY:
        return Said("{n} energy", n=source.number)
    assert source.kind == OF_RAIDER, f"nothing of kind {source.kind} changes dice"
    return Said("{raider:card}", card=source.number)


def standing_sources(s: State, side: Side, moment: int) -> list[SourceView]:
    """AE-PREP-08. What standing powers will add when dice and targeting are counted."""
    player = s.players[side]
    found: list[SourceView] = []
    for number in at_moment(s, side, moment):
        does = effects(player, number)
        assert isinstance(does, Effects)
        more = sum([adds(effect, moment) for effect in does.effects])
        if more:
            found.append(SourceView(name(source_of(player, number)), more))
    return found


def adds(effect: object, moment: int) -> int:
    """The dice or the targeting that an effect gives its own player."""
    if moment == BATTLE_DICE:
        return effect.count if isinstance(effect, Dice) and effect.who == SELF else 0
    return effect.more if isinstance(effect, Targeting) else 0


def force(s: State, place: int) -> Force:
    """A participant as it would roll now."""
    if is_side(s, place):
        dice = sum([one.amount for one in standing_sources(s, place, BATTLE_DICE)])
        aim = sum([one.amount for one in standing_sources(s, place, BATTLE_TARGETING)])
        return Force(place, cut_dice(dice_of(s, place) + dice), cut_targeting(targeting_of(s, place) + aim))
    return Force(place, raider_dice(s), raider_targeting(s))
