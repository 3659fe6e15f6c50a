"""A table that a seat cannot tell from the true one: what it does not know is dealt anew."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.piles import knows, redealt
from perihelion.core.steps import Seat, reoffer
from perihelion.games.event_horizon.board.fleet import read_salvage, salvage_card
from perihelion.games.event_horizon.state import State


def redeal(s: State, seat: Seat, generator: Generator) -> State:
    """EH-GEN-09. Deck, salvage and the cards others are looking at are mixed; faces of tiles are nowhere but
    in the bag."""
    new = s.clone()
    hands = [[] if other == seat else player.looking for other, player in enumerate(s.players)]
    hidden = [code for code in s.salvage if not knows(seat, read_salvage(code)[2])]
    new.deck, dealt = redealt(s.deck, seat, [*hands, [read_salvage(code)[1] for code in hidden]], generator)
    for other, player in enumerate(new.players):
        if other != seat:
            player.looking = sorted(dealt[other])
    cards = dealt[-1]
    new.salvage = [code for code in s.salvage if code not in hidden]
    for code, card in zip(hidden, cards, strict=True):
        tile, _, seen, fresh = read_salvage(code)
        new.salvage.append(salvage_card(tile, card, seen, fresh))
    reoffer(new)
    return new
