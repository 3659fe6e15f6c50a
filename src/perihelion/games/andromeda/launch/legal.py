"""Where ships may be launched to."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, advance
from perihelion.games.andromeda.cards.board import (
    ALL_NEBULAE,
    BASE_COUNT,
    DEVELOPMENT_OFFICE,
    MAXIMUS_FIELD,
    ODESSA_FIELD,
    REGION_COUNT,
    SHIPYARD,
    within,
)
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, minus
from perihelion.games.andromeda.cards.powers import (
    ANY_REGION,
    ATTACK,
    BUY_MODULES,
    FIRST_LAUNCH,
    INFINITE_RANGE,
    JUMP,
    LAUNCH_LEGALITY,
    SHIP_RANGE,
    VOYAGE,
    Power,
)
from perihelion.games.andromeda.cards.resources import ANY, ENERGY
from perihelion.games.andromeda.cards.tactics import ON_BUY
from perihelion.games.andromeda.cards.tracks import (
    CIVILIZATION_ROW,
    COMMERCE_ROW,
    INDUSTRY_ROW,
    SCIENCE_ROW,
)
from perihelion.games.andromeda.developments.build import developable
from perihelion.games.andromeda.modules.buy import any_affordable
from perihelion.games.andromeda.numbers import able, of_kind, powers_at, ship_range
from perihelion.games.andromeda.payment.bill import payable, units
from perihelion.games.andromeda.region import BASE, NEBULA, PLANET, SPECIAL
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import bit, has, mask_of, members_of

FIELD_TYPES: Final = {
    MAXIMUS_FIELD: mask_of([SCIENCE_ROW, INDUSTRY_ROW]),
    ODESSA_FIELD: mask_of([COMMERCE_ROW, CIVILIZATION_ROW]),
}
JUMP_ENERGY: Final = 1
JUMP_COST: Final = units(ENERGY, JUMP_ENERGY)
HUB_COST: Final = units(ANY, 2)
"""AE-BASE-08. What the other bases ask for."""


def has_ability(s: State, seat: Seat, ship: int, ability: int) -> bool:
    """AE-TURN-08. Own abilities, and those that this turn grants the ship that is launched."""
    return able(s.players[seat], ship, ability) or has(s.granted, ability)


def first_launch(s: State, seat: Seat) -> bool:
    """AE-LAUNCH-03. No own ship on the map; developments do not count."""
    return s.players[seat].at == 0


def enterable(s: State, seat: Seat, ship: int) -> int:
    """AE-LAUNCH-08, AE-MAP-05. All regions; nebulae only with Voyage."""
    return s.charted if has_ability(s, seat, ship, VOYAGE) else s.charted & ~ALL_NEBULAE


def open_regions(s: State, seat: Seat, ship: int) -> int:
    """AE-LAUNCH-03, AE-LAUNCH-04, AE-LAUNCH-06. Without regard to range: in a first launch regions without
    opposing ships, later regions without own ones."""
    regions = enterable(s, seat, ship)
    player = s.players[seat]
    powers = powers_at(player, LAUNCH_LEGALITY)
    if first_launch(s, seat):
        if has_ability(s, seat, ship, ATTACK) or any(power.first_to_opposing for power in powers):
            return regions
        return regions & ~s.opposed(seat)
    return regions & (~player.at | shared(s, powers))


def shared(s: State, powers: list[Power]) -> int:
    """Regions that powers open even with own ships there, a bit each."""
    found = 0
    for power in powers:
        if power.own_present:
            found |= s.charted if power.region == ANY_REGION else of_kind(s, power.region)
    return found


def in_reach(s: State, seat: Seat, ship: int) -> int:
    """AE-LAUNCH-05. Regions within the ship's range of an own ship on the map; a first launch has no
    limit."""
    player = s.players[seat]
    if first_launch(s, seat) or has_ability(s, seat, ship, INFINITE_RANGE):
        return s.charted
    if not has(player.hooks, SHIP_RANGE):
        return within(player.at, ship_range(player, ship, PLANET))
    found = 0
    for kind in (PLANET, BASE, NEBULA, SPECIAL):
        reach = within(player.at, ship_range(player, ship, kind))
        found |= mask_of(
            [r for r in members_of(reach & s.charted, REGION_COUNT) if s.regions[r].kind == kind]
        )
    return found


def jump_paid(s: State, seat: Seat, ship: int) -> bool:
    """AE-LAUNCH-07, AE-LAUNCH-10."""
    return has_ability(s, seat, ship, JUMP) and payable(s, seat, JUMP_COST)


def reachable(s: State, seat: Seat, ship: int) -> tuple[int, int]:
    """AE-LAUNCH-08. The regions that this ship gets to, by range or by Jump, and those within range."""
    regions = open_regions(s, seat, ship)
    near = in_reach(s, seat, ship)
    jumping = jump_paid(s, seat, ship) if regions & ~near else False
    return regions if jumping else regions & near, near


def legal_regions(s: State, seat: Seat, ship: int) -> list[int]:
    """AE-LAUNCH-08. Where this ship may be launched to, by range or by Jump."""
    regions, near = reachable(s, seat, ship)
    return [
        region
        for region in members_of(regions, REGION_COUNT)
        if s.regions[region].kind != BASE or able_to_activate(s, seat, region, ship, not has(near, region))
    ]


def can_launch(s: State, seat: Seat, ship: int) -> bool:
    """Whether this ship has any legal region."""
    if not s.players[seat].bay[ship]:
        return False
    return beyond_bases(s, seat, ship) or bool(legal_regions(s, seat, ship))


def beyond_bases(s: State, seat: Seat, ship: int) -> bool:
    """Whether this ship gets to a region other than a base, which needs nothing."""
    regions, _ = reachable(s, seat, ship)
    return any(has(regions, region) and s.regions[region].kind != BASE for region in range(REGION_COUNT))


def able_to_activate(s: State, seat: Seat, region: int, ship: int, jumps: bool) -> bool:
    """AE-BASE-01. Judged for the moment after the ship has been placed and a Jump was paid; what the own
    first launch brings counts."""
    if first_launch(s, seat) and has(s.players[seat].hooks, FIRST_LAUNCH):
        later = s.clone()
        later.agenda.clear()
        player = later.players[seat]
        player.bay = minus(player.bay, ship)
        later.arrive(seat, ship, region)
        LATE.powers.fire(later, seat, FIRST_LAUNCH)
        advance(later)
        return base_open(later, seat, region, 0)
    return base_open(s, seat, region, JUMP_ENERGY if jumps else 0)


def base_open(s: State, seat: Seat, region: int, spent: int) -> bool:
    """AE-BASE-03, AE-BASE-04, AE-BASE-05, AE-BASE-07, AE-BASE-08. Whether the action of a base is possible
    with a ship there."""
    base = s.regions[region].tile
    more = bit(region)
    if base == SHIPYARD:
        return True
    if base in FIELD_TYPES:
        types = field_types(s, seat, FIELD_TYPES[base])
        return any_affordable(s, seat, types, 0, ON_BUY, more, spent)
    if base == DEVELOPMENT_OFFICE:
        return bool(developable(s, seat, 0, more, spent))
    assert base < BASE_COUNT
    return payable(s, seat, HUB_COST, more=more, spent=spent)


def field_types(s: State, seat: Seat, types: int) -> int:
    """AE-MOD-16. The columns of a field, widened by powers."""
    for power in powers_at(s.players[seat], BUY_MODULES):
        types |= power.types
    return types


def why_not_launch(s: State, seat: Seat, ship: int, region: int) -> Refusal:
    """Why a ship cannot be launched to a region, with what is missing."""
    if not has(s.charted, region):
        return Refusal("AE-MAP-01", "Nothing lies on {region:region} yet.", region=region)
    if not has(enterable(s, seat, ship), region):
        return Refusal("AE-MAP-05", "Into a nebula only ships with Voyage go.")
    if first_launch(s, seat) and not has(open_regions(s, seat, ship), region):
        return Refusal("AE-LAUNCH-04", "A first launch to opposing ships needs Attack.")
    if not has(open_regions(s, seat, ship), region):
        return Refusal("AE-LAUNCH-06", "You have a ship in {region:region} already.", region=region)
    if not has(in_reach(s, seat, ship), region) and not jump_paid(s, seat, ship):
        if has_ability(s, seat, ship, JUMP):
            return Refusal("AE-LAUNCH-07", "That is out of range, and a Jump costs 1 energy.")
        reach = ship_range(s.players[seat], ship, s.regions[region].kind)
        return Refusal(
            "AE-LAUNCH-05", "That is out of range: {ship:ship} reaches {reach}.", ship=ship, reach=reach
        )
    return why_not_base(s.regions[region].tile)


def why_not_base(base: int) -> Refusal:
    if base in FIELD_TYPES:
        field = "AE-BASE-04" if base == MAXIMUS_FIELD else "AE-BASE-05"
        return Refusal(field, "You cannot pay for any module there.")
    if base == DEVELOPMENT_OFFICE:
        return Refusal(
            "AE-BASE-07",
            "You can build no development now: it takes a transport of yours on an undeveloped planet,"
            " leaders and resources.",
        )
    return Refusal("AE-BASE-08", "You have not 2 resources to spend.")


def launchable(s: State, seat: Seat) -> list[int]:
    """AE-TURN-03. The ship types in the bay that have a legal region."""
    return [ship for ship in SHIP_TYPES if can_launch(s, seat, ship)]
