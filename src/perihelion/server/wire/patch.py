"""What changed between two views, small enough to send: `{"=": value}` replaces, `{key: patch}` goes deeper.

A list of unchanged length is patched by its indexes as text; no key of a view is "=". Views are compared as
records, as a game makes them, or as the dictionaries and lists that the wire makes of those: the patch is the
same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Patch: TypeAlias = dict[str, Any]
Known: TypeAlias = dict[tuple[int, int], Patch]
"""The patches of parts that were compared, by the identity of the old part and the new one."""
FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each kind of record; none of what is no record."""


def diff(old: Any, new: Any) -> Patch:
    """The patch that makes `new` of `old`; an empty one changes nothing."""
    return compared(old, new, {})


def diffs(old: dict[int, Any], new: dict[int, Any]) -> dict[int, Patch]:
    """The patch of each new view. Eyes see much of the same: what several views share is compared once."""
    known: Known = {}
    return {eyes: compared(old[eyes], view, known) for eyes, view in new.items()}


def compared(old: Any, new: Any, known: Known) -> Patch:
    pair = (id(old), id(new))
    patch = known.get(pair)
    if patch is None:
        patch = {} if old == new else change(old, new, known)
        known[pair] = patch
    return patch


def change(old: Any, new: Any, known: Known) -> Patch:
    """The patch of two that differ: deeper where they have the same parts."""
    kind = type(new)
    if type(old) is not kind:
        return {"=": new}
    if kind is list and len(old) == len(new):
        return deeper(range(len(new)), tuple(old), tuple(new), known)
    if kind is dict and old.keys() == new.keys():
        return deeper(list(new), tuple([old[key] for key in new]), tuple(new.values()), known)
    names = fields(kind)
    return deeper(names, astuple(old), astuple(new), known) if names else {"=": new}


def deeper(keys: Sequence[Any], old: tuple[Any, ...], new: tuple[Any, ...], known: Known) -> Patch:
    """The patches of those parts that differ. Most are the very same object, which is seen at a glance."""
    found: Patch = {}
    for i in range(len(new)):
        if old[i] is not new[i]:
            patch = compared(old[i], new[i], known)
            if patch:
                found[str(keys[i])] = patch
    return found


def fields(kind: type) -> tuple[str, ...]:
    """Asked for every part of every view, and answered once for each kind of them."""
    names = FIELDS.get(kind)
    if names is None:
        names = FIELDS[kind] = kind.__struct_fields__ if issubclass(kind, Struct) else ()
    return names


def apply(old: Any, patch: Patch) -> Any:
    """`old` as the patch makes it, of dictionaries and lists; the old one stays as it is."""
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        return [apply(item, patch[str(i)]) if str(i) in patch else item for i, item in enumerate(old)]
    if isinstance(old, dict):
        return {key: apply(value, patch[key]) if key in patch else value for key, value in old.items()}
    return old
