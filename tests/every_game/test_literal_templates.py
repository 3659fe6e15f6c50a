"""Every sentence of a game is a template written in place: catalogues are made by reading the source, and a
text that is put together first cannot be found there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from every_game.test_game_levels import home
from kit.helios import game as helios
from perihelion.games import SHELF, kit

TEMPLATES = {"Said": (0,), "Many": (1, 2), "Refusal": (1,), "Question": (1,), "Sentence": (0,)}
"""Which arguments of a call are templates."""
MADE_BY = {"Said", "Many"}
TOLD_ON = {
    "tellers.py: Question(rule, sentence(s, step, step.options(s, seat)))",
    "tellers.py: Sentence(line)",
}
"""Calls that tell on what a game has said."""
FOLDERS = {code: home(code) for code in SHELF.codes()} | {
    "helios": Path(helios.__file__).parent,
    "kit": Path(kit.__file__).parent,
    "nova": Path(__file__).parents[2] / "examples" / "nova" / "game",
}


def unwritten(name: str, source: str) -> list[str]:
    """The calls of a file whose template is not a text in place."""
    tree = ast.parse(source)
    return [
        f"{name}: {ast.unparse(call)}"
        for scope in [tree, *[node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]]
        for call in calls_in(scope)
        if not all(written(call, place, scope) for place in TEMPLATES[called(call)])
    ]


def calls_in(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of a file or function that make sentences, without those of functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if isinstance(child, ast.FunctionDef):
            continue
        if isinstance(child, ast.Call) and called(child) in TEMPLATES:
            yield child
        yield from calls_in(child)


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def written(call: ast.Call, place: int, scope: ast.AST) -> bool:
    """A literal; where something said may be told on, also that."""
    template = call.args[place]
    if isinstance(template, ast.Constant):
        return isinstance(template.value, str)
    return called(call) not in MADE_BY and said_before(template, scope)


def said_before(told: ast.expr, scope: ast.AST) -> bool:
    """`Said(...)` itself, or a name for it within this function."""
    if isinstance(told, ast.Call):
        return called(told) in MADE_BY
    return isinstance(told, ast.Name) and told.id in names_said(scope)


def names_said(scope: ast.AST) -> set[str]:
    """The names of a function that are declared or made as something said."""
    found: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name):
            found |= {node.arg} if node.annotation.id == "Said" else set()
        if isinstance(node, ast.Assign) and said_before(node.value, ast.Module([], [])):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_template_is_written_in_place(folder: Path) -> None:
    files = sorted(folder.rglob("*.py"))
    assert files
    found = [call for file in files for call in unwritten(file.name, file.read_text(encoding="utf-8"))]
    assert [call for call in found if call not in TOLD_ON] == []


# What would be found


@pytest.mark.parametrize(
    "call",
    [
        'Said(f"{n} ore", n=n)',
        'Said("one " + more)',
        "Said(text)",
        'Many(n, "{n} ore", f"{n} ores")',
        'Refusal("HE-1", f"Needs {n}.")',
        'Refusal("HE-1", text)',
        'Question("HE-1", "{}?".format(n))',
        'Sentence(", ".join(parts), seat)',
        "said.Said(text)",
    ],
)
def test_a_template_that_is_put_together_would_be_found(call: str) -> None:
    source = f"def f(n: int, text: str) -> None:\n    text = str(n)\n    return [{call}]"
    assert unwritten("a.py", source) == [f"a.py: {ast.unparse(ast.parse(call))}"]


@pytest.mark.parametrize(
    "call",
    [
        'Said("one" " and more", n=n)',
        'Many(n, "{n} ore", "{n} ores")',
        'Refusal("HE-1", Said("No."))',
        "Sentence(told, seat)",
        "Sentence(line)",
    ],
)
def test_a_literal_and_what_was_said_before_may_be_told(call: str) -> None:
    source = f'def f(n: int, told: Said) -> None:\n    line = Said("Yes.")\n    return [{call}]'
    assert unwritten("a.py", source) == []
