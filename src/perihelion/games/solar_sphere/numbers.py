"""One question, one function: limits, costs, counts."""

from __future__ import annotations

from perihelion.core.steps import Side
from perihelion.games.kit.masks import below
from perihelion.games.solar_sphere.cards.ids import Card, Location, Position, Slot, Tier
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CREW_WHEN,
    FACES,
    HELION,
    MERIDIAN,
    NEIGHBOUR_MASK,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ON_TURN,
    ON_VISIT,
    POSITION_COUNT,
    REPUTATION_COLUMNS,
    SILVER,
    SOLAR_SPHERE,
    SPANNERS,
    STORAGE,
    TIER_ANY,
    TIER_GOLD,
    UMBRA,
)
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import ROUNDS, State


def reputation_column(reputation: int) -> int:
    """SS-REP-01. The column of the reputation marker."""
    return REPUTATION_COLUMNS * reputation


def kickbacks(morale: int, reputation: int, column: int) -> int:
    """SS-KICK-03, SS-KICK-04. One for each spanner passed or landed on, one more for each at or behind
    reputation."""
    doubled_to = reputation_column(reputation)
    count = 0
    for spanner in SPANNERS:
        if column <= spanner < morale:
            count += 2 if spanner <= doubled_to else 1
    return count


def stored(player: Player) -> int:
    """SS-STORE-01. How many of the 6 spaces are full."""
    stock = player.stock
    return stock[0] + stock[1] + stock[2]


def room(player: Player) -> int:
    return STORAGE - stored(player)


def boosted(player: Player, location: Location) -> bool:
    """SS-VIS-09. The player's own satellite is there."""
    return player.satellites >> location & 1 == 1


def toll(s: State, location: Location) -> int:
    """SS-VIS-03. One drone where any die has been this round, however many."""
    return s.occupied >> location & 1


def ready(player: Player, card: Card) -> bool:
    """SS-CREW-13. The crew card stands upright."""
    return player.used >> card & 1 == 0


def ready_card(player: Player, when: int) -> int:
    """The first upright crew card with this timing, or NO_CARD."""
    for card in player.crew:
        if CREW_WHEN[card] == when and ready(player, card):
            return card
    return NO_CARD


def in_window(card: Card, location: Location) -> bool:
    """SS-CREW-16, SS-CREW-19. A "turn" card in every window; a "visit" card on arrival at its Location."""
    return CREW_WHEN[card] == ON_TURN or (location != NOWHERE and CREW_WHEN[card] == ON_VISIT + location)


def affordable(tier: Tier, gold: int, resources: int) -> bool:
    """SS-CREW-04. 2 gold, and for the higher tiers 1 or 2 more of anything; `resources` are all, the gold
    included."""
    return gold >= TIER_GOLD[tier] and resources >= TIER_GOLD[tier] + TIER_ANY[tier]


def crew_total(player: Player) -> int:
    """SS-CREW-23. Current and retired crew."""
    return len(player.crew) + len(player.retired)


def is_built(s: State, position: Position) -> bool:
    return s.built >> position & 1 == 1


def viable(s: State, position: Position) -> bool:
    """SS-SPH-03. Not built, and next to a built hex of anybody."""
    return not is_built(s, position) and NEIGHBOUR_MASK[position] & s.built != 0


def viable_positions(s: State) -> list[int]:
    """All places where a hex may be built now."""
    built = s.built
    return [
        place
        for place in range(1, POSITION_COUNT)
        if built >> place & 1 == 0 and NEIGHBOUR_MASK[place] & built != 0
    ]


def value_limit(player: Player, value: int) -> int:
    """SS-SPH-01, SS-SPH-02. The value of the hexes in reach: the die's face, or any with a satellite."""
    return FACES[-1] if boosted(player, SOLAR_SPHERE) else value


def all_built(s: State) -> bool:
    return s.built == below(POSITION_COUNT)


def final_round(s: State) -> bool:
    """SS-END-01. Round 6, or the round in which the last Sphere hex was built."""
    return s.round == ROUNDS or s.last_hex_built


def drones_on(s: State, slot: Slot) -> int:
    """SS-BAT-04, SS-CORP-01. All drones on a ship, whoever sent them."""
    total = 0
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        total += s.column_drones[column]
    return total


def drones_of(s: State, slot: Slot, side: Side) -> int:
    """One side's drones on a ship."""
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        if s.column_owners[column] == side:
            return s.column_drones[column]
    return 0


def ranking(s: State, slot: Slot) -> list[int]:
    """SS-BAT-02, SS-BAT-06, SS-CORP-01. The attackers by drones, ties by column; the first is the
    Commander."""
    columns = [
        column for column in range(slot * COLUMNS, (slot + 1) * COLUMNS) if s.column_drones[column] > 0
    ]
    columns.sort(key=lambda column: -s.column_drones[column])
    return [s.column_owners[column] for column in columns]


def commander(s: State, slot: Slot) -> int:
    """SS-BAT-02. The side with most drones, further left in a tie; NOBODY on an empty card."""
    best, side = 0, NOBODY
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        if s.column_drones[column] > best:
            best, side = s.column_drones[column], s.column_owners[column]
    return side


def faction_sets(icons: list[int]) -> int:
    """SS-FAC-03. The largest number of sets that the silver icons can complete."""
    sets = 0
    while (
        max(0, sets + 1 - icons[HELION])
        + max(0, sets + 1 - icons[MERIDIAN])
        + max(0, sets + 1 - icons[UMBRA])
        <= icons[SILVER]
    ):
        sets += 1
    return sets
