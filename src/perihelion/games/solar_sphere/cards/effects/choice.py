"""A choice between effects, printed with "or"."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, either
from perihelion.core.steps import AskOne, Refusal, Seat, Word
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, row
from perihelion.games.solar_sphere.cards.effects.effect import (
    VERBS,
    Effect,
    apply_all,
    branch_name,
    read_all,
    texts,
)
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import CHOOSE, WORDS

OR: Final = Part(text=Said("or"), quiet=True)


class Choose(Effect):
    """choose = [[...], [...]]. SS-CREW-20, SS-CREW-21, SS-CREW-22: exactly one branch, also one without
    effect."""

    def __init__(self, words: list[Word], branches: list[list[Effect]]) -> None:
        self.words: Final = words
        self.branches: Final = branches

    @staticmethod
    def read(entry: Entry) -> Choose:
        entry.only()
        branches = [read_all(entry.place, branch) for branch in entry.value(entry.verb, list)]
        words = [WORDS.number(f"{CHOOSE.text} {branch_name(branch)}") for branch in branches]
        return Choose(words, branches)

    def text(self) -> Said:
        return either([texts(branch) for branch in self.branches])

    def parts(self) -> list[Part]:
        parts = row(self.branches[0])
        for branch in self.branches[1:]:
            parts += [OR, *row(branch)]
        return parts

    def apply(self, s: State, seat: Seat) -> None:
        s.then(ChooseBranch(seat, self))


VERBS.teach("choose", Choose.read)


class ChooseBranch(AskOne):
    """SS-CREW-10. One of the two bonuses printed with "or"."""

    def __init__(self, seat: Seat, effect: Choose) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def options(self, s: State, seat: Seat) -> list[Word]:
        return self.effect.words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        apply_all(s, seat, self.effect.branches[self.effect.words.index(option)])

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return Refusal("SS-CREW-10", "This card does not offer that.") if CHOOSE.says(option) else None
