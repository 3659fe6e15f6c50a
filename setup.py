"""The build: the rules are compiled by mypyc where there is a C compiler, and run as they are where there is none."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/perihelion")
CORE = ("digest", "dice", "piles", "steps", "words")
INTERPRETED = ("__init__", "records", "views", "almanac", "story", "prompts", "hints", "phrases", "rulebook", "terminal")
"""The beginnings of file names that are never compiled."""


def compiled_files() -> list[str]:
    """The core's inner loop, the bots, and every game's rules; what talks to people stays interpreted."""
    files = [SOURCE / "core" / f"{name}.py" for name in CORE]
    for folder in ("games", "bots"):
        files += [file for file in sorted((SOURCE / folder).rglob("*.py")) if not file.stem.startswith(INTERPRETED)]
    return [str(file) for file in files]


def extensions() -> list[Extension]:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if os.environ.get("PERIHELION_PURE") or not compiler:
        return []
    from mypyc.build import mypycify

    return list(mypycify(compiled_files(), opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"), group_name="perihelion"))


setup(ext_modules=extensions())
