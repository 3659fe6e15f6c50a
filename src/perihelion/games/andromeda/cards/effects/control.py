"""Effects that choose between lists, repeat them, or ask others."""

from __future__ import annotations

from typing import Any, Final

from perihelion.core.said import Said, either
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.outcome import would_be_scrapped
from perihelion.games.andromeda.battle.sides import participants
from perihelion.games.andromeda.cards.counts import COUNT_SCRAPPED, NO_LIMIT, count_of
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect, Effects, read_effects
from perihelion.games.andromeda.cards.effects.signs import (
    COUNT_ICON,
    MOST_SAID,
    each_signs,
    one_of,
    points,
    quiet,
    sign,
)
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.free.hidden import tell_of_discounts
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import count
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.words import CHOOSE, ORDINAL_NOUNS
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import has


def read_list(entry: Entry, key: str) -> Effects:
    tables: list[dict[str, Any]] = entry.value(key, list) if key in entry.table else []
    return read_effects(entry.place, tables)


OR: Final = quiet(Said("or"))


class Choose(Effect):
    """choose = [[...], [...]], else = [...]. Only lists that can be carried out are offered; an empty one
    does nothing."""

    def __init__(self, branches: list[Effects], otherwise: Effects) -> None:
        self.branches: Final = branches
        self.otherwise: Final = otherwise

    @staticmethod
    def read(entry: Entry) -> Choose:
        entry.only("else")
        branches = [read_effects(entry.place, branch) for branch in entry.value(entry.verb, list)]
        if not 2 <= len(branches) <= len(ORDINAL_NOUNS.names):
            raise entry.wrong(f"choose: expected 2 to {len(ORDINAL_NOUNS.names)} lists, got {len(branches)}")
        return Choose(branches, read_list(entry, "else"))

    def text(self) -> Said:
        full = [branch.text() for branch in self.branches if branch.effects]
        if len(full) < len(self.branches):
            return Said("you may {what}", what=either(full))
        return either(full)

    def parts(self) -> list[Part]:
        full = [branch.parts() for branch in self.branches if branch.effects]
        found = full[0]
        for parts in full[1:]:
            found = [*found, OR, *parts]
        return [quiet(Said("may")), *found] if len(full) < len(self.branches) else found

    def takes(self) -> bool:
        return not all(branch.harmless() for branch in self.branches)

    def leaves(self, s: State, seat: Seat) -> list[State]:
        return [later for branch in self.branches for later in branch.leaves(s, seat)]

    def open_branches(self, s: State, seat: Seat, source: Source) -> list[int]:
        """AE-EVT-15. The lists that can be carried out."""
        return [i for i, branch in enumerate(self.branches) if branch.possible(s, seat, source)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        idle = False
        for branch in self.branches:
            if branch.possible(s, seat, source):
                if branch.effects:
                    return True
                idle = True
        return not idle and bool(self.otherwise.effects)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        tell_of_discounts(s, seat, lambda: bool(self.open_branches(s, seat, source)))
        if self.open_branches(s, seat, source):
            s.then(ChooseBranch(seat, self, source))
        else:
            self.otherwise.resolve(s, seat, source)

    def worth(self) -> float:
        return max([sum([effect.worth() for effect in branch.effects]) for branch in self.branches])


VERBS.teach("choose", Choose.read)


class ChooseBranch(Own):
    """One of several lists."""

    def __init__(self, seat: Seat, effect: Choose, source: Source) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def costly(self, s: State, seat: Seat) -> bool:
        return True

    def still_open(self, s: State, seat: Seat) -> bool:
        """What could be chosen before can still be chosen."""
        return bool(self.effect.open_branches(s, seat, self.source))

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [CHOOSE.of(i) for i in self.effect.open_branches(s, seat, self.source)] or [CHOOSE.of(0)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        branch = self.effect.branches[CHOOSE.noun(option)]
        if branch.possible(s, seat, self.source):
            branch.resolve(s, seat, self.source)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if CHOOSE.says(option):
            return Refusal("AE-EVT-15", "That cannot be carried out now.")
        return super().why_not(s, seat, option)


class If(Effect):
    """if = "development >= 1", then = [...], else = [...]"""

    def __init__(self, what: int, sign: str, number: int, then: Effects, otherwise: Effects) -> None:
        self.what: Final = what
        self.sign: Final = sign
        self.number: Final = number
        self.then_do: Final = then
        self.otherwise: Final = otherwise

    @staticmethod
    def read(entry: Entry) -> If:
        entry.only("then", "else")
        condition = str(entry.value(entry.verb, str))
        then, otherwise = read_list(entry, "then"), read_list(entry, "else")
        if condition == "took_no_leader":
            return If(TOOK_NO_LEADER, "", 0, then, otherwise)
        word, sign, number = [*condition.split(" "), "", ""][:3]
        if sign not in (">=", "==") or not number.isdecimal():
            raise entry.wrong(f"if: expected a count with '>=' or '==' and a number, got '{condition}'")
        return If(count_of(entry.place, word), sign, int(number), then, otherwise)

    def text(self) -> Said:
        if self.what == TOOK_NO_LEADER:
            return Said("if you took none: {then}", then=self.then_do.text())
        return Said(
            "{then}; without a {what}: {other}",
            then=self.then_do.text(),
            what=one_of(self.what),
            other=self.otherwise.text(),
        )

    def parts(self) -> list[Part]:
        if self.what == TOOK_NO_LEADER:
            return [quiet(Said("if none")), *self.then_do.parts()]
        return [*self.then_do.parts(), quiet(Said("else")), *self.otherwise.parts()]

    def remembers(self) -> bool:
        return self.what == TOOK_NO_LEADER

    def holds(self, s: State, seat: Seat) -> bool:
        if self.what == TOOK_NO_LEADER:
            return not s.memory[-1].took
        found = count(s, seat, self.what)
        return found >= self.number if self.sign == ">=" else found == self.number

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.what == TOOK_NO_LEADER:
            return True
        branch = self.then_do if self.holds(s, seat) else self.otherwise
        return bool(branch.effects) and branch.offered(s, seat, source)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        (self.then_do if self.holds(s, seat) else self.otherwise).resolve(s, seat, source)


TOOK_NO_LEADER: Final = -1
VERBS.teach("if", If.read)


class Per(Effect):
    """per = "development", max = 3, do = [{ vp = 1 }]"""

    def __init__(self, what: int, most: int, points: int) -> None:
        self.what: Final = what
        self.most: Final = most
        self.points: Final = points

    @staticmethod
    def read(entry: Entry) -> Per:
        entry.only("max", "do")
        what = count_of(entry.place, str(entry.value(entry.verb, str)))
        do = entry.value("do", list)
        if len(do) != 1 or list(do[0]) != ["vp"]:
            raise entry.wrong("per: do: expected one entry `{ vp = 1 }`")
        most = entry.positive("max") if "max" in entry.table else NO_LIMIT
        return Per(what, most, int(do[0]["vp"]))

    def text(self) -> Said:
        what = one_of(self.what)
        if self.most == NO_LIMIT:
            return Said("score {n} VP for each {what}", n=self.points, what=what)
        return Said("score {n} VP for each {what}, at most {most}", n=self.points, what=what, most=self.most)

    def parts(self) -> list[Part]:
        return each_signs(self.points, self.what)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.what == COUNT_SCRAPPED:
            return would_be_scrapped(s, seat) > 0
        return count(s, seat, self.what) > 0

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.what == COUNT_SCRAPPED:
            s.battle.pyre += self.most * self.points
        else:
            found = min(self.most, count(s, seat, self.what))
            if found:
                s.then(Score(seat, found * self.points))

    def worth(self) -> float:
        return 1.5


VERBS.teach("per", Per.read)


class Rank(Effect):
    """rank = "own_ships_on_map", first = 3, first_tied = 2. Resolved once; a count of 0 is never first."""

    def __init__(self, what: int, first: int, tied: int) -> None:
        self.what: Final = what
        self.first: Final = first
        self.tied: Final = tied

    @staticmethod
    def read(entry: Entry) -> Rank:
        entry.only("first", "first_tied")
        what = count_of(entry.place, str(entry.value(entry.verb, str)))
        return Rank(what, entry.positive("first"), entry.positive("first_tied"))

    def text(self) -> Said:
        return Said(
            "{most}: {first} VP; if tied {tied} VP each",
            most=MOST_SAID[self.what],
            first=self.first,
            tied=self.tied,
        )

    def parts(self) -> list[Part]:
        first = [*points(self.first), quiet(Said("tied")), *points(self.tied)]
        return [quiet(Said("most")), sign(COUNT_ICON[self.what]), *first]

    def ranks(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        sides = [side for side in s.from_active() if not has(s.ignoring, side)]
        counts = [count(s, side, self.what) for side in sides]
        most = max(counts, default=0)
        if most:
            first = [side for side, found in zip(sides, counts, strict=True) if found == most]
            points = self.first if len(first) == 1 else self.tied
            s.then_all([Score(side, points) for side in first])


VERBS.teach("rank", Rank.read)


class EachParticipant(Effect):
    """each_participant = [...], include_self = true. Each other player in the battle resolves the list."""

    def __init__(self, do: Effects, include_self: bool) -> None:
        self.do: Final = do
        self.include_self: Final = include_self

    @staticmethod
    def read(entry: Entry) -> EachParticipant:
        entry.only("include_self")
        include = bool(entry.value("include_self", bool)) if "include_self" in entry.table else False
        return EachParticipant(read_list(entry, entry.verb), include)

    def text(self) -> Said:
        if self.include_self:
            return Said("each participating player: {do}", do=self.do.text())
        return Said("each other participating player: {do}", do=self.do.text())

    def parts(self) -> list[Part]:
        return [quiet(Said("each") if self.include_self else Said("each other")), *self.do.parts()]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        mine = Source(source.kind, source.number, source.serial, seat)
        s.then_all(
            [
                ForParticipant(side, self.do, mine)
                for side in participants(s)
                if self.include_self or side != seat
            ]
        )


VERBS.teach("each_participant", EachParticipant.read)


class ForParticipant(Step):
    """The list for one of them, if still in the battle."""

    def __init__(self, side: Side, do: Effects, source: Source) -> None:
        self.side: Final = side
        self.do: Final = do
        self.source: Final = source

    def run(self, s: State) -> None:
        self.do.resolve(s, self.side, self.source)
