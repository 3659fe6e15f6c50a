"""Final scoring, part by part, and who wins."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.station.repair import DamageModules


def part(table: Table, name: str, what: str) -> float:
    """The VP of a part of the final score."""
    return table.parts(name)[what]


def total(table: Table, name: str) -> float:
    return sum(table.parts(name).values())


# All together


def of_the_rulebook(table: Table, damaged: int) -> None:
    """What yellow has in the scoring example of the rulebook."""
    table.tiles(R1_1="PL-I1", R1_3="PL-C1", R1_5="PL-C2")
    table.points("yellow", 62)
    table.track("yellow", science=5, industry=9, supremacy=5, commerce=6, civilization=5)
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-3")
    table.development("yellow", "R1-5")
    table.stock("yellow", titanium=2, credit=1, energy=4)
    table.hand("yellow", "TA-01", "TA-02", "TB-01")
    table.module("yellow", "CV-01")
    table.module("yellow", "CV-02")
    table.leaders("station", yellow=2)
    table.module("yellow", "IN-01", damage=1)
    table.module("yellow", "IN-02", damage=int(damaged > 1))
    table.module("yellow", "SC-01", damage=int(damaged > 1))
    table.core("yellow", "science", damage=int(damaged > 1))


@rule("AE-SCO-09", "AE-SCO-05")
@pytest.mark.parametrize(("damaged", "points"), [(4, 165), (1, 171)])
def test_the_example_of_the_rulebook(table: Table, damaged: int, points: int) -> None:
    """AE-T-02."""
    of_the_rulebook(table, damaged)
    table.at()
    assert total(table, "yellow") == points
    assert [side.score for side in table.game.rules.result(table.s)] == [points, 0]


@rule("AE-SCO-01")
def test_the_parts_come_in_this_order(table: Table) -> None:
    """AE-T-02."""
    of_the_rulebook(table, 4)
    assert table.parts("yellow") == {
        "VP scored": 62,
        "Progress tracks": 59,
        "Developments": 24,
        "Damaged modules": -8,
        "Vault": 10,
        "Civilization modules": 16,
        "Leaders": 2,
    }
    assert list(table.parts("yellow")) == [
        "VP scored",
        "Progress tracks",
        "Developments",
        "Damaged modules",
        "Vault",
        "Civilization modules",
        "Leaders",
    ]


@rule("AE-SCO-01", "AE-OPT-02", "AE-SCO-04")
def test_special_regions_are_the_third_part_and_destiny_the_last() -> None:
    parts = list(Table(2, destiny=True, specials=(2, 2)).parts("yellow"))
    assert (parts[3], parts[-1]) == ("Special regions", "Destiny")


# Part by part


@rule("AE-SCO-02")
@pytest.mark.parametrize(
    ("track", "points"),
    [
        ("science", [0, 0, 1, 2, 4, 9, 11, 14, 17, 20]),
        ("industry", [0, 0, 1, 2, 4, 7, 10, 14, 17, 20]),
        ("supremacy", [0, 0, 1, 3, 5, 10, 12, 15, 18, 21]),
        ("commerce", [0, 0, 1, 2, 4, 7, 12, 14, 17, 20]),
        ("civilization", [0, 0, 1, 2, 4, 8, 10, 13, 16, 20]),
    ],
)
def test_each_track_scores_what_is_printed_at_the_marker(table: Table, track: str, points: list[int]) -> None:
    assert [at_space(table, track, space) for space in range(10)] == points


def at_space(table: Table, track: str, space: int) -> float:
    table.track("yellow", **{track: space})
    return part(table, "yellow", "Progress tracks")


@rule("AE-SCO-02")
def test_all_five_tracks_are_added(table: Table) -> None:
    table.track("yellow", science=2, industry=3, supremacy=3, commerce=4, civilization=5)
    assert part(table, "yellow", "Progress tracks") == 1 + 2 + 3 + 4 + 8


@rule("AE-SCO-03")
@pytest.mark.parametrize(("space", "points"), [(0, 4), (3, 4), (4, 7), (6, 7), (7, 10), (9, 10)])
def test_a_development_scores_by_the_level_of_its_track(table: Table, space: int, points: int) -> None:
    table.tiles(R1_1="PL-S1")
    table.development("yellow", "R1-1")
    table.track("yellow", science=space, industry=9)
    assert part(table, "yellow", "Developments") == points


@rule("AE-SCO-03")
def test_developments_score_for_their_owner_each(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-M1", R1_3="PL-V1")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2")
    table.development("blue", "R1-3")
    table.track("yellow", supremacy=7)
    assert (part(table, "yellow", "Developments"), part(table, "blue", "Developments")) == (14, 4)


@rule("AE-SCO-03")
def test_a_collapsed_development_scores_nothing(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.development("yellow", "R1-1", collapsed=True)
    assert part(table, "yellow", "Developments") == 0


@rule("AE-SCO-04", "AE-OPT-03")
def test_developments_next_to_a_special_region_bring_a_bonus_for_each() -> None:
    table = Table(2, specials=(2, 2))
    table.tiles(R2_2="quasar", R1_3="vortex", R1_1="PL-S1", R1_2="PL-S2", R5_1="PL-S3")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2")
    table.development("yellow", "R5-1")
    assert part(table, "yellow", "Special regions") == 2 * 2 + 3
    assert part(table, "blue", "Special regions") == 0


@rule("AE-SCO-04", "AE-EVT-13")
def test_a_collapsed_development_brings_no_bonus() -> None:
    table = Table(2, specials=(2, 0))
    table.tiles(R2_2="quasar", R1_1="PL-S1", R1_2="PL-S2")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2", collapsed=True)
    assert part(table, "yellow", "Special regions") == 2


@rule("AE-SCO-04")
def test_without_special_regions_the_part_is_left_out(table: Table) -> None:
    assert "Special regions" not in table.parts("yellow")


@rule("AE-SCO-05")
def test_a_damaged_module_costs_2_vp_however_many_markers_it_has(table: Table) -> None:
    table.module("yellow", "SC-10", damage=2)
    table.module("yellow", "SC-01")
    assert part(table, "yellow", "Damaged modules") == -2
    table.core("yellow", "civilization", damage=1)
    assert part(table, "yellow", "Damaged modules") == -4


@rule("AE-SCO-06")
@pytest.mark.parametrize(("space", "points"), [(2, 0), (3, 7), (7, 7), (8, 14), (9, 14)])
def test_the_vault_counts_all_six_resources(table: Table, space: int, points: int) -> None:
    table.stock("yellow", titanium=1, nanocarbon=1, ice=1, credit=1, energy=1)
    table.hand("yellow", "TA-01", "TB-01")
    table.track("yellow", commerce=space)
    assert part(table, "yellow", "Vault") == points


@rule("AE-RES-08", "AE-SCO-06")
def test_moons_leaders_tokens_and_ability_cards_bring_no_vault_vp(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.development("yellow", "R1-1")
    table.track("yellow", commerce=3)
    table.claimed("yellow", "MO-S1", "MO-M1")
    table.leaders("station", yellow=3)
    table.token("yellow", "DT-01", "ST-4")
    assert part(table, "yellow", "Vault") == 0


@rule("AE-SCO-07")
def test_a_civilization_module_scores_only_undamaged(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.development("yellow", "R1-1")
    table.module("yellow", "CV-01")
    assert part(table, "yellow", "Civilization modules") == 6
    table.module("yellow", "CV-02", damage=1)
    assert part(table, "yellow", "Civilization modules") == 6


@rule("AE-SCO-05", "AE-SCO-07", "AE-REP-08")
def test_an_infected_module_counts_as_damaged(table: Table) -> None:
    table.module("yellow", "CV-05")
    assert part(table, "yellow", "Civilization modules") == 2
    table.at(DamageModules(0, 1, infection=True))
    table.says("yellow", "damage Civilization module 1")
    assert part(table, "yellow", "Civilization modules") == 0
    assert part(table, "yellow", "Damaged modules") == -2


@rule("AE-SCO-07")
def test_a_module_counts_at_most_to_its_maximum(table: Table) -> None:
    table.module("yellow", "CV-05")
    table.leaders("station", yellow=5)
    assert part(table, "yellow", "Civilization modules") == 7
    table.leaders("station", yellow=3)
    assert part(table, "yellow", "Civilization modules") == 8


@rule("AE-SCO-08")
def test_only_leaders_on_the_station_score(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.development("yellow", "R1-1")
    table.leaders("station", yellow=3)
    table.leaders("R1-2", yellow=2)
    table.on_raider("A", yellow=1)
    assert part(table, "yellow", "Leaders") == 3


@rule("AE-SCO-09")
def test_moons_tokens_and_unused_ability_cards_score_nothing_by_themselves(table: Table) -> None:
    table.claimed("yellow", "MO-S3", "NM-4")
    table.operations("yellow", "NM-6")
    table.token("yellow", "DT-09", "ST-1")
    table.player("yellow").abilities = (1, 1, 1, 1, 1)
    assert total(table, "yellow") == 0


@rule("AE-SCO-09")
def test_the_most_vp_win(three: Table) -> None:
    three.points("blue", 31)
    three.points("yellow", 30)
    three.leaders("station", green=3)
    three.points("green", 27)
    assert three.winners() == ["blue"]
    assert three.places() == [2, 1, 2]


# Ties


def tied(table: Table) -> None:
    """Both have 140 VP and 9 modules."""
    table.points("yellow", 140)
    table.points("blue", 140)
    for name in ("yellow", "blue"):
        five_modules(table, name)


def five_modules(table: Table, name: str) -> None:
    table.module(name, "IN-01")
    table.module(name, "IN-02")
    table.module(name, "SC-01")
    table.module(name, "SC-02")
    table.module(name, "CO-01")


@rule("AE-SCO-10")
def test_of_equal_players_the_one_with_more_modules_wins_damaged_ones_too(table: Table) -> None:
    tied(table)
    table.module("blue", "CO-02", damage=1)
    table.points("blue", 142)
    table.stock("yellow", titanium=5)
    assert (total(table, "yellow"), total(table, "blue")) == (140, 140)
    assert (table.winners(), table.places()) == (["blue"], [2, 1])


@rule("AE-SCO-10")
def test_then_more_resources_win_with_cards_in_hand(table: Table) -> None:
    """AE-T-51."""
    tied(table)
    table.stock("yellow", titanium=3, energy=3)
    table.hand("yellow", "TA-01")
    table.stock("blue", credit=6)
    assert (table.winners(), table.places()) == (["yellow"], [1, 2])


@rule("AE-SCO-10")
def test_then_the_victory_is_shared(table: Table) -> None:
    """AE-T-51."""
    tied(table)
    table.stock("yellow", titanium=7)
    table.stock("blue", credit=4, energy=3)
    assert (table.winners(), table.places()) == (["yellow", "blue"], [1, 1])
