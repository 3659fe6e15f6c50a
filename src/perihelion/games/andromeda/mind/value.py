"""What a good player knows: the value of a position.

The value is the score that a seat may expect: the points it has, and what all else is worth with the turns
that are left. Every worth is in points; at the end of the game the value is the score."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Seat, over
from perihelion.games.andromeda.cards.resources import STORED
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.cards.tracks import (
    DAMAGE_AT_END,
    DAMAGE_AT_EVENT,
    POINTS,
    TRACK_COUNT,
    VAULT_POINTS,
)
from perihelion.games.andromeda.mind.development import hope_worth, standing_worth
from perihelion.games.andromeda.mind.pace import turns_left, use
from perihelion.games.andromeda.mind.pending import EVENTS, moon_worth, under_way
from perihelion.games.andromeda.mind.position import Ships, battle_worth, only_ships, settlers_worth
from perihelion.games.andromeda.mind.station import future, goals, incomes_of
from perihelion.games.andromeda.mind.worths import (
    CARD_WORTH,
    FADE,
    MOON_STUFF,
    RESOURCE,
    TOKEN_SCORES,
    TOKEN_STUFF,
    UNKNOWN_TOKEN,
)
from perihelion.games.andromeda.numbers import tactics_limit, vault_level
from perihelion.games.andromeda.player import NO_TILE, Player
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.scoring import (
    damage_points,
    destiny_points,
    developments_points,
    final_points,
    leader_points,
    module_points,
    special_points,
    track_points,
    vault_points,
)
from perihelion.games.andromeda.state import GONE, ON_STATION, State

LABELS: Final = (
    Said("points and tracks"),
    Said("events to come"),
    Said("developments"),
    Said("stores and moons"),
    Said("station"),
    Said("ships and this turn"),
)

HELD_DAMAGE: Final = 0.56
"""Of the damage at hand so much is still there at an event."""
DAMAGE: Final = 0.38
"""Of what damage costs at the end so much is feared, if there is time to repair it."""
LEADER: Final = 1.1
"""What one of the first leaders is worth besides its point, for a development."""
LEADERS: Final = 3
UNRECRUITED: Final = 0.45
WITH_SHIP: Final = 0.8
MOON: Final = 0.9
SLOTTED: Final = 0.35
"""A moon in the slot of tactical operations."""
UPGRADED: Final = 1.5


def value(s: State, seat: Seat) -> float:
    """The score that this side may expect."""
    total = s.added.worth(s, seat)
    for part in parts(s, seat):
        total += part
    return total


def parts(s: State, seat: Seat) -> list[float]:
    """What the value is the sum of, but for the pieces of an expansion, in the order of the labels. An
    automatic side is weighed by its score."""
    if s.driven(seat):
        return [float(final_points(s, seat)), 0.0, 0.0, 0.0, 0.0, 0.0]
    if s.ended or over(s):
        return scored(s, seat)
    player = s.players[seat]
    turns = turns_left(s, seat)
    left = use(turns)
    ships = Ships(s, seat, player, turns, left)
    incomes = incomes_of(player, left)
    brings = future(incomes, ships.total, turns, left)
    lost = brings - future(incomes, ships.total - 1, turns, left)
    return [
        float(player.points + track_points(s, seat)),
        events_worth(s, player, turns),
        standing_worth(s, player, left) + hope_worth(s, seat, player, left, lost),
        stores_worth(s, seat, player, left) + moons_worth(player, left) + tokens_worth(s, seat, player, left),
        brings + goals(s, seat, player, turns) - damage_worth(player, left) + destiny_points(s, seat),
        (only_ships(player) + settlers_worth(player)) * left
        + ships.brings
        - ships.cost
        + battle_worth(s, seat, ships)
        + under_way(s, seat, turns, left),
    ]


def scored(s: State, seat: Seat) -> list[float]:
    """The parts of the score."""
    return [
        float(s.players[seat].points + track_points(s, seat)),
        0.0,
        float(developments_points(s, seat) + special_points(s, seat)),
        float(vault_points(s, seat) + leader_points(s, seat)),
        float(damage_points(s, seat) + module_points(s, seat) + destiny_points(s, seat)),
        0.0,
    ]


def events_worth(s: State, player: Player, turns: float) -> float:
    """What event cards will score, all tracks alike."""
    events = EVENTS * turns if s.marker_at != GONE else 0.0
    if s.marker_at == ON_STATION:
        events += 1.0
    if events <= 0.0:
        return 0.0
    damage = DAMAGE_AT_EVENT * player.damaged() * HELD_DAMAGE
    points = 0.0
    for track in range(TRACK_COUNT):
        points += max(0.0, POINTS[track][player.tracks[track]] - damage)
    return events * points / TRACK_COUNT


def stores_worth(s: State, seat: Seat, player: Player, left: float) -> float:
    """Resources, cards and leaders."""
    worth = 0.0
    for what in STORED:
        n = player.stock[what]
        if n:
            worth += RESOURCE[what] * n * (1.0 - FADE[what] * n)
    cards = 0.0
    for card in player.hand.cards:
        cards += CARD_WORTH[card]
    held = player.hand.size()
    limit = tactics_limit(player)
    if held > limit:
        cards *= limit / held
    vault = VAULT_POINTS[vault_level(player)] * (sum(player.stock) + min(held, limit))
    leaders = player.leaders + LEADER * left * min(player.leaders, LEADERS)
    return (worth + cards) * left + vault * (1.0 - left) + leaders + unrecruited(s, seat, player, left)


def unrecruited(s: State, seat: Seat, player: Player, left: float) -> float:
    """Own leaders on the map."""
    worth = 0.0
    for region in range(len(s.regions)):
        leaders = s.regions[region].leaders[seat] if player.leaders_at >> region & 1 else 0
        if leaders:
            worth += leaders * left * (WITH_SHIP if player.at >> region & 1 else UNRECRUITED)
    return worth


def moons_worth(player: Player, left: float) -> float:
    """Claimed moons, and that in the slot of tactical operations."""
    worth = 0.0
    for moon in player.claimed:
        worth += MOON * moon_worth(moon, left)
    if player.operations != NO_MOON:
        worth += SLOTTED * MOON_STUFF[player.operations] * left
    return worth


def tokens_worth(s: State, seat: Seat, player: Player, left: float) -> float:
    """Discovery and Supremacy tokens, and ship upgrades."""
    worth = 0.0
    place = HELD + seat
    for token in s.discoveries.places[place].cards:
        worth += TOKEN_SCORES[token] + TOKEN_STUFF[token] * left
    worth += UNKNOWN_TOKEN * left * s.discoveries.closed(place)
    for token in player.powers:
        worth += TOKEN_SCORES[token] + TOKEN_STUFF[token] * left
    for tile in player.upgrades:
        if tile != NO_TILE:
            worth += UPGRADED * left
    return worth


def damage_worth(player: Player, left: float) -> float:
    """What damaged modules will cost at the end, if they are not repaired."""
    return DAMAGE_AT_END * player.damaged() * (1.0 - (1.0 - DAMAGE) * left)
