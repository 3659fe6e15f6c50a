"""Sets of small numbers as one number."""

from __future__ import annotations

from perihelion.games.kit.masks import below, bit, has, mask_of, members_of


def test_a_set_has_its_members_and_no_others() -> None:
    mask = mask_of([1, 4, 4])
    assert mask == bit(1) | bit(4)
    assert [has(mask, member) for member in range(5)] == [False, True, False, False, True]


def test_members_are_told_in_order_up_to_a_count() -> None:
    assert members_of(mask_of([5, 0, 3]), 5) == [0, 3]
    assert members_of(below(3), 9) == [0, 1, 2]
