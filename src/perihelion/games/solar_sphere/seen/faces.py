"""What stands under the large faces of things: the rule that matters most there, and what DRANDA does."""

from __future__ import annotations

import msgspec

from perihelion.games.kit.data.records import RuleText
from perihelion.games.kit.telling.phrases import either, number, series
from perihelion.games.solar_sphere.cards.locations import LOCATION_ICONS
from perihelion.games.solar_sphere.cards.tables import (
    ASTEROID_BELT,
    BELT_OF_FACE,
    BOARD,
    CREW_STATION,
    DRANDA_PLACES,
    FACES,
    FACTIONS,
    FLEET,
    LOCATIONS,
    RESOURCES,
    SALVAGE_SHIP,
    SILVER,
    SOLAR_SPHERE,
    STORAGE,
    TIERS,
)
from perihelion.games.solar_sphere.scoring import SET_POINTS
from perihelion.games.solar_sphere.solo.choices import tier_of


class FaceRules(msgspec.Struct, frozen=True):
    """By what the face shows."""

    hex: RuleText
    face_down: RuleText
    core: RuleText
    ship: RuleText
    crew: RuleText
    location: RuleText
    scoring: RuleText
    resource: RuleText
    faction: RuleText
    silver: RuleText
    solo: RuleText


def face_rules() -> FaceRules:
    colours = series([name for number, name in enumerate(FACTIONS) if number != SILVER])
    return FaceRules(
        hex=RuleText(
            "SS-SPH-04",
            "Build it with a die of at least its value. Pay the cost and put 1 active drone on it.",
        ),
        face_down=RuleText(
            "SS-SETUP-04",
            "Built by the Corporation. It has no value, cost or benefit and belongs to no player.",
        ),
        core=RuleText("SS-SETUP-01", "The sun in the middle. It counts as built."),
        ship=RuleText(
            "SS-BAT-04",
            "Falls when the drones on it reach {resistance} and the roll of the Resistance die, which is"
            f" {min(BOARD.resistance_die.faces)} to {max(BOARD.resistance_die.faces)}.",
        ),
        crew=RuleText("SS-CREW-13", "Once in a round. Turned when used, ready again in Recover."),
        location=RuleText("SS-VIS-03", "If any die already lies there, a visit exhausts 1 drone more."),
        scoring=RuleText("SS-END-03", "At the end you score the points of every place that you have built."),
        resource=RuleText(
            "SS-END-06",
            f"Storage has room for {STORAGE} resources. Each is worth half a point at the end. Mined in the"
            " {belt}.",
        ),
        faction=RuleText(
            "SS-FAC-02", f"A set of {colours} is worth {number(SET_POINTS, 'point')} at the end."
        ),
        silver=RuleText("SS-FAC-03", "Stands for any one missing icon of a set."),
        solo=RuleText(
            "SS-SOLO-10",
            "DRANDA reveals a card above its left-most die and places the die where the card shows its"
            " colour.",
        ),
    )


class SoloPlace(msgspec.Struct, frozen=True):
    """Where a card of DRANDA leads, and what DRANDA does there."""

    name: str
    icon: str
    does: str


PLACES = sorted({place for places in DRANDA_PLACES for place in places})
"""The Locations that cards of DRANDA show, the Asteroid Belt among them."""


def solo_places() -> list[SoloPlace]:
    return [solo_place(place) for place in PLACES]


def solo_place(place: int) -> SoloPlace:
    if place == ASTEROID_BELT:
        return SoloPlace("the belt of its face", "asteroid", f"{belts().capitalize()}; it gains nothing.")
    return SoloPlace(LOCATIONS[place], LOCATION_ICONS[place], SOLO_TEXTS[place])


def belts() -> str:
    """SS-SOLO-16. `ore for 1 or 2, gold for 3 or 4, crystal for 5 or 6`"""
    faces = [[face for face in FACES if BELT_OF_FACE[face] == belt] for belt in range(len(RESOURCES))]
    return ", ".join([f"{name} for {faced(faces[belt])}" for belt, name in enumerate(RESOURCES)])


def tiers() -> str:
    """SS-SOLO-33. `tier 1 with 1 or 2, tier 2 with 3 or 4, tier 3 with 5 or 6`"""
    faces = [[face for face in FACES if tier_of(face) == tier] for tier in TIERS]
    return ", ".join([f"tier {tier + 1} with {faced(faces[tier])}" for tier in TIERS])


def faced(faces: list[int]) -> str:
    return either([str(face) for face in faces])


SOLO_TEXTS = {
    SALVAGE_SHIP: "It reveals another card and sends an opaque die at once.",
    SOLAR_SPHERE: "It builds a hex of the die’s value, or else of the next lower, for 1 drone.",
    CREW_STATION: f"It hires for nothing: {tiers()}.",
    FLEET: "It sends drones to the ships, those of the bottom row first.",
}
