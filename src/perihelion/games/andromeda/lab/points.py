"""What points come from, and how a game ends."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda.cards.factions import FACTIONS
from perihelion.games.andromeda.lab.turns import turns_of
from perihelion.games.andromeda.scoring import parts
from perihelion.games.andromeda.state import State
from perihelion.games.kit.counting import NOBODYS, Note

LONG: Final = 35
"""Games of more turns for each player than this are too long."""


def settled(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("leaders around developments", before, after)


def scored(source: str, before: State, after: State) -> list[Note]:
    """VP that came in a step."""
    notes: list[Note] = []
    for seat in range(after.seat_count):
        notes += [(f"VP: {source}", seat)] * (after.players[seat].points - before.players[seat].points)
    return notes


def event_scored(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("event cards", before, after)


def other_scored(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("cards, modules, moons and rewards", before, after)


def nothing_repaired(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("repairs of nothing", before, after)


def came_second(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("Supremacy", before, after)


def turn_over(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """At the end of the game: how it ended, how long it was, and what the points came from."""
    if not after.ended:
        return []
    turns = turns_of(after)
    why = "end: broken off" if after.aborted else f"end: {after.agreed.terminus} VP"
    notes: list[Note] = [(why, NOBODYS)]
    notes += [("turns of each player", NOBODYS)] * turns
    if turns > LONG:
        notes.append((f"more than {LONG} turns", NOBODYS))
    for seat in range(after.seat_count):
        notes += at_the_end(after, seat)
    return notes


def at_the_end(s: State, seat: Seat) -> list[Note]:
    """What a player has at last."""
    player = s.players[seat]
    notes: list[Note] = [(f"faction: {FACTIONS[player.faction]}", seat)]
    notes += [("damaged modules at the end", seat)] * player.damaged()
    notes += [("modules at the end", seat)] * player.modules()
    for part, points in parts(s, seat):
        source = f"points: {part}" if points >= 0 else f"points lost: {part}"
        notes += [(source, seat)] * abs(points)
    return notes
