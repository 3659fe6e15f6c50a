"""Chapter "Tech": the track from level 1 to level 9."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat, Word
from perihelion.games.event_horizon.build.purchase import refuse_purchase
from perihelion.games.event_horizon.cards.tables import MINE_BONUS_LEVEL, START_LEVEL, TECH_PRICE, TOP_LEVEL
from perihelion.games.event_horizon.numbers import set_production
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import TECH


def gain_level(s: State, seat: Seat) -> bool:
    """EH-TECH-02, EH-TECH-05, EH-TECH-07, EH-TECH-08, EH-TECH-09. One level up, unless the track is full;
    gives whether it was not."""
    player = s.players[seat]
    if player.level == TOP_LEVEL:
        return False
    player.level += 1
    if player.level == MINE_BONUS_LEVEL:
        set_production(s)
    return True


def offer_tech(player: Player, offered: list[Word]) -> None:
    """EH-TECH-01, EH-TECH-06."""
    if player.budget >= TECH_PRICE and player.level < TOP_LEVEL:
        offered.append(TECH)


def buy_tech(s: State, seat: Seat) -> None:
    """EH-TECH-01. 4 production for a level, as often as the budget lasts."""
    s.players[seat].budget -= TECH_PRICE
    gain_level(s, seat)


def refuse_tech(player: Player) -> Refusal | None:
    if player.level == TOP_LEVEL:
        return Refusal("EH-TECH-06", "You are at level {level}, the top of the track.", level=TOP_LEVEL)
    return refuse_purchase(player, Said("a tech level"), START_LEVEL, TECH_PRICE)
