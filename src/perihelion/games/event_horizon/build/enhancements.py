"""Chapter "Mines and cannons": what is built into the slot of a world."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat, Word
from perihelion.games.event_horizon.build.purchase import allowed, refuse_purchase
from perihelion.games.event_horizon.cards.tables import (
    CANNON_LEVEL,
    CANNON_PRICE,
    MINE_LEVEL,
    MINE_PRICE,
    NOBODY,
    SLOTS,
    START_FACE,
    SUN_FACE,
    TILE_COUNT,
    UNSEEN,
)
from perihelion.games.event_horizon.numbers import set_production
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BUILD_CANNON, BUILD_MINE
from perihelion.games.kit.masks import bit, has


def free_slots(s: State, seat: Seat) -> list[int]:
    """EH-ENH-02, EH-ENH-03. The worlds with the player's flag whose build slot is free; ships there are not
    needed."""
    taken = s.mines | s.cannons
    return [
        tile
        for tile in range(TILE_COUNT)
        if s.owners[tile] == seat and not has(taken, tile) and SLOTS[s.faces[tile]] > 0
    ]


def offer_enhancements(s: State, seat: Seat, offered: list[Word]) -> None:
    """EH-ENH-01, EH-ENH-02."""
    player = s.players[seat]
    if player.flags == 0:
        return
    mines = s.mines_left > 0 and allowed(player, MINE_LEVEL, MINE_PRICE)
    cannons = s.cannons_left > 0 and allowed(player, CANNON_LEVEL, CANNON_PRICE)
    if not mines and not cannons:
        return
    worlds = free_slots(s, seat)
    if mines:
        offered += [BUILD_MINE.of(tile) for tile in worlds]
    if cannons:
        offered += [BUILD_CANNON.of(tile) for tile in worlds]


def build_mine(s: State, seat: Seat, tile: int) -> None:
    """EH-ENH-02, EH-ENH-06, EH-ENH-08. The dial rises at once, the budget of this Build does not."""
    s.players[seat].budget -= MINE_PRICE
    s.mines_left -= 1
    s.mines |= bit(tile)
    set_production(s)


def build_cannon(s: State, seat: Seat, tile: int) -> None:
    """EH-ENH-02, EH-ENH-09."""
    s.players[seat].budget -= CANNON_PRICE
    s.cannons_left -= 1
    s.cannons |= bit(tile)


def refuse_mine(s: State, seat: Seat, tile: int) -> Refusal | None:
    if s.mines_left == 0:
        return Refusal("EH-ENH-01", "No mine is left in the common pool.")
    return refuse_purchase(s.players[seat], Said("a mine"), MINE_LEVEL, MINE_PRICE) or refuse_world(
        s, seat, tile
    )


def refuse_cannon(s: State, seat: Seat, tile: int) -> Refusal | None:
    if s.cannons_left == 0:
        return Refusal("EH-ENH-01", "No cannon is left in the common pool.")
    return refuse_purchase(s.players[seat], Said("a cannon"), CANNON_LEVEL, CANNON_PRICE) or refuse_world(
        s, seat, tile
    )


def refuse_world(s: State, seat: Seat, tile: int) -> Refusal | None:
    """Why nothing may be built into this tile."""
    owner, world = s.owners[tile], world_name(s, tile)
    if owner == NOBODY:
        return Refusal(
            "EH-ENH-02", "Mines and cannons need a world with your flag; {world} has no flag.", world=world
        )
    if owner != seat:
        return Refusal(
            "EH-ENH-02",
            "Mines and cannons need a world with your flag; {world} has the flag of {player:owner}.",
            world=world,
            owner=owner,
        )
    if SLOTS[s.faces[tile]] == 0:
        return Refusal("EH-ENH-03", "{world} has no build slot.", world=world)
    if has(s.mines, tile):
        return Refusal("EH-ENH-04", "The build slot of {world} holds a mine, which stays.", world=world)
    if has(s.cannons, tile):
        return Refusal("EH-ENH-04", "The build slot of {world} holds a cannon, which stays.", world=world)
    return None


def world_name(s: State, tile: int) -> Said:
    """`Saffron (B03)`, or only the place while it lies face down."""
    face = s.faces[tile]
    if face == UNSEEN:
        return Said("{tile:tile}", tile=tile)
    if face == START_FACE:
        return Said("starting tile ({tile:tile})", tile=tile)
    if face == SUN_FACE:
        return Said("sun ({tile:tile})", tile=tile)
    return Said("{face:face} ({tile:tile})", face=face, tile=tile)
