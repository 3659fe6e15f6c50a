"""What is true at every moment of every game, shown on random games of Helios."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kit.helios import GAME
from kit.helios.at_the_table import PICKS, RICH, played, say_any
from kit.helios.rules import BID, BOOST, ORE, State
from perihelion.core.dice import Generator
from perihelion.core.digest import digest, fields
from perihelion.core.hands import Hand, Pool
from perihelion.core.piles import Pile
from perihelion.core.steps import Step, options, waiting
from perihelion.records.record import replay_digests
from perihelion.records.table import Table

SEATS = st.integers(2, 3)


def mutable(thing: Any) -> set[int]:
    """Everything inside a state that can change; steps and piles are values."""
    if isinstance(thing, (int, str, tuple, Step, Pile, Hand, Pool, type(None))):
        return set()
    if isinstance(thing, list):
        return {id(thing)}.union(*[mutable(item) for item in thing])
    return {id(thing)}.union(*[mutable(getattr(thing, name)) for name in fields(thing)])


def with_other_secrets(s: State, seat: int) -> State:
    """The same table, where the other seats hold other cards and have sealed and seen other things."""
    other: State = s.clone()
    for i in range(s.seat_count):
        if i != seat:
            hand = s.players[i].hand
            other.players[i].hand = Hand((ORE,) * hand.size(), (1 << i,) * hand.size())
            if s.sealed:
                other.sealed[i] = [BID.of(0), BOOST.of(ORE)][: len(s.sealed[i])]
    top = [
        card if seat >= 0 and seen >> seat & 1 else ORE
        for card, seen in zip(s.pile.top, s.pile.top_seen, strict=True)
    ]
    other.pile = Pile(
        s.pile.bag[::-1], tuple(top), s.pile.top_seen, s.pile.bottom, s.pile.bottom_seen, s.pile.discard
    )
    return other


@given(SEATS, PICKS)
def test_no_piece_is_lost_and_everyone_who_is_asked_has_an_answer(seats: int, picks: list[int]) -> None:
    table = played(seats, picks)
    GAME.rules.check(table.state)
    assert table.over() or all(options(table.state, seat) for seat in waiting(table.state))
    assert table.over() or waiting(table.state) or any(table.state.offered)


@given(SEATS, PICKS, st.integers(0, 2), st.integers(0, 99))
def test_a_seat_cannot_tell_a_redealt_state_from_the_true_one(
    seats: int, picks: list[int], seat: int, seed: int
) -> None:
    s, seat = played(seats, picks).state, seat % seats
    other = GAME.rules.redeal(s, seat, Generator(str(seed)))
    assert GAME.seen.view(other, seat) == GAME.seen.view(s, seat)
    assert seat not in waiting(s) or options(other, seat) == options(s, seat)
    GAME.rules.check(other)


@given(SEATS, PICKS, PICKS, st.integers(0, 2))
def test_a_redealt_state_can_be_played_on(seats: int, picks: list[int], more: list[int], seat: int) -> None:
    table = played(seats, picks)
    table.state = GAME.rules.redeal(table.state, seat % seats, Generator("on"))
    for pick in more:
        if not table.over():
            say_any(table, pick)
    GAME.rules.check(table.state)


@given(SEATS, PICKS, st.integers(0, 2))
def test_a_view_does_not_change_when_only_the_secrets_of_others_do(
    seats: int, picks: list[int], seat: int
) -> None:
    s, seat = played(seats, picks).state, seat % seats
    assert GAME.seen.view(with_other_secrets(s, seat), seat) == GAME.seen.view(s, seat)
    assert GAME.seen.view(with_other_secrets(s, -1), -1) == GAME.seen.view(s, -1)


@given(SEATS, PICKS)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(seats: int, picks: list[int]) -> None:
    s = played(seats, picks).state
    assert digest(s.clone()) == digest(s)
    assert s.clone().offered == s.offered
    assert not mutable(s) & mutable(s.clone())


@given(SEATS, PICKS, PICKS)
def test_playing_on_a_clone_leaves_the_original_alone(seats: int, picks: list[int], more: list[int]) -> None:
    table = played(seats, picks)
    original, before = table.state, table.digest()
    table.state = original.clone()
    for pick in more:
        if not table.over():
            say_any(table, pick)
    assert digest(original) == before


@given(SEATS, PICKS)
def test_a_replay_gives_the_same_digests(seats: int, picks: list[int]) -> None:
    table = played(seats, picks)
    said = min(len(picks), len(table.entries))
    assert replay_digests(table) == [played(seats, picks[:i]).digest() for i in range(said + 1)]


@given(SEATS, PICKS)
def test_told_and_untold_games_are_the_same(seats: int, picks: list[int]) -> None:
    table = played(seats, picks)
    loud = Table(GAME, seats, RICH, None)
    for entry in table.entries:
        loud.say(entry.who, entry.word)
    assert loud.digest() == table.digest()


@given(SEATS, PICKS, st.integers(0, 2))
def test_an_undo_takes_back_one_own_choice_after_which_nothing_became_known(
    seats: int, picks: list[int], seat: int
) -> None:
    table = played(seats, picks)
    point, known = table.undo_point(seat), table.state.known
    if point is not None:
        said = [(entry.who, entry.word) for entry in table.entries]
        later = said[point + 1 :]
        assert said[point][0] == seat and seat not in [who for who, _ in later]
        table.undo(seat)
        again = played(seats, picks[:point])
        for who, word in later:
            again.choose(who, word)
        assert table.digest() == again.digest() and table.entries == again.entries
        assert table.state.known == known
