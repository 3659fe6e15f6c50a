"""A face-down pile without a secret order: the ends that somebody has seen, and between them a bag of counts.

A pile is a value: every method that changes it gives a new pile, so that clones share piles freely."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.dice import Generator
from perihelion.core.steps import Chance, Seat

ALL_SEATS: Final = (1 << 16) - 1
NOBODY: Final = -1
"""Eyes that belong to no seat: they see what lies open."""
ALL_OF_THEM: Final = -1
UNKNOWN: Final = -1
"""A card that only others have seen."""


class Pile:
    """Cards by number. `top[0]` is drawn first, `bottom[-1]` last; the seen masks say which seats know each
    card."""

    def __init__(
        self,
        bag: tuple[int, ...],
        top: tuple[int, ...] = (),
        top_seen: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
        bottom_seen: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        unknown: int = ALL_OF_THEM,
    ) -> None:
        self.bag: Final = bag
        self.top: Final = top
        self.top_seen: Final = top_seen
        self.bottom: Final = bottom
        self.bottom_seen: Final = bottom_seen
        self.discard: Final = discard
        self.unknown: Final = total(bag) if unknown == ALL_OF_THEM else unknown
        """How many cards lie between the known ends: all of the bag but those that were set aside unseen."""

    def size(self) -> int:
        """How many cards can be drawn before a reshuffle."""
        return len(self.top) + self.unknown + len(self.bottom)

    def weights(self) -> list[int]:
        """The chances of each card to be drawn next."""
        if self.top:
            return [1 if card == self.top[0] else 0 for card in range(len(self.bag))]
        if self.unknown or not self.bottom:
            return list(self.bag)
        return [1 if card == self.bottom[0] else 0 for card in range(len(self.bag))]

    def next_seen(self) -> int:
        """The mask of seats that know the next card already."""
        if self.top:
            return self.top_seen[0]
        return 0 if self.unknown else self.bottom_seen[0]

    def without(self, card: int) -> Pile:
        """After this card was drawn."""
        if self.top:
            assert self.top[0] == card, f"card {self.top[0]} lies on top, not {card}"
            return Pile(
                self.bag,
                self.top[1:],
                self.top_seen[1:],
                self.bottom,
                self.bottom_seen,
                self.discard,
                self.unknown,
            )
        if self.unknown:
            return self._bag(self._less(card), self.unknown - 1)
        assert self.bottom[0] == card, f"card {self.bottom[0]} is next, not {card}"
        return Pile(self.bag, (), (), self.bottom[1:], self.bottom_seen[1:], self.discard, self.unknown)

    def aside(self) -> int:
        """How many cards were set aside unseen."""
        return total(self.bag) - self.unknown

    def set_aside(self) -> Pile:
        """After the next card was laid face down somewhere else, and nobody looked: which one it is stays as
        open as before. A card that somebody has seen is drawn as always."""
        assert self.unknown and not self.top, "the next card is one that somebody has seen"
        return self._bag(self.bag, self.unknown - 1)

    def turned_up(self, card: int) -> Pile:
        """After a card that had been set aside turned out to be this one. It may be any of the bag."""
        assert self.aside(), "no card was set aside"
        return self._bag(self._less(card), self.unknown)

    def on_top(self, card: int, seen: int) -> Pile:
        """With a card laid on top, in sight of the seats in the mask."""
        top, seen_by = (card, *self.top), (seen, *self.top_seen)
        return Pile(self.bag, top, seen_by, self.bottom, self.bottom_seen, self.discard, self.unknown)

    def under(self, card: int, seen: int) -> Pile:
        """With a card laid at the bottom, in sight of the seats in the mask."""
        bottom, seen_by = (*self.bottom, card), (*self.bottom_seen, seen)
        return Pile(self.bag, self.top, self.top_seen, bottom, seen_by, self.discard, self.unknown)

    def discarded(self, card: int) -> Pile:
        """With a card on the open discard pile."""
        discard = (*self.discard, card)
        return Pile(self.bag, self.top, self.top_seen, self.bottom, self.bottom_seen, discard, self.unknown)

    def shuffled_in(self, cards: list[int]) -> Pile:
        """All cards of the pile and these, shuffled: nobody knows any place in it."""
        bag = list(self.bag)
        for card in (*self.top, *self.bottom, *cards):
            bag[card] += 1
        return Pile(tuple(bag), (), (), (), (), self.discard, self.size() + len(cards))

    def reshuffled(self) -> Pile:
        """The discard pile, shuffled, is the new pile."""
        assert self.size() == 0, "a pile is reshuffled when it is empty"
        bag = list(self.bag)
        for card in self.discard:
            bag[card] += 1
        return Pile(tuple(bag), unknown=len(self.discard))

    def seen_top(self, seat: Seat) -> list[int]:
        """The cards this seat knows on top, UNKNOWN for one that only others have seen."""
        return [
            card if knows(seat, seen) else UNKNOWN for card, seen in zip(self.top, self.top_seen, strict=True)
        ]

    def seen_bottom(self, seat: Seat) -> list[int]:
        """The cards this seat knows at the bottom, UNKNOWN for one that only others have seen."""
        return [
            card if knows(seat, seen) else UNKNOWN
            for card, seen in zip(self.bottom, self.bottom_seen, strict=True)
        ]

    def _bag(self, bag: tuple[int, ...], unknown: int) -> Pile:
        return Pile(bag, self.top, self.top_seen, self.bottom, self.bottom_seen, self.discard, unknown)

    def _less(self, card: int) -> tuple[int, ...]:
        assert self.bag[card] > 0, f"card {card} is not in the bag"
        bag = list(self.bag)
        bag[card] -= 1
        return tuple(bag)


def total(bag: tuple[int, ...]) -> int:
    cards = 0
    for copies in bag:
        cards += copies
    return cards


def knows(seat: Seat, seen: int) -> bool:
    """Whether a seat is in the mask; a SPECTATOR knows only what lies in sight of all seats there could
    be."""
    return seen & ALL_SEATS == ALL_SEATS if seat < 0 else seen >> seat & 1 == 1


def full_pile(copies: list[int]) -> Pile:
    """A shuffled pile with so many copies of each card."""
    return Pile(tuple(copies))


def hidden_from(seat: Seat, cards: tuple[int, ...], seen: tuple[int, ...]) -> list[int]:
    return [cards[i] for i in range(len(cards)) if not knows(seat, seen[i])]


def dealt(
    seat: Seat, cards: tuple[int, ...], seen: tuple[int, ...], bag: list[int], generator: Generator
) -> tuple[int, ...]:
    return tuple([cards[i] if knows(seat, seen[i]) else deal(bag, generator) for i in range(len(cards))])


def deal(bag: list[int], generator: Generator) -> int:
    """Take a random card out of the bag."""
    card = generator.pick(0, bag)
    bag[card] -= 1
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance):
    """The next card of a pile. A card that everybody knew is no surprise and needs no outcome in the
    record."""

    def pile(self, s: Any) -> Pile:
        raise NotImplementedError

    def drawn(self, s: Any, card: int) -> None:
        """What becomes of the card; the pile is still to be replaced by `pile.without(card)`."""
        raise NotImplementedError

    def weights(self, s: Any) -> list[int]:
        return self.pile(s).weights()

    def happen(self, s: Any, outcome: int) -> None:
        self.drawn(s, outcome)

    def skips_single(self, s: Any) -> bool:
        return super().skips_single(s) or not self.surprising(s)

    def surprising(self, s: Any) -> bool:
        everyone: int = (1 << s.seat_count) - 1
        return self.pile(s).next_seen() & everyone != everyone
