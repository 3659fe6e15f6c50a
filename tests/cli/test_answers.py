"""What a line at the table means."""

from __future__ import annotations

import pytest

from kit.helios.rules import CHARGE, DONE, FIRE, PEEK, PLAY, WORDS
from perihelion.cli.terminal.answers import Command, understand, vocabulary_word
from perihelion.core.errors import Unknown

OFFERED = [CHARGE, PEEK, FIRE, DONE, PLAY.of(0), PLAY.of(1)]


def test_a_number_is_the_word_in_that_place() -> None:
    assert understand("2", OFFERED, WORDS) == PEEK


@pytest.mark.parametrize("number", ["0", "7", "99"])
def test_a_number_outside_the_list_is_refused(number: str) -> None:
    with pytest.raises(Unknown, match=f"no number {number}; offered are 1 to 6"):
        understand(number, OFFERED, WORDS)


@pytest.mark.parametrize("line", ["fire", "FIRE", " fi ", "f"])
def test_the_beginning_of_a_word_is_enough_where_only_one_begins_so(line: str) -> None:
    assert understand(line, OFFERED, WORDS) == FIRE


@pytest.mark.parametrize("line", ["play flare", "pl fl", "flare"])
def test_a_part_of_a_word_is_enough_too(line: str) -> None:
    assert understand(line, OFFERED, WORDS) == PLAY.of(1)


def test_an_ambiguous_beginning_is_answered_with_all_it_could_be() -> None:
    with pytest.raises(Unknown, match="'p' could be: peek, play ore, play flare"):
        understand("p", OFFERED, WORDS)


def test_a_word_that_is_not_offered_is_left_to_the_table() -> None:
    assert understand("play mirror", OFFERED, WORDS) == PLAY.of(2)


def test_an_unknown_word_is_answered_with_the_nearest() -> None:
    with pytest.raises(Unknown, match=r"'chrage' is no word of this game \(did you mean 'charge'"):
        understand("chrage", OFFERED, WORDS)


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("?", "?", ""),
        ("? fire", "?", "fire"),
        ("help", "?", ""),
        ("log 5", "log", "5"),
        ("q", "quit", ""),
        ("save a b", "save", "a b"),
    ],
)
def test_commands_take_the_rest_of_the_line(line: str, name: str, rest: str) -> None:
    assert understand(line, OFFERED, WORDS) == Command(name, rest)


def test_a_command_comes_before_the_beginning_of_a_word() -> None:
    assert understand("undo", OFFERED, WORDS) == Command("undo")


def test_any_word_of_the_game_can_be_asked_about_by_its_only_beginning() -> None:
    assert vocabulary_word("buy", WORDS) == WORDS.number("buy a card")


@pytest.mark.parametrize("text", ["0", "4", "٤", "9" * 5000])
def test_a_number_beyond_the_list_is_refused_however_long(text: str) -> None:
    with pytest.raises(Unknown, match=r"there is no number .{1,43}; offered are 1 to 3$"):
        understand(text, [0, 1, 2], WORDS)


def test_a_sign_that_only_looks_like_a_digit_is_no_number() -> None:
    with pytest.raises(Unknown, match="'²' is no word of this game"):
        understand("²", [0, 1], WORDS)


def test_a_long_line_is_not_said_back_whole() -> None:
    with pytest.raises(Unknown) as refused:
        understand("x" * 5000, [0, 1], WORDS)
    assert len(str(refused.value)) < 120


def test_asking_about_the_beginning_of_several_words_names_them() -> None:
    with pytest.raises(Unknown, match="'bid' could be: bid 0, bid 1"):
        vocabulary_word("bid", WORDS)
