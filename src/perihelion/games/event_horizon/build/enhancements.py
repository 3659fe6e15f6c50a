"""Chapter "Mines and cannons": what is built into the slot of a world."""

from __future__ import annotations

from perihelion.core.steps import Refusal, Seat, Word
from perihelion.games.event_horizon.build.purchase import allowed, refuse_purchase
from perihelion.games.event_horizon.cards.tables import (
    CANNON_LEVEL,
    CANNON_PRICE,
    FACE_NAMES,
    MINE_LEVEL,
    MINE_PRICE,
    NOBODY,
    PLAYER_NAMES,
    SLOTS,
    TILE_COUNT,
    TILES,
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
    return refuse_purchase(s.players[seat], "A mine", MINE_LEVEL, MINE_PRICE) or refuse_world(s, seat, tile)


def refuse_cannon(s: State, seat: Seat, tile: int) -> Refusal | None:
    if s.cannons_left == 0:
        return Refusal("EH-ENH-01", "No cannon is left in the common pool.")
    return refuse_purchase(s.players[seat], "A cannon", CANNON_LEVEL, CANNON_PRICE) or refuse_world(
        s, seat, tile
    )


def refuse_world(s: State, seat: Seat, tile: int) -> Refusal | None:
    """Why nothing may be built into this tile."""
    owner = s.owners[tile]
    if owner != seat:
        flag = f"the flag of {PLAYER_NAMES[owner]}" if owner != NOBODY else "no flag"
        return Refusal(
            "EH-ENH-02", f"Mines and cannons need a world with your flag; {world_name(s, tile)} has {flag}."
        )
    if SLOTS[s.faces[tile]] == 0:
        return Refusal("EH-ENH-03", f"{world_name(s, tile)} has no build slot.")
    if has(s.mines | s.cannons, tile):
        built = "mine" if has(s.mines, tile) else "cannon"
        return Refusal("EH-ENH-04", f"The build slot of {world_name(s, tile)} holds a {built}, which stays.")
    return None


def world_name(s: State, tile: int) -> str:
    """`Saffron (B03)`, or only the place while it lies face down."""
    return TILES[tile] if s.faces[tile] == UNSEEN else f"{FACE_NAMES[s.faces[tile]]} ({TILES[tile]})"
