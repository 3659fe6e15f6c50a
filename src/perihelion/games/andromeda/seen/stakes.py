"""How the dice of a battle lie, and what they would bring."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.battle.outcome import (
    Defeated,
    HitFleet,
    RaiderLoss,
    Reward,
    WinnerAdvances,
    winning_side,
)
from perihelion.games.andromeda.battle.pool import (
    ApplyTargeting,
    RollFor,
)
from perihelion.games.andromeda.battle.sides import participants
from perihelion.games.andromeda.cards.fleet import NO_FLEET, SHIP_TYPES, Fleet, fleet_said, size
from perihelion.games.andromeda.cards.powers import RAIDER_WON
from perihelion.games.andromeda.cards.raiders import FILE as RAIDER_FILE
from perihelion.games.andromeda.cards.raiders import RAIDER_POWERS, RAIDER_SHIELDS
from perihelion.games.andromeda.cards.tracks import SUPREMACY, TOKEN, TOKEN_GONE_POINTS, TOP
from perihelion.games.andromeda.fight import (
    OUTCOME,
    ROLL_DICE,
)
from perihelion.games.andromeda.numbers import shields
from perihelion.games.andromeda.region import NO_RAIDER, NOBODY
from perihelion.games.andromeda.state import NO_TOKEN, State


def lying(s: State) -> list[int]:
    """Who has dice that lie; nobody as long as some are still to be rolled."""
    battle = s.battle
    if battle.step not in (ROLL_DICE, OUTCOME):
        return []
    places = participants(s)
    if battle.raiders:
        places.append(s.raider_place())
    if not all(battle.rolls[place] for place in places) or planned(s, RollFor) or planned(s, ApplyTargeting):
        return []
    return places


def planned(s: State, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in s.agenda)


def leading(s: State) -> int:
    """AE-OUT-01, AE-OUT-02. Who would win, or NOBODY."""
    places = lying(s)
    if not places:
        return NOBODY
    best = max([s.battle.rolls[place] for place in places])
    first = [place for place in places if s.battle.rolls[place] == best]
    return first[0] if len(first) == 1 else NOBODY


def deciding_row(s: State) -> int:
    """AE-OUT-01, AE-OUT-02. The row after which a single one is ahead, or -1."""
    ahead = leading(s)
    if ahead == NOBODY:
        return -1
    rolls = s.battle.rolls
    return max([common(rolls[ahead], rolls[place]) for place in lying(s) if place != ahead], default=-1)


def common(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many dice are equal, from the highest down."""
    equal = 0
    while equal < min(len(one), len(other)) and one[equal] == other[equal]:
        equal += 1
    return equal


# What is at stake


def stakes(s: State) -> list[Said]:
    """AE-OUT-13, AE-OUT-14. What happens if the dice stay; of an outcome that has begun, what is still to
    come."""
    if s.battle.step == OUTCOME:
        return to_come(s)
    if not lying(s):
        return []
    ahead = leading(s)
    losers = [side for side in participants(s) if side != ahead]
    found = [victory(s, ahead)]
    found += [loss(s, side) for side in losers]
    if losers and ahead == s.raider_place():
        found += raiders_won(s)
    if s.battle.raiders and ahead != s.raider_place():
        found += [*reward(s, ahead), *raider_loss(s)]
    return found


def to_come(s: State) -> list[Said]:
    winner, losers = s.battle.winner, hit_later(s)
    found = [victory(s, winner)] if planned(s, WinnerAdvances) else []
    found += [loss(s, side) for side in losers]
    if losers and winner == s.raider_place():
        found += raiders_won(s)
    if planned(s, Reward):
        found += reward(s, winning_side(s))
    return [*found, *raider_loss(s)] if planned(s, RaiderLoss) else found


def hit_later(s: State) -> list[Side]:
    """Who is defeated and still has all ships."""
    return [step.side for step in reversed(s.agenda) if isinstance(step, (Defeated, HitFleet))]


def victory(s: State, winner: int) -> Said:
    """AE-OUT-03, AE-OUT-04."""
    if winner == NOBODY:
        return Said("nobody wins, and all are defeated")
    if winner == s.raider_place():
        return Said("the raiders win")
    space = s.players[winner].tracks[SUPREMACY] + 1
    if space > TOP:
        return Said("{player:winner} wins", winner=winner)
    if not TOKEN[SUPREMACY][space]:
        return Said("{player:winner} wins: 1 space on Supremacy", winner=winner)
    token = s.supremacy[TOKEN[SUPREMACY][space] - 1]
    if token == NO_TOKEN:
        return Said(
            "{player:winner} wins: 1 space on Supremacy, and {n} VP", winner=winner, n=TOKEN_GONE_POINTS
        )
    return Said("{player:winner} wins: 1 space on Supremacy, and {token:token}", winner=winner, token=token)


def loss(s: State, side: Side) -> Said:
    """AE-OUT-05, AE-OUT-06, AE-SHD-01."""
    lost = would_lose(s, side)
    if not size(lost):
        return Said("{player:side} is defeated, and loses no ship", side=side)
    return Said("{player:side} loses {ships}", side=side, ships=fleet_said(lost))


def would_lose(s: State, side: Side) -> Fleet:
    """The ships that shields do not save."""
    player, fleet = s.players[side], s.fleet(side, s.target)
    lost = list(NO_FLEET)
    for ship in SHIP_TYPES:
        lost[ship] = max(0, fleet[ship] - (shields(player, ship) - player.shields[ship]))
    return tuple(lost)


def raiders_won(s: State) -> list[Said]:
    """AE-OUT-11."""
    raider = s.regions[s.target].raider
    if raider == NO_RAIDER:
        return []
    card = s.raiders[raider].card
    if not any(power.moment == RAIDER_WON for power in RAIDER_POWERS[card]):
        return []
    return [Said("{raider:card}: {text}", card=card, text=RAIDER_FILE.raider[card].text)]


def reward(s: State, winner: int) -> list[Said]:
    """AE-OUT-08, AE-OUT-09."""
    raider = s.regions[s.target].raider
    if winner == NOBODY or raider == NO_RAIDER:
        return []
    text = RAIDER_FILE.raider[s.raiders[raider].card].reward_text
    return [Said("{player:winner} claims the reward: {text}", winner=winner, text=text)]


def raider_loss(s: State) -> list[Said]:
    """AE-OUT-08, AE-SHD-04."""
    raider = s.regions[s.target].raider
    if raider == NO_RAIDER:
        return []
    card = s.raiders[raider]
    if card.shields < RAIDER_SHIELDS[card.card]:
        return [Said("{raider:card} loses a shield", card=card.card)]
    return [Said("1 raider goes back to its card")]
