"""Developments are built: where, for what, and in which order."""

from __future__ import annotations

from games.andromeda.battle.scenes import dice, fight
from games.andromeda.battle.scenes import field as planets
from games.andromeda.developments.scenes import develops, obelisk, settled
from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.planets import (
    DEVELOPMENT_IDS,
    DEVELOPMENT_TRACK,
    PLANET_TYPE,
)
from perihelion.games.andromeda.cards.tracks import TRACK_IDS


@rule("AE-DEV-01")
def test_each_type_goes_with_one_track() -> None:
    assert dict(zip(DEVELOPMENT_IDS, [TRACK_IDS[track] for track in DEVELOPMENT_TRACK], strict=True)) == {
        "observatory": "science",
        "factory": "industry",
        "spaceport": "commerce",
        "city": "civilization",
        "obelisk": "supremacy",
    }


@rule("AE-DEV-02")
def test_each_type_has_3_planets() -> None:
    assert [PLANET_TYPE.count(kind) for kind in range(5)] == [3, 3, 3, 3, 3]


@rule("AE-DEV-01")
def test_a_developed_planet_is_not_developed_again(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3")
    table.development("blue", "R1-1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=4, titanium=2, ice=1, nanocarbon=1)
    develops(table, "yellow")
    assert table.offered("yellow") == ["develop R1-2", "develop R1-3"]
    assert table.why("yellow", "develop R1-1").rule == "AE-DEV-01"


@rule("AE-DEV-03", "AE-P-16")
def test_any_planet_with_an_own_transport_will_do_also_beside_opposing_ships(table: Table) -> None:
    table.tiles(R1_1="BA-DO", R1_2="PL-M1", R5_5="PL-M2", R5_4="PL-M3")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R5-5", "transport")
    table.ships("blue", "R5-5", "fighter", "heavy cruiser")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2, ice=1)
    table.launched("yellow", "transport", "R1-1")
    assert table.offered("yellow") == ["develop R1-2", "develop R5-5"]
    assert table.why("yellow", "develop R5-4").rule == "AE-DEV-03"
    table.says("yellow", "develop R5-5")
    assert table.owner("R5-5") == "yellow"
    assert table.fleet("blue", "R5-5") == {"fighter": 1, "heavy cruiser": 1}


@rule("AE-DEV-03")
def test_a_planet_that_cannot_be_paid_for_is_refused(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2, ice=1)
    develops(table, "yellow")
    assert table.offered("yellow") == ["develop R1-1", "develop R1-2"]
    assert table.why("yellow", "develop R1-3").rule == "AE-DEV-03"


@rule("AE-DEV-03")
def test_the_leaders_of_the_type_are_needed(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-V1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2, ice=3, nanocarbon=1)
    develops(table, "yellow")
    assert table.why("yellow", "develop R1-3").rule == "AE-DEV-03"
    assert table.why("yellow", "develop R1-3").text == "2 leaders are needed; you have 1."


@rule("AE-DEV-04")
def test_without_office_architect_or_effect_nothing_is_built(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    obelisk(table, "R1-2")
    table.turn("yellow")
    assert table.offered("yellow") == ["launch transport", "return to station"]


@rule("AE-DEV-04")
def test_a_card_with_the_sign_builds_one(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    obelisk(table, "R1-2")
    table.stock("yellow", energy=3)
    table.token("yellow", "DT-13")
    table.turn("yellow")
    table.says("yellow", "use DT-13")
    assert table.owner("R1-2") == "yellow"


@rule("AE-DEV-05")
def test_tile_card_and_step_come_with_the_payment(table: Table) -> None:
    obelisk(table)
    develops(table, "yellow")
    assert table.owner("R2-3") == "yellow"
    assert table.fleet("yellow", "R2-3") == {}
    assert table.abilities("yellow") == ["Obelisk"]
    assert table.space("yellow", "supremacy") == 1
    assert table.stores("yellow") == {}


@rule("AE-DEV-05", "AE-DEV-09")
def test_the_step_on_the_track_gives_its_reward(table: Table) -> None:
    obelisk(table)
    table.leaders("R2-3", yellow=1)
    table.track("yellow", supremacy=1)
    table.supremacy("ST-1", "ST-2", "ST-3")
    develops(table, "yellow")
    assert len(table.player("yellow").powers) == 1
    assert table.vp("yellow") == 2


@rule("AE-DEV-05", "AE-DEV-09", "AE-P-16")
def test_leaders_recruited_during_the_reward_of_the_track_do_not_count(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "transport", "fighter")
    table.leaders("station", yellow=1)
    table.leaders("R2-3", yellow=2)
    table.stock("yellow", nanocarbon=3, energy=1)
    table.track("yellow", science=1)
    develops(table, "yellow")
    table.let_fall()
    table.says("yellow", "recruit in R2-3", "keep DT-01")
    assert table.vp("yellow") == 1


@rule("AE-DEV-06")
def test_leaders_and_transport_are_gone_for_good(table: Table) -> None:
    obelisk(table)
    table.tile("R1-1", "BA-SY")
    table.leaders("station", yellow=2)
    develops(table, "yellow")
    assert table.player("yellow").leaders == 2
    returns(table, "yellow")
    assert table.fleet("yellow", "bay") == {"transport": 2}
    assert table.fleet("yellow", "supply")["transport"] == 3


@rule("AE-DEV-06", "AE-LAUNCH-05")
def test_a_transport_in_a_development_gives_no_range_and_is_no_ship(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R5_5="PL-M2")
    table.development("yellow", "R1-1")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-1", "to R5-5"]


@rule("AE-DEV-07")
def test_the_last_transport_cannot_become_a_development(table: Table) -> None:
    """AE-T-29."""
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3", R1_4="PL-S1", R1_5="PL-S2", R2_1="PL-S3")
    table.tiles(R2_2="BA-DO", R2_3="BA-SY")
    table.bay("yellow", "fighter")
    settled(table, "yellow", "R1-1")
    settled(table, "yellow", "R1-2")
    settled(table, "yellow", "R1-3")
    settled(table, "yellow", "R1-4")
    settled(table, "yellow", "R1-5")
    table.ships("yellow", "R2-1", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", nanocarbon=5, titanium=5)
    table.turn("yellow")
    table.says("yellow", "launch fighter")
    assert "to R2-2" not in table.offered("yellow")
    assert table.why("yellow", "to R2-2").rule == "AE-BASE-07"


@rule("AE-DEV-07")
def test_the_last_transport_but_one_can(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3", R1_4="PL-S1", R1_5="PL-S3")
    table.bay("yellow", "transport")
    settled(table, "yellow", "R1-1")
    settled(table, "yellow", "R1-2")
    settled(table, "yellow", "R1-3")
    settled(table, "yellow", "R1-4")
    table.ships("yellow", "R1-5", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", nanocarbon=3, titanium=1)
    develops(table, "yellow")
    assert table.owner("R1-5") == "yellow"


@rule("AE-DEV-10", "AE-ACT-02")
def test_a_development_stops_nobody_from_launching_there_and_taking_the_moon(table: Table) -> None:
    table.tile("R1-1", "PL-M1", "MO-M1")
    table.tile("R1-2", "PL-M2")
    table.development("blue", "R1-1")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1")
    assert table.moons_of("yellow") == ["MO-M1"]
    assert table.owner("R1-1") == "blue"


@rule("AE-DEV-10", "AE-BAT-01")
def test_a_battle_on_a_developed_planet_leaves_the_development(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.development("blue", "R1-1")
    table.ships("blue", "R1-1", "transport")
    table.launched("yellow", "transport", "R1-1")
    table.falls("roll 6", "roll 5 1")
    table.says("blue", "pass")
    assert table.fleet("blue", "yard") == {"transport": 1}
    assert table.owner("R1-1") == "blue"


@rule("AE-DEV-11", "AE-PREP-01")
def test_developments_on_the_planet_and_next_to_it_give_a_die_each_to_their_owner(table: Table) -> None:
    planets(table)
    table.tile("R5-5", "PL-M3")
    settled(table, "yellow", "R2-3")
    settled(table, "yellow", "R2-2")
    settled(table, "yellow", "R5-5")
    settled(table, "blue", "R2-4")
    fight(table, yellow="transport", blue="transport")
    assert dice(table)[:2] == (3, 2)


@rule("AE-DEV-12", "AE-FREE-05")
def test_the_obelisk_card_gives_4_energy_once(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    table.turn("yellow")
    table.says("yellow", "use card Obelisk")
    assert table.stores("yellow") == {"energy": 4}
    assert "use card Obelisk" not in table.offered("yellow")


@rule("AE-DEV-12")
def test_several_copies_are_used_one_by_one(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="BA-SY")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2")
    table.turn("yellow")
    table.says("yellow", "use card Obelisk", "use card Obelisk")
    assert table.stores("yellow") == {"energy": 8}


@rule("AE-DEV-05", "AE-DEV-12")
def test_a_second_development_of_a_type_brings_a_second_card(table: Table) -> None:
    obelisk(table)
    table.tile("R2-1", "PL-M2")
    table.development("yellow", "R2-1")
    develops(table, "yellow")
    assert table.abilities("yellow") == ["Obelisk", "Obelisk"]


@rule("AE-DEV-12")
def test_the_factory_card_repairs_twice(table: Table) -> None:
    """AE-T-25."""
    table.tiles(R1_1="PL-I1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    table.ships("yellow", "yard", "fighter")
    table.turn("yellow")
    table.says("yellow", "use card Factory", "repair fighter")
    assert table.fleet("yellow", "barge") == {"fighter": 1}
    assert table.vp("yellow") == 1


@rule("AE-DEV-12")
def test_the_spaceport_card_turns_any_2_resources_into_any_3(table: Table) -> None:
    table.tiles(R1_1="PL-C1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    table.stock("yellow", energy=2)
    table.turn("yellow")
    table.says("yellow", "use card Spaceport", "gain credit", "gain credit", "gain ice")
    assert table.stores("yellow") == {"ice": 1, "credit": 2}


@rule("AE-DEV-12")
def test_the_city_card_gives_a_free_module(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    table.column("commerce", "CO-07", "CO-02")
    table.turn("yellow")
    table.says("yellow", "use card City", "take Commerce 2")
    assert table.row("yellow", "commerce") == ["CO-02"]


@rule("AE-DEV-12", "AE-P-31")
def test_the_observatory_card_finds_a_token(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    table.turn("yellow")
    table.says("yellow", "use card Observatory")
    table.falls("find DT-01", "find DT-02", "find DT-03", "find DT-04", "find DT-05")
    table.says("yellow", "keep DT-04")
    assert "use DT-04" in table.offered("yellow")


@rule("AE-DEV-14")
def test_one_of_several_transports_is_used_without_a_choice(table: Table) -> None:
    obelisk(table)
    table.ships("yellow", "R2-3", "transport")
    develops(table, "yellow")
    assert table.fleet("yellow", "R2-3") == {"transport": 1}


@rule("AE-DEV-14")
def test_leaders_come_from_the_station_first(table: Table) -> None:
    obelisk(table)
    table.leaders("R2-3", yellow=1)
    develops(table, "yellow")
    assert table.player("yellow").leaders == 0
    assert table.region("R2-3").leaders[0] == 1


@rule("AE-DEV-14", "AE-BASE-02")
def test_missing_leaders_come_from_the_active_region_then_in_reading_order(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R2_1="PL-V3", R2_2="BA-DO", R1_2="BA-SY")
    table.ships("yellow", "R1-1", "fighter")
    table.ships("yellow", "R2-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("R1-1", yellow=2)
    table.leaders("R1-2", yellow=1)
    table.leaders("R2-2", yellow=1)
    table.stock("yellow", ice=2, credit=1, energy=1)
    table.launched("yellow", "transport", "R2-2")
    table.says("yellow", "go on")
    assert table.owner("R2-1") == "yellow"
    left = [table.region(space).leaders[0] for space in ("R1-1", "R1-2", "R2-2")]
    assert left == [1, 1, 0]


@rule("AE-DEV-14")
def test_leaders_where_no_own_ship_is_are_out_of_reach(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.leaders("R1-2", yellow=1)
    table.stock("yellow", energy=3, titanium=2)
    develops(table, "yellow")
    assert table.owner("R1-1") == ""
