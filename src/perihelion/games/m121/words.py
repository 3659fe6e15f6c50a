"""The vocabulary of M121: everything a player or chance can say."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Name, Said
from perihelion.core.words import Nouns, Words
from perihelion.games.m121.cards.board import COLUMNS, DIRECTIONS, GAPS, PLAYER_NAMES, SLOTS, SPACES
from perihelion.games.m121.cards.slots import COLOURS, KEYWORDS, PHASES, TYPES
from perihelion.games.m121.cards.tables import CARDS, COLOUR_COUNT, MOST_DEMANDS


def short_name(card: int) -> str:
    """`Studio World`: a name without its keyword, where something is left of it."""
    left = [word for word in CARDS[card].split() if word not in KEYWORDS]
    return " ".join(left) if left != ["The"] else CARDS[card]


def slot_name(slot: int) -> Said:
    """`level 3 left`"""
    level, column = divmod(slot, COLUMNS)
    return Said("level {level} right", level=level) if column else Said("level {level} left", level=level)


def load_name(load: int) -> Said:
    """`grey cube on C2`, see `load_of`."""
    space, colour = divmod(load, COLOUR_COUNT)
    return Said(
        "{cube} cube on {space}", cube=Name("cube", COLOURS[colour]), space=Name("space", SPACES[space])
    )


def demand_name(demand: int) -> Said:
    """`demand 1 of C3`, see `demand_of`."""
    space, number = divmod(demand, MOST_DEMANDS)
    return Said("demand {n} of {space}", n=number + 1, space=Name("space", SPACES[space]))


def load_of(space: int, colour: int) -> int:
    """The cubes of a colour that lie on a space, as one thing."""
    return space * COLOUR_COUNT + colour


def demand_of(space: int, number: int) -> int:
    """A demand space of the system on a space."""
    return space * MOST_DEMANDS + number


CARD_NOUNS: Final = Nouns("card", CARDS)
SPACE_NOUNS: Final = Nouns("space", SPACES)
GAP_NOUNS: Final = Nouns("gap", GAPS)
SLOT_NOUNS: Final = Nouns("slot", [slot_name(slot) for slot in range(SLOTS)])
LOAD_NOUNS: Final = Nouns("load", [load_name(load) for load in range(len(SPACES) * COLOUR_COUNT)])
DEMAND_NOUNS: Final = Nouns("demand", [demand_name(place) for place in range(len(SPACES) * MOST_DEMANDS)])
PLAYER_NOUNS: Final = Nouns("player", PLAYER_NAMES)
PHASE_NOUNS: Final = Nouns("phase", PHASES)

WORDS: Final = Words()

# Setup and selection
KEEP: Final = WORDS.verb("keep", CARD_NOUNS)
START_AT: Final = WORDS.verb("start at", SPACE_NOUNS)
CHOOSE: Final = WORDS.verb("choose", PHASE_NOUNS)
BOOST: Final = WORDS.verb("boost with", CARD_NOUNS)
NO_BOOST: Final = WORDS.single("no boost")

# Advance
TAKE: Final = WORDS.verb("take", SLOT_NOUNS)
BLIND: Final = WORDS.single("draw blindly")

# Build and Colonise
BUILD: Final = WORDS.verb("build", CARD_NOUNS)
IN_GAP: Final = WORDS.verb("in", GAP_NOUNS)
TURN: Final = WORDS.verb("name edge", Nouns("direction", DIRECTIONS))
REPLACE: Final = WORDS.verb("replace", GAP_NOUNS)
WITH: Final = WORDS.verb("with", CARD_NOUNS)
PLACE: Final = WORDS.verb("place", CARD_NOUNS)
ON_SPACE: Final = WORDS.verb("on", SPACE_NOUNS)
PEACEFULLY: Final = WORDS.single("peacefully")
BY_MILITARY: Final = WORDS.single("by military")
PAY: Final = WORDS.verb("discard", CARD_NOUNS)
PASS: Final = WORDS.single("pass")

# Deliver
LIFT: Final = WORDS.verb("deliver", LOAD_NOUNS)
TO: Final = WORDS.verb("to", DEMAND_NOUNS)
TOLL_TO: Final = WORDS.verb("toll to", PLAYER_NOUNS)
GIVE: Final = WORDS.verb("give", CARD_NOUNS)

# Expand
INFLUENCE: Final = WORDS.verb("influence", SPACE_NOUNS)
POLITICALLY: Final = WORDS.single("politically")
INVADE: Final = WORDS.single("invade")
STOP: Final = WORDS.single("stop it")
ALLOW: Final = WORDS.single("allow it")

# The end
GO_ON: Final = WORDS.single("go on")
TIME_IS_UP: Final = WORDS.single("time is up")
VOTE: Final = WORDS.verb("vote for", PLAYER_NOUNS)

# What chance says
DEAL: Final = WORDS.verb("deal", CARD_NOUNS)
DRAW: Final = WORDS.verb("draw", CARD_NOUNS)
LAY: Final = WORDS.verb("lay", CARD_NOUNS)
NEXT: Final = WORDS.verb("next is", PLAYER_NOUNS)

# Names that sentences use and nobody says
WORDS.know(Nouns("short", [short_name(card) for card in range(len(CARDS))]))
WORDS.know(Nouns("type", TYPES))
WORDS.know(Nouns("keyword", KEYWORDS))
WORDS.know(Nouns("cube", COLOURS))
MOMENTS: Final = ("an invasion that you could stop", "the end of a round")
INVADED: Final = 0
ROUND_ENDS: Final = 1
WORDS.know(Nouns("moment", MOMENTS))
FIGURES: Final = (
    "cards",
    "disks",
    "tech level",
    "military strength",
    "strength for invading",
    "VP",
    "systems controlled",
    "systems influenced",
    "empty spaces influenced",
    "infrastructure",
    "cubes delivered",
)
"""What a player has."""
WORDS.know(Nouns("figure", FIGURES))
