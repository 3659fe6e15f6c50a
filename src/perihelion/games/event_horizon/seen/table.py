"""What a seat may see, built from nothing. Hidden are the faces of unrevealed tiles, the deck, salvage, the
cards of a draw."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, over, waiting
from perihelion.games.event_horizon.board.fleet import (
    dial_face,
    dial_fleet,
    entered_at,
    fleet_number,
    fleet_ships,
    fleet_tile,
    kinds_of,
    read_salvage,
    ships_at,
)
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    carries,
    damage_of,
    enemy_fleet_noun,
    enemy_noun,
    ships_noun,
    slot_at,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    KIND,
    KIND_IDS,
    NOBODY,
    NOWHERE,
    PORT,
    RING,
    RING_FACES,
    RING_SIZE,
    RINGS,
    ROUNDS,
    TECH_TOKENS,
    TILE_COUNT,
    UNSEEN,
)
from perihelion.games.event_horizon.combat.capture import fleet_capture
from perihelion.games.event_horizon.numbers import (
    capture_value,
    defense,
    dice,
    hits_on,
    hp,
    speed,
    world_production,
)
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.seen.fights import fight_view
from perihelion.games.event_horizon.seen.mats import player_view
from perihelion.games.event_horizon.seen.moment import focus, phase, reach
from perihelion.games.event_horizon.seen.views import (
    DialView,
    FleetView,
    GroupView,
    MarauderView,
    RingView,
    TileView,
    View,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ENEMY_NOUNS, GROUP_NOUNS, SHIP_NOUNS
from perihelion.games.kit.masks import has


def view(s: State, seat: Seat) -> View:
    """The table as a seat sees it."""
    at = focus(s)
    return View(
        round=s.round,
        rounds=ROUNDS,
        phase=phase(s),
        over=over(s),
        waiting=waiting(s),
        order=s.order[:],
        focus=at,
        tiles=[tile_view(s, tile, Eyes(seat, at)) for tile in range(TILE_COUNT)],
        players=[player_view(s, other, seat) for other in range(s.seat_count)],
        rings=[ring_view(s, ring) for ring in range(1, RINGS)],
        mines_left=s.mines_left,
        cannons_left=s.cannons_left,
        wormholes_left=ROUNDS - 1 - s.wormholes.bit_count(),
        deck=s.deck.size(),
        dial=DialView(dial_fleet(s.dial), dial_face(s.dial)) if s.dial else None,
        reach=reach(s),
        fight=fight_view(s.fight) if s.fight.tile != NOWHERE else None,
    )


# The map


class Eyes:
    """Who looks, and at which tile in particular: that decides what words call ships."""

    def __init__(self, seat: Seat, focus: int) -> None:
        self.seat: Final = seat
        self.focus: Final = focus

    def noun(self, seat: Seat, tile: int, group: int) -> tuple[str, int]:
        """Own ships on the tile in question by their group, elsewhere with their place; others with their
        side."""
        if seat != self.seat:
            return ENEMY_NOUNS.kind, enemy_noun(seat, group)
        if tile == self.focus:
            return GROUP_NOUNS.kind, group
        return SHIP_NOUNS.kind, ships_noun(tile, group)


def tile_view(s: State, tile: int, eyes: Eyes) -> TileView:
    face = s.faces[tile]
    owner = s.owners[tile]
    level = s.players[owner].level if owner != NOBODY else 0
    return TileView(
        tile=tile,
        face=face,
        kind=KIND_IDS[KIND[face]] if face != UNSEEN else "",
        hidden=face == UNSEEN,
        back=back_of(RING[tile]),
        home=next((seat for seat in range(s.seat_count) if s.players[seat].home == tile), NOBODY),
        owner=owner,
        defense=defense(s, tile) if face != UNSEEN else 0,
        production=world_production(s, tile, level) if face != UNSEEN else 0,
        tech=TECH_TOKENS[face] if face != UNSEEN and not has(s.tapped, tile) else 0,
        mine=has(s.mines, tile),
        cannon=has(s.cannons, tile),
        wormhole=has(s.wormholes, tile),
        salvage=sum([read_salvage(card)[0] == tile for card in s.salvage]),
        markers=[seat for seat in s.order if has(s.players[seat].markers, tile)],
        fleets=[
            fleet_view(s.players[seat], seat, tile, eyes)
            for seat in range(s.seat_count)
            if has(s.players[seat].occupied, tile)
        ],
        marauders=[
            MarauderView(fleet_number(code), fleet_ships(code), enemy_fleet_noun(fleet_number(code)))
            for code in s.fleets
            if fleet_tile(code) == tile
        ],
    )


def back_of(ring: int) -> int:
    """The number on the back of a ring's tiles: 4 inner to 1 outer, 0 the sun."""
    return RINGS + 1 - ring if ring else 0


def fleet_view(player: Player, seat: Seat, tile: int, eyes: Eyes) -> FleetView:
    groups = ships_at(player, tile)
    entered = entered_at(player, tile)
    views = [
        group_view(player, group, groups.count(group), entered.count(group), eyes.noun(seat, tile, group))
        for group in kinds_of(groups)
    ]
    return FleetView(seat, len(groups), fleet_capture(player, tile), views)


def group_view(player: Player, group: int, count: int, entered: int, noun: tuple[str, int]) -> GroupView:
    type = type_of(group)
    return GroupView(
        group=group,
        type=type,
        count=count,
        damage=damage_of(group),
        upgrades=[player.slots[slot_at(type, place)] for place in (FIRST, SECOND) if carries(group, place)],
        entered=entered,
        hp=hp(player, group),
        speed=speed(player, group),
        capture=capture_value(player, group),
        hits_on=hits_on(player, group),
        dice=dice(player, group, False, False),
        fires=type != PORT,
        kind=noun[0],
        id=noun[1],
    )


def ring_view(s: State, ring: int) -> RingView:
    kinds: dict[str, int] = {}
    for face in range(RING_FACES[ring], RING_FACES[ring] + RING_SIZE[ring]):
        if has(s.unseen, face):
            kind = KIND_IDS[KIND[face]]
            kinds[kind] = kinds.get(kind, 0) + 1
    return RingView(ring, back_of(ring), kinds)
