"""Where chance comes from: a fast generator for simulations, and committed dice for games between people.

Neither is part of a state. Both answer one question: which of these weighted outcomes happens?
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Chooses outcome `n` of a game among weighted possibilities."""

    def pick(self, n: int, weights: list[int]) -> int:
        raise NotImplementedError


class Generator(Dice):
    """xoshiro128++ in 64-bit integers whose products stay below 2^63, so that compiled and interpreted
    agree."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little") | 1
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little")

    def next(self) -> i64:
        """The next 32 bits."""
        total: i64 = (self.a + self.d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + self.a) & MASK
        shifted: i64 = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        limit: i64 = (MASK + 1) - (MASK + 1) % n
        drawn = self.next()
        while drawn >= limit:
            drawn = self.next()
        return drawn % n

    def pick(self, n: int, weights: list[int]) -> int:
        total: i64 = 0
        for weight in weights:
            total += weight
        return place(self.below(total), weights)


class Contrived(Generator):
    """Deals with an intention: one outcome wherever it can be had, or only where there is no other."""

    def __init__(self, outcome: int, wanted: bool) -> None:
        super().__init__(f"contrived {outcome}")
        self.outcome: Final = outcome
        self.wanted: Final = wanted

    def pick(self, n: int, weights: list[int]) -> int:
        if self.outcome >= len(weights) or not weights[self.outcome]:
            return super().pick(n, weights)
        others = [0 if i == self.outcome else weight for i, weight in enumerate(weights)]
        return self.outcome if self.wanted or not any(others) else super().pick(n, others)


class Fair(Dice):
    """Outcome n is HMAC-SHA256(secret, n), so a game's chance is fixed before its first move and can be
    checked after."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret

    def pick(self, n: int, weights: list[int]) -> int:
        total = sum(weights)
        limit = (1 << 256) - (1 << 256) % total
        attempt = 0
        drawn = self.bits(n, attempt)
        while drawn >= limit:
            attempt += 1
            drawn = self.bits(n, attempt)
        return place(drawn % total, weights)

    def bits(self, n: int, attempt: int) -> int:
        message = f"{n}" if attempt == 0 else f"{n}.{attempt}"
        return int.from_bytes(
            hmac.new(bytes.fromhex(self.secret), message.encode(), hashlib.sha256).digest(), "big"
        )


def place(drawn: i64, weights: list[int]) -> int:
    """The outcome on whose share of the total the drawn number falls."""
    for outcome, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return outcome
    raise AssertionError(f"{drawn} lies beyond the weights {weights}")


def secret_from(seed: str) -> str:
    """The 256-bit secret that a short seed stands for."""
    return hashlib.sha256(f"perihelion seed {seed}".encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is shown before the first move."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
