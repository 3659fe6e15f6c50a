"""Escalation: ships move in."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import NO_MOMENT
from perihelion.games.andromeda.battle.escalation import SendShips
from perihelion.games.andromeda.words import STAY_OUT


@pytest.fixture
def edge(three: Table) -> Table:
    """A planet where yellow and blue fight, and planets one and two steps from it."""
    field(three)
    three.tiles(R1_1="PL-C1", R2_5="PL-M1")
    return three


@rule("AE-ESC-01", "AE-P-35")
def test_each_player_has_one_chance_the_active_player_first(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "transport")
    edge.ships("blue", "R2-2", "transport")
    edge.ships("green", "R2-4", "transport")
    edge.active("green")
    fight(edge, yellow="transport", blue="transport")
    edge.says("green", "send transport in R2-4")
    edge.says("yellow", "done")
    edge.says("blue", "done")
    assert edge.can_fall()[0] == "roll 6"


@rule("AE-ESC-01", "AE-P-35")
def test_any_number_of_ships_in_range_moves_in_and_equal_ones_are_one_choice(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "transport", "transport")
    edge.ships("yellow", "R1-1", "fighter")
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow") == ["send fighter in R1-1", "send transport in R2-2", "done"]
    edge.says("yellow", "send transport in R2-2", "send transport in R2-2", "send fighter in R1-1")
    assert edge.fleet("yellow", HERE) == {"transport": 3, "fighter": 1}


@rule("AE-ESC-01", "AE-P-35")
def test_no_more_ships_are_sent_than_are_there(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "transport")
    edge.ships("yellow", "R1-1", "fighter")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "send transport in R2-2")
    assert edge.why("yellow", "send transport in R2-2").rule == "AE-ESC-01"


@rule("AE-P-35")
def test_nobody_is_asked_who_has_no_ship_in_range(edge: Table) -> None:
    edge.ships("yellow", "R1-1", "transport")
    fight(edge, yellow="transport", blue="transport")
    assert edge.can_fall()[0] == "roll 6"


@rule("AE-ESC-02", "AE-DIP-02")
def test_a_player_without_a_ship_there_becomes_a_participant_by_moving_in(edge: Table) -> None:
    edge.ships("green", "R2-4", "transport")
    edge.hand("green", "TD-05")
    fight(edge, yellow="transport", blue="transport")
    edge.says("green", "send transport in R2-4")
    assert edge.offered("green") == ["play TD-05", "pass"]


@rule("AE-ESC-02")
def test_the_active_player_may_bring_ships_into_a_battle_of_others(edge: Table) -> None:
    edge.ships("yellow", "R2-4", "transport")
    fight(edge, blue="transport", green="transport")
    edge.says("yellow", "send transport in R2-4")
    edge.falls("roll 6", "roll 5", "roll 4")
    assert edge.space("yellow", "supremacy") == 1


@rule("AE-ESC-02")
def test_a_player_who_stays_out_takes_no_part(edge: Table) -> None:
    edge.ships("yellow", "R2-4", "transport")
    fight(edge, blue="transport", green="transport")
    edge.says("yellow", "done")
    edge.falls("roll 6", "roll 5")
    assert edge.space("blue", "supremacy") == 1


@rule("AE-ESC-03")
def test_each_ship_uses_its_own_range(edge: Table) -> None:
    edge.ships("yellow", "R1-1", "transport", "fighter")
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow") == ["send fighter in R1-1", "done"]
    assert edge.why("yellow", "send transport in R1-1") == (
        "AE-ESC-03",
        "The battle is out of range: transport reaches 1.",
    )


@rule("AE-ESC-03")
def test_a_jump_costs_one_energy_for_each_ship(edge: Table) -> None:
    edge.upgrade("yellow", "UU-01")
    edge.tiles(R1_5="PL-C2")
    edge.ships("yellow", "R1-5", "transport", "transport", "transport")
    edge.stock("yellow", energy=2)
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "send transport in R1-5", "send transport in R1-5")
    assert edge.fleet("yellow", HERE) == {"transport": 3}
    assert edge.stores("yellow") == {}


@rule("AE-ESC-03")
def test_a_jump_that_cannot_be_paid_for_is_not_offered(edge: Table) -> None:
    edge.ships("yellow", "R2-5", "heavy cruiser")
    edge.ships("yellow", "R2-4", "transport")
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow") == ["send transport in R2-4", "done"]
    assert edge.why("yellow", "send heavy cruiser in R2-5").text == (
        "Its Jump costs 1 energy more than you have."
    )


@rule("AE-ESC-03")
def test_into_a_nebula_only_ships_with_voyage_move(table: Table) -> None:
    table.tiles(R1_5="PL-C1", R2_6="PL-M1")
    table.ships("yellow", "R1-5", "transport", "science vessel")
    table.raider("N3", "S")
    fight(table, "N3", blue="science vessel")
    assert table.offered("yellow") == ["send science vessel in R1-5", "done"]
    assert table.why("yellow", "send transport in R1-5").rule == "AE-ESC-03"


@rule("AE-ESC-04")
def test_ships_moved_in_claim_nothing_and_stay_after_the_battle(edge: Table) -> None:
    edge.moons(HERE, "MO-V1")
    edge.ships("yellow", "R2-2", "transport")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "send transport in R2-2")
    edge.falls("roll 6 6", "roll 5")
    edge.says("blue", "pass")
    assert edge.fleet("yellow", HERE) == {"transport": 2}
    assert (edge.moons_of("yellow"), edge.top(HERE)) == ([], "MO-V1")


@rule("AE-ESC-04")
def test_ships_that_are_there_cannot_leave(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "transport")
    fight(edge, yellow="transport", blue="transport")
    assert edge.why("yellow", f"send transport in {HERE}").rule == "AE-ESC-04"


@rule("AE-ESC-05")
def test_ships_of_bay_scrapyard_and_developments_cannot_join(edge: Table) -> None:
    edge.ships("yellow", "yard", "fighter")
    edge.ships("yellow", "barge", "heavy cruiser")
    edge.development("yellow", "R2-2")
    edge.ships("yellow", "R2-4", "transport")
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow")[:2] == ["send transport in R2-4", "done"]
    assert edge.why("yellow", "send heavy cruiser on the barge").rule == "AE-ESC-05"
    assert edge.why("yellow", "send transport in R2-2").rule == "AE-ESC-05"


@rule("AE-ESC-05")
def test_raiders_do_not_escalate(edge: Table) -> None:
    edge.raider("R2-2", "S")
    fight(edge, yellow="transport", blue="transport")
    assert edge.raiders_in("R2-2") == "S 1"
    edge.falls("roll 6", "roll 5")
    assert edge.space("yellow", "supremacy") == 1


@rule("AE-ESC-06")
def test_nothing_moves_before_all_are_chosen_and_all_jumps_are_one_payment(edge: Table) -> None:
    edge.upgrade("yellow", "UU-01")
    edge.tiles(R1_5="PL-C2")
    edge.ships("yellow", "R1-5", "transport", "transport")
    edge.stock("yellow", energy=1)
    edge.claimed("yellow", "MO-M4")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "send transport in R1-5", "send transport in R1-5")
    assert edge.fleet("yellow", "R1-5") == {"transport": 2}
    edge.says("yellow", "pay")
    assert edge.fleet("yellow", HERE) == {"transport": 3}
    assert edge.stores("yellow") == {"credit": 1}


@rule("AE-ESC-06")
def test_tokens_where_the_ships_stand_may_pay_their_jump_but_not_those_of_the_battle(edge: Table) -> None:
    edge.ships("yellow", "R2-5", "heavy cruiser")
    edge.tokens(HERE, energy=1)
    fight(edge, blue="transport", green="transport")
    assert edge.can_fall()[0] == "roll 6"
    edge.tokens("R2-5", energy=1)
    fight(edge)
    edge.says("yellow", "send heavy cruiser in R2-5", "pay")
    assert edge.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert sum(edge.region("R2-5").tokens) == 0


@rule("AE-ESC-06")
def test_free_actions_come_before_the_first_ship(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "transport")
    edge.ships("yellow", "R2-4", "transport")
    edge.claimed("yellow", "MO-I1")
    fight(edge, yellow="transport", blue="transport")
    assert "discard MO-I1" in edge.offered("yellow")
    edge.says("yellow", "send transport in R2-2")
    assert edge.offered("yellow") == ["send transport in R2-4", "done"]


@rule("AE-ESC-06", "AE-LAUNCH-10")
def test_on_anothers_turn_only_stored_energy_pays_a_jump(edge: Table) -> None:
    edge.ships("blue", "R2-5", "heavy cruiser")
    edge.claimed("blue", "MO-M1")
    fight(edge, yellow="transport", blue="transport")
    assert edge.asked() == []
    edge.stock("blue", energy=1)
    fight(edge)
    edge.says("blue", "send heavy cruiser in R2-5")
    assert (edge.stores("blue"), edge.moons_of("blue")) == ({}, ["MO-M1"])


@rule("AE-ESC-06")
def test_who_has_chosen_a_ship_is_at_no_moment_that_can_be_declined_in_advance(edge: Table) -> None:
    edge.ships("green", "R2-4", "transport", "transport")
    fight(edge, yellow="transport", blue="transport")
    assert moment(edge, "green") == STAY_OUT
    edge.says("green", "send transport in R2-4")
    assert moment(edge, "green") == NO_MOMENT


def moment(table: Table, name: str) -> int:
    step = table.s.agenda[-1]
    assert isinstance(step, SendShips)
    return step.moment(table.s, table.seat(name))
