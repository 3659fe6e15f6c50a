"""Every rule of every rules reference is shown by a test, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from kit.helios import GAME as HELIOS
from perihelion.core.game import Book
from perihelion.games import SHELF

TESTS = Path(__file__).parents[1]


@cache
def marks() -> dict[str, str]:
    """Every id named by a `@rule` above a test, and where it stands."""
    return {id: place for path in sorted(TESTS.rglob("test_*.py")) for id, place in marks_in(path)}


def marks_in(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from [(id, f"{path.relative_to(TESTS)}:{node.lineno}") for id in rule_ids(decorator)]


def rule_ids(decorator: ast.expr) -> list[str]:
    """The ids of `rule("SS-DOCK-03", ...)`."""
    if not (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "rule"
    ):
        return []
    return [ast.literal_eval(argument) for argument in decorator.args]


def rules(code: str) -> list[str]:
    """The ids in the first cells of the tables of all books of a game."""
    return [id for book in SHELF.find(code).rules.books for id in rules_in(book)]


def rules_in(book: Book) -> list[str]:
    """Those of one book, which all begin with its prefix."""
    return re.findall(rf"^\| *({book.prefix}-[A-Z]+-\d+) *\|", book.text(), re.MULTILINE)


def prefixes(code: str) -> str:
    """`(?:HE|HX)`"""
    return f"(?:{'|'.join([book.prefix for book in SHELF.find(code).rules.books])})"


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_rule_is_shown_by_a_test(code: str) -> None:
    assert rules(code)
    assert [id for id in rules(code) if id not in marks()] == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_no_rule_stands_in_the_reference_twice(code: str) -> None:
    assert sorted(rules(code)) == sorted(set(rules(code)))


@pytest.mark.parametrize("code", SHELF.codes())
def test_the_sources_of_a_game_name_only_rules_of_its_reference(code: str) -> None:
    folder = Path(str(import_module(SHELF.modules[code]).__file__)).parent
    text = "".join([path.read_text(encoding="utf-8") for path in folder.rglob("*.py")])
    named = set(re.findall(rf"{prefixes(code)}-[A-Z]+-\d+", text))
    assert sorted(named - set(rules(code))) == []


def test_every_game_has_books_of_different_prefixes_and_each_begins_with_its_title() -> None:
    books = [book for code in SHELF.codes() for book in SHELF.find(code).rules.books]
    assert len({book.prefix for book in books}) == len(books)
    assert [book.prefix for book in books if not book.text().startswith("# ")] == []


def test_rules_are_found_in_every_book_by_its_prefix() -> None:
    assert [rules_in(book)[:1] for book in HELIOS.rules.books] == [["HE-FIRE-01"], ["HX-SUN-01"]]


def test_no_test_names_an_unknown_rule() -> None:
    known = {id for code in SHELF.codes() for id in rules(code)}
    assert {id: place for id, place in marks().items() if id not in known} == {}
