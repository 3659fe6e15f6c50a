"""Languages: English, those with a catalogue, and a made-up one; and whose wish counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.catalogues import catalogue
from perihelion.core.errors import Unknown
from perihelion.core.said import Many, Name, Said, finished
from perihelion.games import SHELF
from perihelion.texts.languages import MADE_UP, Languages, wishes

ENTRIES = """
msgctxt "language"
msgid "English"
msgstr "Xish"

msgctxt "resource"
msgid "ore"
msgstr "ruda"

msgctxt "sort"
msgid "gunship"
msgstr "kanonierka"

msgid "{ship} at {tile}"
msgstr "{tile}: {ship}"

msgid "{ship} damaged {n}"
msgstr "{ship} (-{n})"

msgid "{player:who} takes {what}."
msgstr "{what} bierze {player:who}."

msgid "{n} drone"
msgid_plural "{n} drones"
msgstr[0] "{n} dron"
msgstr[1] "{n} drony"
msgstr[2] "{n} dronów"
"""


@pytest.fixture
def known(tmp_path: Path) -> Languages:
    catalogue(tmp_path, ENTRIES)
    catalogue(tmp_path, "", code="pt-BR")
    return Languages(str(tmp_path))


def drones(n: int) -> Said:
    return Many(n, "{n} drone", "{n} drones")


def test_the_number_decides_about_the_form_as_the_catalogue_says(known: Languages) -> None:
    texts = [known.of("xx").text(drones(n)) for n in (0, 1, 2, 5, 12, 22)]
    assert texts == ["0 dronów", "1 dron", "2 drony", "5 dronów", "12 dronów", "22 drony"]


def test_a_sentence_has_the_order_of_its_language_and_its_facts_are_in_it_too(known: Languages) -> None:
    said = Said("{player:who} takes {what}.", who=1, what=drones(3))
    assert known.of("xx").text(said) == "3 drony bierze {player:1}."


def test_a_name_is_that_of_its_kind(known: Languages) -> None:
    assert known.of("xx").text(Name("resource", "ore")) == "ruda"
    assert known.of("xx").text(Name("card", "ore")) == known.of("xx").text(Said("ore")) == "ore"


def test_a_name_made_of_others_is_translated_in_its_parts(known: Languages) -> None:
    words = SHELF.find("event-horizon").rules.words
    ship = words.verb_of(words.number("repair gunship I damaged 2 at A24"))
    named = words.called()["ship"][ship.noun(words.number("repair gunship I damaged 2 at A24"))]
    assert known.of("xx").text(named) == "A24: kanonierka I (-2)"


def test_what_a_catalogue_does_not_have_is_english(known: Languages) -> None:
    assert known.of("xx").text(Said("{n} left", n=drones(1))) == "1 dron left"
    assert known.of("pt-BR").text(drones(2)) == "2 drones"


def test_in_the_made_up_language_every_sentence_and_every_name_stands_in_brackets(known: Languages) -> None:
    made_up = known.of(MADE_UP)
    said = Said("{who} takes {what} of {name}", who=finished("Ann"), what=drones(3), name=Name("x", "ore"))
    assert made_up.text(said) == "⟦Ann takes ⟦3 drones⟧ of ⟦ore⟧⟧"
    assert made_up.text(Said("{player:who}", who=1)) == "{player:1}"
    assert made_up.text(Said("")) == ""


def test_the_made_up_language_is_offered_only_where_it_was_asked_for(tmp_path: Path) -> None:
    assert Languages().offered == ["en"] and Languages().read_by(MADE_UP, MADE_UP).code == "en"
    asked = Languages(str(tmp_path), MADE_UP)
    assert asked.offered == ["en", MADE_UP] and asked.read_by("", MADE_UP).code == MADE_UP


def test_a_language_that_nobody_knows_is_told_with_the_nearest() -> None:
    with pytest.raises(Unknown, match=r"unknown language 'qps' .did you mean 'qps-ploc'"):
        Languages("", "qps")


def test_a_language_is_called_as_its_speakers_call_it(known: Languages) -> None:
    assert [known.own_name(code) for code in known.offered] == ["English", "pt-BR", "Xish"]


READERS = [
    ("", "", "en"),
    ("", "de,fr;q=0.9", "en"),
    ("", "xx-YY,en;q=0.9", "xx"),
    ("", "en-GB,xx;q=0.9", "en"),
    ("", "de;q=0.9,xx;q=0.8", "xx"),
    ("", "XX", "xx"),
    ("", "pt-br", "pt-BR"),
    ("", "xx;q=0, en", "en"),
    ("xx", "en", "xx"),
    ("en", "xx", "en"),
    ("gone", "xx", "xx"),
]


@pytest.mark.parametrize(("chosen", "browser", "code"), READERS)
def test_the_choice_comes_first_then_the_browser_then_english(
    known: Languages, chosen: str, browser: str, code: str
) -> None:
    assert known.read_by(chosen, browser).code == code


def test_a_browser_s_wishes_are_read_in_their_order_and_no_more_than_a_few() -> None:
    assert wishes("de-AT, de;q=0.9, en;q=0.95, fr;q=nan, ;q=1") == ("de-AT", "en", "de")
    assert len(wishes("de," * 10_000)) < 200


def test_what_is_wrong_with_the_catalogues_is_told(tmp_path: Path) -> None:
    catalogue(tmp_path, 'msgid "{a}!"\nmsgstr "{b}!"\n')
    catalogue(tmp_path, "msgid", name="client")
    told = Languages(str(tmp_path)).problems()
    assert [problem.split(": ")[0] for problem in told] == [
        "xx/LC_MESSAGES/perihelion.po:6",
        "xx/LC_MESSAGES/client.po",
    ]


def test_the_catalogues_of_the_program_have_nothing_wrong() -> None:
    assert Languages().problems() == []
