"""Questions with more to them: free actions, windows, answers that others do not see, answers for another."""

from __future__ import annotations

from typing import Any

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, asked, at_reds_turn, offered, says, seat, told
from kit.helios.rules import ECHOES, FLARES, PASS, SHOTS
from perihelion.core.asks import AGAIN, ANY_NUMBER, ONE, Window
from perihelion.core.dice import Generator
from perihelion.core.piles import UNKNOWN
from perihelion.core.steps import EVERYONE, State, Step, advance, choose, options, over, waiting
from perihelion.records.table import Table

ACT, GO_ON, HUM = 5, 6, 7
DRIVEN = 3
"""The side after the seats, which the rules drive."""


class Notes(State):
    """Three seats and an automatic side with some actions each, and what they did."""

    def __init__(self, *left: int) -> None:
        super().__init__(3)
        self.left = list(left)
        self.hums = 0
        self.done: list[int] = []

    def side_count(self) -> int:
        return 4

    def clone(self) -> Notes:
        other = Notes(*self.left)
        other.done = self.done[:]
        other.hums = self.hums
        other.copy_core(self)
        return other


class Sing(Window):
    def plays(self, s: Notes, seat: int) -> list[int]:
        return [ACT] if s.left[seat] else []

    def play(self, s: Notes, seat: int, option: int) -> None:
        s.left[seat] -= 1
        s.done.append(seat)

    def passing(self) -> int:
        return GO_ON


class Humming(Sing):
    """Beside it everybody may hum, up to twice altogether; who has hummed twice is no longer concerned."""

    def concerns(self, s: Notes, seat: int) -> bool:
        return s.hums < 2 or seat != 1

    def free(self, s: Notes, seat: int) -> list[int]:
        return [HUM] if s.hums < 2 else []

    def take(self, s: Notes, seat: int, option: int) -> None:
        s.hums += 1


class Joined(Sing):
    """The automatic side sings as long as it can."""

    def drive(self, s: Notes, side: int) -> Step | None:
        return DrivenVerse(side) if s.left[side] else None


class DrivenVerse(Step):
    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Notes) -> None:
        s.left[self.side] -= 1
        s.done.append(self.side)


class Telling(Joined):
    """Only those who can sing are asked."""

    def concerns(self, s: Notes, seat: int) -> bool:
        return s.left[seat] > 0

    def tells(self, s: Notes) -> bool:
        return True


class Deaf(Sing):
    """Seat 1 is not concerned."""

    def concerns(self, s: Notes, seat: int) -> bool:
        return seat != 1


def sung(again: int, *words: int) -> tuple[Notes, list[int]]:
    """A window in which these words are said, whoever is asked; who was."""
    return heard_in(Sing((0, 1, 2), again), *words)


def heard_in(window: Window, *words: int) -> tuple[Notes, list[int]]:
    s, heard = Notes(2, 1, 1, 2), []
    s.then(window)
    advance(s)
    for word in words:
        heard.append(waiting(s)[0])
        choose(s, heard[-1], word)
    return s, heard


def deep(*entries: str, seats: int = 2) -> Table:
    """A deep game in which nobody has bid or burned, after these entries."""
    table = Table(GAME, seats, {"deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS, "blue spare", *entries)
    return table


# Windows


def test_in_a_window_of_one_each_seat_acts_once() -> None:
    s, heard = sung(ONE, ACT, ACT, GO_ON)
    assert heard == [0, 1, 2] and s.done == [0, 1] and over(s)


def test_in_a_window_of_any_number_each_seat_acts_until_it_passes() -> None:
    s, heard = sung(ANY_NUMBER, ACT, ACT, GO_ON, ACT, GO_ON, GO_ON)
    assert heard == [0, 0, 0, 1, 1, 2] and s.done == [0, 0, 1] and over(s)


def test_a_window_that_begins_again_closes_when_all_have_passed_in_a_row() -> None:
    s, heard = sung(AGAIN, GO_ON, ACT, GO_ON, GO_ON, ACT, GO_ON, GO_ON, GO_ON)
    assert heard == [0, 1, 0, 1, 2, 0, 1, 2] and s.done == [1, 2] and over(s)


def test_whoever_can_only_pass_is_asked_all_the_same() -> None:
    s, _ = sung(ANY_NUMBER, ACT, ACT)
    assert waiting(s) == [0] and options(s, 0) == [GO_ON]


def test_a_seat_that_the_window_does_not_concern_is_passed_over() -> None:
    s = Notes(1, 1, 1, 0)
    s.then(Deaf((0, 1, 2), ONE))
    advance(s)
    choose(s, 0, GO_ON)
    assert waiting(s) == [2]
    choose(s, 2, GO_ON)
    assert over(s)


def test_a_card_drawn_in_a_window_may_be_played_in_it() -> None:
    table = deep("red fire", "blue pass", "* roll 1")
    assert asked(table) == ["blue"] and offered(table, "blue") == ["pass"], "blue has no ore"
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, "* deal flare", "* deal ore", "* deal flare", "* deal mirror", *NO_BIDS, "blue spare")
    says(table, "red fire", "blue pass", "* roll 1", "blue play ore", "* deal ore")
    assert offered(table, "blue") == ["play ore", "pass", "vent ore"]
    says(table, "blue play ore", "* deal flare")
    assert asked(table) == ["red"], "blue's energy is used up"


def test_a_free_action_in_a_window_uses_up_no_chance() -> None:
    s, heard = heard_in(Humming((0, 1, 2), ONE), HUM, ACT, GO_ON, GO_ON)
    assert heard == [0, 0, 1, 2] and s.done == [0] and over(s)


def test_a_free_action_does_not_begin_a_window_again() -> None:
    s, heard = heard_in(Humming((0, 1, 2), AGAIN), GO_ON, HUM, GO_ON, GO_ON)
    assert heard == [0, 1, 1, 2] and over(s)


def test_whom_a_free_action_takes_out_of_the_window_is_not_asked_again() -> None:
    s, heard = heard_in(Humming((0, 1, 2), ONE), HUM, GO_ON, HUM, GO_ON)
    assert heard == [0, 0, 1, 2] and over(s)


def test_a_free_action_in_a_window_of_helios_leaves_the_chance_to_answer() -> None:
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, "* deal flare", "* deal ore", "* deal flare", "* deal flare", *NO_BIDS, "blue spare")
    says(table, "red fire")
    assert offered(table, "blue") == ["play flare", "pass", "vent ore"]
    says(table, "blue vent ore")
    assert asked(table) == ["blue"] and offered(table, "blue") == ["play flare", "pass"]
    assert table.state.players[1].energy == 3


# Automatic sides in a window


@pytest.mark.parametrize(
    ("again", "sung"), [(ONE, [0, DRIVEN]), (ANY_NUMBER, [0, DRIVEN, DRIVEN]), (AGAIN, [0, DRIVEN, DRIVEN])]
)
def test_an_automatic_side_acts_at_its_place_in_a_window(again: int, sung: list[int]) -> None:
    s, heard = heard_in(Joined((0, DRIVEN, 1), again), ACT)
    while not over(s):
        heard.append(waiting(s)[0])
        choose(s, heard[-1], GO_ON)
    assert s.done == sung
    assert heard == {ONE: [0, 1], ANY_NUMBER: [0, 0, 1], AGAIN: [0, 0, 0, 0, 1]}[again]


def test_the_sun_answers_a_shot_before_the_seats_do() -> None:
    table = Table(GAME, 2, {"sun": "on"}, None)
    says(table, *DEALT, *NO_BIDS, "red fire")
    assert table.waiting() == []
    says(table, "* roll 1")
    assert table.state.sun == 1 and table.lines(0)[-1] == "The Sun keeps 1 light."
    assert asked(table) == ["blue"] and offered(table, "blue") == ["play flare", "pass"]


# Not being asked


def test_where_only_those_are_asked_who_can_act_that_cannot_be_taken_back() -> None:
    s, _ = heard_in(Telling((0, 1, 2), ONE))
    assert waiting(s) == [0] and s.known == 1
    s.left[1] = 0
    choose(s, 0, GO_ON)
    assert waiting(s) == [2] and s.known == 2


def test_a_table_may_agree_to_ask_only_those_who_could_answer() -> None:
    table = Table(GAME, 2, {"asked": "able"}, None)
    says(table, "* deal ore", "* deal ore", "* deal flare", "* deal mirror", *NO_BIDS, "red fire")
    assert table.waiting() == [] and table.undo_point(0) is None, "blue has no flare, and red knows it now"
    table = Table(GAME, 2, {"asked": "able"}, None)
    says(table, *DEALT, *NO_BIDS, "red fire")
    assert asked(table) == ["blue"]


def test_whoever_is_asked_for_what_it_can_play_can_play_it_at_a_table_dealt_anew() -> None:
    table = Table(GAME, 2, {"asked": "able"}, None)
    says(table, *DEALT, *NO_BIDS, "red fire")
    for seed in range(20):
        assert len(options(GAME.rules.redeal(table.state, 0, Generator(str(seed))), 1)) == 2


def test_a_standing_answer_is_given_at_its_moment_only() -> None:
    table = deep("red fire")
    assert table.declined({}) is None and table.declined({seat("blue"): {FLARES, ECHOES}}) is None
    assert table.declined({seat("blue"): {SHOTS}}) == (seat("blue"), PASS)
    assert table.declined({seat("red"): {SHOTS}}) is None, "red is not asked"


def test_a_question_without_a_moment_is_always_asked() -> None:
    assert at_reds_turn().declined({seat("red"): {SHOTS, FLARES, ECHOES}}) is None


# Free actions


def test_a_free_action_is_carried_out_and_the_question_put_again() -> None:
    table = deep()
    before = offered(table, "red")
    assert before[-1] == "vent ore"
    says(table, "red vent ore")
    assert table.state.players[0].energy == 3 and offered(table, "red") == before[:-1]
    assert asked(table) == ["red"]


def test_a_free_action_uses_up_no_action() -> None:
    table = deep("red vent ore", "red charge", "red charge")
    assert asked(table) == ["blue"] and table.state.players[0].energy == 5


def test_a_free_action_beside_a_secret_answer_is_open() -> None:
    table = deep("red search north", "* find gem", "* find dust", "* find ice")
    words = [GAME.rules.words.number(text) for text in ("take gem", "vent ore")]
    assert [table.witnesses(0, word) for word in words] == [0b01, EVERYONE]
    says(table, "red vent ore")
    assert offered(table, "red") == ["take dust", "take ice", "take gem"]
    assert "red: vent ore." in table.lines(1)


# Who sees an answer, and for whom it is given


def test_an_answer_is_seen_by_whom_the_question_says() -> None:
    assert at_reds_turn().witnesses(0) == EVERYONE
    table = deep("red give to blue", seats=2)
    assert table.witnesses(0) == 0b11
    assert told(*DEALT).witnesses(1) == 0b10


def test_a_third_seat_learns_only_that_a_card_was_given() -> None:
    table = Table(GAME, 3, {"deep": "yes"}, None)
    says(table, *["* deal ore"] * 3, *["* deal flare"] * 3)
    says(table, *[f"{name} {word}" for name in ("red", "blue", "green") for word in ("bid 0", "no boost")])
    says(table, "green spare", "red give to blue", "red hand over flare")
    assert GAME.seen.view(table.state, 2).hands == [[UNKNOWN], [UNKNOWN] * 3, [0, 1]]
    assert GAME.seen.view(table.state, 0).hands[1] == [1, UNKNOWN, UNKNOWN]
    assert "It is flare." in table.lines(0) and "It is flare." in table.lines(1)
    assert "It is flare." not in table.lines(2) and "red gives a card to blue." in table.lines(2)


def test_a_seat_may_answer_for_another() -> None:
    table = told(*DEALT, *NO_BIDS)
    step: Any = table.state.agenda[-1]
    assert step.owner(table.state, 0) == 0
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS)
    step = table.state.agenda[-1]
    assert asked(table) == ["blue"] and step.owner(table.state, 1) == 0
    says(table, "blue burn")
    assert table.state.players[0].energy == 1


def test_a_seat_may_answer_for_an_automatic_side() -> None:
    table = Table(GAME, 2, {"sun": "on"}, None)
    says(table, *DEALT, *NO_BIDS, "red done", "* roll 2", "blue done", *NO_BIDS)
    step: Any = table.state.agenda[-1]
    assert asked(table) == ["blue"] and step.owner(table.state, 1) == table.state.seat_count
    says(table, "blue burn", "* roll 1")
    assert table.state.sun == 2


# Places that are searched in secret


def test_what_lies_in_a_cache_is_known_to_whoever_searched_it() -> None:
    table = deep("red search north", "* find gem", "* find dust", "* find ice")
    assert offered(table, "red") == ["take dust", "take ice", "take gem", "vent ore"]
    says(table, "red take gem")
    assert GAME.seen.view(table.state, 0).places == [[0, 1], [UNKNOWN] * 3, [2], [], []]
    assert GAME.seen.view(table.state, 1).places == [[UNKNOWN] * 2, [UNKNOWN] * 3, [UNKNOWN], [], []]


def test_a_cache_that_was_searched_before_is_looked_through_without_chance() -> None:
    table = deep("red search north", "* find gem", "* find dust", "* find ice", "red take gem", "red done")
    says(table, "blue search north")
    assert offered(table, "blue") == ["take dust", "take ice"]


@pytest.mark.parametrize(("word", "seen"), [("red charge", EVERYONE), ("red search north", EVERYONE)])
def test_ordinary_answers_are_seen_by_all(word: str, seen: int) -> None:
    table = deep()
    assert table.witnesses(0) == seen
    says(table, word)
