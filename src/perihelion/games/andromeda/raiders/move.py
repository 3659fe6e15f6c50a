"""Raiders move by effects."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Step, Word
from perihelion.games.andromeda.cards.board import DISTANCE, REGION_COUNT
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.raiders.place import RollNebula, open_nebulae, take_figure, welcomes
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import RAIDER_IN, TO
from perihelion.games.kit.masks import has, members_of


def move_figure(s: State, start: int, end: int) -> None:
    """AE-STRIKE-05. A figure moves; it triggers nothing on the way."""
    raider = s.regions[start].raider
    s.set_raiders(start, raider, s.regions[start].raiders - 1)
    s.set_raiders(end, raider, s.regions[end].raiders + 1)


def targets(s: State, region: int, distance: int) -> list[int]:
    """Where a figure may go: other regions of the map, not where another class is."""
    raider = s.regions[region].raider
    return [
        other
        for other in members_of(s.charted, REGION_COUNT)
        if other != region and DISTANCE[region][other] <= distance and welcomes(s, raider, other)
    ]


def movable(s: State, distance: int) -> list[int]:
    """AE-P-48. Regions with a raider that can go somewhere."""
    return [r for r in members_of(s.raiders_at, REGION_COUNT) if targets(s, r, distance)]


class MoveRaiders(Step):
    """So many figures of the gainer's choice."""

    def __init__(self, seat: Seat, count: int, distance: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.distance: Final = distance

    def run(self, s: State) -> None:
        if self.count and movable(s, self.distance):
            s.then(
                WhichRaider(self.seat, self.distance), MoveRaiders(self.seat, self.count - 1, self.distance)
            )


class WhichRaider(Own):
    """AE-P-48. Figures in one region are alike."""

    def __init__(self, seat: Seat, distance: int) -> None:
        super().__init__(seat)
        self.distance: Final = distance

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [RAIDER_IN.of(region) for region in movable(s, self.distance)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        s.then(WhereTo(seat, RAIDER_IN.noun(option), self.distance))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not RAIDER_IN.says(option):
            return super().why_not(s, seat, option)
        region = RAIDER_IN.noun(option)
        if not s.regions[region].raiders:
            return Refusal("AE-P-48", "No raider is in {region:region}.", region=region)
        return Refusal("AE-P-48", "There is no region that this raider could go to.")


class WhereTo(Own):
    """AE-P-48. The region it moves to."""

    def __init__(self, seat: Seat, region: int, distance: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.distance: Final = distance

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [TO.of(region) for region in targets(s, self.region, self.distance)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        move_figure(s, self.region, TO.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not TO.says(option):
            return super().why_not(s, seat, option)
        region = TO.noun(option)
        if not has(s.charted, region):
            return Refusal("AE-MAP-01", "Nothing lies on {region:region} yet.", region=region)
        if not welcomes(s, s.regions[self.region].raider, region):
            return Refusal("AE-RAI-02", "A raider of another class is there.")
        far = DISTANCE[self.region][region]
        return Refusal(
            "AE-P-48",
            "It moves 1 to {distance} regions; {region:region} is {far} away.",
            distance=self.distance,
            region=region,
            far=far,
        )


class ToRandomNebula(Step):
    """AE-RAI-05. A figure leaves a region for another random nebula, with its markers, or for its card if all
    are closed."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, s: State) -> None:
        raider = s.regions[self.region].raider
        shields = s.raiders[raider].shields
        take_figure(s, self.region)
        if any(open_nebulae(s, raider, self.region)):
            s.change_raider(raider, s.raiders[raider].with_shields(shields))
            s.then(RollNebula(raider, self.region))
