"""The order of play. The first file to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.core.steps import Step
from perihelion.games.m121.cards.board import NOBODY, PLAYER_NAMES
from perihelion.games.m121.cards.slots import ADVANCE, BUILD, COLONISE, DELIVER, EXPAND
from perihelion.games.m121.hand.draw import DrawCards
from perihelion.games.m121.numbers import takes_place
from perihelion.games.m121.phases.advance import AdvanceTurn, Refresh
from perihelion.games.m121.phases.build import BuildTurn
from perihelion.games.m121.phases.colonise import ColoniseTurn
from perihelion.games.m121.phases.deliver import DeliverTurn
from perihelion.games.m121.phases.expand import ExpandTurn
from perihelion.games.m121.round.closing import EndOfRound
from perihelion.games.m121.round.phase import opening_draw, order_of
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import EndOfGame
from perihelion.games.m121.setup import Setup
from perihelion.games.m121.state import NO_LIMIT, NOT_OVER, Agreement, State, new_state


class WholeGame(Step):
    """Setup, then rounds until the game ends."""

    def run(self, s: State) -> None:
        s.then(Setup(), Round())


class Round(Step):
    """MX-ROUND-01. Selection and reveal, the phases, the end of the round."""

    def run(self, s: State) -> None:
        s.round += 1
        s.changed = False
        s.then(Selection(), Phases(), EndOfRound(), NextRound())


class Phases(Step):
    """MX-ROUND-02, MX-ROUND-03. Each phase that somebody chose, once and in order; Expand always."""

    def run(self, s: State) -> None:
        phases = (ADVANCE, BUILD, COLONISE, DELIVER, EXPAND)
        s.then_all([Phase(phase) for phase in phases if takes_place(s, phase)])


class Phase(Step):
    """MX-ROUND-04, MX-INIT-03, MX-INIT-04, MX-POW-04, MX-POW-05. The order is fixed; the draws of the start
    are made in it; then everybody, chooser or not, has a turn."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, s: State) -> None:
        s.phase = self.phase
        s.order = order_of(s, self.phase)
        s.acting = NOBODY
        draws: list[Step] = []
        for seat in s.order:
            drawn = opening_draw(s, seat, self.phase)
            if drawn:
                draws.append(DrawCards(seat, drawn))
        turns = [turn_in(self.phase, seat) for seat in s.order]
        s.then_all([*draws, *turns, Refresh()] if self.phase == ADVANCE else [*draws, *turns])


def turn_in(phase: int, seat: int) -> Step:
    if phase == ADVANCE:
        return AdvanceTurn(seat)
    if phase == BUILD:
        return BuildTurn(seat)
    if phase == COLONISE:
        return ColoniseTurn(seat)
    return DeliverTurn(seat) if phase == DELIVER else ExpandTurn(seat)


class NextRound(Step):
    """MX-END-04. Another round, unless the game has ended."""

    def run(self, s: State) -> None:
        s.then(Round() if s.ended == NOT_OVER else EndOfGame())


def begin(seats: int, options: Mapping[str, str]) -> State:
    """MX-VAR-09. A table at which nothing has happened yet."""
    agreed = Agreement(
        hands=tuple([int(options[f"cards_{name}"]) for name in PLAYER_NAMES]),
        rounds=NO_LIMIT if options["rounds"] == "none" else int(options["rounds"]),
        timed=options["time_limit"] == "on",
        upgrades=options["upgrade"] == "on",
        short=options["short"] == "on",
        story=options["tie_break"] == "story",
        quick_start=options["quick_start"] == "on",
        always_stop=options["invasions"] == "always",
    )
    s = new_state(seats, agreed)
    s.then(WholeGame())
    return s
