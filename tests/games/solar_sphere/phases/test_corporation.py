"""Corporation drones: a neutral attacker on every ship of the bottom row. Esther is red, Arlo black."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule


@rule("SS-CORP-01")
def test_a_corporation_drone_counts_for_the_total(table: Table) -> None:
    table.ship("bottom left", "RS05", ("red", 2), ("corporation", 1))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.player("red").score, table.claimed("red")) == (4, ["RS05"])


@rule("SS-CORP-01")
def test_a_corporation_drone_further_left_ranks_before_a_single_drone(table: Table) -> None:
    table.ship("bottom left", "RS08", ("red", 2), ("corporation", 1), ("black", 1))
    table.at_battle()
    table.falls("resistance 0")
    assert (table.player("red").score, table.player("black").score) == (6, 2)


@rule("SS-CORP-01")
def test_a_single_drone_further_left_ranks_before_the_corporation(table: Table) -> None:
    table.ship("bottom left", "RS05", ("red", 1), ("corporation", 1), ("black", 1))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.claimed("red"), table.player("red").score, table.player("black").score) == (["RS05"], 4, 1)


@rule("SS-CORP-02", "SS-BAT-16")
def test_under_the_corporation_esther_scores_the_second_bonus_and_nobody_claims(table: Table) -> None:
    """T-07."""
    table.ship("bottom left", "RS01", ("corporation", 1), ("red", 1))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.player("red").score, table.player("red").morale) == (2, 1)
    assert (table.claimed("red"), table.claimed("black"), table.icons("red")) == ([], [], {})
    assert (table.fleet(), table.s.corporation_drones) == (["", "", "", ""], 2)


@rule("SS-CORP-03")
def test_a_corporation_in_second_place_takes_the_second_bonus_away(table: Table) -> None:
    table.ship("bottom left", "RS11", ("corporation", 1), ("red", 4), ("black", 1))
    table.at_battle()
    table.falls("resistance 2")
    assert (table.player("red").score, table.player("black").score) == (7, 2)


@rule("SS-CORP-03")
def test_behind_a_corporation_in_third_place_the_third_bonus_is_scored_as_by_every_other_attacker(
    four: Table,
) -> None:
    four.ship("bottom left", "RS18", ("corporation", 1), ("red", 3), ("black", 2), ("green", 1))
    four.at_battle()
    four.falls("resistance 2")
    assert [player.score for player in four.s.players] == [9, 6, 3, 0]


@rule("SS-CORP-04")
def test_two_corporation_drones_suffice_because_the_bottom_row_is_emptied_first(table: Table) -> None:
    table.ship("top left", "RS07")
    table.ship("top right", "RS08")
    table.ship("bottom left", "RS05", ("corporation", 1))
    table.ship("bottom right", "RS06", ("corporation", 1))
    table.at_battle()
    table.falls("resistance 3", "resistance 3")
    assert table.fleet() == ["", "", "RS07", "RS08"]
    assert (table.on_ship("bottom left"), table.on_ship("bottom right")) == (
        [("corporation", 1)],
        [("corporation", 1)],
    )
    assert table.s.corporation_drones == 0
