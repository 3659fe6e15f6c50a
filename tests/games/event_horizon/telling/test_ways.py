"""Why a thing may not be chosen now, what is missing and the way to it; and what chains of words cost and
bring."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table
from perihelion.games.event_horizon.build.specials import Apply
from perihelion.games.event_horizon.cards.tables import SPECIALS
from perihelion.games.event_horizon.combat.combat import FireOrRetreat
from perihelion.games.event_horizon.move.move import Activate, MoveShips
from perihelion.games.event_horizon.words import TILE_NOUNS

WHITE = 0
VEIL = SPECIALS.index("Deflector Veil")


def tile(name: str) -> int:
    return TILE_NOUNS.names.index(name)


def test_a_ship_too_dear_or_too_new_is_refused_by_the_build_itself(table: Table) -> None:
    table.special("white", "Deflector Veil")
    table.at_menu(3, level=1)
    assert (
        table.why_thing("white", "type", "gunship").text
        == "A gunship needs tech level 4; you are at level 1."
    )


def test_ships_that_move_name_the_marker_first(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "B02", cruiser=2, drone=1)
    table.markers("white", "A03", "B02")
    table.at(Activate(WHITE))
    assert table.why_thing("white", "group", "drone mother").text.startswith(
        "First activate B02; then move drone"
    )
    assert table.why_thing("white", "tile", "B03").text.startswith("You have no unused order marker on B03")


def test_a_tile_that_ships_reach_names_the_ships_first(table: Table) -> None:
    table.ships("white", "A03", cruiser=1, drone=1)
    table.at(MoveShips(WHITE, tile("A03")))
    assert table.why_thing("white", "tile", "A04").text.startswith(
        "First move cruiser, move drone mother or move all; then to A04"
    )


@pytest.mark.parametrize(
    ("kind", "thing", "rule", "text"),
    [
        ("type", "gunship", "EH-BUILD-07", "A gunship costs 4 production and needs tech level 4; you are at"),
        (
            "upgrade",
            "Hangar Bay",
            "EH-SU-01",
            "Hangar Bay costs 2 production and needs tech level 2; you are",
        ),
        (
            "special",
            "Deflector Veil",
            "EH-SP-02",
            "Deflector Veil is attached, moved or taken off in your own",
        ),
        ("special", "Phase Keel", "EH-SP-03", "You do not own Phase Keel"),
        (
            "enemy",
            "orange cruiser",
            "EH-CMB-01",
            "After all moves, ships of two or more sides on one tile fight",
        ),
        ("side", "orange", "EH-CMB-01", "After all moves, ships of two or more sides on one tile fight"),
        ("ship", "cruiser at A03", "EH-MOVE-05", "Ships move when the order marker on their tile"),
        ("point", "S00-D02-D03", "EH-BUILD-10", "The exploratory vehicle goes to a meeting point"),
    ],
)
def test_every_kind_of_thing_has_a_way_in_a_question_of_another_kind(
    table: Table, kind: str, thing: str, rule: str, text: str
) -> None:
    table.special("white", "Deflector Veil")
    table.ships("white", "A03", cruiser=1)
    table.at(MoveShips(WHITE, tile("A03")))
    found = table.why_thing("white", kind, thing)
    assert found.rule == rule and found.text.startswith(text)


@pytest.mark.parametrize(
    ("kind", "thing", "rule"), [("tile", "B03", "EH-MOVE-05"), ("group", "cruiser", "EH-MOVE-05")]
)
def test_tiles_and_ships_have_a_way_where_a_special_is_attached(
    table: Table, kind: str, thing: str, rule: str
) -> None:
    table.special("white", "Deflector Veil")
    table.at(Apply(WHITE, VEIL))
    assert table.why_thing("white", kind, thing).rule == rule


def test_in_combat_one_fires_at_a_side_and_not_at_a_ship(three: Table) -> None:
    for name in ("white", "orange", "purple"):
        three.ships(name, "A03", cruiser=1)
    three.at(FireOrRetreat(WHITE, tile("A03")))
    assert three.why_thing("white", "enemy", "orange cruiser") == (
        "EH-CMB-08",
        "You fire at a whole fleet: choose its side. Its owner says which ships are hit.",
    )


# What words cost and bring


def test_a_purchase_costs_production_and_brings_a_ship(table: Table) -> None:
    table.at_menu(7, level=2)
    assert table.brings("white", "buy cruiser") == {"production to spend": -2, "cruiser": 1}
    assert table.brings("white", "advance tech") == {"production to spend": -4, "tech level": 1}
    assert table.brings("white", "buy upgrade Hangar Bay", "on cruiser") == {
        "production to spend": -2,
        "Hangar Bay": 1,
    }


def test_what_is_left_of_the_production_is_lost_with_the_build(table: Table) -> None:
    table.at_menu(3)
    assert table.brings("white", "end build") == {"production to spend": -3}
