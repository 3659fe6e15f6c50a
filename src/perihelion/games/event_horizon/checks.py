"""What is true at every moment of every game: no piece is lost or made."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import (
    fleet_number,
    fleet_ships,
    fleet_tile,
    in_play,
    read_salvage,
    ship_entered,
    ship_group,
    ship_tile,
    tiles_of,
)
from perihelion.games.event_horizon.build.menu import Build
from perihelion.games.event_horizon.build.placement import CheckLimit, CheckLimits, PlaceShips, crowded_tiles
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    SLOTS_EACH,
    carries,
    damage_of,
    slot_at,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    CANNONS_EACH,
    FACE_COUNT,
    HOME_PRODUCTION,
    IS_WORLD,
    MARAUDER_SUPPLY,
    MINES_EACH,
    NOBODY,
    NOWHERE,
    PORT_GROUP,
    RING_FACES,
    RING_SIZE,
    RING_START,
    RINGS,
    ROUNDS,
    SLOTS,
    SPAWNED_MARAUDERS,
    SPECIAL_COPIES,
    START_FACE,
    START_LEVEL,
    SUN,
    SUN_FACE,
    SUPPLY,
    TILE_COUNT,
    TILES,
    TOP_LEVEL,
    TYPES,
    UNSEEN,
    UPGRADE_LEVEL,
)
from perihelion.games.event_horizon.numbers import hp, marker_count, slot_count, world_production
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player, Ship
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has, mask_of


def check(s: State) -> None:
    for seat in range(s.seat_count):
        check_player(s, seat)
        check_ships(s, seat)
        check_schematic(s.players[seat], seat)
    check_map(s)
    check_rings(s)
    check_worlds(s)
    check_marauders(s)
    check_specials(s)


# A player


def check_player(s: State, seat: Seat) -> None:
    """EH-GEN-10, EH-TECH-02, EH-PLACE-04, EH-PROD-01. Nothing below zero, and the card says what lies on the
    map."""
    player = s.players[seat]
    assert min(player.points) >= 0, f"seat {seat} has points {player.points}"
    assert START_LEVEL <= player.level <= TOP_LEVEL, f"seat {seat} is at level {player.level}"
    assert player.budget >= 0 and min(player.bought) >= 0, (
        f"seat {seat} has {player.budget} left and bought {player.bought}"
    )
    assert player.markers.bit_count() <= marker_count(player), (
        f"seat {seat} has markers on {tiles_of(player.markers)}"
    )
    assert player.flags == s.owners.count(seat), (
        f"seat {seat} counts {player.flags} flags, the map {s.owners.count(seat)}"
    )
    yields = [world_production(s, tile, player.level) for tile in range(TILE_COUNT) if s.owners[tile] == seat]
    assert player.production == HOME_PRODUCTION + sum(yields), (
        f"the dial of seat {seat} shows {player.production}: {yields}"
    )


def check_ships(s: State, seat: Seat) -> None:
    """EH-LIM-01, EH-PLACE-01, EH-CMB-15. The supply, the fleet limit, and no wreck among the ships."""
    player = s.players[seat]
    assert player.ships == sorted(player.ships), f"the ships of seat {seat} are not sorted"
    occupied = 0
    for ship in player.ships:
        check_ship(player, seat, ship)
        occupied |= bit(ship_tile(ship))
    assert occupied == player.occupied, (
        f"seat {seat} occupies {tiles_of(occupied)}, not {tiles_of(player.occupied)}"
    )
    pieces = [in_play(player, type) for type in range(len(SUPPLY))]
    assert all(pieces[type] <= SUPPLY[type] for type in range(len(SUPPLY))), f"seat {seat} has {pieces} ships"
    crowded = crowded_tiles(player)
    assert not crowded or limit_to_come(s, seat), f"seat {seat} has too many ships on {crowded}"


def check_ship(player: Player, seat: Seat, ship: Ship) -> None:
    """A ship has damage below its HP and carries only tokens of its type; a port carries nothing and never
    moved."""
    group = ship_group(ship)
    name = f"ship {group} of seat {seat} on {TILES[ship_tile(ship)]}"
    assert damage_of(group) < hp(player, group), f"{name} should be destroyed"
    if type_of(group) < len(player.bought):
        slots = [slot_at(type_of(group), place) for place in (FIRST, SECOND) if carries(group, place)]
        assert EMPTY_SLOT not in [player.slots[slot] for slot in slots], f"{name} carries no token there is"
    else:
        assert group == PORT_GROUP and not ship_entered(ship), f"{name} is no plain port"


def limit_to_come(s: State, seat: Seat) -> bool:
    """EH-PLACE-02. Whether this seat's fleet limit is still to be checked."""
    return any(
        isinstance(step, (Build, PlaceShips, CheckLimits, CheckLimit)) and step.seat == seat
        for step in s.agenda
    )


def check_schematic(player: Player, seat: Seat) -> None:
    """EH-SU-04, EH-SU-05. Each S.U. once, unlocked, and in a slot that there is."""
    tokens = [upgrade for upgrade in player.slots if upgrade != EMPTY_SLOT]
    assert len(set(tokens)) == len(tokens), f"seat {seat} has an upgrade twice: {player.slots}"
    assert all(UPGRADE_LEVEL[upgrade] <= player.level for upgrade in tokens), (
        f"seat {seat} has upgrades {player.slots}"
    )
    seconds = [player.slots[slot_at(type, SECOND)] for type in TYPES]
    assert slot_count(player) == SLOTS_EACH or seconds == [EMPTY_SLOT] * len(TYPES), (
        f"seat {seat} has second slots {player.slots}"
    )


# The map


def check_map(s: State) -> None:
    """EH-SETUP-03, EH-SETUP-11, EH-WH-01, EH-MAR-02. What is face up, the starting tiles, and the wormhole
    tokens."""
    revealed = mask_of([tile for tile in range(TILE_COUNT) if s.faces[tile] != UNSEEN])
    assert revealed == s.revealed, f"revealed are {tiles_of(revealed)}, not {tiles_of(s.revealed)}"
    homes = [player.home for player in s.players if player.home != NOWHERE]
    starts = [tile for tile in range(TILE_COUNT) if s.faces[tile] == START_FACE]
    assert sorted(homes) == starts, f"starting tiles lie on {starts}, not {homes}"
    assert s.faces[SUN] == SUN_FACE, f"face {s.faces[SUN]} lies in the middle"
    barred = mask_of([SUN, *homes])
    assert s.wormholes & barred == 0 and s.wormholes.bit_count() < ROUNDS, (
        f"wormholes are on {tiles_of(s.wormholes)}"
    )


def check_rings(s: State) -> None:
    """EH-SETUP-02. Every face is once on the map, in the bag of its ring, or under a starting tile."""
    for ring in range(1, RINGS + 1):
        tiles = s.faces[RING_START[ring] : RING_START[ring] + RING_SIZE[ring]]
        faces = [face for face in tiles if 0 <= face < FACE_COUNT]
        bag = [RING_FACES[ring] + i for i in range(RING_SIZE[ring]) if has(s.unseen, RING_FACES[ring] + i)]
        assert len(set(faces + bag)) == len(faces) + len(bag), f"ring {ring} has a face twice: {faces}, {bag}"
        assert len(bag) == tiles.count(UNSEEN), (
            f"ring {ring} has {len(bag)} faces for {tiles.count(UNSEEN)} tiles"
        )
        own = range(RING_FACES[ring], RING_FACES[ring] + RING_SIZE[ring])
        assert all(face in own for face in faces), f"ring {ring} has a face of another: {faces}"


def check_worlds(s: State) -> None:
    """EH-ENH-01, EH-ENH-03, EH-CAP-10. The pools; mines and cannons in slots of worlds with a flag; flags on
    worlds."""
    assert s.mines.bit_count() + s.mines_left == MINES_EACH * s.seat_count, f"{s.mines_left} mines are left"
    assert s.cannons.bit_count() + s.cannons_left == CANNONS_EACH * s.seat_count, (
        f"{s.cannons_left} cannons are left"
    )
    assert min(s.mines_left, s.cannons_left) >= 0 and s.mines & s.cannons == 0, (
        "a slot holds a mine and a cannon"
    )
    for tile in range(TILE_COUNT):
        if s.owners[tile] != NOBODY:
            assert has(s.revealed, tile) and IS_WORLD[s.faces[tile]], f"a flag is on {TILES[tile]}"
            assert has(s.tapped, tile), f"tech tokens lie under the flag on {TILES[tile]}"
        elif has(s.mines | s.cannons, tile):
            raise AssertionError(f"nobody owns the mine or cannon on {TILES[tile]}")
    built = s.mines | s.cannons
    assert all(SLOTS[s.faces[tile]] for tile in tiles_of(built)), (
        f"mines and cannons are on {tiles_of(built)}"
    )


# Marauders and cards


def check_marauders(s: State) -> None:
    """EH-MAR-07, EH-MAR-13, EH-LIM-03. Fleets in the order they came, of 1 to 3 ships, nowhere they may not
    be."""
    numbers = [fleet_number(code) for code in s.marauders]
    ships = [fleet_ships(code) for code in s.marauders]
    assert numbers == sorted(set(numbers)) and all(number < s.fleets_seen for number in numbers), (
        f"fleets {numbers}"
    )
    assert all(1 <= count <= SPAWNED_MARAUDERS for count in ships), f"marauder fleets have {ships} ships"
    assert sum(ships) <= MARAUDER_SUPPLY, f"there are {sum(ships)} marauders"
    barred = [SUN, *[player.home for player in s.players]]
    assert not any(fleet_tile(code) in barred for code in s.marauders), f"marauders are on one of {barred}"


def check_specials(s: State) -> None:
    """EH-SETUP-07, EH-SP-07. Every special is in exactly one place: deck, schematic, aside, in a draw, or on
    a tile."""
    copies = list(s.deck.bag)
    cards = [*s.deck.top, *s.deck.bottom, *[read_salvage(code)[1] for code in s.salvage]]
    for player in s.players:
        cards += [card for card in player.attached if card != EMPTY_SLOT]
        cards += player.specials + player.looking
    for card in cards:
        copies[card] += 1
    assert copies == list(SPECIAL_COPIES), f"there are {copies} specials of each kind"
