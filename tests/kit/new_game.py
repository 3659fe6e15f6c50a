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


def there(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A Python command with the sources of that checkout, interpreted."""
    path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    env = {**os.environ, "PYTHONPATH": path, "PERIHELION_PURE": "1", **more}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def said(done: subprocess.CompletedProcess[str]) -> str:
    """What a command printed, if it went well."""
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
