"""Who takes part in a battle, and what ends it."""

from __future__ import annotations

from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.fight import ENDED, NO_BATTLE, OUTCOME, PEACE
from perihelion.games.andromeda.state import NOWHERE, State
from perihelion.games.kit.masks import bit, has


def present(s: State) -> int:
    """AE-BAT-04. The sides with ships in the active region, a bit each."""
    found = 0
    for side in range(s.side_count()):
        if s.ships_at(side, s.target):
            found |= bit(side)
    return found


def parties(s: State) -> int:
    """How many sides would fight: all raiders are one."""
    there = present(s)
    found = 1 if s.regions[s.target].raiders else 0
    for side in range(s.side_count()):
        if has(there, side):
            found += 1
    return found


def battle_due(s: State) -> bool:
    """AE-BAT-01, AE-BAT-02, AE-BAT-03. Two sides or more in the active region."""
    return s.target != NOWHERE and parties(s) >= 2


def participants(s: State) -> list[Side]:
    """AE-BAT-07. Those who take part, in turn order from the active player."""
    return [side for side in s.from_active() if has(s.battle.sides, side)]


class Recount(Step):
    """AE-BAT-06, AE-BAT-07, AE-BAT-08, AE-BAT-09, AE-BAT-10. Whoever has no ship left there is out; with
    fewer than two sides the battle ends. Once the dice are compared nothing changes any more, and what is
    being resolved is resolved to its end."""

    def run(self, s: State) -> None:
        battle = s.battle
        if battle.step in (NO_BATTLE, OUTCOME) or s.in_play or s.freely:
            return
        there = present(s)
        battle.out |= battle.sides & ~there
        battle.sides &= there
        battle.raiders = s.regions[s.target].raiders > 0
        if battle.step == ENDED or parties_left(s) < 2:
            s.skip_to(BattleOver)


def parties_left(s: State) -> int:
    return len(participants(s)) + int(s.battle.raiders)


class BattleOver(Step):
    """AE-OUT-12, AE-OUT-13. Nothing of it is left, and the turn goes on."""

    def run(self, s: State) -> None:
        s.battle = PEACE
