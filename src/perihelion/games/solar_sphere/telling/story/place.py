"""The log of what is done where dice visit: resources and drones, the Sphere, crew, the Fleet."""

from __future__ import annotations

from perihelion.core.said import Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.solar_sphere.cards.amounts import active_drones, drones, of, points, resources
from perihelion.games.solar_sphere.cards.effects.choice import ChooseBranch
from perihelion.games.solar_sphere.cards.effects.crew import Refresh
from perihelion.games.solar_sphere.cards.effects.effect import texts
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.ids import Card, Position, Row
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_TIER,
    CRYSTAL,
    GOLD,
    HEX_ICON,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    NEIGHBOURS,
    NO_SHIP,
    SCORING_POINTS,
    SHIP_RESISTANCE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
)
from perihelion.games.solar_sphere.numbers import drones_on
from perihelion.games.solar_sphere.place.crew import Hire, Join, PayExtra, Retire
from perihelion.games.solar_sphere.place.drones import Fabricate, Recall, RollAuxiliary, Salvage
from perihelion.games.solar_sphere.place.fleet import Send
from perihelion.games.solar_sphere.place.sphere import Build, Neighbours, cost_of
from perihelion.games.solar_sphere.place.storage import Gain, Overflow
from perihelion.games.solar_sphere.state import ROUNDS
from perihelion.games.solar_sphere.telling.phrases import Moment, factions, gains, held, side_name
from perihelion.games.solar_sphere.telling.story.turn import card_news, effect_news
from perihelion.games.solar_sphere.words import (
    BUILD,
    CHOOSE,
    DECOMMISSION,
    DROP,
    HIRE,
    LEAVE,
    PAY,
    PAYMENTS,
    RECALL,
    REFRESH,
    REGENERATE,
    RETIRE,
    ROLL_AUXILIARY,
    SEND,
)

# Resources and drones


def gain(m: Moment, step: Gain) -> list[Said]:
    """What fits; the rest is told by what the player does about it."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    fitting = after.stock[step.resource] - before.stock[step.resource]
    if fitting == 0:
        return []
    return [Said("{player:seat} gains {what}.", seat=step.seat, what=of(step.resource, fitting))]


def overflow(m: Moment, step: Overflow) -> list[Said]:
    new = of(step.resource, 1)
    if m.word == LEAVE:
        return [Said("{player:seat} leaves {new}, the storage being full.", seat=step.seat, new=new)]
    dropped = of(DROP.noun(m.word), 1)
    return [Said("{player:seat} drops {dropped} to keep {new}.", seat=step.seat, dropped=dropped, new=new)]


def fabricate(m: Moment, step: Fabricate) -> list[Said]:
    player = m.after.players[step.seat]
    made = player.active - m.before.players[step.seat].active
    if made:
        return [
            Said(
                "{player:seat} fabricates {drones}: {active} active, {reserve} in reserve.",
                seat=step.seat,
                drones=drones(made),
                active=player.active,
                reserve=player.reserve,
            )
        ]
    if player.satellites:
        return []
    return [Said("{player:seat} has nothing left to fabricate.", seat=step.seat)]


def recall(m: Moment, step: Recall) -> list[Said]:
    if not RECALL.says(m.word):
        return [Said("{player:seat} leaves the satellites where they are.", seat=step.seat)]
    return [
        Said(
            "{player:seat} recalls the satellite from the {location:place}: {active}.",
            seat=step.seat,
            place=RECALL.noun(m.word),
            active=active_drones(m.after.players[step.seat].active),
        )
    ]


def salvage(m: Moment, step: Salvage) -> list[Said]:
    player = m.after.players[step.seat]
    if REGENERATE.says(m.word):
        return [
            Said(
                "{player:seat} regenerates {drones}: {active} active, {inactive} inactive.",
                seat=step.seat,
                drones=drones(REGENERATE.noun(m.word)),
                active=player.active,
                inactive=player.inactive,
            )
        ]
    if DECOMMISSION.says(m.word):
        return decommission(m, step.seat, DECOMMISSION.noun(m.word))
    return [Said("{player:seat} leaves {drones} inactive.", seat=step.seat, drones=drones(player.inactive))]


def decommission(m: Moment, seat: Seat, row: Row) -> list[Said]:
    """The bonus of the covered space, and a column that is full."""
    column = m.before.players[seat].matrix[row]
    lines = [
        Said(
            "{player:seat} decommissions a drone in the row {row:row}: {bonus}.",
            seat=seat,
            row=row,
            bonus=row_bonus(m, seat, row, MATRIX_AMOUNTS[row][column]),
        )
    ]
    if min(m.after.players[seat].matrix) > column and m.before.players[seat].auxiliary_gained:
        lines.append(
            Said(
                "Column {column} is full, but {player:seat} gained the auxiliary die this round already.",
                column=column + 1,
                seat=seat,
            )
        )
    return lines


def row_bonus(m: Moment, seat: Seat, row: Row, amount: int) -> Said:
    if MATRIX_BONUS[row] == "resource":
        return Said("{resources} of choice", resources=resources(amount))
    return series(gains(m, seat, amount if MATRIX_BONUS[row] == "points" else 0))


def auxiliary(m: Moment, step: RollAuxiliary) -> list[Said]:
    return [
        Said(
            "{player:seat} gains the auxiliary die and rolls {face}, for a later turn of this round.",
            seat=step.seat,
            face=ROLL_AUXILIARY.noun(m.word) + 1,
        )
    ]


# The Sphere


def built(m: Moment, step: Build) -> list[Said]:
    card = BUILD.noun(m.word)
    position = m.after.hexes.index(card)
    news = [
        *factions((HEX_ICON[card],)),
        *effect_news(m, step.seat, BENEFITS[card]),
        end_points(m, position),
    ]
    line = Said(
        "{player:seat} builds {hex:card} on {position:place} for {cost}: {news}.",
        seat=step.seat,
        card=card,
        place=position,
        cost=series([*cost_of(card), drones(1)]),
        news=listed(news),
    )
    return [line, *last_hex(m)]


def end_points(m: Moment, position: Position) -> Said:
    return Said("{points} at the end", points=points(SCORING_POINTS[m.after.scoring][position]))


def last_hex(m: Moment) -> list[Said]:
    """SS-SPH-07."""
    if not m.after.last_hex_built or m.before.last_hex_built:
        return []
    if m.after.round == ROUNDS:
        return [Said("The last hex of the Sphere is built.")]
    return [
        Said("The last hex of the Sphere is built: round {round} is the final round.", round=m.after.round)
    ]


def neighbours(m: Moment, step: Neighbours) -> list[Said]:
    """The morale of those who built next to the new hex."""
    owners = [m.after.owners[neighbour] for neighbour in NEIGHBOURS[step.position]]
    news = [(side, gains(m, side, 0, owners.count(side))) for side in range(m.after.sides)]
    parts = [
        Said("{side} {gained}", side=side_name(m.after, side), gained=listed(gained))
        for side, gained in news
        if gained and side in owners
    ]
    if not parts:
        return []
    return [Said("For hexes next to {position:place}: {news}.", place=step.position, news=clauses(parts))]


# Crew


def hired(m: Moment, step: Hire) -> list[Said]:
    """A tier 1 card is paid now, the others when the rest of their price is chosen."""
    card = HIRE.noun(m.word)
    if TIER_ANY[CREW_TIER[card]]:
        return []
    return [hiring(step.seat, card, of(GOLD, TIER_GOLD[CREW_TIER[card]]))]


def hiring(seat: Seat, card: Card, price: Said) -> Said:
    return Said("{player:seat} hires {crew:card} for {price}.", seat=seat, card=card, price=price)


def paid(m: Moment, step: PayExtra) -> list[Said]:
    """The whole price of a tier 2 or tier 3 card, which is about to join."""
    joining = m.after.agenda[-1] if m.after.agenda else None
    if not isinstance(joining, Join):
        return []
    price = [PAYMENTS[PAY.noun(m.word)].count(resource) for resource in range(3)]
    price[GOLD] += TIER_GOLD[CREW_TIER[joining.card]]
    return [hiring(step.seat, joining.card, series(held(price)))]


def joined(m: Moment, step: Join) -> list[Said]:
    token = m.before.tokens[m.before.display.index(step.card)]
    news = listed(gains(m, step.seat, TIER_POINTS[CREW_TIER[step.card]]))
    if token == 0:
        return [Said("{crew:card} joins {player:seat}: {news}.", card=step.card, seat=step.seat, news=news)]
    return [
        Said(
            "{crew:card} joins {player:seat} with a {token}-token: {news}.",
            card=step.card,
            seat=step.seat,
            token=token,
            news=news,
        )
    ]


def retired(m: Moment, step: Retire) -> list[Said]:
    card = RETIRE.noun(m.word)
    effects = RETIREMENTS[CREW_KIND[card]]
    return [
        Said(
            "{player:seat} retires {crew:card}: {does}.",
            seat=step.seat,
            card=card,
            does=card_news(m, step.seat, texts(effects), effects),
        )
    ]


def branch(m: Moment, step: ChooseBranch) -> list[Said]:
    effects = step.effect.branches[step.effect.words.index(m.word)]
    chosen = Said("{branch:chosen}", chosen=CHOOSE.noun(m.word))
    return [
        Said(
            "{player:seat} chooses to {does}.",
            seat=step.seat,
            does=card_news(m, step.seat, chosen, effects),
        )
    ]


def refreshed(m: Moment, step: Refresh) -> list[Said]:
    return [Said("{player:seat} turns {crew:card} upright again.", seat=step.seat, card=REFRESH.noun(m.word))]


# The Fleet


def sent(m: Moment, step: Send) -> list[Said]:
    """One attack: the crystal, the drones, and how strong it is now."""
    ship = m.after.ships[step.slot]
    assert ship != NO_SHIP, f"slot {step.slot} has no ship"
    return [
        Said(
            "{player:seat} pays {price} and sends {drones} to {ship:ship}: {power} there now against"
            " resistance {resistance}.",
            seat=step.seat,
            price=of(CRYSTAL, 1),
            drones=drones(SEND.noun(m.word)),
            ship=ship,
            power=drones_on(m.after, step.slot),
            resistance=SHIP_RESISTANCE[ship],
        )
    ]
