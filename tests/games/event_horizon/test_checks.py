"""The checks of every random game notice what must never be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.event_horizon.openings import fresh
from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.board.fleet import marauder_fleet
from perihelion.games.event_horizon.build.placement import CheckLimits
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.round.rounds import RoundEnd


@pytest.fixture
def sound() -> Table:
    """A new game: everything is where it belongs."""
    return fresh(2)


def test_a_new_game_is_sound(sound: Table) -> None:
    GAME.rules.check(sound.s)


def lose_a_point(table: Table) -> None:
    table.player("white").points[0] = -1


def count_a_flag_too_many(table: Table) -> None:
    table.player("white").flags = 1


def turn_a_dial(table: Table) -> None:
    table.player("white").production = 5


def mix_ships(table: Table) -> None:
    table.ships("white", "B05", cruiser=2, drone=1)
    table.player("white").ships.reverse()


def occupy_without_a_ship(table: Table) -> None:
    table.player("white").occupied = 1


def make_a_fifth_port(table: Table) -> None:
    table.ships("white", "B05", port=5)


def keep_a_wreck(table: Table) -> None:
    table.group("white", "B05", "drone mother damaged 2")


def carry_a_token_that_is_not_there(table: Table) -> None:
    table.group("white", "B05", "cruiser I")


def use_an_upgrade_twice(table: Table) -> None:
    table.player("white").level = 7
    table.upgrade("white", "drone", "Hangar Bay", "Hangar Bay")


def use_a_slot_too_early(table: Table) -> None:
    table.player("white").level = 6
    table.upgrade("white", "drone", "Hangar Bay", "Turbo Engines")


def lose_a_card(table: Table) -> None:
    table.s.deck = table.s.deck.without(0)


def lose_a_mine(table: Table) -> None:
    table.s.mines_left -= 1


def lose_a_face(table: Table) -> None:
    table.s.unseen &= ~1


def lay_a_face_of_another_ring(table: Table) -> None:
    table.tile("C02", face="Pell")
    table.s.revealed |= 1 << tile_of("C02")


def send_marauders_into_the_sun(table: Table) -> None:
    table.marauders("S00", 2)


def swap_marauder_fleets(table: Table) -> None:
    table.s.marauders = [marauder_fleet(1, 5, 2), marauder_fleet(0, 5, 2)]
    table.s.fleets_seen = 2


def put_a_flag_on_a_hidden_tile(table: Table) -> None:
    table.s.owners[5] = 0
    table.player("white").flags = 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_point,
        count_a_flag_too_many,
        turn_a_dial,
        mix_ships,
        occupy_without_a_ship,
        make_a_fifth_port,
        keep_a_wreck,
        carry_a_token_that_is_not_there,
        use_an_upgrade_twice,
        use_a_slot_too_early,
        lose_a_card,
        lose_a_mine,
        lose_a_face,
        lay_a_face_of_another_ring,
        send_marauders_into_the_sun,
        swap_marauder_fleets,
        put_a_flag_on_a_hidden_tile,
    ],
)
def test_a_spoilt_table_is_noticed(sound: Table, spoil: Callable[[Table], None]) -> None:
    spoil(sound)
    with pytest.raises(AssertionError):
        GAME.rules.check(sound.s)


@rule("EH-PLACE-01")
def test_a_seventh_ship_on_a_tile_is_noticed_once_no_check_is_to_come(sound: Table) -> None:
    sound.ships("white", "B05", cruiser=7)
    sound.s.agenda = [NextRound(), CheckLimits(0)]
    GAME.rules.check(sound.s)
    sound.s.agenda = [NextRound(), RoundEnd()]
    with pytest.raises(AssertionError, match="too many ships"):
        GAME.rules.check(sound.s)
