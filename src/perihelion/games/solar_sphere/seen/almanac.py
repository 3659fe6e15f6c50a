"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.data.terms import read_terms
from perihelion.games.kit.effects import row
from perihelion.games.solar_sphere.cards.amounts import morale, points, resources
from perihelion.games.solar_sphere.cards.effects import effect as cards
from perihelion.games.solar_sphere.cards.effects.effect import branch_name, read_all, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.locations import (
    ACTION_PARTS,
    BOOST_PARTS,
    BOOSTED,
    LOCATION_ICONS,
    PRINTED,
)
from perihelion.games.solar_sphere.cards.tables import (
    ACTIVE_AT_START,
    BELT,
    BELT_BOOSTED,
    BOARD,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    BRANCHES,
    COLUMNS,
    CORE_HEX,
    CORPORATION,
    CREW_GAIN,
    CREW_ICON,
    CREW_KIND,
    CREW_SLOTS,
    CREW_STATION,
    CREW_TIER,
    CRYSTAL_BELT,
    DATA,
    DIE_COLOURS,
    DISPLAY,
    DRANDA_CARDS,
    DRANDA_ORDER,
    DRANDA_PLACES,
    DRONES,
    FABRICATE,
    FABRICATE_BOOSTED,
    FACES,
    FACTIONS,
    FLEET_SALVAGE,
    FLIPPED_HEX,
    GOLD_BELT,
    HEX_CARDS,
    HEX_ICON,
    KINDS,
    LEVELS,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    MATRIX_ROWS,
    NOBODY,
    ORE_BELT,
    PLAYER_NAMES,
    PORT_MORALE,
    RESOURCES,
    SALVAGE_BOOSTED,
    SCORE_SPACES,
    SCORING_POINTS,
    SHIP_CARDS,
    SHIP_ICONS,
    SILVER,
    SPANNERS,
    SPHERE,
    STORAGE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
    TOP_LEFT,
    TOP_REPUTATION,
    TOP_RIGHT,
    TRACK_POINTS,
)
from perihelion.games.solar_sphere.numbers import kickbacks, reputation_column
from perihelion.games.solar_sphere.seen.faces import (
    PLACES,
    face_rules,
    solo_places,
)
from perihelion.games.solar_sphere.seen.printed import (
    Almanac,
    CrewCard,
    DieNoun,
    DisplaySlot,
    Effect,
    Faction,
    HexCard,
    LocationCard,
    MatrixRow,
    Named,
    Place,
    ScoringCard,
    ShipCard,
    Side,
    Signs,
    SoloCard,
    SoloDie,
    Tier,
)
from perihelion.games.solar_sphere.state import ROUNDS
from perihelion.games.solar_sphere.words import AUXILIARY, PAYMENTS, face_of, is_auxiliary


def effects(printed: list[cards.Effect]) -> list[Effect]:
    return [Effect(effect.text(), effect.parts()) for effect in printed]


def hex_cards() -> list[HexCard]:
    return [
        HexCard(
            Said("{hex:card}", card=i),
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
        Said("{member:kind}", kind=kind),
        kind,
        CREW_KIND[:card].count(kind),
        CREW_TIER[card],
        CREW_ICON[card],
        KINDS[kind].when,
        WHEN_TEXTS[KINDS[kind].when],
        effects(action),
        effects(retire),
        texts(action),
        texts(retire),
    )


WHEN_TEXTS: Final = {
    "turn": Said("On your turn"),
    "deploy": Said("When deploying"),
    "battle-fail": Said("Failed attack"),
    "visit-sphere": Said("At the Sphere"),
    "visit-crew-station": Said("At the Station"),
    "visit-fleet": Said("At the Fleet"),
}
PHASES: Final = (
    Named("dock", Said("Dock")),
    Named("deploy", Said("Deploy")),
    Named("battle", Said("Battle")),
    Named("recover", Said("Recover")),
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
    return [
        LocationCard(
            id=card.id,
            name=Said("{location:place}", place=i),
            dice=list(card.dice),
            action=PRINTED[i],
            boosted=BOOSTED[i],
            amount=AMOUNTS[i],
            boost=BOOSTS[i],
            icon=LOCATION_ICONS[i],
            any_die=len(card.dice) == len(FACES),
            action_parts=ACTION_PARTS[i],
            boost_parts=BOOST_PARTS[i],
        )
        for i, card in enumerate(BOARD.location)
    ]


def tiers() -> list[Tier]:
    rows = zip(TIER_GOLD, TIER_ANY, TIER_POINTS, strict=True)
    return [Tier(gold, more, points, [0, gold, 0]) for gold, more, points in rows]


def sides() -> list[Side]:
    """The seats by their colours, and the Corporation."""
    seats = [Side(Said("{player:seat}", seat=seat), colour) for seat, colour in enumerate(PLAYER_NAMES)]
    return [*seats, Side(Said("the Corporation"), "")]


def faction_signs() -> list[Faction]:
    return [
        Faction(name, f"faction-{FACTIONS[icon][0].lower()}", icon == SILVER)
        for icon, name in enumerate(faction_names())
    ]


def faction_names() -> list[Said]:
    return [Said("{faction:icon}", icon=icon) for icon in range(len(FACTIONS))]


def payment_signs() -> list[Signs]:
    return [Signs([Part(icon=RESOURCES[resource]) for resource in payment]) for payment in PAYMENTS]


def branch_signs() -> list[Signs]:
    """By the order of their texts, as the vocabulary has them."""
    branches = [read_all(place, branch) for place, branch in BRANCHES]
    return [Signs(row(branch)) for branch in sorted(branches, key=branch_name)]


REPUTATIONS: Final = range(TOP_REPUTATION + 1)


def column_kickbacks(reputation: int) -> list[int]:
    """SS-KICK-04. For each column, of a marker that stood just in front of it."""
    return [kickbacks(column + 1, reputation, column) for column in range(len(TRACK_POINTS))]


def matrix_row(row: int) -> MatrixRow:
    bonus, amounts = MATRIX_BONUS[row], MATRIX_AMOUNTS[row]
    free = bonus == "resource"
    texts = [bonus_text(bonus, amount) for amount in amounts]
    return MatrixRow(Said("{row:row}", row=row), "any" if free else bonus, not free, list(amounts), texts)


def bonus_text(bonus: str, amount: int) -> Said:
    if bonus == "resource":
        return Said("any {resources}", resources=resources(amount))
    return points(amount) if bonus == "points" else morale(amount)


def almanac() -> Almanac:
    """All components."""
    return Almanac(
        resources=list(RESOURCES),
        factions=faction_names(),
        hexes=hex_cards(),
        ships=[
            ShipCard(
                Said("{ship:ship}", ship=i),
                card.resistance,
                list(card.bonuses),
                card.corporation,
                list(SHIP_ICONS[i]),
            )
            for i, card in enumerate(SHIP_CARDS)
        ],
        crew=[crew_card(card) for card in range(len(CREW_KIND))],
        tiers=tiers(),
        places=[Place(place.id, place.q, place.r) for place in SPHERE.position],
        scoring=[
            ScoringCard(Said("{scoring:card}", card=card), list(worth))
            for card, worth in enumerate(SCORING_POINTS)
        ],
        locations=location_cards(),
        track_points=list(TRACK_POINTS),
        spanners=list(SPANNERS),
        kickbacks=[column_kickbacks(reputation) for reputation in REPUTATIONS],
        reputation_columns=[reputation_column(reputation) for reputation in REPUTATIONS],
        port_morale=[list(row) for row in PORT_MORALE],
        storage=STORAGE,
        drones=DRONES,
        drones_at_start=ACTIVE_AT_START,
        matrix=[matrix_row(row) for row in range(len(MATRIX_ROWS))],
        resistance_die=list(BOARD.resistance_die.faces),
        solo_cards=[
            SoloCard(name, [PLACES.index(place) for place in places], list(order))
            for name, places, order in zip(DRANDA_CARDS, DRANDA_PLACES, DRANDA_ORDER, strict=True)
        ],
        solo_places=solo_places(),
        levels=list(LEVELS),
        rounds=ROUNDS,
        phases=list(PHASES),
        sides=sides(),
        corporation=CORPORATION,
        dranda=Said("{opponent:0}"),
        nobody=NOBODY,
        face_down=FLIPPED_HEX,
        core=CORE_HEX,
        faction_signs=faction_signs(),
        belts=[ORE_BELT, GOLD_BELT, CRYSTAL_BELT],
        crew_station=CREW_STATION,
        solo_colours=list(DIE_COLOURS),
        dice=[DieNoun(face_of(die), is_auxiliary(die)) for die in range(2 * AUXILIARY)],
        solo_dice=[SoloDie(face, colour) for colour in range(len(DIE_COLOURS)) for face in FACES],
        display=[DisplaySlot(slot // 2, slot % 2) for slot in range(DISPLAY)],
        fleet_rows=[[TOP_LEFT, TOP_RIGHT], [BOTTOM_LEFT, BOTTOM_RIGHT]],
        columns=COLUMNS,
        crew_slots=CREW_SLOTS,
        score_spaces=SCORE_SPACES,
        payments=payment_signs(),
        branches=branch_signs(),
        rules=face_rules(),
        terms=read_terms(DATA),
    )
