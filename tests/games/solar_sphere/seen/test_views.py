"""What a view tells beyond the rules: which die is which, and which ship is in battle."""

from __future__ import annotations

from games.solar_sphere.table import Table
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import GOLD_BELT, ORE_BELT
from perihelion.games.solar_sphere.deploy.visit import put_die


def test_dice_of_one_side_and_face_are_counted_as_they_were_placed(table: Table) -> None:
    put_die(table.s, GOLD_BELT, 0, 4, False)
    put_die(table.s, ORE_BELT, 0, 4, True)
    put_die(table.s, ORE_BELT, 0, 4, False)
    ore, gold = GAME.seen.view(table.s, 0).locations[:2]
    assert [die.nth for die in gold.dice] == [0]
    assert [(die.opaque, die.nth) for die in ore.dice] == [(True, 0), (False, 1)]


def test_the_ship_in_battle_is_named_until_its_die_is_rolled(table: Table) -> None:
    table.ship("top left", "RS03", ("red", 1))
    table.ship("bottom left", "RS01", ("red", 1))
    assert GAME.seen.view(table.s, 0).fighting == -1
    table.at_battle()
    assert GAME.seen.view(table.s, 0).fighting == table.s.ships[2]
    table.falls("resistance 0")
    assert GAME.seen.view(table.s, 0).fighting == table.s.ships[0]
    table.falls("resistance 0")
    assert GAME.seen.view(table.s, 0).fighting == -1
