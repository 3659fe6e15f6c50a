"""What stands under the large faces of things: the rule that matters most there, and what DRANDA does."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said, either, listed, series
from perihelion.games.kit.data.records import RuleText, blank
from perihelion.games.solar_sphere.cards.amounts import points, resources
from perihelion.games.solar_sphere.cards.locations import LOCATION_ICONS
from perihelion.games.solar_sphere.cards.tables import (
    ASTEROID_BELT,
    BELT_OF_FACE,
    BOARD,
    CREW_STATION,
    CRYSTAL,
    DRANDA_PLACES,
    FACES,
    FACTIONS,
    FLEET,
    GOLD,
    ORE,
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
    return FaceRules(
        hex=RuleText(
            "SS-SPH-04",
            Said("Build it with a die of at least its value. Pay the cost and put 1 active drone on it."),
        ),
        face_down=RuleText(
            "SS-SETUP-04",
            Said("Built by the Corporation. It has no value, cost or benefit and belongs to no player."),
        ),
        core=RuleText("SS-SETUP-01", Said("The sun in the middle. It counts as built.")),
        ship=RuleText("SS-BAT-04", ship_rule()),
        crew=RuleText("SS-CREW-13", Said("Once in a round. Turned when used, ready again in Recover.")),
        location=RuleText("SS-VIS-03", Said("If any die already lies there, a visit exhausts 1 drone more.")),
        scoring=RuleText(
            "SS-END-03", Said("At the end you score the points of every place that you have built.")
        ),
        resource=RuleText("SS-END-06", resource_rule()),
        faction=RuleText("SS-FAC-02", faction_rule()),
        silver=RuleText("SS-FAC-03", Said("Stands for any one missing icon of a set.")),
        solo=RuleText(
            "SS-SOLO-10",
            Said(
                "{opponent:0} reveals a card above its left-most die and places the die where the card shows"
                " its colour."
            ),
        ),
    )


def ship_rule() -> Said:
    return Said(
        "Falls when the drones on it reach {resistance} and the roll of the Resistance die, which is {least}"
        " to {most}.",
        resistance=blank("resistance"),
        least=min(BOARD.resistance_die.faces),
        most=max(BOARD.resistance_die.faces),
    )


def resource_rule() -> Said:
    return Said(
        "Storage has room for {resources}. Each is worth half a point at the end. Mined in the {belt}.",
        resources=resources(STORAGE),
        belt=blank("belt"),
    )


def faction_rule() -> Said:
    icons = [Said("{faction:icon}", icon=icon) for icon in range(len(FACTIONS)) if icon != SILVER]
    return Said(
        "A set of {icons} is worth {points} at the end.", icons=series(icons), points=points(SET_POINTS)
    )


class SoloPlace(msgspec.Struct, frozen=True):
    """Where a card of DRANDA leads, and what DRANDA does there."""

    name: Said
    icon: str
    does: Said


PLACES = sorted({place for places in DRANDA_PLACES for place in places})
"""The Locations that cards of DRANDA show, the Asteroid Belt among them."""


def solo_places() -> list[SoloPlace]:
    return [solo_place(place) for place in PLACES]


def solo_place(place: int) -> SoloPlace:
    if place == ASTEROID_BELT:
        return SoloPlace(Said("the belt of its face"), "asteroid", belts())
    return SoloPlace(Said("{location:place}", place=place), LOCATION_ICONS[place], SOLO_TEXTS[place])


def belts() -> Said:
    """SS-SOLO-16. By the face of the die."""
    faces = [[face for face in FACES if BELT_OF_FACE[face] == belt] for belt in (ORE, GOLD, CRYSTAL)]
    return Said(
        "Ore for {ore}, gold for {gold}, crystal for {crystal}; it gains nothing.",
        ore=faced(faces[ORE]),
        gold=faced(faces[GOLD]),
        crystal=faced(faces[CRYSTAL]),
    )


def tiers() -> Said:
    """SS-SOLO-33. `tier 1 with 1 or 2, tier 2 with 3 or 4, tier 3 with 5 or 6`"""
    faces = [[face for face in FACES if tier_of(face) == tier] for tier in TIERS]
    return listed(
        [Said("tier {tier} with {faces}", tier=tier + 1, faces=faced(faces[tier])) for tier in TIERS]
    )


def faced(faces: list[int]) -> Said:
    return either([Said("{face}", face=face) for face in faces])


SOLO_TEXTS = {
    SALVAGE_SHIP: Said("It reveals another card and sends an opaque die at once."),
    SOLAR_SPHERE: Said("It builds a hex of the die’s value, or else of the next lower, for 1 drone."),
    CREW_STATION: Said("It hires for nothing: {tiers}.", tiers=tiers()),
    FLEET: Said("It sends drones to the ships, those of the bottom row first."),
}
