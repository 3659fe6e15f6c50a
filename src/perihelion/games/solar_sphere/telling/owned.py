"""What a player has, as figures: their differences are the price of a chain of words, and what it brings.

A drone that is exhausted is one active drone less and nothing more: where it lies then is not a gain."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Figure
from perihelion.core.steps import Seat, Side
from perihelion.games.kit.telling.phrases import changed
from perihelion.games.kit.telling.tellers import Moment
from perihelion.games.solar_sphere.cards.tables import FACTIONS
from perihelion.games.solar_sphere.scoring import sphere_points
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import FIGURES

NEWS: Final = (
    *[("figure", FIGURES.index(name)) for name in ("points", "morale", "reputation")],
    *[("faction", icon) for icon in range(len(FACTIONS))],
)
"""What a phase may bring or cost; where drones lie is no news."""


def amounts(m: Moment[State], side: Side) -> tuple[Figure, ...]:
    """What a step has brought or cost a player. DRANDA has points alone, and they are told."""
    return () if m.after.driven(side) else changed(owned(m.before, side), owned(m.after, side), NEWS)


def owned(s: State, seat: Seat) -> list[Figure]:
    player = s.players[seat]
    amounts = (
        player.active,
        on_ships(s, seat),
        sum(player.matrix),
        player.satellites.bit_count(),
        player.morale,
        player.reputation,
        player.score,
        sphere_points(s, seat),
        player.hexes,
        len(player.crew),
        len(player.retired),
    )
    figures = [("figure", thing, amount) for thing, amount in enumerate(amounts)]
    assert len(figures) == len(FIGURES), "every figure has a name"
    stock = [("resource", resource, amount) for resource, amount in enumerate(player.stock)]
    return [*stock, *figures, *[("faction", icon, amount) for icon, amount in enumerate(player.icons)]]


def on_ships(s: State, seat: Seat) -> int:
    """The drones that a player has sent to the Resistance."""
    columns = zip(s.column_owners, s.column_drones, strict=True)
    return sum([drones for owner, drones in columns if owner == seat])
