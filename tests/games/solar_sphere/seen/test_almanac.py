"""The almanac explains the numbers of the vocabulary, so that nobody who draws has to decode them."""

from __future__ import annotations

from msgspec.structs import astuple

from perihelion.core.said import Said
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.seen.almanac import almanac
from perihelion.records.rulebook import rulebook
from perihelion.records.table import named

BOOK = {rule.id for rule in rulebook(GAME).rules}
NOUNS = GAME.rules.words.nouns()
PRINTED = almanac()


def told(said: Said) -> str:
    """As a reader of English sees it."""
    return named(GAME, said)


def test_every_die_of_the_vocabulary_is_explained() -> None:
    said = [f"{'auxiliary ' if die.auxiliary else ''}{die.face}" for die in PRINTED.dice]
    assert said == NOUNS["die"]


def test_every_die_of_dranda_is_explained() -> None:
    said = [f"{PRINTED.solo_colours[die.colour]} {die.face}" for die in PRINTED.solo_dice]
    assert said == NOUNS["solo die"] == NOUNS["opaque die"]


def test_what_goes_by_its_icon_or_colour_has_its_name_among_the_nouns() -> None:
    assert (PRINTED.resources, PRINTED.solo_colours) == (NOUNS["resource"], NOUNS["colour"])


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
    assert [told(side.name) for side in PRINTED.sides[: PRINTED.corporation]] == list(GAME.rules.seat_names)
    assert told(PRINTED.sides[PRINTED.corporation].name) == "the Corporation"


def test_every_rule_under_a_large_face_is_in_the_book() -> None:
    assert {rule.id for rule in astuple(PRINTED.rules)} <= BOOK


def test_the_rules_under_large_faces_say_the_numbers_of_the_tables() -> None:
    rules = PRINTED.rules
    assert told(rules.ship.text).endswith(
        "reach {resistance} and the roll of the Resistance die, which is 0 to 3."
    )
    assert told(rules.resource.text).startswith("Storage has room for 6 resources.")
    assert told(rules.faction.text) == "A set of Helion, Meridian and Umbra is worth 5 points at the end."


def test_the_cards_of_dranda_lead_to_places_that_say_what_it_does() -> None:
    places = {told(place.name): told(place.does) for place in PRINTED.solo_places}
    assert (
        places["the belt of its face"]
        == "Ore for 1 or 2, gold for 3 or 4, crystal for 5 or 6; it gains nothing."
    )
    assert places["Crew Station"].endswith("tier 1 with 1 or 2, tier 2 with 3 or 4, tier 3 with 5 or 6.")
    first = [told(PRINTED.solo_places[place].name) for place in PRINTED.solo_cards[0].places]
    assert first == ["Solar Sphere", "Crew Station", "Crew Station"]


def test_spanners_at_or_behind_the_reputation_marker_count_twice() -> None:
    assert PRINTED.reputation_columns == [0, 3, 6, 9, 12, 15, 18]
    assert PRINTED.kickbacks[0][:5] == [0, 0, 1, 0, 1]
    assert PRINTED.kickbacks[1][:5] == [0, 0, 2, 0, 1]
    assert sum(PRINTED.kickbacks[6]) == 2 * len(PRINTED.spanners)


def test_every_space_of_the_matrix_says_its_bonus() -> None:
    assert [told(row.texts[1]) for row in PRINTED.matrix] == ["any 1 resource", "2 points", "2 morale"]
    assert [(row.icon, row.counted) for row in PRINTED.matrix] == [
        ("any", False),
        ("points", True),
        ("morale", True),
    ]


def test_two_crew_cards_of_a_kind_are_two_copies() -> None:
    assert [(card.kind, card.copy) for card in PRINTED.crew[:4]] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_crew_is_hired_at_the_crew_station() -> None:
    assert PRINTED.locations[PRINTED.crew_station].dice == [1, 3, 5]
