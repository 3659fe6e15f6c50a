"""What a designer counts in a game: places in the order of play, the scoring card, rounds, ships and sets."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.kit.counting import NOBODYS, Counter, Counters, Note
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


def places(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """The first order of play, when it is complete."""
    if len(after.order) < after.sides:
        return []
    return [(f"start: place {place + 1} in the first round", side) for place, side in enumerate(after.order)]


def scoring(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return [(f"scoring card: {SCORING_CARDS[after.scoring]}", NOBODYS)]


def round_over(before: State, _: Step, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    """How long the game was, and who has how many sets of factions at its end."""
    if not final_round(before):
        return []
    sets = [
        (f"sets of factions: {faction_sets(player.icons)}", seat)
        for seat, player in enumerate(before.players)
    ]
    return [(f"rounds: {before.round}", NOBODYS), *sets]


def victory(before: State, step: battle.Victory, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    """Who commanded against a ship that was beaten."""
    side = commander(before, step.slot)
    whose = side if before.seated(side) else NOBODYS
    return [(f"ship beaten: {SHIP_NAMES[before.ships[step.slot]]}", whose)]


COUNTERS: Final[dict[type[Step], Counter]] = {
    setup.NextInOrder: places,
    setup.DrawScoring: scoring,
    battle.Victory: victory,
    play.EndOfRound: round_over,
}
LAB: Final = Lab(COMPONENTS, Counters(COUNTERS).figures)
