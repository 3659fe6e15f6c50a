"""Questions of combat."""

from __future__ import annotations

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import Seat, Word
from perihelion.games.event_horizon.board.fleet import ships_at
from perihelion.games.event_horizon.cards.columns import AMBUSH
from perihelion.games.event_horizon.cards.tables import (
    CANNON_HITS_ON,
)
from perihelion.games.event_horizon.combat.cannons import PickCannon, PickShip, PickTile
from perihelion.games.event_horizon.combat.combat import AmbushTarget, FireOrRetreat, PickCombat
from perihelion.games.event_horizon.combat.hits import AimHits, AssignHits
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere
from perihelion.games.event_horizon.fight import lane
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import (
    fleet_text,
    others_at,
    side_name,
    side_with,
    spot,
)
from perihelion.games.event_horizon.words import RETREAT


def pick_combat(_: State, _step: PickCombat, words: list[Word]) -> Said:
    return Many(
        len(words),
        "{n} tile is contested, and you are first in order: which one is fought next?",
        "{n} tiles are contested, and you are first in order: which one is fought next?",
    )


def pick_cannon(_: State, _step: PickCannon, _words: list[Word]) -> Said:
    return Said(
        "Free shots before the combats: which of your cannons shoots next? Hits on {lowest}-6. Or hold fire.",
        lowest=CANNON_HITS_ON,
    )


def pick_tile(s: State, step: PickTile, _: list[int]) -> Said:
    return Said(
        "At which tile does your cannon of {place} take its free shot?", place=spot(s, step.tile, step.seat)
    )


def pick_ship(s: State, step: PickShip, _: list[int]) -> Said:
    shot = cannon_shot(s, step)
    return Said("{shot} Or hold fire.", shot=shot) if step.may_hold else shot


def cannon_shot(s: State, step: PickShip) -> Said:
    """On the own tile, or on one beside it."""
    cannon = spot(s, step.cannon, step.seat)
    if step.cannon == step.tile:
        return Said(
            "Your cannon of {cannon} may destroy a ship with a {lowest} or 6: which one?",
            cannon=cannon,
            lowest=CANNON_HITS_ON,
        )
    return Said(
        "Your cannon of {cannon} may destroy a ship at {place} with a {lowest} or 6: which one?",
        cannon=cannon,
        place=spot(s, step.tile, step.seat),
        lowest=CANNON_HITS_ON,
    )


def enemies(s: State, seat: Seat, tile: int) -> Said:
    """`orange with 2 cruisers and the marauders with 3 ships`"""
    return series([side_with(s, side, tile) for side in others_at(s, seat, tile)])


def ambush(s: State, step: AmbushTarget, _: list[int]) -> Said:
    return Said(
        "Your ships with the {special:card} fire first at {place}: at whom? There: {foes}.",
        card=AMBUSH,
        place=spot(s, step.tile, step.seat),
        foes=enemies(s, step.seat, step.tile),
    )


def fire(s: State, step: FireOrRetreat, words: list[Word]) -> Said:
    forces = Said(
        "Round {round} at {place}: your {own} against {foes}.",
        round=s.fight.round,
        place=spot(s, step.tile, step.seat),
        own=fleet_text(ships_at(s.players[step.seat], step.tile)),
        foes=enemies(s, step.seat, step.tile),
    )
    if any(RETREAT.says(word) for word in words):
        return Said("{forces} Fire, or retreat?", forces=forces)
    return Said("{forces} Fire?", forces=forces)


def retreat_elsewhere(s: State, step: RetreatElsewhere, _: list[int]) -> Said:
    return Said(
        "The tile you chose is taken now: where does your fleet at {place} retreat to?",
        place=spot(s, step.tile, step.seat),
    )


def assign(s: State, step: AssignHits, _: list[int]) -> Said:
    return Many(
        s.fight.hits[step.seat],
        "Your fleet at {place} takes {n} hit: choose the ship that takes it.",
        "Your fleet at {place} takes {n} hits: choose the ship that takes the next.",
        place=spot(s, step.tile, step.seat),
    )


def aim(s: State, step: AimHits, _: list[int]) -> Said:
    return Many(
        s.fight.aimed[lane(step.seat, step.target)],
        "You scored {n} targeted hit against {target} at {place}: choose the ship that takes the next.",
        "You scored {n} targeted hits against {target} at {place}: choose the ship that takes the next.",
        target=side_name(step.target),
        place=spot(s, step.tile, step.seat),
    )
