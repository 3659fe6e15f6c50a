"""Chapter "Marauders and wormholes: round start": a wormhole opens, marauders come out of it, every fleet
drifts."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import AskOne, Chance, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import (
    dial_code,
    fleet_number,
    fleet_ships,
    fleet_tile,
    marauder_fleet,
    marauder_mask,
    marauders_at,
    occupied_by_players,
    tiles_of,
)
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    EVERYWHERE,
    NOWHERE,
    SPAWNED_MARAUDERS,
    START_FACE,
    SUN,
    SUN_FACE,
)
from perihelion.games.event_horizon.round.rolloff import SIX, BreakTies, first_seat
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ROLL, WORMHOLE
from perihelion.games.kit.masks import bit, has


def new_marauders(s: State, tile: int, ships: int) -> None:
    """A new fleet, the youngest."""
    s.marauders.append(marauder_fleet(s.fleets_seen, tile, ships))
    s.fleets_seen += 1


class MarauderStart(Step):
    """EH-MAR-01, EH-MAR-05. The player with the least production opens a wormhole; then every fleet
    drifts."""

    def run(self, s: State) -> None:
        most = max([player.production for player in s.players])
        s.keys = [most - player.production for player in s.players]
        s.then(BreakTies(True), NextWormhole(), DriftAll())


# The wormhole


def wormhole_mask(s: State) -> int:
    """EH-MAR-02. Tiles without ships, ports and marauders, neither starting tile nor sun, without a token."""
    barred = occupied_by_players(s) | marauder_mask(s) | s.wormholes | bit(SUN)
    for player in s.players:
        if player.home != NOWHERE:
            barred |= bit(player.home)
    return EVERYWHERE & ~barred


class NextWormhole(Step):
    """EH-MAR-01, EH-MAR-04. Whoever won the roll-off for least production chooses, if there is a legal
    tile."""

    def run(self, s: State) -> None:
        if wormhole_mask(s):
            s.then(OpenWormhole(first_seat(s.keys)))


class OpenWormhole(AskOne):
    """EH-MAR-03, EH-WH-01, EH-WH-05. A wormhole token, for good, and a new fleet of 3 marauders on the same
    tile."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [WORMHOLE.of(tile) for tile in tiles_of(wormhole_mask(s))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        tile = WORMHOLE.noun(option)
        s.wormholes |= bit(tile)
        new_marauders(s, tile, SPAWNED_MARAUDERS)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_wormhole(s, WORMHOLE.noun(option)) if WORMHOLE.says(option) else None


def refuse_wormhole(s: State, tile: int) -> Refusal:
    """EH-MAR-02. Why no wormhole may open here."""
    if tile == SUN:
        return Refusal("EH-MAR-02", "No wormhole opens on the sun.")
    if s.faces[tile] == START_FACE:
        return Refusal("EH-MAR-02", "{tile:tile} is a starting tile.", tile=tile)
    if has(s.wormholes, tile):
        return Refusal("EH-MAR-02", "{tile:tile} has a wormhole already.", tile=tile)
    if ships := marauders_at(s, tile):
        there = Many(
            ships,
            "{tile:tile} is occupied: {n} marauder ship stands there.",
            "{tile:tile} is occupied: {n} marauder ships stand there.",
            tile=tile,
        )
        return Refusal("EH-MAR-02", there)
    seats = [seat for seat in range(s.seat_count) if has(s.players[seat].occupied, tile)]
    owners = series([Said("{player:seat}", seat=seat) for seat in seats])
    return Refusal("EH-MAR-02", "{tile:tile} is occupied by ships of {owners}.", tile=tile, owners=owners)


# Drifting


class DriftAll(Step):
    """EH-MAR-05, EH-MAR-13. Every fleet drifts once with its own roll, the oldest first, the new one last."""

    def run(self, s: State) -> None:
        s.then_all([Drift(fleet_number(code)) for code in s.marauders])


class Drift(Chance):
    """EH-MAR-06, EH-MAR-07. The die on the sun's dial says where the whole fleet goes; if it cannot go there
    it rolls again."""

    def __init__(self, fleet: int) -> None:
        self.fleet: Final = fleet

    def weights(self, s: State) -> list[int]:
        return SIX

    def happen(self, s: State, outcome: int) -> None:
        s.dial = dial_code(self.fleet, outcome + 1)
        place = [fleet_number(code) for code in s.marauders].index(self.fleet)
        code = s.marauders[place]
        tile = AROUND[fleet_tile(code)][outcome]
        if open_to_marauders(s, tile):
            s.marauders[place] = marauder_fleet(self.fleet, tile, fleet_ships(code))
        else:
            s.then(self)

    def word(self, s: State, outcome: int) -> Word:
        return ROLL.of(outcome)


def open_to_marauders(s: State, tile: int) -> bool:
    """EH-MAR-07, EH-MAR-09. Every tile of the map but the sun and the starting tiles, whatever lies or stands
    there."""
    return tile != NOWHERE and s.faces[tile] != SUN_FACE and s.faces[tile] != START_FACE
