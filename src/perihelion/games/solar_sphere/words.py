"""The vocabulary of Solar Sphere: everything a player or chance can say."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Name, Said, series
from perihelion.core.words import Nouns, Words
from perihelion.games.solar_sphere.cards.ids import Colour, Die, Face
from perihelion.games.solar_sphere.cards.tables import (
    BRANCHES,
    CREW_COUNT,
    CREW_ICON,
    CREW_KIND,
    DIE_COLOURS,
    DRANDA,
    DRANDA_CARDS,
    DRONES,
    FACES,
    FACTIONS,
    HEX_NAMES,
    KINDS,
    LOCATIONS,
    MATRIX_ROWS,
    PLAYER_NAMES,
    POSITIONS,
    RESISTANCE_WEIGHTS,
    RESOURCES,
    SCORING_CARDS,
    SHIP_NAMES,
    TOP_COLUMN,
)

ROLLS: Final = tuple([(a, b, c) for a in FACES for b in FACES if b >= a for c in FACES if c >= b])
"""The 56 ways three dice can fall, whichever is whichever."""
PAYMENTS: Final[tuple[tuple[int, ...], ...]] = (
    (0,),
    (1,),
    (2,),
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 1),
    (1, 2),
    (2, 2),
)
"""The resources beyond 2 gold that a crew member of tier 2 or 3 costs."""


def payment_name(payment: tuple[int, ...]) -> Said:
    """`gold and crystal`"""
    return series([Name("resource", RESOURCES[resource]) for resource in payment])


def crew_name(card: int) -> Said:
    """`Ore Broker (Helion)`"""
    member, faction = KINDS[CREW_KIND[card]].name, FACTIONS[CREW_ICON[card]]
    return Said("{member} ({faction})", member=Name("member", member), faction=Name("faction", faction))


def face_name(colour: str, face: int) -> Said:
    """`purple 6`"""
    return Said("{colour} {face}", colour=Name("colour", colour), face=face)


LOCATION_NOUNS: Final = Nouns("location", LOCATIONS)
RESOURCE_NOUNS: Final = Nouns("resource", RESOURCES)
CREW_NOUNS: Final = Nouns("crew", [crew_name(card) for card in range(CREW_COUNT)])
SHIP_NOUNS: Final = Nouns("ship", SHIP_NAMES)
HEX_NOUNS: Final = Nouns("hex", HEX_NAMES)
FACE_NOUNS: Final = Nouns("face", [str(face) for face in FACES])
DIE_NOUNS: Final = Nouns(
    "die", [*[str(face) for face in FACES], *[Said("auxiliary {face}", face=face) for face in FACES]]
)
COLOURED_FACES: Final = tuple([face_name(colour, face) for colour in DIE_COLOURS for face in FACES])
PLAYER_NOUNS: Final = Nouns("player", PLAYER_NAMES)
AUXILIARY: Final = 6
"""The number of the first die noun that is an auxiliary die; before it are the ship dice."""

WORDS: Final = Words()

# A turn
KICKBACK: Final = WORDS.verb(
    "kickback to", Nouns("morale", [str(column) for column in range(TOP_COLUMN + 1)])
)
USE: Final = WORDS.verb("use", CREW_NOUNS)
DEPLOY: Final = WORDS.verb("deploy", DIE_NOUNS)
DISCARD: Final = WORDS.verb("discard", DIE_NOUNS)
VISIT: Final = WORDS.verb("visit", LOCATION_NOUNS)
AS: Final = WORDS.verb("as", FACE_NOUNS)
NAVIGATE: Final = WORDS.verb("navigate to", FACE_NOUNS)
LAUNCH: Final = WORDS.single("launch satellite")
ACT: Final = WORDS.single("take action")
END: Final = WORDS.single("end turn")

# Resources and drones
TAKE: Final = WORDS.verb("take", RESOURCE_NOUNS)
DROP: Final = WORDS.verb("drop", RESOURCE_NOUNS)
LEAVE: Final = WORDS.single("leave it")
FABRICATE: Final = WORDS.single("fabricate")
SALVAGE: Final = WORDS.single("salvage")
DRONE_NOUNS: Final = Nouns("drones", [str(drones) for drones in range(DRONES + 1)])
REGENERATE: Final = WORDS.verb("regenerate", DRONE_NOUNS)
DECOMMISSION: Final = WORDS.verb("decommission to", Nouns("row", MATRIX_ROWS))
RECALL: Final = WORDS.verb("recall from", LOCATION_NOUNS)
STOP: Final = WORDS.single("stop")

# Sphere, crew, fleet
BUILD: Final = WORDS.verb("build", HEX_NOUNS)
HIRE: Final = WORDS.verb("hire", CREW_NOUNS)
PAY: Final = WORDS.verb("pay", Nouns("payment", [payment_name(payment) for payment in PAYMENTS]))
RETIRE: Final = WORDS.verb("retire", CREW_NOUNS)
REFRESH: Final = WORDS.verb("refresh", CREW_NOUNS)
CHOOSE: Final = WORDS.later("choose to", "branch", len(BRANCHES))
ATTACK: Final = WORDS.verb("attack", SHIP_NOUNS)
SEND: Final = WORDS.verb("send", DRONE_NOUNS)
DONE: Final = WORDS.single("done")
REROLL: Final = WORDS.single("reroll")
DECLINE: Final = WORDS.single("decline")

# What chance says
LAY: Final = WORDS.verb("lay", Nouns("laid", [*HEX_NAMES, "face-down hex"]))
SCORE_BY: Final = WORDS.verb("score by", Nouns("scoring", SCORING_CARDS))
REVEAL: Final = WORDS.verb("reveal", SHIP_NOUNS)
DRAW: Final = WORDS.verb("draw", CREW_NOUNS)
NEXT: Final = WORDS.verb("next", PLAYER_NOUNS)
DOCK: Final = WORDS.verb("dock", Nouns("roll", [f"{a} {b} {c}" for a, b, c in ROLLS]))
ROLL_AUXILIARY: Final = WORDS.verb("auxiliary die", FACE_NOUNS)
RESIST: Final = WORDS.verb(
    "resistance", Nouns("resistance", [str(face) for face in range(len(RESISTANCE_WEIGHTS))])
)
ROLL_DRANDA: Final = WORDS.verb("DRANDA rolls", Nouns("solo die", COLOURED_FACES))
ROLL_OPAQUE: Final = WORDS.verb("DRANDA rolls opaque", Nouns("opaque die", COLOURED_FACES))
DRANDA_DRAWS: Final = WORDS.verb("DRANDA draws", Nouns("solo card", DRANDA_CARDS))

# Names that sentences use and nobody says
WORDS.know(Nouns("position", POSITIONS))
WORDS.know(Nouns("faction", FACTIONS))
WORDS.know(Nouns("member", [kind.name for kind in KINDS]))
WORDS.know(Nouns("colour", DIE_COLOURS))
WORDS.know(Nouns("opponent", [DRANDA]))
FIGURES: Final = (
    "active drones",
    "drones on ships",
    "decommissioned drones",
    "satellites",
    "morale",
    "reputation",
    "points",
    "points at the end",
    "hexes",
    "crew",
    "retired crew",
)
"""What a player has, besides resources and faction icons."""
WORDS.know(Nouns("figure", FIGURES))

# Dice as nouns


def ship_die(face: Face) -> int:
    """The noun of a ship die."""
    return face - 1


def auxiliary_die(face: Face) -> int:
    return AUXILIARY + face - 1


def is_auxiliary(die: Die) -> bool:
    return die >= AUXILIARY


def face_of(die: Die) -> int:
    """The face of a die noun."""
    return (die if die < AUXILIARY else die - AUXILIARY) + 1


def coloured_die(colour: Colour, face: Face) -> int:
    """The noun of one of DRANDA's dice, ship die or opaque."""
    return colour * len(FACES) + face - 1


def coloured_face(die: int) -> int:
    return die % len(FACES) + 1
