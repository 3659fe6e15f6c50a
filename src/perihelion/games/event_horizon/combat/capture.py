"""Chapter "Capture, production, victory points": whose flag is on which world."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step
from perihelion.games.event_horizon.board.fleet import marauders_at, ships_at, tiles_of
from perihelion.games.event_horizon.build.tech import gain_level
from perihelion.games.event_horizon.cards.tables import IS_WORLD, NOBODY, TECH_TOKENS
from perihelion.games.event_horizon.numbers import capture_value, defense, set_production
from perihelion.games.event_horizon.player import CAPTURES, OVERFLOW, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has


class Captures(Step):
    """EH-CAP-01, EH-CAP-03. After all combats everybody captures at once, without a choice."""

    def run(self, s: State) -> None:
        captures: list[Step] = []
        for seat in s.order:
            captures += [Capture(seat, tile) for tile in captured_by(s, seat)]
        s.then_all([*captures, SetDials()])


class Capture(Step):
    """EH-CAP-04, EH-CAP-05, EH-CAP-07, EH-CAP-09, EH-CAP-11, EH-CAN-08. A flag goes onto the world and the
    old one back; mine and cannon stay and change hands."""

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        loser = s.owners[self.tile]
        if loser != NOBODY:
            s.players[loser].flags -= 1
            player.points[CAPTURES] += 1  # EH-CAP-09, EH-VP-01
        s.owners[self.tile] = self.seat
        player.flags += 1
        take_tech_tokens(s, self.seat, self.tile)


class SetDials(Step):
    """EH-PROD-02, EH-PROD-03. Every production dial shows what the worlds yield now, for the Builds of the
    next round."""

    def run(self, s: State) -> None:
        set_production(s)


def captured_by(s: State, seat: Seat) -> list[int]:
    """EH-CAP-01, EH-CAP-10, EH-MOVE-11. The worlds that a player occupies, does not own, and is strong enough
    to take."""
    player = s.players[seat]
    return [
        tile
        for tile in tiles_of(player.occupied & s.revealed)
        if IS_WORLD[s.faces[tile]] and s.owners[tile] != seat and overcomes(s, player, tile)
    ]


def overcomes(s: State, player: Player, tile: int) -> bool:
    """EH-CAP-01, EH-CAP-02, EH-CAP-12. Whether the ships on a world have more CV than its DV, and no
    marauders are in the way."""
    return fleet_capture(player, tile) > defense(s, tile) and marauders_at(s, tile) == 0


def fleet_capture(player: Player, tile: int) -> int:
    """EH-CAP-01. The CV of all ships of a player on a tile."""
    return sum([capture_value(player, group) for group in ships_at(player, tile)])


def capture_with(player: Player, tile: int, arriving: list[int]) -> int:
    """EH-CAP-01. The same after ships of these groups have come."""
    return fleet_capture(player, tile) + sum([capture_value(player, group) for group in arriving])


def take_tech_tokens(s: State, seat: Seat, tile: int) -> None:
    """EH-CAP-08, EH-TECH-07, EH-TECH-08, EH-VP-04. The first captor gains a level for each token, or a point
    where the track is full."""
    if has(s.tapped, tile):
        return
    s.tapped |= bit(tile)
    for _ in range(TECH_TOKENS[s.faces[tile]]):
        if not gain_level(s, seat):
            s.players[seat].points[OVERFLOW] += 1
