"""Chapter "Solo mode": the order of the ships within a row."""

from __future__ import annotations

from perihelion.games.solar_sphere.cards.ids import Ship, Slot
from perihelion.games.solar_sphere.cards.tables import (
    NO_SHIP,
    SHIP_ICONS,
    SHIP_RESISTANCE,
)
from perihelion.games.solar_sphere.place.fleet import swap_columns
from perihelion.games.solar_sphere.solo.choices import icon_rank
from perihelion.games.solar_sphere.state import State


def sort_row(s: State, left_slot: Slot) -> None:
    """SS-SOLO-06, SS-SOLO-07, SS-SOLO-45. Higher resistance left; tie: the scarcer icon; still tied: no
    change. Drones move with the card."""
    left, right = s.ships[left_slot], s.ships[left_slot + 1]
    if left == NO_SHIP or right == NO_SHIP:
        return
    tied = SHIP_RESISTANCE[right] == SHIP_RESISTANCE[left]
    if SHIP_RESISTANCE[right] > SHIP_RESISTANCE[left] or (tied and ship_rank(s, right) < ship_rank(s, left)):
        s.ships[left_slot], s.ships[left_slot + 1] = right, left
        swap_columns(s, left_slot, left_slot + 1)


def ship_rank(s: State, ship: Ship) -> int:
    """SS-SOLO-20. A ship with two icons uses its better one."""
    return min([icon_rank(s, icon) for icon in SHIP_ICONS[ship]])
