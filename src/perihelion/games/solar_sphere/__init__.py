"""Solar Sphere, for 1 to 4 players, with its solo opponent DRANDA. The only door into this folder is
`GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from perihelion.core.dice import Generator
from perihelion.core.game import Game, Option, Sentence, Side
from perihelion.core.steps import Ask, Refusal, Step
from perihelion.games.solar_sphere import checks
from perihelion.games.solar_sphere import lab as figures
from perihelion.games.solar_sphere.cards.tables import LEVELS, PLAYER_NAMES
from perihelion.games.solar_sphere.mind import value as bot
from perihelion.games.solar_sphere.play import WholeGame
from perihelion.games.solar_sphere.scoring import DRANDA_PARTS, PARTS, dranda_parts, player_parts, winners
from perihelion.games.solar_sphere.seen.views import View, view
from perihelion.games.solar_sphere.state import State, new_state
from perihelion.games.solar_sphere.telling import hints, prompts
from perihelion.games.solar_sphere.telling.story import order as story
from perihelion.games.solar_sphere.words import WORDS

RULES = Path(__file__).parent / "rules.md"


class SolarSphere(Game):
    """Dice, drones and a Sphere around a sun."""

    code = "solar-sphere"
    title = "Solar Sphere"
    prefix = "SS"
    summary = (
        "Captains dock dice, deploy drones, hire crew, fight the Resistance and build a sphere around a sun"
        " in six rounds."
    )
    rules_version = 2
    fewest = 1
    most = 4
    minutes = (60, 100)
    weight = "medium"
    options = (
        Option("level", LEVELS, "how strong DRANDA is in the solo game: easy, medium or hard", "medium"),
    )
    solo_option = "level"
    hidden = False
    words = WORDS
    components = figures.COMPONENTS

    @property
    def rules_text(self) -> str:  # type: ignore[override]
        return RULES.read_text(encoding="utf-8")

    def setup(self, seats: int, options: Mapping[str, str]) -> State:
        s = new_state(seats, LEVELS.index(options["level"]))
        s.then(WholeGame())
        return s

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return PLAYER_NAMES[:seats]

    def view(self, s: State, seat: int) -> View:
        return view(s)

    def redeal(self, s: State, seat: int, generator: Generator) -> State:
        """Nothing on the table is hidden from anybody: decks are bags, hands there are none."""
        return s.clone()

    def result(self, s: State) -> tuple[Side, ...]:
        won = winners(s)
        sides = [
            side(PLAYER_NAMES[seat], PARTS, player_parts(s, seat), seat in won)
            for seat in range(s.seat_count)
        ]
        if s.dranda is not None:
            sides.append(side("DRANDA", DRANDA_PARTS, dranda_parts(s), s.seat_count in won))
        return tuple(sides)

    def value(self, s: State, seat: int) -> float:
        return bot.value(s, seat)

    def spread(self, s: State) -> float:
        return bot.spread(s)

    def prompt(self, s: State, step: Ask, seat: int) -> Refusal:
        return prompts.prompt(s, step, seat)

    def hint(self, s: State, seat: int, word: int) -> str:
        return hints.hint(s, seat, word)

    def story(self, before: State, step: Step, seat: int, word: int, after: State) -> list[Sentence]:
        return story.tell(before, step, word, after)

    def check(self, s: State) -> None:
        checks.check(s)

    def figures(self, before: State, step: Step, seat: int, word: int, after: State) -> list[tuple[str, int]]:
        return figures.figures(before, step, seat, word, after)

    def terminal(self, s: State, seat: int) -> object:
        """The table as a picture for `rich`, which is imported only where somebody looks."""
        from perihelion.games.solar_sphere.seen.terminal import terminal

        return terminal(s, seat)


def side(name: str, names: tuple[str, ...], parts: list[float], won: bool) -> Side:
    return Side(name, sum(parts), won, tuple(zip(names, parts, strict=True)))


GAME = SolarSphere()
