"""What lies on a space or in a gap. These are values: a table that changes gets new ones, and copies share
the others."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.values import Value
from perihelion.games.m121.cards.board import NOBODY, PLAYER_NAMES
from perihelion.games.m121.cards.tables import CUBES, DEMANDS, NO_CARD

NO_DISKS: Final[tuple[int, ...]] = (0, 0, 0, 0)


class Site(Value):
    """A system space: its card with cubes and disks, or at most one disk where it is empty."""

    __slots__ = ("card", "claim", "controller", "cubes", "filled", "military", "political", "war_circle")

    def __init__(
        self,
        card: int,
        claim: int,
        controller: int,
        war_circle: bool,
        political: tuple[int, ...],
        military: tuple[int, ...],
        filled: tuple[int, ...],
        cubes: tuple[int, ...],
    ) -> None:
        self.card: Final = card
        self.claim: Final = claim
        """MX-INFL-11. Whose disk lies in the empty space, or NOBODY."""
        self.controller: Final = controller
        self.war_circle: Final = war_circle
        """MX-INFL-08. Whether the military control circle is filled, and not the political one."""
        self.political: Final = political
        self.military: Final = military
        """MX-INFL-03. Disks in these areas by seat, those in the control circles included."""
        self.filled: Final = filled
        """Whose disk lies on each demand space, or NOBODY: cultural influence."""
        self.cubes: Final = cubes

    def disks(self, seat: int) -> int:
        """MX-INFL-05. All disks of a player, of whatever kind."""
        return self.political[seat] + self.military[seat] + self.filled.count(seat)

    def influenced(self, seat: int) -> bool:
        """MX-INFL-04. One disk of any kind is enough, also in an empty space."""
        return self.claim == seat or self.disks(seat) > 0

    def ruled(self, controller: int, war_circle: bool) -> Site:
        """MX-INFL-08. Under another controller."""
        return Site(
            self.card, NOBODY, controller, war_circle, self.political, self.military, self.filled, self.cubes
        )

    def plus_political(self, seat: int) -> Site:
        return Site(
            self.card,
            NOBODY,
            self.controller,
            self.war_circle,
            more(self.political, seat, 1),
            self.military,
            self.filled,
            self.cubes,
        )

    def plus_military(self, seat: int) -> Site:
        return Site(
            self.card,
            NOBODY,
            self.controller,
            self.war_circle,
            self.political,
            more(self.military, seat, 1),
            self.filled,
            self.cubes,
        )

    def plus_cultural(self, seat: int, number: int) -> Site:
        filled = (*self.filled[:number], seat, *self.filled[number + 1 :])
        return Site(
            self.card,
            NOBODY,
            self.controller,
            self.war_circle,
            self.political,
            self.military,
            filled,
            self.cubes,
        )

    def less_cube(self, colour: int) -> Site:
        return Site(
            self.card,
            NOBODY,
            self.controller,
            self.war_circle,
            self.political,
            self.military,
            self.filled,
            more(self.cubes, colour, -1),
        )


def more(counts: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    """Counts of which one has changed."""
    changed = list(counts)
    changed[place] += change
    return tuple(changed)


def empty_site(claim: int) -> Site:
    return Site(NO_CARD, claim, NOBODY, False, NO_DISKS, NO_DISKS, (), NO_DISKS)


EMPTY: Final = empty_site(NOBODY)
CLAIMED: Final[tuple[Site, ...]] = tuple([empty_site(seat) for seat in range(len(PLAYER_NAMES))])


def new_system(card: int, seat: int, war_circle: bool, claim: int, cubes: tuple[int, ...]) -> Site:
    """MX-COL-03, MX-COL-04, MX-COL-08. A system that a player has placed, where somebody's disk may have
    lain."""
    political = NO_DISKS if claim == NOBODY else more(NO_DISKS, claim, 1)
    if not war_circle:
        political = more(political, seat, 1)
    military = more(NO_DISKS, seat, 1) if war_circle else NO_DISKS
    filled = (NOBODY,) * DEMANDS[card]
    return Site(card, NOBODY, seat, war_circle, political, military, filled, cubes)


def cubes_for(card: int, stock: tuple[int, ...]) -> tuple[int, ...]:
    """MX-COL-09, MX-COL-10. The printed cubes, as far as the stock has them."""
    return tuple([min(CUBES[card][colour], stock[colour]) for colour in range(len(stock))])


class Works(Value):
    """MX-INFL-02. Infrastructure in a gap, whose builder owns it for good, and the corner that its name edge
    faces."""

    __slots__ = ("card", "owner", "turn")

    def __init__(self, card: int, owner: int, turn: int) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.turn: Final = turn


NO_WORKS: Final = Works(NO_CARD, NOBODY, 0)
