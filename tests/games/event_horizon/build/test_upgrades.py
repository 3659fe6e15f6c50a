"""Ship upgrades: tokens on types and the ships that carry them."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.cards.tables import UPGRADES
from perihelion.games.event_horizon.numbers import hp, speed
from perihelion.games.event_horizon.words import GROUPS


def offers(table: Table, start: str) -> list[str]:
    return [word.removeprefix(start) for word in table.offered("white") if word.startswith(start)]


def group(name: str) -> int:
    return GROUPS.index(name)


@rule("EH-SU-01")
def test_an_upgrade_costs_2_for_its_type_and_new_ships_carry_it_for_nothing(table: Table) -> None:
    table.home(white="A03")
    table.at_build(production=6, level=2)
    table.says("white", "buy upgrade Hangar Bay", "on cruiser")
    assert table.player("white").budget == 4
    table.says("white", "buy cruiser", "buy cruiser", "end build")
    assert table.player("white").slots[0] == UPGRADES.index("Hangar Bay")
    assert table.at_tile("white", "A03") == ["cruiser I", "cruiser I"]


@rule("EH-SU-01")
def test_an_upgrade_above_level_or_budget_is_refused(table: Table) -> None:
    table.at_menu(budget=2, level=2)
    assert "Turbo Engines needs tech level 4" in table.why("white", "buy upgrade Turbo Engines").text
    table.ships("white", "B03", cruiser=1)
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=1, level=4)
    assert (
        "Turbo Engines costs 2 production; you have 1 left"
        in table.why("white", "buy upgrade Turbo Engines").text
    )


@rule("EH-SU-02")
def test_ships_on_the_map_do_not_carry_a_new_upgrade(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=4, level=2)
    table.says("white", "buy upgrade Hangar Bay", "on cruiser")
    assert table.at_tile("white", "B03") == ["cruiser"]


@rule("EH-SU-02")
def test_a_refit_costs_1_for_each_chosen_ship(table: Table) -> None:
    table.ships("white", "B03", cruiser=3)
    table.ships("white", "C02", cruiser=1, drone=1)
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=3, level=2)
    table.says("white", "refit with Hangar Bay")
    assert table.offered("white") == ["refit cruiser at C02", "refit cruiser at B03"]
    table.says("white", "refit cruiser at B03")
    assert table.offered("white") == ["number 1", "number 2", "number 3"]
    table.says("white", "number 2")
    assert table.at_tile("white", "B03") == ["cruiser", "cruiser I", "cruiser I"]
    assert table.player("white").budget == 1


@rule("EH-SU-02")
def test_not_more_ships_are_refitted_than_the_budget_pays(table: Table) -> None:
    table.ships("white", "B03", cruiser=3)
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=2, level=2)
    table.says("white", "refit with Hangar Bay")
    assert table.offered("white") == ["number 1", "number 2"]
    assert "you have 3 such ships at B03 and 2 production" in table.why("white", "number 3").text


@rule("EH-SU-02")
def test_a_refit_needs_the_token_on_the_type_and_a_ship_that_lacks_it(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.group("white", "B03", "cruiser I")
    table.at_menu(budget=4, level=3)
    assert offers(table, "refit with ") == []
    assert (
        "None of your cruisers on the map lacks Hangar Bay"
        in table.why("white", "refit with Hangar Bay").text
    )
    assert "on none of your ship types" in table.why("white", "refit with Turbo Engines").text


@rule("EH-SU-02")
def test_a_refit_begins_with_the_upgrade_not_with_the_ship(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=4)
    assert table.why("white", "refit cruiser at B03").rule == "EH-SU-02"


@rule("EH-SU-02")
def test_a_refit_without_production_is_refused(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=0, level=3)
    assert "A refit costs 1 production; you have 0 left" in table.why("white", "refit with Hangar Bay").text


@rule("EH-SU-02")
def test_ships_of_another_type_or_with_the_token_are_not_refitted(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.ships("white", "B03", cruiser=2, drone=1)
    table.group("white", "B03", "cruiser I")
    table.at_menu(budget=4, level=3)
    table.says("white", "refit with Hangar Bay")
    assert table.offered("white") == ["number 1", "number 2"]
    table.ships("white", "C02", cruiser=1)
    table.at_menu(budget=4, level=3)
    table.says("white", "refit with Hangar Bay")
    assert "is on your cruisers" in table.why("white", "refit drone mother at B03").text
    assert "already carries Hangar Bay" in table.why("white", "refit cruiser I at B03").text
    assert "no cruiser at B04" in table.why("white", "refit cruiser at B04").text


@rule("EH-SU-02")
def test_ships_bought_before_the_upgrade_in_the_same_build_need_no_refit(table: Table) -> None:
    table.home(white="A03")
    table.at_build(production=4, level=2)
    table.says("white", "buy cruiser", "buy upgrade Hangar Bay", "on cruiser", "end build")
    assert table.at_tile("white", "A03") == ["cruiser I"]


@rule("EH-SU-03")
def test_each_ship_records_which_of_the_two_tokens_it_carries(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay", "Turbo Engines")
    table.group("white", "B03", "cruiser I")
    table.group("white", "B03", "cruiser")
    table.at_menu(budget=4, level=7)
    table.says("white", "refit with Turbo Engines")
    assert table.offered("white") == ["refit cruiser at B03", "refit cruiser I at B03"]
    table.says("white", "refit cruiser at B03", "refit with Turbo Engines")
    assert table.at_tile("white", "B03") == ["cruiser II", "cruiser I+II"]


@rule("EH-SU-04")
def test_below_level_7_a_type_has_one_slot(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=4, level=6)
    table.says("white", "buy upgrade Turbo Engines")
    assert table.offered("white") == ["on drone mother", "on gunship"]
    refusal = table.why("white", "on cruiser")
    assert (refusal.rule, refusal.text) == ("EH-SU-04", "Your cruisers have no free slot beside Hangar Bay.")


@rule("EH-SU-04")
def test_from_level_7_a_type_has_two_slots_and_not_three(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay", "Turbo Engines")
    table.at_menu(budget=4, level=7)
    table.says("white", "buy upgrade Hull Armor")
    assert table.offered("white") == ["on drone mother", "on gunship"]
    assert "no free slot beside Hangar Bay and Turbo Engines" in table.why("white", "on cruiser").text


@rule("EH-SU-04")
def test_a_type_that_is_not_unlocked_takes_no_upgrade(table: Table) -> None:
    table.at_menu(budget=4, level=3)
    table.says("white", "buy upgrade Flak Cannons")
    assert table.offered("white") == ["on cruiser", "on drone mother"]
    assert "gunships need tech level 4; you are at level 3" in table.why("white", "on gunship").text


@rule("EH-SU-04")
def test_an_upgrade_that_fits_nowhere_is_not_offered(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.upgrade("white", "drone", "Turbo Engines")
    table.player("white").slots[4] = UPGRADES.index("Hull Armor")
    table.at_menu(budget=4, level=5)
    assert offers(table, "buy upgrade ") == []
    assert table.why("white", "buy upgrade Flak Cannons").rule == "EH-SU-04"


@rule("EH-SU-05")
def test_an_upgrade_is_not_twice_on_one_type(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=4, level=7)
    table.says("white", "buy upgrade Hangar Bay")
    assert table.offered("white") == ["on drone mother", "on gunship"]
    assert table.why("white", "on cruiser").rule == "EH-SU-05"


@rule("EH-SU-05")
def test_a_token_that_could_only_return_to_its_own_type_is_not_offered(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.upgrade("white", "drone", "Turbo Engines", "Hull Armor")
    table.upgrade("white", "gunship", "Flak Cannons", "Big Guns")
    table.at_menu(budget=4, level=7)
    assert offers(table, "buy upgrade ") == [
        "Turbo Engines",
        "Hull Armor",
        "Flak Cannons",
        "Big Guns",
        "Auto Defense Cannon",
    ]
    assert table.why("white", "buy upgrade Hangar Bay").rule == "EH-SU-05"


@rule("EH-SU-06")
def test_moving_an_upgrade_costs_2_again_and_every_ship_of_the_old_type_loses_it(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.group("white", "B03", "cruiser I", count=2)
    table.ships("white", "B03", drone=1)
    table.at_menu(budget=4, level=2)
    table.says("white", "buy upgrade Hangar Bay")
    assert table.at_tile("white", "B03") == ["cruiser", "cruiser", "drone mother"]
    assert table.player("white").slots[:4] == [-1, -1, UPGRADES.index("Hangar Bay"), -1]
    assert table.player("white").budget == 2


@rule("EH-SU-07")
def test_an_upgrade_is_taken_off_for_nothing_and_frees_the_slot(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.group("white", "B03", "cruiser I")
    table.at_menu(budget=2, level=4)
    table.says("white", "take off Hangar Bay")
    assert (table.at_tile("white", "B03"), table.player("white").budget) == (["cruiser"], 2)
    table.says("white", "buy upgrade Turbo Engines", "on cruiser")
    assert table.at_tile("white", "B03") == ["cruiser"]


@rule("EH-SU-07")
def test_taking_off_one_of_two_tokens_leaves_the_other_on_its_ships(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay", "Turbo Engines")
    table.group("white", "B03", "cruiser I+II")
    table.group("white", "B03", "cruiser II")
    table.at_menu(budget=2, level=7)
    table.says("white", "take off Hangar Bay")
    assert table.at_tile("white", "B03") == ["cruiser II", "cruiser II"]
    assert speed(table.player("white"), group("cruiser II")) == 4


@rule("EH-SU-03", "EH-SU-07")
def test_ships_that_lose_a_token_are_one_group_with_those_that_never_had_it(table: Table) -> None:
    table.upgrade("white", "drone", "Turbo Engines")
    table.group("white", "B03", "drone mother damaged")
    table.group("white", "B03", "drone mother I damaged")
    table.group("white", "B03", "drone mother I")
    table.at_menu(budget=1, level=3)
    table.says("white", "take off Turbo Engines")
    assert table.at_tile("white", "B03") == ["drone mother", "drone mother damaged", "drone mother damaged"]


@rule("EH-SU-07")
def test_a_token_that_is_on_no_type_is_not_taken_off(table: Table) -> None:
    table.at_menu(budget=2, level=7)
    assert offers(table, "take off ") == []
    assert table.why("white", "take off Big Guns").rule == "EH-SU-07"


@rule("EH-SU-08")
def test_a_ship_with_as_much_damage_as_hp_dies_when_its_armor_is_taken_off(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hull Armor")
    table.group("white", "B03", "cruiser I damaged", count=2)
    table.group("white", "B03", "cruiser I")
    table.group("white", "C02", "cruiser I damaged")
    table.at_menu(budget=1, level=4)
    table.says("white", "take off Hull Armor")
    assert table.at_tile("white", "B03") == ["cruiser"]
    assert table.player("white").occupied == 1 << tile_of("B03")


@rule("EH-SU-08")
def test_a_ship_dies_too_when_its_armor_moves_to_another_type(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hull Armor")
    table.group("white", "B03", "cruiser I damaged")
    table.at_menu(budget=2, level=5)
    table.says("white", "buy upgrade Hull Armor", "on drone mother")
    assert table.player("white").ships == []


@rule("EH-SU-01", "EH-SU-02", "EH-SU-13")
def test_case_e34_one_plain_one_refitted_and_one_new_drone_mother(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", drone=2)
    table.at_build(production=6, level=5)
    table.says(
        "white",
        "buy upgrade Hull Armor",
        "on drone mother",
        "refit with Hull Armor",
        "number 1",
        "buy drone mother",
    )
    table.says("white", "end build")
    assert table.at_tile("white", "A03") == ["drone mother", "drone mother I", "drone mother I"]
    assert [hp(table.player("white"), group(name)) for name in table.at_tile("white", "A03")] == [2, 3, 3]


@rule("EH-SU-08", "EH-BUILD-04")
def test_case_e34_after_three_hits_three_repairs_are_due(table: Table) -> None:
    table.upgrade("white", "drone", "Hull Armor")
    table.group("white", "A03", "drone mother damaged")
    table.group("white", "A03", "drone mother I damaged", count=2)
    table.at_build(production=7, level=4)
    assert table.player("white").budget == 1
    assert table.at_tile("white", "A03") == ["drone mother", "drone mother I", "drone mother I"]


@rule("EH-SU-08")
def test_case_e34_taking_the_armor_off_leaves_all_three_alive(table: Table) -> None:
    table.upgrade("white", "drone", "Hull Armor")
    table.group("white", "A03", "drone mother damaged")
    table.group("white", "A03", "drone mother I damaged", count=2)
    table.at_menu(budget=1, level=4)
    table.says("white", "take off Hull Armor")
    assert table.at_tile("white", "A03") == ["drone mother damaged"] * 3
