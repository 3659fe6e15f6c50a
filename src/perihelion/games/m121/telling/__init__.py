"""What M121 says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Question, Sentence, Telling
from perihelion.core.said import Said
from perihelion.core.steps import Ask, Seat, Step, Word
from perihelion.games.m121.state import State


def prompt(_: State, _step: Ask, _seat: Seat) -> Question:
    return Question("MX-ROUND-01", Said("What now?"))


def story(_: State, _step: Step, _seat: Seat, _word: Word, _after: State) -> list[Sentence]:
    return []


TELLING: Final = Telling(prompt, story)
