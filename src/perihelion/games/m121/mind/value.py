"""What a good player knows: the value of a position.

The value is the score that a seat may expect: the points it has, and what all else is worth with the rounds
that are left. Every worth is in points; at the end of the game the value is the score."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import GAP_COUNT, SPACE_COUNT
from perihelion.games.m121.cards.tables import (
    CONTROL_POINTS,
    INFLUENCE_POINTS,
    NO_CARD,
    is_special,
)
from perihelion.games.m121.mind.moment import moment_worth
from perihelion.games.m121.mind.profit import ideas_in_hand, money, special_worth
from perihelion.games.m121.mind.rounds import rounds_left
from perihelion.games.m121.mind.worths import (
    CARD_HALF,
    CARD_POWERS,
    CLAIM,
    CUBE,
    HOPE,
    LEAD,
    OPEN_GAP,
    OPEN_SPACE,
    ROOM,
    ROOM_HALF,
    SLOT_WORTH,
    THREAT,
    USED,
)
from perihelion.games.m121.numbers import buildable, colonisable
from perihelion.games.m121.player import Player
from perihelion.games.m121.scoring import demand_points, victory_points
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import State


def value(s: State, seat: Seat) -> float:
    """What a good turn makes large."""
    rounds = rounds_left(s)
    if rounds <= 0.0:
        return float(victory_points(s, seat))
    player = s.players[seat]
    return (
        board_worth(s, seat, player, rounds)
        + works_worth(s, seat, player, rounds)
        + power_worth(player, rounds)
        + hand_worth(s, seat, player, rounds)
        + room_worth(s, seat, rounds)
        + moment_worth(s, seat, rounds)
    )


def use(rounds: float) -> float:
    """How much of what can still be used will be."""
    return rounds / (rounds + CARD_HALF)


def board_worth(s: State, seat: Seat, player: Player, rounds: float) -> float:
    """Systems by the points of control and influence, by how safely they are held, and by cubes that could be
    taken; disks in empty spaces."""
    total = 0.0
    left = use(rounds)
    for space in members_of(player.influenced, SPACE_COUNT):
        site = s.sites[space]
        if site.card == NO_CARD:
            total += CLAIM * left
            continue
        control, influence = float(CONTROL_POINTS[site.card]), float(INFLUENCE_POINTS[site.card])
        own, rival = site.disks(seat), 0
        for other in range(s.seat_count):
            if other != seat:
                rival = max(rival, site.disks(other))
        total += demand_points(site, seat)
        stake = control - influence + CARD_POWERS[site.card] * rounds
        if site.controller == seat:
            total += control
            if rival >= own:
                total -= THREAT * max(0.0, stake) * left
            elif rival:
                total += LEAD * min(2, own - rival) * left
        else:
            total += influence
            armed = site.political[seat] or site.military[seat]
            if own >= site.disks(site.controller) and armed:
                total += HOPE * max(0.0, stake) * left
        cubes = site.cubes[0] + site.cubes[1] + site.cubes[2] + site.cubes[3]
        total += CUBE * cubes * left
    return total


def works_worth(s: State, seat: Seat, player: Player, rounds: float) -> float:
    """The points of own infrastructure."""
    total = 0.0
    for gap in members_of(player.owned, GAP_COUNT):
        card = s.works[gap].card
        total += special_worth(s, seat, card, rounds) if is_special(card) else worth(s, seat, card)
    return total


def power_worth(player: Player, rounds: float) -> float:
    """What all powers bring in the rounds to come; the first points of strength bring most."""
    total = 0.0
    powers = player.powers
    for slot in range(len(powers)):
        if powers[slot]:
            total += SLOT_WORTH[slot] * powers[slot]
    strength = powers[slots.MILITARY]
    if strength > 5:
        total -= SLOT_WORTH[slots.MILITARY] * 0.6 * (strength - 5)
    return total * rounds * USED


def hand_worth(s: State, seat: Seat, player: Player, rounds: float) -> float:
    """Cards are money, and the best of them are ideas."""
    count = player.hand.size()
    if not count:
        return 0.0
    return (money(count) + ideas_in_hand(s, seat, rounds).worth()) * use(rounds)


def room_worth(s: State, seat: Seat, rounds: float) -> float:
    """Free spaces and gaps within reach."""
    spaces = roomy(colonisable(s, seat).bit_count())
    gaps = roomy(buildable(s, seat).bit_count())
    return (OPEN_SPACE * spaces + OPEN_GAP * gaps) * use(rounds)


def roomy(places: int) -> float:
    """What so many free places come to; each further one is worth less."""
    return ROOM * places / (places + ROOM_HALF)
