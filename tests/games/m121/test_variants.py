"""Variants and options: what the players may agree on before the game."""

from __future__ import annotations

import pytest

from games.m121.openings import at_keep, fresh, kept, settled
from games.m121.table import Table, card_of
from marks import rule
from perihelion.bots.lines import Planner
from perihelion.core.steps import over
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import GAPS
from perihelion.games.m121.play import NextRound
from perihelion.games.m121.round.closing import AskTime, EndOfRound
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.state import LAST_ROUND, NOT_OVER, OUT_OF_DISKS, TIME_UP
from perihelion.games.m121.words import ROUND_ENDS


def option(name: str) -> tuple[tuple[str, ...], str]:
    """The choices of a table option and what it is without one."""
    found = next(option for option in GAME.options if option.name == name)
    return found.values, found.default


# Handicap


@rule("MX-VAR-01")
def test_a_handicap_is_fewer_cards_at_the_start() -> None:
    table = at_keep(3, cards_green="2", cards_blue="0")
    assert [table.size(name) for name in ("yellow", "green", "blue")] == [5, 2, 0]
    assert table.s.deck.size() == 128 - 6 - 7 - 12


@rule("MX-VAR-01")
@pytest.mark.parametrize("name", ["yellow", "green", "blue", "red"])
def test_every_player_has_an_option_of_0_to_5_cards(name: str) -> None:
    assert option(f"cards_{name}") == (("5", "4", "3", "2", "1", "0"), "5")


@rule("MX-VAR-01")
def test_a_handicap_for_nobody_is_refused() -> None:
    options = {option.name: option.default for option in GAME.options}
    assert GAME.rules.fits(2, options) is None
    refusal = GAME.rules.fits(2, {**options, "cards_blue": "3"})
    assert refusal is not None and refusal.rule == "MX-VAR-01"
    assert GAME.rules.fits(3, {**options, "cards_blue": "3"}) is None


# Length


def begun(**agreed: object) -> Table:
    """Both have a system and room around it; round 1 ends."""
    table = Table(2, **agreed)
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    return table


@rule("MX-VAR-02")
def test_the_game_ends_after_the_agreed_number_of_rounds() -> None:
    table = begun(rounds=3)
    table.s.round = 2
    table.at(EndOfRound(), NextRound())
    assert (table.s.ended, table.s.round) == (NOT_OVER, 3)
    table.at(EndOfRound(), NextRound())
    assert table.s.ended == LAST_ROUND and over(table.s)


@rule("MX-VAR-02")
def test_an_earlier_end_is_not_put_off() -> None:
    table = begun(rounds=10)
    table.disks("green", 0)
    table.at(EndOfRound(), NextRound())
    assert table.s.ended == OUT_OF_DISKS


@rule("MX-VAR-02")
def test_with_a_time_limit_yellow_is_asked_at_the_end_of_a_round() -> None:
    table = begun(timed=True)
    table.at(EndOfRound(), NextRound())
    assert (table.asked(), table.offered("yellow")) == (["yellow"], ["go on", "time is up"])
    table.says("yellow", "go on")
    assert isinstance(table.s.agenda[-1], Selection) and table.s.round == 2


@rule("MX-VAR-02")
def test_when_time_is_up_the_game_is_over() -> None:
    table = begun(timed=True)
    table.at(EndOfRound(), NextRound())
    table.says("yellow", "time is up")
    assert over(table.s) and table.s.ended == TIME_UP


@rule("MX-VAR-02")
def test_nobody_is_asked_for_the_time_when_the_game_is_over_anyway() -> None:
    table = begun(timed=True, rounds=1)
    table.at(EndOfRound(), NextRound())
    assert over(table.s) and table.s.ended == LAST_ROUND


@rule("MX-VAR-02")
def test_without_a_time_limit_nobody_is_asked() -> None:
    table = begun()
    table.at(EndOfRound(), NextRound())
    assert table.asked() == ["yellow", "green"]


@rule("MX-VAR-02")
def test_a_bot_never_says_that_time_is_up() -> None:
    table = begun(timed=True)
    table.at(EndOfRound(), NextRound())
    planned = Planner(GAME, GAME.mind.width, 500, 8, varied=True).lines(
        table.s, 0, GAME.mind.value(table.s, 0)
    )
    assert {line.spoken()[0] for line in planned} == {GAME.rules.words.number("go on")}


@rule("MX-VAR-02")
def test_who_never_wants_to_be_asked_for_the_time_goes_on() -> None:
    table = begun(timed=True)
    table.at(EndOfRound(), NextRound())
    step = table.s.agenda[-1]
    assert isinstance(step, AskTime)
    assert (step.moment(table.s, 0), step.declining(table.s, 0)) == (
        ROUND_ENDS,
        GAME.rules.words.number("go on"),
    )


# Upgrades


def builder(*cards: str, old: str = "I01", upgrades: bool = True) -> Table:
    """Yellow has N15 on C3, this card on BC23 and these in hand, with five that do not matter."""
    table = Table(2, upgrades=upgrades)
    table.system("N15", "C3", "yellow")
    table.works(old, "BC23", "yellow")
    table.hand("yellow", *cards)
    table.money("yellow", 5)
    return table


@rule("MX-VAR-03")
def test_own_infrastructure_is_replaced_by_a_costlier_card_for_the_difference() -> None:
    table = builder("I17")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17", "discard S18", "discard S17")
    assert (table.on("BC23"), table.owner("BC23"), table.size("yellow")) == ("I17", "yellow", 3)
    assert table.asked() == []


@rule("MX-VAR-03")
@pytest.mark.parametrize("card", ["I02", "I03"])
def test_a_card_of_the_same_cost_is_no_upgrade(card: str) -> None:
    table = builder(card)
    table.turn("yellow", "Build")
    assert "replace BC23" not in table.offered("yellow")
    assert table.why("yellow", "replace BC23").text == (
        "You hold no card that costs more than Waygate Anchor and that you could pay."
    )


@rule("MX-VAR-03")
def test_a_cheaper_card_beside_a_costlier_one_is_refused() -> None:
    table = builder("I01", "I17", old="I10")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23")
    refusal = table.why("yellow", "with I01")
    assert (refusal.rule, refusal.text) == (
        "MX-VAR-03",
        "Waygate Anchor costs 1, not more than Escort Squadron (2).",
    )


@rule("MX-VAR-03")
def test_the_difference_must_be_paid() -> None:
    table = builder("X06")
    table.turn("yellow", "Build")
    assert "replace BC23" not in table.offered("yellow")
    table.money("yellow", 3)
    table.turn("yellow", "Build")
    assert "replace BC23" in table.offered("yellow")


@rule("MX-VAR-03")
def test_infrastructure_of_others_is_not_replaced() -> None:
    table = builder("I17")
    table.works("I02", "DE23", "green")
    table.turn("yellow", "Build")
    refusal = table.why("yellow", "replace DE23")
    assert refusal == ("MX-INFL-02", "Survey Drones in DE23 belongs to green for the whole game.")


@rule("MX-VAR-03")
def test_without_the_option_infrastructure_stays() -> None:
    table = builder("I17", upgrades=False)
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["build I17", "pass"]
    assert table.why("yellow", "replace BC23").text == (
        "This table plays without upgrades: infrastructure stays."
    )


@rule("MX-VAR-04")
def test_the_discounts_of_choosers_and_powers_lower_the_difference() -> None:
    table = builder("I17")
    table.works("I08", "CD23", "yellow")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17")
    assert table.size("yellow") == 5


@rule("MX-VAR-04")
def test_the_discount_of_the_old_card_helps_to_pay() -> None:
    table = builder("I17", old="I08")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17")
    assert (table.on("BC23"), table.size("yellow")) == ("I17", 5)


@rule("MX-VAR-04")
def test_the_old_card_is_discarded_and_its_disk_moves_to_the_new_one() -> None:
    table = builder("I17")
    before = table.left("yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17", "discard S18", "discard S17")
    assert table.discards() == ["S18", "S17", "I01"]
    assert (table.left("yellow"), table.player("yellow").owned.bit_count()) == (before, 1)


@rule("MX-VAR-04")
def test_a_surrounded_card_may_be_replaced() -> None:
    table = builder("I17")
    table.works("I02", "BC34", "yellow")
    for card, space in (("N34", "B3"), ("N35", "B4"), ("N27", "C4")):
        table.system(card, space, "green")
    assert table.s.closed == 1 << GAPS.index("BC34")
    table.turn("yellow", "Build")
    assert "replace BC34" in table.offered("yellow")


@rule("MX-VAR-04")
def test_the_orientation_is_chosen_anew() -> None:
    table = builder("I08")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I08", "name edge south-east", "discard S18")
    assert table.s.works[GAPS.index("BC23")].turn == 2


@rule("MX-VAR-04")
def test_the_new_tabs_work_only_for_later_placings() -> None:
    table = builder("I15")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I15", "name edge north-east", "discard S18", "discard S17")
    assert over(table.s) and table.size("yellow") == 3


@rule("MX-VAR-04", "MX-BLD-03")
def test_an_upgrade_is_one_of_the_builds_of_a_turn() -> None:
    table = builder("I17", "I02")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17", "discard S17")
    assert table.offered("yellow") == ["build I02", "pass"]
    table.says("yellow", "build I02", "in CD23", "name edge north-west")
    assert table.asked() == []


@rule("MX-VAR-04")
def test_draws_after_building_follow_an_upgrade() -> None:
    table = builder("I17")
    table.system("N19", "D3", "yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17", "discard S18", "discard S17")
    table.falls("draw N47")
    assert "N47" in table.cards("yellow")


@rule("MX-VAR-04")
def test_the_draws_of_the_old_card_are_gone() -> None:
    table = builder("I25", old="I20")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I25", "name edge north-west", "discard S18")
    assert table.asked() == [] and over(table.s)


@rule("MX-VAR-04")
def test_equal_tech_powers_move_no_disk() -> None:
    table = builder("I18", old="I07")
    table.level("green", 2)
    assert table.levels() == ["yellow 2", "green 2"]
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I18", "discard S18")
    assert table.levels() == ["yellow 2", "green 2"]


@rule("MX-VAR-04")
def test_tech_and_strength_change_by_the_difference() -> None:
    table = builder("I17", old="I07")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17", "discard S18")
    assert (table.levels(), table.strength("yellow")) == (["green 1", "yellow 1"], 2)


@rule("MX-VAR-04")
def test_the_new_card_raises_the_tech_level() -> None:
    table = builder("I07")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I07", "name edge north-west", "discard S18")
    assert table.levels() == ["yellow 2", "green 1"]


# The short game, the tie-break, the quick start


@rule("MX-VAR-05")
def test_a_short_game_has_30_disks_for_each_player() -> None:
    assert settled("S01", "S09", short="on").left("green") == 29
    assert settled("S01", "S09").left("green") == 34


@rule("MX-VAR-06")
def test_the_option_decides_who_wins_a_tie() -> None:
    assert option("tie_break") == (("tech", "story"), "tech")
    assert fresh(2, tie_break="story").s.agreed.story
    assert not fresh(2).s.agreed.story


@rule("MX-VAR-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_start_gives_these_start_systems(seats: int) -> None:
    table = fresh(seats, quick_start="on")
    given = ["S01", "S05", "S09", "S12"][:seats]
    assert [player.starts for player in table.s.players] == [(card_of(id),) for id in given]
    assert sum(table.s.deck.bag[:18]) == 18 - seats


@rule("MX-VAR-07")
def test_nobody_chooses_a_start_system_in_a_quick_start() -> None:
    table = fresh(2, quick_start="on")
    table.let_fall()
    assert table.offered("yellow") == ["start at B4", "start at F4"]
    table.says("yellow", "start at F4")
    assert (table.on("F4"), table.on("B4"), table.discards()) == ("S01", "S05", [])
    assert table.levels() == ["green 2", "yellow 1"]


@rule("MX-VAR-08")
def test_there_is_no_solo_game() -> None:
    assert (GAME.fewest, GAME.most) == (2, 4)
    assert [option.name for option in GAME.options if "solo" in option.name] == []


@rule("MX-VAR-09")
@pytest.mark.parametrize(
    ("name", "values", "usual"),
    [
        ("rounds", ("none", *[str(number) for number in range(1, 31)]), "none"),
        ("time_limit", ("off", "on"), "off"),
        ("upgrade", ("off", "on"), "off"),
        ("short", ("off", "on"), "off"),
        ("tie_break", ("tech", "story"), "tech"),
        ("quick_start", ("off", "on"), "off"),
        ("invasions", ("ask", "always"), "ask"),
    ],
)
def test_these_are_the_options(name: str, values: tuple[str, ...], usual: str) -> None:
    assert option(name) == (values, usual)


@rule("MX-VAR-09")
def test_the_options_are_what_is_played() -> None:
    given = {"rounds": "12", "time_limit": "on", "upgrade": "on", "invasions": "always"}
    agreed = fresh(2, **given).s.agreed
    assert (agreed.rounds, agreed.timed, agreed.upgrades, agreed.always_stop) == (12, True, True, True)
    usual = kept("S01", "S02").s.agreed
    assert (usual.rounds, usual.timed, usual.upgrades, usual.always_stop) == (0, False, False, False)
    assert len(GAME.options) == 11
