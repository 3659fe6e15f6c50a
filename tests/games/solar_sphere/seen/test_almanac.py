"""The almanac explains the numbers of the vocabulary, so that nobody who draws has to decode them."""

from __future__ import annotations

from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.seen.almanac import almanac

NOUNS = GAME.rules.words.nouns()
PRINTED = almanac()


def test_every_die_of_the_vocabulary_is_explained() -> None:
    said = [f"{'auxiliary ' if die.auxiliary else ''}{die.face}" for die in PRINTED.dice]
    assert said == NOUNS["die"]


def test_every_die_of_dranda_is_explained() -> None:
    said = [f"{PRINTED.solo_colours[die.colour]} {die.face}" for die in PRINTED.solo_dice]
    assert said == NOUNS["solo die"] == NOUNS["opaque die"]


def test_every_payment_shows_what_is_paid() -> None:
    said = [" and ".join(part.icon for part in payment.parts) for payment in PRINTED.payments]
    assert said == NOUNS["payment"]


def test_every_branch_shows_its_own_signs() -> None:
    first = [branch.parts[0].icon for branch in PRINTED.branches]
    assert first == ["fabricate", "reputation", "crystal", "gold", "ore", "morale", "any", "salvage"]
    assert len(first) == len(NOUNS["branch"])


def test_the_numbers_of_what_is_no_hex_follow_those_of_the_hexes() -> None:
    assert NOUNS["laid"][PRINTED.face_down] == "face-down hex"
    assert PRINTED.core == len(NOUNS["laid"])


def test_every_place_of_the_display_has_a_tier_and_a_row() -> None:
    assert [(slot.tier, slot.row) for slot in PRINTED.display] == [
        (0, 0),
        (0, 1),
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
    ]


def test_the_sides_are_the_seats_and_the_corporation() -> None:
    assert [side.name for side in PRINTED.sides[: PRINTED.corporation]] == list(GAME.rules.seat_names)
    assert PRINTED.sides[PRINTED.corporation].name == "the Corporation"
