"""The words worth thinking about: what a good player never says, and the same purchases in another order, are
left out."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Word
from perihelion.games.event_horizon.board.fleet import marauder_mask, occupied_by_players
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.build.placement import PlaceMarkers
from perihelion.games.event_horizon.build.specials import Apply
from perihelion.games.event_horizon.mind.fleets import Fleet
from perihelion.games.event_horizon.mind.moment import moment_of
from perihelion.games.event_horizon.mind.prospects import targets_of
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.numbers import world_production
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import (
    BUILD_CANNON,
    BUILD_MINE,
    BUY,
    END_BUILD,
    ON,
    ONLY,
    ORDER,
    SPECIAL,
    TAKE_OFF,
    TO,
    UPGRADE,
)
from perihelion.games.kit.masks import has

NO_WORD: Final = -1


def candidates(s: State, seat: Seat, offered: list[Word]) -> list[int]:
    """What is worth thinking about, of the words offered to a seat."""
    step = s.agenda[-1]
    if isinstance(step, BuildMenu):
        player = s.players[seat]
        if player.bought[0] or player.bought[1] or player.bought[2]:
            return more_ships(player, offered)
        return purchases(s, seat, offered)
    if isinstance(step, PlaceMarkers):
        beyond = s.players[seat].markers.bit_length()
        return [word for word in offered if not ORDER.says(word) or ORDER.noun(word) >= beyond]
    if isinstance(step, Apply):
        attached = s.players[seat].attached
        return [
            word for word in offered if ON.says(word) and attached[ON.noun(word)] == EMPTY_SLOT
        ] or offered
    if isinstance(step, (Destination, DestinationOfAll)):
        return destinations(s, seat, offered)
    return offered


def more_ships(player: Player, offered: list[Word]) -> list[int]:
    """Ships are bought last, type by type."""
    bought = player.bought
    first = 2 if bought[2] else 1 if bought[1] else 0
    return [word for word in offered if word == END_BUILD or (BUY.says(word) and BUY.noun(word) >= first)]


def purchases(s: State, seat: Seat, offered: list[Word]) -> list[int]:
    """Of all mines the best, of all cannons one; no S.U. is taken off or moved, and a special only goes to a
    free type."""
    player = s.players[seat]
    room = EMPTY_SLOT in player.attached
    mine = best_mine(s, player, [word for word in offered if BUILD_MINE.says(word)])
    cannon = best_cannon(s, seat, [word for word in offered if BUILD_CANNON.says(word)])
    kept: list[int] = []
    for word in offered:
        if TAKE_OFF.says(word):
            continue
        if BUILD_MINE.says(word) or BUILD_CANNON.says(word):
            if word not in (mine, cannon):
                continue
        elif UPGRADE.says(word):
            if UPGRADE.noun(word) in player.slots:
                continue
        elif SPECIAL.says(word) and not (room and SPECIAL.noun(word) in player.specials):
            continue
        kept.append(word)
    return kept


def best_mine(s: State, player: Player, words: list[Word]) -> int:
    """The mine on the world that yields most, or NO_WORD."""
    best, most = NO_WORD, -1
    for word in words:
        yields = world_production(s, BUILD_MINE.noun(word), player.level)
        if yields > most:
            best, most = word, yields
    return best


def best_cannon(s: State, seat: Seat, words: list[Word]) -> int:
    """The cannon on the world that needs it most, or NO_WORD."""
    if not words:
        return NO_WORD
    moment = moment_of(s, seat)
    fleet = Fleet(s, seat, moment, targets_of(s, seat, moment.left))
    best, most = NO_WORD, -1.0
    for word in words:
        relief = fleet.relief(BUILD_CANNON.noun(word))
        if relief > most:
            best, most = word, relief
    return best


QUIET: Final = 3
"""So many tiles without anything on them are worth going to, as steps on the way."""
USUAL_SPEED: Final = 2
FEW: Final = 2


def destinations(s: State, seat: Seat, offered: list[Word]) -> list[int]:
    """Worlds to capture, tiles with anybody's ships, the best steps towards other worlds; one or two ships,
    or all."""
    targets = targets_of(s, seat, moment_of(s, seat).left)
    lively = targets.worlds_mask | occupied_by_players(s) | marauder_mask(s) | s.players[seat].markers
    kept: list[int] = []
    quiet: list[tuple[float, int]] = []
    for word in offered:
        if ONLY.says(word):
            if ONLY.noun(word) <= FEW:
                kept.append(word)
        elif has(lively, TO.noun(word)):
            kept.append(word)
        else:
            place = targets.from_tile(TO.noun(word), USUAL_SPEED)
            quiet.append((-targets.worths[place][0], word))
    quiet.sort()
    return kept + [word for _, word in quiet[:QUIET]]
