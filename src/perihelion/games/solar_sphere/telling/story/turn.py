"""The log of the Deploy phase: turns and visits; `place.py` has what the dice do there."""

from __future__ import annotations

from perihelion.core.said import Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.amounts import active_drones, drones
from perihelion.games.solar_sphere.cards.effects.drones import AuxiliaryDie
from perihelion.games.solar_sphere.cards.effects.effect import Do, Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS
from perihelion.games.solar_sphere.cards.effects.tracks import Score, ScorePer
from perihelion.games.solar_sphere.cards.ids import Die
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    ON_DEPLOY,
    SALVAGE_SHIP,
)
from perihelion.games.solar_sphere.deploy.turn import Turn
from perihelion.games.solar_sphere.deploy.visit import Arrive, ChooseFace, LastWindow
from perihelion.games.solar_sphere.numbers import boosted, kickbacks, ready_card, toll
from perihelion.games.solar_sphere.telling.phrases import Moment, gains, moved
from perihelion.games.solar_sphere.words import (
    ACT,
    DISCARD,
    KICKBACK,
    LAUNCH,
    NAVIGATE,
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
