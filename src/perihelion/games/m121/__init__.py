"""M121, for 2 to 4 players. The only door is `GAME`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from perihelion.core.game import Book, Game, Option, Rules
from perihelion.core.steps import Refusal
from perihelion.games.m121.cards.board import PLAYER_NAMES, START_HAND
from perihelion.games.m121.checks import check
from perihelion.games.m121.lab import LAB
from perihelion.games.m121.mind import MIND
from perihelion.games.m121.play import begin
from perihelion.games.m121.redeal import redeal
from perihelion.games.m121.scoring import result
from perihelion.games.m121.seen import SEEN
from perihelion.games.m121.telling import TELLING
from perihelion.games.m121.words import WORDS

MOST_ROUNDS: Final = 30
HANDS: Final = tuple([str(cards) for cards in range(START_HAND, -1, -1)])

OPTIONS: Final = (
    Option("rounds", ("none", *map(str, range(1, MOST_ROUNDS + 1))), "the last round, if agreed", "none"),
    Option("time_limit", ("off", "on"), "after each round yellow may announce that time is up", "off"),
    Option("short", ("off", "on"), "30 influence disks for each player instead of 35", "off"),
    Option("upgrade", ("off", "on"), "own infrastructure may be replaced by a costlier card", "off"),
    Option("invasions", ("ask", "always"), "whether a stronger controller is asked or always stops", "ask"),
    Option("tie_break", ("tech", "story"), "who wins a tie: the tech disk ahead, or the best story", "tech"),
    Option("quick_start", ("off", "on"), "start systems are given, one to each player", "off"),
    *[
        Option(f"cards_{name}", HANDS, f"cards of {name} at the start", str(START_HAND))
        for name in PLAYER_NAMES
    ],
)


def fits(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """MX-VAR-01. A handicap is for somebody who plays."""
    for seat, name in enumerate(PLAYER_NAMES):
        if seat >= seats and options[f"cards_{name}"] != str(START_HAND):
            return Refusal("MX-VAR-01", "{player:seat} does not play at this table.", seat=seat)
    return None


RULES: Final = Rules(
    version=2,
    books=(Book("MX", Path(__file__).parent / "rules.md"),),
    words=WORDS,
    seat_names=PLAYER_NAMES,
    setup=begin,
    redeal=redeal,
    result=result,
    check=check,
    fits=fits,
)

GAME: Final = Game(
    code="m121",
    title="M121",
    summary="Octagonal cards are money, star systems and infrastructure at once: choose a phase in secret,"
    " colonise, deliver and win control of a galaxy.",
    fewest=2,
    most=4,
    minutes=(75, 120),
    weight="heavy",
    rules=RULES,
    telling=TELLING,
    seen=SEEN,
    mind=MIND,
    lab=LAB,
    options=OPTIONS,
)
