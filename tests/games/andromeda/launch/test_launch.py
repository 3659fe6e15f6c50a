"""Launch, step 1: which ship is launched, and where to."""

from __future__ import annotations

from games.andromeda.launch.scenes import row, targets
from games.andromeda.table import Table
from marks import rule


@rule("AE-LAUNCH-01")
def test_a_launch_is_followed_by_activation_raider_strike_and_battle(table: Table) -> None:
    row(table)
    table.moons("R1-2", "MO-I1")
    table.raider("N1", "S")
    table.launched("yellow", "transport", "R1-2")
    assert table.moons_of("yellow") == ["MO-I1"]
    assert table.raiders_in("N1") == "S 1"
    table.says("yellow", "go on")
    assert table.raiders_in("R1-2") == "S 1"
    table.says("yellow", "go on", "pass", "done")
    assert table.can_fall()[0] == "roll 6"


@rule("AE-LAUNCH-01")
def test_exactly_one_ship_is_launched_in_a_turn(table: Table) -> None:
    row(table)
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1")
    assert table.fleet("yellow", "R1-1") == {"transport": 1}
    assert table.fleet("yellow", "bay") == {"transport": 2}
    assert table.asked() == ["blue"]


@rule("AE-LAUNCH-02", "AE-P-11")
def test_only_ships_of_the_bay_are_launched_and_equal_ones_are_one_choice(table: Table) -> None:
    row(table)
    table.bay("yellow", "transport", "transport", "science vessel")
    table.ships("yellow", "yard", "fighter")
    table.ships("yellow", "barge", "heavy cruiser")
    table.turn("yellow")
    assert table.offered("yellow") == ["launch transport", "launch science vessel", "return to station"]
    assert table.why("yellow", "launch fighter").rule == "AE-LAUNCH-02"
    assert table.why("yellow", "launch heavy cruiser").rule == "AE-LAUNCH-02"


@rule("AE-P-11")
def test_the_ship_is_chosen_first_and_then_its_region(table: Table) -> None:
    row(table)
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-1", "to R1-2", "to R1-3", "to R1-4", "to R1-5", "to R2-1"]
    table.says("yellow", "to R1-4")
    assert table.fleet("yellow", "R1-4") == {"transport": 1}


@rule("AE-LAUNCH-03")
def test_a_first_launch_goes_to_any_region_without_opposing_ships(table: Table) -> None:
    """AE-T-03."""
    row(table)
    table.ships("blue", "R1-2", "transport")
    table.raider("R1-3", "S")
    assert targets(table, "yellow", "transport") == ["R1-1", "R1-4", "R1-5", "R2-1"]
    assert table.why("yellow", "to R1-2").rule == "AE-LAUNCH-04"
    assert table.why("yellow", "to R1-3").rule == "AE-LAUNCH-04"


@rule("AE-LAUNCH-03")
def test_a_player_with_developments_and_no_ship_on_the_map_makes_a_first_launch(table: Table) -> None:
    """AE-T-42."""
    row(table)
    table.development("yellow", "R1-1")
    assert targets(table, "yellow", "transport") == ["R1-1", "R1-2", "R1-3", "R1-4", "R1-5", "R2-1"]


@rule("AE-LAUNCH-04")
def test_in_a_first_launch_a_ship_with_attack_may_go_to_opposing_ships(table: Table) -> None:
    row(table)
    table.bay("yellow", "transport", "fighter")
    table.ships("blue", "R1-2", "transport")
    table.raider("R1-3", "S")
    assert targets(table, "yellow", "fighter") == ["R1-1", "R1-2", "R1-3", "R1-4", "R1-5", "R2-1"]


@rule("AE-LAUNCH-04")
def test_a_power_may_let_any_ship_go_to_opposing_ships_in_a_first_launch(table: Table) -> None:
    row(table)
    table.faction("yellow", "FB-12")
    table.ships("blue", "R1-2", "transport")
    assert "R1-2" in targets(table, "yellow", "transport")


@rule("AE-LAUNCH-05")
def test_a_later_launch_goes_to_regions_within_the_range_of_the_ship(table: Table) -> None:
    """AE-T-04."""
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.bay("yellow", "transport", "fighter")
    table.ships("blue", "R1-2", "transport")
    table.raider("R1-3", "S")
    assert targets(table, "yellow", "fighter") == ["R1-2", "R1-3", "R2-1"]
    assert table.why("yellow", "to R1-4") == (
        "AE-LAUNCH-05",
        "That is out of range: fighter reaches 2.",
    )
    assert targets(table, "yellow", "transport") == ["R1-2", "R2-1"]


@rule("AE-LAUNCH-05", "AE-SCRAP-03")
def test_developments_leaders_and_scrapped_ships_give_no_range(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "barge", "fighter")
    table.ships("yellow", "yard", "heavy cruiser")
    table.development("yellow", "R1-5")
    table.leaders("R1-4", yellow=2)
    assert targets(table, "yellow", "transport") == ["R1-2", "R2-1"]


@rule("AE-LAUNCH-05")
def test_any_own_ship_on_the_map_gives_range(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-5", "fighter")
    assert targets(table, "yellow", "transport") == ["R1-2", "R1-4", "R2-1"]


@rule("AE-LAUNCH-06")
def test_a_later_launch_does_not_go_where_an_own_ship_is(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.why("yellow", "to R1-1").rule == "AE-LAUNCH-06"


@rule("AE-LAUNCH-06")
def test_a_later_launch_of_any_ship_may_go_to_opposing_ships(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-2", "transport")
    assert targets(table, "yellow", "transport") == ["R1-2", "R2-1"]


@rule("AE-LAUNCH-07")
def test_a_jump_costs_one_energy_and_gives_infinite_range(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=2)
    assert targets(table, "yellow", "heavy cruiser") == ["R1-2", "R1-3", "R1-4", "R1-5", "R2-1"]
    table.says("yellow", "to R1-5")
    assert table.fleet("yellow", "R1-5") == {"heavy cruiser": 1}
    assert table.stores("yellow") == {"energy": 1, "ice": 1}


@rule("AE-LAUNCH-07")
def test_no_jump_is_paid_within_range(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=1)
    targets(table, "yellow", "heavy cruiser")
    table.says("yellow", "to R1-2")
    assert table.stores("yellow") == {"energy": 1, "titanium": 1}


@rule("AE-LAUNCH-07")
def test_without_energy_nobody_jumps(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    assert targets(table, "yellow", "heavy cruiser") == ["R1-2", "R2-1"]
    assert table.why("yellow", "to R1-3").rule == "AE-LAUNCH-07"


@rule("AE-LAUNCH-07", "AE-LAUNCH-08")
def test_a_jump_lifts_no_other_limit(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-4", "fighter")
    table.stock("yellow", energy=1)
    assert targets(table, "yellow", "heavy cruiser") == ["R1-2", "R1-3", "R1-5", "R2-1"]
    assert table.why("yellow", "to R1-4").rule == "AE-LAUNCH-06"
    assert table.why("yellow", "to N4").rule == "AE-MAP-05"


@rule("AE-LAUNCH-08")
def test_only_ships_with_voyage_are_launched_into_a_nebula(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.bay("yellow", "transport", "science vessel")
    assert targets(table, "yellow", "science vessel") == ["R1-2", "R1-3", "R2-1", "N1", "N5", "N6"]
    assert "N1" not in targets(table, "yellow", "transport")
    assert table.why("yellow", "to N1").rule == "AE-MAP-05"


@rule("AE-LAUNCH-08", "AE-BASE-01")
def test_a_base_that_cannot_be_activated_is_not_launched_to(table: Table) -> None:
    row(table)
    table.tile("R2-2", "BA-TH")
    table.stock("yellow", ice=1)
    assert "R2-2" not in targets(table, "yellow", "transport")
    assert table.why("yellow", "to R2-2").rule == "AE-BASE-08"
    table.stock("yellow", ice=2)
    assert "R2-2" in targets(table, "yellow", "transport")


@rule("AE-LAUNCH-08")
def test_nothing_is_launched_to_a_space_without_a_tile(table: Table) -> None:
    row(table)
    targets(table, "yellow", "transport")
    assert table.why("yellow", "to R5-5").rule == "AE-MAP-01"


@rule("AE-LAUNCH-09")
def test_others_may_react_when_the_ship_stands_in_the_active_region(table: Table) -> None:
    row(table)
    table.moons("R1-3", "MO-C2")
    table.hand("blue", "TA-11")
    table.ships("blue", "R1-2", "transport")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-3")
    assert table.fleet("yellow", "R1-3") == {"transport": 1}
    assert table.offered("blue") == ["play TA-11", "pass"]
    assert table.moons_of("yellow") == []
    table.says("blue", "play TA-11")
    assert table.stores("blue") == {"energy": 2}
    assert table.moons_of("yellow") == ["MO-C2"]


@rule("AE-LAUNCH-09")
def test_powers_of_the_first_launch_work_before_others_react(table: Table) -> None:
    row(table)
    table.faction("yellow", "FB-02")
    table.hand("blue", "TA-11")
    table.ships("blue", "R1-2", "transport")
    table.launched("yellow", "transport", "R1-3")
    assert table.asked() == ["blue"]
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-LAUNCH-03")
def test_powers_of_the_first_launch_work_for_a_player_with_developments_too(table: Table) -> None:
    row(table)
    table.faction("yellow", "FB-02")
    table.development("yellow", "R1-2")
    table.launched("yellow", "transport", "R1-1")
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-LAUNCH-09")
def test_powers_of_the_first_launch_do_not_work_in_a_later_one(table: Table) -> None:
    row(table)
    table.faction("yellow", "FB-02")
    table.ships("yellow", "R1-1", "transport")
    table.launched("yellow", "transport", "R1-2")
    assert table.stores("yellow") == {"titanium": 1}


@rule("AE-LAUNCH-10")
def test_a_claimed_moon_may_pay_a_jump(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.claimed("yellow", "MO-S2")
    targets(table, "yellow", "heavy cruiser")
    table.says("yellow", "to R1-5", "discard MO-S2")
    assert table.moons_of("yellow") == []
    assert table.stores("yellow") == {"nanocarbon": 1, "ice": 1}


@rule("AE-LAUNCH-10")
def test_tokens_where_an_own_ship_is_may_pay_a_jump_but_not_those_of_the_target(table: Table) -> None:
    row(table)
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.tokens("R1-5", energy=1)
    assert targets(table, "yellow", "heavy cruiser") == ["R1-2", "R2-1"]
    table.tokens("R1-1", energy=1)
    assert targets(table, "yellow", "heavy cruiser") == ["R1-2", "R1-3", "R1-4", "R1-5", "R2-1"]
