"""How the tests speak: `run("games")` is the program, with Helios beside the games of the shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from perihelion.cli import main
from perihelion.games import SHELF

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test in a folder of its own, with Helios on the shelf."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    SHELF.modules["helios"] = "kit.helios"
    yield
    del SHELF.modules["helios"]


@pytest.fixture
def run() -> Run:
    """The program with these words, and with these lines typed."""

    def program(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], input=typed)

    return program


@pytest.fixture
def record(run: Run) -> Path:
    """A game of Helios, played to its end."""
    played = run("play", "helios", "--seats", "random,random", "--seed", "1", "--save", "game.record")
    assert played.exit_code == 0, played.output
    return Path("game.record")


def one_line(result: Result) -> str:
    """The only line of a refusal: exit code 2, nothing on standard output."""
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]
