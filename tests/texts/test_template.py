"""What there is to translate: the template that translators get is what the program says."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from perihelion.games import SHELF
from perihelion.texts.catalogue import Key, is_for_translators, is_text, read_entries
from perihelion.texts.languages import CLIENTS, TEXTS

HOME = Path(__file__).parents[2]
TEMPLATE = TEXTS / "perihelion.pot"
MOST_NAMES = 120
"""Where there are more things of one kind, their names are made of others."""


@cache
def tool() -> Any:
    """`tools/texts.py`, which is no part of the program."""
    spec = spec_from_file_location("texts", HOME / "tools" / "texts.py")
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@cache
def known() -> set[Key]:
    return {entry.key for entry in read_entries(TEMPLATE)}


def test_the_template_is_what_the_source_and_the_shelf_say_today() -> None:
    made = tool()
    assert made.written(made.template(made.every_text())) == TEMPLATE.read_bytes(), "run: make texts"


@pytest.mark.skipif(not (HOME / "web" / "node_modules").is_dir(), reason="needs the client's packages")
def test_the_client_s_template_is_what_the_client_says_today() -> None:
    made = tool()
    found = made.written(made.template(made.client_texts()))
    assert found == (TEXTS / f"{CLIENTS}.pot").read_bytes(), "run: make texts"


def test_a_sentence_a_refusal_a_name_and_a_rule_are_all_in_it() -> None:
    assert {
        ("", "It is your turn."),
        ("", "The game is over."),
        ("title", "Solar Sphere"),
        ("resource", "ore"),
        ("bot", "Captain"),
        ("language", "English"),
    } <= known()


def test_a_name_made_of_others_is_in_it_as_its_pattern_and_its_parts() -> None:
    ship = [("", "{ship} at {tile}"), ("", "{ship} damaged {n}"), ("", "{type} I+II"), ("sort", "gunship")]
    enemy = [("", "{player} {ship}"), ("player", "teal"), ("", "marauder fleet {n}")]
    crew = [("", "{member} ({faction})"), ("member", "Ore Broker"), ("faction", "Helion")]
    assert [key for key in (*ship, *enemy, *crew) if key not in known()] == []


def singular(text: str | tuple[str, str]) -> str:
    """A text by which it is known: of two forms the first."""
    return text if isinstance(text, str) else text[0]


@pytest.mark.parametrize("code", SHELF.codes())
def test_all_parts_of_every_name_are_in_it_and_nobody_names_hundreds(code: str) -> None:
    called = SHELF.find(code).rules.words.called()
    for kind, names in called.items():
        parts = {(one.context, singular(one.text)) for one in tool().printed(names, kind)}
        wanted = {(context, text) for context, text in parts if is_for_translators(text)}
        assert len(wanted) <= MOST_NAMES, kind
        assert wanted <= known(), kind


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_word_that_players_say_is_in_it(code: str) -> None:
    verbs = {verb.template for verb in SHELF.find(code).rules.words.verbs}
    assert [verb for verb in sorted(verbs) if is_text(verb) and ("", verb) not in known()] == []
