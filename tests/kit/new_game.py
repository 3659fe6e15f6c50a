"""A checkout of its own with a new game in it, as `perihelion new-game` lays it out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TITLE, CODE, PACKAGE = "Dust Rings", "dust-rings", "dust_rings"
FOLDERS = ("core", "every_game", "kit", "golden")
FILES = ("conftest.py", "marks.py", "services.py")
"""The parts of the tests that a new game is held to, and what those need."""


def checkout(folder: Path) -> Path:
    """The sources without anything compiled, the tests that hold for every game, and the pattern."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static", "node_modules")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=left_out)
    shutil.copytree(ROOT / "web", folder / "web", ignore=left_out)
    for name in FOLDERS:
        shutil.copytree(ROOT / "tests" / name, folder / "tests" / name, ignore=left_out)
    for name in FILES:
        shutil.copy(ROOT / "tests" / name, folder / "tests" / name)
    for name in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def around(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a command with the sources of that checkout, interpreted."""
    path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    return {**os.environ, "PYTHONPATH": path, "PERIHELION_PURE": "1", **more}


def there(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A Python command in that checkout."""
    command, env = [sys.executable, *words], around(folder, **more)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def with_new_game(folder: Path) -> Path:
    """A checkout with the new game."""
    told = said(there(checkout(folder), "-m", "perihelion.cli", "new-game", TITLE))
    assert told.startswith(f"{TITLE} is laid out in ")
    return folder


def build_client(folder: Path) -> None:
    """The pages of that checkout, with the packages of this one, and without those of the other games, which
    are found by their folders and would take longer."""
    for other in (folder / "web" / "src" / "games").iterdir():
        if other.is_dir() and other.name != PACKAGE:
            shutil.rmtree(other)
    said(there(folder, "-m", "perihelion.server.wire.typescript", "web/src/generated"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    tools = ROOT / "web" / "node_modules" / ".bin"
    path = os.pathsep.join([str(ROOT / ".venv" / "bin" / "node-bin"), os.environ["PATH"]])
    for tool in (["svelte-check", "--fail-on-warnings"], ["vite", "build", "--logLevel", "error"]):
        command, env = [str(tools / tool[0]), *tool[1:]], {**os.environ, "PATH": path}
        done = subprocess.run(
            command, cwd=folder / "web", env=env, capture_output=True, text=True, check=False
        )
        said(done)


def said(done: subprocess.CompletedProcess[str]) -> str:
    """What a command printed, if it went well."""
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
