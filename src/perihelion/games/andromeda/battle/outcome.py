"""The roll and the outcome of a battle."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import ANY_NUMBER
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.pool import RollFor
from perihelion.games.andromeda.battle.sides import participants
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import NO_FLEET, both, minus, plus, size, types_in
from perihelion.games.andromeda.cards.moons import GIVES
from perihelion.games.andromeda.cards.powers import BATTLE_LOST, BATTLE_WON, RAIDER_WON
from perihelion.games.andromeda.cards.raiders import RAIDER_SHIELDS
from perihelion.games.andromeda.cards.source import OF_RAIDER, Source
from perihelion.games.andromeda.cards.tactics import AFTER_LOSS, AFTER_ROLL, AFTER_WIN
from perihelion.games.andromeda.cards.tracks import SUPREMACY
from perihelion.games.andromeda.fight import OUTCOME, ROLL_DICE
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import shields
from perihelion.games.andromeda.raiders.place import take_figure
from perihelion.games.andromeda.raiders.strike import fire_raider
from perihelion.games.andromeda.region import NO_MOON, NO_RAIDER, NOBODY
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import MoonOutput, put_into, why_not_slot
from perihelion.games.andromeda.station.scrap import hit_all
from perihelion.games.andromeda.stores.draw import DrawCards
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.tactics.windows import CardWindow, Participants
from perihelion.games.andromeda.tracks.advance import Advance
from perihelion.games.andromeda.words import (
    DONE,
    DRAW_CARD,
    LOST,
    OPERATIONS_SLOT,
    PASS,
    PROTECT,
    ROLLED,
    SLOT,
    TAKE_MOON,
    WON,
)
from perihelion.games.kit.masks import bit, has


class RollDice(Step):
    """AE-ROLL-01, AE-ROLL-03. All roll; then one pass of cards in turn order."""

    def run(self, s: State) -> None:
        battle = s.battle
        battle.step = ROLL_DICE
        s.then_all(
            [
                *[RollFor(place, battle.dice[place]) for place in fighting(s)],
                Participants(tuple(s.from_active()), ANY_NUMBER, AFTER_ROLL, ROLLED),
            ]
        )


def fighting(s: State) -> list[int]:
    """AE-BAT-08. Who rolls and is compared: players in turn order, then the raiders."""
    order = participants(s)
    return [*order, s.raider_place()] if s.battle.raiders else order


class Outcome(Step):
    """AE-OUT-01, AE-OUT-02, AE-OUT-03, AE-OUT-13, AE-OUT-14. The dice are compared from the highest down, and
    whoever has one left beats whoever has none; of equals nobody wins, and all are defeated."""

    def run(self, s: State) -> None:
        battle = s.battle
        battle.step = OUTCOME
        best = max([battle.rolls[place] for place in fighting(s)])
        first = [place for place in fighting(s) if battle.rolls[place] == best]
        battle.winner = first[0] if len(first) == 1 else NOBODY
        battle.losers = battle.sides
        if s.seated(battle.winner) or s.driven(battle.winner):
            battle.losers &= ~bit(battle.winner)
        battle.beaten = battle.raiders and battle.winner != s.raider_place()
        losers = [Defeated(side) for side in participants(s) if has(battle.losers, side)]
        s.then_all([WinnerAdvances(), *losers, RaidersDefeated(), WinnersPowers()])


def winning_side(s: State) -> int:
    """The player who has won, or NOBODY."""
    winner = s.battle.winner
    return NOBODY if winner == s.raider_place() else winner


class WinnerAdvances(Step):
    """AE-OUT-04. One space on Supremacy, with everything it gives, before all else."""

    def run(self, s: State) -> None:
        winner = winning_side(s)
        if winner != NOBODY:
            if s.battle.beaten:
                s.players[winner].beaten += 1
            s.then(Advance(winner, SUPREMACY))


class Defeated(Step):
    """AE-OUT-05, AE-OUT-11. Powers, cards, tactical operations, scrapping; then what raiders do who won."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        s.battle.protected = ()
        s.battle.pyre = 0
        side = self.side
        s.then(
            CardWindow((side,), ANY_NUMBER, AFTER_LOSS, LOST),
            Operations(side),
            HitFleet(side),
            RaidersWon(side),
        )
        LATE.powers.fire(s, side, BATTLE_LOST)


class Operations(Step):
    """AE-OUT-06. Once for each lost battle, if one likes."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        s.then(TacticalOperations(self.side))


class TacticalOperations(Own):
    """AE-P-41, AE-OUT-06, AE-OUT-07. Draw a card, or take what the moon there brings; a moon may be put there
    right before."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        words = [DRAW_CARD]
        if player.operations != NO_MOON:
            if GIVES[player.operations]:
                words.append(TAKE_MOON)
        else:
            words += [SLOT.of(moon) for moon in player.moons()]
        return [*words, PASS]

    def answering(self, option: Word) -> bool:
        return SLOT.says(option) or super().answering(option)

    def free(self, s: State, seat: Seat) -> list[Word]:
        """Beside this question a moon goes into the slot of tactical operations first of all."""
        words = super().free(s, seat)
        return words if s.players[seat].operations != NO_MOON else [w for w in words if not SLOT.says(w)]

    def options(self, s: State, seat: Seat) -> list[Word]:
        return self.answers(s, seat) + self.free(s, seat)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if SLOT.says(option) and s.players[seat].operations != NO_MOON:
            s.then(self)
            self.take(s, seat, option)
        else:
            super().choose(s, seat, option)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DRAW_CARD:
            s.then(DrawCards(seat, 1))
        elif option == TAKE_MOON:
            s.then(MoonOutput(seat, s.players[seat].operations))
        elif SLOT.says(option):
            put_into(s, seat, SLOT.noun(option), OPERATIONS_SLOT)
            s.then(self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == TAKE_MOON:
            return Refusal("AE-OUT-06", "No moon lies there that would bring anything.")
        if SLOT.says(option) and s.players[seat].operations != NO_MOON:
            return Refusal("AE-MOON-05", "A moon lies there, and it stays.")
        if SLOT.says(option):
            return why_not_slot(s.players[seat], SLOT.noun(option))
        return super().why_not(s, seat, option)


class HitFleet(Step):
    """AE-OUT-05, AE-OUT-10, AE-SCRAP-04. All own ships in the active region: shields first, then what cards
    save, then the rest goes to the top area."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        hit_all(s, self.side, s.target)
        protected = s.battle.protected
        saving = [Saving(self.side, protected[i], protected[i + 1]) for i in range(0, len(protected), 2)]
        s.then_all([*saving, Scrapped(self.side)])


def would_be_scrapped(s: State, side: Side) -> int:
    """Ships that this battle would scrap, after shields and what cards save already."""
    player, fleet = s.players[side], s.fleet(side, s.target)
    lost = 0
    for ship in types_in(fleet):
        icons = shields(player, ship) - player.shields[ship]
        lost += max(0, fleet[ship] - icons)
    return lost - sum(s.battle.protected[::2])


TO_BARGE: Final = 0
TO_BAY: Final = 1


class Saving(Step):
    """AE-P-42. Up to so many of the ships that would be scrapped go elsewhere."""

    def __init__(self, side: Side, count: int, place: int) -> None:
        self.side: Final = side
        self.count: Final = count
        self.place: Final = place

    def run(self, s: State) -> None:
        if self.count and size(s.players[self.side].working):
            s.then(SaveShip(self.side, self.count, self.place))


class SaveShip(Own):
    """AE-P-42. Which ship a card saves."""

    def __init__(self, seat: Seat, count: int, place: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.place: Final = place

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [*[PROTECT.of(ship) for ship in types_in(s.players[seat].working)], DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        player, ship = s.players[seat], PROTECT.noun(option)
        player.working = minus(player.working, ship)
        if self.place == TO_BAY:
            player.bay = plus(player.bay, ship)
        else:
            player.barge = plus(player.barge, ship)
        s.then(Saving(seat, self.count - 1, self.place))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PROTECT.says(option):
            return Refusal("AE-P-42", "No {ship:ship} of yours would be scrapped.", ship=PROTECT.noun(option))
        return super().why_not(s, seat, option)


class Scrapped(Step):
    """AE-SCRAP-01, AE-SCRAP-02. The rest goes to the top area; cards that count scrapped ships score."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        player = s.players[self.side]
        lost = size(player.working)
        player.yard = both(player.yard, player.working)
        player.working = NO_FLEET
        if s.battle.pyre:
            score(s, self.side, min(lost, s.battle.pyre))


class RaidersWon(Step):
    """AE-OUT-11. What raiders do who have won, to each defeated player."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if s.battle.winner == s.raider_place():
            fire_raider(s, RAIDER_WON, self.side)


class RaidersDefeated(Step):
    """AE-OUT-08, AE-OUT-09, AE-OUT-15. The winner claims the reward, then one raider is scrapped or loses a
    shield."""

    def run(self, s: State) -> None:
        if s.battle.beaten:
            s.then(Reward(), RaiderLoss())


class Reward(Step):
    """AE-RAI-12, AE-P-43. The reward of the raider card, for a player who has won."""

    def run(self, s: State) -> None:
        winner = winning_side(s)
        raider = s.regions[s.target].raider
        if winner != NOBODY and raider != NO_RAIDER:
            card = s.raiders[raider].card
            LATE.rewards[card].resolve(s, winner, Source(OF_RAIDER, card))


class RaiderLoss(Step):
    """AE-SHD-04, AE-RAI-09. A marker on an uncovered shield, else one figure goes back to its card."""

    def run(self, s: State) -> None:
        raider = s.regions[s.target].raider
        if raider == NO_RAIDER:
            return
        card = s.raiders[raider]
        if card.shields < RAIDER_SHIELDS[card.card]:
            s.change_raider(raider, card.with_shields(card.shields + 1))
        else:
            take_figure(s, s.target)


class WinnersPowers(Step):
    """AE-OUT-13. The winner's powers, then the winner's cards."""

    def run(self, s: State) -> None:
        winner = winning_side(s)
        if winner != NOBODY:
            s.then(CardWindow((winner,), ANY_NUMBER, AFTER_WIN, WON))
            LATE.powers.fire(s, winner, BATTLE_WON)
