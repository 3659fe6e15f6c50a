"""A pile without a secret order: known top, bag, known bottom, discards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.core.dice import Generator
from perihelion.core.hands import Hand, redealt
from perihelion.core.piles import ALL_SEATS, Pile, full_pile

RED, BLUE, SPECTATOR = 0, 1, -1
CARDS = st.lists(st.integers(0, 3), max_size=4)
ENDS = st.lists(st.tuples(st.integers(0, 3), st.sampled_from((*range(8), ALL_SEATS))), max_size=3)
HANDS = st.lists(CARDS.map(lambda cards: unseen(*cards)), max_size=2)


def unseen(*cards: int) -> Hand:
    """A hand that nobody here knows."""
    return Hand(tuple(sorted(cards)), (0,) * len(cards))


@st.composite
def piles(draw: st.DrawFn) -> Pile:
    """Any pile of 4 kinds of cards, its ends seen by any of 3 seats."""
    pile = Pile(tuple(draw(st.lists(st.integers(0, 3), min_size=4, max_size=4))))
    for card, seen in draw(ENDS):
        pile = pile.on_top(card, seen)
    for card, seen in draw(ENDS):
        pile = pile.under(card, seen)
    return pile


def cards(pile: Pile, hands: list[Hand]) -> Counter[int]:
    """How many of each card there are, wherever they lie."""
    held = [card for hand in hands for card in hand.cards]
    return Counter(dict(enumerate(pile.bag))) + Counter([*pile.top, *pile.bottom, *pile.discard, *held])


def test_a_full_pile_is_a_bag_in_which_every_copy_is_as_likely() -> None:
    pile = full_pile([3, 0, 2])
    assert pile.weights() == [3, 0, 2]
    assert pile.size() == pile.unknown == 5
    assert pile.next_seen() == 0


def test_a_card_laid_on_top_is_drawn_next() -> None:
    pile = full_pile([3, 1]).on_top(0, 1 << RED).on_top(1, 1 << BLUE)
    assert pile.weights() == [0, 1]
    assert pile.next_seen() == 1 << BLUE
    assert pile.without(1).weights() == [1, 0]


def test_a_card_laid_under_the_pile_is_drawn_when_the_bag_is_empty() -> None:
    pile = full_pile([0, 1]).under(0, 1 << RED)
    assert pile.weights() == [0, 1]
    assert pile.without(1).weights() == [1, 0]
    assert pile.without(1).next_seen() == 1 << RED
    assert pile.without(1).without(0).size() == 0


@given(piles())
def test_all_cards_are_drawn_in_the_order_top_bag_bottom(pile: Pile) -> None:
    generator, drawn, left = Generator("draw"), [], pile
    while left.size():
        drawn.append(generator.pick(0, left.weights()))
        left = left.without(drawn[-1])
    assert tuple(drawn[: len(pile.top)]) == pile.top
    assert tuple(drawn[len(drawn) - len(pile.bottom) :]) == pile.bottom
    assert Counter(drawn) == cards(pile, [])


@given(piles())
def test_drawing_gives_a_new_pile_and_leaves_the_old_one(pile: Pile) -> None:
    size = pile.size()
    pile.on_top(0, 0).without(0)
    pile.under(0, 0).discarded(0)
    assert (pile.size(), pile.discard) == (size, ())


def test_a_card_that_is_not_next_cannot_be_drawn() -> None:
    with pytest.raises(AssertionError, match="card 1 lies on top, not 0"):
        full_pile([3, 3]).on_top(1, 0).without(0)
    with pytest.raises(AssertionError, match="card 0 is not in the bag"):
        full_pile([0, 3]).without(0)
    with pytest.raises(AssertionError, match="card 1 is next, not 0"):
        full_pile([0, 0]).under(1, 0).without(0)


def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    pile = full_pile([0, 0, 0]).discarded(2).discarded(0).discarded(2)
    assert pile.size() == 0 and pile.discard == (2, 0, 2)
    assert pile.reshuffled().weights() == [1, 0, 2]
    assert pile.reshuffled().discard == ()


def test_a_pile_with_cards_is_not_reshuffled() -> None:
    with pytest.raises(AssertionError, match="reshuffled when it is empty"):
        full_pile([1]).discarded(0).reshuffled()


def test_shuffling_cards_in_makes_every_place_unknown() -> None:
    pile = full_pile([1, 0]).on_top(0, ALL_SEATS).under(1, ALL_SEATS).discarded(0).shuffled_in([1, 1])
    assert pile.weights() == [2, 3]
    assert (pile.top, pile.bottom, pile.discard) == ((), (), (0,))


def test_a_seat_sees_only_the_ends_it_has_looked_at() -> None:
    pile = full_pile([5, 5]).on_top(1, 1 << RED).on_top(0, ALL_SEATS).under(1, 1 << BLUE)
    assert (pile.seen_top(RED), pile.seen_bottom(RED)) == ([0, 1], [-1])
    assert (pile.seen_top(BLUE), pile.seen_bottom(BLUE)) == ([0, -1], [1])


def test_a_spectator_sees_only_what_lies_open() -> None:
    pile = full_pile([5, 5]).on_top(1, 1 << RED | 1 << BLUE).on_top(0, ALL_SEATS)
    assert pile.seen_top(SPECTATOR) == [0, -1]
    assert redealt(pile, SPECTATOR, [unseen(1)], Generator("redeal"))[0].top[0] == 0


@given(piles(), HANDS, st.integers(-1, 2))
def test_a_redealt_pile_looks_the_same_to_the_seat(pile: Pile, hands: list[Hand], seat: int) -> None:
    other, dealt = redealt(pile, seat, hands, Generator("redeal"))
    assert other.seen_top(seat) == pile.seen_top(seat)
    assert other.seen_bottom(seat) == pile.seen_bottom(seat)
    assert (other.top_seen, other.bottom_seen, other.discard) == (
        pile.top_seen,
        pile.bottom_seen,
        pile.discard,
    )
    assert [hand.size() for hand in dealt] == [hand.size() for hand in hands]


@given(piles(), HANDS, st.integers(-1, 2))
def test_redealing_loses_and_makes_no_card(pile: Pile, hands: list[Hand], seat: int) -> None:
    other, dealt = redealt(pile, seat, hands, Generator("redeal"))
    assert cards(other, dealt) == cards(pile, hands)
    assert other.size() == pile.size()


def test_a_redealt_card_can_be_anywhere_the_seat_has_not_looked() -> None:
    pile, generator = full_pile([2, 0]).on_top(0, 1 << BLUE), Generator("anywhere")
    deals = [redealt(pile, RED, [unseen(1)], generator) for _ in range(400)]
    places = Counter(
        "hand" if hands[0].cards == (1,) else "top" if deal.top == (1,) else "bag" for deal, hands in deals
    )
    assert abs(places["hand"] - 100) < 40 and abs(places["top"] - 100) < 40 and abs(places["bag"] - 200) < 40


# Cards that were set aside


def test_a_card_set_aside_unseen_is_as_open_as_before() -> None:
    pile = full_pile([2, 1]).set_aside()
    assert (pile.size(), pile.aside(), pile.weights()) == (2, 1, [2, 1])
    pile = pile.without(1)
    assert (pile.size(), pile.aside(), pile.weights()) == (1, 1, [2, 0])
    pile = pile.turned_up(0)
    assert (pile.size(), pile.aside(), pile.weights()) == (1, 0, [1, 0])


def test_cards_set_aside_are_not_shuffled_in() -> None:
    pile = full_pile([2, 1]).set_aside().without(0).without(1).discarded(0).discarded(1)
    assert pile.size() == 0
    pile = pile.reshuffled()
    assert (pile.size(), pile.aside(), pile.bag) == (2, 1, (2, 1))
    assert pile.shuffled_in([1]).size() == 3 and pile.shuffled_in([1]).aside() == 1


def test_a_card_that_somebody_has_seen_is_not_set_aside() -> None:
    with pytest.raises(AssertionError, match="one that somebody has seen"):
        full_pile([2, 1]).on_top(1, 1).set_aside()
    with pytest.raises(AssertionError, match="no card was set aside"):
        full_pile([2, 1]).turned_up(1)
