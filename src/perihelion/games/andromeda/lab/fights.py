"""Events and battles."""

from __future__ import annotations

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda.battle import outcome
from perihelion.games.andromeda.cards.events import EVENTS
from perihelion.games.andromeda.cards.fleet import KINDS, SHIPS
from perihelion.games.andromeda.cards.raiders import RAIDER_CARDS
from perihelion.games.andromeda.region import NO_RAIDER, NOBODY
from perihelion.games.andromeda.state import State
from perihelion.games.kit.counting import NOBODYS, Note
from perihelion.games.kit.masks import has


def event(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return [("events", NOBODYS), (f"event: {EVENTS[after.event]}", NOBODYS)]


def fought(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """Who has won a battle: the active player, another one, raiders, nobody; which raiders were beaten."""
    battle, active = after.battle, after.active
    notes: list[Note] = [("battles", NOBODYS)]
    sides = [side for side in range(after.seat_count) if has(battle.sides, side)]
    notes += [("took part in a battle", side) for side in sides]
    if battle.winner == NOBODY:
        notes.append(("battles won by nobody", NOBODYS))
    elif battle.winner == after.raider_place():
        notes.append(("battles won by raiders", NOBODYS))
    else:
        whose = "the active player" if battle.winner == active else "another player"
        notes += [(f"battles won by {whose}", NOBODYS), ("won a battle", battle.winner)]
    raider = before.regions[before.target].raider
    if battle.raiders and raider != NO_RAIDER:
        name = RAIDER_CARDS[before.raiders[raider].card]
        notes.append((f"raiders {'beaten' if battle.beaten else 'not beaten'}: {name}", NOBODYS))
    return notes


def lost_ships(before: State, step: outcome.Scrapped, _seat: Seat, _word: Word, _: State) -> list[Note]:
    lost = before.players[step.side].working
    return [(f"scrapped: {SHIPS[ship]}", step.side) for ship in range(KINDS) for _ in range(lost[ship])]
