"""The round: which phases take place, and in which order everybody acts."""

from __future__ import annotations

import pytest

from games.m121.round.phases import planned
from games.m121.table import Table
from marks import rule
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.slots import BUILD, EXPAND, PHASES
from perihelion.games.m121.play import NextRound, Phases, Round
from perihelion.games.m121.round.closing import EndOfRound
from perihelion.games.m121.round.phase import order_of
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.seen.views import View


def names(table: Table, phase: int) -> list[str]:
    """The order in which a phase would be played."""
    return [GAME.rules.seat_names[seat] for seat in order_of(table.s, phase)]


# Phases


@rule("MX-ROUND-01")
def test_a_round_is_selection_phases_end_check_and_the_next_round(table: Table) -> None:
    table.s.agenda.clear()
    Round().run(table.s)
    assert [type(step) for step in reversed(table.s.agenda)] == [Selection, Phases, EndOfRound, NextRound]
    assert table.s.round == 2


@rule("MX-ROUND-01")
def test_the_chosen_phases_take_place_in_the_order_of_the_alphabet(four: Table) -> None:
    four.chose(yellow="Deliver", green="Colonise", blue="Build", red="Advance")
    assert planned(four) == ["Advance", "Build", "Colonise", "Deliver", "Expand"]


@rule("MX-ROUND-02")
def test_a_phase_takes_place_once_however_many_chose_it(four: Table) -> None:
    four.chose(yellow="Deliver", green="Build", blue="Build boosted", red="Deliver")
    assert planned(four) == ["Build", "Deliver", "Expand"]


@rule("MX-ROUND-02")
@pytest.mark.parametrize("phase", PHASES[:4])
def test_a_phase_that_nobody_chose_does_not_take_place(table: Table, phase: str) -> None:
    table.chose(yellow=phase, green=phase)
    assert planned(table) == [phase, "Expand"]


@rule("MX-ROUND-03")
def test_expand_takes_place_in_every_round_and_once(four: Table) -> None:
    four.chose(yellow="Expand", green="Expand boosted", blue="Advance", red="Expand")
    assert planned(four) == ["Advance", "Expand"]
    four.chose(yellow="Advance", green="Advance", blue="Advance", red="Advance")
    assert planned(four) == ["Advance", "Expand"]


@rule("MX-ROUND-04")
def test_everybody_takes_part_in_a_phase_and_may_pass(four: Table) -> None:
    for card, space, name in (("N15", "C3", "yellow"), ("N27", "E3", "green"), ("N34", "C5", "blue")):
        four.system(card, space, name)
    four.system("N35", "E5", "red")
    four.chose(yellow="Colonise", green="Advance", blue="Advance", red="Advance")
    for name in ("yellow", "green", "blue", "red"):
        four.money(name, 1)
    four.at_phase("Colonise")
    for name in ("yellow", "green", "blue", "red"):
        assert four.asked() == [name]
        four.says(name, "pass")
    assert four.asked() == []


@rule("MX-ROUND-04")
def test_nobody_may_pass_in_advance(table: Table) -> None:
    table.research("N01")
    table.at_phase("Advance")
    assert "pass" not in table.offered("yellow")


# Initiative


@rule("MX-INIT-01")
def test_boosters_act_before_choosers_and_these_before_all_others(four: Table) -> None:
    four.chose(yellow="Advance boosted", green="Build", blue="Advance", red="Build boosted")
    assert names(four, BUILD) == ["red", "green", "yellow", "blue"]


@rule("MX-INIT-01")
def test_the_bonus_of_another_phase_brings_no_initiative(four: Table) -> None:
    four.chose(yellow="Build", green="Build", blue="Build", red="Build boosted")
    assert names(four, EXPAND) == ["yellow", "green", "blue", "red"]


@rule("MX-INIT-02")
def test_in_each_group_the_higher_level_acts_first_and_on_one_level_the_front(four: Table) -> None:
    four.level("blue", 3)
    four.level("green", 2)
    four.level("red", 2)
    assert names(four, EXPAND) == ["blue", "green", "red", "yellow"]
    four.chose(yellow="Expand", red="Expand")
    assert names(four, EXPAND) == ["red", "yellow", "blue", "green"]


@rule("MX-INIT-03")
def test_the_order_stays_when_tech_disks_move_during_the_phase(four: Table) -> None:
    four.system("N15", "C3", "yellow")
    four.system("N34", "E3", "green")
    four.system("N35", "E5", "blue")
    four.hand("blue", "I18")
    for name in ("yellow", "green", "blue"):
        four.money(name, 3)
    four.chose(blue="Build")
    four.at_phase("Build")
    four.says("blue", "build I18", "in EF45", "discard S10", "discard S11")
    assert four.levels()[0] == "blue 2"
    assert (four.order(), four.asked()) == (["blue", "yellow", "green", "red"], ["yellow"])


@rule("MX-INIT-03")
def test_a_boost_of_advance_does_not_change_the_order_of_advance(four: Table) -> None:
    four.research("N01", "N02", "N03", "N04", "N05", "N06")
    four.level("yellow", 2)
    four.chose(red="Advance boosted", blue="Advance boosted")
    four.at_phase("Advance")
    assert four.order() == ["blue", "red", "yellow", "green"]
    four.says("blue", "take level 0 left", "take level 0 right")
    assert four.levels()[:2] == ["yellow 2", "blue 2"]
    four.says("red", "take level 1 left", "take level 1 right")
    assert four.order() == ["blue", "red", "yellow", "green"]


@rule("MX-INIT-04")
def test_a_player_finishes_all_actions_before_the_next_one_acts(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.chose(yellow="Expand", green="Expand")
    table.at_phase("Expand")
    table.let_fall()
    table.says("yellow", "influence C2")
    assert table.asked() == ["yellow"]
    table.says("yellow", "influence B3")
    assert table.asked() == ["green"]


@rule("MX-INIT-04")
def test_the_table_tells_who_need_not_wait_because_nobody_can_come_in_the_way(four: Table) -> None:
    four.system("N15", "A4", "yellow")
    four.system("N27", "G4", "green")
    four.system("N34", "F3", "blue")
    four.at_phase("Expand")
    view: View = GAME.seen.view(four.s, 0)
    assert [player.free for player in view.players][:3] == [False, True, False]


def waits_not(table: Table, name: str) -> bool:
    """Whether the table marks a player as one who need not wait."""
    view: View = GAME.seen.view(table.s, 0)
    return view.players[table.seat(name)].free


@rule("MX-INIT-04")
def test_who_could_lose_a_system_to_somebody_before_waits(four: Table) -> None:
    four.system("N15", "B4", "yellow")
    four.system("N27", "C4", "green")
    four.at_phase("Expand")
    assert not waits_not(four, "green")


@rule("MX-INIT-04")
def test_who_can_be_reached_with_the_second_target_of_somebody_before_waits(four: Table) -> None:
    four.system("N15", "A4", "yellow")
    four.system("N27", "C3", "green")
    four.at_phase("Expand")
    assert waits_not(four, "green")
    four.chose(yellow="Expand")
    four.at_phase("Expand")
    four.let_fall()
    assert not waits_not(four, "green")


@rule("MX-INIT-04", "MX-POW-06")
def test_who_draws_when_anyone_sells_waits_for_those_who_may_sell(four: Table) -> None:
    four.system("N06", "A4", "yellow")
    four.system("N04", "A3", "yellow")
    four.system("N27", "G4", "green")
    four.works("I13", "FG34", "green")
    four.at_phase("Deliver")
    assert waits_not(four, "green")
    four.chose(yellow="Deliver")
    four.at_phase("Deliver")
    assert not waits_not(four, "green")


@rule("MX-INIT-04", "MX-POW-08")
def test_who_draws_when_anyone_delivers_next_to_a_card_waits_for_those_who_can(four: Table) -> None:
    four.system("N06", "B4", "yellow")
    four.system("N04", "B3", "yellow")
    four.system("N27", "G4", "green")
    four.at_phase("Deliver")
    assert waits_not(four, "green")
    four.works("I15", "CD34", "green")
    assert not waits_not(four, "green")


@rule("MX-INIT-04", "MX-COL-09")
def test_who_could_get_fewer_cubes_because_of_somebody_before_waits(four: Table) -> None:
    four.system("N15", "A4", "yellow")
    four.system("N27", "G4", "green")
    four.money("yellow", 1)
    four.stock(green=6)
    four.chose(yellow="Colonise")
    four.at_phase("Colonise")
    assert waits_not(four, "green")
    four.stock(green=5)
    assert not waits_not(four, "green")


@rule("MX-INIT-04", "MX-EXP-09")
def test_who_could_be_stopped_by_somebody_whose_strength_changes_before_waits(four: Table) -> None:
    four.system("N15", "A4", "yellow")
    four.system("N27", "G4", "green")
    four.system("N34", "G3", "blue")
    four.track("yellow", "green", "blue", "red")
    four.at_phase("Expand")
    assert waits_not(four, "green")
    four.system("N28", "B4", "blue")
    assert not waits_not(four, "green")


@rule("MX-INIT-05")
def test_the_acting_player_draws_first_and_then_the_others_in_the_order_of_the_phase(four: Table) -> None:
    four.system("N06", "C3", "yellow")
    four.system("N04", "C4", "red")
    four.works("I13", "CD45", "green")
    four.system("N12", "E5", "blue")
    four.money("yellow", 1)
    four.track("red", "blue", "green", "yellow")
    four.chose(yellow="Deliver")
    four.at_phase("Deliver")
    four.says("yellow", "deliver grey cube on C3", "to demand 2 of C4")
    four.falls("draw N20", "draw N21")
    assert four.cards("yellow") == ["S18", "N20", "N21"]
    four.falls("draw N22", "draw N23")
    assert (four.cards("blue"), four.cards("green")) == (["N22"], ["N23"])
