"""Modules come from the columns of the board: bought at Alliance fields, or by effects."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import EVERYONE, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.modules import MODULE_TYPE, OPEN, PRICE
from perihelion.games.andromeda.cards.resources import Amounts
from perihelion.games.andromeda.cards.tactics import ON_BUY
from perihelion.games.andromeda.cards.tracks import TRACK_OF_TYPE, TYPE_COUNT
from perihelion.games.andromeda.free.hidden import tell_of_discounts
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.modules.place import PlaceModule
from perihelion.games.andromeda.payment.bill import payable
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.payment.ways import paid
from perihelion.games.andromeda.state import NO_MODULE, NO_WINDOW, Purchase, State
from perihelion.games.andromeda.tracks.advance import AdvanceAll
from perihelion.games.andromeda.words import BUY, GIVE_UP, NO_MORE, REVEAL, market_of
from perihelion.games.kit.masks import members_of

ALL_TYPES: Final = (1 << TYPE_COUNT) - 1


def on_market(s: State, types: int) -> list[int]:
    """The face-up modules of these columns."""
    return [
        market_of(kind, space)
        for kind in members_of(types, TYPE_COUNT)
        for space in range(OPEN)
        if s.columns[kind][space] != NO_MODULE
    ]


def price(market: int) -> Amounts:
    """AE-MOD-03, AE-MOD-04. The price stands at the space, not on the module."""
    return PRICE[market // OPEN][market % OPEN]


def any_affordable(
    s: State, side: Side, types: int, less: int, window: int, more: int = 0, spent: int = 0
) -> bool:
    """AE-BASE-04, AE-BASE-05. Whether any face-up module of these columns can be paid."""
    return any(payable(s, side, price(market), less, window, more, spent) for market in on_market(s, types))


class BuyModules(Step):
    """AE-MOD-04. All are chosen and paid first; then placed, then the tracks, the duty to discard, the
    refill."""

    def __init__(self, side: Side, types: int, most: int, pay: bool, less: int) -> None:
        self.side: Final = side
        self.types: Final = types
        self.most: Final = most
        self.pay: Final = pay
        self.less: Final = less

    def run(self, s: State) -> None:
        s.purchases = (*s.purchases, Purchase(self.types, self.most, self.less, ()))
        s.then(BuyNext(self.side, self.pay), PlaceAll(self.side))


class BuyNext(Step):
    """Another module, if one more is allowed and can be had."""

    def __init__(self, side: Side, pay: bool) -> None:
        self.side: Final = side
        self.pay: Final = pay

    def run(self, s: State) -> None:
        purchase = s.purchases[-1]
        if len(purchase.aside) >= purchase.most:
            return
        side, pay = self.side, self.pay
        tell_of_discounts(s, side, lambda: any_choice(s, side, pay))
        if any_choice(s, side, pay):
            s.then(ChooseModule(side, pay))


def choices(s: State, side: Side, pay: bool) -> list[int]:
    """The modules that can be taken next."""
    purchase = s.purchases[-1]
    if not pay:
        return on_market(s, purchase.types)
    less, window = purchase.less, window_of(purchase)
    return [
        market for market in on_market(s, purchase.types) if payable(s, side, price(market), less, window)
    ]


def any_choice(s: State, side: Side, pay: bool) -> bool:
    """Whether there is any."""
    purchase = s.purchases[-1]
    if not pay:
        return bool(on_market(s, purchase.types))
    return any_affordable(s, side, purchase.types, purchase.less, window_of(purchase))


def window_of(purchase: Purchase) -> int:
    """AE-MOD-15. Discount cards are played when the first module is paid, not later."""
    return NO_WINDOW if purchase.aside else ON_BUY


class ChooseModule(Own):
    """AE-P-15, AE-P-50. Which module; after the first one may stop."""

    def __init__(self, seat: Seat, pay: bool) -> None:
        super().__init__(seat)
        self.pay: Final = pay

    def costly(self, s: State, seat: Seat) -> bool:
        return self.pay and not s.purchases[-1].aside

    def still_open(self, s: State, seat: Seat) -> bool:
        return any_choice(s, seat, self.pay)

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [BUY.of(market) for market in choices(s, seat, self.pay)]
        return [*words, NO_MORE] if s.purchases[-1].aside or not words else words

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == NO_MORE:
            return
        market = BUY.noun(option)
        purchase = s.purchases[-1]
        s.then(BuyNext(seat, self.pay))
        if self.pay:
            s.then(Pay(seat, price(market), purchase.less, window_of(purchase)))
        kind, space = divmod(market, OPEN)
        card = s.columns[kind][space]
        change_column(s, kind, space, NO_MODULE)
        aside = (*purchase.aside, card)
        s.purchases = (*s.purchases[:-1], Purchase(purchase.types, purchase.most, 0, aside))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == NO_MORE:
            return Refusal("AE-P-15", "The first module cannot be declined any more.")
        if not BUY.says(option):
            return super().why_not(s, seat, option)
        market = BUY.noun(option)
        kind, space = divmod(market, OPEN)
        if s.columns[kind][space] == NO_MODULE:
            return Refusal("AE-MOD-04", "No module lies on that space.")
        if market not in on_market(s, s.purchases[-1].types):
            return Refusal("AE-BASE-04", "Modules of that column are not sold here.")
        return Refusal("AE-MOD-03", "You cannot pay the price of that space.")


def after_taking(s: State, seat: Seat, types: int, pay: bool, less: int) -> list[State]:
    """AE-FREE-10. The table with a module less, whichever it is and however it is paid."""
    found: list[State] = []
    for market in on_market(s, types):
        kind, space = divmod(market, OPEN)
        for later in paid(s, seat, price(market), less, ON_BUY) if pay else [s.clone()]:
            column = later.columns[kind]
            change_column(later, kind, space, NO_MODULE)
            if not later.purchases:
                slide(later, kind)
                if later.decks[kind].size():
                    change_column(later, kind, OPEN - 1, column[space])
            found.append(later)
    return found


def change_column(s: State, kind: int, space: int, card: int) -> None:
    column = s.columns[kind]
    column = (*column[:space], card, *column[space + 1 :])
    s.columns = (*s.columns[:kind], column, *s.columns[kind + 1 :])


class PlaceAll(Step):
    """AE-MOD-06. All are placed; then one space on the track of each, in an order of choice; then the discard
    duty and the refill."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        purchase = s.purchases[-1]
        tracks = tuple([TRACK_OF_TYPE[MODULE_TYPE[card]] for card in purchase.aside])
        rest: list[Step] = [AdvanceAll(self.side, tracks)] if tracks else []
        if purchase.most > 1 and len(purchase.aside) == 1:
            rest.append(DiscardDuty(self.side))
        s.then_all([*[PlaceModule(self.side, card) for card in purchase.aside], *rest, PurchaseDone()])


class DiscardDuty(Step):
    """AE-MOD-07, AE-MOD-08. Whoever bought 1 of 2 puts a face-up module of these columns under its deck."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if on_market(s, s.purchases[-1].types):
            s.then(PutUnder(self.side))


class PutUnder(Own):
    """AE-MOD-07. Which module goes under its deck."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [GIVE_UP.of(market) for market in on_market(s, s.purchases[-1].types)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        kind, space = divmod(GIVE_UP.noun(option), OPEN)
        deck = s.decks[kind].under(s.columns[kind][space], EVERYONE)
        s.decks = (*s.decks[:kind], deck, *s.decks[kind + 1 :])
        change_column(s, kind, space, NO_MODULE)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if GIVE_UP.says(option):
            return Refusal("AE-MOD-07", "Only a face-up module of the columns that were for sale.")
        return super().why_not(s, seat, option)


class PurchaseDone(Step):
    """AE-MOD-09, AE-MOD-10. The columns are refilled when the outermost purchase is over."""

    def run(self, s: State) -> None:
        s.purchases = s.purchases[:-1]
        if not s.purchases:
            s.then_all([Refill(kind) for kind in range(TYPE_COUNT)])


class Refill(Step):
    """AE-MOD-09, AE-MOD-11. Modules slide down in their order; new ones come at the top, as long as the deck
    has any."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, s: State) -> None:
        left = slide(s, self.kind)
        if left < OPEN and s.decks[self.kind].size():
            s.then(RevealModule(self.kind, left), self)


def slide(s: State, kind: int) -> int:
    """AE-MOD-09. The modules of a column close its gaps; how many they are."""
    left = [card for card in s.columns[kind] if card != NO_MODULE]
    if len(left) < OPEN:
        column = (*left, *[NO_MODULE] * (OPEN - len(left)))
        s.columns = (*s.columns[:kind], column, *s.columns[kind + 1 :])
    return len(left)


class RevealModule(Draw):
    """The next module of a deck, face up."""

    def __init__(self, kind: int, space: int) -> None:
        self.kind: Final = kind
        self.space: Final = space

    def pile(self, s: State) -> Pile:
        return s.decks[self.kind]

    def drawn(self, s: State, card: int) -> None:
        deck = s.decks[self.kind].without(card)
        s.decks = (*s.decks[: self.kind], deck, *s.decks[self.kind + 1 :])
        change_column(s, self.kind, self.space, card)

    def word(self, s: State, outcome: int) -> Word:
        return REVEAL.of(outcome)
