"""The finished parts of an analysis, in a file of the person's cache folder, so that an interrupted one goes
on."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from zlib import crc32

import click
import msgspec

from perihelion import __version__
from perihelion.analysis.parts import METHOD, Depth, Part, Played


def path_of(played: Played, depth: Depth) -> Path:
    """Another game, another depth or another program has another file."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    told = [__version__, METHOD, played.game, played.rules, played.seats, played.options, played.said, depth]
    return (
        Path(base)
        / "perihelion"
        / "analyses"
        / f"{hashlib.sha256(msgspec.json.encode(told)).hexdigest()}.parts"
    )


class Kept:
    """A line for each part, with its checksum. Whatever cannot be read is as if it were not there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""

    def read(self) -> list[Part]:
        try:
            lines = self.path.read_bytes().split(b"\n")
        except OSError:
            return []
        parts = {part.number: part for line in lines if (part := decoded(line)) is not None}
        return list(parts.values())

    def add(self, part: Part) -> None:
        """Keep a part. A folder that cannot be written to is told once; the analysis goes on without it."""
        if self.problem:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(encoded(part))
        except OSError as error:
            self.problem = f"{self.path}: {(error.strerror or 'cannot be written').lower()}"
            click.echo(f"the parts of this analysis cannot be kept: {self.problem}", err=True)


def encoded(part: Part) -> bytes:
    """A line of its own, whatever half of a line stands before it."""
    text = msgspec.json.encode(part)
    return b"\n%08x %s\n" % (crc32(text), text)


def decoded(line: bytes) -> Part | None:
    mark, _, text = line.partition(b" ")
    if mark != b"%08x" % crc32(text):
        return None
    try:
        return msgspec.json.decode(text, type=Part)
    except msgspec.DecodeError:
        return None
