"""What a seat may see, built from nothing. Hidden are the faces of unrevealed tiles, the deck, salvage, the
cards of a draw."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import or_
from typing import Final

from msgspec.structs import replace

from perihelion.core.game import SPECTATOR
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
    tiles_of,
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
    DEFENSE,
    KIND,
    KIND_IDS,
    NOBODY,
    NOWHERE,
    PORT,
    PRODUCTION,
    RING,
    RING_FACES,
    RING_SIZE,
    RINGS,
    ROUNDS,
    TECH_TOKENS,
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
from perihelion.games.event_horizon.seen.captures import outlook, taking
from perihelion.games.event_horizon.seen.fights import fight_view, own_fight
from perihelion.games.event_horizon.seen.mats import player_view
from perihelion.games.event_horizon.seen.menu import menu
from perihelion.games.event_horizon.seen.moment import MOVE_PHASE, focus, phase, reach
from perihelion.games.event_horizon.seen.scores import scores
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
from perihelion.games.kit.masks import below, has, mask_of, members_of


def view(s: State, seat: Seat) -> View:
    """The table as a seat sees it."""
    return public_view(s) if seat == SPECTATOR else own_view(s, public_view(s), seat)


def own_view(s: State, public: View, seat: Seat) -> View:
    """The public view with what is otherwise for this seat: what words call its own ships, the cards of its
    draw, its lane of a fight, what it could buy."""
    tiles, players = public.tiles[:], public.players[:]
    eyes = Eyes(seat, public.focus)
    for tile in tiles_of(s.players[seat].occupied):
        tiles[tile] = replace(tiles[tile], fleets=fleets_at(s, tile, eyes))
    if s.players[seat].looking:
        players[seat] = player_view(s, seat, seat)
    fight = own_fight(public.fight, seat) if public.fight else None
    return replace(public, tiles=tiles, players=players, fight=fight, menu=menu(s, seat))


def public_view(s: State) -> View:
    """The table as everybody sees it."""
    eyes = Eyes(SPECTATOR, focus(s))
    return View(
        round=s.round,
        rounds=ROUNDS,
        phase=phase(s),
        over=over(s),
        waiting=waiting(s),
        order=s.order[:],
        focus=eyes.focus,
        tiles=tile_views(s, eyes),
        players=[player_view(s, seat, SPECTATOR) for seat in range(s.seat_count)],
        rings=[ring_view(s, ring) for ring in range(1, RINGS)],
        mines_left=s.mines_left,
        cannons_left=s.cannons_left,
        wormholes_left=ROUNDS - 1 - s.wormholes.bit_count(),
        deck=s.deck.size(),
        dial=DialView(dial_fleet(s.dial), dial_face(s.dial)) if s.dial else None,
        reach=reach(s),
        fight=fight_view(s) if s.fight.tile != NOWHERE else None,
        menu=menu(s, SPECTATOR),
        scores=scores(s),
        outlook=outlook(s) if phase(s) == MOVE_PHASE else None,
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


class Lying:
    """What lies where. Most tiles are bare, and one that is need not be searched."""

    def __init__(self, s: State) -> None:
        players = s.players
        self.homes: Final = {player.home: seat for seat, player in enumerate(players)}
        self.salvage: Final = [read_salvage(card)[0] for card in s.salvage]
        self.markers: Final = reduce(or_, [player.markers for player in players])
        self.ships: Final = reduce(or_, [player.occupied for player in players])
        self.marauders: Final = mask_of([fleet_tile(code) for code in s.marauders])
        owned = [tile for tile, owner in enumerate(s.owners) if owner != NOBODY]
        homes = [player.home for player in players if player.home != NOWHERE]
        built = s.mines | s.cannons | s.wormholes | s.tapped
        self.anything: Final = (
            self.markers | self.ships | self.marauders | built | mask_of([*owned, *homes, *self.salvage])
        )


@cache
def bare_tile(tile: int, face: int) -> TileView:
    """A tile with nothing on it. It is the same object in every view, so that nobody has to compare it."""
    known = face != UNSEEN
    return TileView(
        tile=tile,
        face=face,
        kind=KIND_IDS[KIND[face]] if known else "",
        hidden=not known,
        back=back_of(RING[tile]),
        home=NOBODY,
        owner=NOBODY,
        defense=DEFENSE[face] if known else 0,
        production=PRODUCTION[face] if known else 0,
        tech=TECH_TOKENS[face] if known else 0,
        mine=False,
        cannon=False,
        wormhole=False,
        salvage=0,
        markers=[],
        fleets=[],
        marauders=[],
    )


@lru_cache(4096)
def bare_tiles(faces: tuple[int, ...]) -> list[TileView]:
    """A map with nothing on it. Few entries turn up a face."""
    return [bare_tile(tile, face) for tile, face in enumerate(faces)]


def tile_views(s: State, eyes: Eyes) -> list[TileView]:
    tiles, lying = bare_tiles(tuple(s.faces))[:], Lying(s)
    for tile in tiles_of(lying.anything):
        tiles[tile] = tile_view(s, tiles[tile], lying, eyes)
    return tiles


def tile_view(s: State, bare: TileView, lying: Lying, eyes: Eyes) -> TileView:
    tile = bare.tile
    owner = s.owners[tile]
    level = s.players[owner].level if owner != NOBODY else 0
    return replace(
        bare,
        home=lying.homes.get(tile, NOBODY),
        owner=owner,
        defense=0 if bare.hidden else defense(s, tile),
        production=0 if bare.hidden else world_production(s, tile, level),
        tech=0 if has(s.tapped, tile) else bare.tech,
        mine=has(s.mines, tile),
        cannon=has(s.cannons, tile),
        wormhole=has(s.wormholes, tile),
        salvage=lying.salvage.count(tile),
        markers=markers_at(s, tile) if has(lying.markers, tile) else [],
        fleets=fleets_at(s, tile, eyes) if has(lying.ships, tile) else [],
        marauders=marauders_at(s, tile) if has(lying.marauders, tile) else [],
    )


def markers_at(s: State, tile: int) -> list[int]:
    return [seat for seat in s.order if has(s.players[seat].markers, tile)]


def fleets_at(s: State, tile: int, eyes: Eyes) -> list[FleetView]:
    seats = [seat for seat in range(s.seat_count) if has(s.players[seat].occupied, tile)]
    return [fleet_view(s, seat, tile, eyes) for seat in seats]


def marauders_at(s: State, tile: int) -> list[MarauderView]:
    return [
        MarauderView(fleet_number(code), fleet_ships(code), enemy_fleet_noun(fleet_number(code)))
        for code in s.marauders
        if fleet_tile(code) == tile
    ]


def back_of(ring: int) -> int:
    """The number on the back of a ring's tiles: 4 inner to 1 outer, 0 the sun."""
    return RINGS + 1 - ring if ring else 0


def fleet_view(s: State, seat: Seat, tile: int, eyes: Eyes) -> FleetView:
    player = s.players[seat]
    groups = ships_at(player, tile)
    entered = entered_at(player, tile)
    views = [
        group_view(player, group, groups.count(group), entered.count(group), eyes.noun(seat, tile, group))
        for group in kinds_of(groups)
    ]
    return FleetView(seat, len(groups), fleet_capture(player, tile), views, taking(s, seat, tile, []))


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
    return face_down(ring, s.unseen >> RING_FACES[ring] & below(RING_SIZE[ring]))


@lru_cache(4096)
def face_down(ring: int, unseen: int) -> RingView:
    """A ring with these of its faces not seen yet. Few entries turn one up, so it is counted once for many
    views."""
    kinds: dict[str, int] = {}
    for face in members_of(unseen, RING_SIZE[ring]):
        kind = KIND_IDS[KIND[RING_FACES[ring] + face]]
        kinds[kind] = kinds.get(kind, 0) + 1
    return RingView(ring, back_of(ring), kinds)
