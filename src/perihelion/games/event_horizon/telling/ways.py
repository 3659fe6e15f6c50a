"""What a player lacks for a thing on the table, and the way to it: for whoever clicks on what the present
question is not about."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Ask, Refusal, Seat
from perihelion.games.event_horizon.cards.tables import SHIP_LEVEL, UPGRADE_LEVEL, UPGRADE_PRICE
from perihelion.games.event_horizon.combat.combat import FireOrRetreat
from perihelion.games.event_horizon.numbers import ship_cost
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import TILE_NOUNS, WORDS
from perihelion.games.kit.telling.tellers import Way, asked


def type_way(s: State, seat: Seat, type: int) -> Refusal:
    """EH-BUILD-07, EH-BUILD-09."""
    player = s.players[seat]
    return Refusal(
        "EH-BUILD-07",
        "A {type:type} costs {price} production and needs tech level {level}; you are at level {own}. Ships"
        " are bought in your Build.",
        type=type,
        price=ship_cost(player, type),
        level=SHIP_LEVEL[type],
        own=player.level,
    )


def upgrade_way(s: State, seat: Seat, upgrade: int) -> Refusal:
    """EH-BUILD-07, EH-SU-01."""
    return Refusal(
        "EH-SU-01",
        "{upgrade:upgrade} costs {price} production and needs tech level {level}; you are at level {own}. An"
        " S.U. is bought in your Build.",
        upgrade=upgrade,
        price=UPGRADE_PRICE,
        level=UPGRADE_LEVEL[upgrade],
        own=s.players[seat].level,
    )


def special_way(s: State, seat: Seat, card: int) -> Refusal:
    """EH-SP-02, EH-SP-03."""
    player = s.players[seat]
    if card in player.specials or card in player.attached:
        return Refusal(
            "EH-SP-02",
            "{special:card} is attached, moved or taken off in your own Build, for nothing.",
            card=card,
        )
    return Refusal(
        "EH-SP-03", "You do not own {special:card}; only its owner attaches it to a type.", card=card
    )


def ship_way(_: State, _seat: Seat, _ship: int) -> Refusal:
    """EH-PLACE-05, EH-MOVE-05."""
    return Refusal(
        "EH-MOVE-05",
        "Ships move when the order marker on their tile is activated; markers are placed at the end of your"
        " Build.",
    )


def enemy_way(s: State, _: Seat, _enemy: int) -> Refusal:
    """EH-CMB-01, EH-CMB-08."""
    if isinstance(asked(s), FireOrRetreat):
        return Refusal(
            "EH-CMB-08", "You fire at a whole fleet: choose its side. Its owner says which ships are hit."
        )
    return Refusal(
        "EH-CMB-01", "After all moves, ships of two or more sides on one tile fight: then you fire at them."
    )


def point_way(_: State, _seat: Seat, _point: int) -> Refusal:
    return Refusal(
        "EH-BUILD-10", "The exploratory vehicle goes to a meeting point at the very end of your Build."
    )


def tile_way(s: State, seat: Seat, tile: int) -> Refusal | None:
    """Most questions about ships and buildings speak of tiles themselves."""
    step = asked(s)
    assert isinstance(step, Ask), "somebody is asked"
    words = [verb.of(tile) for verb in WORDS.verbs if verb.nouns.kind == TILE_NOUNS.kind]
    if any(step.why_not(s, seat, word) for word in words):
        return None
    return Refusal(
        "EH-MOVE-05", "Ships go to {tile:tile} in Move, from a tile with your order marker.", tile=tile
    )


WAYS: Final[dict[str, Way]] = {
    "type": type_way,
    "upgrade": upgrade_way,
    "special": special_way,
    "ship": ship_way,
    "group": ship_way,
    "enemy": enemy_way,
    "side": enemy_way,
    "point": point_way,
    "tile": tile_way,
}
