"""Chapter "Expand": invasions, and who may stop them."""

from __future__ import annotations

from games.m121.phases.scenes import asks, circle, done
from games.m121.table import Table
from marks import rule
from perihelion.core.dice import Fair, secret_from
from perihelion.games.m121.words import ALLOW, INVADED, MOMENTS
from perihelion.records.table import Table as Recorded


def invader(table: Table, *works: str) -> None:
    """Yellow stands on C3 with these cards in gaps that touch nothing else."""
    table.system("N15", "C3", "yellow")
    for card, gap in zip(works, ("CD45", "CD56", "DE56"), strict=False):
        table.works(card, gap, "yellow")


@rule("MX-EXP-07")
def test_an_invasion_costs_nothing_and_puts_a_disk_into_the_military_area(table: Table) -> None:
    invader(table, "I17")
    table.system("N37", "C2", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.site("C2").military[0], table.site("C2").political[0]) == (1, 0)
    assert table.s.spent == 3


@rule("MX-EXP-07")
def test_strength_below_the_printed_cost_invades_nothing(table: Table) -> None:
    invader(table, "I10")
    table.system("N37", "C2", "green")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")


@rule("MX-EXP-07", "MX-MIL-02")
def test_points_spent_on_one_invasion_are_gone_for_the_next(table: Table) -> None:
    invader(table, "I25")
    table.system("N27", "C2", "green")
    table.system("N36", "D3", "green")
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert "influence D3" not in table.offered("yellow")


@rule("MX-EXP-07")
def test_who_has_cards_and_strength_chooses_the_way(table: Table) -> None:
    invader(table, "I17")
    table.system("N37", "C2", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.offered("yellow") == ["politically", "invade"]


@rule("MX-EXP-08")
def test_adjacent_strength_and_strength_for_invading_count_for_an_invasion(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.works("I14", "CD56", "yellow")
    table.system("N37", "C2", "green")
    table.system("N38", "D6", "green")
    table.turn("yellow", "Expand")
    assert "influence C2" in table.offered("yellow")
    assert "influence D6" not in table.offered("yellow")


@rule("MX-EXP-08")
def test_the_point_of_a_chooser_of_colonise_does_not_count(table: Table) -> None:
    invader(table, "I10")
    table.system("N37", "C2", "green")
    table.chose(yellow="Colonise")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")


def defended(table: Table, strength: str) -> None:
    """Yellow, strength 3 for invading, says so to green on C2, who has this card on top of nothing."""
    invader(table, "I17")
    table.system("N37", "C2", "green")
    table.works(strength, "EF34", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")


@rule("MX-EXP-09")
def test_a_controller_of_equal_strength_cannot_stop_an_invasion(table: Table) -> None:
    defended(table, "I25")
    assert (done(table), table.influence("C2")) == (True, {"yellow": 1, "green": 1})


@rule("MX-EXP-09", "MX-EXP-17")
def test_a_stronger_controller_is_asked_before_anything_happens(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    assert table.offered("green") == ["stop it", "allow it"]
    assert (table.influence("C2"), table.s.spent, table.left("yellow")) == ({"green": 1}, 0, 33)


@rule("MX-EXP-09")
def test_who_has_a_disk_there_already_may_be_stopped_as_well(table: Table) -> None:
    invader(table, "I17")
    table.system("N37", "C2", "green", yellow=1)
    table.works("I03", "EF45", "green")
    table.works("I25", "EF34", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.offered("green") == ["stop it", "allow it"]


@rule("MX-EXP-09")
def test_strength_for_invading_does_not_defend(table: Table) -> None:
    table.works("I14", "EF45", "green")
    defended(table, "I25")
    assert done(table)


@rule("MX-EXP-09", "MX-MIL-03")
def test_adjacent_strength_of_the_invader_counts_in_the_comparison(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.works("I03", "CD56", "yellow")
    table.system("N37", "C2", "green")
    table.works("I25", "EF34", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (done(table), table.influence("C2")) == (True, {"yellow": 1, "green": 1})


@rule("MX-EXP-09")
def test_points_that_are_spent_count_in_the_comparison(table: Table) -> None:
    invader(table, "I25")
    table.system("N27", "C2", "green")
    table.system("N24", "D3", "green")
    table.works("I03", "EF34", "green")
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence D3")
    assert (table.strength("green"), done(table)) == (2, True)
    assert table.influence("D3") == {"yellow": 1, "green": 1}


@rule("MX-EXP-10")
def test_a_stopped_invasion_uses_up_nothing_and_may_not_be_tried_again(table: Table) -> None:
    table.works("I03", "EF45", "green")
    table.money("yellow", 1)
    invader(table, "I17")
    table.system("N37", "C2", "green")
    table.works("I25", "EF34", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "invade")
    table.says("green", "stop it")
    assert (table.influence("C2"), table.s.spent, table.s.acted) == ({"green": 1}, 0, 0)
    table.says("yellow", "influence C2")
    assert table.site("C2").political[0] == 1


@rule("MX-EXP-10", "MX-ASK-05")
def test_a_target_whose_invasion_was_stopped_is_not_offered_where_politics_is_too_dear(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    table.says("green", "stop it")
    assert "influence C2" not in table.offered("yellow")
    assert "influence D3" in table.offered("yellow")


@rule("MX-EXP-10")
def test_in_the_next_phase_the_same_target_may_be_invaded_again(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    table.says("green", "stop it")
    table.turn("yellow", "Expand")
    assert "influence C2" in table.offered("yellow")


@rule("MX-EXP-09")
def test_a_stronger_controller_may_allow_it(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    table.says("green", "allow it")
    assert (table.influence("C2"), table.s.spent) == ({"yellow": 1, "green": 1}, 3)


@rule("MX-EXP-11", "MX-EXP-16")
def test_one_more_invasion_is_open_to_military_alone(table: Table) -> None:
    invader(table, "I23", "I17")
    table.system("N37", "C2", "green")
    table.money("yellow", 3)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence D3")
    assert table.offered("yellow") == ["influence C2", "influence C3", "pass"]
    table.says("yellow", "influence C2")
    assert (table.site("C2").military[0], table.size("yellow")) == (1, 3)


@rule("MX-EXP-11", "MX-EXP-16")
def test_after_a_political_target_one_more_is_open_to_military_alone(table: Table) -> None:
    invader(table, "I23", "I17")
    table.system("N37", "C2", "green")
    table.money("yellow", 4)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "politically", "discard S18")
    assert table.offered("yellow") == ["influence C3", "pass"]
    table.says("yellow", "influence C3")
    assert (table.site("C3").military[0], table.size("yellow")) == (1, 3)


@rule("MX-EXP-16")
def test_an_invasion_that_comes_first_leaves_a_target_of_any_kind(table: Table) -> None:
    invader(table, "I23", "I17")
    table.system("N37", "C2", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    table.falls("draw N60")
    table.says("yellow", "influence D3")
    assert (table.claimed("D3"), done(table)) == ("yellow", True)


@rule("MX-EXP-16")
def test_all_targets_may_be_invasions(table: Table) -> None:
    invader(table, "I23", "X08")
    table.system("N27", "C2", "green")
    table.system("N37", "D3", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    table.falls("draw N60")
    table.says("yellow", "influence D3", "invade")
    table.falls("draw N59")
    assert table.site("D3").military[0] == 1
    assert done(table)


@rule("MX-EXP-12", "MX-INFL-08")
def test_an_invasion_may_win_control_with_the_military_circle(table: Table) -> None:
    invader(table, "I17")
    table.system("N37", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.controller("C2"), circle(table, "C2")) == ("yellow", "military")


@rule("MX-EXP-13")
def test_an_own_system_may_be_invaded_to_guard_it_and_nobody_stops_it(table: Table) -> None:
    invader(table, "I17")
    table.system("N37", "C2", "yellow", green=1)
    table.works("I25", "EF34", "green")
    table.works("I10", "EF45", "green")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (done(table), table.site("C2").military[0], circle(table, "C2")) == (True, 1, "political")


@rule("MX-EXP-13", "MX-EXP-14")
def test_guarding_by_military_counts_as_invading(table: Table) -> None:
    invader(table, "I23")
    table.system("N27", "C2", "yellow")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    table.falls("draw N60")
    assert table.cards("yellow") == ["N60"]


@rule("MX-EXP-14")
def test_the_draw_after_invading_comes_before_the_check_of_control(table: Table) -> None:
    invader(table, "I23")
    table.system("N27", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.controller("C2") == "green"
    table.falls("draw N60")
    assert table.controller("C2") == "yellow"


@rule("MX-EXP-17", "MX-TECH-04")
def test_tech_disks_move_with_the_check_of_control(table: Table) -> None:
    invader(table, "I10")
    table.system("N13", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.levels() == ["yellow 2", "green 1"]


@rule("MX-ASK-08")
def test_with_the_option_always_an_invasion_that_could_be_stopped_is_not_offered() -> None:
    table = Table(2, always_stop=True)
    invader(table, "I17")
    table.system("N37", "C2", "green")
    table.works("I25", "EF34", "green")
    table.turn("yellow", "Expand")
    assert "influence C2" in table.offered("yellow")
    table.works("I03", "EF45", "green")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")


@rule("MX-ASK-08")
def test_the_question_is_a_moment_at_which_one_may_never_want_to_be_asked(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    step = asks(table)
    assert (step.moment(table.s, 1), MOMENTS[INVADED]) == (INVADED, "an invasion that you could stop")
    assert step.declining(table.s, 1) == ALLOW


@rule("MX-ASK-08")
def test_a_standing_answer_allows_the_invasion(table: Table) -> None:
    table.works("I03", "EF45", "green")
    defended(table, "I25")
    recorded = Recorded(table.game, 2, {}, Fair(secret_from("standing")))
    recorded.state = table.s
    assert recorded.declined({0: [INVADED]}) is None
    assert recorded.declined({1: [INVADED]}) == (1, ALLOW)


@rule("MX-ASK-08")
def test_the_question_for_a_target_is_no_such_moment(table: Table) -> None:
    invader(table, "I17")
    table.turn("yellow", "Expand")
    assert asks(table).moment(table.s, 0) < 0
