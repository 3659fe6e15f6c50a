"""Every rule of every rules reference is shown by a test, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

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
    """The ids in the first cells of the tables of a rules reference."""
    game = SHELF.find(code)
    return re.findall(
        rf"^\| *({game.rules.books[0].prefix}-[A-Z]+-\d+) *\|", game.rules.books[0].text(), re.MULTILINE
    )


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
    named = set(re.findall(rf"{SHELF.find(code).rules.books[0].prefix}-[A-Z]+-\d+", text))
    assert sorted(named - set(rules(code))) == []


def test_no_test_names_an_unknown_rule() -> None:
    known = {id for code in SHELF.codes() for id in rules(code)}
    assert {id: place for id, place in marks().items() if id not in known} == {}
