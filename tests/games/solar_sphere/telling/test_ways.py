"""Why a thing may not be chosen now, what is missing and the way to it; and what chains of words cost and
bring."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from perihelion.games.solar_sphere.deploy.visit import ChooseLocation
from perihelion.games.solar_sphere.place.drones import Salvage
from perihelion.games.solar_sphere.place.fleet import Send
from perihelion.games.solar_sphere.words import ship_die

RED = 0


def test_a_hex_that_own_words_lead_to_names_the_first_of_them(table: Table) -> None:
    table.stock("red", ore=1, gold=1)
    table.drones("red", 3)
    table.ports("red", 2, 5)
    table.at_turn()
    found = table.why_thing("red", "hex", "Mirror Vane")
    assert found.text == "First deploy 2 or deploy 5; then build Mirror Vane."


def test_a_hex_among_others_names_what_it_costs(table: Table) -> None:
    table.stock("red", ore=3, gold=1)
    table.drones("red", 3)
    table.visit("red", "Solar Sphere", 5)
    found = table.why_thing("red", "hex", "Lattice Node")
    assert found.rule == "SS-SPH-01"
    assert found.text.startswith("First take action; then build Lattice Node: 2 ore and 1 drone")


def test_a_hex_that_cannot_be_paid_names_its_cost_and_the_die(table: Table) -> None:
    table.drones("red", 2)
    table.ports("red", 6)
    table.at_turn()
    assert table.why_thing("red", "hex", "Mirror Vane") == (
        "SS-SPH-04",
        "Mirror Vane costs 1 ore, 1 gold and 1 active drone; you have 0 ore, 0 gold, 0 crystal and 2 active"
        " drones. A die of 2 or more sent to the Solar Sphere builds it.",
    )
    table.hexes(I1="SH17")
    assert "A 6 sent to the Solar Sphere builds it." in table.why_thing("red", "hex", "Captain's Arc").text
    table.satellite("red", "sphere")
    assert "Any die sent to the Solar Sphere" in table.why_thing("red", "hex", "Captain's Arc").text


def test_a_hex_in_its_own_question_is_refused_by_that_question(table: Table) -> None:
    table.stock("red", ore=3, gold=1, crystal=1)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.why_thing("red", "hex", "Mirror Vane").text == "Mirror Vane has value 2; your die shows 1."


def test_a_hex_that_is_built_or_out_of_reach_says_so(table: Table) -> None:
    table.built("red", "I1")
    table.ports("red", 6)
    table.at_turn()
    assert table.why_thing("red", "hex", "Lattice Node").text == "Lattice Node is already built."
    assert table.why_thing("red", "hex", "Stellar Dam").text == "Stellar Dam is not next to a built hex."


def test_crew_of_the_display_names_price_and_station(table: Table) -> None:
    table.display(0, "C1-01a")
    table.ports("red", 2)
    table.at_turn()
    assert table.why_thing("red", "crew", "Ore Broker (Helion)") == (
        "SS-CREW-01",
        "Ore Broker (Helion) is in the display and costs 2 gold; you have 0 ore, 0 gold, 0 crystal. An odd"
        " die sent to the Crew Station hires.",
    )
    assert table.why_thing("red", "crew", "Gem Cutter (Meridian)").rule == "SS-CREW-12"


def test_crew_that_can_be_hired_names_the_first_word(table: Table) -> None:
    table.display(0, "C1-01a")
    table.stock("red", gold=2)
    table.ports("red", 3)
    table.at_turn()
    assert table.why_thing("red", "crew", "Ore Broker (Helion)").text.startswith("First deploy 3; then hire")


def test_a_ship_names_the_crystal_and_the_fleet(table: Table) -> None:
    table.ship("top left", "RS01")
    table.ports("red", 2)
    table.drones("red", 2)
    table.at_turn()
    assert table.why_thing("red", "ship", "Ragged Kestrel") == (
        "SS-FLT-03",
        "To attack Ragged Kestrel takes 1 crystal and at least 1 active drone; you have 0 crystal and 2"
        " active drones. An even die sent to the Resistance Fleet attacks.",
    )
    table.stock("red", crystal=1)
    assert table.why_thing("red", "ship", "Ragged Kestrel").text.startswith("First deploy 2; then attack")
    assert table.why_thing("red", "ship", "Cinder Skiff").text == "Cinder Skiff is not in the fleet."


def test_a_location_names_the_dice_that_go_there_first(table: Table) -> None:
    table.ports("red", 3, 4)
    table.drones("red", 1)
    table.at_turn()
    assert table.why_thing("red", "location", "Gold Belt") == (
        "SS-VIS-01",
        "First deploy 3 or deploy 4; then visit Gold Belt: gain 1 gold.",
    )
    assert table.why_thing("red", "location", "Ore Belt").text.startswith(
        "First deploy 3; then visit Ore Belt"
    )


def test_a_location_that_no_die_reaches_names_what_the_nearest_lacks(table: Table) -> None:
    table.ports("red", 1, 3)
    table.drones("red", 1)
    table.at_turn()
    assert table.why_thing("red", "location", "Crystal Belt").text == (
        "The Crystal Belt takes 5 or 6: needs 2 active drones; you have 1."
    )


@pytest.mark.parametrize(
    ("kind", "thing", "rule", "text"),
    [
        ("location", "Gold Belt", "SS-VIS-01", "The Gold Belt takes 3 or 4. In each turn of yours one die"),
        ("location", "Salvage Ship", "SS-VIS-01", "The Salvage Ship takes any die. In each turn"),
        ("resource", "gold", "SS-LOC-01", "You mine gold in the Gold Belt, which takes 3 or 4."),
        ("morale", "4", "SS-KICK-01", "Kickbacks are taken once in a turn, before a die is deployed"),
        ("die", "5", "SS-DEP-02", "In each turn of yours one die is deployed or discarded."),
        ("hex", "Mirror Vane", "SS-SPH-04", "Mirror Vane costs 1 ore, 1 gold and 1 active drone; you have"),
    ],
)
def test_every_kind_of_thing_has_a_way_in_a_question_of_another_kind(
    table: Table, kind: str, thing: str, rule: str, text: str
) -> None:
    table.drones("red", 0, inactive=3)
    table.player("red").matrix[0] = 3
    table.at(Salvage(RED, 2, (0,)))
    found = table.why_thing("red", kind, thing)
    assert found.rule == rule and found.text.startswith(text)


def test_a_matrix_row_names_where_drones_are_salvaged(table: Table) -> None:
    table.ship("top left", "RS01")
    table.drones("red", 2)
    table.at(Send(RED, 0))
    assert table.why_thing("red", "row", "pride") == (
        "SS-DRONE-11",
        "An inactive drone goes to the row pride when you salvage, as the Salvage Ship and kickbacks let you;"
        " you have 0.",
    )


def test_crew_of_the_display_is_told_of_also_where_own_crew_may_be_used(
    table: Table,
) -> None:
    table.display(0, "C1-01a")
    table.ship("top left", "RS01")
    table.crew("red", "C1-02a", "C2-01a")
    table.stock("red", gold=1)
    table.ports("red", 2)
    table.at_turn()
    assert any(text.startswith("use") for text in table.offered("red"))
    assert table.why_thing("red", "crew", "Ore Broker (Helion)").rule == "SS-CREW-01"


def test_a_column_of_morale_in_ones_turn_is_refused_by_the_turn(table: Table) -> None:
    table.player("red").morale = 1
    table.ports("red", 3)
    table.at_turn()
    assert "not behind your morale marker" in table.why_thing("red", "morale", "4").text


# What words cost and bring


def test_a_visit_costs_drones_and_brings_what_the_boost_gives(table: Table) -> None:
    table.satellite("red", "gold-belt")
    table.die_at("gold-belt")
    table.drones("red", 4)
    table.ports("red", 5)
    table.at_turn()
    assert table.brings("red", "deploy 5", "visit Gold Belt", "as 4") == {"active drones": -2, "gold": 3}


def test_a_satellite_costs_a_drone(table: Table) -> None:
    table.drones("red", 2)
    table.at(ChooseLocation(RED, ship_die(3)))
    assert table.brings("red", "visit Gold Belt", "as 3", "launch satellite") == {
        "active drones": -1,
        "satellites": 1,
    }
    assert table.brings("red", "visit Gold Belt", "as 3", "take action") == {"gold": 1}


def test_a_hex_costs_resources_and_a_drone_and_brings_points(table: Table) -> None:
    table.stock("red", ore=2)
    table.drones("red", 1)
    table.at(ChooseLocation(RED, ship_die(1)))
    assert table.brings("red", "visit Solar Sphere", "take action", "build Lattice Node") == {
        "ore": -2,
        "active drones": -1,
        "points": 1,
        "points at the end": 6,
        "hexes": 1,
        "Helion": 1,
    }


def test_drones_sent_to_a_ship_are_not_lost(table: Table) -> None:
    table.ship("top left", "RS01")
    table.stock("red", crystal=1)
    table.drones("red", 3)
    table.at(ChooseLocation(RED, ship_die(2)))
    words = ("visit Resistance Fleet", "as 2", "take action", "send 2")
    assert table.brings("red", *words) == {"crystal": -1, "active drones": -2, "drones on ships": 2}


def test_a_decommissioned_drone_is_counted(table: Table) -> None:
    table.drones("red", 0, inactive=2)
    table.at(Salvage(RED, 1, ()))
    assert table.brings("red", "decommission to pride") == {"decommissioned drones": 1, "morale": 1}
