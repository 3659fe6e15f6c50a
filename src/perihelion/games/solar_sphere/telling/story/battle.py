"""The log of the Battle phase: who commands, what is rolled, who scores, claims and loses."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import capital, number
from perihelion.games.solar_sphere.cards.ids import Ship, Slot
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    CORPORATION,
    NOBODY,
    ON_BATTLE_FAIL,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_RESISTANCE,
)
from perihelion.games.solar_sphere.numbers import commander, drones_on, final_round, ranking, ready_card
from perihelion.games.solar_sphere.phases.battle import OfferReroll, RollResistance, ShipWins, Victory
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.telling.phrases import Moment, factions, forces, gains, side_name
from perihelion.games.solar_sphere.words import REROLL, RESIST

RANKS: Final = ("1st", "2nd", "3rd", "4th", "5th")


def rolled(m: Moment, step: RollResistance) -> list[str]:
    """Drones against resistance and roll."""
    ship = m.before.ships[step.slot]
    leader = capital(side_name(m.before, commander(m.before, step.slot)))
    strength = f"resistance {SHIP_RESISTANCE[ship]} + {RESIST.noun(m.word)}"
    return [
        f"{leader} commands against {{ship:{ship}}}: {attackers(m.before, step.slot)} against {strength}."
    ]


def attackers(s: State, slot: Slot) -> str:
    """`5 drones (red 2, the Corporation 1, black 2)`"""
    sent = forces(s, slot)
    shares = [f"{side_name(s, side)} {drones}" for side, drones in sent]
    return number(drones_on(s, slot), "drone") + (f" ({', '.join(shares)})" if len(sent) > 1 else "")


def reroll(m: Moment, step: OfferReroll) -> list[str]:
    if m.word != REROLL:
        return [f"{{player:{step.seat}}} declines to reroll."]
    return [
        f"{{player:{step.seat}}} uses {{crew:{ready_card(m.before.players[step.seat], ON_BATTLE_FAIL)}}} to"
        " reroll."
    ]


def victory(m: Moment, step: Victory) -> list[str]:
    """Bonuses by rank; the Commander claims the card."""
    ship, ranked = m.before.ships[step.slot], ranking(m.before, step.slot)
    parts = [rank_news(m, ship, ranked, rank) for rank in range(len(ranked))]
    lines = [f"{{ship:{ship}}} is defeated: {'; '.join(parts)}."]
    return lines + discarded(m)


def rank_news(m: Moment, ship: Ship, ranked: list[int], rank: int) -> str:
    """What one attacker gets out of a success."""
    side = ranked[rank]
    if side == CORPORATION:
        return f"the Corporation ranks {RANKS[rank]}" + (", so nobody claims it" if rank == 0 else "")
    reputation = int(rank == 0 and SHIP_CORPORATION[ship])
    news = ", ".join(gains(m, side, SHIP_BONUSES[ship][min(rank, 2)], 1, reputation))
    return f"{side_name(m.after, side)} {news}" + (
        f" and claims it ({factions(SHIP_ICONS[ship])})" if rank == 0 else ""
    )


def discarded(m: Moment) -> list[str]:
    """SS-SOLO-38. What the success cost DRANDA."""
    before, after = m.before.dranda, m.after.dranda
    if before is None or after is None or after.removed == before.removed:
        return []
    return [f"DRANDA discards {number(after.removed - before.removed, 'drone')} of those it sent."]


def ship_wins(m: Moment, step: ShipWins) -> list[str]:
    """The top row moves down; from the bottom row, or in the final round, all players lose morale."""
    ship = m.before.ships[step.slot]
    attacked = drones_on(m.before, step.slot) > 0
    if step.slot < BOTTOM_LEFT and not final_round(m.before):
        verb = "withstands the attack and" if attacked else "is not attacked and"
        return [f"{{ship:{ship}}} {verb} moves down with a Corporation drone."]
    verb = "wins" if attacked else "is not attacked and wins"
    parts = [f"{{player:{seat}}} {loss(m, seat)}" for seat in range(m.after.seat_count)]
    return [f"{{ship:{ship}}} {verb}: {'; '.join([*parts, claimed(m, step.slot, ship)])}."]


def loss(m: Moment, seat: Seat) -> str:
    """A defeat costs 1 morale or 2 points; a Commander may win a reputation by the card."""
    return ", ".join(gains(m, seat, 0)) or "neither loses nor gains"


def claimed(m: Moment, slot: Slot, ship: Ship) -> str:
    """SS-BAT-13, SS-BAT-16. Who takes the card of a ship that has won."""
    side = commander(m.before, slot)
    if side in (NOBODY, CORPORATION):
        return "nobody claims it"
    news = [factions(SHIP_ICONS[ship])]
    if side >= m.after.seat_count:
        news += gains(m, side, 0, 0, int(SHIP_CORPORATION[ship]))
    return f"{side_name(m.after, side)} still claims it ({', '.join(news)})"
