"""Its pieces on the table, and the side that the rules drive."""

from __future__ import annotations

from typing import cast

from perihelion.core.said import Said
from perihelion.core.steps import AskOne, Side, Step
from perihelion.core.steps import State as CoreState
from perihelion.games.andromeda.added import Added, Parts
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.cards.board import REGIONS, SPECIAL_IDS
from perihelion.games.andromeda.cards.fleet import NO_FLEET, TRANSPORT, both, minus
from perihelion.games.andromeda.cards.resources import Amounts
from perihelion.games.andromeda.cards.sets import BASE_SETS
from perihelion.games.andromeda.data.boxes import set_number
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.events.marker import MoveMarker, lay
from perihelion.games.andromeda.hooks.deputy import InPlaceOf
from perihelion.games.andromeda.launch.launch import LaunchShip
from perihelion.games.andromeda.numbers import refresh
from perihelion.games.andromeda.raiders.strike import RaiderStrike
from perihelion.games.andromeda.region import PLANET, SPECIAL
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.gain import gain
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.turn.turn import NextTurn, Turn, begin_turn
from perihelion.games.kit.masks import bit

RIFT = SPECIAL_IDS.index("SR-RIFT")
PLACE = REGIONS.index("R2-3")
WARDEN = "the Warden"


class Rift(Added):
    """How often the rift was torn, and what the Warden has gained."""

    def __init__(self, warden: bool, tears: int = 0, hoard: int = 0, launches: int = 0) -> None:
        self.warden = warden
        self.tears = tears
        self.hoard = hoard
        self.launches = launches

    def clone(self) -> Rift:
        return Rift(self.warden, self.tears, self.hoard, self.launches)

    def sets(self) -> int:
        return BASE_SETS | bit(set_number("rift"))

    def lay(self, s: CoreState) -> None:
        table = cast(State, s)
        lay(table, PLACE, SPECIAL, RIFT)
        for player in table.players[table.seat_count :]:
            player.rows = ((), (), (), ())
            refresh(player)

    def automatic(self) -> tuple[str, ...]:
        return (WARDEN,) if self.warden else ()

    def next_side(self, sides: int, side: Side) -> Side:
        """The Warden comes right after the first seat."""
        order = self.in_turn(sides, 0)
        return order[(order.index(side) + 1) % sides]

    def in_turn(self, sides: int, first: Side) -> list[Side]:
        order = [0, sides - 1, *range(1, sides - 1)] if self.warden and sides > 1 else list(range(sides))
        place = order.index(first)
        return order[place:] + order[:place]

    def watches(self) -> bool:
        return True

    def instead(self, s: CoreState, step: Step) -> Step:
        if isinstance(step, Turn) and s.driven(step.side):
            return WardenTurn(step.side)
        if isinstance(step, AskOne) and s.driven(step.seat):
            return InPlaceOf(0, step)
        return step

    def taken(self, s: CoreState, step: Step) -> None:
        if isinstance(step, LaunchShip):
            self.launches += 1

    def gains(self, s: CoreState, side: Side, amounts: Amounts) -> None:
        self.hoard += sum(amounts)

    def scored(self, s: CoreState, side: Side, parts: Parts) -> Parts:
        if s.driven(side):
            return [parts[0], (Said("Hoard"), self.hoard)]
        return [*parts, (Said("Rift"), self.tears)]

    def worth(self, s: CoreState, side: Side) -> float:
        return 0.0 if s.driven(side) else float(self.tears)

    def seen(self, s: CoreState, seat: Side) -> dict[str, list[int]] | None:
        return {"tears": [self.tears], "hoard": [self.hoard]}


def rift_of(s: CoreState) -> Rift:
    parts = cast(State, s).added
    assert isinstance(parts, Rift)
    return parts


class WardenTurn(Step):
    """It gains two resources and a VP, sends a ship to a planet and fights there."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def run(self, s: State) -> None:
        begin_turn(s, self.side)
        gain(s, self.side, (1, 1, 0, 0, 0, 0))
        score(s, self.side, 1)
        s.then(Sortie(self.side), MoveMarker(1), EventIfDue(), NextTurn())


class Sortie(Step):
    """A ship of its bay goes to a planet, whoever is there; without one all come home."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def run(self, s: State) -> None:
        player = s.players[self.side]
        if not player.bay[TRANSPORT]:
            player.bay, player.yard = both(player.bay, player.yard), NO_FLEET
            return
        s.target = [r for r, here in enumerate(s.regions) if here.kind == PLANET][s.turn % 4]
        player.bay = minus(player.bay, TRANSPORT)
        s.arrive(self.side, TRANSPORT, s.target)
        s.then(RaiderStrike(), Fight())
