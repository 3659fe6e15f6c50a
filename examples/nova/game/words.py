"""The vocabulary of Nova: everything a player or chance can say."""

from __future__ import annotations

from typing import Final

from perihelion.core.words import Nouns, Words
from perihelion.games.nova.cards.tables import ORE_OF_FACE, PLAYER_NAMES, WORLDS

WORDS: Final = Words()

DRILL: Final = WORDS.verb("drill on", Nouns("world", WORLDS))
WAIT: Final = WORDS.single("wait")

# What chance says
ROLL: Final = WORDS.verb("roll", Nouns("face", [str(face + 1) for face in range(len(ORE_OF_FACE))]))

# Names that sentences use and nobody says
WORDS.know(Nouns("player", PLAYER_NAMES))
