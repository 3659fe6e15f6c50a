"""Advance: research cards, and higher tech for those who boost."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule

AREA = tuple([f"N{number:02}" for number in range(1, 13)])
"""Two cards beside each level: N01 and N02 on level 0, N11 and N12 on level 5."""


@pytest.fixture
def area(table: Table) -> Table:
    """Twelve research cards."""
    table.research(*AREA)
    return table


def places(table: Table, name: str) -> list[str]:
    """The places from which a player may take a card."""
    return [text.removeprefix("take level ") for text in table.offered(name) if text != "draw blindly"]


@rule("MX-ADV-01")
def test_everybody_takes_one_card_from_the_own_level_or_below(area: Table) -> None:
    area.turn("yellow", "Advance")
    assert places(area, "yellow") == ["0 left", "0 right", "1 left", "1 right"]
    area.says("yellow", "take level 1 left")
    assert (area.cards("yellow"), area.asked()) == (["N03"], [])


@rule("MX-ADV-01")
def test_a_card_above_ones_level_is_refused(area: Table) -> None:
    area.turn("yellow", "Advance")
    refusal = area.why("yellow", "take level 2 left")
    assert (refusal.rule, refusal.text) == (
        "MX-ADV-01",
        "Velvet Ring lies beside level 2; you reach level 1.",
    )


@rule("MX-ADV-01")
def test_cards_are_taken_in_initiative_order(area: Table) -> None:
    area.track("green", "yellow")
    area.at_phase("Advance")
    assert area.asked() == ["green"]
    area.says("green", "take level 0 left")
    assert area.asked() == ["yellow"]
    assert "take level 0 left" not in area.offered("yellow")


@rule("MX-ADV-02")
def test_choosers_take_two_cards_and_reach_one_level_higher_for_both(area: Table) -> None:
    area.chose(yellow="Advance")
    area.turn("yellow", "Advance")
    area.says("yellow", "take level 2 left", "take level 2 right")
    assert (area.cards("yellow"), area.asked()) == (["N05", "N06"], [])


@rule("MX-ADV-02")
def test_nobody_reaches_above_level_5(area: Table) -> None:
    area.level("yellow", 5)
    area.chose(yellow="Advance")
    area.turn("yellow", "Advance")
    assert len(places(area, "yellow")) == 12


@rule("MX-ADV-03")
def test_boosters_first_put_a_disk_on_the_research_symbol_and_rise(area: Table) -> None:
    area.chose(yellow="Advance boosted")
    area.turn("yellow", "Advance")
    assert (area.player("yellow").research, area.left("yellow")) == (1, 34)
    assert area.levels() == ["yellow 2", "green 1"]
    assert places(area, "yellow")[-1] == "3 right"
    area.says("yellow", "take level 3 left", "take level 3 right")
    assert area.asked() == []


@rule("MX-ADV-03")
def test_a_chooser_without_a_boost_does_not_rise(area: Table) -> None:
    area.chose(yellow="Advance")
    area.turn("yellow", "Advance")
    assert (area.player("yellow").research, area.levels()) == (0, ["yellow 1", "green 1"])


@rule("MX-ADV-04")
def test_powers_to_take_more_cards_add_up(area: Table) -> None:
    area.system("N60", "C3", "yellow")
    area.works("I26", "BC23", "yellow")
    area.turn("yellow", "Advance")
    area.says("yellow", "take level 0 left", "take level 3 left", "take level 1 right")
    assert (area.size("yellow"), area.asked()) == (3, [])


@rule("MX-ADV-05")
def test_a_card_may_be_drawn_blindly_instead(area: Table) -> None:
    area.turn("yellow", "Advance")
    area.says("yellow", "draw blindly")
    area.falls("draw N47")
    assert (area.cards("yellow"), area.asked()) == (["N47"], [])


@rule("MX-ADV-05")
def test_who_reaches_no_research_card_must_draw_blindly(table: Table) -> None:
    table.research("", "", "", "", "N05")
    table.turn("yellow", "Advance")
    table.falls("draw N47")
    assert table.cards("yellow") == ["N47"]


@rule("MX-ADV-05")
def test_one_of_two_cards_may_be_drawn_blindly(area: Table) -> None:
    area.chose(yellow="Advance")
    area.turn("yellow", "Advance")
    area.says("yellow", "draw blindly")
    area.falls("draw N47")
    area.says("yellow", "take level 0 right")
    assert area.cards("yellow") == ["N02", "N47"]


@rule("MX-ADV-06")
def test_nothing_moves_until_all_have_taken_their_cards(area: Table) -> None:
    area.at_phase("Advance")
    area.says("yellow", "take level 0 left")
    assert area.researched() == ["", *AREA[1:]]
    refusal = area.why("green", "take level 0 left")
    assert (refusal.rule, refusal.text) == (
        "MX-ADV-06",
        "That card is taken; the place is filled after Advance.",
    )


@rule("MX-ADV-07")
def test_in_each_column_cards_slide_down_and_empty_places_are_filled(area: Table) -> None:
    area.at_phase("Advance")
    area.says("yellow", "take level 0 left")
    area.says("green", "take level 1 left")
    assert area.researched() == [
        *("N05", "N02", "N07", "N04", "N09", "N06", "N11", "N08"),
        *("", "N10", "", "N12"),
    ]
    area.falls("lay N20", "lay N21")
    assert area.researched()[8:] == ["N20", "N10", "N21", "N12"]


@rule("MX-ADV-07")
def test_places_are_filled_level_by_level_the_left_one_first(area: Table) -> None:
    area.chose(yellow="Advance")
    area.at_phase("Advance")
    area.says("yellow", "take level 0 left", "take level 0 right")
    area.says("green", "take level 1 right")
    area.falls("lay N20", "lay N21", "lay N22")
    assert area.researched()[8:] == ["N11", "N20", "N21", "N22"]


@rule("MX-ADV-08")
def test_without_cards_places_stay_empty(area: Table) -> None:
    area.deck("N20")
    area.chose(yellow="Advance")
    area.at_phase("Advance")
    area.says("yellow", "take level 0 left", "take level 0 right")
    area.says("green", "take level 1 right")
    assert area.researched()[8:] == ["N11", "N20", "", ""]


@rule("MX-ADV-09")
def test_without_a_card_in_reach_and_in_the_piles_nothing_is_taken(table: Table) -> None:
    table.research("", "", "", "", "N05", "N06")
    table.deck()
    table.turn("yellow", "Advance")
    assert (table.asked(), table.cards("yellow")) == ([], [])


@rule("MX-ADV-09")
def test_cards_still_due_are_lost_when_everything_is_gone(table: Table) -> None:
    table.research("N01")
    table.deck()
    table.chose(yellow="Advance")
    table.turn("yellow", "Advance")
    assert (table.asked(), table.cards("yellow")) == ([], ["N01"])


@rule("MX-ADV-09")
def test_nobody_draws_blindly_from_empty_piles(area: Table) -> None:
    area.deck()
    area.turn("yellow", "Advance")
    assert "draw blindly" not in area.offered("yellow")
    refusal = area.why("yellow", "draw blindly")
    assert (refusal.rule, refusal.text) == ("MX-ADV-09", "Deck and discard pile are empty.")


# The example of the rulebook


@rule("MX-ADV-01", "MX-ADV-02", "MX-ADV-03", "MX-ADV-06", "MX-ADV-07", "MX-INIT-01", "MX-INIT-02")
def test_case_e_02_an_advance_phase_of_four_players(four: Table) -> None:
    """The cards 01 and 02 of level 0 are N01 and N02, 11 and 12 of level 1 are N03 and N04, and so on."""
    four.research(*AREA)
    four.level("blue", 2)
    four.chose(green="Advance boosted", yellow="Advance")
    four.at_phase("Advance")
    assert four.order() == ["green", "yellow", "blue", "red"]
    assert (four.player("green").research, four.left("green")) == (1, 34)
    assert four.levels() == ["blue 2", "green 2", "yellow 1", "red 1"]
    assert places(four, "green")[-1] == "3 right"
    four.says("green", "take level 3 left", "take level 1 left")
    assert places(four, "yellow")[-1] == "2 right"
    four.says("yellow", "take level 2 right", "take level 0 left")
    assert places(four, "blue")[-1] == "2 left"
    four.says("blue", "take level 2 left")
    four.says("red", "take level 1 right")
    assert four.researched() == ["N09", "N02", "N11", "N08", "", "N10", "", "N12", "", "", "", ""]
    four.falls(*[f"lay N{number}" for number in range(20, 26)])
    assert four.researched()[4:] == ["N20", "N10", "N21", "N12", "N22", "N23", "N24", "N25"]
