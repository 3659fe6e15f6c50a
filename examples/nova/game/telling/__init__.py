"""What Nova says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story
from perihelion.games.nova.telling.hints import HINTS
from perihelion.games.nova.telling.prompts import QUESTIONS
from perihelion.games.nova.telling.story import TELLERS
from perihelion.games.nova.words import WORDS

TELLING: Final = Telling(Prompts(QUESTIONS).prompt, Story(TELLERS).tell, Hints(WORDS, HINTS).hint)
