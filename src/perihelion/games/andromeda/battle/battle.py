"""The order of a battle."""

from __future__ import annotations

from perihelion.core.steps import Step
from perihelion.games.andromeda.battle.diplomacy import Diplomacy
from perihelion.games.andromeda.battle.escalation import Escalation
from perihelion.games.andromeda.battle.outcome import Outcome, RollDice
from perihelion.games.andromeda.battle.preparations import Preparations, RaidersPrepare
from perihelion.games.andromeda.battle.sides import BattleOver, Recount, battle_due, participants, present
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.powers import BATTLE_START
from perihelion.games.andromeda.fight import new_battle
from perihelion.games.andromeda.hooks.powers import forget_battle
from perihelion.games.andromeda.state import State


class Fight(Step):
    """AE-BAT-01, AE-BAT-05. If ships of two sides are in the active region one battle is fought: Escalation,
    Diplomacy, Preparations, Roll Dice, Outcome."""

    def run(self, s: State) -> None:
        if not battle_due(s):
            return
        s.battle = new_battle(s.side_count())
        s.battle.sides = present(s)
        s.battle.raiders = s.regions[s.target].raiders > 0
        for player in s.players:
            forget_battle(player)
        s.then(
            BattleBegins(),
            Escalation(),
            Diplomacy(),
            Recount(),
            RaidersPrepare(),
            Preparations(),
            Recount(),
            RollDice(),
            Recount(),
            Outcome(),
            BattleOver(),
        )


class BattleBegins(Step):
    """Powers that work before Escalation."""

    def run(self, s: State) -> None:
        for side in reversed(participants(s)):
            LATE.powers.fire(s, side, BATTLE_START, s.regions[s.target].kind)
