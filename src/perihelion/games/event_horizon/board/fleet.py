"""Ships, ports, marauders and salvage on tiles: where they stand and how they come and go."""

from __future__ import annotations

from perihelion.games.event_horizon.cards.groups import ships_noun, type_of
from perihelion.games.event_horizon.cards.tables import MARAUDERS, PORT, PORT_GROUP, TILE_COUNT
from perihelion.games.event_horizon.player import Player, Ship
from perihelion.games.event_horizon.state import MarauderFleet, SalvageCard, State
from perihelion.games.kit.masks import bit, has, members_of


def tiles_of(mask: int) -> list[int]:
    """The tiles of a mask, in order."""
    return members_of(mask, TILE_COUNT)


# A ship is one number: tile, group (type, tokens carried, damage), and whether it moved onto its tile this
# round


def ship_on(tile: int, group: int, entered: bool) -> Ship:
    return Ship((tile * 64 + group) * 2 + int(entered))


def ship_tile(ship: Ship) -> int:
    return ship >> 7


def ship_group(ship: Ship) -> int:
    return ship >> 1 & 63


def ship_type(ship: Ship) -> int:
    return ship >> 5 & 3


def ship_entered(ship: Ship) -> bool:
    return ship & 1 == 1


def settled(ship: Ship) -> Ship:
    """The same ship as one that has not moved."""
    return Ship(ship & ~1)


def ship_noun(ship: Ship) -> int:
    """A ship anywhere, as words name it."""
    return ships_noun(ship_tile(ship), ship_group(ship))


def ships_at(player: Player, tile: int) -> list[int]:
    """The groups of all own ships and ports on a tile, one entry for each ship, sorted."""
    if not has(player.occupied, tile):
        return []
    return [ship_group(ship) for ship in player.ships if ship_tile(ship) == tile]


def movable_at(player: Player, tile: int) -> list[int]:
    """EH-MOVE-12. `ships_at` without the port."""
    if not has(player.occupied, tile):
        return []
    return [
        ship_group(ship)
        for ship in player.ships
        if ship_tile(ship) == tile and ship_group(ship) != PORT_GROUP
    ]


def movable_mask(player: Player) -> int:
    """EH-PLACE-05. The tiles with an own ship that can move."""
    mask = 0
    for ship in player.ships:
        if ship_group(ship) != PORT_GROUP:
            mask |= bit(ship_tile(ship))
    return mask


def entered_at(player: Player, tile: int) -> list[int]:
    """EH-PRE-03. The groups of those that moved onto the tile this round and still stand there."""
    if not has(player.occupied, tile):
        return []
    return [ship_group(ship) for ship in player.ships if ship_tile(ship) == tile and ship_entered(ship)]


def fleet_has(player: Player, tile: int, special: tuple[int, ...]) -> bool:
    """EH-SP-04. Whether a ship of a type whose special does this stands on the tile."""
    cards = player.attached
    if not (special[cards[0]] or special[cards[1]] or special[cards[2]]):
        return False
    return any(special[cards[type_of(group)]] > 0 for group in movable_at(player, tile))


def kinds_of(groups: list[int]) -> list[int]:
    """Each group once, in order; `groups` is sorted."""
    return [groups[i] for i in range(len(groups)) if i == 0 or groups[i] != groups[i - 1]]


def port_at(player: Player, tile: int) -> bool:
    return has(player.occupied, tile) and ship_on(tile, PORT_GROUP, False) in player.ships


def in_play(player: Player, type: int) -> int:
    """How many ships of a type are on the map or wait to be placed: the rest is in the supply."""
    count = 0
    for ship in player.ships:
        if ship_type(ship) == type:
            count += 1
    return count if type == PORT else count + player.bought[type]


def add_ship(player: Player, tile: int, group: int, entered: bool) -> None:
    player.ships.append(ship_on(tile, group, entered))
    player.ships.sort()
    player.occupied |= bit(tile)


def remove_ship(player: Player, tile: int, group: int) -> bool:
    """Take one ship of the group off the tile; gives whether it had moved there this round.

    Where both sorts stand together the one that has not moved goes: the other may still make an attacking
    roll."""
    entered = ship_on(tile, group, False) not in player.ships
    player.ships.remove(ship_on(tile, group, entered))
    if not any(ship_tile(other) == tile for other in player.ships):
        player.occupied &= ~bit(tile)
    return entered


def change_ship(player: Player, tile: int, group: int, new_group: int) -> None:
    """One ship of the group becomes another: damaged, repaired, refitted."""
    entered = remove_ship(player, tile, group)
    add_ship(player, tile, new_group, entered)


def settle_ships(player: Player) -> None:
    """The round is over: nobody has moved any more."""
    player.ships = [settled(ship) for ship in player.ships]
    player.ships.sort()


# A marauder fleet is one number: its own, its tile, its ships; fleets lie in the order they came


def marauder_fleet(fleet: int, tile: int, ships: int) -> MarauderFleet:
    return MarauderFleet((fleet * 64 + tile) * 8 + ships)


def fleet_number(code: MarauderFleet) -> int:
    return code >> 9


def fleet_tile(code: MarauderFleet) -> int:
    return code >> 3 & 63


def fleet_ships(code: MarauderFleet) -> int:
    return code & 7


def dial_code(fleet: int, face: int) -> int:
    """The last die of a marauder fleet, as one number."""
    return fleet * 8 + face


def dial_fleet(dial: int) -> int:
    return dial >> 3


def dial_face(dial: int) -> int:
    return dial & 7


def marauders_at(s: State, tile: int) -> int:
    """How many marauder ships stand on a tile, of whatever fleet."""
    count = 0
    for code in s.marauders:
        if fleet_tile(code) == tile:
            count += fleet_ships(code)
    return count


def marauder_mask(s: State) -> int:
    """The tiles with marauders."""
    mask = 0
    for code in s.marauders:
        mask |= bit(fleet_tile(code))
    return mask


def occupied_by_players(s: State) -> int:
    """The tiles with a ship or port of anybody."""
    mask = 0
    for player in s.players:
        mask |= player.occupied
    return mask


def sides_at(s: State, tile: int) -> int:
    """Who has ships or ports on a tile: a bit for each seat, and bit MARAUDERS."""
    mask = bit(MARAUDERS) if marauders_at(s, tile) else 0
    for seat in range(s.seat_count):
        if has(s.players[seat].occupied, tile):
            mask |= bit(seat)
    return mask


def decided(s: State, tile: int) -> bool:
    """EH-CMB-04. At most one side has ships on the tile."""
    sides = sides_at(s, tile)
    return sides & (sides - 1) == 0


def contested(s: State) -> int:
    """EH-CMB-01. The tiles with ships of two or more sides."""
    once, twice = marauder_mask(s), 0
    for player in s.players:
        twice |= once & player.occupied
        once |= player.occupied
    return twice


# A salvage card is one number: tile, card, the mask of seats that know it, and whether it was laid in this
# Combat phase


def salvage_card(tile: int, card: int, seen: int, fresh: bool) -> SalvageCard:
    return SalvageCard(((tile * 16 + card) * 64 + seen) * 2 + int(fresh))


def read_salvage(code: SalvageCard) -> tuple[int, int, int, bool]:
    """Tile, card, mask of the seats that know it, laid in this phase."""
    return code >> 11, code >> 7 & 15, code >> 1 & 63, code & 1 == 1
