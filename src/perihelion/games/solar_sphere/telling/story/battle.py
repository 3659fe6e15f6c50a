"""The log of the Battle phase: who commands, what is rolled, who scores, claims and loses."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.solar_sphere.cards.amounts import drones
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
from perihelion.games.solar_sphere.telling.owned import amounts
from perihelion.games.solar_sphere.telling.phrases import Moment, factions, gains, shares, side_name
from perihelion.games.solar_sphere.words import REROLL, RESIST

RANKS: Final = (Said("1st"), Said("2nd"), Said("3rd"), Said("4th"), Said("5th"))


def rolled(m: Moment, step: RollResistance) -> list[Said]:
    """Drones against resistance and roll."""
    ship = m.before.ships[step.slot]
    return [
        Said(
            "{Leader} commands against {ship:ship}: {attackers} against resistance {resistance} + {roll}.",
            leader=side_name(m.before, commander(m.before, step.slot)),
            ship=ship,
            attackers=attackers(m.before, step.slot),
            resistance=SHIP_RESISTANCE[ship],
            roll=RESIST.noun(m.word),
        )
    ]


def attackers(s: State, slot: Slot) -> Said:
    """`5 drones (red 2, the Corporation 1, black 2)`"""
    sent, all_drones = shares(s, slot), drones(drones_on(s, slot))
    return (
        Said("{drones} ({shares})", drones=all_drones, shares=listed(sent)) if len(sent) > 1 else all_drones
    )


def reroll(m: Moment, step: OfferReroll) -> list[Said]:
    if m.word != REROLL:
        return [Said("{player:seat} declines to reroll.", seat=step.seat)]
    card = ready_card(m.before.players[step.seat], ON_BATTLE_FAIL)
    return [Said("{player:seat} uses {crew:card} to reroll.", seat=step.seat, card=card)]


def victory(m: Moment, step: Victory) -> list[Said | Sentence]:
    """Bonuses by rank; the Commander claims the card."""
    ship, ranked = m.before.ships[step.slot], ranking(m.before, step.slot)
    parts = [rank_news(m, ship, ranked, rank) for rank in range(len(ranked))]
    told = Said("{ship:ship} is defeated: {news}.", ship=ship, news=clauses(parts))
    won = [
        News("won", side, Said("{ship:ship} is defeated: {news}.", ship=ship, news=part), amounts(m, side))
        for side, part in zip(ranked, parts, strict=True)
        if side != CORPORATION
    ]
    return [Sentence(told, news=tuple(won)), *discarded(m)]


def rank_news(m: Moment, ship: Ship, ranked: list[int], rank: int) -> Said:
    """What one attacker gets out of a success."""
    side = ranked[rank]
    if side == CORPORATION:
        if rank == 0:
            return Said("the Corporation ranks {rank}, so nobody claims it", rank=RANKS[rank])
        return Said("the Corporation ranks {rank}", rank=RANKS[rank])
    reputation = int(rank == 0 and SHIP_CORPORATION[ship])
    name = side_name(m.after, side)
    news = listed(gains(m, side, SHIP_BONUSES[ship][min(rank, 2)], 1, reputation))
    if rank > 0:
        return Said("{side} {news}", side=name, news=news)
    icons = series(factions(SHIP_ICONS[ship]))
    return Said("{side} {news} and claims it ({icons})", side=name, news=news, icons=icons)


def discarded(m: Moment) -> list[Said]:
    """SS-SOLO-38. What the success cost DRANDA."""
    before, after = m.before.dranda, m.after.dranda
    if before is None or after is None or after.removed == before.removed:
        return []
    return [
        Said(
            "{opponent:0} discards {drones} of those it sent.", drones=drones(after.removed - before.removed)
        )
    ]


def ship_wins(m: Moment, step: ShipWins) -> list[Said | Sentence]:
    """The top row moves down; from the bottom row, or in the final round, all players lose morale."""
    ship = m.before.ships[step.slot]
    attacked = drones_on(m.before, step.slot) > 0
    if step.slot < BOTTOM_LEFT and not final_round(m.before):
        if attacked:
            return [
                Said("{ship:ship} withstands the attack and moves down with a Corporation drone.", ship=ship)
            ]
        return [Said("{ship:ship} is not attacked and moves down with a Corporation drone.", ship=ship)]
    losses = [
        Said("{player:seat} {loss}", seat=seat, loss=loss(m, seat)) for seat in range(m.after.seat_count)
    ]
    news = clauses([*losses, claimed(m, step.slot, ship)])
    short = [
        News("lost", seat, Said("{ship:ship} wins: {news}.", ship=ship, news=part), amounts(m, seat))
        for seat, part in enumerate(losses)
    ]
    if attacked:
        return [Sentence(Said("{ship:ship} wins: {news}.", ship=ship, news=news), news=tuple(short))]
    told = Said("{ship:ship} is not attacked and wins: {news}.", ship=ship, news=news)
    return [Sentence(told, news=tuple(short))]


def loss(m: Moment, seat: Seat) -> Said:
    """A defeat costs 1 morale or 2 points; a Commander may win a reputation by the card."""
    return listed(gains(m, seat, 0)) or Said("neither loses nor gains")


def claimed(m: Moment, slot: Slot, ship: Ship) -> Said:
    """SS-BAT-13, SS-BAT-16. Who takes the card of a ship that has won."""
    side = commander(m.before, slot)
    if side in (NOBODY, CORPORATION):
        return Said("nobody claims it")
    news = [series(factions(SHIP_ICONS[ship]))]
    if m.after.driven(side):
        news += gains(m, side, 0, 0, int(SHIP_CORPORATION[ship]))
    return Said("{side} still claims it ({news})", side=side_name(m.after, side), news=listed(news))
