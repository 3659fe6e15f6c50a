"""The server's packages stand on each other in one order, no two modules need each other, and no import is
hidden from that."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from perihelion import server

HOME = Path(server.__file__).parent
ORDER = (
    "settings logs metrics background",
    "wire",
    "store",
    "people",
    "tables",
    "play",
    "thinking",
    "http load",
    "app",
)
LEVELS = {part: level for level, parts in enumerate(ORDER) for part in parts.split()}
PREFIX = "perihelion.server."
Sources = dict[str, str]
"""The text of each module by its name within the server."""


def sources() -> Sources:
    files = [file for file in sorted(HOME.rglob("*.py")) if file.name != "__init__.py"]
    return {".".join(file.relative_to(HOME).with_suffix("").parts): file.read_text("utf-8") for file in files}


def needed(source: str, known: Sources) -> set[str]:
    """The server's own modules that a text imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [str(node.module), *[f"{node.module}.{name.name}" for name in node.names]]
    return {name.removeprefix(PREFIX) for name in found} & known.keys()


def part(module: str) -> str:
    return module.split(".")[0]


def upward(known: Sources) -> list[str]:
    """The imports that point to a package above, or to another beside."""
    return [
        f"{module} -> {other}"
        for module, source in known.items()
        for other in sorted(needed(source, known))
        if part(other) != part(module) and LEVELS[part(other)] >= LEVELS[part(module)]
    ]


def sorted_out(known: Sources) -> list[str]:
    """All modules, each after those it needs; CycleError if two need each other."""
    return list(
        TopologicalSorter({name: needed(source, known) for name, source in known.items()}).static_order()
    )


def hidden(source: str) -> list[str]:
    """Imports of ours that do not stand at the top of their module. What is not always installed may."""
    tree = ast.parse(source)
    below = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and node not in tree.body
    ]
    return [ast.unparse(node) for node in below if "perihelion" in ast.unparse(node)]


def test_every_package_has_a_level() -> None:
    assert {part(module) for module in sources()} == set(LEVELS)


def test_packages_import_only_what_stands_below() -> None:
    assert upward(sources()) == []


def test_no_two_modules_need_each_other() -> None:
    assert len(sorted_out(sources())) == len(sources())


def test_no_import_is_hidden() -> None:
    found = {module: hidden(source) for module, source in sources().items() if hidden(source)}
    assert found == {}
    assert [module for module, source in sources().items() if "TYPE_CHECKING" in source] == []


def test_a_wrong_import_would_be_found() -> None:
    wrong = {
        "tables.rooms": "from perihelion.server.play import pushing",
        "tables.room": "def late():\n    from perihelion.server.tables.rooms import Rooms",
        "play.pushing": "import perihelion.server.tables.room",
    }
    with pytest.raises(CycleError):
        sorted_out(wrong)
    assert upward(wrong) == ["tables.rooms -> play.pushing"]
    assert needed(wrong["tables.room"], wrong) == {"tables.rooms"}
    assert hidden(wrong["tables.room"]) == ["from perihelion.server.tables.rooms import Rooms"]
