"""Undo goes back to the last point at which nothing had become known, and never behind it."""

from __future__ import annotations

from typing import Final

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, SECRET, asked, at_reds_turn, says, told
from kit.helios.rules import CHARGE, FLARE, ORE, Act, Player, State
from perihelion.core.dice import Fair
from perihelion.core.errors import Illegal
from perihelion.core.hands import Hand, hand_of
from perihelion.core.piles import full_pile
from perihelion.core.steps import Chance, advance
from perihelion.games import SHELF
from perihelion.games.solar_sphere.words import DISCARD
from perihelion.records.table import Table

RED, BLUE = 0, 1


class Rob(Chance):
    """HE-ROB-01. Take a random card out of another hand."""

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def weights(self, s: State) -> list[int]:
        return [s.players[self.victim].hand.count(card) for card in range(3)]

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.victim].hand = s.players[self.victim].hand.minus(outcome)


def cannot_be_taken_back(table: Table, seat: int) -> bool:
    """No undo, and the attempt changes nothing."""
    before = table.digest(), list(table.entries)
    with pytest.raises(Illegal, match="nothing to take back"):
        table.undo(seat)
    return table.undo_point(seat) is None and before == (table.digest(), list(table.entries))


def test_a_seat_takes_back_its_own_choice_and_the_table_is_as_before() -> None:
    table = at_reds_turn("red charge")
    table.undo(RED)
    assert table.digest() == at_reds_turn().digest()
    assert table.entries == at_reds_turn().entries
    assert table.lines(RED) == at_reds_turn().lines(RED)


def test_choices_are_taken_back_one_by_one() -> None:
    table = at_reds_turn("red charge", "red charge")
    table.undo(RED)
    assert table.digest() == at_reds_turn("red charge").digest()
    table.undo(RED)
    assert table.digest() == at_reds_turn().digest()


def test_what_the_core_chose_is_taken_back_with_the_choice_before_it() -> None:
    table = at_reds_turn("red charge", "red charge")
    assert asked(table) == ["blue"], "red's 'done' was made by the core"
    table.undo(RED)
    assert asked(table) == ["red"]


def test_the_game_goes_on_after_an_undo_as_if_nothing_had_been_said() -> None:
    table = at_reds_turn("red charge")
    table.undo(RED)
    says(table, "red fire", "blue pass", "* roll 1")
    assert table.digest() == at_reds_turn("red fire", "blue pass", "* roll 1").digest()


def test_dice_speak_again_after_an_undo() -> None:
    table = Table(GAME, 2, {}, Fair(SECRET))
    says(table, *NO_BIDS, "red charge")
    table.undo(RED)
    says(table, "red buy a card")
    assert len(table.state.players[RED].hand.cards) == 3


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    assert cannot_be_taken_back(told(), RED)
    assert cannot_be_taken_back(told(*DEALT), RED)


def test_undo_never_crosses_a_chance_outcome() -> None:
    assert cannot_be_taken_back(at_reds_turn("red buy a card", "* deal ore"), RED)
    assert cannot_be_taken_back(at_reds_turn("red fire", "blue pass", "* roll 1"), RED)


def test_undo_never_crosses_a_look_at_a_card_that_only_another_seat_knew() -> None:
    table = at_reds_turn("red peek", "* show mirror", "red done", "blue peek", "* show mirror")
    assert cannot_be_taken_back(table, BLUE)


def test_undo_never_crosses_the_draw_of_a_card_that_only_another_seat_knew() -> None:
    table = at_reds_turn("red peek", "* show mirror", "red done", "blue buy a card", "* deal mirror")
    assert cannot_be_taken_back(table, BLUE)


def test_the_draw_of_a_card_that_everybody_knew_can_be_taken_back() -> None:
    known = ("red peek", "* show mirror", "red done", "blue peek", "* show mirror")
    table = at_reds_turn(*known, "blue buy a card")
    table.undo(BLUE)
    assert table.digest() == at_reds_turn(*known).digest()


def test_an_outcome_without_alternative_that_shows_a_hidden_card_is_something_learned() -> None:
    s = State([Player(0, 0, Hand()), Player(0, 0, hand_of(BLUE, [FLARE]))], full_pile([0, 0, 0]), 3)
    s.then(Rob(BLUE), Act(RED, 1))
    advance(s)
    assert (s.known, s.players[BLUE].hand.size()) == (1, 0)


def test_a_choice_after_a_chance_outcome_can_be_taken_back_up_to_the_outcome() -> None:
    table = at_reds_turn("red buy a card", "* deal ore", "red charge")
    table.undo(RED)
    assert table.digest() == at_reds_turn("red buy a card", "* deal ore").digest()
    assert cannot_be_taken_back(table, RED)


def test_undo_never_crosses_an_opened_envelope() -> None:
    assert cannot_be_taken_back(told(*DEALT, *NO_BIDS), BLUE)
    assert cannot_be_taken_back(told(*DEALT, *NO_BIDS), RED)


def test_an_envelope_can_be_taken_back_while_others_are_still_open() -> None:
    table = told(*DEALT, "red bid 1", "red no boost")
    table.undo(RED)
    table.undo(RED)
    assert table.digest() == told(*DEALT).digest()


def test_undo_never_crosses_another_seats_choice() -> None:
    table = at_reds_turn("red charge", "red charge", "blue charge")
    assert cannot_be_taken_back(table, RED)
    assert table.undo_point(BLUE) is not None


def test_an_envelope_can_be_taken_back_whoever_has_sealed_one_since() -> None:
    table = told(*DEALT, "red bid 1", "blue bid 0", "blue no boost")
    table.undo(RED)
    assert table.digest() == told(*DEALT, "blue bid 0", "blue no boost").digest()
    assert table.entries == told(*DEALT, "blue bid 0", "blue no boost").entries
    says(table, "red bid 2")
    table.undo(BLUE)
    assert table.digest() == told(*DEALT, "blue bid 0", "red bid 2").digest()


def test_what_was_said_before_the_envelopes_cannot_be_taken_back_through_them() -> None:
    table = told(
        "* deal ore", "* deal flare", "* deal flare", "* deal mirror", *NO_BIDS, "red done", "blue charge"
    )
    says(table, "blue charge", "red bid 0")
    assert table.undo_point(BLUE) is None and table.undo_point(RED) is not None


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS, "blue spare", "red vent ore")
    assert cannot_be_taken_back(table, RED)


def test_a_card_that_was_given_away_in_secret_cannot_be_taken_back() -> None:
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS, "blue spare", "red give to blue")
    assert table.undo_point(RED) is not None
    says(table, "red hand over flare")
    assert cannot_be_taken_back(table, RED)


def test_undo_never_crosses_the_end_of_the_game() -> None:
    table = Table(GAME, 2, {}, None)
    table.state = State([Player(0, 0, hand_of(RED, [ORE]))], full_pile([0, 0, 0]), 3)
    table.state.then(Act(RED, 1))
    advance(table.state)
    table.choose(RED, CHARGE)
    assert table.over() and cannot_be_taken_back(table, RED)


def test_whoever_takes_something_back_is_told_what_it_was() -> None:
    table = at_reds_turn("red charge")
    entry = table.entries[-1]
    assert table.undo(RED) == entry


def test_a_choice_that_was_taken_back_can_be_made_anew_and_taken_back_again() -> None:
    table = at_reds_turn("red charge", "red charge")
    table.undo(RED)
    says(table, "red charge")
    table.undo(RED)
    table.undo(RED)
    assert (table.digest(), table.entries) == (at_reds_turn().digest(), at_reds_turn().entries)
    assert cannot_be_taken_back(table, RED)


# The whole turn


def test_a_whole_turn_is_taken_back_at_once() -> None:
    table = at_reds_turn("red charge", "red charge")
    first = table.entries[-2]
    assert table.undo_point(RED, whole=True) == len(table.entries) - 2
    assert table.undo(RED, whole=True) == first
    assert (table.digest(), table.entries) == (at_reds_turn().digest(), at_reds_turn().entries)


def test_a_whole_turn_is_taken_back_as_far_as_nothing_became_known() -> None:
    table = at_reds_turn("red buy a card", "* deal ore", "red charge")
    table.undo(RED, whole=True)
    assert table.digest() == at_reds_turn("red buy a card", "* deal ore").digest()
    assert table.undo_point(RED, whole=True) is None


def test_a_whole_turn_ends_where_another_seat_acted() -> None:
    table = at_reds_turn("red charge", "red done", "blue charge", "blue charge")
    assert table.undo_point(RED, whole=True) is None
    table.undo(BLUE, whole=True)
    assert table.digest() == at_reds_turn("red charge", "red done").digest()


def test_a_whole_envelope_is_taken_back_and_what_others_sealed_stays() -> None:
    table = told(*DEALT, "red bid 1", "blue bid 0", "red no boost")
    table.undo(RED, whole=True)
    assert (table.digest(), table.entries) == (
        told(*DEALT, "blue bid 0").digest(),
        told(*DEALT, "blue bid 0").entries,
    )


def test_two_turns_in_a_row_are_two() -> None:
    """In Solar Sphere only one player has dice left, and has one turn after the other."""
    table = Table(SHELF.find("solar-sphere"), 2, {}, Fair(SECRET), told=False)
    seat = table.waiting()[0]
    table.state.players[1 - seat].dice = [0] * 7
    turns = [table.digest()]
    for _ in range(2):
        table.choose(seat, next(word for word in table.offers(seat) if DISCARD.says(word)))
        turns.append(table.digest())
    assert table.waiting() == [seat]
    for before in turns[1::-1]:
        table.undo(seat, whole=True)
        assert table.digest() == before
