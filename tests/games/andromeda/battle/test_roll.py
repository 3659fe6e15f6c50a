"""Roll Dice: targeting, and cards after the roll."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, field, fight, number_of_dice, rolls
from games.andromeda.table import Table
from marks import rule


@pytest.fixture
def edge(three: Table) -> Table:
    """A planet where yellow, blue and green fight."""
    field(three)
    return three


@rule("AE-ROLL-01")
def test_results_below_the_targeting_value_are_rolled_again_until_they_are_as_high(edge: Table) -> None:
    """AE-T-09."""
    edge.stock("yellow", energy=1)
    fight(edge, yellow="transport, transport, transport", blue="transport")
    edge.says("yellow", "energy for dice 1")
    edge.falls("roll 4 3 2 1")
    assert number_of_dice(edge) == 2
    edge.falls("roll 3 1")
    assert number_of_dice(edge) == 1
    edge.falls("roll 6", "roll 1")
    assert rolls(edge)[:2] == ["6 4 3 3", "1"]


@rule("AE-ROLL-01")
def test_all_participants_roll_before_anything_else_happens(edge: Table) -> None:
    edge.hand("yellow", "TB-03")
    edge.raider(HERE, "S")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass", "done")
    edge.falls("roll 6", "roll 4")
    assert edge.asked() == []
    edge.falls("roll 3")
    assert edge.asked() == ["yellow"]


@rule("AE-ROLL-02")
def test_targeting_one_rolls_nothing_again(edge: Table) -> None:
    fight(edge, yellow="transport", blue="fighter")
    edge.falls("roll 1", "roll 1 1")
    assert edge.s.battle.winner == 1


@rule("AE-ROLL-02")
def test_at_the_limit_a_five_stays_and_a_four_is_rolled_again(edge: Table) -> None:
    fight(edge, yellow="transport, transport, transport, transport, transport", blue="transport")
    edge.falls("roll 6 5 5 4 1")
    assert number_of_dice(edge) == 2


@rule("AE-ROLL-03", "AE-P-40")
def test_after_the_roll_each_participant_is_asked_once_in_turn_order(edge: Table) -> None:
    edge.hand("yellow", "TB-03")
    edge.hand("blue", "TB-11")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass")
    edge.says("blue", "pass")
    edge.says("yellow", "done")
    edge.says("blue", "done")
    edge.falls("roll 6", "roll 5")
    assert edge.offered("yellow") == ["play TB-03", "pass"]
    edge.says("yellow", "pass")
    edge.says("blue", "play TB-11")
    assert (rolls(edge)[:2], edge.s.battle.losers) == (["6", "6"], 3)


@rule("AE-ROLL-03", "AE-P-40")
def test_a_player_may_play_several_cards_at_the_own_chance(edge: Table) -> None:
    edge.hand("yellow", "TB-03", "TB-11")
    fight(edge, yellow="fighter", blue="transport")
    edge.says("yellow", "pass", "done")
    edge.falls("roll 2 1", "roll 5")
    edge.says("yellow", "play TB-11", "turn 1", "play TB-03", "reroll 2", "done")
    edge.falls("roll 4")
    assert edge.space("yellow", "supremacy") == 1


@rule("AE-TAC-12", "AE-P-40")
def test_a_card_that_turns_a_die_to_6_needs_one_that_shows_less(edge: Table) -> None:
    edge.hand("yellow", "TB-11")
    fight(edge, yellow="fighter", blue="transport")
    edge.says("yellow", "pass", "done")
    edge.falls("roll 6 6", "roll 5")
    assert edge.offered("yellow") == ["pass"]
    assert edge.why("yellow", "play TB-11").rule == "AE-TAC-12"


@rule("AE-ROLL-03", "AE-P-40")
def test_dice_rolled_by_a_card_are_subject_to_targeting(edge: Table) -> None:
    edge.hand("yellow", "TB-03")
    fight(edge, yellow="transport, transport, transport", blue="transport")
    edge.says("yellow", "pass", "done")
    edge.falls("roll 4 4 3", "roll 5")
    edge.says("yellow", "play TB-03", "reroll 4", "reroll 3", "done")
    edge.falls("roll 2 1", "roll 6 3")
    assert edge.space("yellow", "supremacy") == 1


@rule("AE-ROLL-03")
def test_players_outside_the_battle_play_nothing_after_the_roll(edge: Table) -> None:
    edge.hand("green", "TB-03")
    fight(edge, yellow="transport", blue="transport")
    edge.says("green", "pass")
    edge.falls("roll 6", "roll 5")
    assert edge.asked() == ["blue"]


@rule("AE-ROLL-03", "AE-FREE-01")
def test_after_the_roll_the_active_player_may_take_a_free_action_without_any_card(edge: Table) -> None:
    edge.claimed("yellow", "MO-M1")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "pass", "done")
    edge.falls("roll 6", "roll 5")
    assert edge.offered("yellow") == ["pass", "discard MO-M1", "slot MO-M1"]
