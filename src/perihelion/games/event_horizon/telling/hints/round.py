"""A few words beside what is offered in the setup and at the start of a round."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Many, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS
from perihelion.games.event_horizon.cards.tables import (
    DISTANCE,
    FACE_COUNT,
    IS_WORLD,
    NOBODY,
    NOWHERE,
    PRODUCTION,
    TILE_COUNT,
    UNSEEN,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import kind_text

NEAR: Final = 2
"""So many steps are near a starting tile."""


def start_at(s: State, _: int, tile: int) -> Said:
    """The worlds within two steps, and the tile that is covered."""
    around = [other for other in range(TILE_COUNT) if 0 < DISTANCE[tile][other] <= NEAR]
    seen = [s.faces[other] for other in around if s.faces[other] != UNSEEN]
    worlds = [face for face in seen if IS_WORLD[face]]
    return Said(
        "{worlds} with {production} production within {near} steps, {hidden} still hidden; replaces"
        " {covered}",
        worlds=Many(len(worlds), "{n} world", "{n} worlds"),
        production=sum([PRODUCTION[face] for face in worlds]),
        near=NEAR,
        hidden=Many(len(around) - len(seen), "{n} tile", "{n} tiles"),
        covered=face_text(s.faces[tile]),
    )


def face_text(face: int) -> Said:
    """`Pell (moon, DV 1, production 1)`"""
    kind = kind_text(face)
    return Said("{face:face} ({kind})", face=face, kind=kind) if 0 <= face < FACE_COUNT else kind


def away(s: State, seat: Seat, tile: int) -> Said:
    """How far a tile is from every starting tile."""
    own = s.players[seat].home
    if own == NOWHERE:
        return NOTHING_SAID
    homes = [(other, player.home) for other, player in enumerate(s.players) if other != seat]
    others = [
        Said("{steps} from {player:other}'s", steps=DISTANCE[home][tile], other=other)
        for other, home in homes
        if home != NOWHERE
    ]
    return listed([Many(DISTANCE[own][tile], "{n} step from your home", "{n} steps from your home"), *others])


def wormhole(s: State, seat: Seat, tile: int) -> Said:
    """What lies there and whose it is."""
    owner, there, far = s.owners[tile], lying(s.faces[tile]), away(s, seat, tile)
    if owner == NOBODY:
        return Said("{there}; {far}", there=there, far=far)
    return Said("{there}, flag of {player:owner}; {far}", there=there, owner=owner, far=far)


def lying(face: int) -> Said:
    """`Saffron, tier 3 planet, DV 4, production 2, 1 tech token`"""
    if face == UNSEEN:
        return Said("unrevealed")
    kind = kind_text(face)
    return Said("{face:face}, {kind}", face=face, kind=kind) if face < FACE_COUNT else kind


def special(s: State, seat: Seat, card: int) -> Said:
    """What the card does, and for which ships it works now."""
    attached = s.players[seat].attached
    types = [Said("{sorts:type}", type=type) for type, other in enumerate(attached) if other == card]
    if not types:
        return SPECIAL_TEXTS[card]
    return Said("{text}; now on your {types}", text=SPECIAL_TEXTS[card], types=series(types))
