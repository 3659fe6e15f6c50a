"""Imports point down only: core < former, texts < records < games < bots < analysis < lab, rl, server <
cli."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import perihelion

HOME = Path(perihelion.__file__).parent
ORDER = ("core", "former texts", "records", "games", "bots", "analysis", "lab rl server", "cli", "__main__")
LEVELS = {part: level for level, parts in enumerate(ORDER) for part in parts.split()}


def imported(source: str) -> list[str]:
    """The names of all modules that a source imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import of {node.module}"
            found += [f"{node.module}.{name.name}" for name in node.names]
    return found


def upward(part: str, source: str) -> list[str]:
    """The imports that do not point down, from a file in this part of the package."""
    targets = [name.split(".") for name in imported(source)]
    own = [
        target for target in targets if target[0] == "perihelion" and len(target) > 1 and target[1] in LEVELS
    ]
    return [".".join(target) for target in own if target[1] != part and LEVELS[target[1]] >= LEVELS[part]]


def parts() -> list[tuple[str, Path]]:
    """Every file of the package, with the part it belongs to."""
    files = [file for file in sorted(HOME.rglob("*.py")) if file != HOME / "__init__.py"]
    return [(file.relative_to(HOME).parts[0].removesuffix(".py"), file) for file in files]


def test_every_part_of_the_package_has_a_level() -> None:
    assert {part for part, _ in parts()} <= set(LEVELS)


def test_imports_point_down_only() -> None:
    wrong = {
        str(file): found
        for part, file in parts()
        if (found := upward(part, file.read_text(encoding="utf-8")))
    }
    assert wrong == {}


def test_an_import_that_points_up_or_aside_would_be_found() -> None:
    source = (
        "import perihelion.lab.speed\ndef f():\n    from perihelion import server\n    from perihelion.core"
        " import dice\n"
    )
    assert upward("bots", source) == ["perihelion.lab.speed", "perihelion.server"]
    assert upward("lab", source) == ["perihelion.server"]
    assert upward("cli", source) == []


def test_rules_never_ask_the_random_module() -> None:
    rules = [(part, file) for part, file in parts() if part in ("core", "games")]
    assert [
        str(file)
        for _, file in rules
        if {"random", "secrets"} & {name.split(".")[0] for name in imported(file.read_text())}
    ] == []


@pytest.mark.parametrize(("part", "budget"), [("core", 2150), ("records", 2100)])
def test_the_core_and_its_records_stay_small(part: str, budget: int) -> None:
    files = [file for other, file in parts() if other == part]
    assert len(files) > 5
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < budget


FOLDER_FILES = 25


def crowded(root: Path, endings: tuple[str, ...]) -> list[str]:
    """The folders below a root with more files than somebody takes in at a glance."""
    files = [file for file in root.rglob("*") if file.suffix in endings and "node_modules" not in file.parts]
    counts = Counter(file.parent for file in files)
    return [f"{folder}: {count} files" for folder, count in counts.items() if count > FOLDER_FILES]


@pytest.mark.parametrize("part", ["src", "tests", "web/src"])
def test_no_folder_is_crowded(part: str) -> None:
    root = Path(__file__).parents[2] / part
    assert root.is_dir()
    assert crowded(root, (".py", ".ts", ".svelte")) == []


def test_a_crowded_folder_would_be_found(tmp_path: Path) -> None:
    for number in range(FOLDER_FILES + 1):
        (tmp_path / f"part_{number}.py").touch()
    assert crowded(tmp_path, (".py",)) == [f"{tmp_path}: 26 files"]
