"""What Nova says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.core.said import Said
from perihelion.games.kit.telling.phrases import round_of
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story
from perihelion.games.nova.state import State
from perihelion.games.nova.telling.hints import HINTS
from perihelion.games.nova.telling.prompts import QUESTIONS
from perihelion.games.nova.telling.story import TELLERS
from perihelion.games.nova.words import WORDS


def place(s: State) -> Said:
    """The round that is played."""
    return round_of(s.round, s.rounds)


TELLING: Final = Telling(
    Prompts(QUESTIONS).prompt, Story(TELLERS).tell, Hints(WORDS, HINTS).hint, place=place
)
