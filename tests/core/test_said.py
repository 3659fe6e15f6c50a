"""Sentences before anybody's language is known: templates, facts, forms of number, lists."""

from __future__ import annotations

from typing import Final

import pytest

from perihelion.core.said import ENGLISH, Language, Many, Ruled, Said, either, listed, missing, series


class Backwards(Language):
    """A language with the words of some sentences the other way round, and three forms of number."""

    KNOWN: Final = {
        "{player:who} builds {hex:where}.": "{hex:where}: {player:who}!",
        "{Place} is far.": "far {Place}",
        "{n} pays.": "{m} pays?",
    }

    def one(self, template: str) -> str:
        return self.KNOWN.get(template, template)

    def many(self, one: str, more: str, n: int) -> str:
        return "{n} dron" if n == 1 else "{n} drony" if n < 5 else "{n} dronów"


def drones(n: int) -> Said:
    return Many(n, "{n} drone", "{n} drones")


def names(*words: str) -> list[Said]:
    return [Said(word) for word in words]


def test_english_is_the_template_with_its_facts() -> None:
    assert str(Said("{who} pays {price}.", who="Red", price=3)) == "Red pays 3."


def test_a_thing_is_named_by_its_kind_and_the_fact_that_is_its_number() -> None:
    assert str(Said("Build {hex:where}.", where=3)) == "Build {hex:3}."


def test_the_name_of_a_kind_may_be_two_words() -> None:
    assert str(Said("Reveal {solo card:card}.", card=3)) == "Reveal {solo card:3}."
    assert missing(Said("Reveal {solo card:card}.")) == ["card"]


def test_what_is_said_may_be_a_fact_of_something_else() -> None:
    assert str(Said("It costs {price}.", price=drones(2))) == "It costs 2 drones."


@pytest.mark.parametrize(("n", "text"), [(0, "0 drones"), (1, "1 drone"), (2, "2 drones")])
def test_the_number_decides_about_the_form(n: int, text: str) -> None:
    assert str(drones(n)) == text


def test_another_language_may_have_more_forms_of_number() -> None:
    assert [Backwards().text(drones(n)) for n in (1, 3, 7)] == ["1 dron", "3 drony", "7 dronów"]


def test_another_language_may_have_another_order() -> None:
    said = Said("{player:who} builds {hex:where}.", who=0, where=3)
    assert Backwards().text(said) == "{hex:3}: {player:0}!"


def test_what_is_said_in_turn_is_said_in_the_same_language() -> None:
    assert Backwards().text(Said("{price}, please", price=drones(3))) == "3 drony, please"


def test_a_name_with_a_capital_begins_a_sentence_but_a_thing_keeps_its_name() -> None:
    assert str(Said("{Place} is far.", place=Said("the sun"))) == "The sun is far."
    assert str(Said("{Place} is far.", place=Said("{player:p}", p=1))) == "{player:1} is far."


def test_a_translation_that_names_what_nobody_said_is_passed_over() -> None:
    assert Backwards().text(Said("{n} pays.", n=1)) == "1 pays."


def test_what_nobody_said_stays_as_it_is_written_and_can_be_found() -> None:
    said = Said("{who} pays {price}.", price=Said("{n} ore"))
    assert str(said) == "{who} pays {n} ore." and missing(said) == ["who", "n"]
    assert missing(Said("{Who} pays.", who="Red")) == []


def test_lists_are_sentences_too() -> None:
    assert [str(series(names(*"abc"[:n]))) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert [str(either(names(*"abc"[:n]))) for n in range(4)] == ["", "a", "a or b", "a, b or c"]
    assert str(listed(names("a", "b", "c"))) == "a, b, c"


def test_the_same_words_are_the_same_and_nothing_said_is_nothing() -> None:
    assert Said("{n} ore", n=1) == Said("{n} ore", n=1) != Said("{n} ore", n=2)
    assert not Said("") and Said("a")
    assert len({Said("a"), Said("a"), Said("b")}) == 2


def test_what_has_a_rule_is_a_template_with_facts_or_something_said() -> None:
    assert Ruled("HE-1", "Needs {n}.", n=2).text == Ruled("HE-1", Said("Needs {n}.", n=2)).text == "Needs 2."
    assert ENGLISH.text(Ruled("HE-1", "No.").said) == "No."
