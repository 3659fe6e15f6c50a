"""What there is to translate: the template that translators get is what the program says."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from perihelion.games import SHELF
from perihelion.texts.catalogue import Key, is_text, read_entries
from perihelion.texts.languages import TEXTS

HOME = Path(__file__).parents[2]
TEMPLATE = TEXTS / "perihelion.pot"


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


def test_a_sentence_a_refusal_a_name_and_a_rule_are_all_in_it() -> None:
    assert {
        ("", "It is your turn."),
        ("", "The game is over."),
        ("title", "Solar Sphere"),
        ("resource", "ore"),
        ("bot", "Captain"),
        ("language", "English"),
    } <= known()


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_word_that_players_say_is_in_it(code: str) -> None:
    verbs = {verb.template for verb in SHELF.find(code).rules.words.verbs}
    assert [verb for verb in sorted(verbs) if is_text(verb) and ("", verb) not in known()] == []
