"""Preparations: dice, targeting, energy, Battle cards."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, dice, field, fight, number_of_dice, targeting
from games.andromeda.table import Table
from marks import rule


@pytest.fixture
def edge(three: Table) -> Table:
    """A planet where yellow, blue and green fight, and planets around it."""
    field(three)
    return three


@rule("AE-PREP-01")
def test_a_die_for_each_weapon_and_for_each_own_development_there_or_next_to_it(edge: Table) -> None:
    edge.tiles(R1_1="PL-C1")
    edge.development("yellow", HERE)
    edge.development("yellow", "R2-2")
    edge.development("yellow", "R1-1")
    edge.development("blue", "R2-4")
    edge.player("yellow").abilities = (0,) * 5
    fight(edge, yellow="transport, fighter", blue="transport", green="transport")
    assert dice(edge) == (5, 2, 1, 0)


@rule("AE-PREP-01", "AE-EVT-13")
def test_a_collapsed_development_gives_no_die(edge: Table) -> None:
    edge.development("yellow", HERE, collapsed=True)
    edge.player("yellow").abilities = (0,) * 5
    fight(edge, yellow="transport", blue="transport")
    assert dice(edge) == (1, 1, 0, 0)


@rule("AE-PREP-01", "AE-PREP-02", "AE-P-38")
def test_six_dice_are_the_most_and_then_no_energy_can_be_spent(edge: Table) -> None:
    """AE-T-22."""
    edge.development("yellow", "R2-2")
    edge.development("yellow", "R2-4")
    edge.player("yellow").abilities = (0,) * 5
    edge.hand("yellow", "TD-06")
    edge.stock("yellow", energy=5)
    fight(edge, yellow="transport, heavy cruiser", blue="transport")
    edge.says("yellow", "pass")
    assert dice(edge) == (6, 1, 0, 0)
    assert edge.offered("yellow") == ["done"]
    assert edge.why("yellow", "energy for dice 1") == (
        "AE-PREP-02",
        "You roll 6 dice, and more are never rolled.",
    )


@rule("AE-PREP-02", "AE-P-38")
def test_energy_is_spent_once_and_in_turn_order(edge: Table) -> None:
    edge.stock("yellow", energy=3)
    edge.stock("blue", energy=1)
    edge.active("blue")
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("blue") == ["energy for dice 1", "done"]
    edge.says("blue", "done")
    edge.says("yellow", "energy for dice 2")
    assert dice(edge) == (3, 1, 0, 0)
    assert edge.stores("yellow") == {"energy": 1}
    assert number_of_dice(edge) == 1


@rule("AE-PREP-02")
def test_no_more_energy_is_spent_than_is_stored(edge: Table) -> None:
    edge.stock("yellow", energy=2)
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow") == ["energy for dice 1", "energy for dice 2", "done"]
    assert edge.why("yellow", "energy for dice 3").rule == "AE-PREP-02"


@rule("AE-PREP-02")
def test_energy_on_a_claimed_moon_is_not_stored(edge: Table) -> None:
    edge.claimed("yellow", "MO-M1")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass")
    assert edge.offered("yellow") == ["done", "discard MO-M1", "slot MO-M1"]
    edge.says("yellow", "discard MO-M1")
    assert edge.offered("yellow") == [f"energy for dice {n}" for n in (1, 2, 3)] + ["done"]


@rule("AE-PREP-02")
def test_energy_that_would_add_no_die_cannot_be_spent(edge: Table) -> None:
    """AE-T-57."""
    edge.hand("yellow", "TB-09")
    edge.stock("yellow", energy=5)
    fight(edge, yellow="heavy cruiser", blue="transport")
    edge.says("yellow", "pass")
    assert dice(edge) == (3, 1, 0, 0)
    edge.says("yellow", "play TB-09")
    assert edge.offered("yellow") == ["energy for dice 1", "energy for dice 2", "done"]
    edge.says("yellow", "energy for dice 2")
    assert (dice(edge), edge.stores("yellow")) == ((6, 1, 0, 0), {"energy": 3})


@rule("AE-TAC-12", "AE-PREP-02")
def test_a_card_for_more_dice_by_energy_needs_energy_to_spend(edge: Table) -> None:
    edge.hand("yellow", "TB-09", "TB-02")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass")
    assert edge.offered("yellow") == ["play TB-02", "done"]
    assert edge.why("yellow", "play TB-09").rule == "AE-TAC-12"


@rule("AE-PREP-03", "AE-PREP-05")
def test_raiders_roll_the_dice_of_their_card_and_aim_with_its_bonus(edge: Table) -> None:
    edge.raider(HERE, "C")
    edge.development("yellow", "R2-2")
    edge.player("yellow").abilities = (0,) * 5
    fight(edge, yellow="transport")
    assert (dice(edge)[-1], targeting(edge)[-1]) == (4, 2)


@rule("AE-PREP-03", "AE-PREP-05")
def test_each_raider_of_class_s_rolls_and_aims(edge: Table) -> None:
    edge.raider(HERE, "S", 3)
    fight(edge, yellow="transport")
    assert (dice(edge)[-1], targeting(edge)[-1]) == (3, 3)


@rule("AE-PREP-03")
def test_raiders_roll_six_dice_at_most() -> None:
    locusts = Table(2, raiders=(1, 2, 4, 6, 8))
    field(locusts)
    locusts.raider(HERE, "S", 4)
    fight(locusts, yellow="transport")
    assert (dice(locusts)[-1], targeting(locusts)[-1]) == (6, 4)


@rule("AE-PREP-04")
def test_the_targeting_value_is_the_ships_there_and_those_with_targeting_once_more(edge: Table) -> None:
    edge.upgrade("yellow", "NU-F3")
    edge.ships("yellow", "R2-2", "transport")
    fight(edge, yellow="transport, fighter", blue="transport")
    edge.says("yellow", "done")
    assert targeting(edge) == (3, 1, 0, 0)


@rule("AE-PREP-04", "AE-ROLL-02")
def test_the_targeting_value_is_five_at_most(edge: Table) -> None:
    """AE-T-23."""
    edge.upgrade("yellow", "NU-F3", "NU-H3")
    fight(edge, yellow="transport, transport, fighter, heavy cruiser", blue="transport")
    assert targeting(edge) == (5, 1, 0, 0)
    edge.falls("roll 6 5 4 3 2 1", "roll 6 6 5 4", "roll 5")
    assert edge.s.battle.rolls[0] == (6, 6, 6, 5, 5, 5)


@rule("AE-PREP-06", "AE-PREP-09", "AE-P-38")
def test_any_number_of_battle_cards_are_played_before_and_after_the_energy(edge: Table) -> None:
    edge.hand("yellow", "TB-01", "TB-02", "TB-04")
    edge.stock("yellow", energy=2)
    fight(edge, yellow="transport", blue="heavy cruiser")
    edge.says("yellow", "pass", "play TB-02", "energy for dice 1", "play TB-01")
    assert edge.offered("yellow") == ["play TB-04", "done"]
    assert edge.why("yellow", "energy for dice 1").text == "You have spent energy for dice already."
    edge.says("yellow", "play TB-04")
    assert (dice(edge), targeting(edge)) == ((5, 1, 0, 0), (2, 1, 0, 0))


@rule("AE-PREP-06", "AE-P-39")
def test_outsiders_come_last_and_may_only_play_a_card_for_them(edge: Table) -> None:
    edge.hand("green", "TB-10", "TB-01")
    edge.stock("blue", energy=1)
    edge.active("green")
    fight(edge, yellow="transport", blue="transport")
    assert edge.asked() == ["blue"]
    edge.says("blue", "done")
    assert edge.offered("green") == ["play TB-10", "pass"]
    edge.says("green", "play TB-10", "pick blue", "pass")
    assert (edge.stores("green"), edge.vp("green")) == ({"credit": 1, "tactics": 1}, 1)
    edge.falls("roll 6", "roll 6 5 4")


@rule("AE-PREP-07")
def test_nobody_rolls_fewer_than_one_die(edge: Table) -> None:
    edge.hand("yellow", "TB-04", "TB-02")
    edge.raider(HERE, "S")
    fight(edge, yellow="transport", blue="fighter")
    edge.says("yellow", "pass", "play TB-04", "done")
    assert dice(edge) == (1, 1, 0, 1)


@rule("AE-PREP-07")
def test_a_card_that_takes_dice_away_is_not_played_against_one_die(edge: Table) -> None:
    edge.hand("yellow", "TB-04")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass")
    assert edge.offered("yellow") == ["done"]


@rule("AE-PREP-08")
def test_dice_are_cut_to_six_before_a_card_takes_two_away(edge: Table) -> None:
    """AE-T-54."""
    edge.upgrade("blue", "NU-F1", "NU-H4")
    edge.hand("yellow", "TB-04")
    edge.stock("blue", energy=2)
    fight(edge, yellow="transport", blue="transport, fighter, heavy cruiser")
    edge.says("yellow", "pass")
    assert dice(edge) == (1, 6, 0, 0)
    edge.says("yellow", "play TB-04")
    assert dice(edge) == (1, 4, 0, 0)
    edge.says("blue", "energy for dice 2")
    edge.falls("roll 1", "roll 6 6 6 6 6 6")


@rule("AE-PREP-08")
def test_powers_add_to_what_was_counted_and_cut(edge: Table) -> None:
    edge.faction("yellow", "FB-04")
    fight(edge, yellow="transport", blue="transport")
    assert dice(edge) == (2, 1, 0, 0)


@rule("AE-PREP-08")
def test_a_power_for_battles_on_the_own_turn_does_not_work_on_anothers(edge: Table) -> None:
    edge.faction("yellow", "FB-04")
    edge.active("blue")
    fight(edge, yellow="transport", blue="transport")
    assert dice(edge) == (1, 1, 0, 0)


@rule("AE-PREP-09", "AE-P-38")
def test_a_power_of_preparations_is_used_once_in_a_battle(edge: Table) -> None:
    edge.faction("yellow", "FB-02")
    edge.stock("yellow", energy=3)
    fight(edge, yellow="transport", blue="transport")
    assert edge.offered("yellow")[3:] == ["use power FB-02", "done"]
    edge.says("yellow", "use power FB-02")
    assert (targeting(edge), edge.stores("yellow")) == ((2, 1, 0, 0), {"energy": 2})
    assert edge.offered("yellow") == ["energy for dice 1", "energy for dice 2", "done"]


@rule("AE-PREP-09", "AE-P-38")
def test_a_power_of_preparations_is_used_anew_in_the_next_battle(edge: Table) -> None:
    edge.faction("yellow", "FB-02")
    edge.stock("yellow", energy=3)
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "use power FB-02")
    assert "use power FB-02" not in edge.offered("yellow")
    fight(edge)
    assert "use power FB-02" in edge.offered("yellow")


@rule("AE-P-49", "AE-PREP-04")
def test_a_power_that_aims_better_is_not_used_at_the_highest_value(edge: Table) -> None:
    edge.faction("yellow", "FB-02")
    edge.stock("yellow", energy=3)
    fight(edge, yellow="transport, transport, transport, transport, transport", blue="transport")
    assert edge.offered("yellow") == ["energy for dice 1", "done"]


@rule("AE-PREP-09")
def test_nobody_spends_energy_where_an_effect_forbids_it(edge: Table) -> None:
    edge.raider(HERE, "B")
    edge.hand("yellow", "TB-01")
    edge.stock("yellow", energy=3)
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass")
    assert edge.offered("yellow") == ["play TB-01", "done"]
    assert edge.why("yellow", "energy for dice 1").rule == "AE-PREP-09"


@rule("AE-PREP-10")
def test_what_changes_after_the_count_does_not_alter_the_dice(edge: Table) -> None:
    edge.waiting_tiles("yellow", "NU-F2")
    edge.token("yellow", "DT-10")
    fight(edge, yellow="fighter", blue="transport")
    edge.says("yellow", "pass", "use DT-10")
    assert edge.player("yellow").upgrades[1] >= 0
    assert dice(edge) == (2, 1, 0, 0)
    assert number_of_dice(edge) == 2


@rule("AE-PREP-08", "AE-PREP-04")
def test_a_card_that_still_gives_a_die_does_not_raise_targeting_above_five(table: Table) -> None:
    field(table)
    table.upgrade("yellow", "NU-T4", "NU-F3")
    table.hand("yellow", "TB-02")
    fight(table, yellow="transport, fighter, transport", blue="transport")
    table.says("yellow", "pass")
    assert (dice(table)[0], targeting(table)[0]) == (5, 5)
    table.says("yellow", "play TB-02")
    assert (dice(table)[0], targeting(table)[0]) == (6, 5)
