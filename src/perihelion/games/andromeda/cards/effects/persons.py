"""Whom an effect concerns, besides the gainer."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.region import NOBODY
from perihelion.games.andromeda.state import Memory, State
from perihelion.games.andromeda.words import PICK, SIDE_NOUNS
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import has

SELF: Final = 0
EACH_PLAYER: Final = 1
EACH_OTHER: Final = 2
CHOSEN_PLAYER: Final = 3
CHOSEN_PARTICIPANT: Final = 4
CHOSEN_OPPONENT: Final = 5
ANY_PARTICIPANT: Final = 6
GAINER: Final = 7
PERSONS: Final[tuple[str, ...]] = (
    "self",
    "each player",
    "each other",
    "chosen player",
    "chosen participant",
    "chosen opponent",
    "any participant",
    "gainer",
)
CHOSEN: Final[tuple[int, ...]] = (CHOSEN_PLAYER, CHOSEN_PARTICIPANT, CHOSEN_OPPONENT)
THE_RAIDERS: Final = len(SIDE_NOUNS.names) - 1
"""The raiders, as somebody to pick."""


def read_who(entry: Entry, key: str = "who") -> int:
    """Whom an effect names; the gainer where it names nobody."""
    return PERSONS.index(entry.name(PERSONS, key)) if key in entry.table else SELF


def candidates(s: State, seat: Seat, who: int) -> list[Side]:
    """Who could be chosen."""
    others = [side for side in s.from_active() if side != seat]
    if who == CHOSEN_PLAYER:
        return others
    found = [side for side in others if has(s.battle.sides, side)]
    if who == CHOSEN_OPPONENT and s.battle.raiders:
        found.append(s.raider_place())
    return found


def chosen(s: State) -> int:
    """The person that this list has chosen, or NOBODY."""
    return s.memory[-1].chosen if s.memory else NOBODY


class PickPerson(Own):
    """AE-P-47. Once for each list; only persons on whom the effect can do something, if there are such."""

    def __init__(self, seat: Seat, sides: list[Side]) -> None:
        super().__init__(seat)
        self.sides: Final = tuple(sides)

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [PICK.of(THE_RAIDERS if side == s.raider_place() else side) for side in self.sides]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        side = PICK.noun(option)
        s.remember(Memory(s.raider_place() if side == THE_RAIDERS else side, s.memory[-1].took))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PICK.says(option):
            return Refusal("AE-P-47", "The card can do nothing for or against them.")
        return super().why_not(s, seat, option)


def pick_first(s: State, seat: Seat, who: int, sides: list[Side], again: Step) -> bool:
    """Whether somebody must be chosen before the effect can happen; then that is planned."""
    if who not in CHOSEN or chosen(s) != NOBODY:
        return False
    sides = sides or candidates(s, seat, who)
    if sides:
        s.then(PickPerson(seat, sides), again)
    return True


def sides_of(s: State, seat: Seat, who: int) -> list[Side]:
    """Whom it concerns, in turn order from the active player."""
    if who == EACH_PLAYER:
        return s.from_active()
    if who == EACH_OTHER:
        return [side for side in s.from_active() if side != seat]
    if who in CHOSEN:
        return [chosen(s)] if chosen(s) != NOBODY else []
    return [seat]
