"""The log of the Deploy phase: turns, visits, drones, hexes, crew and attacks."""

from __future__ import annotations

from perihelion.core.said import Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.amounts import active_drones, drones, of, points, resources
from perihelion.games.solar_sphere.cards.effects.choice import ChooseBranch
from perihelion.games.solar_sphere.cards.effects.crew import Refresh
from perihelion.games.solar_sphere.cards.effects.drones import AuxiliaryDie
from perihelion.games.solar_sphere.cards.effects.effect import Do, Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.effects.tracks import Score, ScorePer
from perihelion.games.solar_sphere.cards.ids import Card, Die, Position, Row
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
    ON_DEPLOY,
    SALVAGE_SHIP,
    SCORING_POINTS,
    SHIP_RESISTANCE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
)
from perihelion.games.solar_sphere.deploy.turn import Turn
from perihelion.games.solar_sphere.deploy.visit import Arrive, ChooseFace, LastWindow
from perihelion.games.solar_sphere.numbers import boosted, drones_on, kickbacks, ready_card, toll
from perihelion.games.solar_sphere.place.crew import Hire, Join, PayExtra, Retire
from perihelion.games.solar_sphere.place.drones import Fabricate, Recall, RollAuxiliary, Salvage
from perihelion.games.solar_sphere.place.fleet import Send
from perihelion.games.solar_sphere.place.sphere import Build, Neighbours, cost_of
from perihelion.games.solar_sphere.place.storage import Gain, Overflow
from perihelion.games.solar_sphere.state import ROUNDS
from perihelion.games.solar_sphere.telling.phrases import Moment, factions, gains, held, moved, side_name
from perihelion.games.solar_sphere.words import (
    ACT,
    BUILD,
    CHOOSE,
    DECOMMISSION,
    DISCARD,
    DROP,
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
    RETIRE,
    ROLL_AUXILIARY,
    SEND,
    USE,
    face_of,
    is_auxiliary,
)

# A turn


def turn(m: Moment, step: Turn) -> list[Said]:
    """A discarded die, kickbacks or a crew card; a deployed die is told when it lands."""
    player = m.before.players[step.seat]
    if DISCARD.says(m.word):
        return [
            Said(
                "{player:seat} discards {die}: {news}.",
                seat=step.seat,
                die=die_name(DISCARD.noun(m.word)),
                news=series(moved(m, step.seat, 0)),
            )
        ]
    if KICKBACK.says(m.word):
        column = KICKBACK.noun(m.word)
        return [
            Said(
                "{player:seat} moves morale back from {old} to {new} for {kickbacks}.",
                seat=step.seat,
                old=player.morale,
                new=column,
                kickbacks=amounts.kickbacks(kickbacks(player.morale, player.reputation, column)),
            )
        ]
    return used(m, step.seat)


def die_name(die: Die) -> Said:
    if is_auxiliary(die):
        return Said("the auxiliary {face}", face=face_of(die))
    return Said("a {face}", face=face_of(die))


def used(m: Moment, seat: Seat) -> list[Said]:
    """A crew card is turned sideways; nothing for any other word."""
    if not USE.says(m.word):
        return []
    card = USE.noun(m.word)
    return [
        Said(
            "{player:seat} uses {crew:card}: {does}.",
            seat=seat,
            card=card,
            does=card_news(m, seat, texts(ACTIONS[CREW_KIND[card]]), ACTIONS[CREW_KIND[card]]),
        )
    ]


def card_news(m: Moment, seat: Seat, does: Said, effects: list[Effect]) -> Said:
    """What a card does, and what it moved at once."""
    news = effect_news(m, seat, effects)
    return Said("{does} ({news})", does=does, news=series(news)) if news else does


def effect_news(m: Moment, seat: Seat, effects: list[Effect]) -> list[Said]:
    """What the effects of a card moved at once; what they planned is told when it is done."""
    before, after = m.before.players[seat], m.after.players[seat]
    scores = any(isinstance(effect, Score | ScorePer) for effect in effects)
    news = gains(m, seat, after.score - before.score if scores else 0)
    if before.auxiliary_gained and any(isinstance(effect, AuxiliaryDie) for effect in effects):
        news.append(Said("lost, because it was gained this round already"))
    return news


def effect(m: Moment, step: Do) -> list[Said]:
    """One of several effects of a card."""
    news = effect_news(m, step.seat, [step.effect])
    return [Said("{player:seat}: {news}.", seat=step.seat, news=series(news))] if news else []


# A visit


def die_lands(m: Moment, step: ChooseFace) -> list[Said]:
    """Everything about a deployment in one sentence."""
    parts = [sent_to(m, step), *changed_by(m, step), *exhausted_for(m, step)]
    return [Said("{deployed}.", deployed=listed(parts))]


def sent_to(m: Moment, step: ChooseFace) -> Said:
    shown, face = face_of(step.die), m.after.visit.value
    sent = Said(
        "{player:seat} sends {die} to the {location:place}",
        seat=step.seat,
        die=die_name(step.die),
        place=step.location,
    )
    return Said("{sent} as a {face}", sent=sent, face=face) if face != shown else sent


def changed_by(m: Moment, step: ChooseFace) -> list[Said]:
    """SS-CREW-17. The Chief Navigator, if it set the die."""
    if not NAVIGATE.says(m.word):
        return []
    return [Said("set by {crew:card}", card=ready_card(m.before.players[step.seat], ON_DEPLOY))]


def exhausted_for(m: Moment, step: ChooseFace) -> list[Said]:
    """What the face and an occupied Location cost."""
    occupied = toll(m.before, step.location)
    exhausted = m.before.players[step.seat].active - m.after.players[step.seat].active - occupied
    if exhausted == 0:
        return [Said("exhausting 1 drone because it is occupied")] if occupied else []
    price = Said("exhausting {drones}", drones=drones(exhausted))
    return [Said("{price} and 1 more because it is occupied", price=price) if occupied else price]


def arrived(m: Moment, step: Arrive) -> list[Said]:
    """A satellite, a boost or a crew card; the action itself is told by what it brings."""
    player = m.before.players[step.seat]
    if m.word == LAUNCH:
        return [
            Said(
                "{player:seat} launches a satellite at the {location:place}, keeping {left}.",
                seat=step.seat,
                place=step.location,
                left=active_drones(player.active - 1),
            )
        ]
    if m.word != ACT:
        return used(m, step.seat)
    lines: list[Said] = []
    if boosted(player, step.location):
        boost = Said(
            "{player:seat}'s satellite boosts the {location:place}.", seat=step.seat, place=step.location
        )
        lines.append(boost)
    if step.location == SALVAGE_SHIP and player.inactive == 0:
        lines.append(Said("{player:seat} has no inactive drone to salvage.", seat=step.seat))
    return lines


def last_window(m: Moment, step: LastWindow) -> list[Said]:
    return used(m, step.seat)


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
