"""The guide to the server names what there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import perihelion

HOME = Path(perihelion.__file__).parent
GUIDE = (HOME.parents[1] / "docs" / "guide" / "the-server.md").read_text("utf-8")
PLACES = re.findall(r"`([\w/]+\.py):([\w.]+)`", GUIDE)
ROW = re.compile(r"^\| (?:`(\w+)`|the root) \|.*\| ([^|]*) \|$", re.MULTILINE)


def defined(body: list[ast.stmt], prefix: str = "") -> set[str]:
    """Functions and classes, and what is defined in a class as `Class.name`."""
    found = set()
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(prefix + node.name)
        if isinstance(node, ast.ClassDef):
            found |= defined(node.body, f"{node.name}.")
    return found


def modules(folder: Path) -> set[str]:
    files = {file.stem for file in folder.glob("*.py") if file.name != "__init__.py"}
    return files | {inner.parent.name for inner in folder.glob("*/__init__.py")}


def listed() -> dict[str, set[str]]:
    """The modules that the guide's table names, by package; the root's two rows together."""
    found: dict[str, set[str]] = {}
    for package, names in ROW.findall(GUIDE):
        found.setdefault(package, set()).update(re.findall(r"`(\w+)`", names))
    return found


@pytest.mark.parametrize(("file", "name"), PLACES)
def test_what_it_names_is_there(file: str, name: str) -> None:
    assert name in defined(ast.parse((HOME / file).read_text("utf-8")).body)


def test_the_way_of_a_choice_has_twenty_hops() -> None:
    assert len(re.findall(r"^\d+\. `", GUIDE, re.MULTILINE)) == 20
    assert len(PLACES) >= 20


def test_its_table_has_every_package_and_every_module() -> None:
    table, root = listed(), HOME / "server"
    assert table.pop("") == {file.stem for file in root.glob("*.py")} - {"__init__"}
    assert table == {
        package: modules(root / package) for package in modules(root) if (root / package).is_dir()
    }
