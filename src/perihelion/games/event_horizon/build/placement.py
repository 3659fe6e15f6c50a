"""Chapter "Placement": new ships, the fleet limit and order markers."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import (
    add_ship,
    kinds_of,
    movable_mask,
    port_at,
    remove_ship,
    ship_group,
    ship_tile,
    ships_at,
    tiles_of,
)
from perihelion.games.event_horizon.build.purchase import refuse_late
from perihelion.games.event_horizon.cards.tables import (
    FLEET_LIMIT,
    PORT_GROUP,
    TYPES,
)
from perihelion.games.event_horizon.numbers import marker_count, new_group
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import NUMBER, ORDER, PASS, PLACE, SCRAP
from perihelion.games.kit.masks import bit, has


class PlaceShips(Step):
    """EH-BUILD-10, EH-PLACE-02. Every ship bought is placed, type by type; then the fleet limit is
    checked."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        bought = s.players[self.seat].bought
        for type in TYPES:
            if bought[type]:
                s.then(PlaceType(self.seat, type), self)
                return
        s.then(CheckLimits(self.seat))


class PlaceType(AskOne):
    """EH-SHIP-03, EH-SHIP-04. Ships of a type go to the own starting tile or to own ports, whoever else
    stands there."""

    def __init__(self, seat: Seat, type: int) -> None:
        super().__init__(seat)
        self.type: Final = type

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [PLACE.of(tile) for tile in spawn_tiles(s.players[seat])]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player, tile = s.players[seat], PLACE.noun(option)
        if len(spawn_tiles(player)) == 1:
            place(player, self.type, tile, player.bought[self.type])
        else:
            s.then(PlaceNumber(seat, tile, self.type))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not PLACE.says(option):
            return None
        tile = PLACE.noun(option)
        if port_at(s.players[seat], tile):
            return Refusal(
                "EH-SHIP-05",
                "The port on {tile:tile} was built in this Build and takes ships from the next one on.",
                tile=tile,
            )
        return Refusal(
            "EH-SHIP-03", "{tile:tile} is neither your starting tile nor a tile with your port.", tile=tile
        )


class PlaceNumber(AskOne):
    """EH-SHIP-03. How many of the waiting ships go there: they are spread freely."""

    def __init__(self, seat: Seat, tile: int, type: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.type: Final = type

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [NUMBER.of(ships) for ships in range(1, s.players[seat].bought[self.type] + 1)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        place(s.players[seat], self.type, self.tile, NUMBER.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not NUMBER.says(option):
            return None
        return Refusal(
            "EH-SHIP-03",
            Many(
                s.players[seat].bought[self.type],
                "At least 1 goes there, and {n} of type {type:type} waits to be placed.",
                "At least 1 goes there, and {n} of type {type:type} wait to be placed.",
                type=self.type,
            ),
        )


def spawn_tiles(player: Player) -> list[int]:
    """EH-SHIP-03, EH-SHIP-05. The starting tile and every own port that was not built in this Build."""
    ports = [ship_tile(ship) for ship in player.ships if ship_group(ship) == PORT_GROUP]
    return [player.home, *[tile for tile in ports if not has(player.new_ports, tile)]]


def place(player: Player, type: int, tile: int, ships: int) -> None:
    """EH-SU-01. New ships carry every token of their type."""
    player.bought[type] -= ships
    for _ in range(ships):
        add_ship(player, tile, new_group(player, type), False)


# The fleet limit


class CheckLimits(Step):
    """EH-PLACE-01, EH-PLACE-02, EH-PLACE-03. No tile may hold more than 6 ships of a player, ports included;
    who only passes through a tile does not count."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        for tile in crowded_tiles(s.players[self.seat]):
            s.then(CheckLimit(self.seat, tile))


def crowded_tiles(player: Player) -> list[int]:
    """EH-MAR-15. The tiles above a player's limit; marauders have none. Ships are sorted by tile, so one too
    many stands 6 places behind the first."""
    ships = player.ships
    tiles = [
        ship_tile(ships[i])
        for i in range(len(ships) - FLEET_LIMIT)
        if ship_tile(ships[i]) == ship_tile(ships[i + FLEET_LIMIT])
    ]
    return kinds_of(tiles)


class CheckLimit(Step):
    """EH-PLACE-02. Ships above the limit of a tile are destroyed at once."""

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, s: State) -> None:
        if len(ships_at(s.players[self.seat], self.tile)) > FLEET_LIMIT:
            s.then(Scrap(self.seat, self.tile), self)


class Scrap(AskOne):
    """EH-PLACE-02. The owner chooses which ship is destroyed."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [SCRAP.of(group) for group in kinds_of(ships_at(s.players[seat], self.tile))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        remove_ship(s.players[seat], self.tile, SCRAP.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if SCRAP.says(option):
            return Refusal(
                "EH-PLACE-02",
                "You have no {group:group} on {tile:tile}.",
                group=SCRAP.noun(option),
                tile=self.tile,
            )
        return Refusal(
            "EH-PLACE-01",
            Many(
                len(ships_at(s.players[seat], self.tile)),
                "You have {n} ship on {tile:tile}, {limit} may stay: scrap one.",
                "You have {n} ships on {tile:tile}, {limit} may stay: scrap one.",
                tile=self.tile,
                limit=FLEET_LIMIT,
            ),
        )


# Order markers


class PlaceMarkers(AskOne):
    """EH-PLACE-04, EH-PLACE-05, EH-PLACE-06, EH-PLACE-08. Markers may go to tiles with own ships that can
    move, one own marker to a tile, whoever else has one there."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        tiles = movable_mask(player) & ~player.markers
        offered = [ORDER.of(tile) for tile in tiles_of(tiles)]
        offered.append(PASS)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == PASS:
            return
        player = s.players[seat]
        player.markers |= bit(ORDER.noun(option))
        if player.markers.bit_count() < marker_count(player):
            s.then(self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not ORDER.says(option):
            return refuse_late(option)
        player, tile = s.players[seat], ORDER.noun(option)
        if has(player.markers, tile):
            return Refusal("EH-PLACE-05", "One of your markers lies on {tile:tile} already.", tile=tile)
        if port_at(player, tile):
            return Refusal(
                "EH-PLACE-05", "Your only ship on {tile:tile} is a port, which never moves.", tile=tile
            )
        return Refusal("EH-PLACE-05", "You have no ship on {tile:tile}.", tile=tile)
