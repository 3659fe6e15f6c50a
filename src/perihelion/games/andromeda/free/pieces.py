"""Leaders and resource tokens are picked up where own ships are."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.resources import NO_STOCK, STORED
from perihelion.games.andromeda.state import NOWHERE, State
from perihelion.games.kit.masks import members_of


class Recruit(Step):
    """AE-FREE-02. Own leaders of a region come to the station."""

    def __init__(self, side: Side, region: int, count: int) -> None:
        self.side: Final = side
        self.region: Final = region
        self.count: Final = count

    def run(self, s: State) -> None:
        s.lead(self.side, self.region, -self.count)
        s.players[self.side].leaders += self.count


class Collect(Step):
    """AE-FREE-04. The resource tokens of a region come to the stores."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        player = s.players[self.side]
        tokens = s.regions[self.region].tokens
        for what in STORED:
            if tokens[what]:
                player.gain(what, tokens[what])
        s.regions[self.region] = s.regions[self.region].with_tokens(NO_STOCK)


def recruitable(s: State, side: Side, more: int = 0) -> list[int]:
    """The regions where own leaders can be recruited right now: the active region, then in reading order,
    nebulae last."""
    player = s.players[side]
    found = members_of((player.at | more) & player.leaders_at, REGION_COUNT)
    if s.target != NOWHERE and s.target in found:
        found.remove(s.target)
        return [s.target, *found]
    return found


def leaders_within_reach(s: State, side: Side, more: int = 0) -> int:
    """AE-BASE-02. Leaders on the station and those that could be recruited."""
    player = s.players[side]
    found = player.leaders
    mask = (player.at | more) & player.leaders_at
    if mask and s.active == side:
        for region in members_of(mask, REGION_COUNT):
            found += s.regions[region].leaders[side]
    return found
