"""The checks of every random game notice what must never be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.andromeda.openings import before_dice, fresh
from games.andromeda.table import Table
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.cards.tokens import TOKEN_IDS


@pytest.fixture
def sound() -> Table:
    """A table with some of everything."""
    table = Table(2)
    table.tile("R1-1", "PL-S1", "MO-S1", "", "")
    table.tiles(R1_2="BA-TH", R1_3="PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-2", "transport")
    table.ships("yellow", "yard", "transport")
    table.development("yellow", "R1-3")
    table.raider("N1", "S", 2)
    table.claimed("yellow", "MO-I1")
    table.operations("blue", "MO-V1")
    table.module("yellow", "IN-01")
    table.column("science", "SC-01", "SC-02", "SC-03")
    table.hand("yellow", "TA-01", "TB-01")
    table.supremacy("ST-1", "ST-2", "ST-3")
    return table


@pytest.fixture
def begun() -> Table:
    """All leaders are out, and somebody begins."""
    table = before_dice(2)
    table.falls("roll 6 6 6 6 6 6", "roll 1 1 1 1 1 1")
    return table


def test_a_table_is_sound_from_the_first_tile_on(sound: Table, begun: Table) -> None:
    GAME.rules.check(sound.s)
    GAME.rules.check(fresh(4).s)
    GAME.rules.check(begun.s)


# The map


def forget_a_tile(table: Table) -> None:
    table.s.charted &= ~1


def forget_where_ships_are(table: Table) -> None:
    table.player("yellow").at = 0


def forget_where_leaders_are(table: Table) -> None:
    table.player("yellow").leaders_at |= 1


def forget_a_development(table: Table) -> None:
    table.player("yellow").built = 0


def forget_raiders(table: Table) -> None:
    table.s.raiders_at = 0


def lose_a_raider(table: Table) -> None:
    table.s.set_raiders(REGIONS.index("N1"), 0, 1)


def lose_a_planet(table: Table) -> None:
    table.s.planets = table.s.planets.without(5)


# Ships and stores


def lose_a_ship(table: Table) -> None:
    table.player("yellow").yard = (0, 0, 0, 0)


def double_a_ship(table: Table) -> None:
    table.player("blue").barge = (0, 1, 0, 0)


def cover_a_shield_that_is_not_there(table: Table) -> None:
    table.player("yellow").shields = (1, 0, 0, 0)


def owe_energy(table: Table) -> None:
    table.player("yellow").gain(4, -1)


def fall_below_0(table: Table) -> None:
    table.points("yellow", -1)


def climb_above_the_top(table: Table) -> None:
    table.track("yellow", science=10)


# Cards, moons, modules, tokens


def lose_a_card(table: Table) -> None:
    table.s.tactics = table.s.tactics.without(CARD_IDS.index("TE-03"))


def double_a_card(table: Table) -> None:
    table.player("blue").hand = table.player("blue").hand.plus(CARD_IDS.index("TE-03"), 2)


def lose_a_moon(table: Table) -> None:
    table.player("yellow").release(MOON_IDS.index("MO-I1"))


def double_a_slotted_moon(table: Table) -> None:
    table.player("yellow").operations = MOON_IDS.index("MO-V1")


def lose_a_module(table: Table) -> None:
    table.player("yellow").put_row(1, table.player("yellow").rows[1][:1])


def double_a_module(table: Table) -> None:
    table.s.columns = (table.s.columns[0], (MODULE_IDS.index("IN-09"),) * 3, *table.s.columns[2:])


def double_a_supremacy_token(table: Table) -> None:
    table.player("blue").powers = (TOKEN_IDS.index("ST-2"),)


def infect_too_much(table: Table) -> None:
    table.player("yellow").put(1, 1, table.player("yellow").rows[1][1].marked(0, 6))


@pytest.mark.parametrize(
    "spoil",
    [
        forget_a_tile,
        forget_where_ships_are,
        forget_where_leaders_are,
        forget_a_development,
        forget_raiders,
        lose_a_raider,
        lose_a_planet,
        lose_a_ship,
        double_a_ship,
        cover_a_shield_that_is_not_there,
        owe_energy,
        fall_below_0,
        climb_above_the_top,
        lose_a_card,
        double_a_card,
        lose_a_moon,
        double_a_slotted_moon,
        lose_a_module,
        double_a_module,
        double_a_supremacy_token,
        infect_too_much,
    ],
)
def test_a_spoilt_table_is_noticed(sound: Table, spoil: Callable[[Table], None]) -> None:
    spoil(sound)
    with pytest.raises(AssertionError):
        GAME.rules.check(sound.s)


def lose_a_leader(table: Table) -> None:
    table.player("yellow").leaders -= 1


def double_a_leader(table: Table) -> None:
    table.on_raider("A", blue=1)


@pytest.mark.parametrize("spoil", [lose_a_leader, double_a_leader])
def test_all_leaders_are_counted_once_the_game_has_begun(
    begun: Table, spoil: Callable[[Table], None]
) -> None:
    spoil(begun)
    with pytest.raises(AssertionError):
        GAME.rules.check(begun.s)
