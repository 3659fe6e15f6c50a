"""Why not: every question of the phases tells the rule and the facts for what it leaves out."""

from __future__ import annotations

from games.m121.phases.scenes import refused
from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.m121.cards.board import GAPS, SPACES
from perihelion.games.m121.phases.build import ChooseBetter
from perihelion.games.m121.phases.colonise import ChooseManner
from perihelion.games.m121.phases.expand import ChooseInfluence

# Build


def at_build(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "I01", "N01")
    table.turn("yellow", "Build")


@rule("MX-CARD-09")
def test_a_card_that_is_not_in_the_hand_is_not_built(table: Table) -> None:
    at_build(table)
    assert table.why("yellow", "build I02") == ("MX-CARD-09", "Survey Drones is not in your hand.")


@rule("MX-BOARD-01")
def test_a_system_is_not_built(table: Table) -> None:
    at_build(table)
    assert table.why("yellow", "build N01") == (
        "MX-BOARD-01",
        "Carnival Drift is a system; only infrastructure is built in gaps.",
    )


@rule("MX-CARD-01", "MX-ASK-02")
def test_a_card_that_is_too_dear_is_refused_with_its_cost_and_the_cards_there_are(table: Table) -> None:
    at_build(table)
    assert table.why("yellow", "build I17") == (
        "MX-CARD-01",
        "Battle Group costs 3 cards; you have 2 others.",
    )


@rule("MX-BLD-05")
def test_without_a_free_gap_a_card_is_refused_with_where_gaps_are_looked_for() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC23", "yellow")
    table.hand("yellow", "I02", "N01")
    table.turn("yellow", "Build")
    assert table.why("yellow", "build I02") == (
        "MX-BLD-05",
        "No free gap lies at a corner of a system that you influence.",
    )


@rule("MX-VAR-03")
def test_without_upgrades_nothing_is_replaced(table: Table) -> None:
    table.works("I02", "BC23", "yellow")
    at_build(table)
    assert table.why("yellow", "replace BC23") == (
        "MX-VAR-03",
        "This table plays without upgrades: infrastructure stays.",
    )


@rule("MX-VAR-03", "MX-INFL-02")
def test_only_own_infrastructure_is_replaced() -> None:
    table = Table(2, upgrades=True)
    table.works("I02", "BC23", "green")
    at_build(table)
    assert table.why("yellow", "replace BC23") == (
        "MX-INFL-02",
        "Survey Drones in BC23 belongs to green for the whole game.",
    )


@rule("MX-VAR-03")
def test_without_a_costlier_card_nothing_is_replaced() -> None:
    table = Table(2, upgrades=True)
    table.works("I28", "BC23", "yellow")
    at_build(table)
    assert table.why("yellow", "replace BC23") == (
        "MX-VAR-03",
        "You hold no card that costs more than GOVERNMENT Senate and that you could pay.",
    )


def at_better(*hand: str) -> Table:
    """Yellow replaces I10, which costs 2."""
    table = Table(2, upgrades=True)
    table.works("I10", "BC23", "yellow")
    table.hand("yellow", "I17", *hand)
    table.at(ChooseBetter(0, GAPS.index("BC23")))
    return table


@rule("MX-CARD-09")
def test_a_better_card_must_be_in_the_hand() -> None:
    table = at_better("N01")
    assert table.why("yellow", "with I18") == ("MX-CARD-09", "Think Tank is not in your hand.")


@rule("MX-BOARD-01")
def test_a_system_replaces_no_infrastructure() -> None:
    table = at_better("N01")
    assert table.why("yellow", "with N01") == ("MX-BOARD-01", "Carnival Drift is a system.")


@rule("MX-VAR-03")
def test_a_card_of_equal_cost_is_not_better() -> None:
    table = at_better("I08", "N01")
    assert table.why("yellow", "with I08") == (
        "MX-VAR-03",
        "Construction Yards costs 2, not more than Escort Squadron (2).",
    )


@rule("MX-CARD-01", "MX-VAR-04")
def test_a_better_card_that_is_too_dear_is_refused_with_the_difference() -> None:
    table = at_better("X01", "N01")
    assert table.why("yellow", "with X01") == (
        "MX-CARD-01",
        "The CORPORATION costs 4 cards; you have 2 others.",
    )


def at_gap(table: Table) -> None:
    table.system("N02", "B3", "green")
    table.system("N03", "B4", "green")
    table.system("N04", "C4", "green")
    table.works("I02", "CD23", "green")
    at_build(table)
    table.says("yellow", "build I01")


@rule("MX-SETUP-01")
def test_a_gap_out_of_play_is_refused(table: Table) -> None:
    at_gap(table)
    assert table.why("yellow", "in AB12") == ("MX-SETUP-01", "AB12 is not used with so many players.")


@rule("MX-BOARD-01")
def test_a_gap_that_is_built_is_refused_with_its_card(table: Table) -> None:
    at_gap(table)
    assert table.why("yellow", "in CD23") == ("MX-BOARD-01", "CD23 holds Survey Drones already.")


@rule("MX-BLD-06")
def test_a_closed_gap_is_refused(table: Table) -> None:
    at_gap(table)
    assert table.why("yellow", "in BC34") == ("MX-BLD-06", "Four systems surround BC34; it is closed.")


@rule("MX-BLD-05")
def test_a_gap_beside_no_influenced_system_is_refused(table: Table) -> None:
    at_gap(table)
    assert table.why("yellow", "in EF34") == ("MX-BLD-05", "You influence no system at a corner of EF34.")


# Colonise


def at_colonise(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=0)
    table.hand("yellow", "N37", "N01", "I02")
    table.turn("yellow", "Colonise")


@rule("MX-CARD-09")
def test_a_system_that_is_not_in_the_hand_is_not_placed(table: Table) -> None:
    at_colonise(table)
    assert table.why("yellow", "place N02") == ("MX-CARD-09", "Idle Moons is not in your hand.")


@rule("MX-BOARD-01")
def test_infrastructure_is_not_placed_on_a_space(table: Table) -> None:
    at_colonise(table)
    assert table.why("yellow", "place I02") == (
        "MX-BOARD-01",
        "Survey Drones is infrastructure; it is built in a gap.",
    )


@rule("MX-COL-05", "MX-ASK-03")
def test_a_system_that_is_too_dear_everywhere_is_refused_with_its_lowest_cost_and_the_most_strength(
    table: Table,
) -> None:
    table.hand("yellow", "N33")
    table.works("I03", "CD23", "yellow", turn=1)
    at_colonise(table)
    assert table.why("yellow", "place N33") == (
        "MX-COL-05",
        "Citadel of Ash costs 5 cards, and you have 3 others; by military it needs strength 6, and you can"
        " bring 2 at most.",
    )


@rule("MX-COL-05", "MX-ASK-03")
def test_a_space_where_the_system_is_too_dear_is_refused_with_its_cost_there(table: Table) -> None:
    at_colonise(table)
    table.says("yellow", "place N37")
    assert table.offered("yellow") == ["on C2", "on B3"]
    assert table.why("yellow", "on D3") == (
        "MX-COL-05",
        "Kelp Seas costs 3 cards, and you have 2 others; by military it needs strength 3, and you can"
        " bring 0 at most.",
    )


@rule("MX-BOARD-04")
def test_the_galactic_centre_is_refused_for_a_system(table: Table) -> None:
    at_colonise(table)
    table.says("yellow", "place N01")
    assert table.why("yellow", "on D4") == ("MX-BOARD-04", "The galactic centre is never colonised.")


@rule("MX-SETUP-01")
def test_a_space_out_of_play_is_refused_for_a_system(table: Table) -> None:
    at_colonise(table)
    table.says("yellow", "place N01")
    assert table.why("yellow", "on B2") == ("MX-SETUP-01", "B2 is not used with so many players.")


@rule("MX-BOARD-01")
def test_a_space_with_a_system_is_refused_with_its_card(table: Table) -> None:
    at_colonise(table)
    table.says("yellow", "place N01")
    assert table.why("yellow", "on C3") == ("MX-BOARD-01", "C3 holds Logic Springs already.")


@rule("MX-COL-02")
def test_a_space_out_of_reach_is_refused(table: Table) -> None:
    at_colonise(table)
    table.says("yellow", "place N01")
    assert table.why("yellow", "on E4") == (
        "MX-COL-02",
        "E4 is out of reach: nothing that you influence lies next to it.",
    )


@rule("MX-COL-03", "MX-COL-05")
def test_a_way_with_too_few_cards_is_refused_with_the_cost(table: Table) -> None:
    at_colonise(table)
    manner = ChooseManner(0, card_of("N37"), SPACES.index("D3"))
    assert refused(table, manner, "yellow", "peacefully") == (
        "MX-COL-05",
        "Kelp Seas costs 3 cards, and you have 2 others; by military it needs strength 3, and you can"
        " bring 0 at most.",
    )


@rule("MX-COL-04", "MX-COL-05")
def test_a_way_with_too_little_strength_is_refused_with_what_is_unspent(table: Table) -> None:
    table.works("I10", "DE56", "yellow")
    at_colonise(table)
    manner = ChooseManner(0, card_of("N37"), SPACES.index("D3"))
    assert refused(table, manner, "yellow", "by military") == (
        "MX-COL-04",
        "Kelp Seas needs strength 3 here; you have 2 unspent.",
    )


# Deliver


def at_deliver(table: Table, *chose: str) -> None:
    """Yellow has grey and brown cubes on C2 and may go over D2 to D3; E5 is far away."""
    table.system("N06", "C2", "yellow")
    table.system("N27", "D2", "yellow")
    table.system("N44", "D3", "yellow")
    table.system("N04", "C3", "yellow")
    table.system("N34", "E5", "green")
    table.system("N09", "B3", "green")
    if chose:
        table.chose(yellow=chose[0])
    table.turn("yellow", "Deliver")


@rule("MX-DEL-02")
def test_a_cube_that_is_not_there_is_refused(table: Table) -> None:
    at_deliver(table)
    assert table.why("yellow", "deliver green cube on C2") == (
        "MX-DEL-02",
        "No green cube lies on C2.",
    )


@rule("MX-DEL-18")
def test_a_cube_of_a_system_without_an_own_disk_is_refused(table: Table) -> None:
    at_deliver(table)
    assert table.why("yellow", "deliver green cube on E5") == (
        "MX-DEL-18",
        "You have no disk on Mossdeep; its cubes are for those who influence it.",
    )


@rule("MX-DEL-03", "MX-ASK-04")
def test_a_cube_that_can_go_nowhere_is_refused(table: Table) -> None:
    table.system("N22", "F3", "yellow")
    at_deliver(table)
    assert table.why("yellow", "deliver red cube on F3") == (
        "MX-DEL-03",
        "No open demand space that takes a red cube can be reached and paid from RESISTANCE Workshops.",
    )


def at_demand(table: Table, *chose: str) -> None:
    at_deliver(table, *chose)
    table.says("yellow", "deliver brown cube on C2")


@rule("MX-DEL-02")
def test_a_demand_space_that_does_not_exist_is_refused(table: Table) -> None:
    at_demand(table)
    no_such = ("MX-DEL-02", "There is no such demand space on {}.")
    assert table.why("yellow", "to demand 3 of D3") == (no_such[0], no_such[1].format("D3"))
    assert table.why("yellow", "to demand 1 of E3") == (no_such[0], no_such[1].format("E3"))


@rule("MX-DEL-02")
def test_the_own_system_of_the_cube_is_refused(table: Table) -> None:
    at_demand(table)
    assert table.why("yellow", "to demand 1 of C2") == (
        "MX-DEL-02",
        "A cube goes to another system than its own.",
    )


@rule("MX-DEL-05")
def test_a_filled_demand_space_is_refused(table: Table) -> None:
    at_deliver(table)
    table.cultural("C3", "green", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    assert table.why("yellow", "to demand 1 of C3") == ("MX-DEL-05", "This demand space is filled.")


@rule("MX-DEL-04")
def test_a_space_of_another_colour_is_refused_with_its_colour(table: Table) -> None:
    at_demand(table)
    assert table.why("yellow", "to demand 1 of D2") == ("MX-DEL-04", "This space takes only grey cubes.")


@rule("MX-DEL-11")
def test_a_sale_is_refused_to_who_did_not_choose_deliver(table: Table) -> None:
    at_demand(table)
    assert table.why("yellow", "to demand 2 of C3") == (
        "MX-DEL-11",
        "Only those who chose Deliver may sell.",
    )


@rule("MX-DEL-12")
def test_a_second_sale_is_refused(table: Table) -> None:
    table.system("N42", "C4", "yellow")
    at_demand(table, "Deliver")
    table.says("yellow", "to demand 2 of C3")
    table.let_fall()
    table.says("yellow", "deliver grey cube on C2")
    assert table.why("yellow", "to demand 2 of C4") == (
        "MX-DEL-12",
        "You have sold a cube in this phase; one is the limit.",
    )


@rule("MX-DEL-03")
def test_a_demand_space_without_a_route_is_refused_with_both_ends(table: Table) -> None:
    at_demand(table)
    assert table.why("yellow", "to demand 1 of E5") == (
        "MX-DEL-03",
        "No chain of systems and spaces that you influence leads from C2 to E5.",
    )


@rule("MX-DEL-08")
def test_a_toll_that_cannot_be_paid_is_refused_with_its_size(table: Table) -> None:
    at_demand(table)
    assert table.why("yellow", "to demand 2 of B3") == (
        "MX-DEL-08",
        "The way to B3 costs 1 in tolls, more cards than you will have.",
    )


@rule("MX-DEL-10")
def test_a_payee_of_none_of_the_cheapest_routes_is_refused(four: Table) -> None:
    four.system("N07", "C2", "yellow")
    four.system("N22", "D2", "green", yellow=1)
    four.system("N27", "C3", "blue", yellow=1)
    four.system("N52", "D3", "yellow")
    four.money("yellow", 3)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on C2", "to demand 1 of D3")
    assert four.why("yellow", "toll to red") == (
        "MX-DEL-10",
        "None of the cheapest routes pays red here.",
    )


# Expand


def at_expand(table: Table, *works: str) -> None:
    table.system("N15", "C3", "yellow")
    for card, gap in zip(works, ("CD56", "DE56"), strict=False):
        table.works(card, gap, "yellow")
    table.system("N30", "C2", "green")
    table.turn("yellow", "Expand")


@rule("MX-BOARD-04")
def test_the_galactic_centre_is_refused_for_influence(table: Table) -> None:
    at_expand(table)
    assert table.why("yellow", "influence D4") == (
        "MX-BOARD-04",
        "The galactic centre cannot be influenced.",
    )


@rule("MX-SETUP-01")
def test_a_space_out_of_play_is_refused_for_influence(table: Table) -> None:
    at_expand(table)
    assert table.why("yellow", "influence B2") == ("MX-SETUP-01", "B2 is not used with so many players.")


@rule("MX-EXP-04")
def test_a_target_of_this_phase_is_refused(table: Table) -> None:
    table.chose(yellow="Expand")
    at_expand(table)
    table.says("yellow", "influence D3")
    assert table.why("yellow", "influence D3") == (
        "MX-EXP-04",
        "D3 was your target in this phase already.",
    )


@rule("MX-EXP-03")
def test_a_target_out_of_reach_is_refused(table: Table) -> None:
    at_expand(table)
    assert table.why("yellow", "influence C3") == (
        "MX-EXP-03",
        "C3 is out of reach: nothing else that you influence lies next to it.",
    )


@rule("MX-EXP-05")
def test_a_space_with_a_disk_is_refused_with_its_owner(table: Table) -> None:
    table.claim("green", "D3")
    at_expand(table)
    assert table.why("yellow", "influence D3") == (
        "MX-EXP-05",
        "A disk of green lies in D3; there is room for one.",
    )


@rule("MX-EXP-16")
def test_a_space_is_refused_where_only_an_invasion_is_left(table: Table) -> None:
    table.system("N24", "C4", "green")
    at_expand(table, "I23")
    table.says("yellow", "influence D3")
    assert table.why("yellow", "influence B3") == (
        "MX-EXP-16",
        "What you have left is an invasion, and this is none you can make.",
    )


@rule("MX-EXP-06", "MX-ASK-05")
def test_a_system_that_is_too_dear_both_ways_is_refused_with_all_numbers(table: Table) -> None:
    table.money("yellow", 1)
    at_expand(table, "I10")
    assert table.why("yellow", "influence C2") == (
        "MX-EXP-06",
        "Political influence on Gauntlet Stars costs 2 cards, and you hold 1; invading it needs strength 4,"
        " and you have 2 unspent.",
    )


@rule("MX-EXP-10", "MX-ASK-05")
def test_a_target_whose_invasion_was_stopped_is_refused_with_that_reason(table: Table) -> None:
    table.works("I25", "EF34", "green")
    at_expand(table, "I17", "I03")
    table.says("yellow", "influence C2")
    table.says("green", "stop it")
    assert table.why("yellow", "influence C2") == (
        "MX-EXP-10",
        "Your invasion of Gauntlet Stars was stopped in this phase.",
    )


@rule("MX-ASK-08")
def test_a_target_that_would_always_be_defended_is_refused_with_both_totals() -> None:
    table = Table(2, always_stop=True)
    table.works("I25", "EF34", "green")
    at_expand(table, "I17", "I03")
    assert table.why("yellow", "influence C2") == (
        "MX-ASK-08",
        "green would stop you: strength 5 against 4.",
    )


def influence_on_c2(table: Table, name: str, text: str) -> tuple[str, str]:
    return refused(table, ChooseInfluence(0, SPACES.index("C2")), name, text)


@rule("MX-EXP-11")
def test_politics_is_refused_where_only_an_invasion_is_left(table: Table) -> None:
    table.system("N24", "C4", "green")
    at_expand(table, "I23")
    table.says("yellow", "influence D3")
    assert influence_on_c2(table, "yellow", "politically") == (
        "MX-EXP-11",
        "What you have left is an invasion.",
    )


@rule("MX-EXP-07")
def test_an_invasion_with_too_little_strength_is_refused_with_both_numbers(table: Table) -> None:
    at_expand(table, "I17")
    assert influence_on_c2(table, "yellow", "invade") == (
        "MX-EXP-07",
        "Invading Gauntlet Stars needs strength 4; you have 3 unspent.",
    )


@rule("MX-EXP-06")
def test_politics_with_too_few_cards_is_refused_with_the_cost(table: Table) -> None:
    at_expand(table, "I17", "I03")
    assert influence_on_c2(table, "yellow", "politically") == (
        "MX-EXP-06",
        "Political influence on Gauntlet Stars costs 2 cards, and you hold 0; invading it needs strength 4,"
        " and you have 4 unspent.",
    )


@rule("MX-EXP-10")
def test_a_second_attempt_at_an_invasion_is_refused(table: Table) -> None:
    table.works("I25", "EF34", "green")
    table.money("yellow", 3)
    at_expand(table, "I17", "I03")
    table.says("yellow", "influence C2", "invade")
    table.says("green", "stop it")
    assert influence_on_c2(table, "yellow", "invade") == (
        "MX-EXP-10",
        "Your invasion of Gauntlet Stars was stopped in this phase.",
    )


@rule("MX-ASK-08")
def test_an_invasion_that_would_always_be_stopped_is_refused_with_both_totals() -> None:
    table = Table(2, always_stop=True)
    table.works("I25", "EF34", "green")
    table.money("yellow", 3)
    at_expand(table, "I17", "I03")
    assert influence_on_c2(table, "yellow", "invade") == (
        "MX-ASK-08",
        "green would stop you: strength 5 against 4.",
    )


@rule("MX-EXP-01", "MX-INIT-04")
def test_who_is_not_asked_is_told_whom_the_table_waits_for(table: Table) -> None:
    at_expand(table)
    assert "the table waits for yellow" in table.why("green", "pass").text
