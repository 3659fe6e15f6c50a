"""A digest changes with anything on the table, and with nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from kit.helios.at_the_table import DEALT, at_reds_turn, told
from kit.helios.rules import Act, Player, State
from perihelion.core.digest import digest, dump, fields
from perihelion.core.hands import hand_of
from perihelion.core.piles import Pile


def state() -> State:
    s: State = told(*DEALT, "red bid 1").state
    return s


def test_a_clone_has_the_digest_of_its_original() -> None:
    assert digest(state().clone()) == digest(state())


def test_what_is_offered_is_not_on_the_table() -> None:
    s = state()
    s.offered = [1, 2, 3]
    assert digest(s) == digest(state())


@pytest.mark.parametrize("name", ["seat_count", "known", "goal", "first", "round"])
def test_every_number_of_the_table_changes_the_digest(name: str) -> None:
    s = state()
    setattr(s, name, getattr(s, name) + 1)
    assert digest(s) != digest(state())


@pytest.mark.parametrize(("name", "value"), [("energy", 3), ("light", 1), ("hand", [1, 0])])
def test_every_field_of_a_player_changes_the_digest(name: str, value: Any) -> None:
    s = state()
    setattr(s.players[0], name, value)
    assert digest(s) != digest(state())


def test_every_part_of_a_pile_changes_the_digest() -> None:
    pile = Pile((1, 2))
    tops = [pile.on_top(0, 1), pile.on_top(1, 1), pile.on_top(0, 2)]
    bottoms = [pile.under(0, 1), pile.under(1, 1), pile.under(0, 2)]
    others = [pile, Pile((2, 1)), pile.discarded(0), pile.discarded(1)]
    assert len({digest(changed) for changed in tops + bottoms + others}) == 10


def test_the_words_in_an_envelope_change_the_digest() -> None:
    assert told(*DEALT, "red bid 0").digest() != told(*DEALT, "red bid 1").digest()


def test_the_agenda_changes_the_digest() -> None:
    s, other = state(), state()
    s.then(Act(0, 1))
    other.then(Act(0, 2))
    assert len({digest(state()), digest(s), digest(other)}) == 3


def test_a_step_is_written_with_all_its_fields_in_alphabetical_order() -> None:
    assert dump(Act(1, 2)) == "Act(left=2,seat=1)"


def test_an_object_with_slots_is_written_with_all_its_fields() -> None:
    hand = "Hand(cards=[0,2],past=NoneType(),seen=[1,1])"
    assert dump(Player(1, 2, hand_of(0, [0, 2]))) == f"Player(energy=1,hand={hand},light=2)"


def test_a_table_is_written_with_its_own_fields_and_those_of_every_table() -> None:
    names = "able agenda caches first goal known pile players round sealed seat_count sun sun_hand"
    assert fields(at_reds_turn().state) == names.split()


def test_truth_is_a_number() -> None:
    assert dump([True, False, 1, "it's", 0.5]) == '[1,0,1,"it\'s",0.5]'


@pytest.mark.parametrize("thing", [{1: 2}, {1, 2}, b"12", bytearray(2)])
def test_a_thing_whose_contents_would_be_passed_over_is_refused(thing: Any) -> None:
    s = state()
    s.agenda = [thing]
    with pytest.raises(AssertionError, match=f"a state may not hold a {type(thing).__name__}"):
        digest(s)
