"""Helios, an invented game: its words, its table, its order of play.

Seats bid in secret for the first turn, gather energy and fire at the sun for light; flares douse a shot,
mirrors a flare.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import AGAIN, ONE, AskBeside, InWindow, Window
from perihelion.core.hands import Hand, Pool
from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import AskOne, Chance, Refusal, Sealed, Step
from perihelion.core.steps import State as CoreState
from perihelion.core.words import Nouns, Words

SEAT_NAMES: Final = ("red", "blue", "green")
CARD_NAMES: Final = ("ore", "flare", "mirror")
COPIES: Final = (6, 4, 3)
ORE, FLARE, MIRROR = range(3)
ROUNDS: Final = 2
SHOT_WEIGHTS: Final = (0, 3, 2, 1)
SHOT: Final = 2
NO_SUN: Final = -1
"""The light of the Sun where it only shines."""

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
PLAYERS: Final = Nouns("player", SEAT_NAMES)
CACHES: Final = Nouns("cache", ("north", "south"))
TOKENS: Final = Nouns("token", ("dust", "ice", "gem"))
TOKEN_COPIES: Final = (3, 2, 1)
GEM: Final = 2
VENT: Final = WORDS.verb("vent", CARDS)
SEARCH: Final = WORDS.verb("search", CACHES)
FIND: Final = WORDS.verb("find", TOKENS)
TAKE: Final = WORDS.verb("take", TOKENS)
GIVE_TO: Final = WORDS.verb("give to", PLAYERS)
HAND_OVER: Final = WORDS.verb("hand over", CARDS)
BURN: Final = WORDS.single("burn")
SPARE: Final = WORDS.single("spare")
MOMENTS: Final = ("a shot", "a flare", "an echo")
SHOTS, FLARES, ECHOES = range(3)
WORDS.know(Nouns("moment", MOMENTS))
WORDS.know(Nouns("figure", ("energy", "light")))


NO_CARDS: Final = Hand()


class Player:
    __slots__ = ("energy", "hand", "light")

    def __init__(self, energy: int, light: int, hand: Hand) -> None:
        self.energy = energy
        self.light = light
        self.hand = hand

    def clone(self) -> Player:
        return Player(self.energy, self.light, self.hand)


class State(CoreState):
    def __init__(
        self,
        players: list[Player],
        pile: Pile,
        goal: int,
        first: int = 0,
        round: int = 1,
        caches: Pool | None = None,
        sun: int = NO_SUN,
        able: bool = False,
        sun_hand: Hand = NO_CARDS,
    ) -> None:
        super().__init__(len(players))
        self.players = players
        self.pile = pile
        self.goal = goal
        self.first = first
        self.round = round
        self.caches = caches
        """What lies hidden in the caches and in each seat's stash; nothing in a shallow game."""
        self.sun = sun
        """HX-SUN-01. The light that the Sun has kept, or NO_SUN."""
        self.sun_hand = sun_hand
        """HX-SUN-09. The cards of the Sun that somebody has seen; the pile knows how many others."""
        self.able = able
        """HE-WINDOW-03. Only those who could answer a shot or a flare are asked."""

    def clone(self) -> State:
        other = State(
            [player.clone() for player in self.players],
            self.pile,
            self.goal,
            self.first,
            self.round,
            self.caches,
            self.sun,
            self.able,
            self.sun_hand,
        )
        other.copy_core(self)
        return other

    def side_count(self) -> int:
        return self.seat_count if self.sun == NO_SUN else self.seat_count + 1

    def order(self, first: int) -> list[int]:
        return [(first + i) % self.seat_count for i in range(self.seat_count)]


class Round(Step):
    """HE-ROUND-01. Bids, in a deep game a verdict, a turn for each seat, and again until the last round is
    over."""

    def run(self, s: State) -> None:
        s.then(Bids(), *verdicts(s), Turns(), NextRound())


def verdicts(s: State) -> list[Step]:
    """HE-JUDGE-01, HX-SUN-07."""
    deep: list[Step] = [] if s.caches is None else [Judge()]
    return [*deep, SunJudge()] if s.driven(s.seat_count) else deep


class Bids(Sealed):
    """HE-BID-01. Everyone seals a bid and a boost; all pay, the highest sum is first, ties go to the seat
    sooner in turn."""

    def players(self, s: State) -> list[int]:
        return s.order(s.first)

    def options(self, s: State, seat: int) -> list[int]:
        if not s.sealed[seat]:
            return [BID.of(amount) for amount in range(min(2, s.players[seat].energy) + 1)]
        return [NO_BOOST] + [BOOST.of(card) for card in s.players[seat].hand.kinds()]

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
    """HE-TURN-01. In turn order from the first seat, each takes up to two actions. HX-SUN-02: the Sun comes
    second."""

    def run(self, s: State) -> None:
        turns: list[Step] = [Act(seat, 2) for seat in s.order(s.first)]
        if s.side_count() > s.seat_count:
            turns.insert(1, SunTurn())
        s.then_all(turns)


class SunTurn(Chance):
    """HX-SUN-02. The Sun throws the die of a shot, keeps so much light, and nobody can douse it."""

    def weights(self, s: State) -> list[int]:
        return list(SHOT_WEIGHTS)

    def happen(self, s: State, outcome: int) -> None:
        s.sun += outcome
        s.then(*([] if s.caches is None else [Hoard()]), AfterShot())

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(outcome)


class Hoard(Step):
    """HX-SUN-08. In a deep game the Sun takes any token of the fuller cache, north first. HX-SUN-09. It takes
    the top card of the pile as well. Nobody looks at either."""

    def run(self, s: State) -> None:
        assert s.caches is not None, "this game is shallow"
        cache = max(range(len(CACHES.names)), key=s.caches.size)
        if s.caches.size(cache):
            s.caches = s.caches.moved_unseen(cache, stash(s.seat_count))
        if s.pile.unknown and not s.pile.top:
            s.pile = s.pile.set_aside()
        elif s.pile.size():
            card, seen = s.pile.weights().index(1), s.pile.next_seen()
            s.pile, s.sun_hand = s.pile.without(card), s.sun_hand.plus(card, seen)


class Shed(Chance):
    """HX-SUN-10. Any card of the Sun is discarded."""

    def weights(self, s: State) -> list[int]:
        cards, aside = sum(s.pile.bag) if s.pile.aside() else 1, s.pile.aside()
        return [s.sun_hand.count(card) * cards + aside * s.pile.bag[card] for card in range(len(COPIES))]

    def happen(self, s: State, outcome: int) -> None:
        if s.sun_hand.count(outcome):
            s.sun_hand = s.sun_hand.minus(outcome)
        else:
            s.pile = s.pile.turned_up(outcome)
        s.pile = s.pile.discarded(outcome)

    def word(self, s: State, outcome: int) -> int:
        return SHOW.of(outcome)


class NextRound(Step):
    """HE-ROUND-02. After the last round the game ends."""

    def run(self, s: State) -> None:
        s.round += 1
        if s.round <= ROUNDS:
            s.then(Round())


class Act(AskBeside):
    """HE-ACT-01. Charge, peek at the pile, buy a card for 1 energy, fire for 2 energy, or be done; in a deep
    game search a cache or give a card away. HE-VENT-01. Beside it ore may be vented."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def answers(self, s: State, seat: int) -> list[int]:
        if self.left == 0:
            return [DONE]
        deeper = [] if s.caches is None else deep_actions(s, seat)
        return [
            word for word in (CHARGE, PEEK, BUY, FIRE, *deeper, DONE) if self.why_not(s, seat, word) is None
        ]

    def free(self, s: State, seat: int) -> list[int]:
        """HE-VENT-01. Not once the actions are used up."""
        return vents(s, seat) if self.left > 0 else []

    def take(self, s: State, seat: int, option: int) -> None:
        vent(s, seat, option)

    def answered(self, s: State, seat: int, option: int) -> None:
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
        elif option == FIRE:
            s.players[seat].energy -= SHOT
            s.then(shot_window(s, seat), Shot(seat), *echoes(s, seat), AfterShot())
        else:
            act_deeply(s, seat, option)

    def why_not(self, s: State, seat: int, option: int) -> Refusal | None:
        energy = s.players[seat].energy
        if option == FIRE and energy < SHOT:
            return Refusal("HE-FIRE-01", "Needs {shot} energy; you have {energy}.", shot=SHOT, energy=energy)
        if option == BUY and energy < 1:
            return Refusal("HE-BUY-01", "Needs 1 energy; you have {energy}.", energy=energy)
        if option in (BUY, PEEK) and s.pile.size() == 0 and (option == PEEK or not s.pile.discard):
            return Refusal("HE-PILE-01", "No card is left.")
        return None


def vents(s: State, seat: int) -> list[int]:
    """HE-VENT-01. In a deep game ore may be vented beside every question of one's own."""
    return [VENT.of(ORE)] if s.caches is not None and s.players[seat].hand.count(ORE) else []


def vent(s: State, seat: int, option: int) -> None:
    discard(s, seat, VENT.noun(option))
    s.players[seat].energy += 1


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
        s.players[self.seat].hand = s.players[self.seat].hand.plus(card, 1 << self.seat)

    def word(self, s: State, outcome: int) -> int:
        return DEAL.of(outcome)


class Reply(Window):
    """HE-WINDOW-01. Every other seat with cards is asked once, whatever they are, so that nobody learns who
    could answer. HE-WINDOW-03. Where the table has agreed to it, only those who could."""

    def __init__(self, seats: tuple[int, ...], card: int) -> None:
        super().__init__(seats, ONE)
        self.card: Final = card

    def concerns(self, s: State, seat: int) -> bool:
        if s.driven(seat) or not s.able:
            return s.driven(seat) or s.players[seat].hand.size() > 0
        return bool(self.plays(s, seat) or self.free(s, seat))

    def tells(self, s: State) -> bool:
        return s.able

    def free(self, s: State, seat: int) -> list[int]:
        return vents(s, seat)

    def take(self, s: State, seat: int, option: int) -> None:
        vent(s, seat, option)

    def drive(self, s: State, side: int) -> Step:
        """HX-SUN-06."""
        return Glare()

    def plays(self, s: State, seat: int) -> list[int]:
        return [PLAY.of(self.card)] if s.players[seat].hand.count(self.card) else []

    def play(self, s: State, seat: int, option: int) -> None:
        """HE-FLARE-01. A flare douses the shot, unless a mirror in the window on the flare turns it away."""
        discard(s, seat, self.card)
        if self.card == FLARE:
            s.then(flare_window(s, seat), Douse(), AfterFlare())
        else:
            s.skip_to(AfterFlare)

    def passing(self) -> int:
        return PASS

    def ask(self, place: int) -> InWindow:
        return React(self, place)


class React(InWindow):
    """HE-WINDOW-02. Whoever wants is never asked at such a moment."""

    def __init__(self, window: Reply, place: int) -> None:
        super().__init__(window, place)
        self.card: Final = window.card

    def moment(self, s: State, seat: int) -> int:
        return SHOTS if self.card == FLARE else FLARES


def others_after(s: State, seat: int) -> tuple[int, ...]:
    """All other seats in turn order."""
    return tuple(s.order(seat)[1:])


def shot_window(s: State, shooter: int) -> Reply:
    """HX-SUN-06. The Sun answers a shot before the seats do."""
    sun = (s.seat_count,) if s.driven(s.seat_count) else ()
    return Reply((*sun, *others_after(s, shooter)), FLARE)


class Glare(Chance):
    """HX-SUN-06. The Sun throws a die with three blanks and a one, and keeps so much light."""

    def weights(self, s: State) -> list[int]:
        return [3, 1]

    def happen(self, s: State, outcome: int) -> None:
        s.sun += outcome

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(outcome)


def flare_window(s: State, seat: int) -> Reply:
    return Reply(others_after(s, seat), MIRROR)


def echoes(s: State, shooter: int) -> list[Step]:
    """HE-ECHO-01. In a deep game a shot has an echo."""
    return [] if s.caches is None else [Echo(others_after(s, shooter))]


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
        return list(SHOT_WEIGHTS)

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.seat].light += outcome

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(outcome)


class AfterShot(Step):
    """HE-END-01. The game ends at once when a side has reached the goal."""

    def run(self, s: State) -> None:
        if max(light(s, side) for side in range(s.side_count())) >= s.goal:
            s.skip_to(End)


class End(Step):
    """HE-END-02. Most light wins; energy breaks ties."""

    def run(self, s: State) -> None:
        pass


def light(s: State, side: int) -> int:
    return s.sun if s.driven(side) else s.players[side].light


def discard(s: State, seat: int, card: int) -> None:
    """A card out of a hand, in sight of all: from now on the others know what it was."""
    s.players[seat].hand = s.players[seat].hand.minus(card)
    s.pile = s.pile.discarded(card)
    s.reveal(~(1 << seat))


# The deep game: what lies hidden in caches, gifts that nobody else sees, echoes, and a verdict on another


def stash(seat: int) -> int:
    """The place of the pool at which a seat keeps what it took."""
    return len(CACHES.names) + seat


def deep_actions(s: State, seat: int) -> list[int]:
    """HE-CACHE-01, HE-GIFT-01. Search a cache in which something lies; give a card to another seat."""
    assert s.caches is not None, "this game is shallow"
    found = [SEARCH.of(cache) for cache in range(len(CACHES.names)) if s.caches.size(cache)]
    gifts = others_after(s, seat) if s.players[seat].hand.size() else ()
    return found + [GIVE_TO.of(other) for other in sorted(gifts)]


def act_deeply(s: State, seat: int, option: int) -> None:
    if SEARCH.says(option):
        s.then(Look(seat, SEARCH.noun(option)))
    else:
        s.then(Gift(seat, GIVE_TO.noun(option)))


class Look(Step):
    """HE-CACHE-01. Look through a cache in secret: at what nobody has seen one by one; then take a token."""

    def __init__(self, seat: int, cache: int) -> None:
        self.seat: Final = seat
        self.cache: Final = cache

    def run(self, s: State) -> None:
        assert s.caches is not None, "this game is shallow"
        looks = [Uncover(self.seat, self.cache)] * s.caches.closed(self.cache)
        s.caches = s.caches.shown(self.cache, 1 << self.seat)
        s.reveal(1 << self.seat)
        s.then(*looks, TakeToken(self.seat, self.cache))


class Uncover(Chance):
    """HE-CACHE-02. A token that nobody has seen, in sight of whoever searches."""

    def __init__(self, seat: int, cache: int) -> None:
        self.seat: Final = seat
        self.cache: Final = cache

    def weights(self, s: State) -> list[int]:
        assert s.caches is not None, "this game is shallow"
        return s.caches.weights(self.cache)

    def happen(self, s: State, outcome: int) -> None:
        assert s.caches is not None, "this game is shallow"
        s.caches = s.caches.found(self.cache, outcome, 1 << self.seat)

    def word(self, s: State, outcome: int) -> int:
        return FIND.of(outcome)

    def seen_by(self, s: State) -> int:
        return 1 << self.seat


class TakeToken(AskBeside):
    """HE-CACHE-03. One token goes face down to one's own stash; nobody else sees which."""

    def __init__(self, seat: int, cache: int) -> None:
        super().__init__(seat)
        self.cache: Final = cache

    def answers(self, s: State, seat: int) -> list[int]:
        assert s.caches is not None, "this game is shallow"
        return [TAKE.of(token) for token in s.caches.places[self.cache].kinds()]

    def free(self, s: State, seat: int) -> list[int]:
        return vents(s, seat)

    def take(self, s: State, seat: int, option: int) -> None:
        vent(s, seat, option)

    def answered(self, s: State, seat: int, option: int) -> None:
        assert s.caches is not None, "this game is shallow"
        token, mine = TAKE.noun(option), 1 << seat
        s.caches = s.caches.taken(self.cache, token, mine).laid(stash(seat), token, mine)

    def seen_by(self, s: State, seat: int) -> int:
        return 1 << seat

    def skips_single(self, s: State, seat: int) -> bool:
        return False


class Gift(AskOne):
    """HE-GIFT-01. A card changes hands; only the two know which. The giver gains 1 energy."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def options(self, s: State, seat: int) -> list[int]:
        return [HAND_OVER.of(card) for card in s.players[seat].hand.kinds()]

    def choose(self, s: State, seat: int, option: int) -> None:
        card, both = HAND_OVER.noun(option), 1 << seat | 1 << self.other
        giver, taker = s.players[seat], s.players[self.other]
        giver.hand = giver.hand.minus_unseen(card, both)
        taker.hand = taker.hand.plus(card, both)
        giver.energy += 1
        s.reveal(1 << self.other)

    def seen_by(self, s: State, seat: int) -> int:
        return 1 << seat | 1 << self.other

    def skips_single(self, s: State, seat: int) -> bool:
        return False


class Echo(Window):
    """HE-ECHO-01. Others may play ore for 1 energy to draw a card, again and again, until all pass in a row;
    what was drawn may be played at once."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(seats, AGAIN)

    def concerns(self, s: State, seat: int) -> bool:
        return s.players[seat].hand.size() > 0 and s.players[seat].energy > 0

    def free(self, s: State, seat: int) -> list[int]:
        return vents(s, seat)

    def take(self, s: State, seat: int, option: int) -> None:
        vent(s, seat, option)

    def plays(self, s: State, seat: int) -> list[int]:
        return [PLAY.of(ORE)] if s.players[seat].hand.count(ORE) else []

    def play(self, s: State, seat: int, option: int) -> None:
        discard(s, seat, ORE)
        s.players[seat].energy -= 1
        s.then(Refill(), DealCard(seat))

    def passing(self) -> int:
        return PASS

    def ask(self, place: int) -> InWindow:
        return Answer(self, place)


class Answer(InWindow):
    """HE-ECHO-02. Whoever wants is never asked."""

    def moment(self, s: State, seat: int) -> int:
        return ECHOES


class Judge(Step):
    """HE-JUDGE-01. The last seat answers for the first whether its energy burns."""

    def run(self, s: State) -> None:
        order = s.order(s.first)
        if s.players[order[0]].energy:
            s.then(Verdict(order[-1], order[0]))


class Verdict(AskOne):
    """HE-JUDGE-01. Burn 1 energy of another seat for a card that it draws, or spare it."""

    def __init__(self, seat: int, judged: int) -> None:
        super().__init__(seat)
        self.judged: Final = judged

    def owner(self, s: State, seat: int) -> int:
        return self.judged

    def options(self, s: State, seat: int) -> list[int]:
        return [BURN, SPARE]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == BURN:
            s.players[self.judged].energy -= 1
            s.then(Refill(), DealCard(self.judged))


class SunJudge(Step):
    """HX-SUN-07. Once the Sun has light, the last seat answers for it."""

    def run(self, s: State) -> None:
        if s.sun:
            s.then(SunVerdict(s.order(s.first)[-1]))


class SunVerdict(AskOne):
    """HX-SUN-07. Burn 1 light of the Sun for a throw of its die, or spare it. HX-SUN-10. If it burns, the Sun
    sheds a card."""

    def owner(self, s: State, seat: int) -> int:
        return s.seat_count

    def options(self, s: State, seat: int) -> list[int]:
        return [BURN, SPARE]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == BURN:
            s.sun -= 1
            s.then(*([Shed()] if s.sun_hand.size() + s.pile.aside() else []), SunTurn())
