"""The log of what is built: ships and upgrades, developments, modules."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said
from perihelion.core.steps import Side
from perihelion.games.andromeda.cards.effects.building import Flip, WhichCollapses
from perihelion.games.andromeda.cards.modules import MODULE_DAMAGE, MODULE_TYPE, OPEN
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_IDS
from perihelion.games.andromeda.cards.ships import UPGRADE_SHIP
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.developments.build import Found, Populated, Rebuild
from perihelion.games.andromeda.modules.buy import PutUnder, RevealModule
from perihelion.games.andromeda.modules.place import ChoosePlace, NewPlace, PlaceModule
from perihelion.games.andromeda.numbers import development_of
from perihelion.games.andromeda.station.ships import GainUpgrades, Install, ShipBuilt, installable
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    markers,
    module,
    moon_list,
    place,
)
from perihelion.games.andromeda.telling.story.changes import Lines, news_scored, scored
from perihelion.games.andromeda.words import (
    AT_PLACE,
    COLLAPSE,
    FLIP,
    GIVE_UP,
    INSTALL,
    REVEAL,
)

# Ships


def ship_built(_: Moment, step: ShipBuilt) -> Lines:
    """AE-SHIP-01."""
    return [Said("{player:who} has a new {ship:ship} in the launch bay.", who=step.side, ship=step.ship)]


def no_upgrade(m: Moment, step: GainUpgrades) -> Lines:
    """AE-SHIP-05."""
    if not step.count or installable(m.before, step.side):
        return []
    return [Said("{player:who} has no upgrade left to install.", who=step.side)]


def installed(m: Moment, step: Install) -> Lines:
    """AE-SHIP-04."""
    if not INSTALL.says(m.word):
        return []
    tile = INSTALL.noun(m.word)
    told = Said(
        "{player:who} installs {upgrade:tile} on the {ship:ship}.",
        who=step.seat,
        tile=tile,
        ship=UPGRADE_SHIP[tile],
    )
    return [Sentence(told, news=(News("won", step.seat, told),))]


# Developments


def founded(m: Moment, step: Found) -> Lines:
    """AE-DEV-05."""
    told = Said(
        "{player:who} builds {development} on {place}.",
        who=step.side,
        development=one_development(development_of(m.after, step.region)),
        place=place(m.after, step.region),
    )
    return [news_scored(m, step.side, told)]


def one_development(kind: int) -> Said:
    if DEVELOPMENT_IDS[kind] in ("observatory", "obelisk"):
        return Said("an {development:kind}", kind=kind)
    return Said("a {development:kind}", kind=kind)


def populated(m: Moment, step: Populated) -> Lines:
    """AE-DEV-08."""
    more = m.after.players[step.side].points - m.before.players[step.side].points
    if not more:
        return []
    told = Said(
        "{player:who} scores {n} VP for the leaders around {place}.",
        who=step.side,
        n=more,
        place=place(m.after, step.region),
    )
    return [news_scored(m, step.side, told), *scored(m, step.side)[1:]]


def rebuilt(m: Moment, step: Rebuild) -> Lines:
    """AE-EVT-14."""
    return [
        Said(
            "{player:who} rebuilds the {development:kind} on {place}.",
            who=step.side,
            kind=development_of(m.after, step.region),
            place=place(m.after, step.region),
        )
    ]


def collapses(m: Moment, step: WhichCollapses) -> Lines:
    """AE-EVT-13."""
    if not COLLAPSE.says(m.word):
        return []
    region = COLLAPSE.noun(m.word)
    told = Said(
        "The {development:kind} of {player:who} on {place} collapses.",
        kind=development_of(m.after, region),
        who=step.seat,
        place=place(m.after, region),
    )
    return [Sentence(told, news=(News("lost", step.seat, told),))]


def flipped(m: Moment, step: Flip) -> Lines:
    if not FLIP.says(m.word):
        return []
    return [
        Said(
            "{player:who} turns up the ability card of the {development:kind} again.",
            who=step.seat,
            kind=FLIP.noun(m.word),
        )
    ]


# Modules


def put_under(m: Moment, step: PutUnder) -> Lines:
    """AE-MOD-07."""
    if not GIVE_UP.says(m.word):
        return []
    kind, space = divmod(GIVE_UP.noun(m.word), OPEN)
    return [
        Said(
            "{player:who} puts {module:card} under its deck, for having bought a single module.",
            who=step.seat,
            card=m.before.columns[kind][space],
        )
    ]


def module_revealed(m: Moment, step: RevealModule) -> Lines:
    """AE-MOD-09. At setup the board shows it."""
    if not m.after.turn:
        return []
    return [Said("New in the {type:kind} column: {module:card}.", kind=step.kind, card=REVEAL.noun(m.word))]


def module_placed(m: Moment, step: PlaceModule) -> Lines:
    """AE-MOD-02. Where an Industry module lies is chosen and told next."""
    if MODULE_TYPE[step.card] == INDUSTRY_ROW:
        return []
    told = Said(
        "{player:who} adds {module:card} to the {type:row} row.",
        who=step.side,
        card=step.card,
        row=MODULE_TYPE[step.card],
    )
    return [news_scored(m, step.side, told), *flawed(step.side, step.card)]


def place_chosen(m: Moment, step: ChoosePlace) -> Lines:
    """AE-MOD-02."""
    if not AT_PLACE.says(m.word):
        return []
    told = Said(
        "{player:who} adds {module:card} to the {type:row} row, at place {place}.",
        who=step.seat,
        card=step.card,
        row=INDUSTRY_ROW,
        place=AT_PLACE.noun(m.word),
    )
    return [news_scored(m, step.seat, told), *flawed(step.seat, step.card), *parted(m)]


def flawed(side: Side, card: int) -> Lines:
    """AE-MOD-05."""
    if not MODULE_DAMAGE[card]:
        return []
    return [
        Said(
            "{module:card} of {player:who} comes with {markers}.",
            card=card,
            who=side,
            markers=markers(MODULE_DAMAGE[card]),
        )
    ]


def parted(m: Moment) -> Lines:
    """AE-MOON-11."""
    gone = m.after.spent_moons[len(m.before.spent_moons) :]
    if not gone:
        return []
    return [Said("Discarded from between modules that were parted: {moons}.", moons=moon_list(list(gone)))]


def rearranged(m: Moment, step: NewPlace) -> Lines:
    """AE-FREE-08."""
    if not AT_PLACE.says(m.word):
        return []
    card = m.before.players[step.seat].rows[INDUSTRY_ROW][step.place].card
    told = Said(
        "{player:who} moves {module} to place {place} of the {type:row} row.",
        who=step.seat,
        module=module(INDUSTRY_ROW, card),
        place=AT_PLACE.noun(m.word),
        row=INDUSTRY_ROW,
    )
    return [told, *parted(m)]
