"""Running out of disks."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.games.m121 import GAME
from perihelion.games.m121.play import NextRound
from perihelion.games.m121.round.closing import EndOfRound
from perihelion.games.m121.state import NOT_OVER, OUT_OF_DISKS, Agreement


def at_end(table: Table) -> int:
    """Why the game is over if this round ends now."""
    table.at(EndOfRound())
    return table.s.ended


@rule("MX-DISK-01")
def test_the_game_ends_with_the_round_in_which_the_35th_disk_is_placed(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.disks("yellow", 1)
    assert at_end(table) == NOT_OVER
    table.disks("yellow", 0)
    assert at_end(table) == OUT_OF_DISKS


@rule("MX-DISK-01")
def test_what_the_glossary_says_of_disks_is_true_of_a_short_game_too() -> None:
    disk = next(term for term in GAME.seen.almanac().terms if term.id == "disk")
    assert not any(sign.isdigit() for sign in str(disk.says))


@rule("MX-DISK-01")
def test_the_30th_disk_ends_a_short_game() -> None:
    table = Table(2, short=True)
    assert (table.s.agreed.disks, Agreement().disks) == (30, 35)
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.disks("green", 0)
    assert table.player("green").placed == 30
    assert at_end(table) == OUT_OF_DISKS


@rule("MX-DISK-01", "MX-END-01")
def test_the_round_is_played_to_its_end_after_the_last_disk(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.disks("yellow", 1)
    table.at_phase("Expand")
    table.says("yellow", "influence C2")
    assert table.left("yellow") == 0
    assert table.asked() == ["green"]


@rule("MX-DISK-02")
def test_proxies_count_as_disks_without_limit(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.disks("yellow", 0)
    table.chose(yellow="Expand boosted")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence B3", "influence D3")
    assert [table.claimed(space) for space in ("C2", "B3", "D3")] == ["yellow"] * 3
    assert table.left("yellow") == 0 and table.player("yellow").placed == 38


@rule("MX-DISK-02")
def test_a_proxy_takes_control_like_a_disk(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "C2", "green", yellow=1)
    table.disks("yellow", 0)
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.controller("C2") == "yellow"


@rule("MX-DISK-02", "MX-DISK-04")
def test_a_proxy_on_the_research_symbol_is_a_tech_level(table: Table) -> None:
    table.disks("yellow", 0)
    table.chose(yellow="Advance boosted")
    table.turn("yellow", "Advance")
    assert (table.player("yellow").research, table.levels()) == (1, ["yellow 2", "green 1"])


@rule("MX-DISK-03")
def test_proxies_leave_the_stock_of_cubes_alone(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.disks("yellow", 0)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.s.stock == (35, 30, 25, 20)


@rule("MX-DISK-04")
def test_a_disk_on_the_research_symbol_counts_as_placed(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.disks("yellow", 1)
    table.chose(yellow="Advance boosted")
    table.turn("yellow", "Advance")
    assert table.left("yellow") == 0
    assert at_end(table) == OUT_OF_DISKS


@rule("MX-DISK-02", "MX-SCO-11")
def test_case_t_07_the_last_disk_and_two_proxies(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green", yellow=1)
    table.works("X12", "DE23", "yellow")
    table.disks("yellow", 1)
    table.chose(yellow="Expand boosted")
    assert table.parts("yellow")["special infrastructure"] == 9
    table.at_phase("Expand")
    table.falls("draw N01", "draw N02")
    table.says("yellow", "influence C2", "influence D3", "influence E3", "discard N01")
    assert table.controller("E3") == "yellow"
    assert (table.left("yellow"), table.player("yellow").placed) == (0, 37)
    assert table.parts("yellow")["special infrastructure"] == 10
    table.at(EndOfRound(), NextRound())
    assert table.s.ended == OUT_OF_DISKS and table.asked() == []
