"""Helios put together: its table, what it says and shows, the Game object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kit.helios.rules import (
    CARD_NAMES,
    CHARGE,
    COPIES,
    DEAL,
    DONE,
    FIND,
    GEM,
    HAND_OVER,
    NO_SUN,
    PASS,
    ROLL,
    ROUNDS,
    SEAT_NAMES,
    SHOW,
    TAKE,
    TOKEN_COPIES,
    VENT,
    WORDS,
    Act,
    Answer,
    Bids,
    DealCard,
    End,
    Gift,
    Glare,
    Hoard,
    Peek,
    Player,
    React,
    Round,
    Shed,
    Shot,
    State,
    SunTurn,
    SunVerdict,
    TakeToken,
    Uncover,
    Verdict,
    light,
    stash,
)
from kit.helios.sun import SUN, SUN_BOOK, SUN_BOX, SUN_OPTION, automatic, fits
from perihelion.core.dice import Generator
from perihelion.core.game import (
    Book,
    Figure,
    Game,
    Mind,
    Option,
    Question,
    Rules,
    Seen,
    Sentence,
    Side,
    Telling,
)
from perihelion.core.hands import Hand, full_pool, redealt
from perihelion.core.piles import UNKNOWN, full_pile
from perihelion.core.said import Name, Said
from perihelion.core.steps import Ask, Step, over, reoffer, waiting
from perihelion.games.kit.telling.phrases import round_of

MOST_DEALS: Final = 100


@dataclass(frozen=True)
class View:
    round: int
    first: int
    energy: list[int]
    light: list[int]
    sun: int
    hand_sizes: list[int]
    pile_size: int
    discard: list[int]
    waiting: list[int]
    hand: list[int]
    top: list[int]
    envelope: list[int]
    hands: list[list[int]]
    places: list[list[int]]
    recalled: list[list[int]]
    mixed: list[list[int]]
    sun_cards: list[int]


def setup(seats: int, options: Mapping[str, str]) -> State:
    players = [Player(int(options["energy"]), 0, Hand()) for _ in range(seats)]
    deep = full_pool(list(TOKEN_COPIES), [3, 3, *[0] * (seats + 1)]) if options["deep"] == "yes" else None
    sun = 0 if options["sun"] == "on" else NO_SUN
    able = options["asked"] == "able"
    s = State(players, full_pile(list(COPIES)), int(options["goal"]), caches=deep, sun=sun, able=able)
    s.then(*[DealCard(seat) for seat in range(seats)] * 2, Round(), End())
    return s


def view(s: State, seat: int) -> View:
    return View(
        s.round,
        s.first,
        [player.energy for player in s.players],
        [player.light for player in s.players],
        s.sun,
        [player.hand.size() for player in s.players],
        s.pile.size(),
        list(s.pile.discard),
        waiting(s),
        list(s.players[seat].hand.cards) if seat >= 0 else [],
        s.pile.seen_top(seat),
        s.sealed[seat][:] if s.sealed and seat >= 0 else [],
        [player.hand.as_seen(seat) for player in s.players],
        places(s, seat),
        [hand.recalled(seat) for hand in hands_and_places(s)],
        [lot.seen.as_seen(seat) for lot in s.caches.lots] if s.caches else [],
        s.sun_hand.as_seen(seat) + [UNKNOWN] * s.pile.aside(),
    )


def ahead(s: State, seat: int, word: int) -> list[int] | None:
    """What the dial of energy would show after a charge."""
    return [s.players[seat].energy + 1] if word == CHARGE else None


def places(s: State, seat: int) -> list[list[int]]:
    """What a seat knows of each cache and stash, and UNKNOWN for what it does not."""
    if s.caches is None:
        return []
    return [
        place.as_seen(seat) + [UNKNOWN] * s.caches.closed(number)
        for number, place in enumerate(s.caches.places)
    ]


def hands_and_places(s: State) -> list[Hand]:
    """Everything in which somebody may have seen a card."""
    hands = [player.hand for player in s.players] + [s.sun_hand]
    return hands if s.caches is None else [*hands, *s.caches.places, *[lot.seen for lot in s.caches.lots]]


def redeal(s: State, seat: int, generator: Generator) -> State:
    """HE-WINDOW-03. Whoever is asked because of what it could play can play something at every table dealt
    anew."""
    other = dealt_anew(s, seat, generator)
    step = s.agenda[-1] if s.agenda else None
    if s.able and isinstance(step, React) and step.seat != seat:
        tries = MOST_DEALS
        while len(other.offered) == 1 and tries:
            other, tries = dealt_anew(s, seat, generator), tries - 1
    return other


def dealt_anew(s: State, seat: int, generator: Generator) -> State:
    """Other hands and unseen cards are dealt anew; other envelopes hold any words that hand could have
    sealed."""
    other = s.clone()
    held = [*[player.hand for player in s.players], s.sun_hand]
    other.pile, (*hands, other.sun_hand) = redealt(s.pile, seat, held, generator)
    for i, hand in enumerate(hands):
        other.players[i].hand = hand
        if len(s.sealed) > 1 and i != seat:
            reseal(other, i, len(s.sealed[i]), generator)
    if s.caches is not None:
        other.caches = s.caches.redealt(seat, generator)
    reoffer(other)
    return other


def reseal(s: State, seat: int, count: int, generator: Generator) -> None:
    s.sealed[seat] = []
    for _ in range(count):
        offered = Bids().options(s, seat)
        s.sealed[seat].append(offered[generator.below(len(offered))])


def result(s: State) -> tuple[Side, ...]:
    scores = [light(s, side) + energy(s, side) / 10 + gems(s, side) for side in range(s.side_count())]
    names = (*SEAT_NAMES[: s.seat_count], *automatic(s))
    return tuple([Side(names[i], score, score == max(scores)) for i, score in enumerate(scores)])


def gems(s: State, side: int) -> int:
    """HE-CACHE-04. A gem in the stash counts as light when the game is over."""
    return hidden_gems(s, side) if over(s) else 0


def hidden_gems(s: State, side: int) -> int:
    return s.caches.places[stash(side)].count(GEM) if s.caches is not None and s.seated(side) else 0


def energy(s: State, side: int) -> int:
    return 0 if s.driven(side) else s.players[side].energy


def value(s: State, side: int) -> float:
    return light(s, side) + energy(s, side) / 2 + hidden_gems(s, side)


LABELS = (Said("light"), Said("energy"), Said("hidden gems"))


def sources(s: State, side: int) -> list[float]:
    return [float(light(s, side)), energy(s, side) / 2, float(hidden_gems(s, side))]


def spread(_: State) -> float:
    return 4.0


def prompt(_: State, step: Ask, _seat: int) -> Question:
    match step:
        case Bids():
            return Question("HE-BID-01", "Seal a bid and a boost.")
        case React():
            return Question("HE-WINDOW-01", "Will you answer with a {card:card}?", card=step.card)
        case Answer():
            return Question("HE-ECHO-01", "Will you play ore to draw a card?")
        case TakeToken():
            return Question("HE-CACHE-03", "Which token do you take from the {cache:c}?", c=step.cache)
        case Gift():
            return Question("HE-GIFT-01", "Which card do you give to {player:other}?", other=step.other)
        case Verdict():
            return Question("HE-JUDGE-01", "Does 1 energy of {player:judged} burn?", judged=step.judged)
        case SunVerdict():
            return Question("HX-SUN-07", "Does 1 light of the Sun burn?")
    return Question("HE-ACT-01", "Choose an action.")


def place(s: State) -> Said:
    return round_of(s.round, ROUNDS)


def story(_: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
    match step:
        case Peek():
            return [
                Sentence(Said("{player:who} looks at the top card.", who=step.seat)),
                Sentence(Said("It is {card:card}.", card=SHOW.noun(word)), step.seat),
            ]
        case DealCard():
            return [Sentence(Said("You draw {card:card}.", card=DEAL.noun(word)), step.seat)]
        case Uncover():
            return [Sentence(Said("You find {token:token}.", token=FIND.noun(word)), step.seat)]
        case TakeToken() if VENT.says(word):
            return [Sentence(Said("{player:who}: {said}.", who=seat, said=WORDS.said(word)))]
        case TakeToken():
            return [
                Sentence(Said("{player:who} takes a token from the {cache:c}.", who=seat, c=step.cache)),
                Sentence(Said("It is {token:token}.", token=TAKE.noun(word)), seat),
            ]
        case Gift():
            return [
                Sentence(Said("{player:who} gives a card to {player:other}.", who=seat, other=step.other)),
                Sentence(Said("It is {card:card}.", card=HAND_OVER.noun(word)), seat, step.other),
            ]
        case Bids():
            return [] if after.sealed else [Sentence(Said("{player:who} goes first.", who=after.first))]
        case SunTurn() | Glare():
            return [
                Sentence(Said("{Sun} keeps {light} light.", sun=Name("player", SUN), light=ROLL.noun(word)))
            ]
        case Hoard():
            return [Sentence(Said("{Sun} hoards what nobody looks at.", sun=Name("player", SUN)))]
        case Shed():
            return [Sentence(Said("{Sun} sheds {card:card}.", sun=Name("player", SUN), card=SHOW.noun(word)))]
        case Shot():
            return [Sentence(Said("{player:who} gains {n} light.", who=step.seat, n=ROLL.noun(word)))]
        case Act() | React() | Answer() | Verdict() | SunVerdict() if word not in (PASS, DONE):
            return [Sentence(Said("{player:who}: {said}.", who=seat, said=WORDS.said(word)))]
    return []


def owned(s: State, seat: int) -> list[Figure]:
    player = s.players[seat]
    cards = [("card", card, player.hand.count(card)) for card in range(len(CARD_NAMES))]
    return [("figure", 0, player.energy), ("figure", 1, player.light), *cards]


def check(s: State) -> None:
    for card, copies in enumerate(COPIES):
        hands = [*s.sun_hand.cards, *[held for player in s.players for held in player.hand.cards]]
        found = s.pile.bag[card] + [*s.pile.top, *s.pile.bottom, *s.pile.discard, *hands].count(card)
        assert found == copies, f"{found} {CARD_NAMES[card]} of {copies}"
    if s.caches is not None:
        lots = s.caches.lots
        seen = [*s.caches.places, *[lot.seen for lot in lots]]
        tokens = [s.caches.bag[i] + sum(place.count(i) for place in seen) for i in range(3)]
        assert tuple(tokens) == TOKEN_COPIES, f"tokens {tokens}"
        unseen = sum(s.caches.unseen) + sum(lot.unseen for lot in lots)
        assert sum(s.caches.bag) == unseen, "the bag does not fill the places"
        assert all(sum(lot.counts) == lot.seen.size() + lot.unseen for lot in lots), "a lot has lost a token"
    assert all(player.energy >= 0 for player in s.players), (
        f"energy {[player.energy for player in s.players]}"
    )


OPTIONS: Final = (
    Option("goal", ("6", "3"), "the light that ends the game", "6"),
    Option("energy", ("1", "2", "4"), "to start with", "2"),
    Option("deep", ("no", "yes"), "with caches, gifts and echoes", "no"),
    SUN_OPTION,
    Option("asked", ("all", "able"), "who is asked in answer to a shot", "all"),
)
BOOK: Final = Book("HE", Path(__file__).parent / "rules.md")
GAME: Final = Game(
    code="helios",
    title="Helios",
    summary="Fire at the sun.",
    fewest=2,
    most=3,
    minutes=(5, 10),
    weight="light",
    rules=Rules(1, (BOOK, SUN_BOOK), WORDS, SEAT_NAMES, setup, redeal, result, check, automatic, fits),
    telling=Telling(prompt, story, owned=owned, place=place),
    seen=Seen(view, View, dict, ahead=ahead),
    mind=Mind(value, spread, sources=sources, labels=LABELS),
    options=OPTIONS,
    presets=(SUN_BOX,),
)
