"""Where a rule lives: its row in the reference, the code that carries it out, its refusals, its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from perihelion.core.game import Game

ROOT = Path(__file__).parents[3]
"""The project, where this is a checkout of it; only there are tests."""
Look = Callable[[ast.Module, str, str], Iterator[tuple[int, str]]]
OWNERS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Module)


@dataclass(frozen=True)
class Place:
    """A line of a file, and the class or function that begins there."""

    file: str
    line: int
    name: str = ""


@dataclass(frozen=True)
class Whereabouts:
    book: tuple[Place, ...]
    rule: tuple[Place, ...]
    refusal: tuple[Place, ...]
    question: tuple[Place, ...]
    tests: tuple[Place, ...]


def whereabouts(game: Game, id: str) -> Whereabouts:
    """Every place that names this id in full."""
    homes = [book.path.parent for book in game.rules.books]
    sources = [file for home in homes for file in sorted(home.rglob("*.py"))]
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    return Whereabouts(
        book=tuple([place for book in game.rules.books for place in rows(book.path, id)]),
        rule=found(sources, id, rules),
        refusal=found(sources, id, refusals),
        question=found(sources, id, questions),
        tests=found(tests, id, shows),
    )


def found(files: list[Path], id: str, look: Look) -> tuple[Place, ...]:
    """What a look at each file that names the id finds."""
    places = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        if id in text:
            places += [Place(shown(file), line, name) for line, name in look(ast.parse(text), text, id)]
    return tuple(places)


def shown(file: Path) -> str:
    """The file as seen from the project, or as it is installed."""
    return str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)


def names(text: str, id: str) -> bool:
    return re.search(rf"\b{re.escape(id)}\b(?!-)", text) is not None


def rows(book: Path, id: str) -> list[Place]:
    """The rows or paragraphs of a reference that begin with the id."""
    begins = re.compile(rf"^[-*|\s]*{re.escape(id)}\b")
    lines = book.read_text(encoding="utf-8").splitlines()
    return [Place(shown(book), number) for number, line in enumerate(lines, 1) if begins.match(line)]


def rules(tree: ast.Module, text: str, id: str) -> Iterator[tuple[int, str]]:
    """Classes and functions whose docstring names the id, sentences below constants, comments."""
    told: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, OWNERS) and names(ast.get_docstring(node, clean=False) or "", id):
            told.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
            yield (1, "") if isinstance(node, ast.Module) else (node.lineno, node.name)
    for number, line in enumerate(text.splitlines(), 1):
        if number not in told and names(line, id) and f'"{id}"' not in line:
            yield number, ""


def refusals(tree: ast.Module, _: str, id: str) -> Iterator[tuple[int, str]]:
    """Where a word is refused by this rule."""
    for owner in functions(tree):
        for node in ast.walk(owner):
            if isinstance(node, ast.Call) and called(node) == "Refusal" and constant(node.args[:1]) == [id]:
                yield node.lineno, owner.name


def questions(tree: ast.Module, _: str, id: str) -> Iterator[tuple[int, str]]:
    """Where this rule asks: its id with the function that puts the question."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and constant(node.elts[:1]) == [id]:
            yield node.lineno, node.elts[1].id if isinstance(node.elts[1], ast.Name) else ""


def shows(tree: ast.Module, _: str, id: str) -> Iterator[tuple[int, str]]:
    """The tests that are marked with the id."""
    for test in functions(tree):
        marks = [
            mark for mark in test.decorator_list if isinstance(mark, ast.Call) and called(mark) == "rule"
        ]
        if any(id in constant(mark.args) for mark in marks):
            yield test.lineno, test.name


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def constant(nodes: list[ast.expr]) -> list[object]:
    return [node.value for node in nodes if isinstance(node, ast.Constant)]
