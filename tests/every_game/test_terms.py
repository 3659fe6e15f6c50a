"""The glossary of every game: its rules exist, and its words are those that people read."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kit.broken_data import complaint
from kit.wrapped import sentences_in
from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.games.kit.data.records import Term
from perihelion.games.kit.data.terms import forms_of, read_terms
from perihelion.records.rulebook import rulebook
from perihelion.records.table import Table

GAMES = [SHELF.find(code) for code in SHELF.codes()]
CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)


def terms(game: Game) -> list[Term]:
    found: list[Term] = game.seen.almanac().terms
    return found


def met(game: Game) -> str:
    """All questions, hints and lines of the log of a game between players who say anything."""
    generator = Generator("terms")
    table = Table(game, 2, {}, generator)
    said: set[str] = set()
    while not table.over():
        seat = table.waiting()[0]
        asked = table.asked(seat)
        said |= {asked.question.text, *[str(offer.hint) for offer in asked.offers]}
        table.choose(seat, table.offers(seat)[generator.below(len(table.offers(seat)))])
    assert table.log is not None
    return "\n".join([*said, *[line.text for line in table.log.lines]])


def printed(game: Game) -> str:
    """Everything else that stands on the components, and what the log may say in a longer game."""
    almanac = msgspec.structs.replace(game.seen.almanac(), terms=[])
    telling = (game.rules.books[0].path.parent / "telling").rglob("*.py")
    sources = [file.read_text(encoding="utf-8") for file in telling]
    return "\n".join([*[str(said) for said in sentences_in(almanac)], *sources])


def figures(game: Game) -> str:
    """The game's pictures, where figures are named by the term that explains them."""
    home = CLIENT / game.code.replace("-", "_")
    files = [*home.rglob("*.svelte"), *home.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def stands_in(term: Term, text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) for form in forms_of(term))


@every_game
def test_every_term_names_a_rule_that_exists(game: Game) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    assert [term.rule for term in terms(game) if term.rule not in known] == []


@every_game
def test_every_term_is_one_sentence_or_two(game: Game) -> None:
    long = [term.id for term in terms(game) if len(str(term.says)) > 140 or not str(term.says).endswith(".")]
    assert long == []


@every_game
def test_every_term_is_read_somewhere_and_most_in_a_single_game(game: Game) -> None:
    said = met(game)
    unread = [term for term in terms(game) if not stands_in(term, said)]
    assert 2 * len(unread) <= len(terms(game)) > 0
    elsewhere, drawn = printed(game), figures(game)
    assert [
        term.id
        for term in unread
        if not stands_in(term, elsewhere) and f'"{term.id}"' not in drawn and f"'{term.id}'" not in drawn
    ] == []


def test_a_form_that_stands_twice_is_told(tmp_path: Path) -> None:
    (tmp_path / "terms.toml").write_text(
        '[[term]]\nid = "a"\nforms = "drone, drones"\nsays = "One."\nrule = "X-1"\n'
        '[[term]]\nid = "b"\nforms = "drones"\nsays = "Two."\nrule = "X-2"\n'
    )
    told = complaint(lambda: read_terms(tmp_path))
    assert told == "data/terms.toml: form: expected a name of its own for each entry, found 'drones' twice"
