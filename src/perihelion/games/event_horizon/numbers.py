"""One question, one function: what ships can do with their upgrades, what worlds yield, what things cost."""

from __future__ import annotations

from perihelion.games.event_horizon.cards.columns import (
    SP_ACCURACY,
    SP_ASTEROID,
    SP_CAPTURE,
    SP_COST,
    SP_DEBRIS,
    SP_DICE,
    SP_HP,
    SP_HUNTER,
    SP_IMMUNE,
    SP_MOVE,
    SU_ACCURACY,
    SU_ASTEROID,
    SU_CAPTURE,
    SU_DEBRIS,
    SU_DICE,
    SU_HP,
    SU_IMMUNE,
    SU_MOVE,
    SU_RETALIATE,
    SU_TARGETED,
)
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    SLOTS_EACH,
    carries,
    group_of,
    slot_at,
    type_of,
    with_token,
)
from perihelion.games.event_horizon.cards.tables import (
    ASTEROID,
    BEST_FACE,
    CANNON_BONUS_LEVEL,
    CANNON_DEFENSE,
    CAPTURE,
    CHEAPEST_SHIP,
    COST,
    DEBRIS,
    DEFENSE,
    DICE,
    ENTRY,
    HITS_ON,
    HOME_PRODUCTION,
    HP,
    KIND,
    MARKERS,
    MINE_BONUS,
    MINE_BONUS_LEVEL,
    MINE_YIELD,
    NEIGHBOUR_MASK,
    NOWHERE,
    PORT,
    PRODUCTION,
    ROW_FLAGS,
    ROW_POINTS,
    SECOND_SLOT_LEVEL,
    SPEED,
    THIRD_MARKER_LEVEL,
    TILE_COUNT,
)
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has

# A ship of a group. EH-SU-18, EH-SU-19: what it carries and the special of its type add up. EH-SHIP-07:
# damage changes none of it


def tokens_sum(player: Player, group: int, upgrade: tuple[int, ...]) -> int:
    """What the tokens that the ship carries change; a port carries none."""
    total = 0
    if carries(group, FIRST):
        total += upgrade[player.slots[slot_at(type_of(group), FIRST)]]
    if carries(group, SECOND):
        total += upgrade[player.slots[slot_at(type_of(group), SECOND)]]
    return total


def carried_sum(player: Player, group: int, upgrade: tuple[int, ...], special: tuple[int, ...]) -> int:
    """EH-PORT-06. What the tokens that the ship carries and the special of its type change; nothing on a
    port."""
    type = type_of(group)
    return 0 if type == PORT else special[player.attached[type]] + tokens_sum(player, group, upgrade)


def hp(player: Player, group: int) -> int:
    """EH-SU-13. HP when undamaged."""
    return HP[type_of(group)] + carried_sum(player, group, SU_HP, SP_HP)


def speed(player: Player, group: int) -> int:
    """EH-SU-11, EH-SU-14. Never below 1; a port never moves."""
    type = type_of(group)
    return 0 if type == PORT else max(1, SPEED[type] + carried_sum(player, group, SU_MOVE, SP_MOVE))


def capture_value(player: Player, group: int) -> int:
    """EH-SU-09."""
    return CAPTURE[type_of(group)] + carried_sum(player, group, SU_CAPTURE, SP_CAPTURE)


def hits_on(player: Player, group: int) -> int:
    """EH-SU-17. The lowest face that hits; a 1 always misses."""
    return max(BEST_FACE, HITS_ON[type_of(group)] - carried_sum(player, group, SU_ACCURACY, SP_ACCURACY))


def dice(player: Player, group: int, at_marauders: bool, struck: bool) -> int:
    """EH-SU-11, EH-SU-15, EH-SP-15. Dice of one ship; `struck`: its fleet has suffered a hit in this
    combat."""
    type = type_of(group)
    if type == PORT:
        return 0
    count = DICE[type] + carried_sum(player, group, SU_DICE, SP_DICE)
    if at_marauders:
        count += SP_HUNTER[player.attached[type]]
    return count + tokens_sum(player, group, SU_RETALIATE) if struck else count


def targeted(player: Player, group: int) -> bool:
    """EH-SU-10. Its hits are assigned by the shooter."""
    return tokens_sum(player, group, SU_TARGETED) > 0


def immune(player: Player, group: int) -> bool:
    """EH-SU-12. No damage from debris."""
    return carried_sum(player, group, SU_IMMUNE, SP_IMMUNE) > 0


def new_group(player: Player, type: int) -> int:
    """EH-SU-01. The group of a ship of this type that enters the map now: it carries every token of its
    type."""
    group = group_of(type, 0, 0)
    for place in (FIRST, SECOND):
        if player.slots[slot_at(type, place)] != EMPTY_SLOT:
            group = with_token(group, place)
    return group


def ship_cost(player: Player, type: int) -> int:
    """EH-SHIP-01, EH-SP-16. A special makes no ship cheaper than CHEAPEST_SHIP."""
    if type == PORT or COST[type] <= CHEAPEST_SHIP:
        return COST[type]
    return max(CHEAPEST_SHIP, COST[type] + SP_COST[player.attached[type]])


def terrain_cost(player: Player, group: int, kind: int) -> int:
    """EH-MOVE-06, EH-SU-12. What entering asteroid or debris costs this ship, without a wormhole token."""
    upgrade, special = (SU_ASTEROID, SP_ASTEROID) if kind == ASTEROID else (SU_DEBRIS, SP_DEBRIS)
    return 1 if carried_sum(player, group, upgrade, special) > 0 else 2


def entry_cost(s: State, player: Player, group: int, tile: int) -> int:
    """EH-MOVE-06, EH-WH-03. What entering a revealed tile costs this ship."""
    if has(s.wormholes, tile):
        return 1
    kind = KIND[s.faces[tile]]
    return terrain_cost(player, group, kind) if kind in (ASTEROID, DEBRIS) else ENTRY[s.faces[tile]]


def network(s: State) -> int:
    """EH-WH-02, EH-WH-06, EH-WH-07, EH-OPT-02. The tiles linked to each other for moves and retreats:
    revealed ones with a token, and the starting tiles unless the table has agreed otherwise."""
    linked = s.wormholes & s.revealed
    if s.home_gates:
        for player in s.players:
            if player.home != NOWHERE:
                linked |= bit(player.home)
    return linked


# Worlds


def is_debris(s: State, tile: int) -> bool:
    return has(s.debris, tile)


def defense(s: State, tile: int) -> int:
    """EH-CAP-02. DV of a revealed world, with its cannon."""
    return DEFENSE[s.faces[tile]] + (CANNON_DEFENSE if has(s.cannons, tile) else 0)


def world_production(s: State, tile: int, level: int) -> int:
    """EH-ENH-05, EH-ENH-06, EH-ENH-07. What a revealed world yields to an owner at this tech level."""
    yields = PRODUCTION[s.faces[tile]]
    if has(s.mines, tile):
        yields += MINE_YIELD
        if level >= MINE_BONUS_LEVEL:
            yields += MINE_BONUS * (NEIGHBOUR_MASK[tile] & s.debris).bit_count()
    return yields


def set_production(s: State) -> None:
    """EH-PROD-01, EH-PROD-02. Turn every dial to what its owner's worlds yield."""
    for seat in range(s.seat_count):
        player = s.players[seat]
        total = HOME_PRODUCTION
        if player.flags:
            for tile in range(TILE_COUNT):
                if s.owners[tile] == seat:
                    total += world_production(s, tile, player.level)
        player.production = total


# The player card


def victory_points(player: Player) -> int:
    return sum(player.points)


def row_points(player: Player) -> int:
    """EH-VP-03. The number under the last flag taken."""
    return ROW_POINTS[min(player.flags, ROW_FLAGS)]


def marker_count(player: Player) -> int:
    """EH-PLACE-04, EH-TECH-03. The order markers of a player."""
    return MARKERS + 1 if player.level >= THIRD_MARKER_LEVEL else MARKERS


def slot_count(player: Player) -> int:
    """EH-TECH-04. S.U. slots of each ship type."""
    return SLOTS_EACH if player.level >= SECOND_SLOT_LEVEL else 1


def slots_of(player: Player, type: int) -> list[int]:
    """What lies in the unlocked slots of a type."""
    first = slot_at(type, FIRST)
    return player.slots[first : first + slot_count(player)]


def far_cannons(player: Player) -> bool:
    """EH-CAN-06. Cannon #2 reaches the neighbouring tiles."""
    return player.level >= CANNON_BONUS_LEVEL
