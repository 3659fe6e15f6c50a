"""Cards, costs and hands."""

from __future__ import annotations

from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.m121 import GAME
from perihelion.games.m121.hand.draw import DrawCards, FillResearch
from perihelion.games.m121.seen.views import View


def seen(table: Table, name: str) -> View:
    view: View = GAME.seen.view(table.s, table.seat(name))
    return view


def builder(table: Table, *cards: str) -> Table:
    """Yellow has a system on C3 and these cards, and is in the Build phase."""
    table.system("N15", "C3", "yellow")
    table.hand("yellow", *cards)
    table.turn("yellow", "Build")
    return table


# Paying


@rule("MX-CARD-01")
def test_a_card_is_paid_with_as_many_other_cards_as_it_costs(table: Table) -> None:
    builder(table, "I17", "N01", "N02", "N03", "N04")
    table.says("yellow", "build I17", "in BC23", "discard N01", "discard N02", "discard N04")
    assert (table.cards("yellow"), table.on("BC23")) == (["N03"], "I17")


@rule("MX-CARD-01")
def test_the_placed_card_is_no_part_of_the_payment(table: Table) -> None:
    builder(table, "I17", "N01", "N02")
    refusal = table.why("yellow", "build I17")
    assert (refusal.rule, refusal.text) == ("MX-CARD-01", "Battle Group costs 3 cards; you have 2 others.")


@rule("MX-CARD-01")
def test_the_card_that_is_placed_cannot_be_discarded_for_it(table: Table) -> None:
    builder(table, "I03", "N01", "N02")
    table.says("yellow", "build I03", "in BC23", "name edge north-west")
    assert table.offered("yellow") == ["discard N01", "discard N02"]
    refusal = table.why("yellow", "discard I03")
    assert (refusal.rule, refusal.text) == (
        "MX-CARD-01",
        "Patrol Wing is what you place; other cards pay for it.",
    )


@rule("MX-CARD-01")
def test_a_second_copy_of_the_placed_card_pays_for_it(table: Table) -> None:
    builder(table, "I03", "I03", "N02")
    table.says("yellow", "build I03", "in BC23", "name edge north-west", "discard I03")
    assert (table.cards("yellow"), table.discards()) == (["N02"], ["I03"])


@rule("MX-CARD-02")
def test_a_cost_never_falls_below_0_and_the_rest_of_a_discount_is_lost(table: Table) -> None:
    table.works("I08", "CD23", "yellow")
    table.works("X05", "CD34", "yellow")
    table.chose(yellow="Build")
    builder(table, "I01", "N01")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    table.let_fall()
    assert (table.on("BC23"), table.discards()) == ("I01", [])
    assert "N01" in table.cards("yellow")


@rule("MX-CARD-03")
def test_payments_go_face_up_to_the_discards_in_the_order_chosen(table: Table) -> None:
    builder(table, "I08", "N01", "N02", "N03")
    table.says("yellow", "build I08", "in BC23", "name edge north-west", "discard N03", "discard N01")
    assert table.discards() == ["N03", "N01"]
    assert seen(table, "green").discard == [card_of("N01"), card_of("N03")]


@rule("MX-CARD-03")
def test_only_cards_of_the_hand_pay(table: Table) -> None:
    builder(table, "I03", "N01", "N02")
    table.says("yellow", "build I03", "in BC23", "name edge north-west")
    assert table.why("yellow", "discard N47").text == "GOVERNMENT Seat is not in your hand."


# The hand limit


@rule("MX-CARD-04")
def test_nobody_draws_above_12_cards(table: Table) -> None:
    table.money("yellow", 10)
    table.at(DrawCards(0, 4))
    table.let_fall()
    assert (table.size("yellow"), table.s.deck.size()) == (12, 116)


@rule("MX-CARD-04", "MX-DEL-06")
def test_case_t_05_with_11_cards_a_sale_for_5_draws_one(table: Table) -> None:
    table.system("N34", "C3", "yellow")
    table.system("N53", "C4", "green")
    table.money("yellow", 11)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver green cube on C3", "to demand 1 of C4")
    table.falls("draw N47")
    assert table.size("yellow") == 12
    table.says("yellow", "give N47")
    assert (table.size("yellow"), table.cards("green")) == (11, ["N47"])
    assert table.asked() == []


@rule("MX-CARD-05")
def test_a_card_for_a_full_hand_is_discarded_instead(table: Table) -> None:
    table.system("N06", "C3", "yellow")
    table.system("N34", "C4", "green")
    table.hand("yellow", "N01", "N02")
    table.money("green", 12)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C3", "give N01")
    assert (table.cards("yellow"), table.size("green"), table.discards()) == (["N02"], 12, ["N01"])


@rule("MX-CARD-06")
def test_taking_research_cards_stops_at_12(table: Table) -> None:
    table.research("N01", "N02", "N03", "N04")
    table.money("yellow", 11)
    table.chose(yellow="Advance")
    table.turn("yellow", "Advance")
    table.says("yellow", "take level 0 left")
    assert (table.size("yellow"), table.asked()) == (12, [])


@rule("MX-CARD-06")
def test_with_12_cards_nobody_is_asked_for_a_research_card(table: Table) -> None:
    table.research("N01", "N02")
    table.money("yellow", 12)
    table.turn("yellow", "Advance")
    assert table.asked() == []


# The piles


@rule("MX-CARD-07")
def test_the_discards_are_shuffled_when_a_card_is_needed_and_not_before(table: Table) -> None:
    table.deck("N01", discards=("N02", "N03"))
    table.at(DrawCards(0, 1))
    table.falls("draw N01")
    assert (table.cards("yellow"), table.discards()) == (["N01"], ["N02", "N03"])
    table.at(DrawCards(0, 1))
    assert (table.can_fall(), table.discards()) == (["draw N02", "draw N03"], [])


@rule("MX-CARD-07")
def test_discards_are_shuffled_for_research_cards_too(table: Table) -> None:
    table.deck(discards=("N02", "N03"))
    table.at(FillResearch())
    table.falls("lay N03")
    assert table.researched()[:3] == ["N03", "N02", ""]


@rule("MX-CARD-07")
def test_from_empty_piles_nothing_is_drawn(table: Table) -> None:
    table.deck()
    table.at(DrawCards(0, 3))
    assert (table.asked(), table.cards("yellow")) == ([], [])


# What is open


@rule("MX-CARD-08")
def test_others_see_the_number_of_cards_and_the_piles_and_no_card(table: Table) -> None:
    table.hand("yellow", "N01", "N02")
    table.s.deck = table.s.deck.without(card_of("N03")).discarded(card_of("N03"))
    view = seen(table, "green")
    assert (view.players[0].cards, view.players[0].hand) == (2, [])
    assert (view.deck, view.discard) == (125, [card_of("N03")])
    assert [card.card for card in seen(table, "yellow").players[0].hand] == [card_of("N01"), card_of("N02")]


@rule("MX-CARD-09")
def test_only_cards_of_the_own_hand_are_placed(table: Table) -> None:
    table.hand("green", "I01", "N34")
    builder(table, "N01", "N02")
    refusal = table.why("yellow", "build I01")
    assert (refusal.rule, refusal.text) == ("MX-CARD-09", "Waygate Anchor is not in your hand.")
    table.turn("yellow", "Colonise")
    refusal = table.why("yellow", "place N34")
    assert (refusal.rule, refusal.text) == ("MX-CARD-09", "Mossdeep is not in your hand.")


@rule("MX-CARD-12")
def test_a_research_card_is_known_to_all_and_a_drawn_one_to_the_drawer(table: Table) -> None:
    table.research("N01")
    table.chose(yellow="Advance")
    table.turn("yellow", "Advance")
    table.says("yellow", "take level 0 left")
    table.falls("draw N47")
    hand = table.player("yellow").hand
    assert (table.seen_by_all("yellow"), hand.as_seen(1)) == (["N01"], [card_of("N01"), -1])


@rule("MX-CARD-12")
def test_a_toll_is_known_to_giver_and_receiver_alone(three: Table) -> None:
    three.system("N06", "C3", "yellow")
    three.system("N34", "C4", "green")
    three.hand("yellow", "N01", "N02")
    three.turn("yellow", "Deliver")
    three.says("yellow", "deliver grey cube on C3", "give N01")
    hand = three.player("green").hand
    assert [hand.as_seen(seat) for seat in (0, 1, 2)] == [[card_of("N01")], [card_of("N01")], [-1]]


@rule("MX-CARD-13")
def test_all_cards_of_one_player_are_drawn_before_the_next_one_draws(table: Table) -> None:
    table.chose(yellow="Expand", green="Expand")
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.at_phase("Expand")
    table.falls("draw N01", "draw N02")
    assert (table.cards("yellow"), table.cards("green")) == (["N01", "N02"], [])
    table.falls("draw N03", "draw N04")
    assert table.cards("green") == ["N03", "N04"]
