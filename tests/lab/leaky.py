"""Helios with faults, each of them found by one law."""

from __future__ import annotations

from typing import Any

from cli.helios_book import HeliosWithRules
from core.helios_rules import State
from perihelion.core.dice import Generator
from perihelion.core.game import Sentence
from perihelion.core.steps import Ask, Refusal, Step


class Leaky(HeliosWithRules):
    """After a while the pieces do not add up."""

    code = "leaky"

    def check(self, s: State) -> None:
        assert s.round < 2, "a card is missing"


class Talkative(HeliosWithRules):
    """A view that shows the others' cards."""

    def view(self, s: State, seat: int) -> Any:
        return [player.hand for player in s.players]


class Careless(HeliosWithRules):
    """A redeal that works on the true table."""

    def redeal(self, s: State, seat: int, generator: Generator) -> State:
        s.round += 1
        return s


class Speechless(HeliosWithRules):
    """A story that names a thing nobody knows."""

    def story(self, before: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
        return [Sentence("{nonsense:1} happens.")]


class Lawless(HeliosWithRules):
    """A question asked by a rule that does not exist."""

    def prompt(self, s: State, step: Ask, seat: int) -> Refusal:
        return Refusal("HE-NOWHERE-01", "Well?")


class Priceless(HeliosWithRules):
    """A position without a value."""

    def value(self, s: State, seat: int) -> float:
        return float("nan")


class Worthless(HeliosWithRules):
    """A lead that is worth nothing."""

    def spread(self, s: State) -> float:
        return 0.0


class Endless(HeliosWithRules):
    """Nobody ever wins."""

    def result(self, s: State) -> tuple[Any, ...]:
        return tuple(type(side)(side.name, side.score, False) for side in super().result(s))


GAME = Leaky()
