"""Nova, for 2 to 4 players. The only door is `GAME`."""

from pathlib import Path
from typing import Final

from perihelion.core.game import Book, Game, Option, Rules
from perihelion.games.nova.cards.tables import PLAYER_NAMES, ROUND_CHOICES
from perihelion.games.nova.checks import check
from perihelion.games.nova.lab import LAB
from perihelion.games.nova.mind import MIND
from perihelion.games.nova.play import begin
from perihelion.games.nova.redeal import redeal
from perihelion.games.nova.scoring import result
from perihelion.games.nova.seen import SEEN
from perihelion.games.nova.telling import TELLING
from perihelion.games.nova.words import WORDS

RULES: Final = Rules(
    version=1,
    books=(Book("NV", Path(__file__).parent / "rules.md"),),
    words=WORDS,
    seat_names=PLAYER_NAMES,
    setup=begin,
    redeal=redeal,
    result=result,
    check=check,
)

GAME: Final = Game(
    code="nova",
    title="Nova",
    summary="Drill for ore on a single world, or wait for what drifts by.",
    fewest=2,
    most=4,
    minutes=(2, 5),
    weight="light",
    rules=RULES,
    telling=TELLING,
    seen=SEEN,
    mind=MIND,
    lab=LAB,
    options=(Option("rounds", ROUND_CHOICES, "how many rounds are played", ROUND_CHOICES[0]),),
)
