"""A table: what is said is noted and told; what is not offered changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, SECRET, asked, at_reds_turn, finished, offered, says, told
from kit.helios.rules import CHARGE, PASS, ROLL, WORDS
from perihelion.core.dice import Fair
from perihelion.core.errors import Illegal, PerihelionError, Unknown
from perihelion.core.steps import CHANCE
from perihelion.records.table import Table, named


def unchanged_by(table: Table, words: Callable[[], None]) -> bool:
    before = (table.digest(), list(table.entries), table.lines(0))
    with pytest.raises(Illegal):
        words()
    return before == (table.digest(), list(table.entries), table.lines(0))


@pytest.mark.parametrize(
    ("who", "word"), [(0, PASS), (1, CHARGE), (7, CHARGE), (0, WORDS.size), (0, -1), (CHANCE, ROLL.of(1))]
)
def test_a_word_that_may_not_be_said_changes_nothing(who: int, word: int) -> None:
    table = at_reds_turn()
    assert unchanged_by(table, lambda: table.say(who, word))


def test_a_word_that_cannot_be_paid_changes_nothing_and_is_answered_with_the_rule() -> None:
    table = at_reds_turn("red buy a card", "* deal ore")
    assert unchanged_by(table, lambda: says(table, "red fire"))
    with pytest.raises(Illegal, match=r"^Needs 2 energy; you have 1\. \[HE-FIRE-01\]$"):
        says(table, "red fire")


def test_an_outcome_that_cannot_happen_changes_nothing() -> None:
    table = at_reds_turn("red fire", "blue pass")
    assert unchanged_by(table, lambda: says(table, "* roll 0"))
    assert unchanged_by(table, lambda: says(table, "* deal ore"))


def test_a_seat_that_speaks_before_chance_has_changes_nothing() -> None:
    table = told("* deal ore")
    with pytest.raises(Illegal, match=r"^The table waits for dice or a draw\.$"):
        says(table, "red bid 0")
    assert unchanged_by(table, lambda: says(table, "red bid 0"))


def test_a_table_is_not_opened_with_impossible_seats_or_options() -> None:
    with pytest.raises(Unknown, match="1 to 3 seats"):
        Table(GAME, 5, {}, None)
    with pytest.raises(Unknown, match="option goal"):
        Table(GAME, 2, {"goal": "0"}, None)


def test_every_error_is_something_a_person_can_put_right() -> None:
    with pytest.raises(PerihelionError):
        says(told(), "red xyzzy")


def test_dice_speak_as_soon_as_they_must() -> None:
    table = Table(GAME, 2, {}, Fair(SECRET))
    assert [entry.who for entry in table.entries] == [CHANCE] * 4
    assert asked(table) == ["red", "blue"]


def test_the_same_dice_and_the_same_choices_give_the_same_game() -> None:
    assert finished().entries == finished().entries
    assert finished().digest() == finished(told=False).digest()


def test_a_seat_that_is_not_asked_is_offered_nothing() -> None:
    table = at_reds_turn()
    assert offered(table, "blue") == []
    assert offered(table, "red") == ["charge", "peek", "buy a card", "fire", "done"]


def test_everything_said_is_noted_in_its_order() -> None:
    entries = [(entry.who, WORDS.text(entry.word)) for entry in at_reds_turn("red charge").entries]
    assert entries[:2] == [(CHANCE, "deal ore"), (CHANCE, "deal flare")]
    assert entries[-1] == (0, "charge")


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    table = at_reds_turn("red peek", "* show mirror")
    assert table.lines(0)[-3:] == ["red: peek.", "red looks at the top card.", "It is mirror."]
    assert table.lines(1)[-2:] == ["red: peek.", "red looks at the top card."]


def test_a_spectator_reads_no_secret() -> None:
    table = at_reds_turn("red peek", "* show mirror")
    assert not [line for line in table.lines(-1) if "You" in line or "It is" in line]
    assert table.lines(-1) == ["red goes first.", "red: peek.", "red looks at the top card."]


def test_an_entry_knows_how_much_was_told_before_it() -> None:
    table = at_reds_turn("red charge", "red charge")
    assert table.log is not None
    assert [line.text for line in table.log.lines[table.entries[-1].lines :]] == ["{player:0}: charge."]


def test_an_untold_table_has_no_log() -> None:
    assert finished(told=False).lines(0) == []
    assert {entry.lines for entry in finished(told=False).entries} == {0}


def test_a_sentence_names_its_things() -> None:
    assert named(GAME, "{player:1} gives {card:2} to {player:0}.") == "blue gives mirror to red."
    assert named(GAME, "Nothing to name.") == "Nothing to name."


def test_a_view_shows_the_own_hand_and_only_the_size_of_the_others() -> None:
    view = GAME.seen.view(told(*DEALT, "red bid 1").state, 0)
    assert [WORDS.name("card", card) for card in view.hand] == ["ore", "flare"]
    assert view.hand_sizes == [2, 2]
    assert [WORDS.text(word) for word in view.envelope] == ["bid 1"]


def test_a_view_shows_the_top_card_only_to_the_seat_that_looked() -> None:
    table = at_reds_turn("red peek", "* show mirror")
    assert [GAME.seen.view(table.state, seat).top for seat in (0, 1, -1)] == [[2], [-1], [-1]]


def test_a_card_that_somebody_has_seen_is_the_one_the_next_seat_draws() -> None:
    table = at_reds_turn("red peek", "* show mirror", "red done", "blue buy a card")
    assert table.state.offered == [0, 0, 1], "the draw has no alternative; without an entry all would know"
    says(table, "* deal mirror")
    assert GAME.seen.view(table.state, 1).hand == [1, 2, 2]


def test_an_unknown_outcome_word_is_not_taken_for_an_outcome() -> None:
    with pytest.raises(Illegal, match="'pass' cannot happen now"):
        told().dictate(PASS)
