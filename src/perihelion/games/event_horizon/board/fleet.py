"""Ships, ports, marauders and salvage on tiles: where they stand and how they come and go."""

from __future__ import annotations

from perihelion.games.event_horizon.cards.tables import GROUP_COUNT, MARAUDERS, PORT_GROUP, TILE_COUNT
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State


def tiles_of(mask: int) -> list[int]:
    """The tiles of a mask, in order."""
    return [tile for tile in range(TILE_COUNT) if mask >> tile & 1]


# A ship is one number: tile, group (type, tokens carried, damage), and whether it moved onto its tile this
# round


def group_of(type: int, carried: int, damage: int) -> int:
    return type * 16 + carried * 4 + damage


def type_of(group: int) -> int:
    return group >> 4


def carried_of(group: int) -> int:
    """A bit for the token of each of the two slots of the type."""
    return group >> 2 & 3


def damage_of(group: int) -> int:
    return group & 3


def ship_on(tile: int, group: int, entered: bool) -> int:
    return (tile * 64 + group) * 2 + int(entered)


def ship_tile(ship: int) -> int:
    return ship >> 7


def ship_group(ship: int) -> int:
    return ship >> 1 & 63


def ship_entered(ship: int) -> bool:
    return ship & 1 == 1


def ship_noun(ship: int) -> int:
    """A ship anywhere, as words name it."""
    return (ship >> 7) * GROUP_COUNT + (ship >> 1 & 63)


def ships_at(player: Player, tile: int) -> list[int]:
    """The groups of all own ships and ports on a tile, one entry for each ship, sorted."""
    if not player.occupied >> tile & 1:
        return []
    return [ship >> 1 & 63 for ship in player.ships if ship >> 7 == tile]


def movable_at(player: Player, tile: int) -> list[int]:
    """EH-MOVE-12. `ships_at` without the port."""
    if not player.occupied >> tile & 1:
        return []
    return [ship >> 1 & 63 for ship in player.ships if ship >> 7 == tile and ship >> 1 & 63 != PORT_GROUP]


def movable_mask(player: Player) -> int:
    """EH-PLACE-05. The tiles with an own ship that can move."""
    mask = 0
    for ship in player.ships:
        if ship >> 1 & 63 != PORT_GROUP:
            mask |= 1 << (ship >> 7)
    return mask


def entered_at(player: Player, tile: int) -> list[int]:
    """EH-PRE-03. The groups of those that moved onto the tile this round and still stand there."""
    if not player.occupied >> tile & 1:
        return []
    return [ship >> 1 & 63 for ship in player.ships if ship >> 7 == tile and ship & 1]


def kinds_of(groups: list[int]) -> list[int]:
    """Each group once, in order; `groups` is sorted."""
    return [groups[i] for i in range(len(groups)) if i == 0 or groups[i] != groups[i - 1]]


def port_at(player: Player, tile: int) -> bool:
    return player.occupied >> tile & 1 == 1 and ship_on(tile, PORT_GROUP, False) in player.ships


def in_play(player: Player, type: int) -> int:
    """How many ships of a type are on the map or wait to be placed: the rest is in the supply."""
    count = 0
    for ship in player.ships:
        if ship >> 5 & 3 == type:
            count += 1
    return count if type * 16 == PORT_GROUP else count + player.bought[type]


def add_ship(player: Player, tile: int, group: int, entered: bool) -> None:
    player.ships.append(ship_on(tile, group, entered))
    player.ships.sort()
    player.occupied |= 1 << tile


def remove_ship(player: Player, tile: int, group: int) -> bool:
    """Take one ship of the group off the tile; gives whether it had moved there this round.

    Where both sorts stand together the one that has not moved goes: the other may still make an attacking
    roll.
    """
    ship = ship_on(tile, group, False)
    entered = ship not in player.ships
    player.ships.remove(ship + 1 if entered else ship)
    if not any(other >> 7 == tile for other in player.ships):
        player.occupied &= ~(1 << tile)
    return entered


def change_ship(player: Player, tile: int, group: int, new_group: int) -> None:
    """One ship of the group becomes another: damaged, repaired, refitted."""
    entered = remove_ship(player, tile, group)
    add_ship(player, tile, new_group, entered)


def settle_ships(player: Player) -> None:
    """The round is over: nobody has moved any more."""
    player.ships = [ship & ~1 for ship in player.ships]
    player.ships.sort()


# A marauder fleet is one number: its own, its tile, its ships; fleets lie in the order they came


def marauder_fleet(fleet: int, tile: int, ships: int) -> int:
    return (fleet * 64 + tile) * 8 + ships


def fleet_number(code: int) -> int:
    return code >> 9


def fleet_tile(code: int) -> int:
    return code >> 3 & 63


def fleet_ships(code: int) -> int:
    return code & 7


def marauders_at(s: State, tile: int) -> int:
    """How many marauder ships stand on a tile, of whatever fleet."""
    count = 0
    for code in s.fleets:
        if code >> 3 & 63 == tile:
            count += code & 7
    return count


def marauder_mask(s: State) -> int:
    """The tiles with marauders."""
    mask = 0
    for code in s.fleets:
        mask |= 1 << (code >> 3 & 63)
    return mask


def occupied_by_players(s: State) -> int:
    """The tiles with a ship or port of anybody."""
    mask = 0
    for player in s.players:
        mask |= player.occupied
    return mask


def sides_at(s: State, tile: int) -> int:
    """Who has ships or ports on a tile: a bit for each seat, and bit MARAUDERS."""
    mask = 1 << MARAUDERS if marauders_at(s, tile) else 0
    for seat in range(s.seat_count):
        if s.players[seat].occupied >> tile & 1:
            mask |= 1 << seat
    return mask


def contested(s: State) -> int:
    """EH-CMB-01. The tiles with ships of two or more sides."""
    once, twice = marauder_mask(s), 0
    for player in s.players:
        twice |= once & player.occupied
        once |= player.occupied
    return twice


# A salvage card is one number: tile, card, the mask of seats that know it, and whether it was laid in this
# Combat phase


def salvage_card(tile: int, card: int, seen: int, fresh: bool) -> int:
    return ((tile * 16 + card) * 64 + seen) * 2 + int(fresh)


def read_salvage(code: int) -> tuple[int, int, int, bool]:
    """Tile, card, mask of the seats that know it, laid in this phase."""
    return code >> 11, code >> 7 & 15, code >> 1 & 63, code & 1 == 1
