"""Broken data: what is said about a file or an entry in which something is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from perihelion.core.errors import DataError
from perihelion.records.data import read_toml


def complaint(read: Callable[[], object]) -> str:
    """The one line that is said instead of reading."""
    with pytest.raises(DataError) as error:
        read()
    said = str(error.value)
    assert "\n" not in said
    return said


def broken(folder: Path, file: Path, kind: type[object], right: str, wrong: str) -> str:
    """What is said about a copy of a data file in which the first `right` has become `wrong`."""
    text = file.read_text(encoding="utf-8")
    assert right in text
    copy = folder / file.parent.name / file.name
    copy.parent.mkdir()
    copy.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return complaint(lambda: read_toml(copy, kind))
