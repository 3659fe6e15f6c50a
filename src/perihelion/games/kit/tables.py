"""What the tables of printed facts have in common."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.records.data import check_names

Table = tuple[tuple[int, ...], ...]
"""Rows of numbers. The dots matter: a tuple of fixed length is copied by the compiler whenever it is looked
up."""


def check_lists(lists: Mapping[str, list[str]]) -> None:
    """No name stands twice in one list; a list is called by its file and key."""
    for place, names in lists.items():
        check_names(f"data/{place}", names)
