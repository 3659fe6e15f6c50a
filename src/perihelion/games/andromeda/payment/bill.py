"""What can be paid, and how it is paid by default."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.moons import MOON_GAINS
from perihelion.games.andromeda.cards.resources import (
    ANY,
    BASIC,
    CREDIT,
    ENERGY,
    ICE,
    MATERIALS,
    NANOCARBON,
    NO_STOCK,
    NOTHING,
    STORED,
    TACTICS,
    TITANIUM,
    Amounts,
)
from perihelion.games.andromeda.cards.tactics import CARDS_OF
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.state import NO_WINDOW, State
from perihelion.games.kit.masks import bit, members_of

DISCOUNT: Final = 2
"""What each discount card in hand takes off; the cards of those windows all do the same."""
SIX: Final = 6
ALL_SIX: Final[tuple[int, ...]] = tuple(range(SIX))


def added(one: Amounts, other: Amounts) -> Amounts:
    return tuple([one[i] + other[i] for i in range(len(one))])


def total(cost: Amounts) -> int:
    units = 0
    for n in cost:
        units += n
    return units


def units(what: int, n: int) -> Amounts:
    """A cost of one kind."""
    return (*NOTHING[:what], n, *NOTHING[what + 1 :])


def own_turn(s: State, side: Side) -> bool:
    """AE-RES-10. Only on the own turn moons and collectable tokens may pay."""
    return s.active == side


def stores(s: State, side: Side) -> list[int]:
    """What lies in the stores, and how many cards are held."""
    player = s.players[side]
    titanium, nanocarbon, ice, credits, energy = player.stock
    return [titanium, nanocarbon, ice, credits, energy, player.hand.size()]


def collectable(s: State, side: Side, more: int = 0) -> int:
    """AE-FREE-04. Regions with resource tokens and own ships, or that will have one."""
    found = 0
    for region in members_of(s.players[side].at | more, REGION_COUNT):
        if s.regions[region].tokens != NO_STOCK:
            found |= bit(region)
    return found


def pool(s: State, side: Side, more: int = 0, without: int = -1) -> list[int]:
    """AE-RES-05, AE-BASE-02. Stores, claimed moons but one, and what could be collected, also in regions
    where a ship is about to stand. Of cards on moons only as many as can be drawn."""
    have = stores(s, side)
    if not own_turn(s, side):
        return have
    cards = 0
    passed = without
    for moon in s.players[side].claimed:
        if moon == passed:
            passed = -1
            continue
        gains = MOON_GAINS[moon]
        for what in STORED:
            have[what] += gains[what]
        cards += gains[TACTICS]
    have[TACTICS] += min(cards, s.tactics.size() + len(s.tactics.discard))
    for region in members_of(collectable(s, side, more), REGION_COUNT):
        tokens = s.regions[region].tokens
        for what in STORED:
            have[what] += tokens[what]
    return have


def shortage(have: list[int], cost: Amounts) -> int:
    """How many units are missing. AE-RES-02: credits replace materials and nothing else."""
    credits = have[CREDIT] - cost[CREDIT]
    energy = have[ENERGY] - cost[ENERGY]
    cards = have[TACTICS] - cost[TACTICS]
    missing = max(0, -credits) + max(0, -energy) + max(0, -cards)
    titanium = have[TITANIUM] - cost[TITANIUM]
    nanocarbon = have[NANOCARBON] - cost[NANOCARBON]
    ice = have[ICE] - cost[ICE]
    left = max(0, titanium) + max(0, nanocarbon) + max(0, ice)
    short = max(0, -titanium) + max(0, -nanocarbon) + max(0, -ice) + max(0, cost[BASIC] - left)
    missing += max(0, short - max(0, credits))
    if cost[ANY]:
        left = max(0, left - cost[BASIC]) + max(0, credits - short) + max(0, energy) + max(0, cards)
        missing += max(0, cost[ANY] - left)
    return missing


def discounts(s: State, side: Side, window: int) -> int:
    """AE-BASE-01, AE-TAC-05. What the discount cards in hand take off; not in a battle."""
    if window == NO_WINDOW or not own_turn(s, side) or in_battle(s):
        return 0
    hand = s.players[side].hand
    cards = 0
    for card in CARDS_OF[window]:
        cards += hand.count(card)
    return cards * DISCOUNT


def affordable(have: list[int], cost: Amounts, less: int) -> bool:
    return shortage(have, cost) <= less


def payable(
    s: State, side: Side, cost: Amounts, less: int = 0, window: int = NO_WINDOW, more: int = 0, spent: int = 0
) -> bool:
    """AE-RES-05. Whether a cost can be paid in full; `more` are regions where a ship is about to stand,
    `spent` is energy that will be gone before."""
    have = stores(s, side)
    have[ENERGY] -= spent
    if shortage(have, cost) <= less:
        return have[ENERGY] >= 0
    less += discounts(s, side, window)
    have = pool(s, side, more)
    have[ENERGY] -= spent
    return have[ENERGY] >= 0 and shortage(have, cost) <= less


def moons_needed(s: State, side: Side, cost: Amounts) -> list[int]:
    """The fewest claimed moons that close the gap; of as many the ones of which least is left over, then the
    lowest."""
    claimed = s.players[side].claimed
    have = stores(s, side)
    best: list[int] = []
    best_rank = (len(claimed) + 1, 0)
    for chosen in range(1, 1 << len(claimed)):
        moons = [claimed[i] for i in members_of(chosen, len(claimed))]
        rank = (len(moons), brought(moons))
        if rank < best_rank and shortage(with_moons(have, moons), cost) == 0:
            best, best_rank = moons, rank
    return best


def brought(moons: list[int]) -> int:
    found = 0
    for moon in moons:
        found += total(MOON_GAINS[moon])
    return found


def with_moons(have: list[int], moons: list[int]) -> list[int]:
    """The stores after these moons were discarded."""
    return [have[what] + sum([MOON_GAINS[moon][what] for moon in moons]) for what in ALL_SIX]


DEFAULT_ORDER: Final[tuple[int, ...]] = (*MATERIALS, ENERGY, CREDIT, TACTICS)
"""Ties between equal stores are broken in this order."""


def default_units(have: list[int], cost: Amounts) -> list[int]:
    """What of each resource pays a cost that the stores can pay: the fewest credits; what may be chosen comes
    from the largest store."""
    pays = [0] * SIX
    for what in ALL_SIX:
        pays[what] = min(have[what], cost[what])
    short = total(cost[:TACTICS]) - total(tuple(pays[:TACTICS]))
    for _ in range(short):
        pays[CREDIT] += 1
    for _ in range(cost[BASIC]):
        pays[largest(have, pays, MATERIALS)] += 1
    for _ in range(cost[ANY]):
        pays[largest(have, pays, DEFAULT_ORDER)] += 1
    return pays


def largest(have: list[int], pays: list[int], kinds: tuple[int, ...]) -> int:
    """The resource of which most is left; a credit where no material is."""
    best = CREDIT
    most = 0
    for what in kinds:
        if have[what] - pays[what] > most:
            best, most = what, have[what] - pays[what]
    return best
