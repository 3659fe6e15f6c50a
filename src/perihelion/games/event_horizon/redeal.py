"""A table that a seat cannot tell from the true one: what it does not know is dealt anew."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.hands import Hand, hand_of, redealt
from perihelion.core.steps import Seat, reoffer
from perihelion.games.event_horizon.board.fleet import read_salvage, salvage_card
from perihelion.games.event_horizon.state import SalvageCard, State


def redeal(s: State, seat: Seat, generator: Generator) -> State:
    """EH-GEN-09. Deck, salvage and the cards others are looking at are mixed; faces of tiles are nowhere but
    in the bag."""
    new = s.clone()
    hands = [hand_of(other, player.looking) for other, player in enumerate(s.players)]
    hands += [salvage_hand(code) for code in s.salvage]
    new.deck, dealt = redealt(s.deck, seat, hands, generator)
    for other, player in enumerate(new.players):
        player.looking = list(dealt[other].cards)
    new.salvage = [with_card(code, hand) for code, hand in zip(s.salvage, dealt[s.seat_count :], strict=True)]
    reoffer(new)
    return new


def salvage_hand(code: SalvageCard) -> Hand:
    """A card that lies face down as salvage, and who knows it."""
    _, card, seen, _ = read_salvage(code)
    return Hand((card,), (seen,))


def with_card(code: SalvageCard, hand: Hand) -> SalvageCard:
    """The same salvage with the card of this hand."""
    tile, _, seen, fresh = read_salvage(code)
    return salvage_card(tile, hand.cards[0], seen, fresh)
