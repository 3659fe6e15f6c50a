"""What Solar Sphere says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.core.said import Said
from perihelion.games.kit.telling.phrases import round_of
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story, Ways
from perihelion.games.solar_sphere.state import ROUNDS, State
from perihelion.games.solar_sphere.telling.hints.table import HINTS
from perihelion.games.solar_sphere.telling.owned import owned
from perihelion.games.solar_sphere.telling.prompts import QUESTIONS
from perihelion.games.solar_sphere.telling.story.order import TELLERS
from perihelion.games.solar_sphere.telling.ways import WAYS
from perihelion.games.solar_sphere.words import WORDS


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
