"""A table of Event Horizon for rule tests: how its pieces are set and read.

Nothing is random: every tile is revealed empty space until a test says otherwise, nobody has a home, ships or
flags, all pools and the deck are full, the player order is the seats, and it is round 1."""

from __future__ import annotations

from kit.table import GameTable
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.board.fleet import (
    add_ship,
    marauder_fleet,
    marauders_at,
    salvage_card,
    ships_at,
)
from perihelion.games.event_horizon.build.menu import Build, BuildMenu
from perihelion.games.event_horizon.cards.tables import (
    EVERYWHERE,
    FACE_NAMES,
    FACES_OF_KIND,
    KIND_IDS,
    PLAYER_NAMES,
    SPECIALS,
    START_FACE,
    TILES,
    UNSEEN,
    UPGRADES,
)
from perihelion.games.event_horizon.numbers import set_production, victory_points
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State, lay_face, new_state
from perihelion.games.event_horizon.words import GROUPS

NAMES_OF_TYPES = {"cruiser": 0, "drone": 1, "gunship": 2, "port": 3}


def seat_of(name: str) -> int:
    return PLAYER_NAMES.index(name)


def tile_of(name: str) -> int:
    return TILES.index(name)


def face_of(text: str) -> int:
    """A face by its name, or the first face of a kind: `Saffron`, `debris`."""
    return FACES_OF_KIND[KIND_IDS.index(text)][0] if text in KIND_IDS else FACE_NAMES.index(text)


class Table(GameTable[State]):
    """The table and what a test can do with it, besides what is done at every table."""

    def __init__(
        self, seats: int = 2, start_cruisers: int = 0, home_gates: bool = True, close_starts: bool = False
    ) -> None:
        super().__init__(GAME, new_state(seats, start_cruisers, home_gates, close_starts))
        self.s.faces = [self.s.faces[0]] + [face_of("empty")] * (len(TILES) - 1)
        self.s.revealed = EVERYWHERE
        self.s.round = 1
        self.s.order = list(range(seats))

    # Setting the table

    def player(self, name: str) -> Player:
        """Everything of a player, to read or to set: `table.player("white").level = 3`."""
        return self.s.players[self.seat(name)]

    def tile(self, *tiles: str, face: str) -> None:
        """What these tiles show, by name or kind; the same face may lie on several in a test."""
        for tile in map(tile_of, tiles):
            lay_face(self.s, tile, face_of(face))

    def hidden(self, *tiles: str) -> None:
        """These tiles lie face down."""
        for tile in map(tile_of, tiles):
            lay_face(self.s, tile, UNSEEN)

    def home(self, **homes: str) -> None:
        """Starting tiles: `table.home(white="A03")`."""
        for name, tile in homes.items():
            self.player(name).home = tile_of(tile)
            lay_face(self.s, tile_of(tile), START_FACE)

    def ships(
        self, name: str, tile: str, cruiser: int = 0, drone: int = 0, gunship: int = 0, port: int = 0
    ) -> None:
        """Plain undamaged ships on a tile."""
        for type, count in enumerate((cruiser, drone, gunship, port)):
            for _ in range(count):
                add_ship(self.player(name), tile_of(tile), type * 16, False)

    def group(self, name: str, tile: str, group: str, count: int = 1, entered: bool = False) -> None:
        """Ships of any group: `table.group("white", "A03", "drone mother I damaged")`."""
        for _ in range(count):
            add_ship(self.player(name), tile_of(tile), GROUPS.index(group), entered)

    def upgrade(self, name: str, type: str, *upgrades: str) -> None:
        """Tokens in the slots of a type; ships carry them only if their group says so."""
        for slot, upgrade in enumerate(upgrades):
            self.player(name).slots[2 * NAMES_OF_TYPES[type] + slot] = UPGRADES.index(upgrade)

    def special(self, name: str, special: str, type: str = "") -> None:
        """A special out of the deck, attached to a type or aside."""
        card = SPECIALS.index(special)
        self.s.deck = self.s.deck.without(card)
        if type:
            self.player(name).attached[NAMES_OF_TYPES[type]] = card
        else:
            self.player(name).specials = sorted([*self.player(name).specials, card])

    def flag(self, name: str, *tiles: str) -> None:
        """Flags on worlds; the dials are set."""
        for tile in map(tile_of, tiles):
            self.s.owners[tile] = self.seat(name)
            self.player(name).flags += 1
            self.s.tapped |= 1 << tile
        set_production(self.s)

    def mine(self, *tiles: str) -> None:
        for tile in map(tile_of, tiles):
            self.s.mines |= 1 << tile
            self.s.mines_left -= 1
        set_production(self.s)

    def cannon(self, *tiles: str) -> None:
        for tile in map(tile_of, tiles):
            self.s.cannons |= 1 << tile
            self.s.cannons_left -= 1

    def wormhole(self, *tiles: str) -> None:
        for tile in map(tile_of, tiles):
            self.s.wormholes |= 1 << tile

    def marauders(self, tile: str, ships: int) -> None:
        """A new marauder fleet."""
        self.s.marauders.append(marauder_fleet(self.s.fleets_seen, tile_of(tile), ships))
        self.s.fleets_seen += 1

    def salvage(self, tile: str, special: str, fresh: bool = False) -> None:
        """A face-down special out of the deck on a tile."""
        card = SPECIALS.index(special)
        self.s.deck = self.s.deck.without(card)
        self.s.salvage.append(salvage_card(tile_of(tile), card, 0, fresh))

    def markers(self, name: str, *tiles: str) -> None:
        """Unused order markers."""
        for tile in map(tile_of, tiles):
            self.player(name).markers |= 1 << tile

    def points(self, **points: int) -> None:
        """Victory points, all from the flag row."""
        for name, number in points.items():
            self.player(name).points[0] = number

    # Playing

    def at_menu(self, budget: int, level: int = 1) -> None:
        """White is asked what to buy."""
        self.player("white").budget = budget
        self.player("white").level = level
        self.at(BuildMenu(0))

    def at_build(self, production: int, level: int = 1) -> None:
        """White's whole Build begins."""
        self.player("white").production = production
        self.player("white").level = level
        self.at(Build(0))

    # Looking

    def at_tile(self, name: str, tile: str) -> list[str]:
        """The ships of a player on a tile, one entry each: `["cruiser", "cruiser", "drone mother
        damaged"]`."""
        return [GROUPS[group] for group in ships_at(self.player(name), tile_of(tile))]

    def marauders_at(self, tile: str) -> int:
        return marauders_at(self.s, tile_of(tile))

    def owner(self, tile: str) -> str:
        """Whose flag is on a tile."""
        owner = self.s.owners[tile_of(tile)]
        return PLAYER_NAMES[owner] if owner >= 0 else ""

    def vp(self, name: str) -> int:
        return victory_points(self.player(name))
