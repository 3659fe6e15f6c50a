"""Helios with faults, each of them found by one law."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kit.helios import GAME as HELIOS
from kit.helios.rules import Bids, State
from perihelion.core.dice import Generator
from perihelion.core.game import Figure, Question, Sentence, Side
from perihelion.core.said import Said
from perihelion.core.steps import Ask, Refusal, Step


def check(s: State) -> None:
    assert s.round < 2, "a card is missing"


def view(s: State, _: int) -> Any:
    return [player.hand for player in s.players]


def redeal(s: State, _: int, _generator: Generator) -> State:
    s.round += 1
    return s


def stubborn(s: State, seat: int, _: Generator) -> State:
    other: State = HELIOS.rules.redeal(s, seat, Generator("stubborn"))
    return other


def story(_: State, _step: Step, _seat: int, _word: int, _after: State) -> list[Sentence]:
    return [Sentence(Said("{nonsense:1} happens."))]


def prompt(_: State, _step: Ask, _seat: int) -> Question:
    return Question("HE-NOWHERE-01", "Well?")


def value(_: State, _seat: int) -> float:
    return float("nan")


def spread(_: State) -> float:
    return 0.0


def result(s: State) -> tuple[Side, ...]:
    return tuple([Side(side.name, side.score, False) for side in HELIOS.rules.result(s)])


def nameless(s: State) -> tuple[str, ...]:
    return ("",) if s.side_count() > s.seat_count else ()


def without_the_sun(s: State) -> tuple[Side, ...]:
    return HELIOS.rules.result(s)[: s.seat_count]


def value_of_seats(s: State, side: int) -> float:
    return float(s.players[side].light)


def unnamed_figure(_: State, _seat: int) -> list[Figure]:
    return [("wings", 0, 2)]


def half_a_figure(_: State, _seat: int) -> list[Any]:
    return [("figure", 0, 0.5)]


def others_figure(s: State, seat: int) -> list[Figure]:
    return [("card", 0, s.players[seat - 1].hand.count(0))]


def lawless_way(_: State, _seat: int, _kind: str, _thing: int) -> Refusal:
    return Refusal("HE-NOWHERE-02", "Fly there.")


def gossiping_prompt(s: State, step: Ask, seat: int) -> Question:
    """In a question that is asked ahead another hand is told."""
    if isinstance(step, Bids) and s.sealed[seat]:
        return Question("HE-BID-01", "The next seat has {n} ore.", n=s.players[seat - 1].hand.count(0))
    return HELIOS.telling.prompt(s, step, seat)


LEAKY = replace(HELIOS, code="leaky", presets=(), rules=replace(HELIOS.rules, check=check))
"""After a while the pieces do not add up."""
TALKATIVE = replace(HELIOS, seen=replace(HELIOS.seen, view=view))
"""A view that shows the others' cards."""
CARELESS = replace(HELIOS, rules=replace(HELIOS.rules, redeal=redeal))
"""A redeal that works on the true table."""
STUBBORN = replace(HELIOS, rules=replace(HELIOS.rules, redeal=stubborn))
"""A redeal that has its own will: who asks it for another deal gets the same."""
SPEECHLESS = replace(HELIOS, telling=replace(HELIOS.telling, story=story))
"""A story that names a thing nobody knows."""
LAWLESS = replace(HELIOS, telling=replace(HELIOS.telling, prompt=prompt))
"""A question asked by a rule that does not exist."""
PRICELESS = replace(HELIOS, mind=replace(HELIOS.mind, value=value))
"""A position without a value."""
WORTHLESS = replace(HELIOS, mind=replace(HELIOS.mind, spread=spread))
"""A lead that is worth nothing."""
ENDLESS = replace(HELIOS, rules=replace(HELIOS.rules, result=result))
"""Nobody ever wins."""
NAMELESS = replace(HELIOS, rules=replace(HELIOS.rules, automatic=nameless))
"""The Sun plays, and nobody knows what it is called."""
SUNLESS = replace(HELIOS, rules=replace(HELIOS.rules, result=without_the_sun))
"""A result that forgets the Sun."""
ONE_SIDED = replace(HELIOS, mind=replace(HELIOS.mind, value=value_of_seats))
"""A position that is only worth something to people."""
FEATHERED = replace(HELIOS, telling=replace(HELIOS.telling, owned=unnamed_figure))
"""A figure of a thing that nobody knows."""
HALVED = replace(HELIOS, telling=replace(HELIOS.telling, owned=half_a_figure))
"""Half a piece."""
ENVIOUS = replace(HELIOS, telling=replace(HELIOS.telling, owned=others_figure))
"""A seat is told what another has."""
WAYLESS = replace(HELIOS, telling=replace(HELIOS.telling, way=lawless_way))
"""A way by a rule that does not exist."""
FORESEEING = replace(HELIOS, telling=replace(HELIOS.telling, prompt=gossiping_prompt))
"""Whoever looks ahead reads what another holds."""

GAME = LEAKY
