"""Chapter "Ships and ports": what is bought for the map."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat, Word
from perihelion.games.event_horizon.board.fleet import (
    add_ship,
    in_play,
    kinds_of,
    port_at,
    ship_tile,
    ship_type,
)
from perihelion.games.event_horizon.build.purchase import allowed, refuse_purchase
from perihelion.games.event_horizon.cards.tables import (
    COST,
    DEBRIS,
    KIND,
    PORT,
    PORT_GROUP,
    SHIP_LEVEL,
    START,
    SUPPLY,
    TYPES,
)
from perihelion.games.event_horizon.numbers import ship_cost
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BUILD_PORT, BUY
from perihelion.games.kit.masks import bit, has

# Ships


def in_supply(player: Player, type: int) -> bool:
    """EH-SHIP-02, EH-SHIP-06, EH-PORT-07, EH-LIM-01. Whether a piece is neither on the map nor bought; those
    destroyed have come back."""
    waiting = player.bought[type] if type != PORT else 0
    return len(player.ships) + waiting < SUPPLY[type] or in_play(player, type) < SUPPLY[type]


def offer_ships(player: Player, offered: list[Word]) -> None:
    """EH-SHIP-01, EH-SHIP-02."""
    offered += [
        BUY.of(type)
        for type in TYPES
        if allowed(player, SHIP_LEVEL[type], ship_cost(player, type)) and in_supply(player, type)
    ]


def buy_ship(player: Player, type: int) -> None:
    """EH-SHIP-01, EH-BUILD-09. The ship waits beside the card until the placement."""
    player.budget -= ship_cost(player, type)
    player.bought[type] += 1


def refuse_ship(player: Player, type: int) -> Refusal | None:
    if not in_supply(player, type):
        return refuse_supply(player, type)
    return refuse_purchase(
        player, Said("a {type:type}", type=type), SHIP_LEVEL[type], ship_cost(player, type)
    )


def refuse_supply(player: Player, type: int) -> Refusal:
    waiting = player.bought[type] if type != PORT else 0
    on_map = in_play(player, type) - waiting
    if waiting:
        return Refusal(
            "EH-LIM-01",
            "None of your {supply} {sorts:type} is left: {on_map} on the map and {waiting} bought.",
            supply=SUPPLY[type],
            type=type,
            on_map=on_map,
            waiting=waiting,
        )
    return Refusal(
        "EH-LIM-01",
        "None of your {supply} {sorts:type} is left: {on_map} on the map.",
        supply=SUPPLY[type],
        type=type,
        on_map=on_map,
    )


# Ports


def port_tiles(s: State, seat: Seat) -> list[int]:
    """EH-PORT-02, EH-PORT-03, EH-PORT-04, EH-PORT-05. Where a port of the supply may be placed; build slots
    do not matter."""
    player = s.players[seat]
    if not in_supply(player, PORT):
        return []
    crewed = [ship_tile(ship) for ship in player.ships if ship_type(ship) != PORT]
    ports = [ship_tile(ship) for ship in player.ships if ship_type(ship) == PORT]
    return [tile for tile in kinds_of(crewed) if tile not in ports and bears_port(s, tile)]


def bears_port(s: State, tile: int) -> bool:
    """EH-PORT-03. Neither debris nor a starting tile."""
    return KIND[s.faces[tile]] != DEBRIS and KIND[s.faces[tile]] != START


def build_port(s: State, seat: Seat, tile: int) -> None:
    """EH-PORT-02, EH-SHIP-05. At once on the map, and new until the next Build."""
    player = s.players[seat]
    add_ship(player, tile, PORT_GROUP, False)
    player.new_ports |= bit(tile)


def offer_ports(s: State, seat: Seat, offered: list[Word]) -> None:
    """EH-PORT-01."""
    if allowed(s.players[seat], SHIP_LEVEL[PORT], COST[PORT]):
        offered += [BUILD_PORT.of(tile) for tile in port_tiles(s, seat)]


def buy_port(s: State, seat: Seat, tile: int) -> None:
    """EH-PORT-01."""
    s.players[seat].budget -= COST[PORT]
    build_port(s, seat, tile)


def refuse_port(s: State, seat: Seat, tile: int) -> Refusal | None:
    """Why a port may not be bought for this tile."""
    player = s.players[seat]
    return refuse_purchase(player, Said("a port"), SHIP_LEVEL[PORT], COST[PORT]) or refuse_port_tile(
        s, player, tile
    )


def refuse_port_tile(s: State, player: Player, tile: int) -> Refusal | None:
    """Why a port may not stand here, whatever it costs."""
    if not in_supply(player, PORT):
        return refuse_supply(player, PORT)
    if not has(player.occupied, tile):
        return Refusal(
            "EH-PORT-02",
            "A port needs a ship of yours on its tile; you have none at {tile:tile}.",
            tile=tile,
        )
    if port_at(player, tile):
        return Refusal("EH-PORT-04", "{tile:tile} already has a port.", tile=tile)
    if KIND[s.faces[tile]] == DEBRIS:
        return Refusal("EH-PORT-03", "{tile:tile} is debris: no port may stand there.", tile=tile)
    if not bears_port(s, tile):
        return Refusal("EH-PORT-03", "{tile:tile} is a starting tile: no port may stand there.", tile=tile)
    return None
