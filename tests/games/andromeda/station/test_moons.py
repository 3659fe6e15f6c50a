"""Moons: claimed, discarded, slotted."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.home.activate import RunModule
from perihelion.games.andromeda.modules.place import insert
from perihelion.games.andromeda.station.claim import Claim
from perihelion.games.andromeda.station.moons import CashMoon, MoonOutput, SlotMoon


def claims(table: Table, name: str, space: str) -> None:
    """A player claims the moon of a region."""
    table.at(Claim(table.seat(name), REGIONS.index(space)))


def slots(table: Table, name: str, moon: str) -> list[str]:
    """Where a claimed moon may be put."""
    table.at(SlotMoon(table.seat(name), MOON_IDS.index(moon)))
    return [word.removeprefix("into ") for word in table.offered(name)]


def works(table: Table, name: str, type: int, place: int) -> None:
    """A module is resolved, and what lies beside it."""
    table.at(RunModule(table.seat(name), table.player(name).rows[type][place].serial))


INDUSTRY = 1
COMMERCE = 2


@rule("AE-MOON-01")
def test_a_claimed_moon_lies_open_in_its_own_place(table: Table) -> None:
    table.moons("N1", "NM-2")
    claims(table, "yellow", "N1")
    assert table.moons_of("yellow") == ["NM-2"]
    assert (table.region("N1").moons, table.stores("yellow")) == (0, {})


@rule("AE-MOON-02", "AE-FREE-06", "AE-FREE-07")
def test_a_claimed_moon_may_be_discarded_for_all_it_brings_or_slotted(table: Table) -> None:
    """AE-T-08."""
    table.tile("R1-1", "PL-S1")
    table.module("yellow", "CO-03")
    table.claimed("yellow", "MO-S3")
    table.turn("yellow")
    assert table.offered("yellow")[-2:] == ["discard MO-S3", "slot MO-S3"]
    table.says("yellow", "discard MO-S3")
    assert (table.stores("yellow"), table.vp("yellow")) == ({"nanocarbon": 1}, 2)
    assert table.moons_of("yellow") == []


@rule("AE-MOON-02", "AE-RES-05")
def test_a_claimed_moon_may_be_used_in_a_payment(table: Table) -> None:
    table.tile("R1-1", "BA-TH")
    table.claimed("yellow", "MO-S1")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "pay")
    assert (table.stores("yellow"), table.moons_of("yellow")) == ({"credit": 2}, [])


@rule("AE-MOON-03", "AE-P-12")
def test_whoever_holds_four_moons_must_discard_or_slot_one_before_claiming_another(table: Table) -> None:
    """AE-T-40."""
    table.tile("R1-1", "PL-I1")
    table.moons("R1-1", "MO-I1")
    table.claimed("yellow", "MO-S3", "MO-S1", "MO-S1", "MO-C1")
    claims(table, "yellow", "R1-1")
    assert table.offered("yellow") == [
        "discard MO-S1",
        "discard MO-S3",
        "discard MO-C1",
        "slot MO-S1",
        "slot MO-S3",
        "slot MO-C1",
    ]
    assert table.top("R1-1") == "MO-I1"
    assert table.why("yellow", "discard MO-I1").rule == "AE-MOON-03"
    table.says("yellow", "discard MO-S3")
    assert (table.stores("yellow"), table.vp("yellow")) == ({"nanocarbon": 1}, 2)
    assert table.moons_of("yellow") == ["MO-S1", "MO-S1", "MO-I1", "MO-C1"]


@rule("AE-MOON-03", "AE-P-12")
def test_slotting_makes_room_too_and_slotted_moons_do_not_count(table: Table) -> None:
    table.moons("N1", "NM-2")
    table.claimed("yellow", "MO-S3", "MO-S1", "MO-S1", "MO-C1")
    claims(table, "yellow", "N1")
    table.says("yellow", "slot MO-C1")
    assert table.moons_of("yellow") == ["MO-S1", "MO-S1", "MO-S3", "NM-2"]
    assert table.player("yellow").operations == MOON_IDS.index("MO-C1")
    assert table.stores("yellow") == {}


@rule("AE-MOON-03")
def test_with_three_moons_there_is_room(table: Table) -> None:
    table.moons("N1", "NM-2")
    table.claimed("yellow", "MO-S3", "MO-S1", "MO-S1")
    claims(table, "yellow", "N1")
    assert len(table.moons_of("yellow")) == 4


@rule("AE-MOON-03", "AE-P-12")
def test_a_power_raises_the_limit_to_six(table: Table) -> None:
    table.faction("yellow", "FB-07")
    table.moons("N1", "NM-2")
    table.claimed("yellow", "MO-S3", "MO-S1", "MO-S1", "MO-C1", "MO-C2")
    claims(table, "yellow", "N1")
    assert len(table.moons_of("yellow")) == 6
    table.moons("N2", "NM-3")
    claims(table, "yellow", "N2")
    assert table.offered("yellow")[0] == "discard MO-S1"


@rule("AE-MOON-04", "AE-P-12")
def test_room_is_made_on_anothers_turn_too(table: Table) -> None:
    table.moons("N1", "NM-2")
    table.claimed("blue", "MO-S1", "MO-S1", "MO-S1", "MO-S5")
    table.ships("blue", "yard", "fighter")
    claims(table, "blue", "N1")
    table.says("blue", "discard MO-S5", "repair fighter")
    assert table.moons_of("blue") == ["MO-S1", "MO-S1", "MO-S1", "NM-2"]
    assert table.fleet("blue", "barge") == {"fighter": 1}


@rule("AE-MOON-05")
def test_a_slotted_moon_stays_and_its_slot_takes_no_other(table: Table) -> None:
    table.module("yellow", "CO-03", input="MO-S1")
    table.operations("yellow", "MO-C1")
    table.module("yellow", "CO-04")
    table.module("yellow", "SC-05")
    table.claimed("yellow", "MO-S2")
    table.module("yellow", "IN-01")
    assert slots(table, "yellow", "MO-S2") == ["output of Science module 1", "right of Industry core"]
    assert table.why("yellow", "into input of Commerce module 1").rule == "AE-MOON-05"
    assert table.why("yellow", "into tactical operations").rule == "AE-MOON-05"


@rule("AE-MOON-06")
def test_the_moon_in_an_input_slot_is_the_cost_and_credits_may_replace_it(table: Table) -> None:
    table.module("yellow", "CO-03", input="MO-S1")
    table.stock("yellow", nanocarbon=1, credit=1)
    works(table, "yellow", COMMERCE, 1)
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-MOON-06")
def test_an_empty_input_slot_makes_a_module_unusable(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-03")
    table.turn("yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"


@rule("AE-MOON-07")
def test_moons_with_repair_icons_or_without_resources_are_no_input(table: Table) -> None:
    table.module("yellow", "CO-03")
    table.claimed("yellow", "MO-S5", "MO-S3")
    assert slots(table, "yellow", "MO-S3") == ["tactical operations", "input of Commerce module 1"]
    table.at(SlotMoon(0, MOON_IDS.index("MO-S5")))
    assert table.player("yellow").operations == MOON_IDS.index("MO-S5")


@rule("AE-MOON-07")
def test_why_a_moon_with_a_repair_icon_is_no_input_is_told(table: Table) -> None:
    table.module("yellow", "CO-03")
    table.module("yellow", "SC-05")
    table.claimed("yellow", "MO-S5")
    assert slots(table, "yellow", "MO-S5") == ["tactical operations", "output of Science module 1"]
    assert table.why("yellow", "into input of Commerce module 1").rule == "AE-MOON-07"
    assert table.why("yellow", "into output of Commerce module 1").rule == "AE-MOON-12"


@rule("AE-MOON-07", "AE-MOON-09")
def test_a_null_moon_as_input_makes_the_action_free_and_its_own_points_are_not_scored(table: Table) -> None:
    """AE-T-39."""
    table.module("yellow", "CO-03")
    table.claimed("yellow", "NM-4")
    table.at(SlotMoon(0, MOON_IDS.index("NM-4")))
    table.says("yellow", "into input of Commerce module 1")
    assert table.vp("yellow") == 1
    works(table, "yellow", COMMERCE, 1)
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-MOON-08", "AE-REP-05")
def test_an_output_slot_gives_resources_and_repair_icons_and_never_points(table: Table) -> None:
    table.module("yellow", "SC-05", output="NM-5")
    table.ships("yellow", "yard", "fighter")
    works(table, "yellow", 0, 1)
    table.says("yellow", "repair fighter")
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 1}
    table.module("yellow", "SC-05", output="MO-S3")
    works(table, "yellow", 0, 2)
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 2}
    assert table.vp("yellow") == 0


@rule("AE-MOON-08", "AE-REP-03")
def test_the_repair_icon_of_a_moon_may_be_declined(table: Table) -> None:
    table.ships("yellow", "yard", "fighter")
    table.at(MoonOutput(0, MOON_IDS.index("MO-S5")))
    assert table.offered("yellow") == ["repair fighter", "done"]
    table.says("yellow", "done")
    assert (table.fleet("yellow", "yard"), table.vp("yellow")) == ({"fighter": 1}, 0)


@rule("AE-MOON-09")
def test_points_of_a_slot_are_scored_once_when_a_moon_is_put_into_it(table: Table) -> None:
    table.module("yellow", "CO-03")
    table.claimed("yellow", "MO-S3")
    table.at(SlotMoon(0, MOON_IDS.index("MO-S3")))
    table.says("yellow", "into input of Commerce module 1")
    assert table.vp("yellow") == 1
    table.stock("yellow", nanocarbon=1)
    works(table, "yellow", COMMERCE, 1)
    assert (table.vp("yellow"), table.stores("yellow")) == (1, {"credit": 2})


@rule("AE-MOON-10")
def test_two_industry_modules_side_by_side_make_a_slot_that_serves_both(table: Table) -> None:
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-04")
    works(table, "yellow", INDUSTRY, 1)
    assert table.stores("yellow") == {"titanium": 3}
    works(table, "yellow", INDUSTRY, 2)
    assert table.stores("yellow") == {"titanium": 5, "ice": 1}


@rule("AE-MOON-10", "AE-MOON-12")
def test_half_a_slot_takes_no_moon(table: Table) -> None:
    table.operations("yellow", "MO-C1")
    table.module("yellow", "IN-01")
    table.module("yellow", "IN-04")
    table.claimed("yellow", "MO-S1")
    assert slots(table, "yellow", "MO-S1") == ["right of Industry core", "right of Industry module 1"]
    assert table.why("yellow", "into right of Industry module 2").rule == "AE-MOON-10"
    assert table.why("yellow", "into right of Commerce core").rule == "AE-MOON-10"


@rule("AE-MOON-11")
def test_a_moon_between_modules_that_are_parted_is_discarded_without_gain(table: Table) -> None:
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-04")
    insert_industry(table, "IN-06", 2)
    assert table.row("yellow", "industry") == ["IN-01", "IN-06", "IN-04"]
    assert table.s.spent_moons == (MOON_IDS.index("MO-I1"),)
    assert table.stores("yellow") == {}


@rule("AE-MOON-11")
def test_a_moon_between_modules_that_stay_together_stays(table: Table) -> None:
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-04")
    insert_industry(table, "IN-06", 1)
    assert table.row("yellow", "industry") == ["IN-06", "IN-01", "IN-04"]
    assert table.s.spent_moons == ()


def insert_industry(table: Table, card: str, place: int) -> None:
    """A new Industry module of yellow."""
    row, id = INDUSTRY, MODULE_IDS.index(card)
    table.s.decks = (*table.s.decks[:row], table.s.decks[row].without(id), *table.s.decks[row + 1 :])
    insert(table.s, 0, id, place)


@rule("AE-MOON-12")
def test_the_slots_of_a_station_and_damaged_modules_too(table: Table) -> None:
    table.module("yellow", "SC-05", damage=1)
    table.module("yellow", "CO-03", damage=1)
    table.module("yellow", "IN-01", damage=1)
    table.claimed("yellow", "MO-S1")
    assert slots(table, "yellow", "MO-S1") == [
        "tactical operations",
        "output of Science module 1",
        "right of Industry core",
        "input of Commerce module 1",
    ]


@rule("AE-MOON-12")
def test_a_moon_that_gives_nothing_there_may_go_into_an_output_or_half_moon_slot(table: Table) -> None:
    table.operations("yellow", "MO-C1")
    table.module("yellow", "SC-05")
    table.module("yellow", "IN-01")
    table.claimed("yellow", "NM-4")
    assert slots(table, "yellow", "NM-4") == ["output of Science module 1", "right of Industry core"]


@rule("AE-MOON-13")
def test_of_two_slots_the_input_must_be_filled(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-13", output="MO-S1")
    table.stock("yellow", nanocarbon=2)
    table.turn("yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"


@rule("AE-MOON-13")
def test_of_two_slots_the_output_may_be_empty(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-13", input="MO-S1")
    table.stock("yellow", nanocarbon=2)
    table.turn("yellow")
    table.says("yellow", "activate Commerce module 1")
    assert table.stores("yellow") == {"credit": 1}


@rule("AE-MOON-14")
def test_half_moons_are_gained_after_the_action_the_left_before_the_right(table: Table) -> None:
    table.core("yellow", "industry", seam="MO-I5")
    table.module("yellow", "IN-05", seam="MO-V5")
    table.module("yellow", "IN-01")
    table.ships("yellow", "yard", "fighter", "heavy cruiser")
    works(table, "yellow", INDUSTRY, 1)
    assert table.stores("yellow") == {}
    table.says("yellow", "gain nanocarbon")
    assert table.stores("yellow") == {"nanocarbon": 1, "energy": 1, "titanium": 1}
    table.says("yellow", "repair fighter")
    assert table.stores("yellow")["ice"] == 1


@rule("AE-MOON-14")
def test_a_half_moon_does_not_pay_for_the_action_of_its_own_module(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "industry", seam="MO-I1")
    table.module("yellow", "IN-03")
    table.turn("yellow")
    assert table.why("yellow", "activate Industry module 1").rule == "AE-RET-10"


@rule("AE-MOON-15", "AE-MOON-03")
def test_the_settled_moon_is_reserved_while_room_is_made(table: Table) -> None:
    """AE-T-67."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-S1")
    table.moons("R1-1", "MO-I1", "")
    table.moons("R1-2", "MO-I2")
    table.moons("R1-3", "MO-S4")
    table.claimed("yellow", "MO-C2", "MO-C3", "MO-C4", "MO-C5")
    table.token("yellow", "DT-12")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "use DT-12")
    assert table.offered("yellow") == ["to R1-2", "to R1-3"]
    table.says("yellow", "to R1-2", "discard MO-C2")
    assert table.moons_of("yellow") == ["MO-I2", "MO-C3", "MO-C4", "MO-C5"]
    assert "discard MO-C3" in table.offered("yellow")
    table.says("yellow", "discard MO-C3")
    table.falls("moon MO-I3")
    assert table.moons_of("yellow") == ["MO-I1", "MO-I2", "MO-C4", "MO-C5"]


@rule("AE-MOON-15")
def test_the_question_for_room_falls_away_when_a_free_action_has_made_room(table: Table) -> None:
    table.moons("N1", "NM-2")
    table.claimed("yellow", "MO-S1", "MO-S1", "MO-S2", "MO-S3")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.token("yellow", "DT-07")
    claims(table, "yellow", "N1")
    table.says("yellow", "use DT-07", "take Science 3", "pay")
    table.let_fall()
    assert table.moons_of("yellow") == ["MO-S1", "MO-S1", "MO-S2", "NM-2"]


@rule("AE-P-27")
def test_a_chart_shows_the_next_moon_in_secret_and_that_one_may_be_claimed(table: Table) -> None:
    table.faction("yellow", "FB-07")
    table.tile("R1-1", "PL-I1")
    table.moons("R1-1", "MO-I1", "", "")
    claims(table, "yellow", "R1-1")
    assert table.offered("yellow") == ["claim MO-I1", "look at the next moon"]
    table.says("yellow", "look at the next moon")
    table.falls("moon MO-I3")
    assert table.region("R1-1").second_seen == 1
    table.says("yellow", "claim MO-I3")
    assert table.moons_of("yellow") == ["MO-I3"]
    assert (table.top("R1-1"), table.region("R1-1").moons) == ("MO-I1", 2)


@rule("AE-P-27")
def test_with_a_chart_the_visible_moon_may_be_claimed_without_a_look(table: Table) -> None:
    table.faction("yellow", "FB-07")
    table.tile("R1-1", "PL-I1")
    table.moons("R1-1", "MO-I1", "", "")
    claims(table, "yellow", "R1-1")
    table.says("yellow", "claim MO-I1")
    table.falls("moon MO-I2")
    assert (table.moons_of("yellow"), table.top("R1-1")) == (["MO-I1"], "MO-I2")


@rule("AE-P-27")
def test_with_one_moon_left_and_in_a_nebula_there_is_nothing_to_look_at(table: Table) -> None:
    table.faction("yellow", "FB-07")
    table.tile("R1-1", "PL-I1")
    table.moons("R1-1", "MO-I1")
    table.moons("N1", "NM-1")
    claims(table, "yellow", "R1-1")
    claims(table, "yellow", "N1")
    assert table.moons_of("yellow") == ["MO-I1", "NM-1"]


@rule("AE-MOON-02")
def test_a_discarded_moon_lies_face_up_on_the_discard_pile(table: Table) -> None:
    table.claimed("yellow", "NM-6")
    table.at(CashMoon(0, MOON_IDS.index("NM-6")))
    assert (table.stores("yellow"), table.vp("yellow")) == ({"ice": 2, "credit": 1}, 1)
    assert table.s.spent_moons == (MOON_IDS.index("NM-6"),)
