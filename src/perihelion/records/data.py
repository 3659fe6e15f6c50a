"""Data files: TOML read into typed records, with errors that name file, entry, key and the nearest right
word."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from perihelion.core.errors import DataError, nearest
from perihelion.core.said import Said

T = TypeVar("T")


def read_toml(path: Path, kind: type[T]) -> T:
    """The file as a record of this kind; anything missing, unknown or of the wrong type is a DataError."""
    place = f"{path.parent.name}/{path.name}"
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{place}: {(error.strerror or 'cannot be read').lower()}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{place}: not TOML: {error}") from error
    try:
        return msgspec.convert(raw, kind, dec_hook=said_in_data)
    except msgspec.ValidationError as error:
        raise DataError(explained(place, raw, kind, str(error))) from error


def said_in_data(kind: type[Any], found: Any) -> Any:
    """A sentence of a data file is a template."""
    if kind is not Said or not isinstance(found, str):
        raise TypeError(f"Expected `str`, got `{type(found).__name__}`")
    return Said(found)


def explained(place: str, raw: Any, kind: type[Any], message: str) -> str:
    """`data/hexes.toml: SH03: unknown key 'vlaue' (did you mean 'value'?)`"""
    said, _, path = message.partition(" - at `")
    steps = re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path.rstrip("`"))
    entry, names = raw, [place]
    for name, index in steps:
        entry = inside(entry, name, index)
        number = f"entry {int(index) + 1}" if index.isdecimal() else "an entry"
        names.append(str(entry["id"]) if isinstance(entry, dict) and "id" in entry else name or number)
    extra = re.search(r"(unknown field|enum value) ['`]?(.*?)['`]?$", said)
    if extra:
        known = names_at(kind, steps)
        what, others = ("key", "") if "field" in extra[1] else ("value", f"; known: {', '.join(known)}")
        said = f"unknown {what} '{extra[2]}'{nearest(extra[2], known)}{others}"
    return ": ".join([*names, said[0].lower() + said[1:]])


def check_names(place: str, names: list[str]) -> None:
    """Every entry has a name, and no two have the same."""
    for name in names:
        if not name.strip() or names.count(name) > 1:
            raise DataError(
                f"{place}: expected a name of its own for each entry, found '{name}'"
                + " twice" * (name != "")
            )


def inside(entry: Any, name: str, index: str) -> Any:
    """What lies at one step of a path; nothing where the path does not say which entry it means."""
    if index == "..." or entry is None:
        return None
    return entry[name] if name else entry[int(index)]


def names_at(kind: Any, steps: list[tuple[str, str]]) -> list[str]:
    """The keys of the record, or the values of the choice, at the end of this path."""
    for name, index in steps:
        kind = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
        if name and hasattr(kind, "__struct_fields__"):
            kind = {field.name: field.type for field in msgspec.structs.fields(kind)}[name]
        elif getattr(kind, "__args__", None):
            kind = kind.__args__[1 if index == "..." else 0]
    return [str(name) for name in getattr(kind, "__struct_fields__", getattr(kind, "__args__", ()))]
