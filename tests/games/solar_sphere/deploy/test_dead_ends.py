"""An ask offers only what can be finished: no choice on a visit may lead where neither satellite nor action
is left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from games.solar_sphere.table import Table, crew_card, crew_id, ship_card
from marks import rule
from perihelion.core.steps import AskOne, Chance, chance, choose, happen, options
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import (
    CREW_COUNT,
    CREW_STATION,
    CREW_TIER,
    CREW_WHEN,
    DRONES,
    FACES,
    HEX_COUNT,
    LOCATION_COUNT,
    LOCATION_IDS,
    LOCATIONS,
    NOBODY,
    ON_VISIT,
    POSITIONS,
    RESERVE_AT_START,
    SHIP_CARDS,
    SOLAR_SPHERE,
)
from perihelion.games.solar_sphere.checks import on_ships
from perihelion.games.solar_sphere.deploy.visit import (
    Arrive,
    ChooseFace,
    ChooseLocation,
    EndTurn,
    LastWindow,
    takes,
)
from perihelion.games.solar_sphere.numbers import boosted, toll
from perihelion.games.solar_sphere.place.crew import crew_options
from perihelion.games.solar_sphere.place.fleet import add_drones
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import ACT, AS, DEPLOY, VISIT, WORDS, face_of


def only_die(table: Table, face: int) -> list[str]:
    """Where red's only die may go, without the word `visit`."""
    table.ports("red", face)
    table.at_turn("red")
    table.says("red", f"deploy {face}")
    return [word.removeprefix("visit ") for word in table.offered("red")]


def empty_reserve(table: Table) -> None:
    """Red's reserve lies on the ship top left, so that nothing can be fabricated from it."""
    add_drones(table.s, 0, 0, table.player("red").reserve)
    table.player("red").reserve = 0


# The Solar Sphere


@rule("SS-VIS-10")
def test_without_a_drone_the_ore_of_the_hull_rigger_does_not_open_the_sphere(table: Table) -> None:
    table.crew("red", "C1-03a")
    table.drones("red", active=0, inactive=2)
    table.stock("red", ore=2)
    assert "Solar Sphere" not in only_die(table, 1)


@rule("SS-VIS-10", "SS-CREW-16")
def test_a_hull_rigger_whose_ore_the_visit_needs_cannot_be_left_out(table: Table) -> None:
    table.crew("red", "C1-03a", "C2-04a")
    table.satellite("red", "sphere")
    table.stock("red", ore=1)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == [
        "use Hull Rigger (Umbra)",
        "use Treasurer (Meridian)",
    ], "neither satellite nor action yet"
    table.says("red", "use Hull Rigger (Umbra)")
    assert table.offered("red") == ["use Treasurer (Meridian)", "take action"]


@rule("SS-VIS-10")
def test_a_used_hull_rigger_opens_nothing(table: Table) -> None:
    table.crew("red", "C1-03a")
    table.player("red").used = 1 << crew_card("C1-03a")
    table.satellite("red", "sphere")
    table.stock("red", ore=1)
    assert "Solar Sphere" not in only_die(table, 1)


@rule("SS-VIS-10", "SS-CREW-27")
def test_the_grand_architects_kickback_must_be_a_drone_when_the_drone_is_missing(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.drones("red", active=0, inactive=1)
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["fabricate", "salvage"]
    assert table.why("red", "take ore").rule == "SS-VIS-10"
    assert table.why("red", "take ore").text == "With ore you could not finish your visit."
    table.says("red", "fabricate")
    assert table.offered("red") == ["take action", "launch satellite"]


@rule("SS-VIS-10", "SS-CREW-27")
def test_the_grand_architects_kickback_must_be_the_resource_that_is_missing(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=1)
    table.stock("red", crystal=1)
    table.visit("red", "Solar Sphere", 6)
    assert table.resources("red") == "1 ore, 1 crystal", "1 ore and 1 crystal is the only cost in reach"
    assert table.offered("red") == ["build Beacon Mast", "build Prism Gate"]


@rule("SS-VIS-10", "SS-CREW-27")
def test_a_kickback_may_salvage_for_the_missing_resource_while_the_cargo_row_has_room(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=1, inactive=1)
    table.stock("red", crystal=1)
    table.visit("red", "Solar Sphere", 6)
    assert table.offered("red") == ["take ore", "salvage"]
    table.says("red", "salvage")
    assert table.resources("red") == "1 ore, 1 crystal", (
        "the cargo row is the only way left, and ore the only resource"
    )


@rule("SS-VIS-10", "SS-CREW-27")
def test_a_kickback_may_not_salvage_for_the_missing_resource_when_the_cargo_row_is_full(table: Table) -> None:
    table.crew("red", "C3-04a", "C3-04b")
    table.satellite("red", "sphere")
    table.player("red").matrix = [3, 0, 0]
    table.drones("red", active=1, inactive=1)
    table.visit("red", "Solar Sphere", 6)
    table.says("red", "use Grand Architect (Helion)")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    assert table.why("red", "salvage").rule == "SS-VIS-10"
    assert table.why("red", "fabricate").rule == "SS-VIS-10"


@rule("SS-VIS-10", "SS-CREW-27")
def test_a_kickback_for_a_drone_or_a_resource_does_not_open_a_visit_that_needs_both(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=0)
    table.stock("red", crystal=1)
    assert "Solar Sphere" not in only_die(table, 6)


@rule("SS-VIS-10", "SS-CREW-27")
def test_a_kickback_that_salvages_two_drones_brings_a_resource_and_a_drone(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=0, inactive=2)
    table.stock("red", crystal=1)
    table.visit("red", "Solar Sphere", 6)
    assert table.offered("red") == ["regenerate 1", "decommission to cargo"]
    table.says("red", "regenerate 1")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").matrix) == (
        1,
        0,
        [1, 0, 0],
    )
    assert table.resources("red") == "1 ore, 1 crystal", (
        "one drone regenerated, one in the cargo row for an ore"
    )
    assert table.offered("red") == ["build Beacon Mast", "build Prism Gate"]


@rule("SS-VIS-10", "SS-CREW-27")
def test_two_grand_architects_bring_a_drone_and_a_resource(table: Table) -> None:
    table.crew("red", "C3-04a", "C3-04b")
    table.satellite("red", "sphere")
    table.drones("red", active=0)
    table.stock("red", crystal=1)
    table.visit("red", "Solar Sphere", 6)
    assert table.offered("red") == ["use Grand Architect (Helion)", "use Grand Architect (Meridian)"]
    table.says("red", "use Grand Architect (Meridian)")
    assert table.offered("red") == ["take ore", "fabricate"]
    table.says("red", "fabricate")
    assert table.resources("red") == "1 ore, 1 crystal"


@rule("SS-VIS-10")
def test_a_satellite_recalled_from_the_sphere_can_be_launched_again(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=0)
    empty_reserve(table)
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.satellites("red") == [], "to recall it is the only way to a drone"
    assert table.offered("red") == ["take action", "launch satellite"]


@rule("SS-VIS-10", "SS-DRONE-03")
def test_the_sphere_is_offered_when_its_satellite_can_be_recalled_and_launched_again(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.drones("red", active=0)
    empty_reserve(table)
    assert "Solar Sphere" in only_die(table, 1)


@rule("SS-VIS-10", "SS-DRONE-03")
def test_a_second_kickback_recalls_when_the_first_has_used_up_the_reserve(table: Table) -> None:
    table.crew("red", "C3-04a", "C3-04b")
    table.satellite("red", "sphere")
    table.drones("red", active=0)
    add_drones(table.s, 0, 0, table.player("red").reserve - 1)
    table.player("red").reserve = 1
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "use Grand Architect (Helion)")
    red = table.player("red")
    assert (red.reserve, red.active, red.used.bit_count()) == (0, 1, 2), (
        "a drone from the reserve, the satellite recalled and launched again: no other way is left"
    )
    assert boosted(red, SOLAR_SPHERE)


@rule("SS-VIS-10", "SS-DRONE-03")
def test_a_recall_that_the_visit_needs_cannot_be_stopped(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.satellite("red", "sphere")
    table.satellite("red", "ore-belt")
    table.drones("red", active=0)
    empty_reserve(table)
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["recall from Ore Belt", "recall from Solar Sphere"]
    assert table.why("red", "stop").rule == "SS-VIS-10"
    table.says("red", "recall from Ore Belt")
    assert table.offered("red") == ["build Lattice Node", "build Heat Sink", "build Tether Anchor"]


@rule("SS-VIS-10", "SS-DRONE-03")
def test_a_recall_that_the_visit_does_not_need_may_be_stopped(table: Table) -> None:
    table.crew("red", "C2-08a")
    table.satellite("red", "ore-belt")
    table.drones("red", active=1)
    empty_reserve(table)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "use Drone Wright (Helion)")
    assert table.offered("red") == ["recall from Ore Belt", "stop"]


@rule("SS-VIS-10")
def test_a_salvage_on_arrival_does_not_decommission_the_last_drone(table: Table) -> None:
    table.crew("red", "C2-03a", "C3-04a")
    table.drones("red", active=0, inactive=1)
    empty_reserve(table)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["use Scrap Foreman (Umbra)", "use Grand Architect (Helion)"]
    table.says("red", "use Scrap Foreman (Umbra)")
    assert table.offered("red") == ["regenerate 1", "stop"], "the Grand Architect could still salvage it"
    assert table.why("red", "decommission to pride").rule == "SS-VIS-10"
    assert table.why("red", "decommission to pride").text == "This drone is needed to finish your visit."


@rule("SS-VIS-10")
def test_a_trade_that_would_ruin_the_visit_is_withheld(table: Table) -> None:
    table.crew("red", "C1-01a", "C2-04a")
    table.built("black", "I3", "I4", "I6")
    table.satellite("red", "sphere")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == [
        "use Treasurer (Meridian)",
        "take action",
    ], "no hex is left that costs 1 ore"
    assert table.why("red", "use Ore Broker (Helion)").rule == "SS-VIS-10"
    assert (
        table.why("red", "use Ore Broker (Helion)").text
        == "After Ore Broker (Helion) you could not finish your visit."
    )


@rule("SS-VIS-10")
def test_the_same_trade_is_offered_while_a_satellite_is_a_way_out(table: Table) -> None:
    table.crew("red", "C1-01a")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["use Ore Broker (Helion)", "take action", "launch satellite"]
    table.says("red", "use Ore Broker (Helion)")
    assert table.satellites("red") == ["sphere"]


@rule("SS-VIS-10")
def test_a_visit_that_a_trade_on_arrival_opens_is_offered(table: Table) -> None:
    table.crew("red", "C1-07a", "C2-07a")
    table.satellite("red", "sphere")
    table.stock("red", gold=1)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["use Yard Buyer (Helion)", "use Prism Tender (Umbra)"]
    table.says("red", "use Yard Buyer (Helion)")
    assert table.offered("red") == ["use Prism Tender (Umbra)", "take action"]


@rule("SS-VIS-10", "SS-CREW-19")
def test_a_drone_exhausted_for_an_occupied_sphere_may_be_salvaged_on_arrival(table: Table) -> None:
    table.crew("red", "C2-03a")
    table.die_at("sphere")
    table.drones("red", active=1, inactive=0)
    table.stock("red", ore=2)
    assert "Solar Sphere" in only_die(table, 1)
    table.says("red", "visit Solar Sphere")
    assert (table.player("red").active, table.used_ids("red")) == (1, ["C2-03a"]), "there was no other way"
    assert table.offered("red") == ["take action", "launch satellite"]


@rule("SS-VIS-10", "SS-CREW-19")
def test_two_trades_one_after_the_other_open_a_visit(table: Table) -> None:
    table.crew("red", "C1-05a", "C1-02a", "C2-04a")
    table.satellite("red", "sphere")
    table.visit("red", "Solar Sphere", 1)
    assert table.resources("red") == "2 ore, 1 crystal", "1 gold for 2 crystal, and 1 of those for 2 ore"
    assert table.used_ids("red") == table.crew_ids("red")
    assert "build Lattice Node" in table.offered("red")


@rule("SS-VIS-10", "SS-CREW-26")
def test_the_first_officer_refreshes_only_a_card_that_finishes_the_visit(table: Table) -> None:
    table.crew("red", "C3-03a", "C2-01a", "C2-03a")
    table.player("red").used = (1 << crew_card("C2-01a")) | (1 << crew_card("C2-03a"))
    table.die_at("sphere")
    table.drones("red", active=1)
    table.visit("red", "Solar Sphere", 1)
    assert table.satellites("red") == ["sphere"], "the Scrap Foreman brought the drone back, not the ore"
    assert table.used_ids("red") == ["C3-03a", "C2-01a", "C2-03a"]


@rule("SS-VIS-10", "SS-CREW-26")
def test_the_first_officer_waits_for_the_card_that_the_visit_needs_twice(table: Table) -> None:
    table.crew("red", "C3-03a", "C2-01a", "C2-04a")
    table.player("red").used = 1 << crew_card("C2-04a")
    table.built("black", "I4")
    table.satellite("red", "sphere")
    table.visit("red", "Solar Sphere", 1)
    assert table.resources("red") == "2 ore", "of the Mining Chief, used, refreshed and used again"
    assert table.offered("red") == ["build Lattice Node", "build Heat Sink", "build Tether Anchor"]


# The Crew Station


@rule("SS-VIS-10", "SS-CREW-03")
def test_a_bosun_whose_gold_the_visit_needs_cannot_be_left_out(table: Table) -> None:
    table.crew("red", "C1-06a", "C2-01a")
    table.display(0, "C1-09b")
    table.drones("red", active=0)
    table.stock("red", gold=1)
    table.visit("red", "Crew Station", 1)
    assert table.offered("red") == ["use Bosun (Umbra)", "use Mining Chief (Helion)"]
    table.says("red", "use Bosun (Umbra)")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action"]


@rule("SS-VIS-10", "SS-CREW-02")
def test_the_boost_must_bring_what_the_hire_needs(table: Table) -> None:
    table.display(4, "C3-01a")
    table.display(0, "C1-09b")
    table.satellite("red", "crew-station")
    table.stock("red", ore=2, gold=1)
    table.visit("red", "Crew Station", 1)
    assert table.resources("red") == "2 ore, 2 gold", "only with a second gold can anybody be hired"
    assert table.offered("red") == ["hire Ordnance Mate (Helion)", "hire Reclamation Director (Helion)"]


@rule("SS-VIS-10", "SS-CREW-02")
def test_the_boost_may_be_anything_when_only_the_number_is_short(table: Table) -> None:
    table.display(4, "C3-01a")
    table.satellite("red", "crew-station")
    table.stock("red", ore=1, gold=2)
    table.visit("red", "Crew Station", 1)
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]


@rule("SS-VIS-10", "SS-STORE-02")
def test_with_a_full_storage_the_gold_of_the_boost_cannot_be_left(table: Table) -> None:
    table.display(0, "C1-09b")
    table.satellite("red", "crew-station")
    table.stock("red", ore=4, gold=1, crystal=1)
    table.visit("red", "Crew Station", 1)
    assert table.offered("red") == ["drop ore", "drop crystal"]
    assert table.why("red", "leave it").rule == "SS-VIS-10"
    assert table.why("red", "leave it").text == "Without this gold you could not finish your visit."
    table.says("red", "drop ore")
    assert (table.crew_ids("red"), table.resources("red")) == (["C1-09b"], "3 ore, 1 crystal")


@rule("SS-VIS-10", "SS-STORE-02")
def test_with_a_full_storage_the_gold_for_the_hire_cannot_be_dropped(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.display(0, "C1-09b")
    table.satellite("red", "crew-station")
    table.stock("red", gold=1, crystal=5)
    table.visit("red", "Crew Station", 1)
    table.says("red", "use Mining Chief (Helion)")
    assert table.offered("red") == ["leave it", "drop crystal"]
    assert table.why("red", "drop gold").rule == "SS-VIS-10"


@rule("SS-VIS-10")
def test_a_trade_may_not_take_the_gold_that_the_hire_needs(table: Table) -> None:
    table.crew("red", "C1-02a", "C2-01a")
    table.display(0, "C1-09b")
    table.drones("red", active=0)
    table.stock("red", gold=2)
    table.visit("red", "Crew Station", 1)
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action"]
    assert table.why("red", "use Gem Cutter (Meridian)").rule == "SS-VIS-10"


# The Resistance Fleet


@rule("SS-VIS-10", "SS-FLT-06")
def test_an_ordnance_mate_whose_crystal_the_visit_needs_cannot_be_left_out(table: Table) -> None:
    table.crew("red", "C1-09a", "C2-01a")
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=1)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["use Ordnance Mate (Umbra)", "use Mining Chief (Helion)"]
    table.says("red", "use Ordnance Mate (Umbra)")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action"]


@rule("SS-VIS-10", "SS-FLT-06")
def test_without_a_drone_the_crystal_of_the_ordnance_mate_does_not_open_the_fleet(table: Table) -> None:
    table.crew("red", "C1-09a")
    table.ship("top left", "RS01")
    table.drones("red", active=0, inactive=2)
    assert "Resistance Fleet" not in only_die(table, 2)


@rule("SS-VIS-10", "SS-FLT-06")
def test_the_fleet_commodores_kickback_must_be_a_drone_when_the_drone_is_missing(table: Table) -> None:
    table.crew("red", "C3-06a")
    table.ship("top left", "RS01")
    table.drones("red", active=0, inactive=1)
    table.stock("red", crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["fabricate", "salvage"]
    table.says("red", "salvage")
    assert (table.player("red").active, table.player("red").inactive) == (
        1,
        0,
    ), "the only drone can only be regenerated"
    assert table.offered("red") == ["take action", "launch satellite"]


@rule("SS-VIS-10", "SS-FLT-06")
def test_the_fleet_commodores_kickback_must_be_the_crystal_when_the_crystal_is_missing(table: Table) -> None:
    table.crew("red", "C3-06a")
    table.ship("top left", "RS01")
    table.ship("top right", "RS02")
    table.satellite("red", "fleet")
    table.drones("red", active=1)
    table.stock("red", ore=3, gold=3)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["drop ore", "drop gold"], "the crystal does not fit and cannot be left"
    table.says("red", "drop gold")
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition"]


@rule("SS-VIS-10", "SS-FLT-02")
def test_the_boost_salvage_leaves_a_drone_for_the_attack(table: Table) -> None:
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=0, inactive=2)
    table.stock("red", crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    assert "stop" not in table.offered("red")
    assert table.why("red", "stop").rule == "SS-VIS-10"
    table.says("red", "decommission to pride")
    assert (table.player("red").morale, table.player("red").active, table.player("red").inactive) == (1, 0, 0)
    assert table.on_ship("top left") == [("red", 1)], "the other drone had to be regenerated and sent"


@rule("SS-VIS-10", "SS-FLT-02")
def test_the_first_drone_of_the_boost_salvage_may_go_to_cargo_when_the_second_can_be_regenerated(
    table: Table,
) -> None:
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=0, inactive=2)
    table.stock("red", crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    rows = ["decommission to cargo", "decommission to salvage value", "decommission to pride"]
    assert table.offered("red") == ["regenerate 1", "regenerate 2", *rows]


@rule("SS-VIS-10", "SS-FLT-02")
def test_the_boost_salvage_keeps_a_drone_for_the_crystal_that_is_missing(table: Table) -> None:
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=1, inactive=2)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red")[:2] == ["regenerate 1", "decommission to cargo"]
    missing = "With so many regenerated you could not finish your visit; a resource is missing."
    assert table.why("red", "regenerate 2").text == missing
    assert table.why("red", "stop").text == "If you stop now, you cannot finish your visit."


@rule("SS-VIS-10", "SS-FLT-02")
def test_the_boost_salvage_may_bring_crystal_and_drone_together(table: Table) -> None:
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=0, inactive=2)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["regenerate 1", "decommission to cargo"]
    table.says("red", "decommission to cargo")
    assert table.on_ship("top left") == [("red", 1)]
    assert (table.resources("red"), table.player("red").matrix) == ("", [1, 0, 0])


@rule("SS-VIS-10", "SS-CREW-17")
def test_a_drone_exhausted_for_the_face_may_be_the_one_that_pays_the_crystal(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=3)
    table.visit("red", "Resistance Fleet", 2, face=4)
    assert table.used_ids("red") == [], "to navigate would leave no drone to salvage"
    table.says("red", "decommission to cargo")
    assert (table.resources("red"), table.player("red").active) == ("1 crystal", 1)


@rule("SS-VIS-10", "SS-FLT-06")
def test_with_a_full_cargo_row_the_boost_brings_no_crystal(table: Table) -> None:
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.player("red").matrix = [3, 0, 0]
    table.drones("red", active=1, inactive=2)
    assert "Resistance Fleet" not in only_die(table, 2)


@rule("SS-VIS-10")
def test_a_trade_at_the_fleet_keeps_the_crystal_for_the_attack(table: Table) -> None:
    table.crew("red", "C1-05a", "C1-07a")
    table.ship("top left", "RS01")
    table.satellite("red", "fleet")
    table.drones("red", active=1)
    table.stock("red", gold=5, crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == [
        "use Yard Buyer (Helion)",
        "take action",
    ], "not the Rock Crusher, who takes the crystal"
    table.says("red", "use Yard Buyer (Helion)")
    assert table.offered("red") == ["leave it", "drop gold"]
    assert table.why("red", "drop crystal").rule == "SS-VIS-10"


@rule("SS-VIS-10")
def test_the_crystal_may_be_dropped_while_a_satellite_is_a_way_out(table: Table) -> None:
    table.crew("red", "C1-07a")
    table.ship("top left", "RS01")
    table.drones("red", active=1)
    table.stock("red", gold=5, crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    table.says("red", "use Yard Buyer (Helion)")
    assert table.offered("red") == ["leave it", "drop gold", "drop crystal"]


# Any table


@st.composite
def scenes(draw: st.DrawFn) -> Table:
    """Four players; red, to move, has little of everything, and whatever drones are left over lie on a
    ship."""
    table = Table(4)
    red = table.player("red")
    table.s.hexes = (table.s.hexes[0], *draw(st.permutations(range(HEX_COUNT))))
    red.stock = draw(
        st.lists(st.integers(0, 4), min_size=3, max_size=3).filter(lambda stock: sum(stock) <= 6)
    )
    red.matrix = draw(st.lists(st.integers(0, 3), min_size=3, max_size=3))
    red.morale, red.reputation = draw(st.integers(0, 18)), draw(st.integers(0, 6))
    red.active, red.inactive, red.reserve = (
        draw(st.integers(0, 3)),
        draw(st.integers(0, 3)),
        draw(st.integers(0, 2)),
    )
    red.satellites = draw(st.sampled_from((0, 1, 32, 64, 128, 160, 97, 255)))
    red.dice = [0, *draw(st.lists(st.integers(0, 1), min_size=6, max_size=6).filter(any))]
    for location in draw(st.sets(st.sampled_from(LOCATION_IDS), max_size=5)):
        table.die_at(location)
    owners = st.lists(st.sampled_from(("", "", "black", "green", "purple")), min_size=18, max_size=18)
    lay_sphere(
        table,
        draw(
            owners.filter(lambda built: all(built.count(side) <= RESERVE_AT_START for side in built if side))
        ),
    )
    seat_crew(table, draw(st.lists(st.sampled_from(CARDS), max_size=9, unique=True)), draw(st.integers(0, 7)))
    lay_ships(table, draw(st.permutations([card.id for card in SHIP_CARDS if 4 in card.players])))
    GAME.rules.check(table.s)
    return table


VISITORS = [card for card in range(CREW_COUNT) if CREW_WHEN[card] >= ON_VISIT]
CARDS = [*VISITORS, *VISITORS, *range(CREW_COUNT)]


def lay_sphere(table: Table, owners: list[str]) -> None:
    """Who has built I1 to O12."""
    for position, owner in zip(POSITIONS[1:], owners, strict=True):
        if owner:
            table.built(owner, position)


def seat_crew(table: Table, cards: list[int], used: int) -> None:
    """The first three cards are red's crew, some of it used; the others lie in the display as far as there is
    room."""
    table.crew("red", *map(crew_id, cards[:3]))
    table.player("red").used = sum(1 << card for i, card in enumerate(cards[:3]) if used >> i & 1)
    for card in cards[3:]:
        slot = 2 * CREW_TIER[card]
        slot += table.s.display[slot] != NOBODY
        if table.s.display[slot] == NOBODY:
            table.display(slot, crew_id(card))


def lay_ships(table: Table, ships: list[str]) -> None:
    """Two ships in the top row; red's drones that are nowhere else lie on the first."""
    for slot, ship in zip(("top left", "top right"), ships, strict=False):
        table.ship(slot, ship)
        table.s.ship_deck = table.s.ship_deck.without(ship_card(ship))
    red = table.player("red")
    rest = DRONES - red.active - red.inactive - red.reserve - sum(red.matrix) - bin(red.satellites).count("1")
    assume(rest >= 0)
    if rest:
        add_drones(table.s, 0, 0, rest)


PICKS = st.lists(st.integers(0, 99), min_size=1, max_size=12)
"""Which of the offered words is said, over and over."""
MANY = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
SOME = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def asks(table: Table, picks: list[int]) -> Iterator[AskOne]:
    """One ask after another until nothing is planned; each is answered by the next pick once the test has
    looked at it."""
    for pick in cycle(picks):
        table.let_fall()
        if not table.s.agenda:
            return
        step = table.s.agenda[-1]
        assert isinstance(step, AskOne)
        yield step
        offered = options(table.s, 0)
        choose(table.s, 0, offered[pick % len(offered)])


@MANY
@given(scenes(), PICKS)
@rule("SS-VIS-10")
def test_a_turn_never_meets_an_empty_ask_and_no_piece_is_lost(table: Table, picks: list[int]) -> None:
    table.at_turn("red")
    for step in asks(table, picks):
        assert step.options(table.s, 0), f"{type(step).__name__} offers nothing"
        GAME.rules.check(table.s)
    GAME.rules.check(table.s)


def visits(s: State) -> Iterator[tuple[int, State]]:
    """Every Location and every face offered for every die, with the table after it was said."""
    for deploy in [word for word in s.offered if DEPLOY.says(word)]:
        die = DEPLOY.noun(deploy)
        for visit in ChooseLocation(0, die).options(s, 0):
            ask = ChooseFace(0, die, VISIT.noun(visit))
            for face in ask.options(s, 0):
                after = s.clone()
                after.agenda = [ask]
                choose(after, 0, face)
                yield VISIT.noun(visit), after


def ends(s: State, location: int, before: State) -> bool:
    """Some of the offered words lead to the end of the turn, with a satellite launched or the action
    taken."""
    while chance(s) is not None:
        happen(s, 0)
    if not s.agenda:
        return done(s, location, before)
    for word in options(s, 0):
        after = s.clone()
        choose(after, 0, word)
        if ends(after, location, before):
            return True
    return False


def done(s: State, location: int, before: State) -> bool:
    """Red has one more satellite, hex, crew member or attack than before; or the kickbacks have used up the
    reserve, one more has recalled the satellite from here, and it was launched again."""
    old, new = before.players[0], s.players[0]
    kickbacks = (new.used & ~old.used).bit_count()
    relaunched = kickbacks > old.reserve and boosted(old, location) and boosted(new, location)
    if new.satellites & ~old.satellites or relaunched or location < SOLAR_SPHERE:
        return True
    if location == SOLAR_SPHERE:
        return new.hexes == old.hexes + 1
    if location == CREW_STATION:
        return len(new.crew) + len(new.retired) == len(old.crew) + len(old.retired) + 1
    return on_ships(s, 0) > on_ships(before, 0)


@SOME
@given(scenes())
@rule("SS-VIS-10")
def test_every_location_and_face_that_is_offered_can_be_finished(table: Table) -> None:
    table.at_turn("red")
    for location, s in visits(table.s):
        assert ends(s, location, table.s), (
            f"the visit to the {LOCATIONS[location]} with a {s.visit.value} cannot be finished"
        )


# The same by search: all that the rules allow is tried, nothing is withheld


def completes(s: State) -> bool:
    """This visit can be finished by some choice of those that the rules allow."""
    while s.agenda:
        step = s.agenda.pop()
        if isinstance(step, (EndTurn, LastWindow)):
            return True
        if isinstance(step, Arrive):
            return arrives(s, step)
        if isinstance(step, AskOne):
            return any(completes(said(s, step, word)) for word in step.options(s, 0))
        if isinstance(step, Chance):
            step.happen(s, 0)
        else:
            step.run(s)
    return True


def said(s: State, step: AskOne, word: int) -> State:
    """The table after a word, where nothing will be withheld."""
    after = s.clone()
    step.choose(after, 0, word)
    after.finish_visit()
    return after


def arrives(s: State, step: Arrive) -> bool:
    """A satellite, the action, or a crew card and then one of them."""
    player = s.players[0]
    if player.active > 0 and not boosted(player, step.location):
        return True
    return any(completes(said(s, step, word)) for word in [*crew_options(s, 0, step.location), ACT])


def finishing(s: State, step: AskOne) -> set[int]:
    """The words at an ask after which the visit can be finished, whether or not they are offered."""
    free = s.clone()
    free.finish_visit()
    free.agenda.pop()
    words = step.options(free, 0) + ([ACT] if isinstance(step, Arrive) else [])
    return {word for word in words if completes(said(free, step, word))}


def finishing_faces(s: State, die: int, location: int) -> set[int]:
    """The faces, among those that the drones can set, with which the visit can be finished."""
    step = ChooseFace(0, die, location)
    free = s.clone()
    free.agenda.clear()
    spare = s.players[0].active - toll(s, location)
    faces = [face for face in FACES if takes(location, face) and abs(face - face_of(die)) <= spare]
    words = [AS.of(face - 1) for face in faces]
    return {word for word in words if completes(said(free, step, word))}


@SOME
@given(scenes())
@rule("SS-VIS-10")
def test_a_location_is_offered_with_every_face_that_can_be_finished(table: Table) -> None:
    table.at_turn("red")
    for die in range(6):
        if table.player("red").dice[die + 1]:
            for location in range(LOCATION_COUNT):
                faces = finishing_faces(table.s, die, location)
                assert faces <= set(ChooseFace(0, die, location).options(table.s, 0)), WORDS.texts(faces)
                assert not faces or VISIT.of(location) in ChooseLocation(0, die).options(table.s, 0)


@SOME
@given(scenes(), PICKS)
@rule("SS-VIS-10")
def test_on_a_visit_exactly_those_words_are_offered_that_can_be_finished(
    table: Table, picks: list[int]
) -> None:
    table.at_turn("red")
    start = table.s
    for location, after in visits(start):
        table.s = after
        for step in asks(table, picks) if location >= SOLAR_SPHERE else ():
            if table.s.visit.location == location:
                offered = set(step.options(table.s, 0))
                assert offered == finishing(table.s, step), WORDS.texts(offered)
