"""From an empty table to the first turn, in its order."""

from __future__ import annotations

from perihelion.core.steps import Step
from perihelion.games.andromeda.cards.board import (
    PLANETS_BY_SEATS,
    START_CARDS,
)
from perihelion.games.andromeda.cards.destiny import DESTINY_DEALT
from perihelion.games.andromeda.cards.factions import DEALT
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES
from perihelion.games.andromeda.cards.raiders import (
    SWARM_CLASS,
)
from perihelion.games.andromeda.cards.tracks import TOKEN_SPACES, TYPE_COUNT
from perihelion.games.andromeda.modules.buy import Refill
from perihelion.games.andromeda.raiders.place import UNKNOWN_CARD, TurnUpRaider
from perihelion.games.andromeda.setup.chart import (
    DrawPlanets,
    LaySupremacy,
    LayTiles,
    NebulaMoons,
    PlanetMoons,
    SwarmArrives,
)
from perihelion.games.andromeda.setup.players import (
    ChooseFaction,
    ChooseGoal,
    DealFaction,
    DealGoal,
    DealUpgrade,
    FactionBegins,
    PlaceLeaders,
)
from perihelion.games.andromeda.setup.start import StartPlayer
from perihelion.games.andromeda.state import (
    State,
)
from perihelion.games.andromeda.stores.draw import DrawCards


class Setup(Step):
    """AE-SETUP-15. Everything in its order."""

    def run(self, s: State) -> None:
        seats = range(s.seat_count)
        steps: list[Step] = []
        if s.raiders[SWARM_CLASS].card == UNKNOWN_CARD:
            steps.append(TurnUpRaider(SWARM_CLASS))
        steps += [
            DrawPlanets(PLANETS_BY_SEATS[s.side_count()]),
            LayTiles(),
            NebulaMoons(),
            PlanetMoons(),
            SwarmArrives(),
            *[Refill(kind) for kind in range(TYPE_COUNT)],
            *[LaySupremacy(place) for place in range(TOKEN_SPACES)],
            *[DealFaction(seat) for seat in seats for _ in range(DEALT)],
        ]
        if s.agreed.destiny:
            steps += [DealGoal(seat) for seat in seats for _ in range(DESTINY_DEALT)]
        steps.append(ChooseFaction())
        if s.agreed.destiny:
            steps.append(ChooseGoal())
        steps += [
            *[FactionBegins(seat) for seat in seats],
            *[DrawCards(seat, START_CARDS) for seat in seats],
            *[DealUpgrade(seat, ship) for ship in SHIP_TYPES for seat in seats],
            *[PlaceLeaders(seat) for seat in seats],
            StartPlayer(tuple(seats)),
        ]
        s.then_all(steps)
