"""The name of a file or its folder decides whether it is compiled; nothing compiled outlives its source."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion

HOME = Path(perihelion.__file__).parent
PICTURES = {"almanac", "faces", "printed", "scores", "terminal", "terminal_sphere", "views"}
TALKERS = {"data", "programs", "telling"} | PICTURES
COMPILED = {path.parent / path.name.split(".")[0] for path in HOME.rglob("*.so")}

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


def test_the_rules_and_the_bots_are_compiled_and_what_talks_to_people_is_not() -> None:
    files = [file for folder in ("games", "bots") for file in (HOME / folder).rglob("*.py")]
    rules = [file for file in files if not TALKERS & set(file.relative_to(HOME).with_suffix("").parts)]
    wanted = {file.with_suffix("") for file in rules if file.name != "__init__.py"}
    assert {path for path in COMPILED if path.relative_to(HOME).parts[0] in ("games", "bots")} == wanted


def test_beside_them_only_the_inner_loops_of_core_and_server_are_compiled() -> None:
    others = {path.parent.relative_to(HOME).parts for path in COMPILED}
    others = {parts for parts in others if parts[0] not in ("games", "bots")}
    assert others == {("core",), ("server", "wire")}


def test_nothing_compiled_outlives_its_source() -> None:
    assert [str(path) for path in COMPILED if not path.with_suffix(".py").exists()] == []
