"""Ships that suffer damage: shields first, then the scrapyard."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.fleet import KINDS, SHIP_TYPES, plus, types_in
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import shields
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import SCRAP, berth_of
from perihelion.games.kit.masks import members_of


def shielded(s: State, side: Side, ship: int, region: int) -> bool:
    """AE-SHD-01, AE-SHD-02. Whether an uncovered shield icon saves a ship; else it leaves its region, and all
    markers go."""
    player = s.players[side]
    if player.shields[ship] < shields(player, ship):
        player.shields = plus(player.shields, ship)
        return True
    s.depart(side, ship, region)
    clear_shields(s, side, ship)
    return False


def clear_shields(s: State, side: Side, ship: int) -> None:
    player = s.players[side]
    player.shields = changed(player.shields, ship, -player.shields[ship])


def hit_all(s: State, side: Side, region: int) -> None:
    """AE-SHD-03. All ships of a side in a region are hit at once: each uncovered icon saves one of its type;
    the others stand apart, and only then the markers of their types go."""
    player = s.players[side]
    fleet = s.fleet(side, region)
    for ship in SHIP_TYPES:
        if fleet[ship]:
            saved = min(fleet[ship], shields(player, ship) - player.shields[ship])
            player.shields = changed(player.shields, ship, saved)
            for _ in range(fleet[ship] - saved):
                s.depart(side, ship, region)
                player.working = plus(player.working, ship)
            if saved < fleet[ship]:
                clear_shields(s, side, ship)


class ScrapShips(Step):
    """AE-SCRAP-01. So many own ships in these regions, one after the other."""

    def __init__(self, side: Side, count: int, regions: int) -> None:
        self.side: Final = side
        self.count: Final = count
        self.regions: Final = regions

    def run(self, s: State) -> None:
        if self.count and s.players[self.side].at & self.regions:
            s.then(ScrapShip(self.side, self.regions), ScrapShips(self.side, self.count - 1, self.regions))


class ScrapShip(Own):
    """AE-SCRAP-02, AE-SCRAP-04. Which ship; AE-SCRAP-03: in the scrapyard it is not on the map any more."""

    def __init__(self, seat: Seat, regions: int) -> None:
        super().__init__(seat)
        self.regions: Final = regions

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [
            SCRAP.of(berth_of(region, ship))
            for region in members_of(s.players[seat].at & self.regions, REGION_COUNT)
            for ship in types_in(s.fleet(seat, region))
        ]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        region, ship = divmod(SCRAP.noun(option), KINDS)
        if not shielded(s, seat, ship, region):
            s.players[seat].yard = plus(s.players[seat].yard, ship)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if SCRAP.says(option):
            return Refusal("AE-SCRAP-04", "You choose one of your own ships in the regions concerned.")
        return super().why_not(s, seat, option)
