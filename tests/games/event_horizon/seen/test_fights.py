"""The lanes of a fight: who stands there, what is to be taken, what has become of each side."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, seat_of, tile_of
from perihelion.core.game import SPECTATOR
from perihelion.games.event_horizon.cards.tables import MARAUDERS
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.fight import ATTACKING_ROLL
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.seen.table import view
from perihelion.games.event_horizon.seen.views import FightView, LaneView
from perihelion.games.kit.masks import bit

WHITE, ORANGE, PURPLE = seat_of("white"), seat_of("orange"), seat_of("purple")


@pytest.fixture
def fought(three: Table) -> Table:
    """Orange and white, in this order, meet two marauders at C02."""
    three.home(white="A03", orange="A15", purple="A09")
    three.ships("white", "C02", cruiser=2)
    three.ships("orange", "C02", cruiser=1)
    three.marauders("C02", 2)
    three.s.order = [ORANGE, PURPLE, WHITE]
    return three


def begin(table: Table) -> None:
    table.at(Combats(), Captures(), RoundEnd())


def fight(table: Table, eyes: int = SPECTATOR) -> FightView:
    found = view(table.s, eyes).fight
    assert found is not None
    return found


def lane(table: Table, side: int) -> LaneView:
    return next(lane for lane in fight(table).lanes if lane.side == side)


def test_the_own_lane_comes_first_then_player_order_the_marauders_last(fought: Table) -> None:
    begin(fought)
    sides = [(lane.side, lane.ships) for lane in fight(fought).lanes]
    assert sides == [(ORANGE, 1), (WHITE, 2), (MARAUDERS, 2)]
    assert [lane.side for lane in fight(fought, WHITE).lanes] == [WHITE, ORANGE, MARAUDERS]


def test_whoever_has_only_a_cannon_there_gets_a_lane_too(fought: Table) -> None:
    fought.tile("C02", face="moon")
    fought.flag("purple", "C02")
    fought.cannon("C02")
    begin(fought)
    assert [lane.side for lane in fight(fought).lanes] == [ORANGE, PURPLE, WHITE, MARAUDERS]
    purple = lane(fought, PURPLE)
    assert (purple.cannon, purple.ships, purple.fate) == (True, 0, "")
    assert not lane(fought, WHITE).cannon


def test_hits_are_told_of_who_takes_them_and_of_who_scored_them(fought: Table) -> None:
    begin(fought)
    fought.s.fight.hits[MARAUDERS] = 2
    fought.s.fight.aimed[MARAUDERS] = 1
    marauders = lane(fought, MARAUDERS)
    assert (marauders.hits, marauders.aimed, lane(fought, WHITE).hits) == (3, 1, 0)


def test_a_side_has_dealt_all_hits_of_its_dice(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "B05", gunship=1)
    table.marauders("B05", 3)
    begin(table)
    table.says("white", "fire at marauders")
    table.falls("dice 2 5 6")
    assert (lane(table, WHITE).dealt, lane(table, MARAUDERS).dealt) == (2, 0)


def test_a_side_that_retreats_is_leaving_and_then_away(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "C02", cruiser=2)
    table.ships("orange", "C02", drone=1)
    begin(table)
    table.says("white", "retreat to B03")
    assert (lane(table, WHITE).fate, lane(table, ORANGE).fate) == ("leaving", "")
    table.falls("dice 1")
    assert (lane(table, WHITE).fate, fight(table).on) == ("away", False)


def test_a_side_without_ships_is_lost(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "B05", gunship=1)
    table.marauders("B05", 1)
    begin(table)
    table.says("white", "fire at marauders")
    table.falls("dice 2 5 6", "dice 1")
    assert (lane(table, MARAUDERS).fate, lane(table, WHITE).fate) == ("lost", "")


def test_in_a_single_roll_only_a_side_that_was_hit_can_be_lost(fought: Table) -> None:
    begin(fought)
    fought.s.fight.kind = ATTACKING_ROLL
    fought.player("white").ships = []
    fought.player("white").occupied = 0
    assert lane(fought, WHITE).fate == ""
    fought.s.fight.struck = bit(WHITE)
    assert lane(fought, WHITE).fate == "lost"


def test_a_deflector_veil_that_was_used_is_told(fought: Table) -> None:
    begin(fought)
    fought.s.fight.veiled = bit(ORANGE)
    assert (lane(fought, ORANGE).veiled, lane(fought, WHITE).veiled) == (True, False)


def test_ships_of_another_moment_are_not_those_of_the_fight(fought: Table) -> None:
    begin(fought)
    fought.s.fight.on = False
    assert (fight(fought).fresh, lane(fought, WHITE).ships) == (True, 2)
    fought.at(RoundEnd())
    assert fight(fought).tile == tile_of("C02")
    assert (fight(fought).fresh, lane(fought, WHITE).ships, lane(fought, WHITE).fate) == (False, 0, "")
