"""Chapter "Special upgrades": drawing from the deck."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import DRAW, KEEP
from perihelion.games.kit.masks import bit


class DrawSpecials(Step):
    """EH-SP-05, EH-SP-06, EH-SP-15. Look at so many cards, or what is left of the deck, and keep one; with no
    deck the draw is lost."""

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, s: State) -> None:
        cards = min(self.cards, s.deck.size())
        if cards > 0:
            looks: list[Step] = [LookAtSpecial(self.seat) for _ in range(cards)]
            s.then_all([*looks, KeepSpecial(self.seat, cards)])


class LookAtSpecial(Draw):
    """EH-SP-05. The top card of the deck; only the drawing player sees it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pile(self, s: State) -> Pile:
        return s.deck

    def drawn(self, s: State, card: int) -> None:
        s.deck = s.deck.without(card)
        looking = s.players[self.seat].looking
        looking.append(card)
        looking.sort()

    def word(self, s: State, outcome: int) -> Word:
        return DRAW.of(outcome)

    def seen_by(self, s: State) -> int:
        return bit(self.seat)


class KeepSpecial(AskOne):
    """EH-SP-05, EH-SP-06, EH-SP-08. One card is kept and lies aside until the next Build, the others go
    unseen under the deck; a single card is simply taken. From now on everybody knows it."""

    def __init__(self, seat: Seat, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def skips_single(self, s: State, seat: Seat) -> bool:
        """Two equal cards are asked about like any others: only how many there are is public."""
        return self.cards == 1

    def options(self, s: State, seat: Seat) -> list[Word]:
        looking = s.players[seat].looking
        return [KEEP.of(looking[i]) for i in range(len(looking)) if i == 0 or looking[i] != looking[i - 1]]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        card = KEEP.noun(option)
        player.looking.remove(card)
        for other in player.looking:
            s.deck = s.deck.under(other, bit(seat))
        player.looking = []
        player.specials = sorted([*player.specials, card])
        s.reveal(~bit(seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not KEEP.says(option):
            return None
        return Refusal(
            "EH-SP-05",
            "{special:card} is not among the {cards} you are looking at.",
            card=KEEP.noun(option),
            cards=Many(self.cards, "{n} card", "{n} cards"),
        )
