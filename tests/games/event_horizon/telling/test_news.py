"""What lines of the log mean to whom, for the card at the end of a phase."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.combat.cannons import FreeShots
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.breakaway import BreakAway
from perihelion.games.event_horizon.round.rounds import RoundEnd, RoundStart


@rule("EH-CAP-09")
def test_a_captured_world_is_won_by_one_and_lost_by_the_other(table: Table) -> None:
    table.tile("B11", face="Pell")
    table.flag("orange", "B11")
    table.ships("white", "B11", cruiser=2)
    table.at(Captures())
    told = "white captures Pell (B11) from orange: CV 2 against DV 1, +1 VP."
    assert table.news == [f"captured white: {told}", f"lost orange: {told}"]
    assert table.amounts == ["captured white: victory points +1, flags +1", "lost orange: flags -1"]


@rule("EH-CMB-13", "EH-CMB-18")
def test_whoever_holds_the_tile_has_won_and_ships_destroyed_are_lost_but_not_those_damaged(
    table: Table,
) -> None:
    table.ships("white", "C02", cruiser=3, drone=1)
    table.marauders("C02", 2)
    table.at(Combats())
    table.falls("dice 1 3 6", "dice 2", "dice 5 6")
    table.says("white", "hit cruiser", "hit drone mother")
    table.falls("dice 2 5", "dice 1", "dice 1")
    assert [news.partition(":")[0] for news in table.news] == ["lost white", "won white"]


@rule("EH-PRE-04")
def test_a_fleet_that_is_gone_is_lost(table: Table) -> None:
    table.ships("orange", "B05", cruiser=2)
    table.group("white", "B05", "gunship", entered=True)
    table.group("white", "B05", "cruiser", entered=True)
    table.at(BreakAway(1, tile_of("B05")))
    table.says("orange", "break away")
    table.falls("dice 2 5 6", "dice 1")
    assert table.news == ["lost orange: orange loses everything at Quiet Reach (B05): 2 cruisers."]
    assert table.amounts == ["lost orange: cruiser -2"]


@rule("EH-CAN-05")
def test_a_ship_shot_by_a_cannon_is_lost_by_its_owner(table: Table) -> None:
    table.tile("C02", face="Pell")
    table.flag("white", "C02")
    table.cannon("C02")
    table.ships("orange", "C02", drone=1)
    table.at(FreeShots())
    table.says("white", table.offered("white")[0])
    table.falls("roll 6")
    assert [news.partition(":")[0] for news in table.news] == ["lost orange"]


@rule("EH-ROUND-06", "EH-VP-03")
def test_the_flag_row_is_news_to_everybody_who_scores(table: Table) -> None:
    table.player("white").flags = 5
    table.at(RoundEnd())
    assert table.news == ["scored white: Flag row: white +2 VP for 5 flags, 2 VP now."]


@rule("EH-ROUND-02")
def test_who_is_first_in_player_order_is_news_to_all(table: Table) -> None:
    table.s.round = 4
    table.home(white="A03", orange="A15")
    table.at(RoundStart())
    table.falls("roll 2", "roll 5")
    assert table.news == ["first orange: orange is first in player order."]
