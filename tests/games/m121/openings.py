"""Tables in the middle of the setup: nothing is random, chance says the first thing it can."""

from __future__ import annotations

from games.m121.table import Table
from perihelion.games.m121.cards.board import PLAYER_NAMES
from perihelion.games.m121.hand.draw import DrawCard, LayResearch
from perihelion.games.m121.setup import DrawOrder


def fresh(seats: int = 2, **options: str) -> Table:
    """A table before the first card is dealt."""
    table = Table(seats)
    table.begin(**options)
    return table


def with_starts(seats: int = 2, **options: str) -> Table:
    """Yellow has got S01 and S02, green S03 and S04, and so on; yellow's first card is drawn next."""
    table = fresh(seats, **options)
    table.let_fall(up_to=DrawCard)
    return table


def with_hands(seats: int = 2, **options: str) -> Table:
    """The hands are dealt; the first research card is laid next."""
    table = with_starts(seats, **options)
    table.let_fall(up_to=LayResearch)
    return table


def at_keep(seats: int = 2, **options: str) -> Table:
    """All cards are dealt; everybody is to keep a start system, the first of S01 and S02, S03 and S04 ..."""
    table = with_hands(seats, **options)
    table.let_fall(up_to=DrawOrder)
    return table


def kept(*cards: str, **options: str) -> Table:
    """Each has got this start system and another one and kept it; the order is drawn next."""
    table = fresh(len(cards), **options)
    others = [f"S{number:02}" for number in range(18, 0, -1) if f"S{number:02}" not in cards]
    for card, other in zip(cards, others, strict=False):
        table.falls(f"deal {card}", f"deal {other}")
    table.let_fall(up_to=DrawOrder)
    for name, card in zip(PLAYER_NAMES, cards, strict=False):
        table.says(name, f"keep {card}")
    return table


def settled(*cards: str, **options: str) -> Table:
    """The start systems lie on the start spaces, in the order of the seats: round 1 begins."""
    table = kept(*cards, **options)
    table.let_fall()
    while table.s.round == 0:
        name = table.asked()[0]
        table.says(name, table.offered(name)[0])
    return table
