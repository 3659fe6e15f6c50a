"""What a good player knows: the value of a position.

The value is the score a seat may expect: the points it has, and what all else it owns is worth with the turns
left.
Every worth is in points; at the end of the game the value is the score."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.solar_sphere.cards.effects.resources import KICKBACK_WORTH
from perihelion.games.solar_sphere.cards.effects.tracks import MORALE_WORTH, REPUTATION_WORTH
from perihelion.games.solar_sphere.cards.ids import Slot
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    COLUMNS,
    CREW_KIND,
    CRYSTAL,
    GOLD,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ORE,
    NEIGHBOUR_MASK,
    NO_CARD,
    NO_ICON,
    NO_SCORING,
    NO_SHIP,
    ON_BATTLE_FAIL,
    ORE,
    POSITION_COUNT,
    SCORING_POINTS,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_RESISTANCE,
    TRACK_POINTS,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.mind.prospects import unfinished_worth
from perihelion.games.solar_sphere.mind.worths import (
    ACTIVE,
    ACTIVE_FADE,
    BEATEN,
    COLUMN,
    CREW,
    CREW_USE,
    CRYSTAL_USE,
    DIE,
    DOUBLED,
    FIRST_ICON,
    GOLD_USE,
    HALF,
    HEX_WORTH,
    ICON,
    ICON_HALF,
    INACTIVE,
    INACTIVE_FADE,
    KICKBACKS_FROM,
    LEFTOVER,
    MISSING,
    NEIGHBOUR,
    ORE_USE,
    REPUTATION_USE,
    RESERVE,
    RESOURCE_FADE,
    SATELLITES,
    SECOND_ICON,
    SECOND_TRY,
    SPARE_ICON,
    SPREAD,
    SPREAD_OF_TURN,
    TARGET,
)
from perihelion.games.solar_sphere.numbers import final_round, ready, ready_card, reputation_column
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.scoring import SET_POINTS, final_score
from perihelion.games.solar_sphere.state import ROUNDS, State

BITS: Final = tuple([n.bit_count() for n in range(64)])


def value(s: State, seat: Seat) -> float:
    """The score this side may expect: a seat, or DRANDA."""
    if s.driven(seat):
        return dranda_value(s)
    player = s.players[seat]
    turns = turns_left(s, player)
    use = turns / (turns + HALF)
    return (
        float(player.score)
        + DIE * turns
        + track_worth(player, turns, use)
        + stock_worth(player, use)
        + drone_worth(player, turns, use)
        + sphere_worth(s, seat, player, turns, use)
        + crew_worth(s, player, turns)
        + icon_worth(player.icons, NO_ICON, turns)
        + fleet_worth(s, seat, player, turns, use)
        + unfinished_worth(s, seat, player, turns, use)
    )


def spread(s: State) -> float:
    """How far a lead may still change; fitted to games of `greedy` for two."""
    turns = sum([turns_left(s, player) for player in s.players])
    return SPREAD + SPREAD_OF_TURN * turns / s.seat_count


def dranda_value(s: State) -> float:
    """DRANDA's points as they are, and what its drones may win."""
    worth = final_score(s, DRANDA_SIDE)
    for slot in range(4):
        if s.ships[slot] != NO_SHIP:
            chance, drones, rank = odds(s, slot, DRANDA_SIDE)
            if drones > 0:
                worth += chance * SHIP_BONUSES[s.ships[slot]][rank if rank < 2 else 2] + (
                    ICON if rank == 0 else 0.0
                )
    return worth


def turns_left(s: State, player: Player) -> float:
    """The dice on the ports, and three for each round to come."""
    dice = player.dice
    now = dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]
    if player.auxiliary:
        now += 1
    return float(now if final_round(s) else now + 3 * (ROUNDS - s.round))


def track_worth(player: Player, turns: float, use: float) -> float:
    """Morale is worth its points, or the kickbacks it can still buy; reputation its points and the spanners
    it doubles."""
    points = float(TRACK_POINTS[player.morale])
    bought = KICKBACK_WORTH * KICKBACKS_FROM[player.reputation][player.morale] + (
        1.0 if player.morale > 1 else 0.0
    )
    if bought > points:
        points += (bought - points) * use
    column = reputation_column(player.reputation)
    return points + TRACK_POINTS[column] + REPUTATION_USE * DOUBLED[player.reputation] * turns


def stock_worth(player: Player, use: float) -> float:
    """Half a point each, and more while there is time to spend them."""
    ore, gold, crystal = float(player.stock[ORE]), float(player.stock[GOLD]), float(player.stock[CRYSTAL])
    spent = ORE_USE * ore * (1.0 - RESOURCE_FADE * ore)
    spent += GOLD_USE * gold * (1.0 - RESOURCE_FADE * gold)
    spent += CRYSTAL_USE * crystal * (1.0 - RESOURCE_FADE * crystal)
    return LEFTOVER * (ore + gold + crystal) + spent * use


def drone_worth(player: Player, turns: float, use: float) -> float:
    """Drones by how soon they can work, satellites by the turns they can still boost, the matrix by its
    columns."""
    active, inactive = float(player.active), float(player.inactive)
    ready = ACTIVE * active * (1.0 - ACTIVE_FADE * active) + INACTIVE * inactive * (
        1.0 - INACTIVE_FADE * inactive
    )
    worth = LEFTOVER * active + (ready + RESERVE * player.reserve) * use
    satellites = player.satellites
    location = 0
    while satellites:
        if satellites & 1:
            worth += SATELLITES[location] * turns
        satellites >>= 1
        location += 1
    first, second, third = player.matrix[0], player.matrix[1], player.matrix[2]
    full = min(first, min(second, third))
    begun = (1 if first > full else 0) + (1 if second > full else 0) + (1 if third > full else 0)
    return worth + COLUMN * begun * use


def sphere_worth(s: State, seat: Seat, player: Player, turns: float, use: float) -> float:
    """Positions built, open places beside them, and the best hex in sight."""
    if s.scoring == NO_SCORING:
        return 0.0
    points = SCORING_POINTS[s.scoring]
    built, owners = s.built, s.owners
    open_places, printed = 0, 0
    best = 0.0
    for position in range(1, POSITION_COUNT):
        if owners[position] == seat:
            printed += points[position]
            free = NEIGHBOUR_MASK[position] & ~built
            open_places += (
                BITS[free & 63] + BITS[free >> 6 & 63] + BITS[free >> 12 & 63] + BITS[free >> 18 & 63]
            )
        elif built >> position & 1 == 0 and NEIGHBOUR_MASK[position] & built:
            card = s.hexes[position]
            missing = max(0, HEX_ORE[card] - player.stock[ORE])
            missing += max(0, HEX_GOLD[card] - player.stock[GOLD])
            missing += max(0, HEX_CRYSTAL[card] - player.stock[CRYSTAL])
            best = max(best, points[position] + HEX_WORTH[card] - MISSING * missing)
    return printed + NEIGHBOUR * open_places * turns + TARGET * best * use


def crew_worth(s: State, player: Player, turns: float) -> float:
    """What each crew member can still do: once in each round, this one included if it stands upright and
    turns are left."""
    rounds = 0 if final_round(s) else ROUNDS - s.round
    now = 1 if turns > 3 * rounds else 0
    worth = 0.0
    for card in player.crew:
        uses = rounds + (now if ready(player, card) else 0)
        worth += CREW * CREW_USE[CREW_KIND[card]] * uses
    return worth


def icon_worth(icons: list[int], more: int, turns: float) -> float:
    """Sets, and what lies ready for the next one. `more` is an icon that would come besides, or NO_ICON."""
    helion = icons[0] + (1 if more == 0 else 0)
    meridian = icons[1] + (1 if more == 1 else 0)
    umbra = icons[2] + (1 if more == 2 else 0)
    silver = icons[3] + (1 if more == 3 else 0)
    sets = min(helion, min(meridian, umbra))
    while max(0, sets + 1 - helion) + max(0, sets + 1 - meridian) + max(0, sets + 1 - umbra) <= silver:
        sets += 1
    left = silver - max(0, sets - helion) - max(0, sets - meridian) - max(0, sets - umbra)
    towards = left + (1 if helion > sets else 0) + (1 if meridian > sets else 0) + (1 if umbra > sets else 0)
    spare = helion + meridian + umbra + silver - 3 * sets - towards
    begun = SPARE_ICON * spare
    if towards > 0:
        begun += FIRST_ICON if towards == 1 else SECOND_ICON
    return SET_POINTS * sets + begun * turns / (turns + ICON_HALF)


def fleet_worth(s: State, seat: Seat, player: Player, turns: float, use: float) -> float:
    """What the battles may bring: bonuses by rank, the card for the Commander, morale lost where a ship
    stays."""
    worth = 0.0
    last = final_round(s)
    for slot in range(4):
        if s.ships[slot] == NO_SHIP:
            continue
        chance, mine, rank = odds(s, slot, seat)
        if mine > 0 and chance < 1.0 and ready_card(player, ON_BATTLE_FAIL) != NO_CARD:
            chance += (1.0 - chance) * chance
        decisive = slot >= BOTTOM_LEFT or last
        if mine > 0:
            worth += INACTIVE * mine * use
            worth += attack_worth(s, slot, rank, chance, decisive, player, turns)
        if decisive:
            worth -= MORALE_WORTH * (1.0 - chance)
    return worth


def odds(s: State, slot: Slot, seat: Seat) -> tuple[float, int, int]:
    """The chance of success against a ship, the seat's drones there and its rank among the attackers."""
    owners, drones = s.column_owners, s.column_drones
    first = slot * COLUMNS
    total, mine, rank, own = 0, 0, 0, first + COLUMNS
    for column in range(first, first + COLUMNS):
        total += drones[column]
        if owners[column] == seat:
            mine, own = drones[column], column
    if mine > 0:
        for column in range(first, first + COLUMNS):
            if drones[column] > mine or (drones[column] == mine and column < own):
                rank += 1
    margin = total - SHIP_RESISTANCE[s.ships[slot]]
    return 0.0 if total == 0 else chance_of(margin), mine, rank


def chance_of(margin: int) -> float:
    return 0.0 if margin < 0 else 1.0 if margin >= len(BEATEN) else BEATEN[margin]


def attack_worth(
    s: State, slot: Slot, rank: int, chance: float, decisive: bool, player: Player, turns: float
) -> float:
    """The bonus and 1 morale on success; the card for the Commander, even in defeat."""
    ship = s.ships[slot]
    success = SHIP_BONUSES[ship][rank if rank < 2 else 2] + MORALE_WORTH
    card = 0.0
    if rank == 0:
        card = REPUTATION_WORTH if SHIP_CORPORATION[ship] else 0.0
        for icon in SHIP_ICONS[ship]:
            card += icon_worth(player.icons, icon, turns) - icon_worth(player.icons, NO_ICON, turns)
    if decisive:
        return chance * success + card
    return (chance + (1.0 - chance) * chance * SECOND_TRY) * (success + card)
