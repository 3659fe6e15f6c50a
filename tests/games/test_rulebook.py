"""A rules reference as a book to look things up in."""

from __future__ import annotations

import pytest

from cli.helios_book import GAME
from perihelion.core.errors import Unknown
from perihelion.games import SHELF
from perihelion.games.rulebook import read_rules, rulebook


def test_rules_are_found_in_tables_and_in_paragraphs() -> None:
    found = read_rules("# One\n**HE-A-01** First\ngoes on.\n\n| Id | Rule |\n|---|---|\n| `HE-B-02a` | **Second** `word`. |\n")
    assert [(rule.id, rule.text, rule.chapter) for rule in found] == [
        ("HE-A-01", "First goes on.", "One"),
        ("HE-B-02a", "Second word.", "One"),
    ]


def test_components_are_told_with_their_headings() -> None:
    assert rulebook(GAME).look_up(["CA1"])[0].text == "Name: ore; Copies: 6"


def test_prose_and_tables_without_ids_are_passed_over() -> None:
    assert read_rules("# One\nSome **bold** text.\n\n| Topic | Fact |\n|---|---|\n| Length | short |\n") == ()


def test_words_too_many_for_any_rule_are_told() -> None:
    with pytest.raises(Unknown, match="contains all of: flare, pile; try fewer words"):
        rulebook(GAME).look_up(["flare", "pile"])


def test_all_rules_of_solar_sphere_are_found() -> None:
    book = rulebook(SHELF.find("solar-sphere"))
    rules = [rule for rule in book.rules if rule.id.startswith("SS-")]
    assert len(rules) == 229
    assert all(rule.text and rule.chapter for rule in rules)
