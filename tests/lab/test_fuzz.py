"""The laws find the faults they are there for."""

from __future__ import annotations

import re

import pytest

from kit.helios import GAME
from kit.helios.rules import Act, SunVerdict
from kit.helios.sun import SUN_BOX
from lab.faults.leaky import (
    CARELESS,
    ENDLESS,
    ENVIOUS,
    FEATHERED,
    FORESEEING,
    HALVED,
    LAWLESS,
    LEAKY,
    NAMELESS,
    ONE_SIDED,
    PRICELESS,
    SPEECHLESS,
    STUBBORN,
    SUNLESS,
    TALKATIVE,
    WAYLESS,
    WORTHLESS,
)
from lab.faults.unsealed import (
    BLIND,
    CHOOSY,
    CHOOSY_AFTER_A_ROLL,
    FIRM,
    HASTY_BIDS,
    HURRIED,
    HURRIED_ECHO,
    MUTTERED,
    OPEN_GIFT,
    OPEN_TOKEN,
    PREPARED,
    SHORT_ECHO,
    SILENT_GIFT,
    SILENT_REPLY,
    SKIPPED_BIDS,
    SKIPPED_DEAL,
    SKIPPED_DEALS,
    SOUND,
    STRAY,
    UNNAMED,
)
from perihelion.core.dice import Generator
from perihelion.core.game import Game, read_options
from perihelion.core.steps import advance
from perihelion.games import SHELF
from perihelion.lab.fuzz import Orders, Tally, play_one, rotated_options, timed_chunks
from perihelion.lab.laws import Broken, Moment, offers_are_sound
from perihelion.lab.laws.questions import questions_know_their_place
from perihelion.records.record import read
from perihelion.records.setups import boxed

SUNNY = 24
"""The first game of two in which the options have the Sun play."""


def fuzzed(game: Game, games: int = 4) -> Tally:
    """A few games with every law at every position."""
    tally = Tally()
    for number in range(games):
        tally.add(play_one(game, Orders("helios", (2, 3), every=1, told=1), number))
    return tally


def test_a_sound_game_breaks_no_law() -> None:
    tally = fuzzed(GAME)
    assert tally.failures == []
    assert tally.games == {2: 2, 3: 2}
    assert tally.checked == tally.entries > 50


def test_a_gain_that_two_deals_agree_on_by_chance_is_not_told() -> None:
    """In this game teal could move onto salvage that it has not seen. Every law is checked there."""
    orders = Orders("event-horizon", (2, 3, 4, 5, 6))
    assert play_one(SHELF.find("event-horizon"), orders, 5099).failures == []


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (LEAKY, "pieces_are_conserved: AssertionError: a card is missing"),
        (TALKATIVE, "redeal_cannot_be_told_apart: red can tell a redealt table from the true one"),
        (CARELESS, "redeal_cannot_be_told_apart: a view or a redeal changed the table"),
        (SPEECHLESS, "steps_can_be_told: KeyError: 'nonsense'"),
        (LAWLESS, "names the rule 'HE-NOWHERE-01', which is not in the rules reference"),
        (WORTHLESS, "position_can_be_valued: the spread of the position is 0.0"),
        (PRICELESS, "position_can_be_valued: the value of the position for red is nan"),
        (ENDLESS, "the game is over and nobody has won"),
        (FEATHERED, "figures_are_known: KeyError: 'wings'"),
        (HALVED, "figures_are_known: red has 0.5 of figure 0"),
        (ENVIOUS, "is told a figure that this seat cannot know"),
        (WAYLESS, "reasons_name_a_rule: why red may not choose"),
        (STUBBORN, "what_may_fall_tells_no_secret: eyes -1 would not find what may fall in"),
        (FORESEEING, "looking_ahead_tells_no_secret: red can tell by looking ahead"),
    ],
)
def test_each_fault_is_found_and_named(game: Game, message: str) -> None:
    failures = fuzzed(game, 1).failures
    assert len(failures) == 1
    assert message in failures[0].message


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (NAMELESS, "every_side_has_a_name: the table has 3 sides, and their names are ('red', 'blue', '')"),
        (SUNLESS, "every_side_has_a_name: the result has the sides ('red', 'blue') at a table of"),
        (ONE_SIDED, "position_can_be_valued: IndexError"),
    ],
)
def test_each_fault_of_an_automatic_side_is_found(game: Game, message: str) -> None:
    assert fuzzed(game, 8).failures == []
    failures = play_one(game, Orders("helios", (2, 3), every=1, told=1), SUNNY).failures
    assert len(failures) == 1
    assert message in failures[0].message


def test_the_sun_breaks_no_law_and_somebody_answers_for_it() -> None:
    """Alone and with two seats, deep and shallow, whoever is asked."""
    box = boxed(GAME, SUN_BOX)
    for number in range(16):
        assert play_one(box, Orders("helios", (1, 2), every=1, told=1), number).failures == []


def test_a_question_for_an_automatic_side_that_does_not_play_breaks_a_law() -> None:
    s = GAME.rules.setup(2, rotated_options(GAME, 2, 0))
    s.agenda = [SunVerdict(0)]
    advance(s)
    with pytest.raises(Broken, match="a question to red is about no side of the game"):
        questions_know_their_place(Moment(GAME, s, Generator("stray")))


def test_an_automatic_side_that_is_asked_breaks_a_law() -> None:
    s = GAME.rules.setup(2, rotated_options(GAME, 2, SUNNY // 2))
    s.agenda = [Act(2, 2)]
    with pytest.raises(Broken, match="side 2 is asked, and nobody sits there"):
        offers_are_sound(GAME, s)


def test_a_game_that_begins_otherwise_and_soundly_breaks_no_law() -> None:
    assert fuzzed(SOUND, 12).failures == []


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (CHOOSY, "secrets_stay_secret: eyes .* learn something after '(burn|spare)'"),
        (CHOOSY_AFTER_A_ROLL, "secrets_stay_secret: eyes .* learn something after 'roll"),
        (OPEN_GIFT, "secrets_stay_secret: eyes .* learn something by a word of red that they do not see"),
        (SILENT_GIFT, "secrets_stay_secret: 'hand over .*' tells eyes 1 what red has, and can be taken back"),
        (SILENT_REPLY, "secrets_stay_secret: 'play mirror' tells eyes .* has, and can be taken back"),
        (SKIPPED_DEAL, "secrets_stay_secret: eyes .* can tell by what the game waits for"),
        (SKIPPED_DEALS, "secrets_stay_secret: eyes .* learn something after a draw that they do not see"),
        (OPEN_TOKEN, "secrets_stay_secret: eyes .* learn something by a word of red that they do not see"),
        (PREPARED, "secrets_stay_secret: eyes .* learn something after 'spare'"),
        (SKIPPED_BIDS, "secrets_stay_secret: eyes .* can tell by what the game waits for"),
        (HASTY_BIDS, "envelopes_commute: it makes a difference whether red answers first"),
        (FIRM, "questions_know_their_place: .* cannot decline at moment 1"),
        (UNNAMED, "questions_know_their_place: (IndexError|KeyError)"),
        (STRAY, "questions_know_their_place: a question to red is about no side of the game"),
        (BLIND, "questions_know_their_place: red does not see the own answer"),
        (HURRIED, "free_actions_lead_back: 'vent ore' by red does not lead back to the question"),
        (HURRIED_ECHO, "free_actions_lead_back: 'vent ore' by .* does not lead back to the question"),
        (SHORT_ECHO, "windows_begin_again: 'play ore' by .* does not open the window anew"),
        (MUTTERED, "outcomes_can_be_dictated: 'roll 2' does not name outcome 3"),
    ],
)
def test_each_fault_about_secrets_and_questions_is_found(game: Game, message: str) -> None:
    assert re.search(message, "\n".join(failure.message for failure in fuzzed(game, 12).failures))


def test_a_failure_keeps_a_record_without_seed_and_digests_that_leads_there() -> None:
    failure = fuzzed(LEAKY, 1).failures[0]
    record = read(failure.record)
    assert failure.message.startswith(f"entry {len(record.lines)}: ")
    assert (record.seed, record.first, record.result) == ("", "", "")


@pytest.mark.parametrize(
    ("offered", "message"),
    [
        ([], "nothing is offered to seat 0"),
        ([3, 3], "offered a word twice"),
        ([3, 3000], "outside the vocabulary"),
    ],
)
def test_an_unsound_offer_is_found(offered: list[int], message: str) -> None:
    s = GAME.rules.setup(2, read_options(GAME, {}))
    s.then(Act(0, 1))
    s.offered = offered
    with pytest.raises(Broken, match=message):
        offers_are_sound(GAME, s)


def test_a_game_that_does_not_end_is_found() -> None:
    tally = play_one(GAME, Orders("helios", (2,), bound=5), 0)
    assert "has not ended after 5 entries" in tally.failures[0].message


def test_option_values_take_turns_until_all_combinations_were_played() -> None:
    combinations = {tuple(rotated_options(GAME, 2, turn).items()) for turn in range(6)}
    assert len(combinations) == 6


def test_the_same_seed_plays_the_same_games() -> None:
    orders = Orders("helios", (2,))
    assert play_one(GAME, orders, 7).entries == play_one(GAME, orders, 7).entries
    assert {play_one(GAME, Orders("helios", (2,), seed=str(seed)), 7).entries for seed in range(5)} != {
        play_one(GAME, orders, 7).entries
    }


def test_games_are_handed_out_in_chunks_until_all_are_played() -> None:
    chunks = list(timed_chunks(Orders("helios", (2,)), 20, 0))
    assert [(chunk.first, chunk.last) for chunk in chunks] == [(0, 8), (8, 16), (16, 20)]
