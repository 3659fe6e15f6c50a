"""A launch turn: a ship goes to a region, which is activated; then raiders and battle."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import AGAIN
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import minus
from perihelion.games.andromeda.cards.powers import ACTIVATE_REGION, FIRST_LAUNCH
from perihelion.games.andromeda.cards.source import OF_BASE, OF_PLANET, OF_SPECIAL, Source
from perihelion.games.andromeda.cards.tactics import OTHER_CLAIM, OTHER_LAUNCH
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.events.scry import Scry
from perihelion.games.andromeda.free.hidden import tell_of_discounts
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.launch.legal import (
    FIELD_TYPES,
    JUMP_COST,
    base_open,
    first_launch,
    in_reach,
    legal_regions,
    why_not_launch,
)
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.raiders.strike import RaiderStrike
from perihelion.games.andromeda.region import BASE, NEBULA, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import Claim, claimable
from perihelion.games.andromeda.tactics.windows import CardWindow
from perihelion.games.andromeda.turn.points import AfterActivation, BeforeActivation, BeforeBattle
from perihelion.games.andromeda.words import OTHER_CLAIMED, OTHER_LAUNCHED, TO
from perihelion.games.kit.masks import has

SCRIED: Final = 2
"""AE-ACT-04. How many event cards a nebula shows."""


class Destination(Own):
    """AE-P-11, AE-LAUNCH-02. Where a ship of the launch bay goes."""

    def __init__(self, seat: Seat, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def from_hand(self, s: State, seat: Seat) -> bool:
        return True

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        return s.regions[TO.noun(option)].kind == BASE

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [TO.of(region) for region in legal_regions(s, seat, self.ship)]

    def options(self, s: State, seat: Seat) -> list[Word]:
        """The ship and its region are one decision."""
        return self.answers(s, seat)

    def free(self, s: State, seat: Seat) -> list[Word]:
        return []

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        region = TO.noun(option)
        s.then(LaunchShip(seat, self.ship, region))
        if not has(in_reach(s, seat, self.ship), region):
            s.then(Pay(seat, JUMP_COST))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return why_not_launch(s, seat, self.ship, TO.noun(option)) if TO.says(option) else None


class LaunchShip(Step):
    """AE-LAUNCH-01, AE-LAUNCH-09, AE-ACT-07, AE-TURN-09. The ship is placed, its region is the active one;
    then the points and steps of a launch turn, in their order."""

    def __init__(self, side: Side, ship: int, region: int) -> None:
        self.side: Final = side
        self.ship: Final = ship
        self.region: Final = region

    def run(self, s: State) -> None:
        player = s.players[self.side]
        s.first = first_launch(s, self.side)
        player.bay = minus(player.bay, self.ship)
        s.arrive(self.side, self.ship, self.region)
        s.launched = self.ship
        s.launched_at = self.region
        s.target = self.region
        others = tuple(s.from_active()[1:])
        s.then(
            CardWindow(others, AGAIN, OTHER_LAUNCH, OTHER_LAUNCHED),
            BeforeActivation(self.side),
            ActivateRegion(self.side),
            Activated(self.side),
            AfterActivation(self.side),
            RaiderStrike(),
            BeforeBattle(self.side),
            Fight(),
        )
        if s.first:
            LATE.powers.fire(s, self.side, FIRST_LAUNCH)


class ActivateRegion(Step):
    """AE-ACT-01, AE-ACT-02, AE-ACT-03, AE-ACT-04, AE-ACT-06, AE-BASE-09. A planet gives its top moon, or what
    is printed on it; a nebula its moon and a look at event cards; a base its action, once."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        here = s.regions[s.target]
        if here.kind == PLANET:
            if claimable(s, s.target):
                s.harvested = True
                s.then(Claim(self.side, s.target))
            else:
                LATE.planets[here.tile].resolve(s, self.side, Source(OF_PLANET, here.tile))
        elif here.kind == NEBULA:
            s.then(Scry(self.side, SCRIED))
            if claimable(s, s.target):
                s.then(Claim(self.side, s.target))
        elif here.kind == BASE:
            activate_base(s, self.side, here.tile)
        else:
            LATE.specials[here.tile].resolve(s, self.side, Source(OF_SPECIAL, here.tile))


def activate_base(s: State, side: Side, base: int) -> None:
    """AE-BASE-06, AE-BASE-10. If it has become impossible it has no effect, but a field moves the marker."""
    region = s.target
    tell_of_discounts(s, side, lambda: base_open(s, side, region, 0))
    if base_open(s, side, s.target, 0):
        LATE.bases[base].resolve(s, side, Source(OF_BASE, base))
    elif base in FIELD_TYPES:
        s.then(MoveMarker(1))


class Activated(Step):
    """AE-ACT-07. Own powers, then others' cards for a moon claimed from a planet."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if s.harvested:
            others = tuple(s.from_active()[1:])
            s.then(CardWindow(others, AGAIN, OTHER_CLAIM, OTHER_CLAIMED))
        LATE.powers.fire(s, self.side, ACTIVATE_REGION, s.regions[s.target].kind, s.launched)
