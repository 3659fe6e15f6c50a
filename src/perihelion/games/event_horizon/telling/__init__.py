"""What Event Horizon says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.core.said import Said
from perihelion.games.event_horizon.cards.tables import ROUNDS
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.hints.table import HINTS
from perihelion.games.event_horizon.telling.owned import owned
from perihelion.games.event_horizon.telling.prompts.table import QUESTIONS
from perihelion.games.event_horizon.telling.story.order import TELLERS
from perihelion.games.event_horizon.telling.ways import WAYS
from perihelion.games.event_horizon.words import WORDS
from perihelion.games.kit.telling.phrases import round_of
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story, Ways


def place(s: State) -> Said:
    return round_of(s.round, ROUNDS)


TELLING: Final = Telling(
    Prompts(QUESTIONS).prompt,
    Story(TELLERS).tell,
    Hints(WORDS, HINTS).hint,
    owned=owned,
    way=Ways(WAYS).way,
    place=place,
)
