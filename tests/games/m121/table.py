"""A table of M121 for rule tests: how its cards and disks are set and read.

Nothing is random: the board is empty, all cards are in the deck and all cubes in the stock, nobody holds a
card, all tech disks lie on level 1 in the order of the seats, and it is round 1. Cards go by their ids, also
in words: `table.says("yellow", "build I08", "in BC34")`."""

from __future__ import annotations

import re
from typing import Any

from kit.table import GameTable, Reason
from perihelion.core.piles import Pile
from perihelion.core.steps import EVERYONE, Step
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import GAPS, NOBODY, PLAYER_NAMES, SPACES
from perihelion.games.m121.cards.slots import COLOURS, PHASES
from perihelion.games.m121.cards.tables import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COMBO_POWERS,
    NO_CARD,
    POWERS,
    SELLS,
    START_COUNT,
    TYPE,
)
from perihelion.games.m121.checks import check
from perihelion.games.m121.influence.control import (
    gain_powers,
    spread_from_gap,
    spread_from_space,
    take_control,
    use_disk,
)
from perihelion.games.m121.influence.tech import rise
from perihelion.games.m121.phases.colonise import lay_system
from perihelion.games.m121.phases.deliver import completes
from perihelion.games.m121.play import Phase, turn_in
from perihelion.games.m121.player import Player
from perihelion.games.m121.round.phase import order_of
from perihelion.games.m121.scoring import victory_points
from perihelion.games.m121.site import CLAIMED, Site, Works, more
from perihelion.games.m121.state import Agreement, State, new_state


def card_of(text: str) -> int:
    """A card by its id or its name; the empty text is no card."""
    if not text:
        return NO_CARD
    return CARD_IDS.index(text) if text in CARD_IDS else CARDS.index(text)


def id_of(card: int) -> str:
    return "" if card == NO_CARD else CARD_IDS[card]


def spoken(text: str) -> str:
    """Words as a player says them: `build I08` is `build Construction Yards`."""
    return re.sub(r"\b[SNIX]\d\d\b", lambda found: CARDS[CARD_IDS.index(found[0])], text)


def shortened(text: str) -> str:
    """The same the other way round."""
    for card, name in enumerate(CARDS):
        if text.endswith(f" {name}"):
            return text.removesuffix(name) + CARD_IDS[card]
    return text


class Later(Step):
    """What follows, as something always does before the end of a game."""

    def run(self, s: State) -> None:
        pass


class Table(GameTable[State]):
    """The table and what a test can do with it, besides what is done at every table."""

    def __init__(self, seats: int = 2, **agreed: Any) -> None:
        """`Table(2, upgrades=True)`, see `Agreement`."""
        super().__init__(GAME, new_state(seats, Agreement(**agreed)))
        self.s.track = tuple(range(seats))
        self.s.order = self.s.track
        self.s.round = 1
        self.whole = True
        """Whether all cards and disks of the game are on the table."""

    # Setting the table

    def player(self, name: str) -> Player:
        """Everything of a player, to read or to set."""
        return self.s.players[self.seat(name)]

    def site(self, space: str) -> Site:
        """Everything that lies on a space."""
        return self.s.sites[SPACES.index(space)]

    def _drawn(self, text: str) -> int:
        """A card taken out of the deck."""
        card = card_of(text)
        assert self.s.deck.bag[card], f"{text} is not in the deck any more"
        self.s.deck = self.s.deck.without(card)
        return card

    def _any_card(self) -> str:
        """A card of the deck that no test speaks of: the last start system, then the last of all."""
        left = [card for card in range(CARD_COUNT) if self.s.deck.bag[card]]
        return CARD_IDS[max(left, key=lambda card: (card < START_COUNT, card))]

    def hand(self, name: str, *cards: str) -> None:
        """Cards out of the deck that only this player has seen."""
        for text in cards:
            self.player(name).hand = self.player(name).hand.plus(self._drawn(text), 1 << self.seat(name))

    def money(self, name: str, count: int) -> None:
        """So many cards that do not matter: start systems from S18 down, then other cards from X14 down."""
        for _ in range(count):
            self.hand(name, self._any_card())

    def system(self, card: str, space: str, owner: str, military: bool = False, **political: int) -> None:
        """A system on the board, with cubes and the disk of who placed and controls it; other disks beside
        it: `table.system("N15", "C3", "yellow", green=1)`."""
        place, seat = SPACES.index(space), self.seat(owner)
        lay_system(self.s, seat, self._drawn(card), place, military)
        take_control(self.s, seat, place)
        self.political(space, **political)

    def political(self, space: str, **disks: int) -> None:
        """More political disks; the controller stays."""
        self._disks(space, disks, False)

    def military(self, space: str, **disks: int) -> None:
        """More military disks; the controller stays."""
        self._disks(space, disks, True)

    def _disks(self, space: str, disks: dict[str, int], military: bool) -> None:
        place = SPACES.index(space)
        for name, count in disks.items():
            for _ in range(count):
                site, seat = self.s.sites[place], self.seat(name)
                self.s.sites[place] = site.plus_military(seat) if military else site.plus_political(seat)
                use_disk(self.s, seat)
                spread_from_space(self.s, seat, place)

    def cultural(self, space: str, name: str, *demands: int, cube: str = "grey") -> None:
        """Demand spaces, counted from 1, that a player filled with cubes of the stock; the controller
        stays."""
        place, seat, player = SPACES.index(space), self.seat(name), self.player(name)
        colour = COLOURS.index(cube)
        for demand in demands:
            site = self.s.sites[place]
            if completes(site, seat, demand - 1):
                gain_powers(self.s, seat, COMBO_POWERS[site.card])
            self.s.sites[place] = site.plus_cultural(seat, demand - 1)
            self.s.stock = more(self.s.stock, colour, -1)
            player.delivered = more(player.delivered, colour, 1)
            player.delivered_to = more(player.delivered_to, TYPE[site.card], 1)
            player.sold += SELLS[site.card][demand - 1] > 0
            use_disk(self.s, seat)
            spread_from_space(self.s, seat, place)

    def claim(self, name: str, *spaces: str) -> None:
        """Disks in empty spaces."""
        for space in map(SPACES.index, spaces):
            self.s.sites[space] = CLAIMED[self.seat(name)]
            use_disk(self.s, self.seat(name))
            spread_from_space(self.s, self.seat(name), space)

    def works(self, card: str, gap: str, owner: str, turn: int = 0) -> None:
        """Infrastructure in a gap; its name edge faces this corner, clockwise from the north-west."""
        place, seat, number = GAPS.index(gap), self.seat(owner), self._drawn(card)
        self.s.works[place] = Works(number, seat, turn)
        self.s.built |= 1 << place
        use_disk(self.s, seat)
        spread_from_gap(self.s, seat, place)
        gain_powers(self.s, seat, POWERS[number])

    def disks(self, name: str, left: int) -> None:
        """So many disks are left to a player; where the others lie does not matter."""
        self.player(name).placed = self.s.agreed.disks - left
        self.whole = False

    def level(self, name: str, level: int) -> None:
        """A tech disk rises to this level, by disks on the research symbol; who rises first is in front."""
        player = self.player(name)
        while player.level < level:
            use_disk(self.s, self.seat(name))
            player.research += 1
            rise(self.s, self.seat(name), 1)

    def track(self, *names: str) -> None:
        """The tech disks on equal levels, from the front to the back."""
        self.s.track = tuple(map(self.seat, names))

    def research(self, *cards: str) -> None:
        """The cards beside the tech levels: from level 0 upwards, on each level left and right; an empty text
        is an empty place, and so are those that are not named."""
        found = [card_of(text) if not text else self._drawn(text) for text in cards]
        self.s.research = tuple(found + [NO_CARD] * (len(self.s.research) - len(found)))

    def stock(self, **cubes: int) -> None:
        """So many cubes are left; the last player has delivered the others."""
        player = self.s.players[-1]
        for name, left in cubes.items():
            colour = COLOURS.index(name)
            gone = self.s.stock[colour] - left
            self.s.stock = more(self.s.stock, colour, -gone)
            player.delivered = more(player.delivered, colour, gone)

    def deck(self, *cards: str, discards: tuple[str, ...] = ()) -> None:
        """Only these cards are in the draw pile and in the discards; the others are nowhere."""
        bag = [0] * CARD_COUNT
        for text in cards:
            bag[card_of(text)] += 1
        self.s.deck = Pile(tuple(bag), discard=tuple(map(card_of, discards)))
        self.whole = False

    def chose(self, **phases: str) -> None:
        """What was revealed: `table.chose(yellow="Build", green="Build boosted")`. The boost cards are some
        start systems, and discarded."""
        chosen, boosts = [NOBODY] * self.s.seat_count, [NO_CARD] * self.s.seat_count
        for name, text in phases.items():
            phase, _, boosted = text.partition(" ")
            chosen[self.seat(name)] = PHASES.index(phase)
            if boosted:
                boosts[self.seat(name)] = self._drawn(self._any_card())
                self.s.deck = self.s.deck.discarded(boosts[self.seat(name)])
        self.s.chosen, self.s.boosts = tuple(chosen), tuple(boosts)

    # Playing

    def at(self, *steps: Step) -> None:
        """What was set is a table that a game could have; then these steps are to be done."""
        if self.whole:
            check(self.s)
        self.s.changed = False
        super().at(*steps, Later())

    def at_phase(self, phase: str) -> None:
        """The whole phase, for everybody."""
        self.at(Phase(PHASES.index(phase)))

    def turn(self, name: str, phase: str) -> None:
        """Only the turn of one player in a phase."""
        self.s.phase = PHASES.index(phase)
        self.s.order = order_of(self.s, self.s.phase)
        self.at(turn_in(self.s.phase, self.seat(name)))

    def says(self, name: str, *texts: str) -> None:
        super().says(name, *map(spoken, texts))

    def falls(self, *texts: str) -> None:
        super().falls(*map(spoken, texts))

    def why(self, name: str, text: str) -> Reason:
        return super().why(name, spoken(text))

    def brings(self, name: str, *texts: str) -> dict[str, int]:
        return super().brings(name, *map(spoken, texts))

    def offered(self, name: str) -> list[str]:
        return list(map(shortened, super().offered(name)))

    def can_fall(self) -> list[str]:
        return list(map(shortened, super().can_fall()))

    # Looking

    def cards(self, name: str) -> list[str]:
        """The hand of a player, in the order of the ids."""
        return [CARD_IDS[card] for card in self.player(name).hand.cards]

    def size(self, name: str) -> int:
        """How many cards a player holds."""
        return self.player(name).hand.size()

    def discards(self) -> list[str]:
        return [CARD_IDS[card] for card in self.s.deck.discard]

    def researched(self) -> list[str]:
        """The cards beside the tech levels, in the order of `research`."""
        return list(map(id_of, self.s.research))

    def controller(self, space: str) -> str:
        controller = self.site(space).controller
        return "" if controller == NOBODY else PLAYER_NAMES[controller]

    def owner(self, gap: str) -> str:
        owner = self.s.works[GAPS.index(gap)].owner
        return "" if owner == NOBODY else PLAYER_NAMES[owner]

    def on(self, place: str) -> str:
        """The card on a space or in a gap."""
        if place in SPACES:
            return id_of(self.site(place).card)
        return id_of(self.s.works[GAPS.index(place)].card)

    def claimed(self, space: str) -> str:
        """Whose disk lies in an empty space."""
        claim = self.site(space).claim
        return "" if claim == NOBODY else PLAYER_NAMES[claim]

    def influence(self, space: str) -> dict[str, int]:
        """The disks of all players on a system."""
        found = {name: self.site(space).disks(seat) for seat, name in enumerate(PLAYER_NAMES)}
        return {name: disks for name, disks in found.items() if disks}

    def cubes(self, space: str) -> dict[str, int]:
        """The cubes on a system."""
        found = dict(zip(COLOURS, self.site(space).cubes, strict=True))
        return {name: cubes for name, cubes in found.items() if cubes}

    def strength(self, name: str) -> int:
        """Military strength, without what counts only at some places."""
        return self.player(name).powers[slots.MILITARY]

    def levels(self) -> list[str]:
        """The tech levels, from the first tech disk to the last: `["green 2", "yellow 1"]`."""
        return [f"{PLAYER_NAMES[seat]} {self.s.players[seat].level}" for seat in self.s.track]

    def order(self) -> list[str]:
        """The order of the phase."""
        return [PLAYER_NAMES[seat] for seat in self.s.order]

    def left(self, name: str) -> int:
        """The disks in the supply of a player."""
        return max(0, self.s.agreed.disks - self.player(name).placed)

    def vp(self, name: str) -> int:
        return victory_points(self.s, self.seat(name))

    def seen_by_all(self, name: str) -> list[str]:
        """The cards of a hand that everybody has seen."""
        hand = self.player(name).hand
        known = zip(hand.cards, hand.seen, strict=True)
        return [CARD_IDS[card] for card, seen in known if seen == EVERYONE]
