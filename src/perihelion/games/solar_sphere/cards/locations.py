"""What the eight Locations do, in words and signs."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import amount_of, figure
from perihelion.games.solar_sphere.cards.amounts import drones, of, resources, up_to
from perihelion.games.solar_sphere.cards.ids import Location
from perihelion.games.solar_sphere.cards.tables import (
    BELT,
    BELT_BOOSTED,
    CREW_GAIN,
    FABRICATE,
    FABRICATE_BOOSTED,
    FLEET_SALVAGE,
    RESOURCES,
    SALVAGE_BOOSTED,
    SALVAGE_SHIP,
    SOLAR_SPHERE,
)

PRINTED: Final = (
    *[Said("gain {what}", what=of(resource, BELT)) for resource in range(len(RESOURCES))],
    Said("fabricate {drones}", drones=up_to(FABRICATE)),
    Said("salvage up to 1 drone for each pip"),
    Said("build a hex of the die's value or less"),
    Said("hire 1 crew member"),
    Said("attack ships"),
)
BOOSTED: Final = (
    *[Said("gain {what}", what=of(resource, BELT_BOOSTED)) for resource in range(len(RESOURCES))],
    Said("fabricate {drones}", drones=up_to(FABRICATE_BOOSTED)),
    Said("salvage {drones}", drones=up_to(SALVAGE_BOOSTED)),
    Said("build a hex of any value"),
    Said("gain any {resources}, then hire 1 crew member", resources=resources(CREW_GAIN)),
    Said("salvage {drones}, then attack ships", drones=up_to(FLEET_SALVAGE)),
)
"""In the order of the Locations, without and with a satellite."""


def with_die(location: Location, value: int) -> Said:
    """The action with a die of this value, without a satellite."""
    if location == SALVAGE_SHIP:
        return Said("salvage up to {drones}", drones=drones(value))
    if location == SOLAR_SPHERE:
        return Said("build a hex of value {value} or less", value=value)
    return PRINTED[location]


LOCATION_ICONS: Final[tuple[str, ...]] = (*RESOURCES, "fabricate", "salvage", "build", "crew", "attack")


def up_to_the_die(icon: str) -> list[Part]:
    return [Part(icon=icon), Part(text=Said("≤")), Part(icon="die-any")]


def more(icon: str, amount: int) -> list[Part]:
    return [Part(icon=icon), Part(text=Said("+{n}", n=amount))]


ACTION_PARTS: Final = (
    *[amount_of(resource, BELT) for resource in RESOURCES],
    amount_of("fabricate", FABRICATE),
    up_to_the_die("salvage"),
    up_to_the_die("build"),
    amount_of("crew", 1),
    [Part(icon="attack")],
)
BOOST_PARTS: Final = (
    *[[figure(BELT_BOOSTED)] for _ in RESOURCES],
    [figure(FABRICATE_BOOSTED)],
    [figure(SALVAGE_BOOSTED)],
    [Part(text=Said("any"))],
    more("any", CREW_GAIN),
    more("salvage", FLEET_SALVAGE),
)
"""The signs of the action, and those beside the satellite."""
