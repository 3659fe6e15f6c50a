"""Setup: from an empty table to the first round."""

from __future__ import annotations

import pytest

from games.m121.openings import at_keep, fresh, kept, settled, with_hands, with_starts
from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.kit.masks import members_of
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import (
    AREA,
    AREA_NAMES,
    DISKS,
    IN_PLAY,
    NOBODY,
    SPACE_COUNT,
    SPACES,
    STARTS,
)
from perihelion.games.m121.cards.slots import PHASES
from perihelion.games.m121.cards.tables import CARD_COUNT, CARD_IDS, CARDS, START_COUNT
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.seen.views import View


def seen(table: Table, name: str = "yellow") -> View:
    """What a player sees."""
    view: View = GAME.seen.view(table.s, table.seat(name))
    return view


def starts_left(table: Table) -> int:
    """The start systems in the deck."""
    return sum(table.s.deck.bag[:START_COUNT])


def areas(seats: int) -> set[str]:
    """The areas whose spaces are used with so many players."""
    return {AREA_NAMES[AREA[space]] for space in members_of(IN_PLAY[seats], SPACE_COUNT)}


# Board and pieces


@rule("MX-SETUP-01")
def test_two_to_four_players_use_the_white_then_the_blue_then_the_red_area() -> None:
    assert (GAME.fewest, GAME.most) == (2, 4)
    assert [areas(seats) for seats in (2, 3, 4)] == [
        {"white"},
        {"white", "blue"},
        {"white", "blue", "red"},
    ]


@rule("MX-SETUP-01")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 20), (3, 30), (4, 44)])
def test_so_many_spaces_are_used(seats: int, spaces: int) -> None:
    assert len(seen(fresh(seats)).sites) == spaces


@rule("MX-SETUP-01")
def test_a_space_of_an_unused_area_is_refused() -> None:
    table = Table(2)
    table.system("N15", "C2", "yellow")
    table.hand("yellow", "N34")
    table.money("yellow", 2)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N34")
    refusal = table.why("yellow", "on C1")
    assert (refusal.rule, refusal.text) == ("MX-SETUP-01", "C1 is not used with so many players.")


@rule("MX-SETUP-02")
def test_everybody_has_35_disks_a_tech_disk_and_five_actions() -> None:
    table = settled("S01", "S02", "S03", "S04")
    assert DISKS == 35
    assert [player.disks + 1 for player in seen(table).players] == [35] * 4
    assert sorted(seen(table).track) == [0, 1, 2, 3]
    assert table.offered("red") == [f"choose {phase}" for phase in PHASES]


# Cards


@rule("MX-SETUP-03")
def test_two_start_systems_are_dealt_to_each_player() -> None:
    table = with_starts(3)
    assert [len(player.starts) for player in table.s.players] == [2, 2, 2]


@rule("MX-SETUP-03")
def test_any_of_the_18_start_systems_and_no_other_card_may_be_dealt() -> None:
    table = fresh(2)
    assert table.can_fall() == [f"deal S{number:02}" for number in range(1, 19)]
    table.falls("deal S07")
    assert len(table.can_fall()) == 17 and "deal S07" not in table.can_fall()


@rule("MX-SETUP-03")
def test_only_its_owner_sees_the_start_systems() -> None:
    table = fresh(2)
    assert table.asks_chance().seen_by(table.s) == 1 << table.seat("yellow")
    table = at_keep(2)
    assert seen(table, "yellow").players[0].starts == [card_of("S01"), card_of("S02")]
    assert seen(table, "green").players[0].starts == []


@rule("MX-SETUP-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 12), (4, 10)])
def test_the_other_start_systems_are_ordinary_cards_of_the_deck(seats: int, left: int) -> None:
    table = with_starts(seats)
    assert starts_left(table) == left
    assert "draw S18" in table.can_fall()


@rule("MX-SETUP-05")
def test_everybody_gets_five_cards() -> None:
    assert [with_hands(4).size(name) for name in ("yellow", "green", "blue", "red")] == [5, 5, 5, 5]


@rule("MX-SETUP-06")
def test_two_cards_lie_face_up_beside_each_of_the_six_levels() -> None:
    table = at_keep(2)
    assert len(table.researched()) == 12 and "" not in table.researched()
    assert seen(table).research == [card_of(id) for id in table.researched()]


@rule("MX-SETUP-07")
@pytest.mark.parametrize(("seats", "left"), [(2, 102), (3, 95), (4, 88)])
def test_all_other_cards_are_the_draw_pile_and_no_card_is_discarded(seats: int, left: int) -> None:
    table = at_keep(seats)
    assert (seen(table).deck, seen(table).discard) == (left, [])


@rule("MX-SETUP-07")
def test_of_the_draw_pile_all_see_its_size_and_of_the_discards_every_card(table: Table) -> None:
    table.deck("N01", "N02", "N03", discards=("N04", "N05"))
    table.at(Selection())
    assert seen(table).deck == 3
    assert seen(table).discard == [card_of("N05"), card_of("N04")]


# Start systems


@rule("MX-SETUP-08")
def test_everybody_keeps_one_of_two_start_systems_after_a_look_at_the_hand() -> None:
    table = at_keep(2)
    assert table.asked() == ["yellow", "green"]
    assert table.size("yellow") == 5
    assert table.offered("yellow") == ["keep S01", "keep S02"]
    refusal = table.why("yellow", "keep S03")
    assert (refusal.rule, refusal.text) == (
        "MX-SETUP-08",
        "Merriment is not one of your two start systems.",
    )


@rule("MX-SETUP-08")
def test_the_other_start_system_is_discarded() -> None:
    table = at_keep(2)
    table.says("yellow", "keep S02")
    table.says("green", "keep S03")
    assert table.discards() == ["S01", "S04"]


@rule("MX-SETUP-08", "MX-SEL-08")
def test_what_is_kept_stays_secret_until_all_have_chosen() -> None:
    table = at_keep(2)
    table.says("green", "keep S04")
    green = seen(table, "yellow").players[1]
    assert (green.sealed, green.choosing, green.starts) == (True, [], [])
    assert table.discards() == []


@rule("MX-SETUP-09")
def test_the_order_is_drawn_at_random_player_by_player() -> None:
    table = kept("S01", "S02", "S03")
    assert table.can_fall() == ["next is yellow", "next is green", "next is blue"]
    table.falls("next is blue")
    assert table.can_fall() == ["next is yellow", "next is green"]


@rule("MX-SETUP-09")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(2, "B4 F4"), (3, "D2 A5 G5"), (4, "A4 D1 G4 D7")], ids=["two", "three", "four"]
)
def test_these_are_the_start_spaces(seats: int, spaces: str) -> None:
    assert [SPACES[space] for space in STARTS[seats]] == spaces.split()


@rule("MX-SETUP-09")
def test_the_first_in_the_order_takes_any_start_space_and_the_next_a_free_one() -> None:
    table = kept("S01", "S02", "S03")
    table.falls("next is blue", "next is yellow")
    assert table.asked() == ["blue"]
    table.says("blue", "start at A5")
    assert table.asked() == ["yellow"]
    assert table.offered("yellow") == ["start at D2", "start at G5"]
    assert table.why("yellow", "start at A5").text == "A5 is taken."
    assert table.why("yellow", "start at C3").text == "C3 is no start space."


@rule("MX-SETUP-10")
def test_a_disk_lies_on_the_political_control_circle_and_34_are_left() -> None:
    table = settled("S01", "S09")
    assert (table.controller("B4"), table.controller("F4")) == ("yellow", "green")
    assert table.site("B4").political[0] == 1 and not table.site("B4").war_circle
    assert (table.left("yellow"), table.left("green")) == (34, 34)


@rule("MX-SETUP-11")
def test_the_printed_cubes_come_from_the_stock() -> None:
    table = settled("S03", "S15")
    assert table.cubes("B4") == {"grey": 3}
    assert table.cubes("F4") == {"grey": 1, "brown": 1}
    assert table.s.stock == (31, 29, 25, 20)


@rule("MX-SETUP-12")
def test_all_tech_disks_lie_on_level_1_in_the_order_drawn() -> None:
    table = kept("S01", "S02", "S03")
    table.falls("next is blue", "next is yellow")
    assert table.levels() == ["blue 1", "yellow 1", "green 1"]


@rule("MX-SETUP-13")
def test_tech_powers_of_start_systems_move_the_disks_in_the_order() -> None:
    table = settled("S01", "S05", "S06", "S02")
    assert table.levels() == ["green 2", "blue 2", "yellow 1", "red 1"]


@rule("MX-SETUP-13")
def test_the_tech_disks_move_only_when_all_have_placed() -> None:
    table = kept("S05", "S06", "S01")
    table.falls("next is green", "next is blue")
    table.says("green", "start at D2")
    assert table.levels() == ["green 1", "blue 1", "yellow 1"]
    table.says("blue", "start at A5")
    assert table.levels() == ["green 2", "yellow 2", "blue 1"]


@rule("MX-SETUP-14")
def test_the_start_system_is_free_and_its_powers_work_from_the_first_round_on() -> None:
    table = settled("S09", "S17")
    assert (table.size("yellow"), table.size("green")) == (5, 5)
    assert (table.strength("yellow"), table.strength("green")) == (1, 1)
    assert isinstance(table.s.agenda[-1], Selection) and table.s.round == 1


@rule("MX-SETUP-15")
def test_start_systems_are_the_first_18_cards_and_numbered() -> None:
    assert CARD_IDS[:START_COUNT] == tuple([f"S{number:02}" for number in range(1, 19)])
    assert [CARDS[0], CARDS[17]] == ["Lantern Reach", "Cinder Haven"]


@rule("MX-SETUP-15")
def test_the_picture_of_a_start_system_has_its_number_and_no_other_card_has_one() -> None:
    numbers = [card.start for card in GAME.seen.almanac().cards]
    assert numbers == [*range(1, START_COUNT + 1), *[0] * (CARD_COUNT - START_COUNT)]


def test_nobody_has_chosen_a_phase_before_the_first_round() -> None:
    assert fresh(2).s.chosen == (NOBODY, NOBODY)
