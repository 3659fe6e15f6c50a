"""The combat that is being fought, or the last one: what lies beside the tile while dice are thrown."""

from __future__ import annotations

from typing import Final, NewType

from perihelion.core.steps import Side
from perihelion.games.event_horizon.cards.tables import MARAUDERS, NOWHERE, PLAYER_NAMES

COMBAT: Final = 0
ATTACKING_ROLL: Final = 1
FREE_SHOT: Final = 2
FIGHT_KINDS: Final[tuple[str, ...]] = ("combat", "attacking roll", "free shot")
SIDE_COUNT: Final = MARAUDERS + 1

Thrown = NewType("Thrown", int)
"""One to three dice on the table, see `thrown`."""


class Fight:
    """Masks have a bit for each seat, and bit MARAUDERS for the marauders."""

    __slots__ = (
        "aimed",
        "away",
        "dice",
        "hits",
        "kind",
        "leaving",
        "lost_fleets",
        "on",
        "round",
        "sides",
        "struck",
        "tile",
        "veiled",
    )

    def __init__(
        self,
        kind: int,
        on: bool,
        tile: int,
        round: int,
        sides: int,
        struck: int,
        veiled: int,
        away: int,
        lost_fleets: int,
        hits: list[int],
        aimed: list[int],
        leaving: list[int],
        dice: list[Thrown],
    ) -> None:
        self.kind = kind
        self.on = on
        """Being fought; otherwise it is only remembered, for whoever looks at the table."""
        self.tile = tile
        self.round = round
        self.sides = sides
        """Who took part."""
        self.struck = struck
        """Whose fleet has suffered a hit."""
        self.veiled = veiled
        """Whose Deflector Veil has cancelled a hit."""
        self.away = away
        """Who got ships away by retreat."""
        self.lost_fleets = lost_fleets
        """Marauder fleets destroyed."""
        self.hits = hits
        """Ordinary hits to be taken by each side."""
        self.aimed = aimed
        """Targeted hits by shooter and target, see `lane`."""
        self.leaving = leaving
        """The tile each seat retreats to this round, or NOWHERE."""
        self.dice = dice
        """Every throw."""

    def clone(self) -> Fight:
        return Fight(
            kind=self.kind,
            on=self.on,
            tile=self.tile,
            round=self.round,
            sides=self.sides,
            struck=self.struck,
            veiled=self.veiled,
            away=self.away,
            lost_fleets=self.lost_fleets,
            hits=self.hits[:],
            aimed=self.aimed[:],
            leaving=self.leaving[:],
            dice=self.dice[:],
        )


def new_fight(kind: int, tile: int, sides: int) -> Fight:
    return Fight(
        kind=kind,
        on=tile != NOWHERE,
        tile=tile,
        round=0,
        sides=sides,
        struck=0,
        veiled=0,
        away=0,
        lost_fleets=0,
        hits=[0] * SIDE_COUNT,
        aimed=[0] * (len(PLAYER_NAMES) * SIDE_COUNT),
        leaving=[NOWHERE] * len(PLAYER_NAMES),
        dice=[],
    )


def lane(shooter: int, target: int) -> int:
    """The place in `aimed` of what a seat has scored against a side."""
    return shooter * SIDE_COUNT + target


# How dice are thrown
PLAIN: Final = 0
CANNON: Final = 1
AIMED: Final = 2
"""EH-SU-10. The shooter assigns the hits."""


def thrown(round: int, side: Side, target: int, hits_on: int, volley: int, how: int) -> Thrown:
    """A throw of one to three dice as one number; `volley` is a number of `words.VOLLEYS`."""
    return Thrown(((((round * 8 + side) * 8 + target) * 8 + hits_on) * 128 + volley) * 4 + how)


def read_thrown(code: Thrown) -> tuple[int, int, int, int, int, int]:
    """Round, side, target, lowest hitting face, volley, how it was thrown."""
    return code >> 18, code >> 15 & 7, code >> 12 & 7, code >> 9 & 7, code >> 2 & 127, code & 3
