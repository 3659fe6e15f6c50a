"""The stations: stores, bay, rows of modules, cards and tokens of the players."""

from __future__ import annotations

from functools import lru_cache

from perihelion.core.steps import Sealed, Seat, Side, options, waiting
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.factions import FACTION_POWERS
from perihelion.games.andromeda.cards.fleet import NO_FLEET, SHIP_TYPES, TRANSPORT, Fleet, both
from perihelion.games.andromeda.cards.modules import HAS_INPUT, HAS_OUTPUT
from perihelion.games.andromeda.cards.powers import ABILITIES, ALWAYS
from perihelion.games.andromeda.cards.ships import ABILITY, PER_SHIP, RANGE, SHIELDS, WEAPONS
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.hooks.powers import once_bit
from perihelion.games.andromeda.numbers import moon_limit, tactics_limit
from perihelion.games.andromeda.player import CORE, NO_FACTION, NO_GOAL, Player, Row
from perihelion.games.andromeda.seen.views import CardView, ModuleView, PlayerView, ShipView
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import INPUT, OUTPUT, PLAY, SEAM, plate_of, slot_of
from perihelion.games.kit.masks import has, members_of


def player_view(s: State, seat: Seat, score: int) -> PlayerView:
    """AE-TAC-01, AE-TRK-04. A station as everybody sees it."""
    player = s.players[seat]
    return PlayerView(
        seat=seat,
        faction=player.faction,
        dealt=[],
        goal=player.goal if s.ended else NO_GOAL,
        aims=[],
        sealed=sealed(s, seat),
        points=player.points,
        score=score,
        stock=list(player.stock),
        cards=player.hand.size(),
        hand=[],
        limit=tactics_limit(player),
        ships=ships(s, player, seat),
        leaders=player.leaders,
        leaders_out=sum(
            [s.regions[region].leaders[seat] for region in members_of(player.leaders_at, REGION_COUNT)]
        ),
        tracks=list(player.tracks),
        rows=[row_view(row, modules) for row, modules in enumerate(player.rows)],
        damaged=player.damaged(),
        modules=player.modules(),
        claimed=list(player.claimed),
        room=max(0, moon_limit(player) - len(player.claimed)),
        operations=player.operations,
        abilities=list(player.abilities),
        used_abilities=list(player.used_abilities),
        discoveries=s.discoveries.size(HELD + seat),
        tokens=list(player.powers),
        tiles=list(player.tiles),
        developments=members_of(player.built, REGION_COUNT),
        worn=worn(player),
    )


def sealed(s: State, seat: Seat) -> bool:
    """AE-PSET-03. Others see that a choice is in, and nothing else."""
    step = s.agenda[-1] if s.agenda else None
    return isinstance(step, Sealed) and bool(s.sealed) and step.complete(s, seat)


def worn(player: Player) -> bool:
    """Whether a power of the faction that works once a turn, battle or game was used."""
    if player.faction == NO_FACTION:
        return False
    powers = FACTION_POWERS[player.faction]
    return any(
        power.once != ALWAYS and player.used & once_bit(number, power.once) != 0
        for number, power in enumerate(powers)
    )


# The own hand


def hand(s: State, seat: Seat) -> list[CardView]:
    """AE-TAC-09. The own cards, and which of them could be played now."""
    cards = s.players[seat].hand
    words = options(s, seat) if seat in waiting(s) else []
    playable = {PLAY.noun(word) for word in words if PLAY.says(word)}
    return [CardView(card, cards.count(card), card in playable) for card in cards.kinds()]


# Ships


def ships(s: State, player: Player, side: Side) -> list[ShipView]:
    out = on_map(s, player, side)
    lost = player.built.bit_count()
    return [
        ship_view(
            player.upgrades[ship],
            player.stats[ship * PER_SHIP : (ship + 1) * PER_SHIP] or (0,) * PER_SHIP,
            player.shields[ship],
            (player.bay[ship], out[ship], player.yard[ship], player.barge[ship], player.working[ship]),
            player.supply[ship],
            lost if ship == TRANSPORT else 0,
        )
        for ship in SHIP_TYPES
    ]


def on_map(s: State, player: Player, side: Side) -> Fleet:
    found = NO_FLEET
    for region in members_of(player.at, REGION_COUNT):
        found = both(found, s.fleet(side, region))
    return found


@lru_cache(4096)
def ship_view(
    upgrade: int, stats: tuple[int, ...], covered: int, counts: tuple[int, ...], supply: int, lost: int
) -> ShipView:
    """AE-SHIP-03. A type of ships, by its values and where its ships are."""
    bay, out, yard, barge, working = counts
    return ShipView(
        upgrade=upgrade,
        range=stats[RANGE],
        weapons=stats[WEAPONS],
        shields=stats[SHIELDS],
        covered=covered,
        abilities=[name for ability, name in enumerate(ABILITIES) if has(stats[ABILITY], ability)],
        bay=bay,
        map=out,
        yard=yard,
        barge=barge,
        working=working,
        supply=supply,
        lost=lost,
    )


# Modules


@lru_cache(8192)
def row_view(row: int, modules: Row) -> list[ModuleView]:
    """Modules never change, so the view of a row is made once."""
    return [module_view(row, place, modules) for place in range(len(modules))]


def module_view(row: int, place: int, modules: Row) -> ModuleView:
    module = modules[place]
    return ModuleView(
        plate=plate_of(row, place),
        card=module.card,
        damage=module.damage,
        infected=module.infected,
        input=module.input,
        output=module.output,
        seam=module.seam,
        slots=slots(row, place, modules),
        used=module.used,
    )


def slots(row: int, place: int, modules: Row) -> list[int]:
    """AE-MOON-10, AE-MOON-12. The slots on a module, and the one between it and the next."""
    plate, card = plate_of(row, place), modules[place].card
    found: list[int] = []
    if card != CORE and HAS_INPUT[card]:
        found.append(slot_of(plate, INPUT))
    if card != CORE and HAS_OUTPUT[card]:
        found.append(slot_of(plate, OUTPUT))
    if row == INDUSTRY_ROW and place + 1 < len(modules):
        found.append(slot_of(plate, SEAM))
    return found
