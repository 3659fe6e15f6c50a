"""Sets of small numbers, such as tiles, seats or cards, as one number with a bit for each."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64


def bit(member: int) -> int:
    """The set of this member alone."""
    return 1 << member


def has(mask: int, member: int) -> bool:
    return mask >> member & 1 == 1


def below(count: int) -> int:
    """The set of all members smaller than a count."""
    return (1 << count) - 1


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members_of(mask: int, count: int) -> list[int]:
    """The members smaller than a count, in order. A mask has room for 62."""
    left: i64 = mask
    end: i64 = count
    member: i64 = 0
    found: list[int] = []
    while left != 0 and member < end:
        if left & 1:
            found.append(member)
        left >>= 1
        member += 1
    return found
