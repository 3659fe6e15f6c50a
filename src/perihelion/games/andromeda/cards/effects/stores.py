"""Effects that bring, take or move resources."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Name, Said, listed
from perihelion.core.steps import Seat, Step
from perihelion.games.andromeda.cards.effects.effect import VERBS, Do, Effect
from perihelion.games.andromeda.cards.effects.persons import (
    CHOSEN,
    EACH_PLAYER,
    pick_first,
    read_who,
    sides_of,
)
from perihelion.games.andromeda.cards.effects.signs import ARROW, amount_signs, counted, more, quiet, sign
from perihelion.games.andromeda.cards.moons import GIVES
from perihelion.games.andromeda.cards.resources import (
    AMOUNTS,
    ANY,
    CREDIT,
    RESOURCES,
    STORED,
    TACTICS,
    Amounts,
    amounts,
)
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import MoonOutput
from perihelion.games.andromeda.stores.gain import HandOver, KeepAtMost, LoseUnits, choices_of, gain, held
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, figure
from perihelion.games.kit.masks import has


def read_amounts(entry: Entry, key: str = "") -> Amounts:
    """`{ titanium = 2, energy = 1 }`"""
    table = entry.value(key or entry.verb, dict)
    return amounts(f"{entry.place}: {key or entry.verb}", table, AMOUNTS)


def amount_said(what: int, n: int) -> Said:
    if what == TACTICS:
        return Many(n, "{n} tactics card", "{n} tactics cards")
    if what == CREDIT:
        return Many(n, "{n} credit", "{n} credits")
    if what < len(RESOURCES):
        return Said("{n} {resource}", n=n, resource=Name("resource", RESOURCES[what]))
    if what == ANY:
        return Many(n, "any {n} resource", "any {n} resources")
    return Said("{n} titanium, nanocarbon or ice", n=n)


def amounts_said(all_of: Amounts) -> Said:
    """`2 titanium and 1 energy`"""
    parts = [amount_said(what, n) for what, n in enumerate(all_of) if n]
    return (
        listed(parts)
        if len(parts) < 2
        else Said("{first} and {last}", first=listed(parts[:-1]), last=parts[-1])
    )


class Gain(Effect):
    """gain = { credit = 2 }, who = "each player". AE-RES-04."""

    def __init__(self, gains: Amounts, who: int) -> None:
        self.gains: Final = gains
        self.who: Final = who

    @staticmethod
    def read(entry: Entry) -> Gain:
        entry.only("who")
        return Gain(read_amounts(entry), read_who(entry))

    def text(self) -> Said:
        what = amounts_said(self.gains)
        if self.who == EACH_PLAYER:
            return Said("each player gains {what}", what=what)
        if self.who in CHOSEN:
            return Said("the other one gains {what}", what=what)
        if sum(self.gains) == self.gains[TACTICS]:
            return Said("draw {what}", what=what)
        return Said("gain {what}", what=what)

    def parts(self) -> list[Part]:
        found = amount_signs(self.gains)
        if self.who == EACH_PLAYER:
            return [quiet(Said("all")), *found]
        return [quiet(Said("they")), *found] if self.who in CHOSEN else found

    def remembers(self) -> bool:
        return self.who in CHOSEN

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if pick_first(s, seat, self.who, [], Do(seat, self, source)):
            return
        s.then_all([GainFor(side, self.gains) for side in sides_of(s, seat, self.who)])

    def brings(self) -> int:
        return 0 if self.who in CHOSEN else sum(self.gains)

    def worth(self) -> float:
        return 0.7 * sum(self.gains)


class GainFor(Step):
    """What a side gains."""

    def __init__(self, side: int, gains: Amounts) -> None:
        self.side: Final = side
        self.gains: Final = gains

    def run(self, s: State) -> None:
        gain(s, self.side, self.gains)


VERBS.teach("gain", Gain.read)


class Spend(Effect):
    """spend = { any = 2 }"""

    def __init__(self, price: Amounts) -> None:
        self.price: Final = price

    @staticmethod
    def read(entry: Entry) -> Spend:
        entry.only()
        return Spend(read_amounts(entry))

    def text(self) -> Said:
        return Said("spend {what}", what=amounts_said(self.price))

    def parts(self) -> list[Part]:
        return amount_signs(self.price)

    def cost(self) -> Amounts:
        return self.price


VERBS.teach("spend", Spend.read)


class Lose(Effect):
    """lose = { basic = 1 }"""

    def __init__(self, what: int, count: int) -> None:
        self.what: Final = what
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> Lose:
        entry.only()
        what, count = entry.amount(AMOUNTS)
        return Lose(AMOUNTS.index(what), count)

    def text(self) -> Said:
        return Said("lose {what}", what=amount_said(self.what, self.count))

    def parts(self) -> list[Part]:
        return more(AMOUNTS[self.what], -self.count)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return any(held(s, seat, what) for what in choices_of(self.what))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(LoseUnits(seat, self.what, self.count))


VERBS.teach("lose", Lose.read)


class Keep(Effect):
    """keep = { energy = 3 }. At most so many are kept; it is always possible."""

    def __init__(self, most: Amounts) -> None:
        self.most: Final = most
        self.kinds: Final = tuple([what for what in STORED if most[what]])

    @staticmethod
    def read(entry: Entry) -> Keep:
        entry.only()
        return Keep(read_amounts(entry))

    def text(self) -> Said:
        return Said("keep at most {what}", what=amounts_said(self.most))

    def parts(self) -> list[Part]:
        limits = [part for what in self.kinds for part in (figure(self.most[what]), sign(AMOUNTS[what]))]
        return [quiet(Said("at most")), *limits]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(KeepAtMost(seat, self.most, self.kinds))


VERBS.teach("keep", Keep.read)


class Give(Effect):
    """give = { any = 1 }. To the player of the card."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> Give:
        entry.only()
        return Give(entry.amount(["any"])[1])

    def text(self) -> Said:
        return Said("hand over {what}", what=amount_said(ANY, self.count))

    def parts(self) -> list[Part]:
        return [*counted(AMOUNTS[ANY], self.count), ARROW, quiet(Said("to them"))]

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        return sum([held(s, seat, what) for what in range(len(RESOURCES))]) >= self.count

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(HandOver(seat, source.owner, self.count, False))


VERBS.teach("give", Give.read)


class Steal(Effect):
    """steal = { any = 1 }. From each player whom the gainer has defeated."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> Steal:
        entry.only()
        return Steal(entry.amount(["any"])[1])

    def text(self) -> Said:
        return Said("take {what} from each defeated player", what=amount_said(ANY, self.count))

    def parts(self) -> list[Part]:
        return [*more(AMOUNTS[ANY], self.count), quiet(Said("from each loser"))]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return any(
            held(s, side, what)
            for side in s.from_active()
            if side != seat and has(s.battle.losers, side)
            for what in range(len(RESOURCES))
        )

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        losers = [side for side in s.from_active() if side != seat and has(s.battle.losers, side)]
        s.then_all([HandOver(side, seat, self.count, True) for side in losers])


VERBS.teach("steal", Steal.read)


class SlotInput(Effect):
    """slot_input = true. AE-MOON-06: the resources of the moon in the input slot are paid."""

    @staticmethod
    def read(entry: Entry) -> SlotInput:
        entry.flag()
        return SlotInput()

    def text(self) -> Said:
        return Said("pay the resources of the input moon")

    def parts(self) -> list[Part]:
        return [sign("slot-in")]

    def slot_input(self) -> bool:
        return True


VERBS.teach("slot_input", SlotInput.read)


class SlotOutput(Effect):
    """slot_output = true. AE-MOON-08: the moon in the output slot brings its resources and repairs."""

    @staticmethod
    def read(entry: Entry) -> SlotOutput:
        entry.flag()
        return SlotOutput()

    def text(self) -> Said:
        return Said("gain the resources of the output moon")

    def parts(self) -> list[Part]:
        return [sign("slot-out")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        moon = s.players[seat].module(source.serial).output
        return moon != NO_MOON and GIVES[moon]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        moon = s.players[seat].module(source.serial).output
        if moon != NO_MOON:
            s.then(MoonOutput(seat, moon))


VERBS.teach("slot_output", SlotOutput.read)
