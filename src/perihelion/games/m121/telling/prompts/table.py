"""Which question belongs to which ask, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Question
from perihelion.core.steps import Ask, Seat
from perihelion.games.kit.telling.tellers import Asking, Prompts
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.phases.advance import TakeCard
from perihelion.games.m121.phases.build import Build, ChooseBetter, ChooseGap, ChooseTurn
from perihelion.games.m121.phases.colonise import ChooseManner, ChooseSpace, Colonise
from perihelion.games.m121.phases.deliver import ChoosePayee, Deliver, DeliverTo
from perihelion.games.m121.phases.expand import ChooseInfluence, Expand, StopInvasion
from perihelion.games.m121.phases.tolls import Toll
from perihelion.games.m121.round.closing import AskTime
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import StoryVote
from perihelion.games.m121.setup import KeepStarts, StartAt
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.prompts import placing, round, spreading

QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {
    KeepStarts: ("MX-SETUP-08", round.keep),
    StartAt: ("MX-SETUP-09", round.start_at),
    TakeCard: ("MX-ADV-01", round.take),
    Build: ("MX-BLD-01", placing.build),
    ChooseGap: ("MX-BLD-05", placing.gap),
    ChooseTurn: ("MX-BLD-07", placing.turn),
    ChooseBetter: ("MX-VAR-03", placing.better),
    Pay: ("MX-CARD-01", placing.pay),
    Colonise: ("MX-COL-01", placing.colonise),
    ChooseSpace: ("MX-COL-02", placing.space),
    ChooseManner: ("MX-COL-03", placing.manner),
    Deliver: ("MX-DEL-01", spreading.deliver),
    DeliverTo: ("MX-DEL-04", spreading.deliver_to),
    ChoosePayee: ("MX-DEL-10", spreading.payee),
    Toll: ("MX-DEL-07", spreading.toll),
    Expand: ("MX-EXP-01", spreading.expand),
    ChooseInfluence: ("MX-EXP-06", spreading.influence),
    StopInvasion: ("MX-EXP-09", spreading.stop),
    AskTime: ("MX-VAR-02", round.time),
    StoryVote: ("MX-VAR-06", round.vote),
}
PROMPTS: Final = Prompts(QUESTIONS)


def prompt(s: State, step: Ask, seat: Seat) -> Question:
    """The choice of a phase and its boost are two questions of one ask."""
    return round.selection(s, seat) if isinstance(step, Selection) else PROMPTS.prompt(s, step, seat)
