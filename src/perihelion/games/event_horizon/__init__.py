"""EH-GEN-01. Event Horizon, for 2 to 6 players. The only door is `GAME`."""

from pathlib import Path
from typing import Final

from perihelion.core.game import Book, Game, Option, Rules
from perihelion.games.event_horizon.cards.tables import PLAYER_NAMES
from perihelion.games.event_horizon.checks import check
from perihelion.games.event_horizon.lab import LAB
from perihelion.games.event_horizon.mind import MIND
from perihelion.games.event_horizon.play import begin
from perihelion.games.event_horizon.redeal import redeal
from perihelion.games.event_horizon.scoring import result
from perihelion.games.event_horizon.seen import SEEN
from perihelion.games.event_horizon.telling import TELLING
from perihelion.games.event_horizon.words import WORDS

OPTIONS: Final = (
    Option("start_cruisers", ("0", "1", "2"), "cruisers on each starting tile at the beginning", "0"),
    Option("home_gates", ("on", "off"), "whether starting tiles belong to the wormhole network", "on"),
    Option("close_starts", ("off", "on"), "two players: starting tiles may not lie on opposite edges", "off"),
)

RULES: Final = Rules(
    version=5,
    books=(Book("EH", Path(__file__).parent / "rules.md"),),
    words=WORDS,
    seat_names=PLAYER_NAMES,
    setup=begin,
    redeal=redeal,
    result=result,
    check=check,
)

GAME: Final = Game(
    code="event-horizon",
    title="Event Horizon",
    summary="Fleets explore four rings around a sun, capture worlds, grow in tech and fight each other and"
    " drifting marauders.",
    fewest=2,
    most=6,
    minutes=(60, 180),
    weight="medium",
    rules=RULES,
    telling=TELLING,
    seen=SEEN,
    mind=MIND,
    lab=LAB,
    options=OPTIONS,
)
