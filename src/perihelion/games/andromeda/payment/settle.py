"""A payment, in the order of its questions: discount cards, what falls away, moons and credits, cards."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.steps import AskOne, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.resources import (
    ANY,
    BASIC,
    CREDIT,
    MATERIALS,
    NOTHING,
    STORED,
    TACTICS,
    Amounts,
)
from perihelion.games.andromeda.cards.tactics import CARDS_OF, ON_BUY
from perihelion.games.andromeda.free.pieces import Collect, Recruit, recruitable
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.payment.bill import (
    ALL_SIX,
    affordable,
    collectable,
    default_units,
    moons_needed,
    own_turn,
    pool,
    shortage,
    stores,
    total,
)
from perihelion.games.andromeda.state import NO_BILL, NO_WINDOW, Bill, Purchase, State
from perihelion.games.andromeda.station.moons import CashMoon
from perihelion.games.andromeda.stores.draw import discard
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.words import (
    CASH,
    COLLECT,
    CREDIT_FOR,
    PAY,
    PLAY,
    SAVE,
    SPEND_CARD,
    UNIT,
)
from perihelion.games.kit.masks import members_of


class Pay(Step):
    """AE-P-18. A cost is due."""

    def __init__(
        self, side: Side, cost: Amounts, less: int = 0, window: int = NO_WINDOW, leaders: int = 0
    ) -> None:
        self.side: Final = side
        self.cost: Final = cost
        self.less: Final = less
        self.window: Final = window
        self.leaders: Final = leaders

    def run(self, s: State) -> None:
        s.bill = Bill(self.side, self.cost, self.less, self.window, self.leaders)
        s.then(Settling())


class Settling(Step):
    """The next part of the payment, until all is paid."""

    def run(self, s: State) -> None:
        bill = s.bill
        due = total(bill.cost)
        if bill.less and due:
            if bill.less >= due and not open_discounts(s, bill):
                s.bill = bill.with_cost(NOTHING, bill.less - due, False)
                s.then(self)
            else:
                s.then(Settle(bill.payer) if open_discounts(s, bill) else FallAway(bill.payer))
        elif due or bill.leaders > s.players[bill.payer].leaders:
            s.then(Settle(bill.payer))
        else:
            s.then(Paid())


def open_discounts(s: State, bill: Bill) -> bool:
    """AE-TAC-05, AE-TAC-14, AE-TAC-15. Whether a discount card may still be played here; anybody can see
    that."""
    return (
        bill.fresh
        and bill.window != NO_WINDOW
        and own_turn(s, bill.payer)
        and not in_battle(s)
        and s.players[bill.payer].hand.size() > 0
        and total(bill.cost) > bill.less
    )


class FallAway(AskOne):
    """AE-P-18. Which unit a discount saves."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        bill, have = s.bill, pool(s, seat)
        return [
            SAVE.of(what)
            for what in range(len(bill.cost))
            if bill.cost[what] and affordable(have, changed(bill.cost, what, -1), bill.less - 1)
        ]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        bill = s.bill
        s.bill = bill.with_cost(changed(bill.cost, SAVE.noun(option), -1), bill.less - 1, False)
        s.then(Settling())

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if SAVE.says(option):
            return Refusal(
                "AE-RES-05", "Nothing of that kind is due, or what is left then could not be paid."
            )
        return None


class Settle(AskOne):
    """AE-P-18, AE-RES-05. Pay as proposed, or part of it in another way: a discount card, a moon, collected
    tokens, credits for materials, chosen units."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        bill, have = s.bill, pool(s, seat)
        if bill.less:
            return discount_cards(s, seat, bill) + go_without(have, bill)
        if not affordable(have, bill.cost, 0):
            return discount_cards(s, seat, bill)
        words = [PAY]
        if open_discounts(s, bill):
            words += discount_cards(s, seat, bill)
        if own_turn(s, seat):
            words += [CASH.of(moon) for moon in s.players[seat].moons()]
            words += [COLLECT.of(r) for r in members_of(collectable(s, seat), REGION_COUNT)]
        return words + substitutes(s, seat, have, bill) + chosen_units(s, seat, have, bill)

    def skips_single(self, s: State, seat: Seat) -> bool:
        """To pay without being asked would tell that no discount card is held."""
        return not open_discounts(s, s.bill)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        bill = s.bill
        if option == PAY:
            s.then(PayByDefault() if not bill.less else FallAway(seat))
            return
        if PLAY.says(option):
            s.then(PlayCard(seat, PLAY.noun(option)), Settling())
            return
        s.then(Settling())
        s.bill = bill.with_cost(bill.cost, 0, False)
        if CASH.says(option):
            s.then(CashMoon(seat, CASH.noun(option)))
        elif COLLECT.says(option):
            s.then(Collect(seat, COLLECT.noun(option)))
        elif CREDIT_FOR.says(option):
            pay_unit(s, seat, CREDIT, CREDIT_FOR.noun(option))
        elif UNIT.noun(option) == TACTICS:
            chosen = BASIC if bill.cost[BASIC] else ANY
            s.bill = bill.with_cost(changed(bill.cost, chosen, -1), 0, False)
            s.then(SpendCards(seat, 1))
        else:
            pay_unit(s, seat, UNIT.noun(option), BASIC if bill.cost[BASIC] else ANY)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if CREDIT_FOR.says(option):
            return Refusal("AE-RES-02", "A credit can replace 1 titanium, nanocarbon or ice that is due.")
        if PLAY.says(option):
            return Refusal("AE-TAC-14", "Only cards that lower this price can be played here, at its start.")
        if UNIT.says(option) or option == PAY:
            return Refusal("AE-RES-05", "With that the cost could not be paid in full.")
        if not LATE.freedom.says(option):
            return None
        if not own_turn(s, seat):
            return Refusal("AE-RES-10", "On another's turn only what lies in your stores pays.")
        if CASH.says(option) or COLLECT.says(option):
            return LATE.freedom.why_not(s, seat, option, False)
        return Refusal(
            "AE-P-18", "Inside a payment moons are discarded and tokens collected, and nothing else is done."
        )


def discount_cards(s: State, seat: Seat, bill: Bill) -> list[Word]:
    hand = s.players[seat].hand
    return [PLAY.of(card) for card in CARDS_OF[bill.window] if hand.count(card)]


def go_without(have: list[int], bill: Bill) -> list[Word]:
    """No further discount card."""
    return [PAY] if affordable(have, bill.cost, bill.less) else []


def substitutes(s: State, seat: Seat, have: list[int], bill: Bill) -> list[Word]:
    """AE-RES-02. Materials for which a credit of the store may be paid, where more of them than needed can
    be."""
    store = stores(s, seat)
    if not store[CREDIT] or total(tuple(store)) <= total(bill.cost):
        return []
    return [CREDIT_FOR.of(what) for what in MATERIALS if bill.cost[what] and replaceable(have, bill, what)]


def replaceable(have: list[int], bill: Bill, what: int) -> bool:
    """Whether one credit more than must be could be paid for a material."""
    due = bill.cost[what]
    credits = max(0, due - have[what]) + 1
    rest = have[:]
    rest[CREDIT] -= credits
    return credits <= due and rest[CREDIT] >= 0 and affordable(rest, changed(bill.cost, what, -credits), 0)


def chosen_units(s: State, seat: Seat, have: list[int], bill: Bill) -> list[Word]:
    """AE-RES-03. The resources of the store with which a unit of choice may be paid, if not all of them are
    needed."""
    chosen = BASIC if bill.cost[BASIC] else ANY
    if not bill.cost[chosen]:
        return []
    kinds = (*MATERIALS, CREDIT) if chosen == BASIC else ALL_SIX
    store = stores(s, seat)
    due = total(tuple([bill.cost[what] for what in (*kinds, chosen)]))
    if total(tuple([store[what] for what in kinds])) <= due:
        return []
    words = [UNIT.of(what) for what in kinds if store[what] and still_payable(have, bill, what, chosen)]
    return words if len(words) > 1 else []


def still_payable(have: list[int], bill: Bill, what: int, due: int) -> bool:
    """Whether the rest can be paid after a unit was paid for one that is due."""
    rest = have[:]
    rest[what] -= 1
    return affordable(rest, changed(bill.cost, due, -1), 0)


def pay_unit(s: State, seat: Seat, what: int, due: int) -> None:
    s.players[seat].gain(what, -1)
    s.bill = s.bill.with_cost(changed(s.bill.cost, due, -1), 0, False)


class PayByDefault(Step):
    """AE-P-18. Collect and discard moons if the stores do not suffice; then the fewest credits, and what may
    be chosen from the largest store."""

    def run(self, s: State) -> None:
        bill = s.bill
        seat = bill.payer
        have = stores(s, seat)
        if shortage(have, bill.cost):
            regions = members_of(collectable(s, seat), REGION_COUNT)
            moons = [] if regions else moons_needed(s, seat, bill.cost)
            assert regions or moons, "what is short can be collected or is on moons"
            collected = [Collect(seat, region) for region in regions]
            s.then_all([*collected, *[CashMoon(seat, moon) for moon in moons], self])
            return
        pays = default_units(have, bill.cost)
        for what in STORED:
            s.players[seat].gain(what, -pays[what])
        s.bill = bill.with_cost(NOTHING, 0, False)
        s.then(SpendCards(seat, pays[TACTICS]), Paid())


class SpendCards(Step):
    """Tactics cards that are paid, one by one."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count:
            s.then(SpendCard(self.side), SpendCards(self.side, self.count - 1))


class SpendCard(AskOne):
    """AE-P-17. Which card of the hand is paid; it becomes public on the discard pile."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [SPEND_CARD.of(card) for card in s.players[seat].hand.kinds()]

    def skips_single(self, s: State, seat: Seat) -> bool:
        return s.players[seat].hand.size() == 1

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        discard(s, seat, SPEND_CARD.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not SPEND_CARD.says(option):
            return None
        return Refusal("AE-TAC-01", "You do not hold {card:card}.", card=SPEND_CARD.noun(option))


class Paid(Step):
    """AE-DEV-06. Leaders are paid too. AE-MOD-15: what is left of a discount counts for the rest of a
    purchase."""

    def run(self, s: State) -> None:
        bill = s.bill
        spend_leaders(s, bill.payer, bill.leaders)
        if bill.window == ON_BUY and s.purchases:
            last = s.purchases[-1]
            s.purchases = (*s.purchases[:-1], Purchase(last.types, last.most, bill.less, last.aside))
        s.bill = NO_BILL


def spend_leaders(s: State, side: Side, count: int) -> None:
    """AE-DEV-14. From the station, the missing ones from where they could be recruited."""
    player = s.players[side]
    for region in recruitable(s, side):
        missing = count - player.leaders
        if missing > 0:
            Recruit(side, region, min(missing, s.regions[region].leaders[side])).run(s)
    player.leaders -= count
