"""Helios with a log in which everybody reads what was drawn in secret."""

from __future__ import annotations

from dataclasses import replace

from kit.helios import GAME as HELIOS
from kit.helios.rules import State
from perihelion.core.game import Sentence
from perihelion.core.steps import Step


def story(before: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
    told = HELIOS.telling.story(before, step, seat, word, after)
    return [Sentence(sentence.said) for sentence in told]


GAME = replace(HELIOS, code="leaky", presets=(), telling=replace(HELIOS.telling, story=story))
