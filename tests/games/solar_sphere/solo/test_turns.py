"""Solo: DRANDA's turn, its dice, drones and extra dice."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.piles import Pile, full_pile
from perihelion.core.steps import chance, over
from perihelion.games.solar_sphere.cards.tables import DRANDA_CARDS
from perihelion.games.solar_sphere.deploy.turn import Turns
from perihelion.games.solar_sphere.phases.dock import Dock
from perihelion.games.solar_sphere.solo.turns import DrandaTurn


def cards(numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Cards by id."""
    return [DRANDA_CARDS[number] for number in numbers]


def deck(*ids: str) -> Pile:
    """A DRANDA deck of these cards only."""
    return full_pile([int(card in ids) for card in DRANDA_CARDS])


@rule("SS-SOLO-10")
def test_the_card_above_the_left_most_die_shows_where_its_colour_goes(solo: Table) -> None:
    """DC04 shows the Sphere for black, the Crew Station for green, the Fleet for purple."""
    solo.dranda.colours, solo.dranda.dice = [1, 0, 2], [3, 5, 6]
    solo.at(DrandaTurn())
    solo.falls("DRANDA draws DC04")
    assert solo.dice_at("crew-station") == [("dranda", 3)]
    assert (solo.dranda.colours, solo.dranda.dice) == ([0, 2], [5, 6])
    assert (cards(solo.dranda.played), solo.dranda.discards) == (["DC04"], [])


@rule("SS-SOLO-11")
def test_dranda_visits_the_crew_station_with_an_even_die_and_pays_nothing(solo: Table) -> None:
    solo.display(0, "C1-01a")
    solo.dranda_turn("black", 2, "DC03")
    assert (solo.dice_at("crew-station"), solo.display_ids()[0]) == ([("dranda", 2)], "")


@rule("SS-SOLO-11")
def test_dranda_visits_the_fleet_with_an_odd_die_and_pays_no_crystal(solo: Table) -> None:
    solo.ship("top left", "RS11")
    solo.dranda_turn("green", 5, "DC03")
    assert (solo.dice_at("fleet"), solo.on_ship("top left")) == ([("dranda", 5)], [("dranda", 4)])


@rule("SS-SOLO-12")
def test_an_occupied_location_costs_dranda_one_drone_of_its_supply(solo: Table) -> None:
    solo.die_at("crew-station", "red", 3)
    solo.die_at("crew-station", "dranda", 1)
    solo.dranda_turn("black", 2, "DC03")
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (19, 1, 0)


@rule("SS-SOLO-12")
def test_an_occupied_location_costs_one_point_without_supply(solo: Table) -> None:
    solo.dranda.supply, solo.dranda.removed = 0, 20
    solo.die_at("crew-station", "red", 3)
    solo.dranda_turn("black", 2, "DC03")
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (0, 20, -1)


@rule("SS-SOLO-12")
def test_an_empty_location_costs_dranda_nothing(solo: Table) -> None:
    solo.die_at("sphere", "red", 3)
    solo.dranda_turn("black", 2, "DC03")
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (20, 0, 0)


@rule("SS-SOLO-15")
def test_dranda_reclaims_missing_drones_for_one_point_each(solo: Table) -> None:
    solo.dranda.supply, solo.dranda.removed, solo.dranda.score = 1, 5, 10
    solo.ship("top left", "RS11")
    solo.dranda_turn("black", 1, "DC02")
    assert solo.on_ship("top left") == [("dranda", 4)]
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (0, 2, 7)


@rule("SS-SOLO-15")
def test_dranda_uses_as_many_drones_as_it_has_when_nothing_is_left_to_reclaim(solo: Table) -> None:
    solo.dranda.supply, solo.dranda.removed, solo.dranda.score = 1, 1, 10
    solo.ship("top left", "RS11")
    solo.dranda_turn("black", 1, "DC02")
    assert solo.on_ship("top left") == [("dranda", 2)]
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (0, 0, 9)


@rule("SS-SOLO-16")
@pytest.mark.parametrize(
    ("face", "belt"),
    [
        (1, "ore-belt"),
        (2, "ore-belt"),
        (3, "gold-belt"),
        (4, "gold-belt"),
        (5, "crystal-belt"),
        (6, "crystal-belt"),
    ],
)
def test_the_asteroid_belt_takes_the_die_by_its_face_and_gives_dranda_nothing(
    solo: Table, face: int, belt: str
) -> None:
    solo.dranda_turn("black", face, "DC12")
    assert solo.dice_at(belt) == [("dranda", face)]
    assert (solo.dranda.score, solo.dranda.supply) == (0, 20)


@rule("SS-SOLO-12", "SS-SOLO-16", "SS-VIS-12")
def test_a_die_that_launched_a_satellite_occupies_the_belt_for_dranda(solo: Table) -> None:
    """T-31."""
    solo.ports("red", 3)
    solo.at_turn("red")
    solo.says("red", "deploy 3", "visit Gold Belt", "as 3", "launch satellite")
    solo.dranda_turn("black", 3, "DC12")
    assert solo.dice_at("gold-belt") == [("red", 3), ("dranda", 3)]
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.score) == (19, 1, 0)


# Salvage Ship


@rule("SS-SOLO-17")
def test_the_salvage_ship_brings_an_opaque_die_that_acts_at_once(solo: Table) -> None:
    """DC02 begins with black and sends black to the Fleet."""
    solo.ship("top left", "RS11")
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC02", "DRANDA rolls opaque black 1")
    assert (solo.dice_at("salvage-ship"), solo.dice_at("fleet")) == ([("dranda", 6)], [("dranda", 1)])
    assert solo.on_ship("top left") == [("dranda", 4)]
    assert solo.dranda.opaque == 0b110


@rule("SS-SOLO-17")
def test_the_opaque_die_acts_by_its_own_face(solo: Table) -> None:
    """DC12 begins with purple and sends purple to the Crew Station."""
    solo.display(0, "C1-01a")
    solo.display(4, "C3-01a")
    solo.dranda_turn("black", 1, "DC09", "DRANDA draws DC12", "DRANDA rolls opaque purple 5")
    assert solo.display_ids() == ["C1-01a", "", "", "", "", ""]


@rule("SS-SOLO-18")
def test_the_new_card_stays_and_the_card_that_led_to_it_is_discarded(solo: Table) -> None:
    solo.dranda.played = [DRANDA_CARDS.index("DC01")]
    solo.dranda.deck = solo.dranda.deck.without(DRANDA_CARDS.index("DC01"))
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC11")
    assert (cards(solo.dranda.played), cards(solo.dranda.discards)) == (["DC01", "DC11"], ["DC09"])
    assert solo.dranda.deck.size() == 9


@rule("SS-SOLO-17", "SS-SOLO-18", "SS-SOLO-12")
def test_an_opaque_die_on_the_salvage_ship_brings_another(solo: Table) -> None:
    """T-27."""
    solo.dranda_turn("black", 4, "DC09", "DRANDA draws DC05", "DRANDA rolls opaque purple 2")
    assert (solo.dice_at("salvage-ship"), solo.dranda.supply) == ([("dranda", 4), ("dranda", 2)], 19)
    assert (cards(solo.dranda.played), cards(solo.dranda.discards)) == (["DC05"], ["DC09"])
    solo.falls("DRANDA draws DC01", "DRANDA rolls opaque black 3")
    assert (solo.dice_at("sphere"), solo.owner("I6"), solo.dranda.supply) == ([("dranda", 3)], "dranda", 18)
    assert (cards(solo.dranda.played), cards(solo.dranda.discards)) == (["DC01"], ["DC09", "DC05"])
    assert (solo.dranda.opaque, over(solo.s)) == (0b010, True)


@rule("SS-SOLO-19")
def test_a_card_whose_opaque_die_is_used_goes_under_the_deck_and_another_is_revealed(solo: Table) -> None:
    solo.dranda.opaque = 0b110
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC01")
    assert (cards(solo.dranda.deck.bottom), cards(solo.dranda.played)) == (["DC01"], ["DC09"])
    solo.falls("DRANDA draws DC04", "DRANDA rolls opaque green 1")
    assert (cards(solo.dranda.played), cards(solo.dranda.discards)) == (["DC04"], ["DC09"])
    assert solo.dice_at("crew-station") == [("dranda", 1)]


@rule("SS-SOLO-19")
def test_the_extra_die_is_lost_when_no_card_of_the_deck_fits(solo: Table) -> None:
    solo.dranda.opaque = 0b110
    solo.dranda.deck = deck("DC09", "DC01", "DC02")
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC02")
    assert chance(solo.s) is None
    assert cards(solo.dranda.deck.bottom) == ["DC02", "DC01"]
    assert (cards(solo.dranda.played), solo.dranda.discards, solo.dranda.opaque) == (["DC09"], [], 0b110)


@rule("SS-SOLO-19")
def test_no_card_is_revealed_when_all_opaque_dice_are_used(solo: Table) -> None:
    solo.dranda.opaque = 0
    solo.dranda_turn("black", 6, "DC09")
    assert (chance(solo.s), solo.dranda.deck.size(), cards(solo.dranda.played)) == (None, 11, ["DC09"])


@rule("SS-SOLO-19")
def test_the_extra_die_is_lost_with_an_empty_deck(solo: Table) -> None:
    solo.dranda.deck = deck("DC09", "DC01")
    solo.dranda.deck = solo.dranda.deck.without(DRANDA_CARDS.index("DC01"))
    solo.dranda.colours, solo.dranda.dice = [0], [6]
    solo.at(DrandaTurn())
    assert (cards(solo.dranda.played), solo.dranda.opaque, over(solo.s)) == (["DC09"], 0b111, True)


# Turns


@rule("SS-SOLO-49")
def test_the_human_takes_the_turns_that_remain_after_dranda_has_no_die_left(solo: Table) -> None:
    solo.s.order = [1, 0]
    solo.ports("red", 3)
    solo.player("red").auxiliary = 4
    solo.dranda.colours, solo.dranda.dice = [0], [1]
    solo.at(Turns(0))
    solo.falls("DRANDA draws DC12")
    solo.says("red", "discard 3")
    assert "discard auxiliary 4" in solo.offered("red")
    solo.says("red", "discard auxiliary 4")
    assert over(solo.s)


@rule("SS-SOLO-10", "SS-SOLO-49")
def test_dranda_and_the_human_take_turns(solo: Table) -> None:
    solo.dranda.discards = [DRANDA_CARDS.index("DC01")]
    solo.at(Dock(), Turns(0))
    solo.falls("dock 6 6 6", "DRANDA rolls black 1", "DRANDA rolls green 2", "DRANDA rolls purple 5")
    solo.says("red", "discard 6")
    solo.falls("DRANDA draws DC12")
    solo.says("red", "discard 6")
    solo.falls("DRANDA draws DC10")
    solo.says("red", "discard 6")
    solo.falls("DRANDA draws DC07")
    assert over(solo.s)
    assert (solo.dice_at("ore-belt"), solo.dice_at("crew-station")) == (
        [("dranda", 1)],
        [("dranda", 2), ("dranda", 5)],
    )
    assert cards(solo.dranda.played) == ["DC12", "DC10", "DC07"]
