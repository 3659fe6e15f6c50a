"""What a seat may see, built from nothing. Hidden are the faces of unrevealed tiles, the deck, salvage, the
cards of a draw."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Step, over, waiting
from perihelion.games.event_horizon.board import routes
from perihelion.games.event_horizon.board.fleet import (
    dial_face,
    dial_fleet,
    entered_at,
    fleet_number,
    fleet_ships,
    fleet_tile,
    in_play,
    kinds_of,
    movable_at,
    read_salvage,
    ship_group,
    ship_type,
    ships_at,
    tiles_of,
)
from perihelion.games.event_horizon.build.explore import ReturnProbes, RevealProbes
from perihelion.games.event_horizon.build.menu import Builds
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    carries,
    damage_of,
    slot_at,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    FACE_DOWN,
    KIND,
    KIND_IDS,
    NOBODY,
    NOWHERE,
    PLAYER_NAMES,
    PORT,
    RING,
    RING_FACES,
    RING_SIZE,
    RINGS,
    ROUNDS,
    SUPPLY,
    TECH_TOKENS,
    TILE_COUNT,
    TYPES,
    UNSEEN,
)
from perihelion.games.event_horizon.combat.capture import Captures, fleet_capture
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.fight import (
    AIMED,
    CANNON,
    FIGHT_KINDS,
    SIDE_COUNT,
    Fight,
    lane,
    read_thrown,
)
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.numbers import (
    capture_value,
    defense,
    dice,
    hits_on,
    hp,
    marker_count,
    new_group,
    row_points,
    ship_cost,
    slots_of,
    speed,
    victory_points,
    world_production,
)
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.seen.views import (
    DialView,
    FightView,
    FleetView,
    GroupView,
    MarauderView,
    PlayerView,
    ReachView,
    RingView,
    SchematicView,
    ThrowView,
    TileView,
    View,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import VOLLEYS
from perihelion.games.kit.masks import has


def view(s: State, seat: int) -> View:
    """The table as a seat sees it."""
    return View(
        round=s.round,
        rounds=ROUNDS,
        phase=phase(s),
        over=over(s),
        waiting=waiting(s),
        order=s.order[:],
        focus=focus(s),
        tiles=[tile_view(s, tile) for tile in range(TILE_COUNT)],
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


def tile_view(s: State, tile: int) -> TileView:
    face = s.faces[tile]
    owner = s.owners[tile]
    level = s.players[owner].level if owner != NOBODY else 0
    return TileView(
        tile=tile,
        face=face,
        kind=KIND_IDS[KIND[face]] if face != UNSEEN else "",
        back=RINGS + 1 - RING[tile] if tile else 0,
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
            fleet_view(s.players[seat], seat, tile)
            for seat in range(s.seat_count)
            if has(s.players[seat].occupied, tile)
        ],
        marauders=[
            MarauderView(fleet_number(code), fleet_ships(code))
            for code in s.fleets
            if fleet_tile(code) == tile
        ],
    )


def fleet_view(player: Player, seat: int, tile: int) -> FleetView:
    groups = ships_at(player, tile)
    entered = entered_at(player, tile)
    views = [
        group_view(player, group, groups.count(group), entered.count(group)) for group in kinds_of(groups)
    ]
    return FleetView(seat, len(groups), fleet_capture(player, tile), views)


def group_view(player: Player, group: int, count: int, entered: int) -> GroupView:
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
    )


def ring_view(s: State, ring: int) -> RingView:
    kinds: dict[str, int] = {}
    for face in range(RING_FACES[ring], RING_FACES[ring] + RING_SIZE[ring]):
        if has(s.unseen, face):
            kind = KIND_IDS[KIND[face]]
            kinds[kind] = kinds.get(kind, 0) + 1
    return RingView(ring, kinds)


# Players


def player_view(s: State, seat: int, eyes: int) -> PlayerView:
    player = s.players[seat]
    ports = in_play(player, PORT)
    return PlayerView(
        seat=seat,
        name=PLAYER_NAMES[seat],
        place=s.order.index(seat) + 1 if seat in s.order else 0,
        points=victory_points(player),
        sources=player.points[:],
        level=player.level,
        production=player.production,
        budget=player.budget,
        flags=player.flags,
        row=row_points(player),
        home=player.home,
        markers=marker_count(player),
        probe=player.probe,
        ports=ports,
        ports_left=SUPPLY[PORT] - ports,
        schematics=[schematic_view(player, type) for type in TYPES],
        specials=player.specials[:],
        looking=player.looking[:] if seat == eyes else [FACE_DOWN] * len(player.looking),
    )


def schematic_view(player: Player, type: int) -> SchematicView:
    """The type as a new ship would be."""
    slots = slots_of(player, type)
    new = new_group(player, type)
    groups = [ship_group(ship) for ship in player.ships if ship_type(ship) == type]
    return SchematicView(
        type=type,
        slots=slots,
        special=player.attached[type],
        cost=ship_cost(player, type),
        speed=speed(player, new),
        capture=capture_value(player, new),
        hits_on=hits_on(player, new),
        hp=hp(player, new),
        dice=dice(player, new, False, False),
        ships=len(groups),
        waiting=player.bought[type],
        supply=SUPPLY[type] - in_play(player, type),
        lacking=[lacking(groups, place) if slots[place] != EMPTY_SLOT else 0 for place in range(len(slots))],
    )


def lacking(groups: list[int], place: int) -> int:
    return sum([not carries(group, place) for group in groups])


# Dice


def fight_view(fight: Fight) -> FightView:
    seats = range(SIDE_COUNT - 1)
    aimed = [sum([fight.aimed[lane(seat, side)] for seat in seats]) for side in range(SIDE_COUNT)]
    return FightView(
        kind=FIGHT_KINDS[fight.kind],
        on=fight.on,
        tile=fight.tile,
        round=fight.round,
        sides=bits(fight.sides),
        away=bits(fight.away),
        leaving=[seat for seat in seats if fight.leaving[seat] != NOWHERE],
        struck=bits(fight.struck),
        veiled=bits(fight.veiled),
        hits=[fight.hits[side] + aimed[side] for side in range(SIDE_COUNT)],
        aimed=aimed,
        throws=[throw_view(code) for code in fight.dice],
    )


def bits(mask: int) -> list[int]:
    return [side for side in range(SIDE_COUNT) if has(mask, side)]


def throw_view(code: int) -> ThrowView:
    round, side, target, lowest, volley, how = read_thrown(code)
    faces = list(VOLLEYS[volley])
    return ThrowView(
        round,
        side,
        target,
        lowest,
        faces,
        sum([face >= lowest for face in faces]),
        how == CANNON,
        how == AIMED,
    )


# The place in the order of play


PHASES: Final[tuple[tuple[type[Step], str], ...]] = (
    (Builds, "start"),
    (RevealProbes, "build"),
    (ReturnProbes, "build"),
    (Combats, "move"),
    (Captures, "combat"),
    (RoundEnd, "capture"),
)


def phase(s: State) -> str:
    """The phase of the round, by what is still to come."""
    if over(s):
        return "over"
    if s.round == 0:
        return "setup"
    coming = {type(step) for step in s.agenda}
    return next((name for step, name in PHASES if step in coming), "end")


def focus(s: State) -> int:
    """The tile that the present question or die is about."""
    step = s.agenda[-1] if s.agenda else None
    tile: int = getattr(step, "tile", NOWHERE)
    return s.fight.tile if tile == NOWHERE and s.fight.on else tile


def reach(s: State) -> list[ReachView]:
    """Where the picked ships can go."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Destination):
        return reach_views(s, s.players[step.seat], step.tile, [step.group])
    if isinstance(step, DestinationOfAll):
        player = s.players[step.seat]
        return reach_views(s, player, step.tile, kinds_of(movable_at(player, step.tile)))
    return []


def reach_views(s: State, player: Player, tile: int, groups: list[int]) -> list[ReachView]:
    found = [routes.reach(s, player, group, tile) for group in groups]
    targets = tiles_of(routes.common([reach.tiles for reach in found]))
    return [reach_view(s, player, tile, groups, found, target) for target in targets]


def reach_view(
    s: State, player: Player, tile: int, groups: list[int], found: list[routes.Reach], target: int
) -> ReachView:
    """The way to one tile; of several sorts of ships that of the one that suffers most."""
    damages = [reach.damage(target) for reach in found]
    worst = damages.index(max(damages))
    return ReachView(
        tile=target,
        cost=max([reach.cost(target) for reach in found]),
        damage=damages[worst],
        lethal=any(
            damage_of(group) + harm >= hp(player, group) for group, harm in zip(groups, damages, strict=True)
        ),
        path=routes.path(s, player, groups[worst], tile, target),
    )
