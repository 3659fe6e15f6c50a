"""What is known only when all cards are read: their lists of effects, what standing powers do, free actions.

Chapters begin the lists of cards, and cards begin the steps of chapters. So chapters look for the lists in
`LATE`, which is filled when the game is put together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.fleet import NO_SHIP
from perihelion.games.andromeda.cards.powers import ANY_REGION
from perihelion.games.andromeda.cards.resources import NOTHING, Amounts
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.state import State
from perihelion.games.kit.data.records import Part


@mypyc_attr(allow_interpreted_subclasses=True)
class CardList:
    """What a card does, from left to right."""

    def text(self) -> Said:
        raise NotImplementedError

    def parts(self) -> list[Part]:
        """The signs that show it."""
        raise NotImplementedError

    def offered(self, s: State, seat: Seat, source: Source, less: int = 0) -> bool:
        """AE-TAC-12. Its cost can be paid, and it would change something; `less` is energy that will be gone
        before."""
        raise NotImplementedError

    def resolve(self, s: State, seat: Seat, source: Source) -> None:
        raise NotImplementedError

    def ranks(self) -> bool:
        """Whether it ranks all players."""
        return False

    def grants(self) -> int:
        """The abilities that it grants the ship of this turn, a bit each."""
        return 0

    def due(self) -> Amounts:
        """What it costs, as a payment at its beginning."""
        raise NotImplementedError

    def takes(self) -> bool:
        """Whether it takes something else that is paid with, built or settled."""
        raise NotImplementedError

    def leaves(self, s: State, seat: Seat) -> list[State]:
        """AE-FREE-10. The tables that it may leave, for what it takes: one for each way in which it can be
        paid and carried out. What it brings does not count."""
        raise NotImplementedError

    def harmless(self) -> bool:
        """Whether it takes nothing of the kind."""
        return not self.takes() and self.due() == NOTHING

    def brings(self) -> int:
        """How many resources its player surely gains."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeActions:
    """AE-FREE-01. What the active player may do beside every question."""

    def words(self, s: State, seat: Seat, question: Step, anywhere: bool, costly: bool) -> list[Word]:
        """`anywhere`: at a point where modules may be rearranged too. `costly`: the question beside which
        they are open must be paid for, and nothing may make that impossible."""
        raise NotImplementedError

    def take(self, s: State, seat: Seat, option: Word) -> None:
        raise NotImplementedError

    def says(self, option: Word) -> bool:
        """Whether this word is a free action."""
        raise NotImplementedError

    def resolves(self, option: Word) -> bool:
        """Whether this word is a free action that resolves a list of effects."""
        raise NotImplementedError

    def why_not(self, s: State, seat: Seat, option: Word, anywhere: bool) -> Refusal | None:
        """Why it is not open."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingPowers:
    """What factions and upgrades do at their moments."""

    def fire(self, s: State, side: Side, moment: int, region: int = ANY_REGION, ship: int = NO_SHIP) -> None:
        """Plan what the powers of a side do at this moment."""
        raise NotImplementedError


class Late:
    """The lists of all cards, by number."""

    def __init__(self) -> None:
        self.modules: list[CardList] = []
        self.cores: list[CardList] = []
        self.tactics: list[CardList] = []
        self.tokens: list[CardList] = []
        self.abilities: list[CardList] = []
        self.bases: list[CardList] = []
        self.specials: list[CardList] = []
        self.planets: list[CardList] = []
        """What a planet without moons gives."""
        self.events: list[CardList] = []
        self.rewards: list[CardList] = []
        self.faction_powers: list[list[CardList]] = []
        self.upgrade_powers: list[list[CardList]] = []
        self.raider_powers: list[list[CardList]] = []
        self.freedom: FreeActions = FreeActions()
        self.powers: StandingPowers = StandingPowers()


LATE: Final = Late()
