"""What Solar Sphere says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story
from perihelion.games.solar_sphere.telling.hints import HINTS
from perihelion.games.solar_sphere.telling.prompts import QUESTIONS
from perihelion.games.solar_sphere.telling.story.order import TELLERS
from perihelion.games.solar_sphere.words import WORDS

TELLING: Final = Telling(Prompts(QUESTIONS).prompt, Story(TELLERS).tell, Hints(WORDS, HINTS).hint)
