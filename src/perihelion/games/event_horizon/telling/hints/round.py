"""A few words beside what is offered in the setup and at the start of a round."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS
from perihelion.games.event_horizon.cards.tables import (
    DISTANCE,
    FACE_NAMES,
    IS_WORLD,
    NOBODY,
    NOWHERE,
    PLAYER_NAMES,
    PRODUCTION,
    TILE_COUNT,
    TYPE_PLURALS,
    UNSEEN,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import kind_text
from perihelion.games.kit.telling.phrases import number, series

NEAR: Final = 2
"""So many steps are near a starting tile."""


def start_at(s: State, _: int, tile: int) -> str:
    """The worlds within two steps, and the tile that is covered."""
    around = [other for other in range(TILE_COUNT) if 0 < DISTANCE[tile][other] <= NEAR]
    seen = [s.faces[other] for other in around if s.faces[other] != UNSEEN]
    worlds = [face for face in seen if IS_WORLD[face]]
    rich = (
        f"{number(len(worlds), 'world')} with {sum([PRODUCTION[face] for face in worlds])} production within"
        f" {NEAR} steps"
    )
    return (
        f"{rich}, {len(around) - len(seen)} tiles still hidden; replaces {FACE_NAMES[s.faces[tile]]}"
        f" ({kind_text(s.faces[tile])})"
    )


def away(s: State, seat: Seat, tile: int) -> str:
    """How far a tile is from every starting tile."""
    own, homes = (
        s.players[seat].home,
        [(other, player.home) for other, player in enumerate(s.players) if other != seat],
    )
    if own == NOWHERE:
        return ""
    steps = [
        f"{DISTANCE[home][tile]} from {PLAYER_NAMES[other]}'s" for other, home in homes if home != NOWHERE
    ]
    return ", ".join([f"{number(DISTANCE[own][tile], 'step')} from your home", *steps])


def wormhole(s: State, seat: Seat, tile: int) -> str:
    """What lies there and whose it is."""
    face, owner = s.faces[tile], s.owners[tile]
    there = "unrevealed" if face == UNSEEN else f"{FACE_NAMES[face]}, {kind_text(face)}"
    flag = f", flag of {PLAYER_NAMES[owner]}" if owner != NOBODY else ""
    return f"{there}{flag}; {away(s, seat, tile)}"


def special(s: State, seat: Seat, card: int) -> str:
    """What the card does, and for which ships it works now."""
    types = [TYPE_PLURALS[type] for type, other in enumerate(s.players[seat].attached) if other == card]
    return SPECIAL_TEXTS[card] + (f"; now on your {series(types)}" if types else "")
