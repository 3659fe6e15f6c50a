"""Solo: DRANDA in battle."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule


@rule("SS-SOLO-37")
def test_dranda_commands_scores_and_claims_like_a_player(solo: Table) -> None:
    """Night Ferry: 4 / 2 / 1, Umbra, Corporation icon; at Medium morale and reputation are 1 point each."""
    solo.ship("top left", "RS06", ("red", 1), ("dranda", 3))
    solo.at_battle()
    solo.falls("resistance 2")
    assert (solo.dranda.score, solo.claimed("dranda"), solo.icons("dranda")) == (
        4 + 1 + 1,
        ["RS06"],
        {"umbra": 1},
    )
    assert (solo.player("red").score, solo.player("red").morale, solo.claimed("red")) == (2, 1, [])


@rule("SS-SOLO-37")
def test_dranda_ranks_behind_a_human_commander(solo: Table) -> None:
    solo.ship("top left", "RS06", ("red", 2), ("dranda", 2))
    solo.at_battle()
    solo.falls("resistance 0")
    assert (solo.player("red").score, solo.claimed("red"), solo.player("red").reputation) == (4, ["RS06"], 1)
    assert (solo.dranda.score, solo.claimed("dranda"), solo.icons("dranda")) == (2 + 1, [], {})


@rule("SS-SOLO-13", "SS-SOLO-14", "SS-SOLO-37")
def test_morale_and_reputation_of_a_victory_are_points_by_level() -> None:
    hard = Table(1, "hard")
    hard.ship("top left", "RS06", ("dranda", 3))
    hard.at_battle()
    hard.falls("resistance 0")
    assert hard.dranda.score == 4 + 2 + 3


@rule("SS-SOLO-37")
def test_the_resistance_die_is_rolled_for_dranda_too(solo: Table) -> None:
    """DRANDA hires a Flight Tactician, but never uses one."""
    solo.display(2, "C2-09a")
    solo.dranda_turn("black", 3, "DC03")
    solo.ship("top left", "RS11", ("dranda", 4))
    solo.at_battle()
    assert solo.s.offered == [1, 2, 2, 1]
    solo.falls("resistance 1")
    assert solo.fleet() == ["", "", "RS11", ""]


@rule("SS-SOLO-38")
def test_after_a_success_one_drone_is_discarded_and_the_others_return(solo: Table) -> None:
    solo.ship("top left", "RS05", ("dranda", 3), ("red", 1))
    solo.at_battle()
    solo.falls("resistance 0")
    assert (solo.dranda.supply, solo.dranda.removed) == (19, 1)
    assert solo.player("red").inactive == 3


@rule("SS-SOLO-38")
def test_at_easy_dranda_discards_no_more_drones_than_are_there() -> None:
    """T-19."""
    easy = Table(1, "easy")
    easy.ship("top left", "RS05", ("red", 2), ("dranda", 1))
    easy.at_battle()
    easy.falls("resistance 1")
    assert (easy.dranda.supply, easy.dranda.removed) == (19, 1)


@rule("SS-SOLO-38")
def test_a_success_without_dranda_drones_costs_it_nothing(solo: Table) -> None:
    solo.ship("top left", "RS05", ("red", 2))
    solo.at_battle()
    solo.falls("resistance 0")
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (20, 0, 0)


@rule("SS-SOLO-13", "SS-SOLO-39")
def test_after_a_defeat_dranda_loses_nothing_and_the_human_one_morale() -> None:
    hard = Table(1, "hard")
    hard.player("red").morale = 3
    hard.ship("bottom left", "RS11", ("corporation", 1), ("red", 1), ("dranda", 1))
    hard.at_battle()
    hard.falls("resistance 2")
    assert (hard.dranda.supply, hard.dranda.removed, hard.dranda.score) == (20, 0, 0)
    assert (hard.player("red").morale, hard.player("red").inactive) == (2, 3)


@rule("SS-SOLO-37", "SS-SOLO-39", "SS-BAT-13")
def test_dranda_claims_the_ship_that_defeats_it(solo: Table) -> None:
    solo.ship("bottom left", "RS12", ("dranda", 3), ("corporation", 1))
    solo.at_battle()
    solo.falls("resistance 3")
    assert (solo.claimed("dranda"), solo.icons("dranda"), solo.dranda.score) == (["RS12"], {"umbra": 1}, 1)
    assert (solo.dranda.supply, solo.dranda.removed) == (20, 0)


@rule("SS-SOLO-39")
def test_after_a_failure_in_the_top_row_dranda_drones_stay_on_the_card(solo: Table) -> None:
    solo.player("red").morale = 3
    solo.ship("top left", "RS11", ("dranda", 4))
    solo.at_battle()
    solo.falls("resistance 1")
    assert solo.on_ship("bottom left") == [("dranda", 4), ("corporation", 1)]
    assert (solo.dranda.supply, solo.player("red").morale) == (16, 3)
