"""The contract of a game: options, seats, and why a word is not offered."""

from __future__ import annotations

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, at_reds_turn, seat, told
from kit.helios.rules import WORDS
from perihelion.core.errors import Unknown
from perihelion.core.game import check_seats, read_options, why_not
from perihelion.records.table import Table, named


def why(table: Table, entry: str) -> str:
    """`rule: sentence`, or nothing where the word may be said."""
    who, text = entry.split(" ", 1)
    refusal = why_not(GAME, table.state, seat(who), WORDS.number(text))
    return f"{refusal.rule}: {named(GAME, refusal.said)}" if refusal else ""


def test_options_that_nobody_names_have_their_defaults() -> None:
    assert read_options(GAME, {}) == {"goal": "6", "energy": "2", "deep": "no", "sun": "off", "asked": "all"}
    assert read_options(GAME, {"energy": "1"}) == {
        "goal": "6",
        "energy": "1",
        "deep": "no",
        "sun": "off",
        "asked": "all",
    }


def test_an_option_the_game_does_not_have_is_answered_with_the_nearest() -> None:
    with pytest.raises(
        Unknown, match=r"unknown option of helios 'gaol' \(did you mean 'goal'\?\); known: goal, energy, deep"
    ):
        read_options(GAME, {"gaol": "6"})


def test_a_value_that_is_not_allowed_is_answered_with_those_that_are() -> None:
    with pytest.raises(Unknown, match=r"option goal: '7' is not allowed; allowed: 6, 3"):
        read_options(GAME, {"goal": "7"})


@pytest.mark.parametrize("seats", [0, 4])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(Unknown, match=f"Helios is played with 1 to 3 seats, not {seats}"):
        check_seats(GAME, seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_right_number_of_seats_is_accepted(seats: int) -> None:
    check_seats(GAME, seats)
    assert len(Table(GAME, seats, {}, None).state.players) == seats


def test_there_is_no_reason_against_a_word_that_is_offered() -> None:
    assert why(at_reds_turn(), "red fire") == ""


def test_a_step_refuses_with_its_rule_and_the_numbers() -> None:
    assert (
        why(at_reds_turn("red buy a card", "* deal ore"), "red fire")
        == "HE-FIRE-01: Needs 2 energy; you have 1."
    )


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    assert why(at_reds_turn(), "blue charge") == "HE-ACT-01: It is not your turn: the table waits for red."


def test_a_sealed_envelope_cannot_be_changed() -> None:
    table = told(*DEALT, "red bid 0", "red no boost")
    assert why(table, "red bid 1") == "HE-BID-01: It is not your turn: the table waits for blue."


def test_all_seats_that_are_waited_for_are_named() -> None:
    assert why(told(*DEALT), "green bid 0").endswith("the table waits for red and blue.")


def test_a_word_that_answers_another_question_gets_the_question_again() -> None:
    assert (
        why(at_reds_turn(), "red pass")
        == "HE-ACT-01: 'pass' does not answer this question. Choose an action."
    )
    assert (
        why(at_reds_turn(), "red bid 0")
        == "HE-ACT-01: 'bid 0' does not answer this question. Choose an action."
    )


def test_a_number_that_is_no_word_gets_the_question_again() -> None:
    refusals = [why_not(GAME, at_reds_turn().state, 0, word) for word in (-1, WORDS.size)]
    texts = [f"{refusal.rule}: {refusal.text}" for refusal in refusals if refusal]
    assert texts == [
        f"HE-ACT-01: There is no word number {word}. Choose an action." for word in (-1, WORDS.size)
    ]


def test_nobody_may_speak_when_the_game_is_over() -> None:
    table = at_reds_turn("red fire", "blue pass", "* roll 3", goal="3")
    assert why(table, "red charge") == "HE-END-01: The game is over."


def test_nobody_may_speak_while_chance_must() -> None:
    assert why(told("* deal ore"), "red charge") == ": The table waits for dice or a draw."
