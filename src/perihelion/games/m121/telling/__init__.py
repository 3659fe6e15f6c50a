"""What M121 says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat, Step
from perihelion.games.kit.telling.tellers import Hints, Story, Ways
from perihelion.games.m121.cards.board import NOBODY
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.numbers import disks_left
from perihelion.games.m121.phases.build import LayInfrastructure
from perihelion.games.m121.phases.colonise import LaySystem
from perihelion.games.m121.phases.expand import Politics
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.hints.table import HINTS
from perihelion.games.m121.telling.owned import coming, laid, owned
from perihelion.games.m121.telling.prompts.table import prompt
from perihelion.games.m121.telling.story.order import TELLERS
from perihelion.games.m121.telling.ways import WAYS
from perihelion.games.m121.words import WORDS


def place(s: State) -> Said:
    """How far the game is; nobody knows how many rounds it has, unless that was agreed on."""
    if not s.round:
        return Said("Setup")
    if s.phase != NOBODY:
        return Said("{round}, {phase:phase}", round=round_text(s), phase=s.phase)
    return round_text(s)


def round_text(s: State) -> Said:
    if s.agreed.rounds:
        return Said("Round {round} of {rounds}", round=s.round, rounds=s.agreed.rounds)
    return Said("Round {round}", round=s.round)


def closing(before: State, after: State, seat: Seat) -> Said:
    """MX-END-02, MX-DISK-02. Who places the last disk of the own supply ends the game after this round."""
    if last_is_sure(before, seat) or not last_is_sure(after, seat):
        return NOTHING_SAID
    return Said("it is your last influence disk: the game ends after this round")


def last_is_sure(s: State, seat: Seat) -> bool:
    """Whether a player's last disk is placed, or what it goes on is being paid for."""
    step: Step | None = s.agenda[-1] if s.agenda else None
    paying = isinstance(step, Pay) and step.seat == seat
    bought = paying and isinstance(s.agenda[-2], (LaySystem, LayInfrastructure, Politics))
    return disks_left(s, seat) <= int(bought)


TELLING: Final = Telling(
    prompt,
    Story(TELLERS).tell,
    Hints(WORDS, HINTS).hint,
    owned=owned,
    laid=laid,
    coming=coming,
    way=Ways(WAYS).way,
    closing=closing,
    place=place,
)
