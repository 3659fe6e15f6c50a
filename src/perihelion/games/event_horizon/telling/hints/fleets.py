"""What hints on moves and combats share: who stands there, how many hits to expect, what debris does."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.numbers import (
    dice,
    hits_on,
)
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import fleet_text, others_at, side_with


def there(s: State, seat: Seat, tile: int) -> list[Said]:
    """Who else stands on a tile."""
    return [side_with(s, side, tile) for side in others_at(s, seat, tile)]


def expected(player: Player, groups: list[int], at_marauders: bool, struck: bool) -> float:
    """How many hits the dice of these ships score on average."""
    chances = [
        (7 - hits_on(player, group)) / 6 * dice(player, group, at_marauders, struck) for group in groups
    ]
    return sum(chances)


def lost(groups: list[int]) -> list[Said]:
    return [Said("{fleet} lost in debris", fleet=fleet_text(groups))] if groups else []


def damaged(groups: list[int]) -> list[Said]:
    return [Said("{fleet} damaged by debris", fleet=fleet_text(groups))] if groups else []
