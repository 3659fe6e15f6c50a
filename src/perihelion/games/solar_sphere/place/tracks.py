"""Chapter "Reputation, morale, scoring": the markers, and how one overflows into the next."""

from __future__ import annotations

from perihelion.core.steps import Seat, Side
from perihelion.games.solar_sphere.cards.ids import Icon
from perihelion.games.solar_sphere.cards.tables import (
    LEVEL_MORALE,
    LEVEL_REPUTATION,
    TOP_COLUMN,
    TOP_REPUTATION,
)
from perihelion.games.solar_sphere.state import State


def score(s: State, side: Side, points: int) -> None:
    """SS-SCORE-01, SS-SCORE-03. Points count at once; penalties may take the score below zero."""
    dranda = s.dranda
    if dranda is not None and side >= s.seat_count:
        dranda.score += points
    else:
        s.players[side].score += points


def gain_morale(s: State, side: Side, amount: int) -> None:
    """SS-MOR-01, SS-MOR-02. Up to column 18; each morale beyond it scores 1 point. SS-SOLO-13: DRANDA scores
    it instead."""
    dranda = s.dranda
    if dranda is not None and side >= s.seat_count:
        dranda.score += amount * LEVEL_MORALE[dranda.level]
        return
    player = s.players[side]
    player.morale += amount
    if player.morale > TOP_COLUMN:
        player.score += player.morale - TOP_COLUMN
        player.morale = TOP_COLUMN


def lose_morale(s: State, seat: Seat, amount: int) -> None:
    """SS-MOR-03. Down to column 0; 2 points for each morale that is missing."""
    player = s.players[seat]
    player.morale -= amount
    if player.morale < 0:
        player.score += 2 * player.morale
        player.morale = 0


def gain_reputation(s: State, side: Side, amount: int) -> None:
    """SS-REP-01, SS-REP-02. Up to step 6; what is beyond becomes morale, and SS-MOR-04 points once morale is
    full. SS-SOLO-14: DRANDA scores it instead."""
    dranda = s.dranda
    if dranda is not None and side >= s.seat_count:
        dranda.score += amount * LEVEL_REPUTATION[dranda.level]
        return
    player = s.players[side]
    player.reputation += amount
    if player.reputation > TOP_REPUTATION:
        beyond = player.reputation - TOP_REPUTATION
        player.reputation = TOP_REPUTATION
        gain_morale(s, side, beyond)


def gain_icon(s: State, side: Side, faction: Icon) -> None:
    """SS-FAC-01, SS-FAC-04, SS-CREW-11. The faction marker moves at once, and never back."""
    dranda = s.dranda
    if dranda is not None and side >= s.seat_count:
        dranda.icons[faction] += 1
    else:
        s.players[side].icons[faction] += 1
