"""What a player has, as figures: their differences are the price of a chain of words, and what it brings."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Figure
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import in_play, ship_group
from perihelion.games.event_horizon.cards.groups import damage_of
from perihelion.games.event_horizon.cards.tables import SPECIALS, TILE_COUNT, TYPE_NAMES, UPGRADES
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import FIGURES
from perihelion.games.kit.masks import mask_of
from perihelion.games.kit.telling.phrases import changed
from perihelion.games.kit.telling.tellers import Moment

NEWS: Final = (
    *[("figure", FIGURES.index(name)) for name in ("victory points", "flags", "tech level")],
    *[("sort", type) for type in range(len(TYPE_NAMES))],
)
"""What a phase may bring or cost; damage is no loss."""


def amounts(m: Moment[State], seat: Seat) -> tuple[Figure, ...]:
    """What a step has brought or cost a player."""
    return changed(owned(m.before, seat), owned(m.after, seat), NEWS)


def owned(s: State, seat: Seat) -> list[Figure]:
    player = s.players[seat]
    mine = mask_of([tile for tile in range(TILE_COUNT) if s.owners[tile] == seat])
    amounts = (
        player.budget,
        player.production,
        player.level,
        victory_points(player),
        player.flags,
        player.markers.bit_count(),
        sum([damage_of(ship_group(ship)) for ship in player.ships]),
        (s.mines & mine).bit_count(),
        (s.cannons & mine).bit_count(),
    )
    figures = [("figure", thing, amount) for thing, amount in enumerate(amounts)]
    assert len(figures) == len(FIGURES), "every figure has a name"
    ships = [("sort", type, in_play(player, type)) for type in range(len(TYPE_NAMES))]
    return [*figures, *ships, *cards_of(player)]


def cards_of(player: Player) -> list[Figure]:
    """Upgrades in slots; specials, attached or not."""
    specials = [*player.attached, *player.specials]
    upgrades = [("upgrade", upgrade, player.slots.count(upgrade)) for upgrade in range(len(UPGRADES))]
    return upgrades + [("special", special, specials.count(special)) for special in range(len(SPECIALS))]
