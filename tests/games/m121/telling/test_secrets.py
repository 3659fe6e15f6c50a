"""What the log may tell to whom: draws are named to who draws, tolls to giver and receiver."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.games.m121.hand.draw import DrawCards
from perihelion.games.m121.phases.tolls import GiveAll, Toll
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.setup import DealStart

YELLOW, GREEN = 0, 1


@rule("MX-CARD-12")
def test_a_draw_is_named_to_the_drawer_and_counted_for_all(table: Table) -> None:
    table.at(DrawCards(YELLOW, 2))
    table.falls("draw N01", "draw N02")
    assert table.lines_for("yellow") == [
        "yellow draws 2 cards.",
        "You draw Carnival Drift.",
        "You draw Idle Moons.",
    ]
    assert table.lines_for("green") == table.lines == ["yellow draws 2 cards."]


@rule("MX-CARD-12", "MX-SETUP-04")
def test_a_first_hand_is_told_as_a_whole_to_who_holds_it(table: Table) -> None:
    table.s.round = 0
    table.at(DrawCards(YELLOW, 2))
    table.falls("draw N02", "draw N01")
    assert table.lines_for("yellow")[1:] == ["Your first hand: Carnival Drift and Idle Moons."]
    assert table.lines_for("green") == table.lines == ["yellow draws 2 cards."]


@rule("MX-SETUP-03")
def test_start_systems_are_dealt_in_secret(table: Table) -> None:
    table.at(DealStart(YELLOW))
    table.falls("deal S01")
    assert table.lines_for("yellow") == ["You are dealt Lantern Reach."]
    assert table.lines_for("green") == table.lines == []


@rule("MX-ADV-05", "MX-CARD-12")
def test_a_card_drawn_blindly_is_not_named_to_others_but_a_research_card_is(table: Table) -> None:
    table.research("N03")
    table.chose(yellow="Advance")
    table.turn("yellow", "Advance")
    table.says("yellow", "draw blindly")
    table.falls("draw N01")
    table.says("yellow", "take level 0 left")
    assert table.lines_for("green") == [
        "yellow draws 1 card.",
        "yellow takes CORPORATION Showroom from level 0 of the research area.",
    ]
    assert "You draw Carnival Drift." in table.lines_for("yellow")


@rule("MX-DEL-09", "MX-CARD-12")
def test_a_toll_is_named_to_giver_and_receiver_only(three: Table) -> None:
    three.hand("yellow", "N01", "N02")
    three.at(Toll(YELLOW, (GREEN,)))
    three.says("yellow", "give N01")
    both = ["yellow gives green 1 card as toll.", "The toll is Carnival Drift."]
    assert three.lines_for("yellow") == three.lines_for("green") == both
    assert three.lines_for("blue") == three.lines == both[:1]


@rule("MX-DEL-09", "MX-ASK-06")
def test_a_whole_hand_as_toll_is_named_to_these_two_as_well(three: Table) -> None:
    three.hand("yellow", "N01", "N02")
    three.at(GiveAll(YELLOW, GREEN))
    assert three.lines_for("green") == [
        "yellow gives green 2 cards as toll.",
        "The toll is Carnival Drift and Idle Moons.",
    ]
    assert three.lines_for("blue") == three.lines == ["yellow gives green 2 cards as toll."]


@rule("MX-SEL-08")
def test_envelopes_tell_nothing_to_anybody(table: Table) -> None:
    table.hand("yellow", "N01")
    table.at(Selection())
    table.says("yellow", "choose Build", "boost with N01")
    assert table.log.lines == []
