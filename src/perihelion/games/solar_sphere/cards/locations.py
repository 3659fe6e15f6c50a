"""What the eight Locations do, in words and signs."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import amount_of
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

LOCATION_ICONS: Final[tuple[str, ...]] = (*RESOURCES, "fabricate", "salvage", "build", "crew", "attack")


def up_to_the_die(icon: str) -> list[Part]:
    return [Part(icon=icon), Part(text=Said("≤")), Part(icon="die-any")]


def more(icon: str, amount: int) -> list[Part]:
    return [Part(icon=icon), Part(text=Said(f"+{amount}"))]


ACTION_PARTS: Final = (
    *[amount_of(resource, BELT) for resource in RESOURCES],
    amount_of("fabricate", FABRICATE),
    up_to_the_die("salvage"),
    up_to_the_die("build"),
    amount_of("crew", 1),
    [Part(icon="attack")],
)
BOOST_PARTS: Final = (
    *[[Part(text=Said(str(BELT_BOOSTED)))] for _ in RESOURCES],
    [Part(text=Said(str(FABRICATE_BOOSTED)))],
    [Part(text=Said(str(SALVAGE_BOOSTED)))],
    [Part(text=Said("any"))],
    more("any", CREW_GAIN),
    more("salvage", FLEET_SALVAGE),
)
"""The signs of the action, and those beside the satellite."""
