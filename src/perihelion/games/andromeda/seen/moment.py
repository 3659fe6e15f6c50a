"""Where the game is: how far, which part of a turn, what the present question is about."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Many, Said
from perihelion.core.steps import Step, over
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.battle.sides import BattleOver
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.home.activate import AllHome
from perihelion.games.andromeda.launch.launch import Activated, ActivateRegion, Destination, LaunchShip
from perihelion.games.andromeda.raiders.strike import RaiderStrike
from perihelion.games.andromeda.state import (
    FREE_TO,
    GONE,
    NO_EVENT,
    NOT_ENDING,
    ON_STATION,
    ON_TRACK,
    TO_LAUNCH,
    TO_RETURN,
    State,
)
from perihelion.games.andromeda.turn.points import AfterActivation, BeforeBattle
from perihelion.games.andromeda.turn.turn import Limits, NextTurn, StartOfTurn

MARKERS: Final[tuple[tuple[type[Step], str], ...]] = (
    (StartOfTurn, "launch"),
    (Destination, "launch"),
    (LaunchShip, "launch"),
    (ActivateRegion, "launch"),
    (Activated, "activate"),
    (AfterActivation, "activate"),
    (RaiderStrike, "activate"),
    (BeforeBattle, "strike"),
    (Fight, "strike"),
    (BattleOver, "battle"),
    (AllHome, "return"),
    (EventIfDue, "end"),
    (Limits, "event"),
    (NextTurn, "end"),
)
"""The next of these that is planned tells in which part of a turn the game is."""
MARKER_PLACES: Final = {ON_TRACK: "track", ON_STATION: "station", GONE: "gone"}
BOUND: Final = {FREE_TO: "", TO_LAUNCH: "launch", TO_RETURN: "return"}


def stage(s: State) -> str:
    if over(s):
        return "over"
    if s.turn == 0:
        return "setup"
    if s.event != NO_EVENT:
        return "event"
    return "last" if final_turn(s) else "turn"


def final_turn(s: State) -> bool:
    """AE-END-04. Whether it is one of the turns after the one in which the end was triggered."""
    return s.left != NOT_ENDING and s.left < s.side_count()


def step_of_turn(s: State) -> str:
    """AE-LAUNCH-01, AE-RET-01, AE-EVT-12. Where the turn is."""
    if over(s) or s.turn == 0:
        return ""
    if s.event != NO_EVENT:
        return "event"
    for step in reversed(s.agenda):
        for kind, name in MARKERS:
            if isinstance(step, kind):
                return name
    return ""


def why_over(s: State) -> Said:
    """AE-END-04, AE-END-07."""
    if not over(s):
        return NOTHING_SAID
    if s.aborted:
        return Many(
            s.turn, "the game was broken off after {n} turn", "the game was broken off after {n} turns"
        )
    first = [side for side in range(s.side_count()) if s.players[side].points >= s.agreed.terminus]
    if len(first) == 1:
        return Said("{player:side} has reached {points} VP", side=first[0], points=s.agreed.terminus)
    return Said("{points} VP have been reached", points=s.agreed.terminus)


def asked_about(s: State, what: str) -> int:
    """The `plate`, the `moon` or the like that the present question is about: whichever step has one calls
    it so."""
    step = s.agenda[-1] if s.agenda else None
    found: int = getattr(step, what, -1)
    return found
