"""Chapter "Solo mode": how DRANDA chooses a hex, a crew member and its targets, with the criteria that
decided."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.solar_sphere.cards.ids import Card, Face, Icon, Position, Slot, Tier
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    CREW_ICON,
    HEX_ICON,
    HEX_VALUE,
    LEFT_OF,
    NEIGHBOURS,
    NO_CARD,
    NO_SHIP,
    NOWHERE,
    SCORING_POINTS,
    SHIP_RESISTANCE,
    SILVER,
    TOP_LEFT,
    TOP_OF,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import drones_on, viable_positions
from perihelion.games.solar_sphere.state import State, dranda_of

FIRST_RANK: Final = -1
"""Before the icons of which there are none."""
SAME_VALUE: Final = 0
LOWER_VALUE: Final = 1
ANY_VALUE: Final = 2
SIX_POINTS: Final = 3
FEWEST_ICON: Final = 4
MOST_ADJACENT: Final = 5
LEFT_MOST: Final = 6
TOP_MOST: Final = 7
CRITERIA: Final[tuple[Said, ...]] = (
    Said("a hex of the die's value"),
    Said("the next lower value"),
    Said("only higher values are left"),
    Said("a 6-point position"),
    Said("the icon it has fewest of"),
    Said("most of its own hexes adjacent"),
    Said("left-most"),
    Said("top-most"),
)


def icon_rank(s: State, icon: Icon) -> int:
    """SS-SOLO-20. Lower is preferred: silver first, then the icon DRANDA has fewest of."""
    return FIRST_RANK if icon == SILVER else dranda_of(s).icons[icon]


class HexChoice:
    """The position DRANDA builds on, whether it pays for a higher value, and which criteria left fewer
    candidates."""

    def __init__(self, position: Position, higher: bool, criteria: list[int]) -> None:
        self.position: Final = position
        self.higher: Final = higher
        self.criteria: Final = criteria


def hex_choice(s: State, face: Face) -> HexChoice:
    """SS-SOLO-22, SS-SOLO-23, SS-SOLO-24. By value, then filter after filter until one hex is left."""
    viable = viable_positions(s)
    if not viable:
        return HexChoice(NOWHERE, False, [])
    lower = [position for position in viable if HEX_VALUE[s.hexes[position]] <= face]
    if lower:
        value = max([HEX_VALUE[s.hexes[position]] for position in lower])
        candidates = [position for position in lower if HEX_VALUE[s.hexes[position]] == value]
        criteria = [SAME_VALUE if value == face else LOWER_VALUE]
    else:
        candidates, criteria = viable, [ANY_VALUE]
    return narrowed(s, candidates, not lower, criteria)


def narrowed(s: State, candidates: list[int], higher: bool, criteria: list[int]) -> HexChoice:
    """SS-SOLO-24. 6-point position, fewest icon, most adjacent own hexes, left-most, top-most."""
    for criterion in range(SIX_POINTS, TOP_MOST + 1):
        ranks = [hex_rank(s, position, criterion) for position in candidates]
        best = min(ranks)
        kept = [candidates[i] for i in range(len(candidates)) if ranks[i] == best]
        if len(kept) < len(candidates):
            criteria.append(criterion)
        candidates = kept
    return HexChoice(candidates[0], higher, criteria)


def hex_rank(s: State, position: Position, criterion: int) -> int:
    """How a hex stands under one criterion; the lowest rank stays."""
    if criterion == SIX_POINTS:
        return 0 if SCORING_POINTS[s.scoring][position] == 6 else 1
    if criterion == FEWEST_ICON:
        return icon_rank(s, HEX_ICON[s.hexes[position]])
    if criterion == MOST_ADJACENT:
        return -sum([1 for neighbour in NEIGHBOURS[position] if s.owners[neighbour] == DRANDA_SIDE])
    return LEFT_OF[position] if criterion == LEFT_MOST else TOP_OF[position]


BY_ICON: Final = 0
BY_DIE: Final = 1
ONLY_ONE: Final = 2
TIER_ORDER: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (1, 2, 0), (2, 1, 0))


class CrewChoice:
    """The card DRANDA hires, the tier its die asked for, and what decided between two cards."""

    def __init__(self, card: Card, tier: Tier, reason: int) -> None:
        self.card: Final = card
        self.tier: Final = tier
        self.reason: Final = reason


def tier_of(face: Face) -> Tier:
    """SS-SOLO-33. The tier that a die hires from."""
    return (face - 1) // 2


def crew_choice(s: State, face: Face) -> CrewChoice:
    """SS-SOLO-33, SS-SOLO-34, SS-SOLO-35. Tier by die; fewest icon; top slot for odd, bottom for even;
    another tier when sold out."""
    wanted = tier_of(face)
    for tier in TIER_ORDER[wanted]:
        top, bottom = s.display[2 * tier], s.display[2 * tier + 1]
        if top != NO_CARD and bottom != NO_CARD:
            return best_of_two(s, top, bottom, face, wanted)
        if top != NO_CARD or bottom != NO_CARD:
            return CrewChoice(max(top, bottom), wanted, ONLY_ONE)
    return CrewChoice(NO_CARD, wanted, ONLY_ONE)


def best_of_two(s: State, top: int, bottom: int, face: Face, wanted: int) -> CrewChoice:
    """SS-SOLO-34. The fewest icon; tie: top for an odd die, bottom for an even one."""
    top_rank, bottom_rank = icon_rank(s, CREW_ICON[top]), icon_rank(s, CREW_ICON[bottom])
    if top_rank != bottom_rank:
        return CrewChoice(top if top_rank < bottom_rank else bottom, wanted, BY_ICON)
    return CrewChoice(top if face % 2 == 1 else bottom, wanted, BY_DIE)


class Powers:
    """All drones on each ship while DRANDA deploys, and how many it still has to place."""

    def __init__(self, s: State, drones: int) -> None:
        self.ships: Final = s.ships
        self.power: Final = [drones_on(s, slot) for slot in range(4)]
        self.left = drones
        self.sent: Final = [0, 0, 0, 0]

    def add(self, slot: Slot) -> None:
        self.power[slot] += 1
        self.sent[slot] += 1
        self.left -= 1

    def target(self, slot: Slot) -> int:
        return SHIP_RESISTANCE[self.ships[slot]]

    def row(self, left_slot: Slot) -> list[int]:
        return [slot for slot in (left_slot, left_slot + 1) if self.ships[slot] != NO_SHIP]


def fleet_plan(s: State, drones: int) -> list[int]:
    """SS-SOLO-28, SS-SOLO-29, SS-SOLO-30, SS-SOLO-31. The drones for each slot of the fleet."""
    powers = Powers(s, drones)
    for left_slot in (BOTTOM_LEFT, TOP_LEFT):
        match_targets(powers, powers.row(left_slot))
        exceed_targets(powers, powers.row(left_slot))
    ships = powers.row(BOTTOM_LEFT) + powers.row(TOP_LEFT)
    assert ships, "there are always ships in Deploy"
    while powers.left > 0:
        one_each(powers, ships)
    return powers.sent


def match_targets(powers: Powers, row: list[int]) -> None:
    """SS-SOLO-28. Left to right, until power equals the target."""
    for slot in row:
        while powers.left > 0 and powers.power[slot] < powers.target(slot):
            powers.add(slot)


def exceed_targets(powers: Powers, row: list[int]) -> None:
    """SS-SOLO-29. 1 drone at a time in turns, skipping ships with power above target + 2."""
    open_slots = row
    while powers.left > 0 and open_slots:
        open_slots = [slot for slot in open_slots if powers.power[slot] <= powers.target(slot) + 2]
        one_each(powers, open_slots)


def one_each(powers: Powers, slots: list[int]) -> None:
    """SS-SOLO-31. 1 drone to each ship while there are any."""
    for slot in slots:
        if powers.left > 0:
            powers.add(slot)
