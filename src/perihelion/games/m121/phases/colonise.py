"""Chapter "Colonise": systems are placed, for cards or by military strength."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.kit.masks import has, members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import CENTRE, IN_PLAY, NOBODY, SPACE_COUNT
from perihelion.games.m121.cards.slots import COLONISE, matching
from perihelion.games.m121.cards.tables import COST, KEYWORD, TYPE, is_system
from perihelion.games.m121.cards.tabs import TAB_DRAW
from perihelion.games.m121.hand.draw import plan_draws
from perihelion.games.m121.hand.pay import others_in_hand, payment, show
from perihelion.games.m121.influence.control import (
    occupy,
    spread_from_space,
    take_control,
    use_disk,
)
from perihelion.games.m121.numbers import (
    card_discount,
    colonisable,
    colonise_strength,
    global_strength,
    system_cost,
    systems_allowed,
    tab_strength,
    tabs,
    unspent_near,
)
from perihelion.games.m121.round.phase import begin_turn
from perihelion.games.m121.site import cubes_for, new_system
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BY_MILITARY, ON_SPACE, PASS, PEACEFULLY, PLACE


class ColoniseTurn(Step):
    """MX-COL-01."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
        s.then(NextSystem(self.seat))


class NextSystem(Step):
    """MX-COL-07, MX-ASK-01. Another system, if one is allowed. Who has no card or no space to place one on,
    as everybody can see, is not asked."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        allowed = s.acted < systems_allowed(s, self.seat)
        if allowed and s.players[self.seat].hand.size() and colonisable(s, self.seat):
            s.then(Colonise(self.seat))


def peaceful(s: State, seat: Seat, card: int, space: int) -> bool:
    """MX-COL-03. Whether the other cards of the hand pay for a system here."""
    return system_cost(s, seat, card, space) <= others_in_hand(s.players[seat], card)


def by_military(s: State, seat: Seat, card: int, space: int) -> bool:
    """MX-COL-04, MX-COL-05, MX-MIL-06. Whether unspent strength reaches the printed cost."""
    return colonise_strength(s, seat, card, space) >= COST[card]


def fits(s: State, seat: Seat, card: int, space: int) -> bool:
    """MX-ASK-03. Whether a card can be placed on a space in some way."""
    return peaceful(s, seat, card, space) or by_military(s, seat, card, space)


def placeable_on(s: State, seat: Seat, card: int) -> list[int]:
    """MX-ASK-03. The spaces where a card can be placed in some way."""
    return [space for space in members_of(colonisable(s, seat), SPACE_COUNT) if fits(s, seat, card, space)]


def placeable(s: State, seat: Seat, card: int) -> bool:
    """MX-ASK-03. Whether there is such a space; what holds everywhere is asked first."""
    hand = others_in_hand(s.players[seat], card)
    if COST[card] - card_discount(s, seat, card) <= hand:
        return True
    if global_strength(s, seat, COLONISE) - s.spent >= COST[card]:
        return True
    return any(fits(s, seat, card, space) for space in members_of(colonisable(s, seat), SPACE_COUNT))


class Colonise(AskOne):
    """MX-COL-01, MX-ASK-03, MX-ASK-07. A system from the hand, or pass."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [
            PLACE.of(card)
            for card in s.players[seat].hand.kinds()
            if is_system(card) and placeable(s, seat, card)
        ]
        words.append(PASS)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != PASS:
            show(s, seat, PLACE.noun(option))
            s.then(ChooseSpace(seat, PLACE.noun(option)), NextSystem(seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not PLACE.says(option):
            return None
        card = PLACE.noun(option)
        if not s.players[seat].hand.count(card):
            return Refusal("MX-CARD-09", "{card:card} is not in your hand.", card=card)
        if not is_system(card):
            return Refusal("MX-BOARD-01", "{card:card} is infrastructure; it is built in a gap.", card=card)
        spaces = members_of(colonisable(s, seat), SPACE_COUNT)
        cheapest = min([system_cost(s, seat, card, space) for space in spaces])
        strongest = max([colonise_strength(s, seat, card, space) for space in spaces])
        return too_dear(s, seat, card, cheapest, strongest)

    def skips_single(self, s: State, seat: Seat) -> bool:
        """MX-ASK-01. Who is not asked would betray the hand."""
        return False


def too_dear(s: State, seat: Seat, card: int, cost: int, strength: int) -> Refusal:
    """MX-COL-05. A system that can neither be paid nor fought for."""
    return Refusal(
        "MX-COL-05",
        "{card:card} costs {cost}, and you have {others}; by military it needs strength {need}, and you can"
        " bring {strength} at most.",
        card=card,
        cost=Many(cost, "{n} card", "{n} cards"),
        others=Many(others_in_hand(s.players[seat], card), "{n} other", "{n} others"),
        need=COST[card],
        strength=strength,
    )


class ChooseSpace(AskOne):
    """MX-COL-02, MX-ASK-03, MX-COL-12. A free space next to something that the player influences, where the
    card can be paid or fought for; whose cards lie beside it does not matter."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [ON_SPACE.of(space) for space in placeable_on(s, seat, self.card)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        s.then(ChooseManner(seat, self.card, ON_SPACE.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not ON_SPACE.says(option):
            return None
        space = ON_SPACE.noun(option)
        if has(colonisable(s, seat), space):
            return refuse_manner(s, seat, self.card, space, PEACEFULLY)
        return refuse_space(s, space)


def refuse_space(s: State, space: int) -> Refusal:
    """Why no system can be placed on a space."""
    if space == CENTRE:
        return Refusal("MX-BOARD-04", "The galactic centre is never colonised.")
    if not has(IN_PLAY[s.seat_count], space):
        return Refusal("MX-SETUP-01", "{space:space} is not used with so many players.", space=space)
    if has(s.occupied, space):
        return Refusal(
            "MX-BOARD-01",
            "{space:space} holds {card:card} already.",
            space=space,
            card=s.sites[space].card,
        )
    return Refusal(
        "MX-COL-02", "{space:space} is out of reach: nothing that you influence lies next to it.", space=space
    )


class ChooseManner(AskOne):
    """MX-COL-03, MX-COL-04. For cards, or by military strength."""

    def __init__(self, seat: Seat, card: int, space: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.space: Final = space

    def options(self, s: State, seat: Seat) -> list[Word]:
        words: list[Word] = []
        if peaceful(s, seat, self.card, self.space):
            words.append(PEACEFULLY)
        if by_military(s, seat, self.card, self.space):
            words.append(BY_MILITARY)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        cost = system_cost(s, seat, self.card, self.space) if option == PEACEFULLY else 0
        lay = LaySystem(seat, self.card, self.space, option == BY_MILITARY)
        s.then_all([*payment(s, seat, cost, self.card), lay])

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option not in (PEACEFULLY, BY_MILITARY):
            return None
        return refuse_manner(s, seat, self.card, self.space, option)


def refuse_manner(s: State, seat: Seat, card: int, space: int, manner: Word) -> Refusal:
    """MX-COL-05. What is missing for a placement; strength is no part payment."""
    strength = colonise_strength(s, seat, card, space)
    if manner == PEACEFULLY:
        return too_dear(s, seat, card, system_cost(s, seat, card, space), strength)
    return Refusal(
        "MX-COL-04",
        "{card:card} needs strength {cost} here; you have {strength} unspent.",
        card=card,
        cost=COST[card],
        strength=strength,
    )


def spend(s: State, seat: Seat, space: int, cost: int, tab: int) -> None:
    """MX-MIL-02, MX-MIL-04, MX-MIL-08. Tab points first, then adjacent ones, then global ones."""
    left = max(0, cost - tab)
    nearby = min(left, unspent_near(s, seat, space))
    s.spent_near += nearby
    s.spent += left - nearby


class LaySystem(Step):
    """MX-COL-13, MX-POW-12, MX-INFL-01. Commit strength, lay the card, put the disk and the cubes on it, move
    the tech disk, draw. The powers of the card itself do not count for it."""

    def __init__(self, seat: Seat, card: int, space: int, conquest: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.space: Final = space
        self.conquest: Final = conquest

    def run(self, s: State) -> None:
        seat, card, space = self.seat, self.card, self.space
        drawn = settling_draw(s, seat, card, space, self.conquest)
        others = anyones_tabs(s, seat, card, space)
        if self.conquest:
            spend(s, seat, space, COST[card], tab_strength(s, seat, card, space))
        player = s.players[seat]
        player.hand = player.hand.minus(card)
        lay_system(s, seat, card, space, self.conquest)
        take_control(s, seat, space)
        s.acted += 1
        plan_draws(s, seat, drawn, others)


def lay_system(s: State, seat: Seat, card: int, space: int, conquest: bool) -> None:
    """MX-COL-08, MX-COL-09. The card with its disk and cubes; a disk that lay in the space stays on it."""
    cubes = cubes_for(card, s.stock)
    s.stock = tuple([s.stock[colour] - cubes[colour] for colour in range(len(cubes))])
    claim = s.sites[space].claim
    occupy(s, space, new_system(card, seat, conquest, claim, cubes))
    use_disk(s, seat)
    spread_from_space(s, seat, space)
    if claim != NOBODY:
        spread_from_space(s, claim, space)


def settling_draw(s: State, seat: Seat, card: int, space: int, conquest: bool) -> int:
    """MX-COL-11, MX-COL-13. What the placer draws: for own tabs, then after colonising."""
    powers = s.players[seat].powers
    drawn = tabs(s, seat, seat, card, space, TAB_DRAW)
    drawn += matching(powers, slots.ON_COLONISE, TYPE[card], KEYWORD[card])
    if conquest:
        drawn += matching(powers, slots.ON_CONQUEST, TYPE[card], KEYWORD[card])
    return drawn


def anyones_tabs(s: State, seat: Seat, card: int, space: int) -> list[int]:
    """MX-TAB-02. What others draw because a system covers their tabs for anyone."""
    return [
        tabs(s, other, seat, card, space, TAB_DRAW) if other != seat else 0 for other in range(s.seat_count)
    ]
