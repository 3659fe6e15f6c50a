"""Event Horizon, for 2 to 6 players. The only door into this folder is `GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from perihelion.core.dice import Generator
from perihelion.core.game import Game, Option, Sentence, Side
from perihelion.core.steps import Ask, Refusal, Step
from perihelion.games.event_horizon import checks
from perihelion.games.event_horizon import lab as figures
from perihelion.games.event_horizon.cards.tables import PLAYER_NAMES
from perihelion.games.event_horizon.mind import candidates
from perihelion.games.event_horizon.mind import value as bot
from perihelion.games.event_horizon.play import WholeGame
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.redeal import redeal
from perihelion.games.event_horizon.scoring import winners
from perihelion.games.event_horizon.seen.table import view
from perihelion.games.event_horizon.seen.views import View
from perihelion.games.event_horizon.state import State, new_state
from perihelion.games.event_horizon.telling import prompts
from perihelion.games.event_horizon.telling.hints import build as hints
from perihelion.games.event_horizon.telling.story import order as story
from perihelion.games.event_horizon.words import WORDS

RULES = Path(__file__).parent / "rules.md"


class EventHorizon(Game):
    """Fleets, worlds and marauders around a sun."""

    code = "event-horizon"
    title = "Event Horizon"
    prefix = "EH"
    summary = (
        "Fleets explore four rings around a sun, capture worlds, grow in tech and fight each other and"
        " drifting marauders."
    )
    rules_version = 3
    fewest = 2
    most = 6
    minutes = (60, 180)
    weight = "medium"
    options = (
        Option("start_cruisers", ("0", "1", "2"), "cruisers on each starting tile at the beginning", "0"),
        Option("home_gates", ("on", "off"), "whether starting tiles belong to the wormhole network", "on"),
        Option(
            "close_starts", ("off", "on"), "two players: starting tiles may not lie on opposite edges", "off"
        ),
    )
    words = WORDS
    components = figures.COMPONENTS
    width = 12

    @property
    def rules_text(self) -> str:  # type: ignore[override]
        return RULES.read_text(encoding="utf-8")

    def setup(self, seats: int, options: Mapping[str, str]) -> State:
        s = new_state(
            seats,
            int(options["start_cruisers"]),
            options["home_gates"] == "on",
            options["close_starts"] == "on",
        )
        s.then(WholeGame())
        return s

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return PLAYER_NAMES[:seats]

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def redeal(self, s: State, seat: int, generator: Generator) -> State:
        return redeal(s, seat, generator)

    def result(self, s: State) -> tuple[Side, ...]:
        won = winners(s)
        return tuple([side(s, seat, seat in won) for seat in range(s.seat_count)])

    def value(self, s: State, seat: int) -> float:
        return bot.value(s, seat)

    def spread(self, s: State) -> float:
        return bot.spread(s)

    def candidates(self, s: State, seat: int, offered: list[int]) -> list[int]:
        return candidates.candidates(s, seat, offered)

    def prompt(self, s: State, step: Ask, seat: int) -> Refusal:
        return prompts.prompt(s, step, seat)

    def hint(self, s: State, seat: int, word: int) -> str:
        return hints.hint(s, seat, word)

    def story(self, before: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
        return story.tell(before, step, seat, word, after)

    def check(self, s: State) -> None:
        checks.check(s)

    def figures(self, before: State, step: Step, seat: int, word: int, after: State) -> list[tuple[str, int]]:
        return figures.figures(before, step, seat, word, after)


def side(s: State, seat: int, won: bool) -> Side:
    points = s.players[seat].points
    return Side(
        PLAYER_NAMES[seat],
        sum(points),
        won,
        tuple(zip(SOURCES, [float(part) for part in points], strict=True)),
    )


GAME = EventHorizon()
