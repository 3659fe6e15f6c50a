"""What each player begins with: faction and goal, upgrades, leaders."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Refusal, Sealed, Seat, Step, Word
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    LEADERS_ON_BASES,
    LEADERS_ON_NEBULA,
    LEADERS_ON_STATION,
    NEBULAE,
)
from perihelion.games.andromeda.cards.destiny import DESTINY_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.factions import FACTION_SET, FACTIONS, START, START_TRACKS
from perihelion.games.andromeda.cards.powers import AT_SETUP
from perihelion.games.andromeda.cards.ships import NEUTRAL, UNIQUE, UPGRADE_SET, UPGRADE_SHIP, UPGRADES
from perihelion.games.andromeda.numbers import base_at, refresh
from perihelion.games.andromeda.player import NO_FACTION
from perihelion.games.andromeda.state import (
    State,
)
from perihelion.games.andromeda.stores.gain import gain
from perihelion.games.andromeda.tracks.advance import Advance
from perihelion.games.andromeda.words import (
    AIM,
    DEAL_FACTION,
    DEAL_GOAL,
    DEAL_UPGRADE,
    KEEP,
)
from perihelion.games.andromeda.words import NEBULA as NEBULA_WORD


class DealFaction(Chance):
    """AE-PSET-03. A faction card that only its holder sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        dealt = [faction for player in s.players for faction in player.dealt]
        return [
            int(faction not in dealt and s.has_set(FACTION_SET[faction])) for faction in range(len(FACTIONS))
        ]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.dealt = tuple(sorted([*player.dealt, outcome]))

    def seen_by(self, s: State) -> int:
        return 1 << self.seat

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_FACTION.of(outcome)


class DealGoal(Chance):
    """AE-OPT-01. A destiny card that only its holder sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        dealt = [goal for player in s.players for goal in player.aims]
        return [int(goal not in dealt) for goal in range(DESTINY_COUNT)]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.aims = tuple(sorted([*player.aims, outcome]))

    def seen_by(self, s: State) -> int:
        return 1 << self.seat

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_GOAL.of(outcome)


class ChooseFaction(Sealed):
    """AE-P-02, AE-PSET-03. Each keeps one, in secret; then all are revealed."""

    def players(self, s: State) -> list[int]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [KEEP.of(faction) for faction in s.players[seat].dealt]

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not KEEP.says(option):
            return None
        faction = KEEP.noun(option)
        return Refusal("AE-PSET-03", "{faction:faction} was not dealt to you.", faction=faction)

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        for seat in self.players(s):
            s.players[seat].faction = KEEP.noun(envelopes[seat][0])
            s.players[seat].dealt = ()


class ChooseGoal(Sealed):
    """AE-P-03, AE-OPT-01. Each keeps one destiny card; it stays secret to the end."""

    def players(self, s: State) -> list[int]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [AIM.of(goal) for goal in s.players[seat].aims]

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not AIM.says(option):
            return None
        return Refusal("AE-OPT-01", "{destiny:goal} was not dealt to you.", goal=AIM.noun(option))

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        for seat in self.players(s):
            s.players[seat].goal = AIM.noun(envelopes[seat][0])


class FactionBegins(Step):
    """AE-PSET-04, AE-PSET-06, AE-PSET-07. Start resources, the unique upgrade, marks on tracks, and what
    happens at setup."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        assert player.faction != NO_FACTION, "factions are chosen before"
        player.tiles = (UNIQUE[player.faction],)
        refresh(player)
        s.then_all([Advance(self.seat, track) for track in START_TRACKS[player.faction]])
        LATE.powers.fire(s, self.seat, AT_SETUP)
        gain(s, self.seat, START[player.faction])


class DealUpgrade(Chance):
    """AE-PSET-06. A neutral upgrade of a stack, face up."""

    def __init__(self, seat: Seat, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def weights(self, s: State) -> list[int]:
        dealt = [tile for player in s.players for tile in player.tiles]
        return [
            int(
                NEUTRAL[tile]
                and UPGRADE_SHIP[tile] == self.ship
                and tile not in dealt
                and s.has_set(UPGRADE_SET[tile])
            )
            for tile in range(len(UPGRADES))
        ]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.tiles = tuple(sorted([*player.tiles, outcome]))

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_UPGRADE.of(outcome)


class PlaceLeaders(Step):
    """AE-PSET-08. One leader on each base, two on a nebula by a die, the last one on the station."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        for base in range(BASE_COUNT):
            s.lead(self.seat, base_at(s, base), LEADERS_ON_BASES)
        s.players[self.seat].leaders += LEADERS_ON_STATION
        s.then(LeadersOnNebula(self.seat))


class LeadersOnNebula(Chance):
    """AE-PSET-08. The nebula of the die."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [1] * len(NEBULAE)

    def happen(self, s: State, outcome: int) -> None:
        s.lead(self.seat, NEBULAE[outcome], LEADERS_ON_NEBULA)

    def word(self, s: State, outcome: int) -> Word:
        return NEBULA_WORD.of(NEBULAE[outcome])
