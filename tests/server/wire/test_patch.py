"""Patches: what is sent of a view that has changed."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from perihelion.server.wire.patch import apply, diff, diffs

PLAIN = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.floats(0, 2, width=16)
    | st.sampled_from(["", "red", "a b"])
)
VIEWS = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=12,
)


def test_equal_views_give_an_empty_patch() -> None:
    assert diff({"a": [1, 2]}, {"a": [1, 2]}) == {}


def test_a_changed_key_is_named_and_the_others_are_not() -> None:
    assert diff({"a": 1, "b": 2}, {"a": 1, "b": 3}) == {"b": {"=": 3}}


def test_a_list_of_the_same_length_is_patched_by_its_indexes() -> None:
    assert diff([{"ore": 1}, {"ore": 2}], [{"ore": 1}, {"ore": 5}]) == {"1": {"ore": {"=": 5}}}


def test_a_list_of_another_length_is_replaced() -> None:
    assert diff({"hand": [1, 2]}, {"hand": [1]}) == {"hand": {"=": [1]}}


@given(VIEWS, VIEWS)
def test_a_patch_makes_the_new_view_of_the_old_one(old: Any, new: Any) -> None:
    assert apply(old, diff(old, new)) == new


@given(VIEWS, VIEWS, VIEWS, VIEWS)
def test_views_that_share_parts_get_the_patches_they_would_get_alone(a: Any, b: Any, c: Any, d: Any) -> None:
    old = {-1: {"all": a, "own": b}, 0: {"all": a, "own": c}, 1: {"all": b, "own": a}}
    new = {-1: {"all": c, "own": d}, 0: {"all": c, "own": b}, 1: {"all": c, "own": c}}
    assert diffs(old, new) == {eyes: diff(old[eyes], new[eyes]) for eyes in old}


def test_what_two_views_share_is_patched_once() -> None:
    before, after = {"ore": 1}, {"ore": 2}
    patches = diffs({0: [before, 1], 1: [before, 2]}, {0: [after, 1], 1: [after, 2]})
    assert patches[0]["0"] is patches[1]["0"]


class Ship(msgspec.Struct, frozen=True):
    name: str
    hits: int


class Port(msgspec.Struct, frozen=True):
    name: str
    hits: int


def test_a_record_is_patched_by_its_fields() -> None:
    assert diff([Ship("Vega", 1)], [Ship("Vega", 2)]) == {"0": {"hits": {"=": 2}}}


def test_a_record_of_another_kind_is_replaced_even_with_equal_fields() -> None:
    assert diff(Ship("Vega", 1), Port("Vega", 1)) == {"=": Port("Vega", 1)}
