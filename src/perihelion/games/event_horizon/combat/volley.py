"""Chapter "Combat": dice against a fleet, thrown in volleys of at most three."""

from __future__ import annotations

from math import factorial
from typing import Final

from perihelion.core.steps import Chance, Seat, Side, Step, Word
from perihelion.games.event_horizon.board.fleet import marauders_at
from perihelion.games.event_horizon.cards.tables import (
    DIE_FACES,
    MARAUDER_DICE,
    MARAUDER_HITS_ON,
    MARAUDERS,
    PORT_GROUP,
)
from perihelion.games.event_horizon.fight import AIMED, PLAIN, lane, thrown
from perihelion.games.event_horizon.numbers import dice, hits_on, targeted
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import DICE, VOLLEY_DICE, VOLLEY_START, VOLLEYS


def ways(volley: tuple[int, ...]) -> int:
    """How many throws of distinct dice show these faces."""
    count = factorial(len(volley))
    for face in DIE_FACES:
        count //= factorial(volley.count(face))
    return count


WAYS: Final = [
    [ways(volley) for volley in VOLLEYS if len(volley) == count] for count in range(VOLLEY_DICE + 1)
]
"""The weights of all volleys of so many dice."""
VOLLEY_COUNT: Final = len(VOLLEYS)
LOWEST: Final[tuple[int, ...]] = tuple(range(len(DIE_FACES) + 1))
VOLLEY_HITS: Final[tuple[int, ...]] = tuple(
    [sum([face >= low for face in volley]) for low in LOWEST for volley in VOLLEYS]
)
"""By lowest hitting face * VOLLEY_COUNT + volley."""


def volley_hits(hits_on: int, volley: int) -> int:
    """EH-CMB-09. How many dice of a volley hit."""
    return VOLLEY_HITS[hits_on * VOLLEY_COUNT + volley]


class Throw(Chance):
    """EH-CMB-08, EH-CMB-09. Dice of one accuracy against a fleet; each hitting number is a hit.

    EH-SU-10: `aimed` hits are assigned by the shooter."""

    def __init__(self, side: Side, target: int, hits_on: int, dice: int, aimed: bool) -> None:
        self.side: Final = side
        self.target: Final = target
        self.hits_on: Final = hits_on
        self.dice: Final = dice
        self.aimed: Final = aimed

    def weights(self, s: State) -> list[int]:
        return WAYS[self.dice]

    def happen(self, s: State, outcome: int) -> None:
        fight = s.fight
        volley = VOLLEY_START[self.dice] + outcome
        hits = volley_hits(self.hits_on, volley)
        if self.aimed:
            fight.aimed[lane(self.side, self.target)] += hits
        else:
            fight.hits[self.target] += hits
        fight.dice.append(
            thrown(fight.round, self.side, self.target, self.hits_on, volley, AIMED if self.aimed else PLAIN)
        )

    def word(self, s: State, outcome: int) -> Word:
        return DICE.of(VOLLEY_START[self.dice] + outcome)


def throws(s: State, seat: Seat, groups: list[int], target: int, struck: bool) -> list[Step]:
    """EH-CMB-08. All dice of these ships of a seat against a side; `struck`: its fleet has suffered a hit in
    this combat."""
    player = s.players[seat]
    plain, aimed = [0] * len(LOWEST), [0] * len(LOWEST)
    for group in groups:
        if group != PORT_GROUP:
            counts = aimed if targeted(player, group) else plain
            counts[hits_on(player, group)] += dice(player, group, target == MARAUDERS, struck)
    steps: list[Step] = []
    for lowest in range(len(LOWEST)):
        if plain[lowest]:
            steps.extend(volleys_of(seat, target, lowest, plain[lowest], False))
        if aimed[lowest]:
            steps.extend(volleys_of(seat, target, lowest, aimed[lowest], True))
    return steps


def marauder_throws(s: State, tile: int, target: int) -> list[Step]:
    """EH-MAR-12. One die for each marauder ship on the tile."""
    return volleys_of(MARAUDERS, target, MARAUDER_HITS_ON, MARAUDER_DICE * marauders_at(s, tile), False)


def volleys_of(side: Side, target: int, hits_on: int, count: int, aimed: bool) -> list[Step]:
    """Equal dice, three at a time."""
    steps: list[Step] = [
        Throw(side, target, hits_on, VOLLEY_DICE, aimed) for _ in range(count // VOLLEY_DICE)
    ]
    if count % VOLLEY_DICE:
        steps.append(Throw(side, target, hits_on, count % VOLLEY_DICE, aimed))
    return steps
