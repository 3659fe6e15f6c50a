"""What developments are worth: those that stand, and those that could be built."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.board import NEXT_TO, REGION_COUNT, SPECIAL_POINTS
from perihelion.games.andromeda.cards.effects.building import Build
from perihelion.games.andromeda.cards.effects.control import Choose, ChooseBranch
from perihelion.games.andromeda.cards.fleet import TRANSPORT
from perihelion.games.andromeda.cards.planets import (
    DEVELOPMENT_COUNT,
    DEVELOPMENT_LEADERS,
    DEVELOPMENT_TRACK,
    PLANET_COST,
)
from perihelion.games.andromeda.cards.tracks import DEVELOPMENT_POINTS, LEVEL, TOP
from perihelion.games.andromeda.developments.build import Develop, Found, Populated
from perihelion.games.andromeda.free.pieces import leaders_within_reach
from perihelion.games.andromeda.mind.worths import ABILITY_SCORES, ABILITY_STUFF, MATERIAL, STEP
from perihelion.games.andromeda.numbers import (
    development_of,
    development_points,
    transports_left,
    undeveloped,
)
from perihelion.games.andromeda.payment.bill import pool, shortage, total
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.region import SPECIAL
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import members_of

RISE: Final = 2.0
"""So much more a development comes to by the levels that are still to be reached."""
AT_ONCE: Final = 1.1
"""What a new development brings at once counts so much: it cannot be taken away."""
USED_UP: Final = 0.25
"""An ability card that was used can be turned up again."""
HOPE: Final = 0.6
"""Of a development for which all is there but the leave to build it."""
SURE: Final = 0.95
"""Of one that can be chosen at once."""


def level_points(player: Player, track: int, more: int, left: float) -> float:
    """What a development scores at the end by its track, so many spaces higher than now."""
    level = LEVEL[track][min(TOP, player.tracks[track] + more)]
    points = float(DEVELOPMENT_POINTS[level])
    return points + RISE * left if level < len(DEVELOPMENT_POINTS) - 1 else points


def beside_specials(s: State, region: int) -> float:
    """AE-SCO-04."""
    if not any(s.agreed.specials):
        return 0.0
    points = 0
    for other in members_of(NEXT_TO[region] & s.charted, REGION_COUNT):
        if s.regions[other].kind == SPECIAL:
            points += SPECIAL_POINTS[s.regions[other].tile]
    return float(points)


def standing_worth(s: State, player: Player, left: float) -> float:
    """Own developments, and their ability cards."""
    worth = 0.0
    for region in members_of(player.built, REGION_COUNT):
        if not s.regions[region].collapsed:
            track = DEVELOPMENT_TRACK[development_of(s, region)]
            worth += level_points(player, track, 0, left) + beside_specials(s, region)
    for kind in range(DEVELOPMENT_COUNT):
        cards = player.abilities[kind] + USED_UP * player.used_abilities[kind]
        if cards:
            worth += cards * (ABILITY_SCORES[kind] + ABILITY_STUFF[kind]) * left
    return worth


def founding_worth(s: State, player: Player, region: int, left: float) -> float:
    """What it would bring to build a development in a region, without what it costs."""
    kind = development_of(s, region)
    worth = development_points(s, region) + STEP + (ABILITY_SCORES[kind] + ABILITY_STUFF[kind]) * left
    return (
        AT_ONCE * worth + level_points(player, DEVELOPMENT_TRACK[kind], 1, left) + beside_specials(s, region)
    )


def hope_worth(s: State, seat: Seat, player: Player, left: float, lost: float) -> float:
    """A development that is being built, or the best that a transport on the map stands ready for, the more
    the less is missing; `lost` is what the transport would have brought."""
    sure = False
    for step in s.agenda:
        if isinstance(step, Found):
            if step.side == seat:
                return founding_worth(s, player, step.region, left) - lost - due_worth(s, seat, left)
        elif isinstance(step, Populated):
            if step.side == seat:
                return AT_ONCE * development_points(s, step.region)
        elif isinstance(step, Develop):
            sure = sure or step.seat == seat
        elif isinstance(step, ChooseBranch):
            sure = sure or (step.seat == seat and may_build(step.effect))
    if (left <= 0.0 and not sure) or transports_left(s, seat) < 2:
        return 0.0
    best = 0.0
    have: list[int] = []
    leaders = 0
    for region in members_of(player.at, REGION_COUNT):
        if not undeveloped(s, region) or not s.fleet(seat, region)[TRANSPORT]:
            continue
        if not have:
            have = pool(s, seat)
            leaders = leaders_within_reach(s, seat)
        kind = development_of(s, region)
        cost = PLANET_COST[s.regions[region].tile]
        needed = DEVELOPMENT_LEADERS[kind]
        missing = shortage(have, cost) + 1.5 * max(0, needed - leaders)
        worth = founding_worth(s, player, region, left) - lost
        worth -= MATERIAL * left * total(cost) + 1.3 * needed
        hope = SURE if sure and missing <= 0.0 else HOPE / (1.0 + missing)
        best = max(best, worth * hope)
    return best


def due_worth(s: State, seat: Seat, left: float) -> float:
    """What is still to be paid for it."""
    if s.bill.payer != seat:
        return 0.0
    return MATERIAL * left * total(s.bill.cost) + 1.3 * s.bill.leaders


def may_build(choice: Choose) -> bool:
    """Whether one of the branches of a card builds a development."""
    return any(isinstance(effect, Build) for branch in choice.branches for effect in branch.effects)
