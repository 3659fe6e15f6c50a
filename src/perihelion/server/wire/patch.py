"""What changed between two views, small enough to send: `{"=": value}` replaces, `{key: patch}` goes deeper.

A list of unchanged length is patched by its indexes as text; no key of a view is "=". Views are compared as
records, as a game makes them, or as the dictionaries and lists that the wire makes of those: the patch is the
same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

SAME: Final[dict[str, Any]] = {}
"""The patch that changes nothing."""


def diff(old: Any, new: Any) -> dict[str, Any]:
    """The patch that makes `new` of `old`."""
    return SAME if old == new else change(old, new)


def change(old: Any, new: Any) -> dict[str, Any]:
    """The patch of two that differ: deeper where they have the same parts."""
    if type(old) is not type(new):
        return {"=": new}
    if isinstance(new, Struct):
        return deeper(zip(new.__struct_fields__, astuple(old), astuple(new), strict=True))
    if isinstance(new, dict) and old.keys() == new.keys():
        return deeper((key, value, new[key]) for key, value in old.items())
    if isinstance(new, list) and len(old) == len(new):
        return deeper(zip(range(len(old)), old, new, strict=True))
    return {"=": new}


def deeper(parts: Iterable[tuple[Any, Any, Any]]) -> dict[str, Any]:
    """The patches of those parts that differ. Most are the very same object, which is seen at a glance."""
    return {
        str(key): change(before, after)
        for key, before, after in parts
        if before is not after and before != after
    }


def apply(old: Any, patch: dict[str, Any]) -> Any:
    """`old` as the patch makes it, of dictionaries and lists; the old one stays as it is."""
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        return [apply(item, patch[str(i)]) if str(i) in patch else item for i, item in enumerate(old)]
    if isinstance(old, dict):
        return {key: apply(value, patch[key]) if key in patch else value for key, value in old.items()}
    return old
