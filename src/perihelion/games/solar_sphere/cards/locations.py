"""What the eight Locations do, in words."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.telling.phrases import number
from perihelion.games.solar_sphere.cards.tables import (
    BELT,
    BELT_BOOSTED,
    CREW_GAIN,
    FABRICATE,
    FABRICATE_BOOSTED,
    FLEET_SALVAGE,
    RESOURCES,
    SALVAGE_BOOSTED,
)

PLAIN: Final = (
    *[f"gain {BELT} {resource}" for resource in RESOURCES],
    f"fabricate up to {FABRICATE} drones",
    "salvage up to {drones}",
    "build a hex of {value} or less",
    "hire 1 crew member",
    "attack ships",
)
BOOSTED: Final = (
    *[f"gain {BELT_BOOSTED} {resource}" for resource in RESOURCES],
    f"fabricate up to {FABRICATE_BOOSTED} drones",
    f"salvage up to {SALVAGE_BOOSTED} drones",
    "build a hex of any value",
    f"gain any {number(CREW_GAIN, 'resource')}, then hire 1 crew member",
    f"salvage up to {FLEET_SALVAGE} drones, then attack ships",
)
"""In the order of the Locations, without and with a satellite."""
