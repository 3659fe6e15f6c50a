"""Raider Strike, the third step of a launch turn."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Step, Word
from perihelion.games.andromeda.cards.board import DISTANCE, REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.powers import RAIDER_STRIKE
from perihelion.games.andromeda.cards.raiders import RAIDER_POWERS, RAIDER_RANGE, SWARM_CLASS
from perihelion.games.andromeda.cards.source import OF_RAIDER, Source
from perihelion.games.andromeda.free.own import Steady
from perihelion.games.andromeda.raiders.move import move_figure
from perihelion.games.andromeda.region import NO_RAIDER
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import STRIKE
from perihelion.games.kit.masks import members_of


def comes(s: State, region: int) -> bool:
    """AE-STRIKE-03. Whether the raiders of a region have the active region within their range."""
    card = s.raiders[s.regions[region].raider].card
    return region != s.target and DISTANCE[region][s.target] <= RAIDER_RANGE[card]


def in_range(s: State) -> list[int]:
    """The regions from which a raider could come; AE-P-19: the S class is one option, by its first region."""
    found: list[int] = []
    swarm = False
    for region in members_of(s.raiders_at, REGION_COUNT):
        if comes(s, region):
            if s.regions[region].raider != SWARM_CLASS:
                found.append(region)
            elif not swarm:
                swarm = True
                found.append(region)
    return found


def swarm_in_range(s: State) -> list[int]:
    """AE-STRIKE-04. The S-class raiders that come along."""
    return [
        region
        for region in members_of(s.raiders_at, REGION_COUNT)
        if s.regions[region].raider == SWARM_CLASS and comes(s, region)
    ]


def strike_comes(s: State) -> bool:
    """AE-STRIKE-08. Whether any raider would or could move now."""
    here = s.regions[s.target].raider
    if here == NO_RAIDER:
        return bool(in_range(s))
    return here == SWARM_CLASS and bool(swarm_in_range(s))


class RaiderStrike(Step):
    """AE-STRIKE-01, AE-STRIKE-02. Once in a launch turn, also if the active player has no ship there any
    more."""

    def run(self, s: State) -> None:
        s.then(StrikeAbilities())
        here = s.regions[s.target].raider
        if s.calm:
            return
        if here == NO_RAIDER and in_range(s):
            s.then(ChooseStriker(s.active), Swarm())
        elif here == SWARM_CLASS:
            s.then(Swarm())


class ChooseStriker(Steady):
    """AE-STRIKE-03, AE-STRIKE-06, AE-P-19. The active player chooses which raider comes."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [STRIKE.of(region) for region in in_range(s)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        move_figure(s, STRIKE.noun(option), s.target)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if STRIKE.says(option):
            return why_not_strike(s, STRIKE.noun(option))
        return super().why_not(s, seat, option)


def why_not_strike(s: State, region: int) -> Refusal:
    """Why no raider comes from a region."""
    raider = s.regions[region].raider
    if raider == NO_RAIDER:
        return Refusal("AE-STRIKE-03", "No raider is in {region:region}.", region=region)
    far, reach = DISTANCE[region][s.target], RAIDER_RANGE[s.raiders[raider].card]
    if far > reach:
        return Refusal("AE-STRIKE-03", "It is {far} away, and its range is {reach}.", far=far, reach=reach)
    return Refusal("AE-STRIKE-04", "All raiders of class S in range come together: choose the first of them.")


class Swarm(Step):
    """AE-STRIKE-04. All other S-class raiders within range come along."""

    def run(self, s: State) -> None:
        if s.regions[s.target].raider == SWARM_CLASS:
            for region in swarm_in_range(s):
                for _ in range(s.regions[region].raiders):
                    move_figure(s, region, s.target)


class StrikeAbilities(Step):
    """AE-STRIKE-07. What the raider in the active region does, also when no battle follows."""

    def run(self, s: State) -> None:
        fire_raider(s, RAIDER_STRIKE, s.active)


def fire_raider(s: State, moment: int, side: int) -> None:
    """The abilities of the raider in the active region at a moment, resolved by a side."""
    raider = s.regions[s.target].raider
    if raider == NO_RAIDER:
        return
    card = s.raiders[raider].card
    for i, power in enumerate(RAIDER_POWERS[card]):
        source = Source(OF_RAIDER, card)
        if power.moment == moment and LATE.raider_powers[card][i].offered(s, side, source):
            s.then(ResolvePower(card, i, side))


class ResolvePower(Step):
    """An ability of a raider."""

    def __init__(self, card: int, number: int, side: int) -> None:
        self.card: Final = card
        self.number: Final = number
        self.side: Final = side

    def run(self, s: State) -> None:
        LATE.raider_powers[self.card][self.number].resolve(s, self.side, Source(OF_RAIDER, self.card))
