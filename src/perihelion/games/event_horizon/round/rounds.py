"""Chapter "Round frame and player order": what opens and what closes a round."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import settle_ships
from perihelion.games.event_horizon.build.placement import CheckLimit
from perihelion.games.event_horizon.build.shipyard import build_port, port_tiles, refuse_port_tile
from perihelion.games.event_horizon.build.tech import gain_level
from perihelion.games.event_horizon.cards.tables import FREE_ROUND, NOWHERE
from perihelion.games.event_horizon.numbers import row_points, victory_points
from perihelion.games.event_horizon.player import ROW
from perihelion.games.event_horizon.round.marauders import MarauderStart
from perihelion.games.event_horizon.round.rolloff import BreakTies, by_keys
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BUILD_PORT, PASS

PRODUCTIONS: Final = 1000
"""More than any production dial can show."""


class RoundStart(Step):
    """EH-ROUND-02, EH-ROUND-03, EH-ROUND-04, EH-SETUP-16. From the second round: order by points, production,
    dice; then the marauders."""

    def run(self, s: State) -> None:
        if s.round > 1:
            s.keys = [victory_points(player) * PRODUCTIONS + player.production for player in s.players]
            s.then(BreakTies(False), SetOrder(), MarauderStart())


class SetOrder(Step):
    """EH-SETUP-08, EH-ROUND-05. The highest is first; the order stays until the next roll-off for it."""

    def run(self, s: State) -> None:
        s.order = by_keys(s.keys)


class RoundEnd(Step):
    """EH-ROUND-06, EH-ROUND-07, EH-ROUND-08. Points of the flag row; after the third round a free level and a
    free port; then all is tidied."""

    def run(self, s: State) -> None:
        gifts: list[Step] = (
            [FreeLevels(), *[FreePort(seat) for seat in s.order]] if s.round == FREE_ROUND else []
        )
        s.then_all([ScoreRow(), *gifts, TidyUp()])


class ScoreRow(Step):
    """EH-ROUND-06. Every player gains what the flag row shows."""

    def run(self, s: State) -> None:
        for player in s.players:
            player.points[ROW] += row_points(player)


class FreeLevels(Step):
    """EH-ROUND-07. Every player advances one tech level."""

    def run(self, s: State) -> None:
        for seat in s.order:
            gain_level(s, seat)


class FreePort(AskOne):
    """EH-ROUND-08, EH-ROUND-09. A port of the supply where ports may stand, whatever the tech level; without
    such a place nothing."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [*[BUILD_PORT.of(tile) for tile in port_tiles(s, seat)], PASS]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != PASS:
            build_port(s, seat, BUILD_PORT.noun(option))
            s.then(CheckLimit(seat, BUILD_PORT.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return (
            refuse_port_tile(s, s.players[seat], BUILD_PORT.noun(option)) if BUILD_PORT.says(option) else None
        )


class TidyUp(Step):
    """Markers, vehicles and what was left to spend are gone; no ship has moved in the round that begins.

    EH-SHIP-05. A free port is an old one in the next Build."""

    def run(self, s: State) -> None:
        s.dial = 0
        for player in s.players:
            settle_ships(player)
            player.markers = 0
            player.new_ports = 0
            player.probe = NOWHERE
            player.budget = 0
