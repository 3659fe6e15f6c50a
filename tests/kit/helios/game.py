"""Helios put together: its table, what it says and shows, the Game object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kit.helios.rules import (
    CARD_NAMES,
    COPIES,
    DEAL,
    DONE,
    PASS,
    ROLL,
    SEAT_NAMES,
    SHOW,
    WORDS,
    Act,
    Bids,
    DealCard,
    End,
    Peek,
    Player,
    React,
    Round,
    Shot,
    State,
)
from perihelion.core.dice import Generator
from perihelion.core.game import Book, Game, Mind, Option, Question, Rules, Seen, Sentence, Side, Telling
from perihelion.core.piles import full_pile, redealt
from perihelion.core.steps import Ask, Step, reoffer, waiting


@dataclass(frozen=True)
class View:
    round: int
    first: int
    energy: list[int]
    light: list[int]
    hand_sizes: list[int]
    pile_size: int
    discard: list[int]
    waiting: list[int]
    hand: list[int]
    top: list[int]
    envelope: list[int]


def setup(seats: int, options: Mapping[str, str]) -> State:
    players = [Player(int(options["energy"]), 0, []) for _ in range(seats)]
    s = State(players, full_pile(list(COPIES)), int(options["goal"]))
    s.then(*[DealCard(seat) for seat in range(seats)] * 2, Round(), End())
    return s


def view(s: State, seat: int) -> View:
    return View(
        s.round,
        s.first,
        [player.energy for player in s.players],
        [player.light for player in s.players],
        [len(player.hand) for player in s.players],
        s.pile.size(),
        list(s.pile.discard),
        waiting(s),
        s.players[seat].hand[:] if seat >= 0 else [],
        s.pile.seen_top(seat),
        s.sealed[seat][:] if s.sealed and seat >= 0 else [],
    )


def redeal(s: State, seat: int, generator: Generator) -> State:
    """Other hands and unseen cards are dealt anew; other envelopes hold any words that hand could have
    sealed."""
    other = s.clone()
    others = [i for i in range(s.seat_count) if i != seat]
    other.pile, hands = redealt(s.pile, seat, [s.players[i].hand for i in others], generator)
    for i, hand in zip(others, hands, strict=True):
        other.players[i].hand = hand
        if s.sealed:
            reseal(other, i, len(s.sealed[i]), generator)
    reoffer(other)
    return other


def reseal(s: State, seat: int, count: int, generator: Generator) -> None:
    s.sealed[seat] = []
    for _ in range(count):
        offered = Bids().options(s, seat)
        s.sealed[seat].append(offered[generator.below(len(offered))])


def result(s: State) -> tuple[Side, ...]:
    scores = [player.light + player.energy / 10 for player in s.players]
    return tuple([Side(SEAT_NAMES[i], score, score == max(scores)) for i, score in enumerate(scores)])


def value(s: State, seat: int) -> float:
    return s.players[seat].light + s.players[seat].energy / 2


def spread(_: State) -> float:
    return 4.0


def prompt(_: State, step: Ask, _seat: int) -> Question:
    if isinstance(step, Bids):
        return Question("HE-BID-01", "Seal a bid and a boost.")
    if isinstance(step, React):
        return Question("HE-WINDOW-01", f"Will you answer with a {CARD_NAMES[step.card]}?")
    return Question("HE-ACT-01", "Choose an action.")


def story(_: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
    match step:
        case Peek():
            return [
                Sentence(f"{{player:{step.seat}}} looks at the top card."),
                Sentence(f"It is {{card:{SHOW.noun(word)}}}.", step.seat),
            ]
        case DealCard():
            return [Sentence(f"You draw {{card:{DEAL.noun(word)}}}.", step.seat)]
        case Bids():
            return [] if after.sealed else [Sentence(f"{{player:{after.first}}} goes first.")]
        case Shot():
            return [Sentence(f"{{player:{step.seat}}} gains {ROLL.noun(word)} light.")]
        case Act() | React() if word not in (PASS, DONE):
            return [Sentence(f"{{player:{seat}}}: {WORDS.text(word)}.")]
    return []


def check(s: State) -> None:
    for card, copies in enumerate(COPIES):
        hands = [held for player in s.players for held in player.hand]
        found = s.pile.bag[card] + [*s.pile.top, *s.pile.bottom, *s.pile.discard, *hands].count(card)
        assert found == copies, f"{found} {CARD_NAMES[card]} of {copies}"
    assert all(player.energy >= 0 for player in s.players), (
        f"energy {[player.energy for player in s.players]}"
    )


OPTIONS: Final = (
    Option("goal", ("6", "3"), "the light that ends the game", "6"),
    Option("energy", ("1", "2", "4"), "to start with", "2"),
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
    rules=Rules(1, (BOOK,), WORDS, SEAT_NAMES, setup, redeal, result, check),
    telling=Telling(prompt, story),
    seen=Seen(view, View, dict),
    mind=Mind(value, spread),
    options=OPTIONS,
)
