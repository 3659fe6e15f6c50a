"""The order of play. The first file to read."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.core.steps import Step
from perihelion.games.event_horizon.build.explore import RevealProbes
from perihelion.games.event_horizon.build.menu import Builds
from perihelion.games.event_horizon.cards.tables import ROUNDS
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.move import Moves
from perihelion.games.event_horizon.round.rounds import RoundEnd, RoundStart
from perihelion.games.event_horizon.setup import Setup
from perihelion.games.event_horizon.state import State, new_state


class WholeGame(Step):
    """EH-GEN-02. Setup, then eight rounds."""

    def run(self, s: State) -> None:
        s.then(Setup(), Round())


class Round(Step):
    """EH-ROUND-01. Order and marauders; Build, reveal, Move, Combat, Capture; the end of the round."""

    def run(self, s: State) -> None:
        s.round += 1
        s.then(
            RoundStart(), Builds(), RevealProbes(), Moves(), Combats(), Captures(), RoundEnd(), NextRound()
        )


class NextRound(Step):
    """EH-ROUND-10, EH-END-03. After the eighth round the game is over, and never before."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.then(Round())


def begin(seats: int, options: Mapping[str, str]) -> State:
    """A table at which nothing has happened yet."""
    gates, close = options["home_gates"] == "on", options["close_starts"] == "on"
    s = new_state(seats, int(options["start_cruisers"]), gates, close)
    s.then(WholeGame())
    return s
