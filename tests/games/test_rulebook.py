"""A rules reference as a book to look things up in."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.helios import GAME
from kit.reference import PARTS, full_tables, parts
from perihelion.core.errors import Unknown
from perihelion.games import SHELF
from perihelion.records.rulebook import Block, Chapter, Passage, read_chapters, read_rules, rulebook


@pytest.mark.parametrize("code", SHELF.codes())
def test_a_reference_begins_with_how_to_play_in_short_and_a_picture_for_each_item(code: str) -> None:
    short = rulebook(SHELF.find(code)).text[1]
    assert short.title == "In short"
    drawn = Path(__file__).parents[2] / "web/src/games" / code.replace("-", "_") / "short.ts"
    pictures = drawn.read_text(encoding="utf-8").split("pictures = ")[1].count("'") // 2
    assert [len(block.passages) for block in short.blocks if block.kind == "list"] == [pictures]


def test_rules_are_found_in_tables_and_in_paragraphs() -> None:
    found = read_rules(
        "# One\n**HE-A-01** First\ngoes on.\n\n| Id | Rule |\n|---|---|\n| `HE-B-02a` | **Second**"
        " `word`. |\n"
    )
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


TEXT = """# Helios

A game of **light**
in two rounds.

## 1. Play

- Roll `one` die.
- Then the other,
  if you like.

**HE-A-01** First
goes on.
**HE-A-02** Second.

### 1.1 Cards

| Id | Rule | Origin |
|---|---|---|
| HE-B-01 | Draw **two**. | printed+ours |

| Id | Name | Copies |
|---|---|---|
| CA1 | ore | |

Text before a heading
## 2. End
"""


def told(chapter: Chapter) -> list[tuple[str, list[tuple[str, ...]]]]:
    return [(block.kind, [passage.texts for passage in block.passages]) for block in chapter.blocks]


def test_chapters_stand_in_the_order_and_depth_of_the_text() -> None:
    found = [(chapter.title, chapter.depth) for chapter in read_chapters(TEXT)]
    assert found == [("Helios", 1), ("1. Play", 2), ("1.1 Cards", 3), ("2. End", 2)]


def test_paragraphs_lists_and_rules_are_blocks_that_keep_their_marks() -> None:
    title, play, _, end = read_chapters(TEXT)
    assert told(title) == [("paragraph", [("A game of **light** in two rounds.",)])]
    assert told(play) == [
        ("list", [("Roll `one` die.",), ("Then the other, if you like.",)]),
        ("rules", [("First goes on.",), ("Second.",)]),
    ]
    assert [passage.id for passage in play.blocks[1].passages] == ["HE-A-01", "HE-A-02"]
    assert told(end) == []


def test_a_table_of_rules_gives_rules_with_their_origin_and_another_stays_a_table() -> None:
    rules, cards, text = read_chapters(TEXT)[2].blocks
    assert rules == Block("rules", (), (Passage("HE-B-01", ("Draw **two**.",), "printed+ours"),))
    assert cards == Block("table", ("Id", "Name", "Copies"), (Passage("CA1", ("CA1", "ore", "")),))
    assert text.passages[0].texts == ("Text before a heading",)


def test_the_book_of_solar_sphere_holds_the_whole_reference() -> None:
    book = rulebook(SHELF.find("solar-sphere"))
    assert parts(book) == PARTS
    assert full_tables(book)
