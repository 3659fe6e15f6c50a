"""Effects in a battle: dice, targeting, rerolls, ships saved, the end of it; and discounts."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.battle.diplomacy import MayEnd
from perihelion.games.andromeda.battle.outcome import TO_BARGE, TO_BAY, would_be_scrapped
from perihelion.games.andromeda.battle.pool import RollFor, change_dice, change_targeting
from perihelion.games.andromeda.battle.preparations import energy_for_dice
from perihelion.games.andromeda.battle.sides import participants
from perihelion.games.andromeda.cards.effects.effect import VERBS, Do, Effect
from perihelion.games.andromeda.cards.effects.persons import (
    ANY_PARTICIPANT,
    CHOSEN,
    GAINER,
    PERSONS,
    candidates,
    chosen,
    pick_first,
    read_who,
)
from perihelion.games.andromeda.cards.effects.signs import ARROW, NOT, counted, more, quiet, sign
from perihelion.games.andromeda.cards.resources import AMOUNTS, ANY
from perihelion.games.andromeda.cards.ships import DICE_LIMIT, TARGETING_LIMIT
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.fight import ENDED, NO_BATTLE
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.payment.bill import total
from perihelion.games.andromeda.region import NOBODY
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import DONE, REROLL, TURN_DIE
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, has


def changes(s: State, place: int, more: int) -> bool:
    """AE-TAC-12, AE-PREP-07. Whether so many dice more or fewer change anything."""
    if not s.battle.counted:
        return True
    dice = s.battle.dice[place]
    return dice < DICE_LIMIT if more > 0 else dice > 1


class Dice(Effect):
    """dice = 2, dice = -2 with who = "chosen opponent", and so on."""

    def __init__(self, count: int, who: int) -> None:
        self.count: Final = count
        self.who: Final = who

    @staticmethod
    def read(entry: Entry) -> Dice:
        entry.only("who")
        return Dice(entry.whole(), read_who(entry))

    def text(self) -> Said:
        if self.count < 0:
            return Said("another participant rolls {n} dice fewer", n=-self.count)
        dice = Many(self.count, "{n} die", "{n} dice")
        if self.who == GAINER:
            return Said("let them roll {dice} more", dice=dice)
        if self.who in CHOSEN:
            return Said("one player in the battle rolls {dice} more", dice=dice)
        return Said("roll {dice} more", dice=dice)

    def parts(self) -> list[Part]:
        found = more("die-any", self.count)
        if self.who == GAINER:
            return [*found, quiet(Said("for them"))]
        return [*found, quiet(Said("for one"))] if self.who in CHOSEN else found

    def remembers(self) -> bool:
        return self.who in CHOSEN

    def targets(self, s: State, seat: Seat) -> list[int]:
        return [side for side in candidates(s, seat, self.who) if changes(s, side, self.count)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.who in CHOSEN:
            return bool(self.targets(s, seat))
        return self.who == GAINER or changes(s, seat, self.count)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if s.battle.step in (NO_BATTLE, ENDED):
            return
        if pick_first(s, seat, self.who, self.targets(s, seat), Do(seat, self, source)):
            return
        place = source.owner if self.who == GAINER else chosen(s) if self.who in CHOSEN else seat
        if place != NOBODY:
            change_dice(s, place, self.count, source)

    def worth(self) -> float:
        return 0.8 * abs(self.count)


VERBS.teach("dice", Dice.read)


class Targeting(Effect):
    """targeting = 1"""

    def __init__(self, more: int) -> None:
        self.more: Final = more

    @staticmethod
    def read(entry: Entry) -> Targeting:
        entry.only()
        return Targeting(entry.whole())

    def text(self) -> Said:
        return Said("raise your targeting value by {n}", n=self.more)

    def parts(self) -> list[Part]:
        return more("targeting", self.more)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not s.battle.counted or s.battle.targeting[seat] < TARGETING_LIMIT

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if s.battle.step not in (NO_BATTLE, ENDED):
            change_targeting(s, seat, self.more, source)

    def worth(self) -> float:
        return 0.8


VERBS.teach("targeting", Targeting.read)


class EnergyDice(Effect):
    """energy_dice = 2. Each energy gives so many dice."""

    def __init__(self, rate: int) -> None:
        self.rate: Final = rate

    @staticmethod
    def read(entry: Entry) -> EnergyDice:
        entry.only()
        return EnergyDice(entry.positive())

    def text(self) -> Said:
        return Said("each energy you spend for dice in this battle gives {n} dice", n=self.rate)

    def parts(self) -> list[Part]:
        return [sign("energy"), ARROW, *counted("die-any", self.rate)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return s.battle.rates[seat] < self.rate and energy_for_dice(s, seat) > 0

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        rates = s.battle.rates
        s.battle.rates = (*rates[:seat], self.rate, *rates[seat + 1 :])


VERBS.teach("energy_dice", EnergyDice.read)


class NoEnergyDice(Effect):
    """no_energy_dice = true"""

    @staticmethod
    def read(entry: Entry) -> NoEnergyDice:
        entry.flag()
        return NoEnergyDice()

    def text(self) -> Said:
        return Said("nobody may spend energy for dice in this battle")

    def parts(self) -> list[Part]:
        return [NOT, sign("energy"), ARROW, sign("die-any")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not s.battle.barred

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if s.battle.step != NO_BATTLE:
            s.battle.barred = True


VERBS.teach("no_energy_dice", NoEnergyDice.read)


class Reroll(Effect):
    """reroll = 3. Up to so many own dice, once."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> Reroll:
        entry.only()
        return Reroll(entry.positive())

    def text(self) -> Said:
        return Said("reroll up to {n} of your dice", n=self.count)

    def parts(self) -> list[Part]:
        return [sign("reroll"), *counted("die-any", self.count)]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(WhichDie(seat, self.count, 0))


VERBS.teach("reroll", Reroll.read)


class WhichDie(Own):
    """AE-P-40, AE-ROLL-03. Die after die; then they are rolled together, and targeting applies again."""

    def __init__(self, seat: Seat, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.taken: Final = taken

    def answers(self, s: State, seat: Seat) -> list[Word]:
        faces = sorted(set(s.battle.rolls[seat]))
        return [*[REROLL.of(face) for face in faces], DONE] if self.left else [DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            if self.taken:
                s.then(RollFor(seat, self.taken))
            return
        faces = list(s.battle.rolls[seat])
        faces.remove(REROLL.noun(option))
        s.battle.roll_of(seat, tuple(faces))
        s.then(WhichDie(seat, self.left - 1, self.taken + 1))


class SetDie(Effect):
    """set_die = 6. One own die shows it."""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    @staticmethod
    def read(entry: Entry) -> SetDie:
        entry.only()
        return SetDie(entry.positive())

    def text(self) -> Said:
        return Said("turn 1 of your dice to {face}", face=self.face)

    def parts(self) -> list[Part]:
        return [sign("die-any"), ARROW, sign(f"die-{self.face}")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return any(face != self.face for face in s.battle.rolls[seat])

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.useful(s, seat, source):
            s.then(TurnOne(seat, self.face))


VERBS.teach("set_die", SetDie.read)


class TurnOne(Own):
    """AE-P-40. Which die is turned."""

    def __init__(self, seat: Seat, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def answers(self, s: State, seat: Seat) -> list[Word]:
        faces = sorted(set(s.battle.rolls[seat]))
        return [TURN_DIE.of(face) for face in faces if face != self.face]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        faces = list(s.battle.rolls[seat])
        faces.remove(TURN_DIE.noun(option))
        s.battle.roll_of(seat, (*faces, self.face))


class Protect(Effect):
    """protect = 3, to = "repair barge\""""

    def __init__(self, count: int, place: int) -> None:
        self.count: Final = count
        self.place: Final = place

    @staticmethod
    def read(entry: Entry) -> Protect:
        entry.only("to")
        to = entry.name(("repair barge", "launch bay"), "to")
        return Protect(entry.positive(), TO_BARGE if to == "repair barge" else TO_BAY)

    def text(self) -> Said:
        ships = Many(self.count, "{n} of your scrapped ships", "up to {n} of your scrapped ships")
        if self.place == TO_BAY:
            return Said("{ships} returns to your launch bay", ships=ships)
        return Said("{ships} go to the repair barge", ships=ships)

    def parts(self) -> list[Part]:
        return [
            *counted("ship-transport", self.count),
            ARROW,
            sign("bay" if self.place == TO_BAY else "barge"),
        ]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return would_be_scrapped(s, seat) > 0

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.battle.protected = (*s.battle.protected, self.count, self.place)

    def worth(self) -> float:
        return 1.0


VERBS.teach("protect", Protect.read)


class EndBattle(Effect):
    """end_battle = "any participant", or "chosen participant". They may."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    @staticmethod
    def read(entry: Entry) -> EndBattle:
        entry.only()
        return EndBattle(PERSONS.index(entry.name(PERSONS)))

    def text(self) -> Said:
        if self.who == ANY_PARTICIPANT:
            return Said("any participating player may end the battle")
        return Said("that player may end the battle")

    def parts(self) -> list[Part]:
        return [NOT, sign("attack")]

    def remembers(self) -> bool:
        return self.who in CHOSEN

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.who == ANY_PARTICIPANT:
            s.then(MayEnd(tuple(participants(s))))
        elif chosen(s) != NOBODY:
            s.then(MayEnd((chosen(s),)))


VERBS.teach("end_battle", EndBattle.read)


class LeaveBattle(Effect):
    """leave_battle = true"""

    @staticmethod
    def read(entry: Entry) -> LeaveBattle:
        entry.flag()
        return LeaveBattle()

    def text(self) -> Said:
        return Said("you leave the battle")

    def parts(self) -> list[Part]:
        return [sign("attack"), ARROW, sign("space")]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if has(s.battle.sides, seat):
            s.battle.sides &= ~bit(seat)
            s.battle.out |= bit(seat)


VERBS.teach("leave_battle", LeaveBattle.read)


class Discount(Effect):
    """discount = 2. AE-TAC-14: part of the payment that it lowers."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    @staticmethod
    def read(entry: Entry) -> Discount:
        entry.only()
        return Discount(entry.positive())

    def text(self) -> Said:
        return Many(self.less, "pay {n} resource less", "pay {n} resources less")

    def parts(self) -> list[Part]:
        return more(AMOUNTS[ANY], -self.less)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return total(s.bill.cost) > s.bill.less

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.bill = s.bill.with_cost(s.bill.cost, s.bill.less + self.less, True)

    def worth(self) -> float:
        return 0.7 * self.less


VERBS.teach("discount", Discount.read)
