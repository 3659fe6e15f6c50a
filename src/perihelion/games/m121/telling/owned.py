"""What a player has, as figures: their differences are the price of a chain of words, and what it brings."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Figure
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import changed
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import HAND_LIMIT
from perihelion.games.m121.hand.draw import DrawCard, DrawCards
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.numbers import cards_to_draw, disks_left
from perihelion.games.m121.phases.tolls import Toll, Tolls
from perihelion.games.m121.scoring import victory_points
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import Moment
from perihelion.games.m121.words import FIGURES

NEWS: Final = tuple(
    [
        ("figure", FIGURES.index(name))
        for name in (
            "VP",
            "tech level",
            "military strength",
            "strength for invading",
            "systems controlled",
            "infrastructure",
        )
    ]
)
"""What everybody may see that a step brought or cost; cards and disks are told as prices."""


def amounts(m: Moment, seat: Seat) -> tuple[Figure, ...]:
    """What a step has brought or cost a player."""
    return changed(owned(m.before, seat), owned(m.after, seat), NEWS)


def owned(s: State, seat: Seat) -> list[Figure]:
    """Cards in hand, and what lies on the board; a hand is counted, so that a price is a loss of cards."""
    player = s.players[seat]
    found = (
        player.hand.size(),
        disks_left(s, seat),
        player.level,
        player.powers[slots.MILITARY],
        player.powers[slots.INVASION],
        victory_points(s, seat),
        player.controlled.bit_count(),
        (player.influenced & s.occupied).bit_count(),
        (player.influenced & ~s.occupied).bit_count(),
        player.owned.bit_count(),
        sum(player.delivered),
    )
    assert len(found) == len(FIGURES), "every figure has a name"
    return [("figure", thing, amount) for thing, amount in enumerate(found)]


def coming(s: State, seat: Seat) -> list[Figure]:
    """MX-CARD-03, MX-CARD-04, MX-CARD-07, MX-DEL-07. The cards that are drawn, discarded as a price and paid
    as tolls before anything else is done; others may draw the last cards of the pile first."""
    hands, pile = [player.hand.size() for player in s.players], cards_to_draw(s)
    for step in reversed(s.agenda):
        if isinstance(step, (DrawCard, DrawCards)):
            count = step.count if isinstance(step, DrawCards) else 1
            drawn = min(count, HAND_LIMIT - hands[step.seat], pile)
            hands[step.seat] += drawn
            pile -= drawn
        elif isinstance(step, Pay):
            hands[step.seat] -= step.left
        elif isinstance(step, (Toll, Tolls)):
            payees = step.payees[:1] if isinstance(step, Toll) else step.payees
            hands[step.seat] -= len(payees)
        else:
            break
    return [("figure", FIGURES.index("cards"), hands[seat] - s.players[seat].hand.size())]


def laid(before: State, after: State, seat: Seat) -> list[Figure]:
    """MX-CARD-01. The cards of a hand that lie on the board now: who places a card does not pay it."""
    hand = before.players[seat].hand
    new = [card for was, card in zip(lying(before), lying(after), strict=True) if card != was]
    return [("figure", FIGURES.index("cards"), sum([hand.count(card) > 0 for card in new]))]


def lying(s: State) -> list[int]:
    """The cards on the spaces and in the gaps, the empty ones too."""
    return [*[site.card for site in s.sites], *[works.card for works in s.works]]
