"""Hidden cards in no order: who knows what in a hand and in a pool, and how they are dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from sys import getrefcount

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.core.dice import Generator
from perihelion.core.hands import Hand, Pool, full_pool, hand_of, levelled, redealt
from perihelion.core.piles import ALL_SEATS, UNKNOWN, full_pile
from perihelion.core.steps import EVERYONE

RED, BLUE, GREEN, SPECTATOR = 0, 1, 2, -1
CARDS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 7)), max_size=6)


def held(cards: list[tuple[int, int]]) -> Hand:
    """A hand of red's that these cards came into, each in sight of some seats."""
    hand = Hand()
    for card, seen in cards:
        hand = hand.plus(card, seen | 1 << RED)
    return hand


def test_a_hand_is_known_to_its_holder_and_to_nobody_else() -> None:
    hand = hand_of(RED, [2, 0])
    assert hand.as_seen(RED) == [0, 2]
    assert hand.as_seen(BLUE) == hand.as_seen(SPECTATOR) == [UNKNOWN, UNKNOWN]


def test_a_card_handed_over_is_known_to_two() -> None:
    hand = hand_of(RED, [3, 1]).plus(2, 1 << RED | 1 << BLUE)
    assert hand.as_seen(BLUE) == [2, UNKNOWN, UNKNOWN]
    assert hand.as_seen(GREEN) == [UNKNOWN] * 3


def test_the_order_in_which_cards_came_does_not_matter() -> None:
    first, second = held([(1, 2), (0, 0), (1, 4)]), held([(1, 4), (1, 2), (0, 0)])
    assert (first.cards, first.seen) == (second.cards, second.seen)


def test_unknown_cards_do_not_betray_themselves_by_their_place() -> None:
    assert held([(0, 0), (2, 1 << BLUE), (3, 0)]).as_seen(BLUE) == [2, UNKNOWN, UNKNOWN]


def test_a_card_that_left_in_sight_of_all_is_no_longer_known_to_be_there() -> None:
    hand = held([(1, 1 << BLUE), (1, 0)]).minus(1)
    assert hand.as_seen(BLUE) == [UNKNOWN], "it may have been the one that blue knew"
    assert held([(1, 1 << BLUE), (1, 1 << BLUE)]).minus(1).as_seen(BLUE) == [1]
    assert held([(1, 1 << BLUE), (1, 1 << GREEN)]).minus(1).seen == (1 << RED,)


def test_a_card_that_left_unseen_leaves_nobody_sure_but_the_watchers() -> None:
    hand = held([(1, 1 << BLUE), (2, 1 << BLUE | 1 << GREEN)]).minus_unseen(1, 1 << RED | 1 << GREEN)
    assert hand.as_seen(GREEN) == [2]
    assert hand.as_seen(BLUE) == [UNKNOWN], "for all blue knows, it was the 2 that went"
    assert hand.as_seen(RED) == [2]


def test_a_card_that_is_not_there_cannot_leave() -> None:
    with pytest.raises(AssertionError, match="card 2 is not in this hand"):
        hand_of(RED, [1]).minus(2)


def test_whoever_has_looked_at_a_hand_knows_it() -> None:
    hand = held([(1, 0), (2, 0)]).shown(1 << GREEN)
    assert hand.as_seen(GREEN) == [1, 2] and hand.as_seen(BLUE) == [UNKNOWN, UNKNOWN]


def test_two_copies_are_one_choice() -> None:
    assert hand_of(RED, [2, 1, 2]).kinds() == [1, 2] and hand_of(RED, [2, 1, 2]).count(2) == 2


@given(CARDS, st.integers(0, 3))
def test_what_came_and_left_in_sight_of_all_leaves_no_trace(cards: list[tuple[int, int]], card: int) -> None:
    hand = held(cards)
    again = hand.plus(card, EVERYONE).minus(card)
    assert (again.cards, again.seen) == (hand.cards, hand.seen)


@given(CARDS, CARDS, st.integers(-1, 2), st.integers(0, 99))
def test_a_redealt_hand_looks_the_same_to_the_seat(
    cards: list[tuple[int, int]], others: list[tuple[int, int]], seat: int, seed: int
) -> None:
    hands, pile = [held(cards), held(others)], full_pile([2, 2, 2, 2]).on_top(1, 1 << BLUE)
    other, dealt = redealt(pile, seat, hands, Generator(str(seed)))
    assert [hand.as_seen(seat) for hand in dealt] == [hand.as_seen(seat) for hand in hands]
    assert other.seen_top(seat) == pile.seen_top(seat) and other.size() == pile.size()
    before, after = (
        [*pile.top, *hands[0].cards, *hands[1].cards],
        [*other.top, *dealt[0].cards, *dealt[1].cards],
    )
    for card in range(4):
        assert pile.bag[card] + before.count(card) == other.bag[card] + after.count(card)


def test_a_redealt_hand_may_hold_whatever_the_seat_has_not_seen() -> None:
    generator, pile = Generator("hands"), full_pile([2, 1])
    hand = hand_of(BLUE, [0]).plus(1, 1 << RED | 1 << BLUE)
    deals = Counter(redealt(pile, RED, [hand], generator)[1][0].cards for _ in range(400))
    assert set(deals) == {(0, 1), (1, 1)} and abs(deals[(1, 1)] - 100) < 40


def test_what_others_know_of_a_hand_is_dealt_anew_with_it() -> None:
    """Red has seen two cards come to blue and one leave for green: which of the others green knows is not
    red's to learn."""
    pile, green, blue = full_pile([2, 2, 2]), 1 << 2, 1 << BLUE
    first = hand_of(BLUE, [0, 1]).plus(2, blue | green).minus(0)
    second = hand_of(BLUE, [1, 2]).plus(0, blue | green).minus(0)
    deals = [redealt(pile, RED, [Hand(), hand], Generator("same"))[1][1] for hand in (first, second)]
    assert (deals[0].cards, deals[0].seen) == (deals[1].cards, deals[1].seen)
    assert deals[0].seen == (blue, blue)


def test_an_own_gift_stays_known_and_leaves_no_mark_on_other_cards() -> None:
    pile, both = full_pile([1, 1, 1]), 1 << RED | 1 << BLUE
    hands = [hand_of(BLUE, [0]).plus(2, both), hand_of(BLUE, [2]).plus(2, both)]
    deals = [redealt(pile, RED, [Hand(), hand], Generator("same"))[1][1] for hand in hands]
    assert (deals[0].cards, deals[0].seen) == (deals[1].cards, deals[1].seen)
    assert deals[0].as_seen(RED) == [2, UNKNOWN]


@given(st.lists(st.integers(0, 15), max_size=5))
def test_levelled_masks_are_nested_and_name_every_seat_as_often_as_before(masks: list[int]) -> None:
    levels = levelled(masks)
    assert all(later & ~sooner == 0 for sooner, later in pairwise(levels))
    for seat in range(4):
        assert sum(mask >> seat & 1 for mask in masks) == sum(mask >> seat & 1 for mask in levels)


@given(CARDS, st.integers(-1, 2))
def test_what_lies_open_stays_open(cards: list[tuple[int, int]], seat: int) -> None:
    hand = held(cards).plus(3, EVERYONE)
    dealt = redealt(full_pile([2, 2, 2, 2]), seat, [hand], Generator("open"))[1][0]
    assert 3 in dealt.as_seen(SPECTATOR) and dealt.as_seen(SPECTATOR) == hand.as_seen(SPECTATOR)


# What is remembered


def test_who_did_not_see_which_card_left_remembers_what_it_knew() -> None:
    hand = held([(1, 1 << BLUE), (2, 1 << BLUE), (3, 0)]).minus_unseen(1, 1 << RED)
    assert hand.as_seen(BLUE) == [UNKNOWN] * 2 and hand.recalled(BLUE) == [1, 2]
    assert hand.recalled(RED) == hand.recalled(GREEN) == hand.recalled(SPECTATOR) == []


def test_what_is_remembered_does_not_depend_on_which_card_left() -> None:
    hand = held([(1, 1 << BLUE), (2, 1 << BLUE), (3, 0)])
    assert [hand.minus_unseen(card, 1 << RED).recalled(BLUE) for card in (1, 2, 3)] == [[1, 2]] * 3
    assert hand.minus_unseen(UNKNOWN, 1 << RED).recalled(BLUE) == [1, 2]


def test_a_card_that_leaves_in_the_open_is_no_longer_remembered() -> None:
    hand = held([(1, 1 << BLUE), (1, 1 << BLUE), (2, 1 << BLUE), (3, 0)]).minus_unseen(3, 1 << RED)
    assert hand.minus(1).recalled(BLUE) == [1, 2] and hand.minus(1).minus(1).recalled(BLUE) == [2]


def test_a_watcher_remembers_without_what_it_saw_go() -> None:
    hand = held([(1, 6), (2, 6), (3, 0)]).minus_unseen(3, 1 << RED).minus_unseen(1, 1 << RED | 1 << BLUE)
    assert hand.recalled(BLUE) == [2] and hand.recalled(GREEN) == [1, 2]


def test_who_looks_at_a_hand_again_need_not_remember() -> None:
    hand = held([(1, 6), (2, 6), (3, 0)]).minus_unseen(3, 1 << RED).shown(1 << BLUE)
    assert hand.recalled(BLUE) == [] and hand.recalled(GREEN) == [1, 2] and hand.as_seen(BLUE) == [1, 2]


def test_a_redeal_draws_which_of_the_remembered_cards_left() -> None:
    """Blue knew 0 and 1 of three cards, and one went: in each redeal all but one at most are there."""
    pile, blue = full_pile([0, 0, 0, 9]), 1 << BLUE
    hand = held([(0, blue), (1, blue), (2, 0)]).minus_unseen(0, 1 << RED)
    taker = hand_of(GREEN, [0])
    deals = Counter(
        redealt(pile, BLUE, [hand, Hand(), taker], Generator(str(seed)))[1][0].cards for seed in range(300)
    )
    assert all({0, 1} & set(cards) for cards in deals), "at least one of the two is still there"
    both = deals[(0, 1)]
    assert abs(both - 100) < 30, "one of three left, and each may have been it"


@given(CARDS, st.integers(0, 3), st.integers(-1, 2), st.integers(0, 99))
def test_a_hand_that_is_remembered_is_remembered_in_a_redeal(
    cards: list[tuple[int, int]], gone: int, seat: int, seed: int
) -> None:
    hand = held([*cards, (gone, 0)]).minus_unseen(gone, 1 << RED)
    other = redealt(full_pile([2, 2, 2, 2]), seat, [hand], Generator(str(seed)))[1][0]
    assert other.recalled(seat) == hand.recalled(seat) and other.as_seen(seat) == hand.as_seen(seat)


# Pools


def test_what_nobody_has_seen_lies_in_one_bag() -> None:
    pool = full_pool([3, 2, 1], [4, 2])
    assert pool.weights(0) == [3, 2, 1] and [pool.size(place) for place in (0, 1)] == [4, 2]


def test_a_pool_holds_exactly_what_its_places_have_room_for() -> None:
    with pytest.raises(AssertionError, match="6 cards lie at places for 5"):
        full_pool([3, 2, 1], [3, 2])


def test_a_look_takes_the_card_out_of_the_bag_for_that_place() -> None:
    pool = full_pool([3, 2, 1], [4, 2]).found(1, 2, 1 << RED)
    assert pool.weights(1) == [3, 2, 0] and pool.size(1) == 2
    assert pool.places[1].as_seen(RED) == [2] and pool.places[1].as_seen(BLUE) == [UNKNOWN]


def test_a_card_of_which_none_is_left_cannot_be_found() -> None:
    with pytest.raises(AssertionError, match="card 1 cannot be found at place 0"):
        Pool((1, 0), (1,), (Hand(),)).found(0, 1, 1)


def test_what_somebody_took_is_missed_by_whoever_knew_the_place() -> None:
    pool = full_pool([1, 1], [2, 0]).found(0, 0, 1 << RED).found(0, 1, 1 << RED).shown(0, 1 << BLUE)
    after = pool.taken(0, 0, 1 << RED).laid(1, 0, 1 << RED)
    assert after.places[0].as_seen(RED) == [1] and after.places[0].as_seen(BLUE) == [UNKNOWN]
    assert after.places[1].as_seen(RED) == [0] and after.places[1].as_seen(BLUE) == [UNKNOWN]
    assert pool.taken(0, 0, EVERYONE).places[0].as_seen(BLUE) == [1], "in sight of all"


def test_a_card_that_nobody_looks_at_can_change_its_place() -> None:
    pool = full_pool([3, 2], [4, 1]).moved_unseen(0, 1)
    assert pool.unseen == (3, 2)
    assert pool.lots == ()
    with pytest.raises(AssertionError, match="no card lies at place 1"):
        full_pool([3], [3, 0]).moved_unseen(1, 0)


def searched() -> Pool:
    """A place that red has searched and from which one of three cards went to another, unseen."""
    pool = full_pool([1, 1, 1, 3], [3, 3, 0])
    for card in range(3):
        pool = pool.found(0, card, 1 << RED)
    return pool.moved_unseen(0, 2)


def test_what_was_seen_and_then_mixed_is_a_lot_at_both_places() -> None:
    pool = searched()
    assert [pool.size(place) for place in range(3)] == [2, 3, 1]
    assert [pool.closed(place) for place in range(3)] == [2, 3, 1]
    assert pool.lots[0].seen.as_seen(RED) == [0, 1, 2] and pool.lots[0].seen.as_seen(BLUE) == [UNKNOWN] * 3
    assert pool.weights(0) == pool.weights(2) == [1, 1, 1, 0] and pool.weights(1) == [0, 0, 0, 3]


def test_whoever_looks_again_finds_what_is_left_of_the_lot() -> None:
    pool = searched().found(0, 2, 1 << RED)
    assert pool.weights(0) == [1, 1, 0, 0]
    pool = pool.found(0, 0, 1 << RED)
    assert pool.places[0].as_seen(RED) == [0, 2] and pool.closed(0) == 0
    assert pool.lots[0].seen.as_seen(RED) == [1], "red can tell what went away"
    with pytest.raises(AssertionError, match="card 1 cannot be found at place 0"):
        pool.found(0, 1, 1 << RED)


def test_another_who_looks_learns_it_and_the_first_only_remembers() -> None:
    pool = searched().found(0, 2, 1 << BLUE).found(0, 0, 1 << BLUE)
    assert pool.places[0].as_seen(BLUE) == [0, 2] and pool.places[0].as_seen(RED) == [UNKNOWN] * 2
    assert pool.places[0].recalled(RED) == pool.lots[0].seen.recalled(RED) == [0, 1, 2]
    assert pool.lots[0].seen.as_seen(RED) == [UNKNOWN], "else red would know what blue has found"


def test_a_lot_dealt_anew_holds_what_the_seat_has_seen_in_it() -> None:
    deals = [searched().redealt(RED, Generator(str(seed))) for seed in range(20)]
    assert {deal.lots[0].seen.cards for deal in deals} == {(0, 1, 2)}
    others = [searched().redealt(BLUE, Generator(str(seed))) for seed in range(20)]
    assert len({deal.lots[0].seen.cards for deal in others}) > 1


def test_what_nobody_has_seen_stays_open_in_a_lot() -> None:
    pool = full_pool([2, 2], [3, 1]).found(0, 0, 1 << RED).moved_unseen(0, 1)
    assert (pool.lots[0].unseen, pool.lots[0].counts, pool.unseen) == (2, (2, 1), (0, 1))
    assert pool.weights(0) == [1 * 3 + 2 * 1, 2 * 2]
    assert sum(pool.bag) == sum(pool.unseen) + pool.lots[0].unseen


def test_lots_that_meet_are_one() -> None:
    pool = full_pool([2, 2], [2, 2, 0])
    for place in (0, 0, 1, 1):
        pool = pool.found(place, place, 1 << RED)
    pool = pool.moved_unseen(0, 2).moved_unseen(1, 2)
    assert [lot.counts for lot in pool.lots] == [(1, 0, 1), (0, 1, 1)]
    pool = pool.moved_unseen(2, 0)
    assert [lot.counts for lot in pool.lots] == [(2, 1, 1)]
    assert pool.lots[0].seen.cards == (0, 0, 1, 1)


@given(
    st.lists(st.tuples(st.integers(0, 1), st.integers(1, 7)), max_size=5),
    st.integers(-1, 2),
    st.integers(0, 99),
)
def test_a_redealt_pool_looks_the_same_to_the_seat(
    looks: list[tuple[int, int]], seat: int, seed: int
) -> None:
    pool, generator = full_pool([3, 2, 1], [3, 3]), Generator(str(seed))
    for place, seen in looks:
        if pool.unseen[place]:
            pool = pool.found(place, generator.pick(0, pool.weights(place)), seen)
    other = pool.redealt(seat, generator)
    assert [place.as_seen(seat) for place in other.places] == [place.as_seen(seat) for place in pool.places]
    assert other.unseen == pool.unseen and sum(other.bag) == sum(pool.bag)
    for card in range(3):
        held_before = sum(place.count(card) for place in pool.places)
        assert pool.bag[card] + held_before == other.bag[card] + sum(p.count(card) for p in other.places)


def test_what_lies_open_is_known_to_spectators() -> None:
    assert full_pool([1, 1], [2]).found(0, 1, ALL_SEATS).places[0].as_seen(SPECTATOR) == [1]


def test_a_card_that_left_unseen_takes_nothing_with_it() -> None:
    """Compiled, the cards of a hand that is gone were once given back twice."""
    card = 1_000_003
    hand = Hand((card,), (1,)).plus(card + 1, 1)
    before = getrefcount(hand.cards[1])
    for _ in range(50):
        hand.minus_unseen(card, 1)
    assert abs(getrefcount(hand.cards[1]) - before) < 10
