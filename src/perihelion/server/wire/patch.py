"""What changed between two views, small enough to send: `{"=": value}` replaces, `{key: patch}` goes deeper.

A list of unchanged length is patched by its indexes as text; no key of a view is "="."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

SAME: Final[dict[str, Any]] = {}
"""The patch that changes nothing."""


def diff(old: Any, new: Any) -> dict[str, Any]:
    """The patch that makes `new` of `old`."""
    if old == new:
        return SAME
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return deeper((key, value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return deeper(zip(range(len(old)), old, new, strict=True))
    return {"=": new}


def deeper(parts: Iterable[tuple[Any, Any, Any]]) -> dict[str, Any]:
    """The patches of those parts that differ."""
    return {str(key): diff(before, after) for key, before, after in parts if before != after}


def apply(old: Any, patch: dict[str, Any]) -> Any:
    """`old` as the patch makes it; the old one stays as it is."""
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        return [apply(item, patch[str(i)]) if str(i) in patch else item for i, item in enumerate(old)]
    if isinstance(old, dict):
        return {key: apply(value, patch[key]) if key in patch else value for key, value in old.items()}
    return old
