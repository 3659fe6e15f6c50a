"""Chapter "Move": leaving a tile that others have moved into."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import entered_at, kinds_of, movable_at
from perihelion.games.event_horizon.board.routes import first_steps
from perihelion.games.event_horizon.build.placement import CheckLimits
from perihelion.games.event_horizon.combat.hits import TakeHits
from perihelion.games.event_horizon.combat.volley import throws
from perihelion.games.event_horizon.fight import ATTACKING_ROLL, new_fight
from perihelion.games.event_horizon.numbers import network
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BREAK_AWAY, HOLD, MOVE, MOVE_ALL
from perihelion.games.kit.masks import mask_of


def intruders(s: State, seat: Seat, tile: int) -> list[int]:
    """EH-PRE-01, EH-PRE-03. The players, in order, with ships that moved onto the tile this round and still
    stand there."""
    return [other for other in s.order if other != seat and entered_at(s.players[other], tile)]


class BreakAway(AskOne):
    """EH-PRE-01, EH-PRE-02. Take one attacking roll from everybody who moved in, and then move; or keep all
    ships here."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [BREAK_AWAY, HOLD] if can_leave(s, seat, self.tile) else [HOLD]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == HOLD:
            s.skip_to(CheckLimits)
        else:
            attack(s, seat, self.tile)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == BREAK_AWAY:
            return Refusal(
                "EH-MOVE-06", "No ship of yours on {tile:tile} can enter a tile around it.", tile=self.tile
            )
        if MOVE.says(option) or option == MOVE_ALL:
            return Refusal(
                "EH-PRE-01",
                "Others moved onto {tile:tile}: break away under their fire before you move.",
                tile=self.tile,
            )
        return None


def can_leave(s: State, seat: Seat, tile: int) -> bool:
    """Whether any ship there has somewhere to go."""
    player, links = s.players[seat], network(s)
    return any(first_steps(s, player, group, tile, links) for group in kinds_of(movable_at(player, tile)))


def attack(s: State, seat: Seat, tile: int) -> None:
    """EH-PRE-03, EH-PRE-04, EH-PRE-05. The ships that moved in fire, player after player; then all casualties
    are taken together, and the survivors may move."""
    others = intruders(s, seat, tile)
    s.fight = new_fight(ATTACKING_ROLL, tile, mask_of([seat, *others]))
    rolls: list[Step] = []
    for other in others:
        rolls += throws(s, other, entered_at(s.players[other], tile), seat, False)
    s.then_all([*rolls, TakeHits(tile), EndRoll()])


class EndRoll(Step):
    """EH-PRE-06. An attacking roll is no combat: nobody wins it and nobody shoots back."""

    def run(self, s: State) -> None:
        s.fight.on = False
