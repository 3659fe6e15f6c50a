"""The log of the Deploy phase: turns, visits, drones, hexes, crew and attacks."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import number, series
from perihelion.games.solar_sphere.cards.effects.choice import ChooseBranch
from perihelion.games.solar_sphere.cards.effects.crew import Refresh
from perihelion.games.solar_sphere.cards.effects.drones import AuxiliaryDie
from perihelion.games.solar_sphere.cards.effects.effect import Do, Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.effects.tracks import Score, ScorePer
from perihelion.games.solar_sphere.cards.ids import Die, Position, Row
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_TIER,
    FACTIONS,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ICON,
    HEX_ORE,
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
from perihelion.games.solar_sphere.place.sphere import Build, Neighbours
from perihelion.games.solar_sphere.place.storage import Gain, Overflow
from perihelion.games.solar_sphere.state import ROUNDS
from perihelion.games.solar_sphere.telling.phrases import Moment, gains, moved, resources, side_name
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


def turn(m: Moment, step: Turn) -> list[str]:
    """A discarded die, kickbacks or a crew card; a deployed die is told when it lands."""
    player = m.before.players[step.seat]
    if DISCARD.says(m.word):
        news = series(moved(m, step.seat, 0))
        return [f"{{player:{step.seat}}} discards {die_name(DISCARD.noun(m.word))}: {news}."]
    if KICKBACK.says(m.word):
        column = KICKBACK.noun(m.word)
        count = number(kickbacks(player.morale, player.reputation, column), "kickback")
        return [f"{{player:{step.seat}}} moves morale back from {player.morale} to {column} for {count}."]
    return used(m, step.seat)


def die_name(die: Die) -> str:
    return f"the auxiliary {face_of(die)}" if is_auxiliary(die) else f"a {face_of(die)}"


def used(m: Moment, seat: Seat) -> list[str]:
    """A crew card is turned sideways; nothing for any other word."""
    if not USE.says(m.word):
        return []
    kind = CREW_KIND[USE.noun(m.word)]
    outcome = bracketed(effect_news(m, seat, ACTIONS[kind]))
    return [f"{{player:{seat}}} uses {{crew:{USE.noun(m.word)}}}: {texts(ACTIONS[kind])}{outcome}."]


def bracketed(news: list[str]) -> str:
    return f" ({series(news)})" if news else ""


def effect_news(m: Moment, seat: Seat, effects: list[Effect]) -> list[str]:
    """What the effects of a card moved at once; what they planned is told when it is done."""
    before, after = m.before.players[seat], m.after.players[seat]
    scores = any(isinstance(effect, Score | ScorePer) for effect in effects)
    news = gains(m, seat, after.score - before.score if scores else 0)
    if before.auxiliary_gained and any(isinstance(effect, AuxiliaryDie) for effect in effects):
        news.append("lost, because it was gained this round already")
    return news


def effect(m: Moment, step: Do) -> list[str]:
    """One of several effects of a card."""
    news = effect_news(m, step.seat, [step.effect])
    return [f"{{player:{step.seat}}}: {series(news)}."] if news else []


# A visit


def die_lands(m: Moment, step: ChooseFace) -> list[str]:
    """Everything about a deployment in one sentence."""
    shown, face = face_of(step.die), m.after.visit.value
    sent = f"{{player:{step.seat}}} sends {die_name(step.die)} to the {{location:{step.location}}}"
    parts = [sent + (f" as a {face}" if face != shown else ""), *changed_by(m, step)]
    occupied = toll(m.before, step.location)
    exhausted = m.before.players[step.seat].active - m.after.players[step.seat].active - occupied
    if exhausted:
        price = "exhausting " + number(exhausted, "drone")
        parts.append(f"{price} and 1 more because it is occupied" if occupied else price)
    elif occupied:
        parts.append("exhausting 1 drone because it is occupied")
    return [", ".join(parts) + "."]


def changed_by(m: Moment, step: ChooseFace) -> list[str]:
    """SS-CREW-17. The Chief Navigator, if it set the die."""
    if not NAVIGATE.says(m.word):
        return []
    return [f"set by {{crew:{ready_card(m.before.players[step.seat], ON_DEPLOY)}}}"]


def arrived(m: Moment, step: Arrive) -> list[str]:
    """A satellite, a boost or a crew card; the action itself is told by what it brings."""
    player = m.before.players[step.seat]
    if m.word == LAUNCH:
        left = number(player.active - 1, "active drone")
        return [
            f"{{player:{step.seat}}} launches a satellite at the {{location:{step.location}}}, keeping"
            f" {left}."
        ]
    if m.word != ACT:
        return used(m, step.seat)
    lines = (
        [f"{{player:{step.seat}}}'s satellite boosts the {{location:{step.location}}}."]
        if boosted(player, step.location)
        else []
    )
    if step.location == SALVAGE_SHIP and player.inactive == 0:
        lines.append(f"{{player:{step.seat}}} has no inactive drone to salvage.")
    return lines


def last_window(m: Moment, step: LastWindow) -> list[str]:
    return used(m, step.seat)


# Resources and drones


def gain(m: Moment, step: Gain) -> list[str]:
    """What fits; the rest is told by what the player does about it."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    fitting = after.stock[step.resource] - before.stock[step.resource]
    return [f"{{player:{step.seat}}} gains {fitting} {{resource:{step.resource}}}."] if fitting else []


def overflow(m: Moment, step: Overflow) -> list[str]:
    if m.word == LEAVE:
        return [f"{{player:{step.seat}}} leaves 1 {{resource:{step.resource}}}, the storage being full."]
    return [
        f"{{player:{step.seat}}} drops 1 {{resource:{DROP.noun(m.word)}}} to keep 1"
        f" {{resource:{step.resource}}}."
    ]


def fabricate(m: Moment, step: Fabricate) -> list[str]:
    player = m.after.players[step.seat]
    made = player.active - m.before.players[step.seat].active
    if made:
        left = f"{player.active} active, {player.reserve} in reserve"
        return [f"{{player:{step.seat}}} fabricates {number(made, 'drone')}: {left}."]
    return [] if player.satellites else [f"{{player:{step.seat}}} has nothing left to fabricate."]


def recall(m: Moment, step: Recall) -> list[str]:
    if not RECALL.says(m.word):
        return [f"{{player:{step.seat}}} leaves the satellites where they are."]
    active = number(m.after.players[step.seat].active, "active drone")
    return [
        f"{{player:{step.seat}}} recalls the satellite from the {{location:{RECALL.noun(m.word)}}}: {active}."
    ]


def salvage(m: Moment, step: Salvage) -> list[str]:
    player = m.after.players[step.seat]
    if REGENERATE.says(m.word):
        drones = number(REGENERATE.noun(m.word), "drone")
        return [
            f"{{player:{step.seat}}} regenerates {drones}: {player.active} active, {player.inactive}"
            " inactive."
        ]
    if DECOMMISSION.says(m.word):
        return decommission(m, step.seat, DECOMMISSION.noun(m.word))
    return [f"{{player:{step.seat}}} leaves {number(player.inactive, 'drone')} inactive."]


def decommission(m: Moment, seat: Seat, row: Row) -> list[str]:
    """The bonus of the covered space, and a column that is full."""
    column = m.before.players[seat].matrix[row]
    amount = MATRIX_AMOUNTS[row][column]
    if MATRIX_BONUS[row] == "resource":
        bonus = number(amount, "resource") + " of choice"
    else:
        bonus = series(gains(m, seat, amount if MATRIX_BONUS[row] == "points" else 0))
    lines = [f"{{player:{seat}}} decommissions a drone in the row {{row:{row}}}: {bonus}."]
    if min(m.after.players[seat].matrix) > column and m.before.players[seat].auxiliary_gained:
        lines.append(
            f"Column {column + 1} is full, but {{player:{seat}}} gained the auxiliary die this round already."
        )
    return lines


def auxiliary(m: Moment, step: RollAuxiliary) -> list[str]:
    face = ROLL_AUXILIARY.noun(m.word) + 1
    return [
        f"{{player:{step.seat}}} gains the auxiliary die and rolls {face}, for a later turn of this round."
    ]


# The Sphere


def built(m: Moment, step: Build) -> list[str]:
    card = BUILD.noun(m.word)
    position = m.after.hexes.index(card)
    cost = series([*resources([HEX_ORE[card], HEX_GOLD[card], HEX_CRYSTAL[card]]), "1 drone"])
    news = [FACTIONS[HEX_ICON[card]], *effect_news(m, step.seat, BENEFITS[card]), end_points(m, position)]
    lines = [
        f"{{player:{step.seat}}} builds {{hex:{card}}} on {{position:{position}}} for {cost}:"
        f" {', '.join(news)}."
    ]
    return lines + last_hex(m)


def end_points(m: Moment, position: Position) -> str:
    return number(SCORING_POINTS[m.after.scoring][position], "point") + " at the end"


def last_hex(m: Moment) -> list[str]:
    """SS-SPH-07."""
    if not m.after.last_hex_built or m.before.last_hex_built:
        return []
    final = f": round {m.after.round} is the final round" if m.after.round < ROUNDS else ""
    return [f"The last hex of the Sphere is built{final}."]


def neighbours(m: Moment, step: Neighbours) -> list[str]:
    """The morale of those who built next to the new hex."""
    owners = [m.after.owners[neighbour] for neighbour in NEIGHBOURS[step.position]]
    news = [(side, gains(m, side, 0, owners.count(side))) for side in range(m.after.sides)]
    parts = [
        f"{side_name(m.after, side)} {', '.join(gained)}"
        for side, gained in news
        if gained and side in owners
    ]
    return [f"For hexes next to {{position:{step.position}}}: {'; '.join(parts)}."] if parts else []


# Crew


def hired(m: Moment, step: Hire) -> list[str]:
    """A tier 1 card is paid now, the others when the rest of their price is chosen."""
    card = HIRE.noun(m.word)
    if TIER_ANY[CREW_TIER[card]]:
        return []
    return [f"{{player:{step.seat}}} hires {{crew:{card}}} for {TIER_GOLD[CREW_TIER[card]]} {{resource:1}}."]


def paid(m: Moment, step: PayExtra) -> list[str]:
    """The whole price of a tier 2 or tier 3 card, which is about to join."""
    joining = m.after.agenda[-1] if m.after.agenda else None
    if not isinstance(joining, Join):
        return []
    amounts = [PAYMENTS[PAY.noun(m.word)].count(resource) for resource in range(3)]
    amounts[1] += TIER_GOLD[CREW_TIER[joining.card]]
    return [f"{{player:{step.seat}}} hires {{crew:{joining.card}}} for {series(resources(amounts))}."]


def joined(m: Moment, step: Join) -> list[str]:
    token = m.before.tokens[m.before.display.index(step.card)]
    news = gains(m, step.seat, TIER_POINTS[CREW_TIER[step.card]])
    taken = f" with a {token}-token" if token else ""
    return [f"{{crew:{step.card}}} joins {{player:{step.seat}}}{taken}: {', '.join(news)}."]


def retired(m: Moment, step: Retire) -> list[str]:
    card = RETIRE.noun(m.word)
    outcome = bracketed(effect_news(m, step.seat, RETIREMENTS[CREW_KIND[card]]))
    return [
        f"{{player:{step.seat}}} retires {{crew:{card}}}: {texts(RETIREMENTS[CREW_KIND[card]])}{outcome}."
    ]


def branch(m: Moment, step: ChooseBranch) -> list[str]:
    effects = step.effect.branches[step.effect.words.index(m.word)]
    return [
        f"{{player:{step.seat}}} chooses to"
        f" {{branch:{CHOOSE.noun(m.word)}}}{bracketed(effect_news(m, step.seat, effects))}."
    ]


def refreshed(m: Moment, step: Refresh) -> list[str]:
    return [f"{{player:{step.seat}}} turns {{crew:{REFRESH.noun(m.word)}}} upright again."]


# The Fleet


def sent(m: Moment, step: Send) -> list[str]:
    """One attack: the crystal, the drones, and how strong it is now."""
    ship, drones = m.after.ships[step.slot], number(SEND.noun(m.word), "drone")
    assert ship != NO_SHIP, f"slot {step.slot} has no ship"
    power = f"{drones_on(m.after, step.slot)} there now against resistance {SHIP_RESISTANCE[ship]}"
    return [f"{{player:{step.seat}}} pays 1 {{resource:2}} and sends {drones} to {{ship:{ship}}}: {power}."]
