"""Helios, an invented game: its words, its table, its order of play.

Seats bid in secret for the first turn, gather energy and fire at the sun for light; flares douse a shot,
mirrors a flare.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import AskOne, Chance, Refusal, Sealed, Step
from perihelion.core.steps import State as CoreState
from perihelion.core.words import Nouns, Words

SEAT_NAMES: Final = ("red", "blue", "green")
CARD_NAMES: Final = ("ore", "flare", "mirror")
COPIES: Final = (6, 4, 3)
ORE, FLARE, MIRROR = range(3)
ROUNDS: Final = 2
SHOT: Final = 2

CARDS: Final = Nouns("card", CARD_NAMES)
AMOUNTS: Final = Nouns("amount", ("0", "1", "2", "3"))
WORDS: Final = Words()
BID: Final = WORDS.verb("bid", AMOUNTS)
BOOST: Final = WORDS.verb("boost with", CARDS)
NO_BOOST: Final = WORDS.single("no boost")
CHARGE: Final = WORDS.single("charge")
PEEK: Final = WORDS.single("peek")
BUY: Final = WORDS.single("buy a card")
FIRE: Final = WORDS.single("fire")
DONE: Final = WORDS.single("done")
PLAY: Final = WORDS.verb("play", CARDS)
PASS: Final = WORDS.single("pass")
DEAL: Final = WORDS.verb("deal", CARDS)
SHOW: Final = WORDS.verb("show", CARDS)
ROLL: Final = WORDS.verb("roll", AMOUNTS)
WORDS.know(Nouns("player", SEAT_NAMES))


class Player:
    __slots__ = ("energy", "hand", "light")

    def __init__(self, energy: int, light: int, hand: list[int]) -> None:
        self.energy = energy
        self.light = light
        self.hand = hand

    def clone(self) -> Player:
        return Player(self.energy, self.light, self.hand[:])


class State(CoreState):
    def __init__(self, players: list[Player], pile: Pile, goal: int, first: int = 0, round: int = 1) -> None:
        super().__init__(len(players))
        self.players = players
        self.pile = pile
        self.goal = goal
        self.first = first
        self.round = round

    def clone(self) -> State:
        other = State(
            [player.clone() for player in self.players], self.pile, self.goal, self.first, self.round
        )
        other.copy_core(self)
        return other

    def order(self, first: int) -> list[int]:
        return [(first + i) % self.seat_count for i in range(self.seat_count)]


class Round(Step):
    """HE-ROUND-01. Bids, a turn for each seat, and again until the last round is over."""

    def run(self, s: State) -> None:
        s.then(Bids(), Turns(), NextRound())


class Bids(Sealed):
    """HE-BID-01. Everyone seals a bid and a boost; all pay, the highest sum is first, ties go to the seat
    sooner in turn."""

    def players(self, s: State) -> list[int]:
        return s.order(s.first)

    def options(self, s: State, seat: int) -> list[int]:
        if not s.sealed[seat]:
            return [BID.of(amount) for amount in range(min(2, s.players[seat].energy) + 1)]
        return [NO_BOOST] + [BOOST.of(card) for card in sorted(set(s.players[seat].hand))]

    def complete(self, s: State, seat: int) -> bool:
        return len(s.sealed[seat]) == 2

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        sums = [BID.noun(bid) + 2 * BOOST.says(boost) for bid, boost in envelopes]
        for seat, (bid, boost) in enumerate(envelopes):
            s.players[seat].energy -= BID.noun(bid)
            if BOOST.says(boost):
                discard(s, seat, BOOST.noun(boost))
        s.first = max(s.order(s.first), key=lambda seat: sums[seat])


class Turns(Step):
    """HE-TURN-01. In turn order from the first seat, each takes up to two actions."""

    def run(self, s: State) -> None:
        s.then(*[Act(seat, 2) for seat in s.order(s.first)])


class NextRound(Step):
    """HE-ROUND-02. After the last round the game ends."""

    def run(self, s: State) -> None:
        s.round += 1
        if s.round <= ROUNDS:
            s.then(Round())


class Act(AskOne):
    """HE-ACT-01. Charge, peek at the pile, buy a card for 1 energy, fire for 2 energy, or be done."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: State, seat: int) -> list[int]:
        if self.left == 0:
            return [DONE]
        return [word for word in (CHARGE, PEEK, BUY, FIRE, DONE) if self.why_not(s, seat, word) is None]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == DONE:
            return
        s.then(Act(seat, self.left - 1))
        if option == CHARGE:
            s.players[seat].energy += 1
        elif option == PEEK:
            s.then(Peek(seat))
        elif option == BUY:
            s.players[seat].energy -= 1
            s.then(Refill(), DealCard(seat))
        else:
            s.players[seat].energy -= SHOT
            s.then(Window(FLARE, seat), Shot(seat), AfterShot())

    def why_not(self, s: State, seat: int, option: int) -> Refusal | None:
        energy = s.players[seat].energy
        if option == FIRE and energy < SHOT:
            return Refusal("HE-FIRE-01", f"Needs {SHOT} energy; you have {energy}.")
        if option == BUY and energy < 1:
            return Refusal("HE-BUY-01", f"Needs 1 energy; you have {energy}.")
        if option in (BUY, PEEK) and s.pile.size() == 0 and (option == PEEK or not s.pile.discard):
            return Refusal("HE-PILE-01", "No card is left.")
        return None


class TopCard(Draw):
    """HE-PILE-02. The top card of the pile, seen by one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def pile(self, s: State) -> Pile:
        return s.pile

    def seen_by(self, s: State) -> int:
        return 1 << self.seat


class Peek(TopCard):
    """HE-PEEK-01. Look at the top card and put it back."""

    def drawn(self, s: State, card: int) -> None:
        s.pile = s.pile.without(card).on_top(card, s.pile.next_seen() | 1 << self.seat)

    def word(self, s: State, outcome: int) -> int:
        return SHOW.of(outcome)


class Refill(Step):
    """HE-PILE-01. An empty pile is made anew from the discards."""

    def run(self, s: State) -> None:
        if s.pile.size() == 0:
            s.pile = s.pile.reshuffled()


class DealCard(TopCard):
    """HE-BUY-01. A card from the pile into a hand."""

    def drawn(self, s: State, card: int) -> None:
        s.pile = s.pile.without(card)
        s.players[self.seat].hand.append(card)

    def word(self, s: State, outcome: int) -> int:
        return DEAL.of(outcome)


class Window(Step):
    """HE-WINDOW-01. Every other seat with cards is asked, whatever they are, so that nobody learns who could
    answer."""

    def __init__(self, card: int, actor: int) -> None:
        self.card: Final = card
        self.actor: Final = actor

    def run(self, s: State) -> None:
        s.then(*[React(seat, self.card) for seat in s.order(self.actor)[1:] if s.players[seat].hand])


class React(AskOne):
    """HE-FLARE-01. A flare douses the shot, unless a mirror in the window on the flare turns it away."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: State, seat: int) -> list[int]:
        return [PASS, PLAY.of(self.card)] if self.card in s.players[seat].hand else [PASS]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == PASS:
            return
        discard(s, seat, self.card)
        if self.card == FLARE:
            s.then(Window(MIRROR, seat), Douse(), AfterFlare())
        else:
            s.skip_to(AfterFlare)

    def skips_single(self) -> bool:
        return False


class Douse(Step):
    """HE-FLARE-02. A doused shot is over."""

    def run(self, s: State) -> None:
        s.skip_to(AfterShot)


class AfterFlare(Step):
    """HE-MIRROR-01. A flare that was turned away leaves the shot as it was."""

    def run(self, s: State) -> None:
        pass


class Shot(Chance):
    """HE-FIRE-02. A die with three ones, two twos and a three gives so much light."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [0, 3, 2, 1]

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.seat].light += outcome

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(outcome)


class AfterShot(Step):
    """HE-END-01. The game ends at once when a seat has reached the goal."""

    def run(self, s: State) -> None:
        if max(player.light for player in s.players) >= s.goal:
            s.skip_to(End)


class End(Step):
    """HE-END-02. Most light wins; energy breaks ties."""

    def run(self, s: State) -> None:
        pass


def discard(s: State, seat: int, card: int) -> None:
    s.players[seat].hand.remove(card)
    s.pile = s.pile.discarded(card)
