"""Sets of small numbers, such as tiles, seats or cards, as one number with a bit for each."""

from __future__ import annotations

from collections.abc import Iterable


def bit(member: int) -> int:
    """The set of this member alone."""
    return 1 << member


def has(mask: int, member: int) -> bool:
    return mask >> member & 1 == 1


def below(count: int) -> int:
    """The set of all members smaller than a count."""
    return (1 << count) - 1


def mask_of(members: Iterable[int]) -> int:
    return sum([1 << member for member in set(members)])


def members_of(mask: int, count: int) -> list[int]:
    """The members smaller than a count, in order."""
    return [member for member in range(count) if mask >> member & 1]
