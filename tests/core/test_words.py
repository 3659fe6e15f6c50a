"""An option is one integer, one text and one target."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.helios.rules import CHARGE, MIRROR, PASS, PLAY, WORDS
from perihelion.core.errors import Unknown
from perihelion.core.said import Name, Said
from perihelion.core.words import Nouns, Words

ANY_WORD = st.integers(0, WORDS.size - 1)


@given(ANY_WORD)
def test_the_text_of_a_word_leads_back_to_the_word(word: int) -> None:
    assert WORDS.number(WORDS.text(word)) == word


@given(ANY_WORD)
def test_the_verb_and_the_noun_of_a_word_lead_back_to_the_word(word: int) -> None:
    verb = WORDS.verb_of(word)
    assert verb.says(word)
    assert verb.of(verb.noun(word)) == word


@given(ANY_WORD)
def test_exactly_one_verb_says_a_word(word: int) -> None:
    assert [verb for verb in WORDS.verbs if verb.says(word)] == [WORDS.verb_of(word)]


@given(ANY_WORD)
def test_the_target_of_a_word_names_the_thing_in_its_text(word: int) -> None:
    target = WORDS.target(word)
    named = WORDS.name(*target) if target else ""
    assert WORDS.text(word) == f"{WORDS.verb_of(word).text} {named}".strip()


def test_a_word_is_its_verb_and_its_noun() -> None:
    assert WORDS.text(PLAY.of(MIRROR)) == "play mirror"
    assert WORDS.target(PLAY.of(MIRROR)) == ("card", MIRROR)
    assert PLAY.noun(PLAY.of(MIRROR)) == MIRROR


def test_a_single_word_has_no_target() -> None:
    assert WORDS.texts([CHARGE, PASS]) == ["charge", "pass"]
    assert WORDS.target(CHARGE) is None


def test_a_verb_does_not_say_the_words_beside_its_own() -> None:
    assert not PLAY.says(PLAY.of(0) - 1)
    assert not PLAY.says(PLAY.of(0) + PLAY.size)


def test_capitals_and_spaces_in_a_text_do_not_matter() -> None:
    assert WORDS.number("  Play   MIRROR ") == PLAY.of(MIRROR)


def test_an_unknown_word_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(Unknown, match=r"^unknown word 'play miror' \(did you mean 'play mirror'\?\)$"):
        WORDS.number("play miror")


def test_a_word_unlike_all_others_is_answered_without_a_guess() -> None:
    with pytest.raises(Unknown, match=r"^unknown word 'xyzzy'$"):
        WORDS.number("xyzzy")


def test_a_thing_that_no_verb_takes_still_has_a_name() -> None:
    assert WORDS.name("player", 1) == "blue"


def test_every_thing_of_a_text_gets_its_name_and_nothing_else_changes() -> None:
    assert WORDS.named("{player:1}: {price}, {player:0}.") == f"blue: {{price}}, {WORDS.name('player', 0)}."


def test_two_words_may_not_have_the_same_text() -> None:
    words = Words()
    words.single("fire all")
    with pytest.raises(AssertionError, match="two words are called 'fire all'"):
        words.verb("fire", Nouns("how much", ("one", "all")))


def test_two_kinds_of_things_may_not_have_the_same_name() -> None:
    words = Words()
    words.verb("play", Nouns("card", ("ore",)))
    with pytest.raises(AssertionError, match="two kinds of things are called 'card'"):
        words.verb("drop", Nouns("card", ("flare",)))


@pytest.mark.parametrize("name", ["Sector #7", "two  spaces", "two\nlines"])
def test_a_text_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(AssertionError, match="cannot stand in a record"):
        Words().verb("to", Nouns("sector", (name,)))


def test_a_name_made_of_others_is_one_text_in_english_and_its_parts_to_translators() -> None:
    words = Words()
    damaged = Said("{ship} damaged", ship=Name("type", "cruiser"))
    repair = words.verb("repair", Nouns("ship", ("flagship", damaged)))
    assert words.number("repair cruiser damaged") == repair.of(1)
    assert words.nouns() == {"ship": ["flagship", "cruiser damaged"]}
    assert words.called() == {"ship": [Name("ship", "flagship"), damaged]}
    assert words.named("{ship:1}") == words.name("ship", 1) == "cruiser damaged"


def test_a_verb_keeps_its_place_until_its_nouns_are_named() -> None:
    words = Words()
    choose = words.later("choose to", "branch", 2)
    fire = words.single("fire")
    words.name_nouns(choose, ["gain ore", "gain gold"])
    assert words.texts(range(words.size)) == ["choose to gain ore", "choose to gain gold", "fire"]
    assert words.number("choose to gain gold") == choose.of(1)
    assert words.name("branch", 1) == "gain gold"
    assert fire == choose.base + 2


def test_as_many_nouns_are_named_as_were_declared() -> None:
    words = Words()
    choose = words.later("choose to", "branch", 2)
    with pytest.raises(AssertionError, match="'choose to' takes 2 nouns, and 1 are named"):
        words.name_nouns(choose, ["gain ore"])
