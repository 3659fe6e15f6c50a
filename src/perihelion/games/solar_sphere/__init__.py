"""Solar Sphere, for 1 to 4 players, with its solo opponent DRANDA. The only door is `GAME`."""

from pathlib import Path
from typing import Final

from perihelion.core.game import Book, Game, Option, Rules
from perihelion.games.solar_sphere.cards.tables import DRANDA, LEVELS, PLAYER_NAMES
from perihelion.games.solar_sphere.checks import check
from perihelion.games.solar_sphere.lab import LAB
from perihelion.games.solar_sphere.mind import MIND
from perihelion.games.solar_sphere.play import begin
from perihelion.games.solar_sphere.redeal import redeal
from perihelion.games.solar_sphere.scoring import automatic, result
from perihelion.games.solar_sphere.seen import SEEN
from perihelion.games.solar_sphere.telling import TELLING
from perihelion.games.solar_sphere.words import WORDS

LEVEL: Final = Option(
    "level", LEVELS, f"how strong {DRANDA} is in the solo game: easy, medium or hard", "medium"
)

RULES: Final = Rules(
    version=3,
    books=(Book("SS", Path(__file__).parent / "rules.md"),),
    words=WORDS,
    seat_names=PLAYER_NAMES,
    setup=begin,
    redeal=redeal,
    result=result,
    check=check,
    automatic=automatic,
)

GAME: Final = Game(
    code="solar-sphere",
    title="Solar Sphere",
    summary="Captains dock dice, deploy drones, hire crew, fight the Resistance and build a sphere around a"
    " sun in six rounds.",
    fewest=1,
    most=4,
    minutes=(60, 100),
    weight="medium",
    rules=RULES,
    telling=TELLING,
    seen=SEEN,
    mind=MIND,
    lab=LAB,
    options=(LEVEL,),
    solo_option="level",
)
