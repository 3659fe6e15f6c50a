"""Random games of every kind; what is true at every moment of every game is looked at along the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from every_game.kinds import KINDS, ONCE, Kind, usual, walk
from perihelion.core.dice import Generator
from perihelion.core.digest import digest, fields
from perihelion.core.hands import Hand, Pool
from perihelion.core.piles import Pile
from perihelion.core.steps import CHANCE, Step, chance, over
from perihelion.games import SHELF
from perihelion.games.kit.values import Value
from perihelion.lab.laws import check_all, offers_are_sound, someone_wins
from perihelion.lab.walk import random_word
from perihelion.records.record import of_table, read, replay, write
from perihelion.records.table import Table

each_once = pytest.mark.parametrize("kind", ONCE, ids=str)
few = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))


def seeded(kinds: list[Kind]) -> pytest.MarkDecorator:
    """One game of each of these kinds, and a second one where a game is played as usual."""
    second = [(kind, "second") for kind in kinds if usual(kind)]
    return pytest.mark.parametrize(("kind", "seed"), [*[(kind, "first") for kind in kinds], *second], ids=str)


def moments(kind: Kind, seed: str, every: int) -> Iterator[Any]:
    """The states of a random game: about one in `every`, and the last."""
    game = walk(kind, seed)
    sampler = Generator(f"{kind} {seed} moments")
    while not game.over():
        offers_are_sound(game.game, game.state)
        if sampler.below(every) == 0:
            yield game.state
        game.step()
    yield game.state


def table_of(kind: Kind, seed: str, told: bool = False) -> Table:
    return Table(kind.game, kind.seats, kind.options, Generator(f"{kind} {seed} dice"), told)


def finished(kind: Kind, seed: str, told: bool = False) -> Table:
    """A whole random game at a table."""
    table, choices = table_of(kind, seed, told), Generator(f"{kind} {seed} choices")
    while not table.over():
        table.choose(*random_word(table.state, choices))
    return table


# Every law


@seeded(KINDS)
def test_every_law_holds_at_random_moments_and_at_the_end(kind: Kind, seed: str) -> None:
    """Offers, clones, redeals, refusals with an existing rule, questions, stories, values, no piece lost or
    made."""
    generator = Generator(f"{kind} {seed} laws")
    for s in moments(kind, seed, 25 if usual(kind) else 50):
        check_all(kind.game, s, generator)
    assert over(s)
    someone_wins(kind.game, s)


@few
@given(st.data())
def test_every_law_holds_whatever_is_chosen(data: st.DataObject) -> None:
    table = drawn_table(data)
    check_all(table.game, table.state, Generator("laws"))


def drawn_table(data: st.DataObject) -> Table:
    """A table after choices and outcomes that can be shrunk: each is the number of one of those possible."""
    kind = data.draw(st.sampled_from(KINDS))
    table = Table(kind.game, kind.seats, kind.options, None, told=False)
    for _ in range(data.draw(st.integers(0, 240))):
        if not table.over():
            table.say(*drawn_word(data, table))
    return table


def drawn_word(data: st.DataObject, table: Table) -> tuple[int, int]:
    seats, step = table.waiting(), chance(table.state)
    if step is None:
        seat = data.draw(st.sampled_from(seats))
        return seat, data.draw(st.sampled_from(table.offers(seat)))
    possible = [outcome for outcome, weight in enumerate(table.state.offered) if weight]
    return CHANCE, step.word(table.state, data.draw(st.sampled_from(possible)))


# Clones


def changeable(thing: Any) -> set[int]:
    """Everything inside a state that can change; steps, piles and hands are values, and what has no fields
    cannot change either."""
    if thing is None or isinstance(thing, (int, float, str, tuple, Step, Pile, Hand, Pool, Value)):
        return set()
    if isinstance(thing, list):
        return {id(thing)}.union(*[changeable(item) for item in thing])
    parts = [changeable(getattr(thing, name)) for name in fields(thing)]
    return {id(thing)}.union(*parts) if parts else set()


@each_once
def test_a_clone_is_equal_and_shares_nothing_that_can_change(kind: Kind) -> None:
    for s in moments(kind, "clones", 10):
        clone = s.clone()
        assert digest(clone) == digest(s)
        assert not changeable(clone) & changeable(s)


# What nobody has seen


def with_another_future(thing: Any) -> Any:
    """The same table, where other cards are still to be drawn, as many as before."""
    if isinstance(thing, Pile):
        return Pile(
            turned(thing.bag), thing.top, thing.top_seen, thing.bottom, thing.bottom_seen, thing.discard
        )
    if isinstance(thing, list):
        return [with_another_future(item) for item in thing]
    if not hasattr(thing, "clone"):
        return thing
    other = thing.clone()
    for name in fields(thing):
        value = getattr(thing, name)
        setattr(other, name, turned(value) if name == "bag" else with_another_future(value))
    return other


def turned(bag: tuple[int, ...]) -> tuple[int, ...]:
    """A bag in which every card has as many copies as its neighbour had."""
    return bag[1:] + bag[:1]


@each_once
def test_a_view_does_not_depend_on_what_has_not_been_drawn(kind: Kind) -> None:
    changed = 0
    for s in moments(kind, "futures", 10):
        other = with_another_future(s)
        changed += digest(other) != digest(s)
        for seat in range(-1, kind.seats):
            assert kind.game.seen.view(other, seat) == kind.game.seen.view(s, seat)
    assert changed > 0 or not draws(s), f"no pile was changed at a table of {kind}"


def draws(thing: Any) -> bool:
    """Whether anything on the table is drawn from: a pile, or a bag."""
    if isinstance(thing, list):
        return any(draws(item) for item in thing)
    names = fields(thing) if hasattr(thing, "clone") else []
    return isinstance(thing, Pile) or "bag" in names or any(draws(getattr(thing, name)) for name in names)


# Undo


@seeded(ONCE)
def test_undo_takes_back_the_last_own_choice_and_never_crosses_knowledge(kind: Kind, seed: str) -> None:
    table, choices = table_of(kind, seed), Generator(f"{kind} {seed} undo")
    undone = 0
    while not table.over():
        before, known, entries = table.digest(), table.state.known, len(table.entries)
        seat, word = random_word(table.state, choices)
        table.choose(seat, word)
        really = undone == 0 or choices.below(8) == 0
        undone += check_undo(table, seat, word, (before, known, entries), really)
    assert undone > 0
    assert [table.undo_point(seat) for seat in range(kind.seats)] == [None] * kind.seats


def check_undo(table: Table, seat: int, word: int, earlier: tuple[str, int, int], really: bool) -> int:
    """After a seat has spoken: nobody else may take back anything but an own envelope, and the seat itself
    its word if nothing became known; then it may try."""
    before, known, entries = earlier
    silent = table.state.known == known and len(table.entries) == entries + 1
    assert (table.undo_point(seat) is not None) == (silent and not table.over())
    sealed = [other for other, envelope in enumerate(table.state.sealed) if envelope]
    others = [other for other in range(table.seats) if other != seat and other not in sealed]
    assert all(table.undo_point(other) is None for other in others)
    if table.undo_point(seat) is None or not really:
        return 0
    after = table.digest()
    table.undo(seat)
    assert table.digest() == before
    table.choose(seat, word)
    assert table.digest() == after
    return 1


@few
@given(st.data())
def test_undo_restores_the_position_whatever_was_chosen(data: st.DataObject) -> None:
    table = drawn_table(data)
    if not table.waiting():
        return
    before, known = table.digest(), table.state.known
    seat, word = drawn_word(data, table)
    table.choose(seat, word)
    point = table.undo_point(seat)
    assert (point is None) == (table.over() or table.state.known > known)
    if point is not None:
        table.undo(seat)
        assert table.digest() == before


# Records


@seeded(ONCE)
def test_the_record_of_a_whole_game_replays_to_the_same_digests(kind: Kind, seed: str) -> None:
    table = finished(kind, seed)
    record = read(write(of_table(table)))
    assert all(line.digest for line in record.lines)
    again = replay(record, SHELF, told=False)
    assert (again.digest(), again.over(), len(again.entries)) == (table.digest(), True, len(table.entries))


@each_once
def test_told_and_untold_games_are_the_same(kind: Kind) -> None:
    loud = finished(kind, "told", told=True)
    assert loud.digest() == finished(kind, "told").digest()
    assert loud.lines(0)
