"""A battle: who takes part, what they roll, and what became of it."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.region import NOBODY
from perihelion.games.kit.values import Value

# The steps of a battle
NO_BATTLE: Final = 0
ESCALATION: Final = 1
DIPLOMACY: Final = 2
PREPARATIONS: Final = 3
ROLL_DICE: Final = 4
OUTCOME: Final = 5
ENDED: Final = 6
"""AE-BAT-06. It ends without winner and loser as soon as what is under way is done."""

Faces = tuple[int, ...]
"""Dice, the highest first."""


class Change(Value):
    """Dice and targeting that something gave a participant or took away, before they were cut to the
    limits."""

    __slots__ = ("dice", "place", "source", "targeting")

    def __init__(self, place: int, dice: int, targeting: int, source: Source) -> None:
        self.place: Final = place
        self.dice: Final = dice
        self.targeting: Final = targeting
        self.source: Final = source


class Battle:
    """AE-BAT-05. Raiders have the place after all sides."""

    __slots__ = (
        "barred",
        "beaten",
        "changes",
        "counted",
        "dice",
        "diplomats",
        "losers",
        "out",
        "protected",
        "pyre",
        "raiders",
        "rates",
        "rolls",
        "sides",
        "spenders",
        "step",
        "targeting",
        "winner",
    )

    def __init__(
        self,
        step: int,
        sides: int,
        out: int,
        raiders: bool,
        counted: bool,
        dice: tuple[int, ...],
        targeting: tuple[int, ...],
        rates: tuple[int, ...],
        spenders: int,
        barred: bool,
        diplomats: int,
        rolls: tuple[Faces, ...],
        winner: int,
        losers: int,
        beaten: bool,
        protected: tuple[int, ...],
        pyre: int,
        changes: tuple[Change, ...],
    ) -> None:
        self.step = step
        self.sides = sides
        """The players who take part, a bit each."""
        self.out = out
        """AE-BAT-08. Who was in it and is out."""
        self.raiders = raiders
        """Whether raiders take part."""
        self.counted = counted
        """AE-PREP-10. Whether dice and targeting were counted; before, they are changes that are kept."""
        self.dice = dice
        self.targeting = targeting
        self.rates = rates
        """How many dice each energy gives."""
        self.spenders = spenders
        """AE-PREP-02. Who has spent energy for dice."""
        self.barred = barred
        """Whether nobody may spend energy for dice."""
        self.diplomats = diplomats
        """AE-DIP-01. Who has played a Diplomacy card."""
        self.rolls = rolls
        self.winner = winner
        """A side, the place of the raiders, or NOBODY."""
        self.losers = losers
        """The defeated players, a bit each."""
        self.beaten = beaten
        """Whether raiders were defeated."""
        self.protected = protected
        """What cards save of the ships that are about to be scrapped: numbers and places in turn."""
        self.pyre = pyre
        """How many VP scrapped ships still bring."""
        self.changes = changes
        """What has changed dice and targeting so far."""

    def clone(self) -> Battle:
        return Battle(
            step=self.step,
            sides=self.sides,
            out=self.out,
            raiders=self.raiders,
            counted=self.counted,
            dice=self.dice,
            targeting=self.targeting,
            rates=self.rates,
            spenders=self.spenders,
            barred=self.barred,
            diplomats=self.diplomats,
            rolls=self.rolls,
            winner=self.winner,
            losers=self.losers,
            beaten=self.beaten,
            protected=self.protected,
            pyre=self.pyre,
            changes=self.changes,
        )

    def note(self, place: int, dice: int, targeting: int, source: Source) -> None:
        """Something changes the dice or the targeting of a participant."""
        self.changes = (*self.changes, Change(place, dice, targeting, source))

    def change_dice(self, place: int, more: int) -> None:
        self.dice = changed(self.dice, place, more)

    def change_targeting(self, place: int, more: int) -> None:
        self.targeting = changed(self.targeting, place, more)

    def roll_of(self, place: int, faces: Faces) -> None:
        """These dice lie before a participant."""
        self.rolls = (*self.rolls[:place], tuple(sorted(faces, reverse=True)), *self.rolls[place + 1 :])


def new_battle(sides: int, step: int = ESCALATION) -> Battle:
    """For so many sides and the raiders."""
    places = sides + 1
    return Battle(
        step=step,
        sides=0,
        out=0,
        raiders=False,
        counted=False,
        dice=(0,) * places,
        targeting=(0,) * places,
        rates=(1,) * places,
        spenders=0,
        barred=False,
        diplomats=0,
        rolls=((),) * places,
        winner=NOBODY,
        losers=0,
        beaten=False,
        protected=(),
        pyre=0,
        changes=(),
    )


PEACE: Final = new_battle(0, NO_BATTLE)
"""No battle; it is never changed."""
