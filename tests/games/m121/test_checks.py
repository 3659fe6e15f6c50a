"""The checks of every random game notice what must never be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.m121.openings import fresh, settled
from games.m121.table import Table, card_of
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import GAPS, SPACES
from perihelion.games.m121.site import Works


@pytest.fixture
def sound() -> Table:
    """A table with some of everything."""
    table = settled("S01", "S05")
    table.claim("yellow", "C4")
    table.works("I07", "BC23", "green")
    table.hand("yellow", "N47")
    return table


def test_a_table_is_sound_from_the_first_card_on(sound: Table) -> None:
    GAME.rules.check(sound.s)
    GAME.rules.check(fresh(4).s)


def lose_a_card(table: Table) -> None:
    table.s.deck = table.s.deck.without(card_of("N48"))


def double_a_card(table: Table) -> None:
    table.player("green").hand = table.player("green").hand.plus(card_of("N47"), 2)


def lose_a_cube(table: Table) -> None:
    table.s.stock = (table.s.stock[0] - 1, *table.s.stock[1:])


def lose_a_disk(table: Table) -> None:
    table.player("yellow").placed -= 1


def hold_13_cards(table: Table) -> None:
    table.money("yellow", 13 - table.size("yellow"))


def forget_a_system(table: Table) -> None:
    table.s.occupied &= ~(1 << SPACES.index("B4"))


def forget_that_a_gap_is_built(table: Table) -> None:
    table.s.built = 0


def close_an_open_gap(table: Table) -> None:
    table.s.closed |= 1 << GAPS.index("CD34")


def build_outside(table: Table) -> None:
    table.works("I01", "AB12", "yellow")


def own_infrastructure_as_nobody(table: Table) -> None:
    table.s.works[GAPS.index("BC23")] = Works(card_of("I07"), -1, 0)


def put_nobody_into_the_control_circle(table: Table) -> None:
    space = SPACES.index("B4")
    table.s.sites[space] = table.s.sites[space].ruled(0, True)


def reach_too_far(table: Table) -> None:
    table.player("yellow").reach |= 1 << SPACES.index("E6")


def keep_a_lost_power(table: Table) -> None:
    table.player("yellow").powers = (1, *table.player("yellow").powers[1:])


def stand_on_a_wrong_level(table: Table) -> None:
    table.player("green").level = 1


def stand_in_front_of_a_higher_level(table: Table) -> None:
    table.track("yellow", "green")


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        double_a_card,
        lose_a_cube,
        lose_a_disk,
        hold_13_cards,
        forget_a_system,
        forget_that_a_gap_is_built,
        close_an_open_gap,
        build_outside,
        own_infrastructure_as_nobody,
        put_nobody_into_the_control_circle,
        reach_too_far,
        keep_a_lost_power,
        stand_on_a_wrong_level,
        stand_in_front_of_a_higher_level,
    ],
)
def test_a_spoilt_table_is_noticed(sound: Table, spoil: Callable[[Table], None]) -> None:
    spoil(sound)
    with pytest.raises(AssertionError):
        GAME.rules.check(sound.s)
