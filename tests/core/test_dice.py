"""A generator with known answers, committed dice that can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.core.dice import Fair, Generator, commitment, place, secret_from

SECRET = "00112233445566778899aabbccddeeff" * 2
WEIGHTS = st.lists(st.integers(0, 50), min_size=1, max_size=12).filter(any)


def rotated(x: int, k: int) -> int:
    return (x << k | x >> (32 - k)) % 2**32


def xoshiro128plusplus(s: list[int]) -> Iterator[int]:
    """The published algorithm, as it stands."""
    while True:
        yield (rotated((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % 2**32
        s[3] = rotated(s[3], 11)


def reference(seed: str) -> Iterator[int]:
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return xoshiro128plusplus([words[0] | 1, *words[1:]])


def in_state(*words: int) -> Generator:
    generator = Generator("")
    generator.a, generator.b, generator.c, generator.d = words
    return generator


def test_the_generator_gives_the_published_numbers() -> None:
    generator = in_state(1, 2, 3, 4)
    published = [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]
    assert [generator.next() for _ in published] == published


@given(st.text(st.characters(codec="utf-8")))
def test_the_generator_is_xoshiro128plusplus_seeded_with_a_hash(seed: str) -> None:
    generator, expected = Generator(seed), reference(seed)
    assert [generator.next() for _ in range(40)] == [next(expected) for _ in range(40)]


@given(st.integers(1, 2**32))
def test_numbers_below_a_limit_come_by_rejection(n: int) -> None:
    generator, source = Generator("rejection"), reference("rejection")
    fair = (number % n for number in source if number < 2**32 // n * n)
    assert [generator.below(n) for _ in range(20)] == [next(fair) for _ in range(20)]


def test_the_first_number_beyond_the_last_whole_share_is_rejected() -> None:
    numbers = xoshiro128plusplus([0, 1, 1, 2**32 - 1])
    assert next(numbers) == 2**32 - 1, "which 3 would divide without a rest"
    assert in_state(0, 1, 1, 2**32 - 1).below(3) == next(numbers) % 3 != 0


def test_the_last_number_of_the_last_whole_share_is_accepted() -> None:
    state = (0, 1, 1, rotated(2**32 - 2, 32 - 7))
    assert in_state(*state).next() == 2**32 - 2
    assert in_state(*state).below(3) == 2


def test_no_number_is_favoured_where_the_limit_does_not_divide_all_numbers() -> None:
    generator = Generator("bias")
    low = sum(generator.below(3 * 2**30) < 2**30 for _ in range(3000))
    assert 900 < low < 1100, (
        f"{low} of 3000 in the lowest third; half of them would fall there without rejection"
    )


@given(WEIGHTS, st.integers(0, 999))
def test_only_outcomes_with_weight_are_picked(weights: list[int], n: int) -> None:
    assert weights[Fair(SECRET).pick(n, weights)] > 0
    assert weights[Generator(str(n)).pick(n, weights)] > 0


@given(WEIGHTS)
def test_every_share_of_the_total_belongs_to_its_outcome(weights: list[int]) -> None:
    shares = Counter(place(drawn, weights) for drawn in range(sum(weights)))
    assert [shares[outcome] for outcome in range(len(weights))] == weights


def test_a_number_beyond_the_weights_belongs_to_nothing() -> None:
    with pytest.raises(AssertionError, match="beyond the weights"):
        place(3, [1, 2])


@pytest.mark.parametrize("dice", [Fair(SECRET), Generator("weights")])
def test_weights_are_respected(dice: Fair | Generator) -> None:
    counts = Counter(dice.pick(n, [1, 0, 2, 3]) for n in range(6000))
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 100 and abs(counts[2] - 2000) < 150 and abs(counts[3] - 3000) < 150


def test_a_fair_outcome_is_the_published_function_of_secret_and_number() -> None:
    drawn = hmac.digest(bytes.fromhex(SECRET), b"41", "sha256")
    assert Fair(SECRET).pick(41, [1] * 100) == int.from_bytes(drawn, "big") % 100


def test_a_fair_outcome_does_not_depend_on_what_was_asked_before() -> None:
    dice = Fair(SECRET)
    forwards = [dice.pick(n, [1] * 6) for n in range(30)]
    assert [dice.pick(n, [1] * 6) for n in reversed(range(30))] == forwards[::-1]


def test_another_secret_gives_other_outcomes() -> None:
    other = Fair(secret_from("another"))
    assert [Fair(SECRET).pick(n, [1] * 6) for n in range(30)] != [other.pick(n, [1] * 6) for n in range(30)]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert commitment(secret_from("a")) != commitment(secret_from("b"))


def test_a_short_seed_stands_for_256_bits() -> None:
    assert len(bytes.fromhex(secret_from("7"))) == 32
    assert secret_from("7") == secret_from("7") != secret_from("8")
