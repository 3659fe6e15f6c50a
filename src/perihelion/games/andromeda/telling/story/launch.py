"""The log of turns: launches, the return to the station, the end of a turn."""

from __future__ import annotations

from perihelion.core.game import Sentence
from perihelion.core.said import Said, series
from perihelion.games.andromeda.cards.effects.ships import MoveAll, MoveShip
from perihelion.games.andromeda.cards.fleet import KINDS, fleet_said
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.home.activate import (
    Activator,
    AllHome,
    OnceMore,
    ReturnToStation,
    ScienceBlock,
    StayOut,
)
from perihelion.games.andromeda.launch.launch import ActivateRegion, LaunchShip
from perihelion.games.andromeda.launch.legal import base_open
from perihelion.games.andromeda.region import BASE, PLANET
from perihelion.games.andromeda.scoring import final_points, parts, result
from perihelion.games.andromeda.state import NOT_ENDING, State
from perihelion.games.andromeda.station.claim import claimable
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    amounts,
    module_at,
    place,
    players,
    points,
    turns,
)
from perihelion.games.andromeda.telling.story.changes import Lines, lost
from perihelion.games.andromeda.turn.turn import DropCard, Limits, NextTurn, Turn
from perihelion.games.andromeda.words import (
    ACTIVATE,
    BARGE,
    DISCARD,
    STAY,
    TO,
    WITH,
    WITH_ENERGY,
)


def turn_opens(m: Moment, step: Turn) -> Lines:
    """AE-TURN-01, AE-END-04."""
    if m.after.left == NOT_ENDING:
        return [Said("Turn {turn}: {player:who}.", turn=m.after.turn, who=step.side)]
    return [Said("Turn {turn}: {player:who}, for the last time.", turn=m.after.turn, who=step.side)]


# Launch


def launched(m: Moment, step: LaunchShip) -> Lines:
    """AE-LAUNCH-01, AE-LAUNCH-03."""
    where = place(m.after, step.region)
    if m.after.first:
        told = Said(
            "{player:who} launches a {ship:ship} to {place}, a first launch.",
            who=step.side,
            ship=step.ship,
            place=where,
        )
    else:
        told = Said(
            "{player:who} launches a {ship:ship} to {place}.", who=step.side, ship=step.ship, place=where
        )
    return [told]


def activated(m: Moment, step: ActivateRegion) -> Lines:
    """AE-ACT-03, AE-BASE-10. Moons and actions are told by what they bring."""
    s = m.before
    here, where = s.regions[s.target], place(s, s.target)
    if here.kind == PLANET and not claimable(s, s.target):
        return [
            Said(
                "{place} has no moon for {player:who}, only what is printed on it.",
                place=where,
                who=step.side,
            )
        ]
    if here.kind == BASE and not base_open(s, step.side, s.target, 0):
        return [Said("{place} can do nothing for {player:who} any more.", place=where, who=step.side)]
    return []


def ship_moved(m: Moment, step: MoveShip) -> Lines:
    """AE-SHIP-09."""
    return [
        Said(
            "{player:who} moves a {ship:ship} from {start} to {end}.",
            who=step.seat,
            ship=step.ship,
            start=place(m.after, m.after.target),
            end=place(m.after, TO.noun(m.word)),
        )
    ]


def all_moved(m: Moment, step: MoveAll) -> Lines:
    """AE-SHIP-09."""
    return [
        Said(
            "{player:who} moves {ships} from {start} to {end}.",
            who=step.seat,
            ships=fleet_said(m.before.fleet(step.seat, m.before.target)),
            start=place(m.after, m.after.target),
            end=place(m.after, TO.noun(m.word)),
        )
    ]


# The return


def returns(_: Moment, step: ReturnToStation) -> Lines:
    return [Said("{player:who} returns to station.", who=step.side)]


def module_activated(m: Moment, step: Activator) -> Lines:
    """AE-RET-03, AE-RET-06."""
    name = module_at(m.after, step.seat, step.plate)
    if m.word == WITH_ENERGY:
        spent = amounts((*lost(m, step.seat)[:ENERGY], 1))[-1]
        return [
            Said("{player:who} activates {module} with {energy}.", who=step.seat, module=name, energy=spent)
        ]
    if not WITH.says(m.word):
        return []
    where, ship = divmod(WITH.noun(m.word), KINDS)
    return [
        Said(
            "{player:who} activates {module} with a {ship:ship} from {place}.",
            who=step.seat,
            module=name,
            ship=ship,
            place=Said("the barge") if where == BARGE else place(m.after, where),
        )
    ]


def science_activated(m: Moment, step: ScienceBlock) -> Lines:
    """AE-RET-08."""
    if not ACTIVATE.says(m.word):
        return []
    name = module_at(m.after, step.seat, ACTIVATE.noun(m.word))
    return [Said("{player:who} activates {module} by the Primary Reactor.", who=step.seat, module=name)]


def activated_again(m: Moment, step: OnceMore) -> Lines:
    """AE-RET-15."""
    if not ACTIVATE.says(m.word):
        return []
    name = module_at(m.after, step.seat, ACTIVATE.noun(m.word))
    return [Said("{player:who} activates {module} once more.", who=step.seat, module=name)]


def stays_out(m: Moment, step: StayOut) -> Lines:
    """AE-P-29."""
    if not STAY.says(m.word):
        return []
    where, ship = divmod(STAY.noun(m.word), KINDS)
    return [
        Said(
            "{player:who} leaves a {ship:ship} in {place}.",
            who=step.seat,
            ship=ship,
            place=place(m.after, where),
        )
    ]


def all_home(m: Moment, step: AllHome) -> Lines:
    """AE-RET-12."""
    bay = m.after.players[step.side].bay
    return [
        Said(
            "{player:who} is prepared for launch: {ships} in the launch bay.",
            who=step.side,
            ships=fleet_said(bay),
        )
    ]


# The end of a turn


def limits_kept(m: Moment, step: Limits) -> Lines:
    """AE-RES-06."""
    over = amounts(lost(m, step.side))
    if not over:
        return []
    return [Said("{player:who} discards {what} above the limits.", who=step.side, what=series(over))]


def card_dropped(m: Moment, step: DropCard) -> Lines:
    """AE-RES-06. Face up."""
    return [
        Said("{player:who} discards {card:card}, above the limit.", who=step.seat, card=DISCARD.noun(m.word))
    ]


# The end of the game


def turn_over(m: Moment, _: NextTurn) -> Lines:
    """AE-END-05, AE-END-08, AE-SCO-01."""
    s = m.after
    if not s.ended:
        return []
    lines: Lines = []
    if s.aborted:
        lines.append(Said("The game is broken off after {turns}.", turns=turns(s.turn)))
    if s.agreed.destiny:
        lines += [
            Said("{player:who} reveals the destiny card {destiny:goal}.", who=side, goal=s.players[side].goal)
            for side in range(s.side_count())
        ]
    return [*lines, *[final_line(s, side) for side in range(s.side_count())], winner(s)]


def final_line(s: State, side: int) -> Said:
    """`yellow: VP scored 41, Progress tracks 12, Leaders 2; 55 VP in all.`"""
    found = [Said("{part} {n}", part=label, n=n) for label, n in parts(s, side) if n]
    whole = points(final_points(s, side))
    if not found:
        return Said("{player:who}: {points}.", who=side, points=whole)
    return Said("{player:who}: {parts}; {points} in all.", who=side, parts=series(found), points=whole)


def winner(s: State) -> Said | Sentence:
    """AE-SCO-09, AE-SCO-10."""
    sides = result(s)
    won = [side for side, found in enumerate(sides) if found.won]
    whole = points(final_points(s, won[0]))
    tied = [side for side, found in enumerate(sides) if found.score == sides[won[0]].score]
    if len(won) > 1:
        return Said("{players} share the victory with {points}.", players=players(won), points=whole)
    if len(tied) == 1:
        return Said("{player:who} wins with {points}.", who=won[0], points=whole)
    if s.players[won[0]].modules() > max([s.players[side].modules() for side in tied if side != won[0]]):
        return Said(
            "{players} are tied with {points}: {player:who} wins, who has more modules.",
            players=players(tied),
            points=whole,
            who=won[0],
        )
    return Said(
        "{players} are tied with {points}: {player:who} wins, who has more resources left.",
        players=players(tied),
        points=whole,
        who=won[0],
    )
