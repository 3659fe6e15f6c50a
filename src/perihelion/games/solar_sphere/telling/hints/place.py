"""Beside the words at a place: resources and drones, the Sphere, crew, the Fleet."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.solar_sphere.cards.amounts import (
    change,
    drones,
    inactive_drones,
    morale,
    of,
    points,
    reputation,
    resources,
)
from perihelion.games.solar_sphere.cards.effects.effect import Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.ids import (
    Card,
    Hex,
    Location,
    Position,
    Resource,
    Row,
    Ship,
    Slot,
    Tier,
)
from perihelion.games.solar_sphere.cards.locations import BOOSTED
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_TIER,
    CREW_WHEN,
    GOLD,
    HEX_ICON,
    KICKBACK_SALVAGE,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    MATRIX_COLUMNS,
    NEIGHBOURS,
    ON_TURN,
    RESISTANCE_WEIGHTS,
    SCORING_POINTS,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_RESISTANCE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
)
from perihelion.games.solar_sphere.numbers import drones_on, room
from perihelion.games.solar_sphere.phases.battle import OfferReroll
from perihelion.games.solar_sphere.place.crew import moment
from perihelion.games.solar_sphere.place.fleet import Send
from perihelion.games.solar_sphere.place.sphere import cost_of
from perihelion.games.solar_sphere.place.storage import Overflow
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.telling.phrases import (
    factions,
    held,
    shares,
    ship_bonuses,
)
from perihelion.games.solar_sphere.words import (
    PAYMENTS,
)

# Resources and drones


def take(s: State, seat: Seat, resource: Resource) -> Said:
    player = s.players[seat]
    if room(player) == 0:
        return Said("you have {n}; your storage is full", n=player.stock[resource])
    return Said("you have {n}", n=player.stock[resource])


def drop(s: State, _: int, _noun: int) -> Said:
    step = asked(s)
    if not isinstance(step, Overflow):
        return NOTHING_SAID
    return Said("keeps the new {resource:new}", new=step.resource)


def leave(s: State, _: int, _noun: int) -> Said:
    step = asked(s)
    if not isinstance(step, Overflow):
        return NOTHING_SAID
    return Said("the new {resource:new} is lost", new=step.resource)


def fabricate(s: State, seat: Seat, _: int) -> Said:
    reserve = s.players[seat].reserve
    if reserve == 0:
        return Said("recall a satellite, the reserve being empty")
    return Said("1 of {drones} in reserve", drones=drones(reserve))


def salvage(s: State, seat: Seat, _: int) -> Said:
    inactive = s.players[seat].inactive
    most = min(inactive, KICKBACK_SALVAGE)
    return Said("up to {most} of {drones}", most=most, drones=inactive_drones(inactive))


def regenerate(s: State, seat: Seat, drones: int) -> Said:
    return Said("then {n} active", n=s.players[seat].active + drones)


def decommission(s: State, seat: Seat, row: Row) -> Said:
    """The bonus of the next space, and whether it fills a column."""
    matrix = s.players[seat].matrix
    column = matrix[row]
    if column >= MATRIX_COLUMNS:
        return NOTHING_SAID
    bonus = row_bonus(row, MATRIX_AMOUNTS[row][column])
    fills = all(matrix[other] > column for other in range(len(matrix)) if other != row)
    if fills and not s.players[seat].auxiliary_gained:
        return Said("{bonus}, and your auxiliary die for the full column", bonus=bonus)
    return bonus


def row_bonus(row: Row, amount: int) -> Said:
    if MATRIX_BONUS[row] == "resource":
        return Said("gain any {resources}", resources=resources(amount))
    if MATRIX_BONUS[row] == "points":
        return Said("score {points}", points=points(amount))
    return Said("gain {morale}", morale=morale(amount))


def recall(_: State, _seat: Seat, location: Location) -> Said:
    return Said("1 drone; no longer: {boosted}", boosted=BOOSTED[location])


# The Sphere


def build(s: State, seat: Seat, card: Hex) -> Said:
    """Price, benefits and icon; what the place brings now and at the end."""
    if card not in s.hexes:
        return NOTHING_SAID
    position = s.hexes.index(card)
    brings = [*[benefit(effect) for effect in BENEFITS[card]], *factions((HEX_ICON[card],))]
    return Said(
        "{cost}: {brings}; {position:place}, {worth}",
        cost=series([*cost_of(card), drones(1)]),
        brings=listed(brings),
        place=position,
        worth=place_worth(s, seat, position),
    )


def place_worth(s: State, seat: Seat, position: Position) -> Said:
    at_the_end = Said("{n} at the end", n=SCORING_POINTS[s.scoring][position])
    own = [s.owners[neighbour] for neighbour in NEIGHBOURS[position]].count(seat)
    if own == 0:
        return at_the_end
    return Said("{end}, +{morale} from neighbours", end=at_the_end, morale=morale(own))


def benefit(effect: Effect) -> Said:
    """`+3 points`, `+1 reputation`, or the effect's text"""
    if isinstance(effect, Score):
        return change(effect.amount)
    if isinstance(effect, Morale):
        return Said("+{morale}", morale=morale(effect.amount))
    if isinstance(effect, Reputation):
        return Said("+{reputation}", reputation=reputation(effect.amount))
    return effect.text()


# Crew


def hire(s: State, _: int, card: Card) -> Said:
    """Price, points, token, and what the card does."""
    tier, when = CREW_TIER[card], CREW_WHEN[card]
    token = s.tokens[s.display.index(card)] if card in s.display else 0
    brings = [change(TIER_POINTS[tier]), *([Said("+{morale}", morale=morale(token))] if token else [])]
    does = texts(ACTIONS[CREW_KIND[card]])
    if when != ON_TURN:
        does = Said("{moment}, {does}", moment=moment(when), does=does)
    return Said("{price}: {brings}; {does}", price=price(tier), brings=listed(brings), does=does)


def price(tier: Tier) -> Said:
    gold = of(GOLD, TIER_GOLD[tier])
    return Said("{gold} and any {n}", gold=gold, n=TIER_ANY[tier]) if TIER_ANY[tier] else gold


def pay(s: State, seat: Seat, noun: int) -> Said:
    stock = s.players[seat].stock
    left = [stock[resource] - PAYMENTS[noun].count(resource) for resource in range(len(stock))]
    return Said("you keep {left}", left=series(held(left)) or Said("nothing"))


def retire(_: State, _seat: Seat, card: Card) -> Said:
    return texts(RETIREMENTS[CREW_KIND[card]])


# The Fleet


def attack(s: State, _: int, ship: Ship) -> Said:
    """Resistance, bonuses, icons, and the drones that are there."""
    icons = factions(SHIP_ICONS[ship]) + ([Said("reputation")] if SHIP_CORPORATION[ship] else [])
    there = shares(s, s.ships.index(ship)) if ship in s.ships else []
    return Said(
        "resistance {resistance}, bonuses {bonuses}, {icons}; {there}",
        resistance=SHIP_RESISTANCE[ship],
        bonuses=ship_bonuses(ship),
        icons=series(icons),
        there=listed(there) or Said("no drones there"),
    )


def send(s: State, _: int, drones: int) -> Said:
    step = asked(s)
    return odds(s, step.slot, drones) if isinstance(step, Send) else NOTHING_SAID


def reroll(s: State, _: int, _noun: int) -> Said:
    step = asked(s)
    return odds(s, step.slot, 0) if isinstance(step, OfferReroll) else NOTHING_SAID


def odds(s: State, slot: Slot, more: int) -> Said:
    """SS-BAT-04. In how many of the die's faces the attack would succeed."""
    power, resistance = drones_on(s, slot) + more, SHIP_RESISTANCE[s.ships[slot]]
    return Said(
        "{power} against {resistance} + roll: succeeds in {good} of {all} rolls",
        power=power,
        resistance=resistance,
        good=sum(RESISTANCE_WEIGHTS[: max(0, power - resistance + 1)]),
        all=sum(RESISTANCE_WEIGHTS),
    )
