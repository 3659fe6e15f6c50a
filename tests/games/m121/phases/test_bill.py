"""What a word would cost and bring, before it is said: bills, routes, payees and draws."""

from __future__ import annotations

from games.m121.phases.scenes import bill, draws, path, payees, preview
from games.m121.table import Table
from marks import rule
from perihelion.core.game import SPECTATOR
from perihelion.games.m121.cards.board import GAPS, HAND_LIMIT, SPACES
from perihelion.games.m121.cards.tables import CARD_IDS, PAYS_POINTS
from perihelion.games.m121.seen.bill import ahead
from perihelion.games.m121.seen.table import view
from perihelion.games.m121.seen.views import Preview
from perihelion.games.m121.words import PASS, demand_of

# Build


@rule("MX-BLD-02", "MX-POW-02")
def test_the_bill_of_a_build_has_a_line_for_the_choice_and_for_each_power(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.system("N17", "C4", "yellow")
    table.works("I08", "BC45", "yellow")
    table.hand("yellow", "X01", "N01", "N02", "N03")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    found = preview(table, "yellow", "build X01")
    assert bill(table, found) == [
        "6 Printed cost (MX-CARD-01)",
        "-1 You chose Build (MX-BLD-02)",
        "-1 Moth Nebula (MX-POW-02)",
        "-1 CORPORATION Foundry (MX-POW-02)",
        "-1 Construction Yards (MX-POW-02)",
    ]
    assert found.cost == 2


@rule("MX-CARD-02")
def test_a_bill_never_ends_below_zero(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.hand("yellow", "I01", "N01")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    found = preview(table, "yellow", "build I01")
    assert (sum([line.amount for line in found.lines]), found.cost) == (-1, 0)


@rule("MX-BLD-04")
def test_a_build_tells_the_cards_that_it_draws(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I01", "I20", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    assert draws(preview(table, "yellow", "build I01")) == {"yellow": 1}
    assert draws(preview(table, "yellow", "build I20")) == {"yellow": 1}


@rule("MX-VAR-04")
def test_the_bill_of_an_upgrade_has_a_line_for_the_card_that_it_replaces() -> None:
    table = Table(2, upgrades=True)
    table.works("I08", "BC34", "yellow")
    table.hand("yellow", "I26", "I28", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34")
    found = preview(table, "yellow", "with I26")
    assert bill(table, found) == [
        "4 Printed cost (MX-CARD-01)",
        "-2 It replaces Construction Yards (MX-VAR-03)",
        "-1 Construction Yards (MX-POW-02)",
    ]
    assert found.cost == 1


@rule("MX-BLD-02", "MX-BLD-07")
def test_the_bill_of_a_build_stays_while_its_gap_and_its_turn_are_chosen(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.hand("yellow", "I08", "N01", "N02", "N03")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    found = preview(table, "yellow", "build I08")
    table.says("yellow", "build I08")
    assert preview(table, "yellow", "in BC23") == found
    table.says("yellow", "in BC23")
    assert preview(table, "yellow", "name edge north-west") == found


@rule("MX-VAR-04")
def test_the_bill_of_an_upgrade_stays_while_its_turn_is_chosen() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "I08", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34")
    found = preview(table, "yellow", "with I08")
    table.says("yellow", "with I08")
    assert preview(table, "yellow", "name edge north-west") == found


@rule("MX-VAR-04")
def test_an_upgrade_does_not_tell_draws_of_the_card_that_it_replaces() -> None:
    table = Table(2, upgrades=True)
    table.works("I20", "BC34", "yellow")
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I26", "I28", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34")
    assert draws(preview(table, "yellow", "with I26")) == {"yellow": 1}


# Payments


def due(table: Table) -> Preview:
    """The bill of what is paid for at this moment, as all see it."""
    found = view(table.s, SPECTATOR).bill
    assert found is not None, "nothing is paid for"
    return found


@rule("MX-CARD-01", "MX-CARD-03")
def test_the_bill_of_a_system_stays_while_it_is_paid_for(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N40", "N01", "N02", "N03", "N04", "N05", "N06")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N40")
    found = preview(table, "yellow", "on C2")
    assert view(table.s, SPECTATOR).bill is None
    table.says("yellow", "on C2")
    assert (due(table).lines, due(table).hand) == (found.lines, found.hand)
    assert (due(table).cost, due(table).paid, due(table).need) == (5, 0, 0)
    table.says("yellow", "discard N01", "discard N02")
    assert (due(table).cost, due(table).paid, due(table).hand) == (5, 2, found.hand)
    table.says("yellow", "discard N03", "discard N04", "discard N05")
    assert view(table.s, SPECTATOR).bill is None


@rule("MX-CARD-01", "MX-BLD-11")
def test_the_bill_of_infrastructure_stays_while_it_is_paid_for(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I08", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    found = preview(table, "yellow", "build I08")
    table.says("yellow", "build I08", "in BC23", "name edge north-west", "discard N01")
    assert (due(table).lines, draws(due(table)), due(table).hand) == (found.lines, draws(found), found.hand)
    assert (due(table).cost, due(table).paid) == (2, 1)


@rule("MX-CARD-01", "MX-VAR-04")
def test_the_bill_of_an_upgrade_stays_while_it_is_paid_for() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "I26", "N01", "N02", "N03", "N04", "N05")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34")
    found = preview(table, "yellow", "with I26")
    table.says("yellow", "with I26", "discard N01")
    assert (due(table).lines, due(table).hand) == (found.lines, found.hand)
    assert (due(table).cost, due(table).paid) == (found.cost, 1)


@rule("MX-CARD-01", "MX-EXP-06")
def test_the_bill_of_political_influence_stays_while_it_is_paid_for(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N23", "C4", "green")
    table.hand("yellow", "N01", "N02", "N03", "N04")
    table.turn("yellow", "Expand")
    found = preview(table, "yellow", "influence C4")
    table.says("yellow", "influence C4", "discard N01")
    assert (due(table).lines, due(table).hand) == (found.lines, found.hand)
    assert (due(table).cost, due(table).paid, due(table).need) == (2, 1, 0)


# Colonise


@rule("MX-COL-06", "MX-TAB-05", "MX-POW-08")
def test_the_bill_of_a_system_has_lines_for_choice_powers_neighbours_and_tabs(table: Table) -> None:
    table.system("N54", "C3", "yellow")
    table.system("N35", "E5", "yellow")
    table.works("I01", "BC23", "yellow", turn=0)
    table.works("I04", "CD23", "yellow", turn=2)
    table.hand("yellow", "N40", "N01", "N02", "N03")
    table.chose(yellow="Colonise")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N40")
    found = preview(table, "yellow", "on C2")
    assert bill(table, found) == [
        "5 Printed cost (MX-CARD-01)",
        "-1 You chose Colonise (MX-COL-06)",
        "-1 Orchid Belt (MX-POW-02)",
        "-1 Hollow Giant, next to it (MX-POW-08)",
        "-1 Tab of Waygate Anchor (MX-TAB-05)",
        "[0 Tab of CORPORATION Freight Hall: CORPORATION only (MX-TAB-05)]",
        "[0 Strength 1, needs 5 (MX-COL-04)]",
    ]
    assert (found.cost, found.need, found.strength) == (1, 5, 1)
    assert found.hand == 4 - 1 - 1


@rule("MX-TAB-05")
def test_a_tab_for_another_type_stands_on_the_bill_with_its_type(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I27", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27")
    assert bill(table, preview(table, "yellow", "on C2"))[1:] == [
        "[0 Tab of Terraforming Works: barren only (MX-TAB-05)]"
    ]


@rule("MX-TAB-01")
def test_the_tabs_that_would_work_are_named_with_their_gaps(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I02", "BC23", "yellow", turn=0)
    table.works("I24", "CD23", "green", turn=2)
    table.works("I01", "BC34", "green", turn=0)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    found = preview(table, "yellow", "on C2")
    assert found.tabs == [[GAPS.index("BC23"), 0], [GAPS.index("CD23"), 1]]
    assert draws(found) == {"yellow": 1, "green": 1}


@rule("MX-COL-03")
def test_a_system_that_cards_cannot_pay_has_no_price_but_a_strength(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I25", "CD56", "yellow")
    table.hand("yellow", "N37", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37")
    found = preview(table, "yellow", "on C2")
    assert (found.cost, found.need, found.strength) == (-1, 3, 3)


@rule("MX-COL-13")
def test_each_way_of_placing_tells_its_own_draws(table: Table) -> None:
    table.system("N29", "C3", "yellow")
    table.works("I03", "CD56", "yellow")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert draws(preview(table, "yellow", "peacefully")) == {}
    assert draws(preview(table, "yellow", "by military")) == {"yellow": 1}


@rule("MX-COL-13")
def test_a_space_that_only_strength_takes_tells_the_draws_of_a_conquest(table: Table) -> None:
    table.system("N29", "C3", "yellow")
    table.works("I03", "CD56", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert draws(preview(table, "yellow", "on C2")) == {"yellow": 1}


# Deliver


@rule("MX-DEL-22", "MX-DEL-07")
def test_a_choice_of_demand_tells_route_payees_and_draws_of_each(four: Table) -> None:
    four.system("S01", "B3", "yellow")
    four.system("N52", "C3", "green", yellow=1)
    four.system("S03", "D3", "red")
    four.works("I15", "CD23", "blue")
    four.money("yellow", 2)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on B3")
    found = preview(four, "yellow", "to demand 1 of D3")
    assert (path(found), payees(found)) == (["B3", "C3", "D3"], ["green", "red"])
    assert (draws(found), found.takes) == ({"yellow": 2, "blue": 1, "red": 1}, -1)
    nearer = preview(four, "yellow", "to demand 2 of C3")
    assert (path(nearer), payees(nearer)) == (["B3", "C3"], ["green"])
    assert (draws(nearer), nearer.takes) == ({"yellow": 2, "blue": 1}, four.seat("green"))


@rule("MX-DEL-10")
def test_a_choice_of_payees_tells_the_route_of_each(four: Table) -> None:
    four.system("N07", "C2", "yellow")
    four.system("N22", "D2", "green", yellow=1)
    four.system("N27", "C3", "blue", yellow=1)
    four.system("N52", "D3", "yellow")
    four.money("yellow", 3)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on C2", "to demand 1 of D3")
    assert path(preview(four, "yellow", "toll to green")) == ["C2", "D2", "D3"]
    assert path(preview(four, "yellow", "toll to blue")) == ["C2", "C3", "D3"]
    assert payees(preview(four, "yellow", "toll to blue")) == ["blue"]


@rule("MX-DEL-11")
def test_a_sale_tells_the_cards_of_the_space_and_of_powers(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.system("N52", "D2", "yellow")
    table.works("X02", "CD56", "yellow")
    table.works("I13", "DE56", "green")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    assert draws(preview(table, "yellow", "to demand 1 of C3")) == {"yellow": 3 + 2, "green": 1}
    assert draws(preview(table, "yellow", "to demand 1 of D2")) == {"yellow": 1}


@rule("MX-DEL-06", "MX-DEL-19")
def test_a_delivery_tells_its_points_and_the_hand_after_draws_and_tolls(four: Table) -> None:
    four.system("S01", "B3", "yellow")
    four.system("N52", "C3", "green", yellow=1)
    four.system("S03", "D3", "red")
    four.money("yellow", 2)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on B3")
    further, nearer = (
        preview(four, "yellow", "to demand 1 of D3"),
        preview(four, "yellow", "to demand 2 of C3"),
    )
    assert (further.hand, nearer.hand) == (2 + draws(further)["yellow"] - 2, 2 + draws(nearer)["yellow"] - 1)
    assert [PAYS_POINTS[CARD_IDS.index(card)][at] for card, at in (("S03", 0), ("N52", 1))] == [
        further.points,
        nearer.points,
    ]


@rule("MX-ASK-01", "MX-DEL-02")
def test_a_cube_that_can_go_to_one_space_only_tells_its_way_before_it_is_lifted(table: Table) -> None:
    table.system("S01", "B3", "yellow")
    table.system("S03", "C3", "yellow")
    table.turn("yellow", "Deliver")
    found = preview(table, "yellow", "deliver grey cube on B3")
    assert path(found) == ["B3", "C3"]
    assert found.demand == demand_of(SPACES.index("C3"), 0)


@rule("MX-CARD-04")
def test_no_bill_promises_more_cards_than_a_hand_may_hold(table: Table) -> None:
    table.system("S01", "B3", "yellow")
    table.system("S03", "C3", "yellow")
    table.money("yellow", HAND_LIMIT)
    table.turn("yellow", "Deliver")
    found = preview(table, "yellow", "deliver grey cube on B3")
    assert (draws(found)["yellow"] > 0, found.hand) == (True, HAND_LIMIT)


# Expand


@rule("MX-EXP-05")
def test_an_empty_space_costs_nothing_on_its_bill(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Expand")
    found = preview(table, "yellow", "influence C2")
    assert (found.cost, found.lines, found.need) == (0, [], 0)


@rule("MX-EXP-06")
def test_the_bill_of_political_influence_has_the_third_and_the_discounts(table: Table) -> None:
    table.system("N08", "C3", "yellow")
    table.works("I09", "CD56", "yellow")
    table.system("N60", "C2", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    found = preview(table, "yellow", "influence C2")
    assert bill(table, found) == [
        "3 A third of 7, rounded up (MX-EXP-06)",
        "-1 GOVERNMENT Broadcast Hub (MX-POW-02)",
        "-1 Diplomatic Corps (MX-POW-02)",
    ]
    assert (found.cost, found.need, found.strength) == (1, 7, 0)


@rule("MX-EXP-07")
def test_strength_that_is_not_enough_for_an_invasion_stands_on_the_bill(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I10", "CD56", "yellow")
    table.system("N60", "C2", "green")
    table.money("yellow", 3)
    table.turn("yellow", "Expand")
    assert bill(table, preview(table, "yellow", "influence C2"))[1:] == [
        "[0 Strength 2, needs 7 (MX-EXP-07)]"
    ]


@rule("MX-EXP-15")
def test_free_influence_has_a_line_of_its_own_with_the_card_that_gives_it(table: Table) -> None:
    table.system("N08", "C3", "yellow")
    table.works("X09", "CD56", "yellow")
    table.system("N60", "C2", "green")
    table.turn("yellow", "Expand")
    found = preview(table, "yellow", "influence C2")
    assert bill(table, found) == [
        "3 A third of 7, rounded up (MX-EXP-06)",
        "-3 The Galactic GOVERNMENT: political influence is free (MX-EXP-15)",
    ]
    assert found.cost == 0


@rule("MX-EXP-09", "MX-INFL-06")
def test_a_target_tells_who_could_stop_it_and_whose_system_it_would_win(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I17", "CD56", "yellow")
    table.system("N37", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    found = preview(table, "yellow", "influence C2")
    assert (found.cost, found.need, found.strength) == (-1, 3, 3)
    assert (found.stopper, found.takes) == (-1, 1)
    table.works("I25", "EF34", "green")
    table.works("I03", "EF45", "green")
    assert preview(table, "yellow", "influence C2").stopper == 1


@rule("MX-EXP-14")
def test_each_way_of_influencing_tells_its_own_draws(table: Table) -> None:
    table.system("N47", "C3", "yellow")
    table.works("I23", "CD56", "yellow")
    table.works("I14", "DE56", "yellow")
    table.system("N27", "C2", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    assert draws(preview(table, "yellow", "influence C2")) == {"yellow": 2}
    table.says("yellow", "influence C2")
    assert draws(preview(table, "yellow", "politically")) == {"yellow": 2}
    assert draws(preview(table, "yellow", "invade")) == {"yellow": 1}


@rule("MX-EXP-14")
def test_a_target_that_can_only_be_invaded_tells_the_draws_of_an_invasion(table: Table) -> None:
    table.system("N47", "C3", "yellow")
    table.works("I23", "CD56", "yellow")
    table.system("N27", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    assert draws(preview(table, "yellow", "influence C2")) == {"yellow": 1}


@rule("MX-ASK-07")
def test_nothing_is_told_about_passing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Expand")
    assert ahead(table.s, 0, PASS) is None


@rule("MX-CARD-07", "MX-VAR-04")
def test_the_card_that_goes_can_be_drawn_for_the_one_that_comes() -> None:
    table = Table(2, upgrades=True)
    table.system("N19", "C3", "yellow")
    table.works("I01", "BC23", "yellow")
    table.hand("yellow", "I08", "N01")
    table.chose(yellow="Build")
    table.deck()
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I08")
    assert preview(table, "yellow", "name edge north-west").hand == 2
    table.says("yellow", "name edge north-west")
    table.falls("draw I01")
    assert table.cards("yellow") == ["N01", "I01"]
