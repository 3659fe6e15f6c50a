"""Questions of the Move phase."""

from __future__ import annotations

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import Word
from perihelion.games.event_horizon.board.fleet import entered_at, movable_at
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import Activate, MoveShips
from perihelion.games.event_horizon.numbers import speed
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import (
    fleet_text,
    of_type,
    spot,
)
from perihelion.games.event_horizon.words import ONLY


def activate(s: State, step: Activate, _: list[int]) -> Said:
    return Many(
        s.players[step.seat].markers.bit_count(),
        "Your turn to move: you have {n} unused marker, which do you activate?",
        "Your turn to move: you have {n} unused markers, which do you activate?",
    )


def break_away(s: State, step: BreakAway, _: list[int]) -> Said:
    others = [
        Said(
            "{player:other} with {fleet}",
            other=other,
            fleet=fleet_text(entered_at(s.players[other], step.tile)),
        )
        for other in intruders(s, step.seat, step.tile)
    ]
    return Said(
        "{Place} was entered by {others}: break away under their fire, or hold all ships here?",
        place=spot(s, step.tile, step.seat),
        others=series(others),
    )


def move_ships(s: State, step: MoveShips, _: list[int]) -> Said:
    return Said(
        "Your fleet at {place}: {fleet}. Which ships move now? Or be done.",
        place=spot(s, step.tile, step.seat),
        fleet=fleet_text(movable_at(s.players[step.seat], step.tile)),
    )


def destination(s: State, step: Destination, words: list[Word]) -> Said:
    ships, pace = of_type(step.count, type_of(step.group)), speed(s.players[step.seat], step.group)
    where = Many(
        step.count,
        "Where does {ships} go from {place}, with speed {pace}?",
        "Where do {ships} go from {place}, with speed {pace}?",
        ships=ships,
        place=spot(s, step.tile, step.seat),
        pace=pace,
    )
    fewer = any(ONLY.says(word) for word in words)
    return Said("{where} Or choose fewer of them first.", where=where) if fewer else where


def destination_of_all(s: State, step: DestinationOfAll, _: list[int]) -> Said:
    player = s.players[step.seat]
    groups = movable_at(player, step.tile)
    return Said(
        "Where do {fleet} go from {place}? The slowest has speed {pace}.",
        fleet=fleet_text(groups),
        place=spot(s, step.tile, step.seat),
        pace=min([speed(player, group) for group in groups]),
    )
