"""Paying with cards: which are offered, and when nobody is asked."""

from __future__ import annotations

from games.m121.phases.scenes import known
from games.m121.table import Table
from marks import rule


def beside_c3(table: Table, *cards: str) -> None:
    """Yellow, with these cards, may place systems next to C3."""
    table.system("N15", "C3", "yellow")
    table.hand("yellow", *cards)
    table.turn("yellow", "Colonise")


@rule("MX-CARD-01", "MX-ASK-06")
def test_cards_are_paid_one_at_a_time_and_the_placed_one_is_not_among_them(table: Table) -> None:
    beside_c3(table, "N27", "N01", "N02", "N03")
    table.says("yellow", "place N27", "on C2")
    assert table.offered("yellow") == ["discard N01", "discard N02", "discard N03"]
    table.says("yellow", "discard N02")
    assert table.offered("yellow") == ["discard N01", "discard N03"]
    assert table.on("C2") == ""
    table.says("yellow", "discard N03")
    assert (table.on("C2"), table.discards()) == ("N27", ["N02", "N03"])


@rule("MX-ASK-06")
def test_if_all_other_cards_are_due_they_are_paid_without_a_question(table: Table) -> None:
    beside_c3(table, "N27", "N01", "N02")
    table.says("yellow", "place N27", "on C2")
    assert (table.on("C2"), table.discards()) == ("N27", ["N01", "N02"])


@rule("MX-ASK-06")
def test_where_nothing_is_due_nobody_is_asked(table: Table) -> None:
    table.works("I01", "BC34", "yellow", turn=0)
    beside_c3(table, "N01", "N02")
    table.says("yellow", "place N01", "on B4")
    assert (table.on("B4"), table.cards("yellow")) == ("N01", ["N02"])


@rule("MX-ASK-07", "MX-CARD-01")
def test_the_second_copy_of_the_placed_card_may_pay_for_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I07", "I07", "N01", "N02")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["build I07", "pass"]
    table.says("yellow", "build I07", "in BC23", "name edge north-west")
    assert table.offered("yellow") == ["discard N01", "discard N02", "discard I07"]
    table.says("yellow", "discard I07", "discard N01")
    assert (table.cards("yellow"), table.on("BC23")) == (["N02"], "I07")


@rule("MX-ASK-06")
def test_a_payment_is_asked_for_even_if_all_cards_are_alike(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "I02", "I02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    assert table.offered("yellow") == ["discard I02"]


@rule("MX-CARD-01")
def test_the_placed_card_cannot_pay_for_itself_and_the_table_says_so(table: Table) -> None:
    beside_c3(table, "N27", "N01", "N02", "N03")
    table.says("yellow", "place N27", "on C2")
    reason = table.why("yellow", "discard N27")
    assert reason.rule == "MX-CARD-01"
    assert reason.text == "Forge of Kesh is what you place; other cards pay for it."


@rule("MX-CARD-03")
def test_a_card_that_is_not_in_the_hand_cannot_pay(table: Table) -> None:
    beside_c3(table, "N27", "N01", "N02", "N03")
    table.says("yellow", "place N27", "on C2")
    reason = table.why("yellow", "discard N04")
    assert (reason.rule, reason.text) == ("MX-CARD-03", "Echo Bazaar is not in your hand.")


@rule("MX-EXP-06", "MX-ASK-06")
def test_political_influence_is_paid_with_any_card_of_the_hand(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N33", "C2", "green")
    table.hand("yellow", "N01", "N02", "N03")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "discard N01", "discard N03")
    assert table.cards("yellow") == ["N02"]


@rule("MX-CARD-12")
def test_everybody_knows_the_card_that_is_to_be_built_before_it_is_paid_for(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I07", "I07", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I07", "in BC23", "name edge north-west")
    assert known(table, "green", "yellow") == ["I07", "?", "?", "?"]


@rule("MX-CARD-12", "MX-VAR-03")
def test_everybody_knows_the_card_that_is_to_replace_another_before_it_is_paid_for() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I17")
    assert known(table, "green", "yellow") == ["I17", "?", "?", "?"]
