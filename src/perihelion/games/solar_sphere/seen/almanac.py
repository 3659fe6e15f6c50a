"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.games.kit.data.records import Part
from perihelion.games.solar_sphere.cards.effects import effect as cards
from perihelion.games.solar_sphere.cards.effects.effect import texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.locations import BOOSTED, PLAIN
from perihelion.games.solar_sphere.cards.tables import (
    ACTIVE_AT_START,
    BELT,
    BELT_BOOSTED,
    BOARD,
    CREW_GAIN,
    CREW_ICON,
    CREW_KIND,
    CREW_TIER,
    DRANDA_CARDS,
    DRANDA_ORDER,
    DRANDA_PLACES,
    DRONES,
    FABRICATE,
    FABRICATE_BOOSTED,
    FACTIONS,
    FLEET_SALVAGE,
    HEX_CARDS,
    HEX_ICON,
    KINDS,
    LEVELS,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    MATRIX_ROWS,
    PORT_MORALE,
    REPUTATION_COLUMNS,
    RESOURCES,
    SALVAGE_BOOSTED,
    SCORING_CARDS,
    SCORING_POINTS,
    SHIP_CARDS,
    SHIP_ICONS,
    SPANNERS,
    SPHERE,
    STORAGE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
    TRACK_POINTS,
)


class Effect(msgspec.Struct, frozen=True):
    """An effect as a row of signs, and as a sentence."""

    text: str
    parts: list[Part]


class HexCard(msgspec.Struct, frozen=True):
    name: str
    value: int
    icon: int
    cost: list[int]
    benefits: list[Effect]
    text: str


class ShipCard(msgspec.Struct, frozen=True):
    name: str
    resistance: int
    bonuses: list[int]
    corporation: bool
    icons: list[int]


class CrewCard(msgspec.Struct, frozen=True):
    """`when` is turn, deploy, battle-fail, visit-sphere, visit-crew-station or visit-fleet."""

    name: str
    tier: int
    icon: int
    when: str
    action: list[Effect]
    retire: list[Effect]
    action_text: str
    retire_text: str


class Tier(msgspec.Struct, frozen=True):
    gold: int
    any: int
    points: int


class Place(msgspec.Struct, frozen=True):
    """A place of the Sphere in axial coordinates; flat-top hexes, y grows downwards."""

    id: str
    q: int
    r: int


class ScoringCard(msgspec.Struct, frozen=True):
    name: str
    points: list[int]


class LocationCard(msgspec.Struct, frozen=True):
    """`amount` and `boost` are the figures printed beside action and satellite; 0 where the die decides or
    there is none."""

    id: str
    name: str
    dice: list[int]
    action: str
    boosted: str
    amount: int
    boost: int


class MatrixRow(msgspec.Struct, frozen=True):
    """`bonus` is resource, points or morale."""

    name: str
    bonus: str
    amounts: list[int]


class SoloCard(msgspec.Struct, frozen=True):
    """The Location of the black, green and purple die (-1: the belt of its face), and the order of the
    colours."""

    id: str
    places: list[int]
    order: list[int]


class Almanac(msgspec.Struct, frozen=True):
    resources: list[str]
    factions: list[str]
    hexes: list[HexCard]
    ships: list[ShipCard]
    crew: list[CrewCard]
    tiers: list[Tier]
    places: list[Place]
    scoring: list[ScoringCard]
    locations: list[LocationCard]
    track_points: list[int]
    spanners: list[int]
    reputation_columns: int
    port_morale: list[list[int]]
    """Morale for 0 to 3 dice, by port."""
    storage: int
    drones: int
    drones_at_start: int
    matrix: list[MatrixRow]
    resistance_die: list[int]
    solo_cards: list[SoloCard]
    levels: list[str]


def effects(printed: list[cards.Effect]) -> list[Effect]:
    return [Effect(effect.text(), effect.parts()) for effect in printed]


def hex_cards() -> list[HexCard]:
    return [
        HexCard(
            card.name,
            card.value,
            HEX_ICON[i],
            [card.cost.ore, card.cost.gold, card.cost.crystal],
            effects(BENEFITS[i]),
            texts(BENEFITS[i]),
        )
        for i, card in enumerate(HEX_CARDS)
    ]


def crew_card(card: int) -> CrewCard:
    kind = CREW_KIND[card]
    action, retire = ACTIONS[kind], RETIREMENTS[kind]
    return CrewCard(
        KINDS[kind].name,
        CREW_TIER[card],
        CREW_ICON[card],
        KINDS[kind].when,
        effects(action),
        effects(retire),
        texts(action),
        texts(retire),
    )


AMOUNTS: Final = (BELT, BELT, BELT, FABRICATE, 0, 0, 1, 0)
BOOSTS: Final = (
    BELT_BOOSTED,
    BELT_BOOSTED,
    BELT_BOOSTED,
    FABRICATE_BOOSTED,
    SALVAGE_BOOSTED,
    0,
    CREW_GAIN,
    FLEET_SALVAGE,
)
"""By Location, in their order."""


def location_cards() -> list[LocationCard]:
    actions = [plain.format(value="the die's value", drones="1 drone for each pip") for plain in PLAIN]
    return [
        LocationCard(card.id, card.name, list(card.dice), actions[i], BOOSTED[i], AMOUNTS[i], BOOSTS[i])
        for i, card in enumerate(BOARD.location)
    ]


def almanac() -> Almanac:
    """All components."""
    return Almanac(
        resources=list(RESOURCES),
        factions=list(FACTIONS),
        hexes=hex_cards(),
        ships=[
            ShipCard(card.name, card.resistance, list(card.bonuses), card.corporation, list(SHIP_ICONS[i]))
            for i, card in enumerate(SHIP_CARDS)
        ],
        crew=[crew_card(card) for card in range(len(CREW_KIND))],
        tiers=[Tier(*tier) for tier in zip(TIER_GOLD, TIER_ANY, TIER_POINTS, strict=True)],
        places=[Place(place.id, place.q, place.r) for place in SPHERE.position],
        scoring=[
            ScoringCard(name, list(points))
            for name, points in zip(SCORING_CARDS, SCORING_POINTS, strict=True)
        ],
        locations=location_cards(),
        track_points=list(TRACK_POINTS),
        spanners=list(SPANNERS),
        reputation_columns=REPUTATION_COLUMNS,
        port_morale=[list(row) for row in PORT_MORALE],
        storage=STORAGE,
        drones=DRONES,
        drones_at_start=ACTIVE_AT_START,
        matrix=[
            MatrixRow(name, bonus, list(amounts))
            for name, bonus, amounts in zip(MATRIX_ROWS, MATRIX_BONUS, MATRIX_AMOUNTS, strict=True)
        ],
        resistance_die=list(BOARD.resistance_die.faces),
        solo_cards=[
            SoloCard(name, list(places), list(order))
            for name, places, order in zip(DRANDA_CARDS, DRANDA_PLACES, DRANDA_ORDER, strict=True)
        ],
        levels=list(LEVELS),
    )
