"""What Andromeda's Edge says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.core.said import Said
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.called import called
from perihelion.games.andromeda.telling.closing import closing
from perihelion.games.andromeda.telling.hints.table import HINTS
from perihelion.games.andromeda.telling.owned import coming, laid, owned
from perihelion.games.andromeda.telling.prompts.table import prompt
from perihelion.games.andromeda.telling.story.order import TELLERS
from perihelion.games.andromeda.telling.ways import WAYS
from perihelion.games.andromeda.words import WORDS
from perihelion.games.kit.telling.tellers import Hints, Story, Ways


def place(s: State) -> Said:
    """AE-END-04. How far the game is; nobody knows how many turns it has, until the end is triggered."""
    if not s.turn:
        return Said("Setup")
    if 0 <= s.left < s.side_count():
        return Said("Turn {turn}, final turns", turn=s.turn)
    return Said("Turn {turn}", turn=s.turn)


TELLING: Final = Telling(
    prompt,
    Story(TELLERS).tell,
    Hints(WORDS, HINTS).hint,
    called=called,
    owned=owned,
    laid=laid,
    coming=coming,
    way=Ways(WAYS).way,
    closing=closing,
    place=place,
)
