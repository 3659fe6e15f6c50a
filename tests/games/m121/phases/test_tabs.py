"""Chapter "Tabs": what infrastructure gives to a system that is placed over it."""

from __future__ import annotations

from games.m121.phases.scenes import circle, done
from games.m121.table import Table
from marks import rule


@rule("MX-TAB-01")
def test_a_tab_works_when_a_system_is_placed_over_it_and_never_again(table: Table) -> None:
    table.system("N15", "C4", "yellow")
    table.works("I02", "BC34", "yellow", turn=0)
    table.hand("yellow", "N01", "N02", "N03", "N04", "N05")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C3", "peacefully")
    table.falls("draw N60")
    table.says("yellow", "place N02", "on C2", "peacefully")
    assert done(table)
    assert table.cards("yellow") == ["N03", "N04", "N05", "N60"]


@rule("MX-TAB-01")
def test_a_tab_gives_nothing_in_a_later_invasion(table: Table) -> None:
    table.works("I03", "BC23", "yellow", turn=0)
    table.system("N27", "C2", "green")
    table.hand("yellow", "N01")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.site("C2").political[0], table.site("C2").military[0]) == (1, 0)


@rule("MX-TAB-02")
def test_tabs_of_another_give_no_discount(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "green", turn=0)
    table.hand("yellow", "N27", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2", "discard N01", "discard N02")
    assert table.cards("yellow") == ["N03"]


@rule("MX-TAB-02")
def test_nobody_draws_for_a_tab_of_another(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I02", "BC23", "green", turn=0)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert (done(table), table.size("yellow"), table.size("green")) == (True, 0, 0)


@rule("MX-TAB-02", "MX-POW-06")
def test_a_tab_for_anyone_pays_its_owner_when_another_covers_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I24", "BC23", "green", turn=0)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.cards("green")) == ([], ["N60"])


@rule("MX-TAB-02")
def test_a_tab_for_anyone_pays_its_owner_once_who_covers_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I24", "BC23", "yellow", turn=0)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    table.falls("draw N60")
    assert (table.cards("yellow"), done(table)) == (["N60"], True)


@rule("MX-TAB-02", "MX-CARD-04")
def test_a_tab_for_anyone_pays_nothing_into_a_full_hand(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I24", "BC23", "green", turn=0)
    table.hand("yellow", "N01", "N02")
    table.money("green", 12)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert (done(table), table.size("green")) == (True, 12)


@rule("MX-TAB-03")
def test_a_discount_tab_lowers_the_cost_of_the_system_over_it_only(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on D3", "discard N01", "discard N02")
    assert table.cards("yellow") == ["N03"]


@rule("MX-TAB-03")
def test_over_a_discount_tab_a_system_costs_less(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=2)
    table.hand("yellow", "N27", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2", "discard N01")
    assert table.cards("yellow") == ["N02", "N03"]


@rule("MX-TAB-03", "MX-MIL-03")
def test_a_military_tab_adds_strength_for_the_system_over_it_only(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I03", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27")
    assert table.offered("yellow") == ["on C2", "on B3"]
    table.says("yellow", "on C2")
    assert (circle(table, "C2"), table.cards("yellow")) == ("military", ["N01"])


@rule("MX-TAB-03")
def test_a_draw_tab_draws_after_the_payment(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I02", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["place N01", "pass"]
    table.says("yellow", "place N01", "on C2")
    assert table.discards() == ["N27"]
    table.falls("draw N60")
    assert table.cards("yellow") == ["N60"]


@rule("MX-TAB-04")
def test_four_tabs_at_the_corners_of_one_system_add_up(table: Table) -> None:
    table.works("I01", "BC23", "yellow", turn=0)
    table.works("I01", "CD23", "yellow", turn=0)
    table.works("I16", "BC34", "yellow", turn=0)
    table.works("I02", "CD34", "yellow", turn=1)
    table.hand("yellow", "N33", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N33", "discard N01", "discard N02")
    assert table.cards("yellow") == ["N03"]


@rule("MX-TAB-04")
def test_two_draw_tabs_draw_two_cards(table: Table) -> None:
    table.works("I02", "BC23", "yellow", turn=1)
    table.works("I02", "CD34", "yellow", turn=1)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C3")
    table.falls("draw N50", "draw N51")
    assert table.cards("yellow") == ["N50", "N51"]


@rule("MX-TAB-05")
def test_a_tab_with_a_type_works_for_systems_of_this_type_only(table: Table) -> None:
    table.works("I27", "BC34", "yellow", turn=0)
    table.hand("yellow", "N52", "N27", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C3", "discard N01", "discard N02")
    table.falls("draw N60")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N52", "on C4")
    assert table.discards() == ["N01", "N02", "N60"]


@rule("MX-TAB-05")
def test_a_tab_with_a_keyword_works_for_cards_with_this_keyword_only(table: Table) -> None:
    table.works("I12", "BC34", "yellow", turn=0)
    table.works("I05", "BC23", "yellow", turn=0)
    table.hand("yellow", "N45", "N27", "N01", "N02", "N03", "N04", "N05")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C3", "discard N01", "discard N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N45", "on C2", "discard N03", "discard N04")
    assert table.cards("yellow") == ["N05"]


@rule("MX-TAB-06")
def test_the_name_edge_gives_nothing(table: Table) -> None:
    table.works("I01", "BC34", "yellow", turn=1)
    table.hand("yellow", "N27", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C3", "discard N01", "discard N02")
    assert table.cards("yellow") == ["N03"]
