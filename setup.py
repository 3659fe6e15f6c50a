"""The build: the rules are compiled by mypyc where there is a C compiler, and run as they are where there is
none."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/perihelion")
CORE = ("asks", "digest", "dice", "hands", "piles", "said", "steps", "words")
SERVER = ("wire/patch",)
"""What the server works out for every choice and every pair of eyes."""
PICTURES = {"almanac", "faces", "printed", "scores", "terminal", "terminal_sphere", "views"}
INTERPRETED = {"data", "programs", "telling"} | PICTURES
"""The files and folders that are never compiled, nor what lies below them: they read files, talk to people,
or are records of `msgspec`."""


def compiled(file: Path) -> bool:
    return file.name != "__init__.py" and not INTERPRETED & set(file.with_suffix("").parts)


def compiled_files() -> list[str]:
    """The core's inner loop and the server's, the bots, and every game's rules."""
    files = [SOURCE / "core" / f"{name}.py" for name in CORE]
    files += [SOURCE / "server" / f"{name}.py" for name in SERVER]
    for folder in ("games", "bots"):
        files += [file for file in sorted((SOURCE / folder).rglob("*.py")) if compiled(file)]
    return [str(file) for file in files]


def groups() -> list[tuple[list[str], str]]:
    """The core with bots and server, and every game by itself, so that they are compiled side by side."""
    found: dict[str, list[str]] = {}
    for file in compiled_files():
        folder = Path(file).relative_to(SOURCE).parts
        found.setdefault(f"perihelion_{folder[1] if folder[0] == 'games' else 'core'}", []).append(file)
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Extension]:
    """Nothing is generated or compiled again whose files have the same content as last time."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if os.environ.get("PERIHELION_PURE") or not compiler:
        return []
    os.environ.setdefault("MYPY_CACHE_DIR", "build/analysed")
    from mypyc.build import mypycify

    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    found = list(mypycify(compiled_files(), opt_level=level, separate=groups()))
    forget_all_but({extension.name for extension in found})
    return found


def forget_all_but(names: set[str]) -> None:
    """What was compiled from a file that is gone must not be imported in place of its successor."""
    for file in SOURCE.parent.rglob("*.so"):
        if ".".join(file.relative_to(SOURCE.parent).parts).split(".cpython")[0] not in names:
            file.unlink()


class Whole(build_ext):
    """Puts each compiled twin in its place whole or not at all. Half a file would be newer than what it was
    copied from, and never be copied again."""

    def copy_file(self, infile: str, outfile: str, level: int = 1) -> tuple[str, bool]:
        part = Path(f"{outfile}.part")
        part.unlink(missing_ok=True)
        super().copy_file(infile, str(part), level=level)
        part.replace(outfile)
        return outfile, True


setup(ext_modules=extensions(), cmdclass={"build_ext": Whole})
