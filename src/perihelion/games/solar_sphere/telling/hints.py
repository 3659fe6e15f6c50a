"""A few words beside an offered word: what it costs and what it brings."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Side, Word
from perihelion.games.kit.telling.phrases import number, series, signed
from perihelion.games.kit.telling.tellers import Phrase, asked
from perihelion.games.solar_sphere.cards.effects.effect import Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.ids import Card, Die, Hex, Location, Resource, Row, Ship, Slot
from perihelion.games.solar_sphere.cards.locations import BOOSTED
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_NAMES,
    CREW_STATION,
    CREW_TIER,
    CREW_WHEN,
    FACTIONS,
    FLEET,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ICON,
    HEX_ORE,
    KICKBACK_SALVAGE,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    MATRIX_COLUMNS,
    NEIGHBOURS,
    NO_CARD,
    ON_DEPLOY,
    ON_TURN,
    PLAYER_NAMES,
    POSITIONS,
    RESISTANCE_WEIGHTS,
    RESOURCES,
    SCORING_POINTS,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_RESISTANCE,
    SOLAR_SPHERE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
    TOP_COLUMN,
)
from perihelion.games.solar_sphere.deploy.finish import finishable, fragile
from perihelion.games.solar_sphere.deploy.visit import (
    Arrive,
    ChooseFace,
    ChooseLocation,
    means_there,
)
from perihelion.games.solar_sphere.numbers import drones_on, kickbacks, ready_card, room, toll
from perihelion.games.solar_sphere.phases.battle import OfferReroll
from perihelion.games.solar_sphere.place.crew import moment
from perihelion.games.solar_sphere.place.fleet import Send
from perihelion.games.solar_sphere.place.storage import Overflow
from perihelion.games.solar_sphere.state import State, Visit
from perihelion.games.solar_sphere.telling.phrases import forces, location_action, side_name
from perihelion.games.solar_sphere.words import (
    ACT,
    AS,
    ATTACK,
    BUILD,
    DECOMMISSION,
    DISCARD,
    DROP,
    FABRICATE,
    HIRE,
    KICKBACK,
    LAUNCH,
    LEAVE,
    NAVIGATE,
    PAY,
    PAYMENTS,
    RECALL,
    REFRESH,
    REGENERATE,
    REROLL,
    RETIRE,
    SALVAGE,
    SEND,
    TAKE,
    USE,
    VISIT,
    face_of,
)


def listed(amounts: list[int]) -> list[str]:
    """`2 ore` for each resource of which there is some."""
    return [f"{amount} {RESOURCES[resource]}" for resource, amount in enumerate(amounts) if amount]


# A turn


def kickback(s: State, seat: Seat, column: int) -> str:
    player = s.players[seat]
    if column >= player.morale:
        return ""
    count = kickbacks(player.morale, player.reputation, column)
    return f"{number(count, 'kickback')} for {player.morale - column} morale"


def discard(s: State, seat: Seat, _: int) -> str:
    return "gain 1 morale" if s.players[seat].morale < TOP_COLUMN else "score 1 point"


def action(_: State, _seat: Seat, card: Card) -> str:
    return texts(ACTIONS[CREW_KIND[card]])


# A visit


def visit(s: State, seat: Seat, location: Location) -> str:
    """The action, and the fewest drones it takes to get there."""
    step = asked(s)
    if not isinstance(step, ChooseLocation):
        return ""
    offered = ChooseFace(seat, step.die, location).options(s, seat)
    costs = [face_cost(word, step.die) for word in offered]
    drones = min(costs, default=0) + toll(s, location)
    price = f"; exhausts {number(drones, 'drone')}" if drones else ""
    if fragile(location) and not any(
        acts(s, seat, location, word, face_cost(word, step.die)) for word in offered
    ):
        return f"only for a satellite, {MISSING[location]}{price}"
    return location_action(s, seat, location, face_of(step.die)) + price


MISSING = {
    SOLAR_SPHERE: "no hex can be paid",
    CREW_STATION: "nobody can be hired",
    FLEET: "no attack can be paid",
}


def acts(s: State, seat: Seat, location: Location, word: Word, cost: int) -> bool:
    """Not only a satellite but the action is within reach with this face."""
    shown = (AS.noun(word) if AS.says(word) else NAVIGATE.noun(word)) + 1
    means = means_there(s, seat, location, cost)
    return finishable(s, seat, Visit(location, shown, False), means, False)


def face_cost(word: Word, die: Die) -> int:
    """SS-VIS-02, SS-CREW-17. The drones for a face, none if the Chief Navigator sets it."""
    return abs(AS.noun(word) + 1 - face_of(die)) if AS.says(word) else 0


def face(s: State, _: int, noun: int) -> str:
    step = asked(s)
    return exhausts(s, step, face_cost(AS.of(noun), step.die)) if isinstance(step, ChooseFace) else ""


def navigate(s: State, seat: Seat, _: int) -> str:
    step, card = asked(s), ready_card(s.players[seat], ON_DEPLOY)
    return (
        f"uses {CREW_NAMES[card]}; {exhausts(s, step, 0)}"
        if isinstance(step, ChooseFace) and card != NO_CARD
        else ""
    )


def exhausts(s: State, step: ChooseFace, steps: int) -> str:
    drones = steps + toll(s, step.location)
    return f"exhausts {number(drones, 'drone') if drones else 'no drone'}"


def launch(s: State, _: int, _noun: int) -> str:
    step = asked(s)
    return f"1 drone; in later visits: {BOOSTED[step.location]}" if isinstance(step, Arrive) else ""


def act(s: State, seat: Seat, _: int) -> str:
    step = asked(s)
    return location_action(s, seat, step.location, s.visit.value) if isinstance(step, Arrive) else ""


# Resources and drones


def take(s: State, seat: Seat, resource: Resource) -> str:
    player = s.players[seat]
    return f"you have {player.stock[resource]}" + ("; your storage is full" if room(player) == 0 else "")


def drop(s: State, _: int, _noun: int) -> str:
    step = asked(s)
    return f"keeps the new {RESOURCES[step.resource]}" if isinstance(step, Overflow) else ""


def leave(s: State, _: int, _noun: int) -> str:
    step = asked(s)
    return f"the new {RESOURCES[step.resource]} is lost" if isinstance(step, Overflow) else ""


def fabricate(s: State, seat: Seat, _: int) -> str:
    reserve = s.players[seat].reserve
    return (
        f"1 of {number(reserve, 'drone')} in reserve"
        if reserve
        else "recall a satellite, the reserve being empty"
    )


def salvage(s: State, seat: Seat, _: int) -> str:
    inactive = s.players[seat].inactive
    return f"up to {min(inactive, KICKBACK_SALVAGE)} of {number(inactive, 'inactive drone')}"


def regenerate(s: State, seat: Seat, drones: int) -> str:
    return f"then {s.players[seat].active + drones} active"


def decommission(s: State, seat: Seat, row: Row) -> str:
    """The bonus of the next space, and whether it fills a column."""
    matrix = s.players[seat].matrix
    column = matrix[row]
    if column >= MATRIX_COLUMNS:
        return ""
    amount = MATRIX_AMOUNTS[row][column]
    kinds = {
        "resource": f"gain any {number(amount, 'resource')}",
        "points": f"score {number(amount, 'point')}",
    }
    bonus = kinds.get(MATRIX_BONUS[row], f"gain {amount} morale")
    fills = all(matrix[other] > column for other in range(len(matrix)) if other != row)
    gained = s.players[seat].auxiliary_gained
    return bonus + (", and your auxiliary die for the full column" if fills and not gained else "")


def recall(_: State, _seat: Seat, location: Location) -> str:
    return f"1 drone; no longer: {BOOSTED[location]}"


# The Sphere


def build(s: State, seat: Seat, card: Hex) -> str:
    """Price, benefits and icon; what the place brings now and at the end."""
    if card not in s.hexes:
        return ""
    position = s.hexes.index(card)
    cost = series([*listed([HEX_ORE[card], HEX_GOLD[card], HEX_CRYSTAL[card]]), "1 drone"])
    brings = [*[benefit(effect) for effect in BENEFITS[card]], FACTIONS[HEX_ICON[card]]]
    own = [s.owners[neighbour] for neighbour in NEIGHBOURS[position]].count(seat)
    place = [f"{SCORING_POINTS[s.scoring][position]} at the end"] + (
        [f"+{own} morale from neighbours"] if own else []
    )
    return f"{cost}: {', '.join(brings)}; {POSITIONS[position]}, {', '.join(place)}"


def benefit(effect: Effect) -> str:
    """`+3 points`, `+1 reputation`, or the effect's text"""
    if isinstance(effect, Score):
        return signed(effect.amount, "point")
    if isinstance(effect, Morale):
        return signed(effect.amount, "morale")
    return signed(effect.amount, "reputation") if isinstance(effect, Reputation) else str(effect.text())


# Crew


def hire(s: State, _: int, card: Card) -> str:
    """Price, points, token, and what the card does."""
    tier, when = CREW_TIER[card], CREW_WHEN[card]
    price = f"{TIER_GOLD[tier]} gold" + (f" and any {TIER_ANY[tier]}" if TIER_ANY[tier] else "")
    token = s.tokens[s.display.index(card)] if card in s.display else 0
    brings = f"+{number(TIER_POINTS[tier], 'point')}" + (f", +{token} morale" if token else "")
    timing = "" if when == ON_TURN else f"{moment(when)}, "
    return f"{price}: {brings}; {timing}{texts(ACTIONS[CREW_KIND[card]])}"


def pay(s: State, seat: Seat, noun: int) -> str:
    stock = s.players[seat].stock
    left = [stock[resource] - PAYMENTS[noun].count(resource) for resource in range(len(stock))]
    return f"you keep {series(listed(left)) or 'nothing'}"


def retire(_: State, _seat: Seat, card: Card) -> str:
    return texts(RETIREMENTS[CREW_KIND[card]])


# The Fleet


def attack(s: State, _: int, ship: Ship) -> str:
    """Resistance, bonuses, icons, and the drones that are there."""
    bonuses = "/".join([str(bonus) for bonus in SHIP_BONUSES[ship]])
    icons = series(
        [*[FACTIONS[icon] for icon in SHIP_ICONS[ship]], *(["reputation"] if SHIP_CORPORATION[ship] else [])]
    )
    sent = forces(s, s.ships.index(ship)) if ship in s.ships else []
    there = ", ".join([f"{plain_side(s, side)} {drones}" for side, drones in sent]) or "no drones there"
    return f"resistance {SHIP_RESISTANCE[ship]}, bonuses {bonuses}, {icons}; {there}"


def plain_side(s: State, side: Side) -> str:
    """A side by its name, for texts without things."""
    return PLAYER_NAMES[side] if side < s.seat_count else side_name(s, side)


def send(s: State, _: int, drones: int) -> str:
    step = asked(s)
    return odds(s, step.slot, drones) if isinstance(step, Send) else ""


def reroll(s: State, _: int, _noun: int) -> str:
    step = asked(s)
    return odds(s, step.slot, 0) if isinstance(step, OfferReroll) else ""


def odds(s: State, slot: Slot, more: int) -> str:
    """SS-BAT-04. In how many of the die's faces the attack would succeed."""
    power, resistance = drones_on(s, slot) + more, SHIP_RESISTANCE[s.ships[slot]]
    good = sum(RESISTANCE_WEIGHTS[: max(0, power - resistance + 1)])
    return f"{power} against {resistance} + roll: succeeds in {good} of {sum(RESISTANCE_WEIGHTS)} rolls"


HINTS: Final[dict[int, Phrase]] = {
    KICKBACK.base: kickback,
    DISCARD.base: discard,
    USE.base: action,
    VISIT.base: visit,
    AS.base: face,
    NAVIGATE.base: navigate,
    LAUNCH: launch,
    ACT: act,
    TAKE.base: take,
    DROP.base: drop,
    LEAVE: leave,
    FABRICATE: fabricate,
    SALVAGE: salvage,
    REGENERATE.base: regenerate,
    DECOMMISSION.base: decommission,
    RECALL.base: recall,
    BUILD.base: build,
    HIRE.base: hire,
    PAY.base: pay,
    RETIRE.base: retire,
    REFRESH.base: action,
    ATTACK.base: attack,
    SEND.base: send,
    REROLL: reroll,
}
"""By the first word of each verb."""
