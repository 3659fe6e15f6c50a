"""Escalation: ships within range may move in."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import NO_MOMENT, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.sides import Recount
from perihelion.games.andromeda.cards.board import DISTANCE, REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import KINDS, types_in
from perihelion.games.andromeda.cards.powers import JUMP
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import able, ship_range, voyagers
from perihelion.games.andromeda.payment.bill import payable, units
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.region import NEBULA
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import DONE, MAY_JOIN, SEND, STAY_OUT, berth_of
from perihelion.games.kit.masks import bit, has, members_of


def by_jump(s: State, side: Side, berth: int) -> bool:
    """AE-ESC-03. Whether a ship is out of range and needs its Jump."""
    region, ship = divmod(berth, KINDS)
    reach = ship_range(s.players[side], ship, s.regions[s.target].kind)
    return DISTANCE[region][s.target] > reach


def jumps(s: State, side: Side, berths: tuple[int, ...]) -> int:
    return sum([by_jump(s, side, berth) for berth in berths])


def may_send(s: State, side: Side, chosen: tuple[int, ...]) -> list[int]:
    """AE-ESC-01, AE-ESC-02, AE-ESC-03, AE-ESC-05. Ships on the map within range of the active region, or with
    a Jump that can be paid with the others; into a nebula only with Voyage."""
    player = s.players[side]
    spent = jumps(s, side, chosen)
    jump_paid = payable(s, side, units(ENERGY, spent + 1))
    found: list[int] = []
    for region in members_of(player.at & ~bit(s.target), REGION_COUNT):
        fleet = s.fleet(side, region)
        for ship in types_in(fleet):
            berth = berth_of(region, ship)
            if chosen.count(berth) >= may_go(s, side, ship, region):
                continue
            if not by_jump(s, side, berth) or (jump_paid and able(player, ship, JUMP)):
                found.append(berth)
    return found


def may_go(s: State, side: Side, ship: int, region: int) -> int:
    """AE-ESC-03. How many ships of a type in a region may enter the active region."""
    if s.regions[s.target].kind == NEBULA:
        return voyagers(s, side, ship, region)
    return s.fleet(side, region)[ship]


class Escalation(Step):
    """AE-ESC-01. Active player first, then in turn order, each has one chance."""

    def run(self, s: State) -> None:
        s.then_all([JoinChance(side) for side in s.from_active()])


class JoinChance(Step):
    """AE-ESC-02. Also for a player who has no ship there; nobody is asked who has none in range."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        s.sending = ()
        if may_send(s, self.side, ()):
            s.then(SendShips(self.side))


class SendShips(Own):
    """AE-P-35. Which ships move in, one by one; nothing moves before all are chosen."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [*[SEND.of(berth) for berth in may_send(s, seat, s.sending)], DONE]

    def free(self, s: State, seat: Seat) -> list[Word]:
        """AE-ESC-06. Free actions come before the first ship."""
        return [] if s.sending else super().free(s, seat)

    def options(self, s: State, seat: Seat) -> list[Word]:
        return self.answers(s, seat) + self.free(s, seat)

    def resume(self) -> Step:
        return JoinChance(self.seat)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != DONE:
            s.sending = (*s.sending, SEND.noun(option))
            s.then(self)
        elif s.sending:
            s.then(MoveIn(seat), Recount())
            spent = jumps(s, seat, s.sending)
            if spent:
                s.then(Pay(seat, units(ENERGY, spent)))

    def moment(self, s: State, seat: Seat) -> int:
        """Who has chosen a ship is asked on whatever was answered in advance."""
        if s.sending:
            return NO_MOMENT
        return MAY_JOIN if has(s.battle.sides, seat) else STAY_OUT

    def declining(self, s: State, seat: Seat) -> Word:
        return DONE

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if s.sending and LATE.freedom.says(option):
            return Refusal("AE-ESC-06", "Free actions come before the first ship is chosen.")
        if not SEND.says(option):
            return super().why_not(s, seat, option)
        region, ship = divmod(SEND.noun(option), KINDS)
        if region >= REGION_COUNT or not s.fleet(seat, region)[ship]:
            return Refusal("AE-ESC-05", "Only ships on the map can join.")
        if region == s.target:
            return Refusal("AE-ESC-04", "That ship is in the battle already.")
        if s.sending.count(SEND.noun(option)) >= s.fleet(seat, region)[ship]:
            return Refusal("AE-ESC-01", "All your ships of this type there are chosen already.")
        if not may_go(s, seat, ship, region):
            return Refusal("AE-ESC-03", "Into a nebula only ships with Voyage move.")
        if able(s.players[seat], ship, JUMP):
            return Refusal("AE-ESC-03", "Its Jump costs 1 energy more than you have.")
        reach = ship_range(s.players[seat], ship, s.regions[s.target].kind)
        return Refusal(
            "AE-ESC-03", "The battle is out of range: {ship:ship} reaches {reach}.", ship=ship, reach=reach
        )


class MoveIn(Step):
    """AE-ESC-04, AE-ESC-06. All chosen ships move together; they activate nothing, and who sends them takes
    part."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        for berth in s.sending:
            region, ship = divmod(berth, KINDS)
            s.move_ship(self.side, ship, region, s.target)
        s.sending = ()
        s.battle.sides |= bit(self.side)
        s.battle.out &= ~bit(self.side)
