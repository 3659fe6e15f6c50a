"""Hidden cards that lie in no order: a hand, and several hidden places of one pool.

Both are values like a `Pile`: every method that changes one gives a new one. They remember for each card
which seats know it, so that what a seat may not know can be dealt anew."""

from __future__ import annotations

from typing import Final

from perihelion.core.dice import Generator
from perihelion.core.piles import ALL_SEATS, NOBODY, UNKNOWN, Pile, deal, dealt, hidden_from, knows, total
from perihelion.core.steps import EVERYONE, Seat


class Hand:
    """Cards by number, lowest first. `seen[i]` is the mask of seats that know card i, its holder among them.

    Equal cards cannot be told apart: a seat knows as many copies of a card as there are masks with it, and
    these are nested, so that who knows the second copy knows the first."""

    def __init__(
        self, cards: tuple[int, ...] = (), seen: tuple[int, ...] = (), past: Hand | None = None
    ) -> None:
        self.cards: Final = cards
        self.seen: Final = seen
        self.past: Final = past
        """What seats knew here before a card left that they did not see: one of these may be gone."""

    def size(self) -> int:
        return len(self.cards)

    def count(self, card: int) -> int:
        return self.cards.count(card)

    def kinds(self) -> list[int]:
        """Each card once, lowest first: two copies are one choice."""
        found: list[int] = []
        for card in self.cards:
            if not found or found[-1] != card:
                found.append(card)
        return found

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
        rest = self._with(first, last, card, list(self.seen[first + 1 : last]))
        return rest if rest.past is None else Hand(rest.cards, rest.seen, less(rest.past, card, EVERYONE))

    def minus_unseen(self, card: int, watchers: int) -> Hand:
        """Without a card that left in sight of the watchers only. The others saw that one went: they are sure
        of none from now on, and remember what they knew. UNKNOWN if it was none of these cards."""
        rest = self if card == UNKNOWN else self.minus(card)
        # In two steps: compiled, `rest` would be gone after the loop, and its cards with it.
        masks = tuple([seen & watchers for seen in rest.seen])
        return Hand(rest.cards, masks, self._remembered(card, watchers) if masks else None)

    def _remembered(self, card: int, watchers: int) -> Hand | None:
        """What those who did not see the card go still know: that all but one of these are there."""
        past = Hand() if self.past is None else self.past
        for i in range(len(self.cards)):
            lost = self.seen[i] & ALL_SEATS & ~watchers
            if lost:
                past = past.plus(self.cards[i], lost)
        return less(past, card, watchers)

    def shown(self, seen: int) -> Hand:
        """After these seats have looked at all of it."""
        past = None if self.past is None else only(self.past, ~seen)
        return Hand(self.cards, tuple([mask | seen for mask in self.seen]), past)

    def recalled(self, seat: Seat) -> list[int]:
        """What this seat knew here before a card left that it did not see."""
        return (
            [] if self.past is None or seat < 0 else [card for card in self.past.as_seen(seat) if card >= 0]
        )

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
        return Hand(cards, (*self.seen[:first], *masks, *self.seen[last:]), self.past if cards else None)


def only(hand: Hand, seats: int) -> Hand | None:
    """What these seats know of a hand, or knew; nothing if that is nothing."""
    cards: list[int] = []
    masks: list[int] = []
    for i in range(len(hand.cards)):
        if hand.seen[i] & seats:
            cards.append(hand.cards[i])
            masks.append(hand.seen[i] & seats)
    return Hand(tuple(cards), tuple(masks)) if cards else None


def less(past: Hand, card: int, seats: int) -> Hand | None:
    """After these seats have seen one copy of a card go: they remember one less."""
    masks = list(past.seen)
    for i in range(len(masks)):
        if past.cards[i] == card:
            after = masks[i + 1] if i + 1 < len(masks) and past.cards[i + 1] == card else 0
            masks[i] = masks[i] & ~seats | after & seats
    # The masks of copies are nested, and stay so.
    return only(Hand(past.cards, tuple(masks)), EVERYONE)


def hand_of(seat: Seat, cards: list[int]) -> Hand:
    """A hand that only its holder knows."""
    return Hand(tuple(sorted(cards)), (1 << seat,) * len(cards))


def kept(hand: Hand, seat: Seat, bag: list[int], generator: Generator) -> list[int]:
    """Of the cards that a seat remembers in a hand, those that are still there: it draws lots which are gone,
    one at least. They leave the bag."""
    found: list[int] = []
    recalled = hand.recalled(seat)
    if not recalled:
        return found
    room = len(hidden_from(seat, hand.cards, hand.seen))
    lots = max(room + 1, len(recalled))
    for card in recalled:
        if room and bag[card] and generator.below(lots) < room:
            found.append(card)
            bag[card] -= 1
            room -= 1
        lots -= 1
    return found


def replaced(
    hand: Hand, seat: Seat, sure: int, still: list[int], bag: list[int], generator: Generator
) -> Hand:
    """A hand as it might be for all that a seat knows: what it knows stays, the rest is what may `still` be
    there and comes out of the bag.

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
    known.extend(still)
    for i in range(len(masks)):
        card = known[i] if i < len(known) else deal(bag, generator)
        other = other.plus(card, masks[i])
    past = None if hand.past is None or seat < 0 else only(hand.past, 1 << seat)
    return Hand(other.cards, other.seen, past)


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
    still = [kept(hand, seat, bag, generator) for hand in hands]
    top = dealt(seat, pile.top, pile.top_seen, bag, generator)
    bottom = dealt(seat, pile.bottom, pile.bottom_seen, bag, generator)
    new_hands = [replaced(hands[i], seat, 1 << i, still[i], bag, generator) for i in range(len(hands))]
    ends = top, pile.top_seen, bottom, pile.bottom_seen
    return Pile(tuple(bag), *ends, pile.discard, pile.unknown), new_hands


class Lot:
    """Cards of a pool that lie mixed at several places, since some of them were moved and nobody looked: what
    somebody had `seen` of them, how many nobody had, and how many lie at each place."""

    def __init__(self, seen: Hand, unseen: int, counts: tuple[int, ...]) -> None:
        self.seen: Final = seen
        self.unseen: Final = unseen
        self.counts: Final = counts

    def weights(self, bag: tuple[int, ...]) -> list[int]:
        """What a look at one of them can find, where the bag holds what nobody has seen."""
        cards = total(bag) if self.unseen else 1
        return [self.seen.count(card) * cards + self.unseen * bag[card] for card in range(len(bag))]


class Pool:
    """Cards of one kind, face down in several places. What nobody has seen lies in one bag, and of each place
    only their number is known; `places` holds what somebody has seen there, `lots` what was mixed since."""

    def __init__(
        self,
        bag: tuple[int, ...],
        unseen: tuple[int, ...],
        places: tuple[Hand, ...],
        lots: tuple[Lot, ...] = (),
    ) -> None:
        self.bag: Final = bag
        self.unseen: Final = unseen
        self.places: Final = places
        self.lots: Final = lots

    def size(self, place: int) -> int:
        return self.closed(place) + self.places[place].size()

    def closed(self, place: int) -> int:
        """How many cards a look at this place has to find out: those that nobody has seen there."""
        found = self.unseen[place]
        for lot in self.lots:
            found += lot.counts[place]
        return found

    def weights(self, place: int) -> list[int]:
        """What the next look at such a card of this place can find."""
        lot = self._mixed(place)
        return list(self.bag) if lot < 0 else self.lots[lot].weights(self.bag)

    def found(self, place: int, card: int, seen: int) -> Pool:
        """A card of this place that nobody had seen there turned out to be this one, in sight of the seats in
        the mask."""
        assert self.closed(place) and self.weights(place)[card], (
            f"card {card} cannot be found at place {place}"
        )
        lot = self._mixed(place)
        there = self.places[place].plus(card, seen)
        if lot < 0:
            return self._at(place, -1, there, self._less(card))
        mixed = self.lots[lot]
        before = mixed.seen.count(card) > 0
        # Whoever does not see it no longer knows which of the lot are left, and remembers it of this place.
        lost = only(mixed.seen, ALL_SEATS & ~seen)
        if lost is not None:
            there = together(there, Hand((), (), lost))
        rest = Lot(
            mixed.seen.minus_unseen(card if before else UNKNOWN, seen),
            mixed.unseen if before else mixed.unseen - 1,
            changed(mixed.counts, place, -1),
        )
        lots = (*self.lots[:lot], *([rest] if sum(rest.counts) else []), *self.lots[lot + 1 :])
        places = (*self.places[:place], there, *self.places[place + 1 :])
        return Pool(self.bag if before else self._less(card), self.unseen, places, lots)

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
        """Any card of a place goes to another, and nobody looks. Where none was seen nothing else changes;
        else what lay there is from now on a lot at both places."""
        assert self.size(start), f"no card lies at place {start}"
        if self.unseen[start] == self.size(start):
            unseen = changed(changed(self.unseen, start, -1), end, 1)
            return Pool(self.bag, unseen, self.places, self.lots)
        mixed = self._gathered(start)
        counts = changed(changed(mixed.counts, start, -1), end, 1)
        apart = [lot for lot in self.lots if not lot.counts[start]]
        lots = (*apart, Lot(mixed.seen, mixed.unseen, counts))
        places = (*self.places[:start], Hand(), *self.places[start + 1 :])
        return Pool(self.bag, changed(self.unseen, start, -self.unseen[start]), places, lots)

    def _gathered(self, place: int) -> Lot:
        """Everything at a place, with all that it was mixed with before."""
        seen, unseen = self.places[place], self.unseen[place]
        counts = changed((0,) * len(self.unseen), place, seen.size() + unseen)
        for lot in self.lots:
            if lot.counts[place]:
                seen, unseen = together(seen, lot.seen), unseen + lot.unseen
                counts = tuple([counts[i] + lot.counts[i] for i in range(len(counts))])
        return Lot(seen, unseen, counts)

    def redealt(self, seat: Seat, generator: Generator) -> Pool:
        """The pool as it might be for all this seat knows."""
        hands = [*self.places, *[lot.seen for lot in self.lots]]
        bag = list(self.bag)
        for hand in hands:
            for card in hidden_from(seat, hand.cards, hand.seen):
                bag[card] += 1
        still = [kept(hand, seat, bag, generator) for hand in hands]
        new = [replaced(hands[i], seat, EVERYONE, still[i], bag, generator) for i in range(len(hands))]
        first = len(self.places)
        lots = [Lot(new[first + i], lot.unseen, lot.counts) for i, lot in enumerate(self.lots)]
        return Pool(tuple(bag), self.unseen, tuple(new[:first]), tuple(lots))

    def _mixed(self, place: int) -> int:
        """The lot that the next look at a place finds a card of, or -1 if it is of the bag."""
        if not self.unseen[place]:
            for i in range(len(self.lots)):
                if self.lots[i].counts[place]:
                    return i
        return -1

    def _less(self, card: int) -> tuple[int, ...]:
        return changed(self.bag, card, -1)

    def _at(self, place: int, more: int, there: Hand, bag: tuple[int, ...]) -> Pool:
        places = (*self.places[:place], there, *self.places[place + 1 :])
        return Pool(bag, changed(self.unseen, place, more), places, self.lots)


def changed(counts: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """With so many more at one place."""
    after = list(counts)
    after[place] += more
    return tuple(after)


def together(one: Hand, other: Hand) -> Hand:
    """Two hands in one, with what is remembered of either."""
    both = one
    for i in range(len(other.cards)):
        both = both.plus(other.cards[i], other.seen[i])
    if other.past is None:
        return both
    return Hand(both.cards, both.seen, other.past if one.past is None else together(one.past, other.past))


def full_pool(copies: list[int], sizes: list[int]) -> Pool:
    """So many copies of each card, mixed and laid face down, so many at each place."""
    assert sum(copies) == sum(sizes), f"{sum(copies)} cards lie at places for {sum(sizes)}"
    return Pool(tuple(copies), tuple(sizes), tuple([Hand() for _ in sizes]))
