"""One question, one function: what ships are worth, limits, and what cards count."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side
from perihelion.games.andromeda.cards import counts
from perihelion.games.andromeda.cards.board import NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.factions import FACTION_MOMENTS, FACTION_POWERS
from perihelion.games.andromeda.cards.fleet import (
    KINDS,
    NO_SHIP,
    SHIP_TYPES,
    TRANSPORT,
    both,
    size,
)
from perihelion.games.andromeda.cards.moons import of_nebula
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_LEADERS, PLANET_TYPE
from perihelion.games.andromeda.cards.powers import (
    CLAIM_MOON,
    MOON_LIMIT,
    RETURN_KEEP,
    SHIP_RANGE,
    SHIP_STATS,
    TARGETING,
    VOYAGE,
    Power,
)
from perihelion.games.andromeda.cards.resources import TACTICS
from perihelion.games.andromeda.cards.ships import (
    ABILITY,
    CLAIMED_MOONS,
    FLEET_SIZE,
    LIMITS,
    PER_SHIP,
    PRINTED,
    RANGE,
    SHIELDS,
    UPGRADE_MOMENTS,
    UPGRADE_POWERS,
    UPGRADE_STATS,
    WEAPONS,
)
from perihelion.games.andromeda.cards.tracks import (
    CIVILIZATION,
    COMMERCE,
    LEVEL,
    LIMIT,
    SUPREMACY,
    TRACK_COUNT,
    TYPE_COUNT,
    VAULT,
)
from perihelion.games.andromeda.fight import NO_BATTLE
from perihelion.games.andromeda.player import CORE, NO_FACTION, NO_TILE, Player, Row
from perihelion.games.andromeda.region import BASE, NO_MOON, PLANET
from perihelion.games.andromeda.state import NOWHERE, State
from perihelion.games.kit.masks import bit, has, members_of

# Standing powers


def powers_at(player: Player, moment: int) -> list[Power]:
    """The powers of a faction and of the upgrades in use at a moment."""
    found: list[Power] = []
    if has(player.hooks, moment):
        if player.faction != NO_FACTION:
            found += [power for power in FACTION_POWERS[player.faction] if power.moment == moment]
        for tile in player.upgrades:
            if tile != NO_TILE:
                found += [power for power in UPGRADE_POWERS[tile] if power.moment == moment]
    return found


def refresh(player: Player) -> None:
    """AE-SHIP-03. What ships are worth, after a faction or an upgrade has come."""
    hooks = FACTION_MOMENTS[player.faction] if player.faction != NO_FACTION else 0
    stats: list[int] = []
    for ship in SHIP_TYPES:
        tile = player.upgrades[ship]
        if tile != NO_TILE:
            hooks |= UPGRADE_MOMENTS[tile]
            stats.extend(UPGRADE_STATS[tile])
        else:
            stats.extend(PRINTED[ship])
    player.hooks = hooks
    for power in powers_at(player, SHIP_STATS):
        for ship in SHIP_TYPES:
            if power.ship in (ship, NO_SHIP):
                stats[ship * PER_SHIP + WEAPONS] += power.weapons
                stats[ship * PER_SHIP + RANGE] += power.range
                stats[ship * PER_SHIP + ABILITY] |= power.ability
    player.stats = tuple(stats)


def ship_range(player: Player, ship: int, region_kind: int) -> int:
    """AE-SHIP-03. The regions that a ship reaches, towards a kind of region."""
    reach = player.stats[ship * PER_SHIP + RANGE]
    if has(player.hooks, SHIP_RANGE):
        for power in powers_at(player, SHIP_RANGE):
            if power.ship in (ship, NO_SHIP) and power.region == region_kind:
                reach += power.range
    return reach


def weapons(player: Player, ship: int) -> int:
    return player.stats[ship * PER_SHIP + WEAPONS]


def shields(player: Player, ship: int) -> int:
    return player.stats[ship * PER_SHIP + SHIELDS]


def able(player: Player, ship: int, ability: int) -> bool:
    return has(player.stats[ship * PER_SHIP + ABILITY], ability)


def voyagers(s: State, side: Side, ship: int, region: int) -> int:
    """AE-MAP-05, AE-TURN-08. How many ships of a type in a region may enter nebulae: all with Voyage, or only
    the one that was launched with it this turn."""
    player = s.players[side]
    there = s.regions[region].fleets[side][ship]
    if able(player, ship, VOYAGE):
        return there
    granted = has(s.granted, VOYAGE) and s.active == side and s.launched == ship and s.launched_at == region
    return 1 if granted and there else 0


def moon_limit(player: Player) -> int:
    """AE-MOON-03. How many claimed moons may be held."""
    limits = [power.limit for power in powers_at(player, MOON_LIMIT)]
    return max([CLAIMED_MOONS, *limits])


def moons_to_pick(player: Player) -> int:
    """AE-P-27. Among how many top moons of a planet the player may choose."""
    picks = [power.picks for power in powers_at(player, CLAIM_MOON)]
    return max([1, *picks])


def ships_that_stay(player: Player) -> int:
    """AE-P-29. How many ships may stay on the map at a return."""
    return sum([power.limit for power in powers_at(player, RETURN_KEEP)])


def tactics_limit(player: Player) -> int:
    """AE-TAC-04, AE-TRK-08. How many cards may be held at the end of the own turn."""
    return max(LIMITS[TACTICS], LIMIT[CIVILIZATION][player.tracks[CIVILIZATION]])


# Ships and developments


def in_battle(s: State) -> bool:
    return s.battle.step != NO_BATTLE


def transports_left(s: State, side: Side) -> int:
    """AE-DEV-07. Transports outside developments, wherever they are."""
    return FLEET_SIZE[TRANSPORT] - len(members_of(s.players[side].built, REGION_COUNT))


def standing(s: State, side: Side) -> list[int]:
    """AE-EVT-13. The regions with own developments that have not collapsed."""
    return [r for r in members_of(s.players[side].built, REGION_COUNT) if not s.regions[r].collapsed]


def collapsed(s: State, side: Side) -> list[int]:
    return [r for r in members_of(s.players[side].built, REGION_COUNT) if s.regions[r].collapsed]


def development_of(s: State, region: int) -> int:
    """The kind of development that the planet in a region allows."""
    return PLANET_TYPE[s.regions[region].tile]


def development_points(s: State, region: int) -> int:
    """AE-DEV-08. All leaders on the planet and next to it, those printed on the new tile, and those printed
    on developments next to it."""
    points = s.regions[region].leader_figures() + DEVELOPMENT_LEADERS[development_of(s, region)]
    for other in members_of(NEXT_TO[region] & s.charted, REGION_COUNT):
        points += s.regions[other].leader_figures() + printed_leaders(s, other)
    return points


def printed_leaders(s: State, region: int) -> int:
    """AE-DEV-08, AE-EVT-13. Leaders printed on the development of a region, if it stands."""
    here = s.regions[region]
    if here.kind != PLANET or here.owner < 0 or here.collapsed:
        return 0
    return DEVELOPMENT_LEADERS[development_of(s, region)]


def targeting_ships(s: State, side: Side, region: int) -> int:
    """AE-SHIP-08. Own ships there with Targeting +1."""
    fleet, player = s.fleet(side, region), s.players[side]
    return sum([fleet[ship] for ship in SHIP_TYPES if able(player, ship, TARGETING)])


def ships_on_map(s: State, side: Side) -> int:
    found = 0
    for region in members_of(s.players[side].at, REGION_COUNT):
        found += s.ships_at(side, region)
    return found


def opposing_ships(s: State, side: Side, region: int) -> int:
    """AE-DIP-04. Ships of all other players and of the raiders in a region."""
    here = s.regions[region]
    found = here.raiders
    for other in range(s.side_count()):
        if other != side:
            found += size(here.fleets[other])
    return found


def damaged_modules(s: State, side: Side) -> int:
    return s.players[side].damaged()


# Moons of a station


def slotted_moons(player: Player) -> list[int]:
    """The moons in all slots of a station."""
    found: list[int] = []
    if player.operations != NO_MOON:
        found.append(player.operations)
    for row in player.rows:
        for module in row:
            if module.input != NO_MOON:
                found.append(module.input)
            if module.output != NO_MOON:
                found.append(module.output)
            if module.seam != NO_MOON:
                found.append(module.seam)
    return found


# What cards count


def count(s: State, side: Side, what: int) -> int:
    """What a card counts, by its word."""
    player = s.players[side]
    if what == counts.COUNT_RELICS:
        return s.added.relics_of(s, side)
    if counts.COUNT_SCIENCE <= what <= counts.COUNT_CIVILIZATION:
        return cards_in(player.rows[what - counts.COUNT_SCIENCE])
    if what in (counts.COUNT_DEVELOPMENTS, counts.COUNT_DEVELOPMENT_TYPES, counts.COUNT_ADJACENT_PAIRS):
        return count_developments(s, side, what)
    if what >= counts.COUNT_ON_MAP:
        return count_on_map(s, side, what)
    return count_on_station(s, side, what)


def cards_in(row: Row) -> int:
    """The modules of a row besides the core module; an automatic side may have none."""
    cores = 0
    if len(row) and row[0].card == CORE:
        cores = 1
    return len(row) - cores


def count_developments(s: State, side: Side, what: int) -> int:
    own = standing(s, side)
    if what == counts.COUNT_DEVELOPMENTS:
        return len(own)
    if what == counts.COUNT_DEVELOPMENT_TYPES:
        return len({development_of(s, region) for region in own})
    return sum([has(NEXT_TO[one], other) for one in own for other in own if one < other])


def count_on_station(s: State, side: Side, what: int) -> int:
    player = s.players[side]
    if what == counts.COUNT_SETS:
        return min([cards_in(row) for row in player.rows])
    if what == counts.COUNT_UNDAMAGED:
        return max(0, player.undamaged() - TYPE_COUNT)
    if what == counts.COUNT_MOONS:
        return len(player.claimed) + len(slotted_moons(player))
    if what == counts.COUNT_NEBULA_MOONS:
        return sum([of_nebula(moon) for moon in [*player.claimed, *slotted_moons(player)]])
    if what == counts.COUNT_SLOTTED:
        return len(slotted_moons(player))
    if what == counts.COUNT_HAND:
        return player.hand.size()
    if what == counts.COUNT_PAIRS:
        return sum(player.stock) // 2
    if what == counts.COUNT_LEADERS:
        return player.leaders
    if what == counts.COUNT_SHIPS:
        return max(0, sum(FLEET_SIZE) - size(player.supply) - OUT_AT_START)
    if what == counts.COUNT_UPGRADES:
        return KINDS - player.upgrades.count(NO_TILE)
    return count_on_tracks(player, what)


OUT_AT_START: Final = 3
"""The ships beyond which ships out of the supply are counted."""


def count_on_tracks(player: Player, what: int) -> int:
    if what == counts.COUNT_SUPREMACY:
        return player.tracks[SUPREMACY]
    if what in (counts.COUNT_LEVEL_2, counts.COUNT_LEVEL_3):
        level = 2 if what == counts.COUNT_LEVEL_2 else 3
        return sum([level_reached(player, track) >= level for track in range(TRACK_COUNT)])
    return player.beaten if what == counts.COUNT_RAIDERS_BEATEN else 0


def count_on_map(s: State, side: Side, what: int) -> int:
    if what == counts.COUNT_ON_MAP:
        return ships_on_map(s, side)
    if what == counts.COUNT_HERE:
        return s.ships_at(side, s.target)
    if what == counts.COUNT_OPPOSING:
        return opposing_ships(s, side, s.target)
    assert what == counts.COUNT_RIVALS, f"{counts.COUNTS[what]} is not counted"
    return len([other for other in range(s.side_count()) if other != side and has(s.battle.sides, other)])


def level_reached(player: Player, track: int) -> int:
    """AE-TRK-10. The development level reached on a track."""
    return LEVEL[track][player.tracks[track]]


def vault_level(player: Player) -> int:
    return VAULT[COMMERCE][player.tracks[COMMERCE]]


# Regions by kind


def of_kind(s: State, kind: int) -> int:
    """The regions of a kind, a bit each."""
    return sum([bit(region) for region in range(REGION_COUNT) if s.regions[region].kind == kind])


def base_at(s: State, base: int) -> int:
    """Where an Alliance base lies."""
    region = tile_at(s, BASE, base)
    assert region != NOWHERE, f"base {base} is not on the map"
    return region


def tile_at(s: State, kind: int, tile: int) -> int:
    """Where a tile lies, or NOWHERE."""
    for region in range(REGION_COUNT):
        if s.regions[region].kind == kind and s.regions[region].tile == tile:
            return region
    return NOWHERE


def undeveloped(s: State, region: int) -> bool:
    here = s.regions[region]
    return here.kind == PLANET and here.owner < 0


def whole_fleet(s: State, side: Side) -> tuple[int, ...]:
    """All ships of a side that are not in developments."""
    player = s.players[side]
    found = both(both(player.bay, player.supply), both(both(player.yard, player.barge), player.working))
    for region in members_of(player.at, REGION_COUNT):
        found = both(found, s.fleet(side, region))
    return found
