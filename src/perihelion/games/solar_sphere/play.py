"""The order of play. The first file to read."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.core.steps import Step
from perihelion.games.solar_sphere.cards.tables import LEVELS
from perihelion.games.solar_sphere.deploy.turn import Turns
from perihelion.games.solar_sphere.numbers import final_round
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock
from perihelion.games.solar_sphere.phases.recover import Recover
from perihelion.games.solar_sphere.setup import Setup
from perihelion.games.solar_sphere.state import State, new_state


class WholeGame(Step):
    """Setup, then rounds until one is the last."""

    def run(self, s: State) -> None:
        s.then(Setup(), Round())


class Round(Step):
    """Four phases: Dock, Deploy, Battle, Recover."""

    def run(self, s: State) -> None:
        s.round += 1
        s.then(Dock(), Turns(0), Battle(), EndOfRound())


class EndOfRound(Step):
    """SS-END-01, SS-END-02. Recover and another round; after the final round the game is over without
    Recover."""

    def run(self, s: State) -> None:
        if not final_round(s):
            s.then(Recover(), Round())


def begin(seats: int, options: Mapping[str, str]) -> State:
    """A table at which nothing has happened yet."""
    s = new_state(seats, LEVELS.index(options["level"]))
    s.then(WholeGame())
    return s
