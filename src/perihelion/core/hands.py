"""Hidden cards that lie in no order: a hand, and several hidden places of one pool.

Both are values like a `Pile`: every method that changes one gives a new one. They remember for each card
which seats know it, so that what a seat may not know can be dealt anew."""

from __future__ import annotations

from typing import Final

from perihelion.core.dice import Generator
from perihelion.core.piles import NOBODY, UNKNOWN, Pile, deal, dealt, hidden_from, knows
from perihelion.core.steps import EVERYONE, Seat


class Hand:
    """Cards by number, lowest first. `seen[i]` is the mask of seats that know card i, its holder among them.

    Equal cards cannot be told apart: a seat knows as many copies of a card as there are masks with it, and
    these are nested, so that who knows the second copy knows the first."""

    def __init__(self, cards: tuple[int, ...] = (), seen: tuple[int, ...] = ()) -> None:
        self.cards: Final = cards
        self.seen: Final = seen

    def size(self) -> int:
        return len(self.cards)

    def count(self, card: int) -> int:
        return self.cards.count(card)

    def kinds(self) -> list[int]:
        """Each card once: two copies are one choice."""
        return sorted(set(self.cards))

    def plus(self, card: int, seen: int) -> Hand:
        """With one more card, which came in sight of the seats in the mask."""
        first, last = self._run(card)
        masks = self.seen[first:last]
        grown = [masks[i] | (seen & (masks[i - 1] if i else EVERYONE)) for i in range(len(masks))]
        grown.append(seen & (masks[-1] if masks else EVERYONE))
        return self._with(first, last, card, grown)

    def minus(self, card: int) -> Hand:
        """Without a card that left in sight of all: everybody knows one copy less."""
        first, last = self._run(card)
        assert first < last, f"card {card} is not in this hand"
        return self._with(first, last, card, list(self.seen[first + 1 : last]))

    def minus_unseen(self, card: int, watchers: int) -> Hand:
        """Without a card that left in sight of the watchers only. The others saw that one went, and are from
        now on sure of none."""
        rest = self.minus(card)
        # In two steps: compiled, `rest` would be gone after the loop, and its cards with it.
        masks = tuple([seen & watchers for seen in rest.seen])
        return Hand(rest.cards, masks)

    def shown(self, seen: int) -> Hand:
        """After these seats have looked at all of it."""
        return Hand(self.cards, tuple([mask | seen for mask in self.seen]))

    def as_seen(self, seat: Seat) -> list[int]:
        """The cards that this seat knows, and UNKNOWN for each of the others, behind them: in between they
        would betray themselves by their order."""
        known = [self.cards[i] for i in range(len(self.cards)) if knows(seat, self.seen[i])]
        return known + [UNKNOWN] * (len(self.cards) - len(known))

    def _run(self, card: int) -> tuple[int, int]:
        """Where the copies of a card begin and end, or would."""
        first = 0
        while first < len(self.cards) and self.cards[first] < card:
            first += 1
        return first, first + self.cards.count(card)

    def _with(self, first: int, last: int, card: int, masks: list[int]) -> Hand:
        cards = (*self.cards[:first], *[card] * len(masks), *self.cards[last:])
        return Hand(cards, (*self.seen[:first], *masks, *self.seen[last:]))


def hand_of(seat: Seat, cards: list[int]) -> Hand:
    """A hand that only its holder knows."""
    return Hand(tuple(sorted(cards)), (1 << seat,) * len(cards))


def replaced(hand: Hand, seat: Seat, sure: int, bag: list[int], generator: Generator) -> Hand:
    """A hand as it might be for all that a seat knows: what it knows stays, the rest comes out of the bag.

    Which cards others know is hidden too. Of those in the mask `sure` everybody can count how many they know,
    and no more than that is left of it."""
    other = Hand()
    known: list[int] = []
    masks: list[int] = []
    for i in range(len(hand.cards)):
        if knows(NOBODY, hand.seen[i]):
            other = other.plus(hand.cards[i], hand.seen[i])
        else:
            if knows(seat, hand.seen[i]):
                known.append(hand.cards[i])
            masks.append(hand.seen[i] & (sure if seat < 0 else sure | 1 << seat))
    masks = levelled(masks)
    for i in range(len(masks)):
        card = known[i] if i < len(known) else deal(bag, generator)
        other = other.plus(card, masks[i])
    return other


def levelled(masks: list[int]) -> list[int]:
    """Nested masks in which every seat is as often as before: the first has all that were in any."""
    levels: list[int] = []
    for mask in masks:
        for i in range(len(levels)):
            levels[i], mask = levels[i] | mask, levels[i] & mask
        levels.append(mask)
    return levels


def redealt(pile: Pile, seat: Seat, hands: list[Hand], generator: Generator) -> tuple[Pile, list[Hand]]:
    """The pile and the hands, that of seat 0 first, as they might be for all this seat knows: unseen cards
    are mixed and dealt anew."""
    bag = list(pile.bag)
    for card in hidden_from(seat, pile.top, pile.top_seen) + hidden_from(seat, pile.bottom, pile.bottom_seen):
        bag[card] += 1
    for hand in hands:
        for card in hidden_from(seat, hand.cards, hand.seen):
            bag[card] += 1
    top = dealt(seat, pile.top, pile.top_seen, bag, generator)
    bottom = dealt(seat, pile.bottom, pile.bottom_seen, bag, generator)
    new_hands = [replaced(hands[i], seat, 1 << i, bag, generator) for i in range(len(hands))]
    return Pile(tuple(bag), top, pile.top_seen, bottom, pile.bottom_seen, pile.discard), new_hands


class Pool:
    """Cards of one kind, face down in several places. What nobody has seen lies in one bag, and of each place
    only their number is known; `places` holds what somebody has seen there."""

    def __init__(self, bag: tuple[int, ...], unseen: tuple[int, ...], places: tuple[Hand, ...]) -> None:
        self.bag: Final = bag
        self.unseen: Final = unseen
        self.places: Final = places

    def size(self, place: int) -> int:
        return self.unseen[place] + self.places[place].size()

    def weights(self) -> list[int]:
        """What the next look at an unseen card can find."""
        return list(self.bag)

    def found(self, place: int, card: int, seen: int) -> Pool:
        """An unseen card of this place turned out to be this one, in sight of the seats in the mask."""
        assert self.unseen[place] and self.bag[card], f"card {card} cannot be found at place {place}"
        bag = list(self.bag)
        bag[card] -= 1
        return self._at(place, -1, self.places[place].plus(card, seen), tuple(bag))

    def shown(self, place: int, seen: int) -> Pool:
        """These seats have looked at what others had seen there before."""
        return self._at(place, 0, self.places[place].shown(seen), self.bag)

    def taken(self, place: int, card: int, watchers: int) -> Pool:
        """Without a card that somebody took out, in sight of the watchers."""
        there = self.places[place]
        rest = there.minus(card) if watchers == EVERYONE else there.minus_unseen(card, watchers)
        return self._at(place, 0, rest, self.bag)

    def laid(self, place: int, card: int, seen: int) -> Pool:
        """With a card laid there, known to the seats in the mask."""
        return self._at(place, 0, self.places[place].plus(card, seen), self.bag)

    def moved_unseen(self, start: int, end: int) -> Pool:
        """A card that nobody looks at goes from a place where none was seen to another."""
        assert self.unseen[start] and not self.places[start].size(), f"a card of place {start} was seen"
        unseen = list(self.unseen)
        unseen[start] -= 1
        unseen[end] += 1
        return Pool(self.bag, tuple(unseen), self.places)

    def redealt(self, seat: Seat, generator: Generator) -> Pool:
        """The pool as it might be for all this seat knows."""
        bag = list(self.bag)
        for place in self.places:
            for card in hidden_from(seat, place.cards, place.seen):
                bag[card] += 1
        places = tuple([replaced(place, seat, EVERYONE, bag, generator) for place in self.places])
        return Pool(tuple(bag), self.unseen, places)

    def _at(self, place: int, more: int, there: Hand, bag: tuple[int, ...]) -> Pool:
        unseen = list(self.unseen)
        unseen[place] += more
        return Pool(bag, tuple(unseen), (*self.places[:place], there, *self.places[place + 1 :]))


def full_pool(copies: list[int], sizes: list[int]) -> Pool:
    """So many copies of each card, mixed and laid face down, so many at each place."""
    assert sum(copies) == sum(sizes), f"{sum(copies)} cards lie at places for {sum(sizes)}"
    return Pool(tuple(copies), tuple(sizes), tuple([Hand() for _ in sizes]))
