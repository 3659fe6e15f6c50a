"""Andromeda's Edge, for 2 to 4 players. The only door is `GAME`."""

from importlib import import_module
from pathlib import Path
from typing import Final

from perihelion.core.game import Book, Game, Option, Rules
from perihelion.games.andromeda.cards.board import LENGTHS, PLAYER_NAMES
from perihelion.games.andromeda.cards.events import DECKS
from perihelion.games.andromeda.cards.raiders import CLASS_COUNT, LETTERS
from perihelion.games.andromeda.checks import check
from perihelion.games.andromeda.data.boxes import BOXES as FOUND
from perihelion.games.andromeda.hooks.boxes import BOXES, fits
from perihelion.games.andromeda.lab import LAB
from perihelion.games.andromeda.mind import MIND
from perihelion.games.andromeda.play import ASKED, SPECIALS, begin
from perihelion.games.andromeda.redeal import redeal
from perihelion.games.andromeda.scoring import automatic, result
from perihelion.games.andromeda.seen import SEEN
from perihelion.games.andromeda.telling import TELLING
from perihelion.games.andromeda.words import WORDS

TURNS: Final = ("600", "60", "100", "200", "400", "1000")


def raider_option(raider: int) -> Option:
    letter = LETTERS[raider]
    values = ("usual", "other", "random")
    return Option(f"raider_{letter.lower()}", values, f"which raider card of class {letter}", "usual")


OPTIONS: Final = (
    Option("length", tuple(LENGTHS), "VP that trigger the end: 50, 60 or 70", "medium"),
    Option("events", tuple(DECKS), "which deck of event cards", DECKS[0]),
    *[raider_option(raider) for raider in range(CLASS_COUNT)],
    Option("destiny", ("off", "on"), "each player keeps one of two secret goals", "off"),
    Option("special_regions", tuple(SPECIALS), "quasars and vortexes among the tiles", "none"),
    Option("upgrades", ("replaced", "final"), "whether a type of ship can be upgraded again", "replaced"),
    Option(
        "asked",
        tuple(ASKED),
        "whom others' turns ask: who could act by what is public, all who hold cards, or who can play one",
        "public",
    ),
    Option("turns", TURNS, "the game is broken off after so many turns in all", TURNS[0]),
)

BOXES.extend([import_module(f"{__name__}.{name}.box").BOX for name in FOUND])
"""The expansions that lie beside these files."""

RULES: Final = Rules(
    version=2,
    books=(Book("AE", Path(__file__).parent / "rules.md"), *[book for box in BOXES for book in box.books()]),
    words=WORDS,
    seat_names=PLAYER_NAMES,
    setup=begin,
    redeal=redeal,
    result=result,
    check=check,
    automatic=automatic,
    fits=fits,
)

GAME: Final = Game(
    code="andromeda",
    title="Andromeda’s Edge",
    summary="Launch ships to planets, moons and bases, call them home to run the modules of your station,"
    " settle worlds, and fight rivals and raiders at the rim of a foreign galaxy.",
    fewest=2,
    most=4,
    minutes=(90, 150),
    weight="heavy",
    rules=RULES,
    telling=TELLING,
    seen=SEEN,
    mind=MIND,
    lab=LAB,
    options=(*OPTIONS, *[option for box in BOXES for option in box.options()]),
    presets=tuple([preset for box in BOXES for preset in box.presets()]),
)
