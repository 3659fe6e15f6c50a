"""What an expansion has on the table, and what is different at a table that plays it.

Every method has the answer of the base game. An expansion makes a class of it with its own pieces, and gives
an object of it to the table; it changes what it is about and leaves the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.dice import Generator
from perihelion.core.said import Said
from perihelion.core.steps import Seat, Side, Step
from perihelion.core.steps import State as CoreState
from perihelion.games.andromeda.cards.resources import Amounts
from perihelion.games.andromeda.cards.sets import BASE_SETS

Parts = list[tuple[Said, int]]
"""VP at the end, by what they are for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Added:
    """The pieces of an expansion. `s` is always the whole table."""

    def clone(self) -> Added:
        """A copy; pieces that never change may be shared."""
        return self

    # What is in the game

    def sets(self) -> int:
        """The sets of cards in the game, a bit each."""
        return BASE_SETS

    def lay(self, s: CoreState) -> None:
        """The table is empty: what lies on it before everything else, as a tile that has its
        place."""

    # Sides and their order

    def automatic(self) -> tuple[str, ...]:
        """What the sides are called that the rules drive."""
        return ()

    def next_side(self, sides: int, side: Side) -> Side:
        """Who has the next turn: clockwise."""
        return (side + 1) % sides

    def in_turn(self, sides: int, first: Side) -> list[Side]:
        """All sides in turn order, from this one."""
        return [(first + place) % sides for place in range(sides)]

    # Steps

    def watches(self) -> bool:
        """Whether every step is shown to `instead` and `taken`."""
        return False

    def instead(self, s: CoreState, step: Step) -> Step:
        """What comes in the place of a step: a turn of an automatic side, what
        it does where a player would be asked, a part of an action that a card replaces."""
        return step

    def taken(self, s: CoreState, step: Step) -> None:
        """A step was taken, as a ship was placed, or an event card is over."""

    def gains(self, s: CoreState, side: Side, amounts: Amounts) -> None:
        """An automatic side would gain these resources."""

    # The end

    def scored(self, s: CoreState, side: Side, parts: Parts) -> Parts:
        """The parts of the final score of a side; those of the base game are given."""
        return parts

    def modules(self, s: CoreState, side: Side, modules: int) -> int:
        """How many modules count in a tie."""
        return modules

    def relics(self) -> bool:
        """Whether relics are in the game, so that cards count them."""
        return False

    def relics_of(self, s: CoreState, side: Side) -> int:
        return 0

    def places(self, s: CoreState, places: list[int]) -> list[int]:
        """The places of all sides; those by VP and ties are given."""
        return places

    # For whoever looks, plays or checks

    def redeal(self, s: CoreState, seat: Seat, generator: Generator) -> None:
        """Deal anew what this seat may not know."""

    def check(self, s: CoreState) -> None:
        """Assert that no piece of the expansion was lost or made."""

    def leaders_of(self, s: CoreState, side: Side) -> int:
        """Leaders of a seat among the pieces of the expansion, for the check that none is lost."""
        return 0

    def worth(self, s: CoreState, side: Side) -> float:
        """What a seat may expect of the pieces of the expansion, in VP; an automatic side, besides its
        score."""
        return 0.0

    def seen(self, s: CoreState, seat: Seat) -> dict[str, list[int]] | None:
        """What a seat may see of it, each kind of pieces by its name; a spectator is no seat."""
        return None


class Unused(Added):
    """No expansion is in the game; no digest tells of it."""


UNUSED: Final = Unused()
