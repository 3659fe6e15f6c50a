"""What a designer counts in a game: places in the order of play, the scoring card, rounds, ships and sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.core.steps import Step
from perihelion.games.solar_sphere import play, setup
from perihelion.games.solar_sphere.cards.tables import SCORING_CARDS, SHIP_NAMES
from perihelion.games.solar_sphere.numbers import commander, faction_sets, final_round
from perihelion.games.solar_sphere.phases import battle
from perihelion.games.solar_sphere.state import State

COMPONENTS: Final = (
    "visit",
    "launch satellite",
    "build",
    "hire",
    "use",
    "retire",
    "attack",
    "decommission to",
)
"""The verbs that take something which a designer weighs."""
Note = tuple[str, int]
"""What happened, and to which seat; -1 for nobody in particular."""


def figures(before: State, step: Step, seat: int, word: int, after: State) -> list[Note]:
    """What a step adds to the count."""
    counter = COUNTERS.get(type(step))
    return counter(before, step, seat, word, after) if counter else []


def places(_: State, _step: Step, _seat: int, _word: int, after: State) -> list[Note]:
    """The first order of play, when it is complete."""
    if len(after.order) < after.sides:
        return []
    return [(f"start: place {place + 1} in the first round", side) for place, side in enumerate(after.order)]


def scoring(_: State, _step: Step, _seat: int, _word: int, after: State) -> list[Note]:
    return [(f"scoring card: {SCORING_CARDS[after.scoring]}", -1)]


def round_over(before: State, _: Step, _seat: int, _word: int, _after: State) -> list[Note]:
    """How long the game was, and who has how many sets of factions at its end."""
    if not final_round(before):
        return []
    sets = [
        (f"sets of factions: {faction_sets(player.icons)}", seat)
        for seat, player in enumerate(before.players)
    ]
    return [(f"rounds: {before.round}", -1), *sets]


def victory(before: State, step: battle.Victory, _seat: int, _word: int, _after: State) -> list[Note]:
    """Who commanded against a ship that was beaten."""
    side = commander(before, step.slot)
    return [(f"ship beaten: {SHIP_NAMES[before.ships[step.slot]]}", side if side < before.seat_count else -1)]


COUNTERS: Final[dict[type[Step], Callable[[State, Any, int, int, State], list[Note]]]] = {
    setup.NextInOrder: places,
    setup.DrawScoring: scoring,
    battle.Victory: victory,
    play.EndOfRound: round_over,
}
