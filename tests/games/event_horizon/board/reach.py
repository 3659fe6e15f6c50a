"""Where a white ship can go, by the names of the tiles."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from perihelion.games.event_horizon.board.routes import Reach, path, reach
from perihelion.games.event_horizon.cards.tables import TILE_COUNT, TILES
from perihelion.games.event_horizon.words import GROUPS


def reached(table: Table, group: str, tile: str) -> Reach:
    return reach(table.s, table.player("white"), GROUPS.index(group), tile_of(tile))


def tiles(table: Table, group: str, tile: str) -> list[str]:
    """The tiles a white ship can reach, in the order of the map."""
    mask = reached(table, group, tile).tiles
    return [TILES[target] for target in range(TILE_COUNT) if mask >> target & 1]


def way(table: Table, group: str, tile: str, target: str) -> list[str]:
    """The tiles a white ship enters."""
    steps = path(table.s, table.player("white"), GROUPS.index(group), tile_of(tile), tile_of(target))
    return [TILES[step] for step in steps]
