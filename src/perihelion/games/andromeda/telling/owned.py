"""What a player has, as figures: their differences are the price of a chain of words, and what it brings."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Figure
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.fleet import size
from perihelion.games.andromeda.cards.resources import STORED, TACTICS
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.numbers import ships_on_map, slotted_moons
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.draw import DrawCard, DrawCards
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.telling.phrases import Moment
from perihelion.games.andromeda.words import FIGURES
from perihelion.games.kit.telling.phrases import changed

POINTS: Final = FIGURES.index("VP")
IN_BAY: Final = FIGURES.index("ships in the bay")
ON_MAP: Final = FIGURES.index("ships on the map")
SCRAPPED: Final = FIGURES.index("scrapped ships")
CLAIMED: Final = FIGURES.index("claimed moons")
CARDS: Final = FIGURES.index("tactics cards")
SHOWN: Final = tuple([figure for figure in range(len(FIGURES)) if figure != CARDS])
"""Cards in hand are told as a resource."""

NEWS: Final = (
    *[("resource", what) for what in (*STORED, TACTICS)],
    *[("figure", figure) for figure in SHOWN if figure not in (IN_BAY, ON_MAP)],
)
"""What everybody may see that a step brought or cost; ships that only move are no gain and no loss."""


def amounts(m: Moment, seat: Seat) -> tuple[Figure, ...]:
    """What a step has brought or cost a player."""
    return changed(owned(m.before, seat), owned(m.after, seat), NEWS)


def owned(s: State, seat: Seat) -> list[Figure]:
    """The six resources, cards in hand by their number; then what lies on the station and the map."""
    player = s.players[seat]
    found = (
        player.points,
        player.leaders,
        size(player.bay),
        ships_on_map(s, seat),
        size(player.yard) + size(player.barge),
        player.modules(),
        player.damaged(),
        len(player.claimed),
        player.built.bit_count(),
        s.discoveries.size(HELD + seat) + len(player.powers),
        player.hand.size(),
    )
    assert len(found) == len(FIGURES), "every figure has a name"
    resources = [("resource", what, player.stock[what]) for what in STORED]
    return [
        *resources,
        ("resource", TACTICS, player.hand.size()),
        *[("figure", figure, found[figure]) for figure in SHOWN],
    ]


# What lies on the table and is no price


def laid(before: State, after: State, seat: Seat) -> list[Figure]:
    """AE-LAUNCH-01, AE-RET-03, AE-DEV-05, AE-MOON-05, AE-REP-04. Ships that have gone from the bay to the
    map, where they are no gain, or from the map onto modules, home or into a development; scrapped ones that
    work again; moons in slots."""
    old, new = before.players[seat], after.players[seat]
    launched = laid_from(size(old.bay), size(new.bay))
    came = max(0, ships_on_map(after, seat) - ships_on_map(before, seat))
    gone = max(0, ships_on_map(before, seat) - ships_on_map(after, seat))
    lost = max(0, scrapped(new) - scrapped(old))
    return [
        ("figure", IN_BAY, launched),
        ("figure", ON_MAP, max(0, gone - lost) - min(came, launched)),
        ("figure", SCRAPPED, laid_from(scrapped(old), scrapped(new))),
        ("figure", CLAIMED, max(0, len(slotted_moons(new)) - len(slotted_moons(old)))),
    ]


def laid_from(had: int, has: int) -> int:
    """Ships never leave the game: those that are no longer in a place have gone to another one."""
    return max(0, had - has)


def scrapped(player: Player) -> int:
    return size(player.yard) + size(player.barge)


# What is sure to come


def coming(s: State, seat: Seat) -> list[Figure]:
    """AE-TAC-03, AE-TAC-07. The cards that are drawn and the VP scored before anything else is done, as long
    as there are cards."""
    cards = [0] * s.seat_count
    points, pile = 0, s.tactics.size() + len(s.tactics.discard)
    for step in reversed(s.agenda):
        if isinstance(step, (DrawCard, DrawCards)):
            drawn = min(pile, step.count if isinstance(step, DrawCards) else 1)
            cards[step.side] += drawn
            pile -= drawn
        elif isinstance(step, Score):
            points += step.points if step.side == seat else 0
        else:
            break
    return [("resource", TACTICS, cards[seat]), ("figure", POINTS, points)]
