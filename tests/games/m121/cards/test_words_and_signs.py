"""What people read on cards: one word for one thing, and a sign for every restriction."""

from __future__ import annotations

import re
from typing import Any

import pytest

from marks import rule
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.draws import read_draw
from perihelion.games.m121.seen.almanac import almanac
from perihelion.records.table import named


def signs(parts: list[Part]) -> list[str]:
    return [part.icon or named(GAME, part.text) for part in parts]


def read(**written: Any) -> list[str]:
    return signs(read_draw(Entry("systems.toml", {"draw": 1, **written})).parts())


@rule("MX-POW-07")
@pytest.mark.parametrize(
    ("written", "sign"),
    [
        ({"on": "politics"}, "political"),
        ({"on": "politics", "fresh": True}, "political-new"),
        ({"on": "invasion"}, "invade"),
    ],
)
def test_a_draw_in_expand_shows_to_what_it_is_restricted(written: dict[str, Any], sign: str) -> None:
    assert read(**written) == [sign, "gives", "card"]
    assert read(**written, keyword="HIDDEN") == [sign, "kw-hidden", "gives", "card"]
    assert read(**written, type="barren") == [sign, "type-barren", "gives", "card"]


@rule("MX-SCO-05", "MX-DEL-15")
def test_victory_points_and_combos_have_one_name_on_all_cards() -> None:
    """Points are those of strength; a brace is what the sign of a combo looks like."""
    read = [named(GAME, text) for card in almanac().cards for text in card_texts(card)]
    assert [text for text in read if re.search(r"(?<!strength )\bpoints?\b|\bbrace", text)] == []
    assert [text for text in read if re.match(r"\d+ VP for each ", text)] != []


def card_texts(card: Any) -> list[Any]:
    texts = [one.text for one in (*card.demands, *card.powers, *card.tabs, *card.clauses)]
    return [*texts, card.combo.text] if card.combo else texts


def test_the_glossary_and_the_rules_in_short_say_vp() -> None:
    terms = {term.id: named(GAME, term.says) for term in almanac().terms}
    assert [id for id, says in terms.items() if re.search(r"\bpoints?\b", says)] == ["vp", "strength"]
    short = GAME.rules.books[0].text().split("## 1.")[0]
    assert re.findall(r"\w+ points?\b", short) == ["Victory points"]
