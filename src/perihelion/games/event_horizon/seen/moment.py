"""The place in the order of play: the phase, the tile in question, where the picked ships can go."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from perihelion.core.steps import Step, over
from perihelion.games.event_horizon.board import routes
from perihelion.games.event_horizon.board.fleet import (
    kinds_of,
    movable_at,
    tiles_of,
)
from perihelion.games.event_horizon.build.explore import ReturnProbes, RevealProbes
from perihelion.games.event_horizon.build.menu import Builds
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
)
from perihelion.games.event_horizon.cards.tables import (
    NEIGHBOURS,
    NOWHERE,
)
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.numbers import (
    hp,
)
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.seen.views import (
    ReachView,
)
from perihelion.games.event_horizon.state import State

BUILD: Final = "build"
COMBAT_PHASE: Final = "combat"
PHASES: Final[tuple[tuple[type[Step], str], ...]] = (
    (Builds, "start"),
    (RevealProbes, BUILD),
    (ReturnProbes, BUILD),
    (Combats, "move"),
    (Captures, COMBAT_PHASE),
    (RoundEnd, "capture"),
)


def phase(s: State) -> str:
    """The phase of the round, by what is still to come."""
    if over(s):
        return "over"
    if s.round == 0:
        return "setup"
    coming = {type(step) for step in s.agenda}
    return next((name for step, name in PHASES if step in coming), "end")


def focus(s: State) -> int:
    """The tile that the present question or die is about."""
    tile: int = getattr(s.agenda[-1], "tile", NOWHERE) if s.agenda else NOWHERE
    return s.fight.tile if tile == NOWHERE and s.fight.on else tile


def reach(s: State) -> list[ReachView]:
    """Where the picked ships can go."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Destination):
        return reach_views(s, s.players[step.seat], step.tile, [step.group])
    if isinstance(step, DestinationOfAll):
        player = s.players[step.seat]
        return reach_views(s, player, step.tile, kinds_of(movable_at(player, step.tile)))
    return []


def reach_views(s: State, player: Player, tile: int, groups: list[int]) -> list[ReachView]:
    found = [routes.reach(s, player, group, tile) for group in groups]
    targets = tiles_of(routes.common([reach.tiles for reach in found]))
    return [reach_view(s, player, tile, groups, found, target) for target in targets]


def reach_view(
    s: State, player: Player, tile: int, groups: list[int], found: list[routes.Reach], target: int
) -> ReachView:
    """The way to one tile; of several sorts of ships that of the one that suffers most."""
    damages = [reach.damage(target) for reach in found]
    worst = damages.index(max(damages))
    path = routes.path(s, player, groups[worst], tile, target)
    return ReachView(
        tile=target,
        cost=max([reach.cost(target) for reach in found]),
        damage=damages[worst],
        lethal=any(
            damage_of(group) + harm >= hp(player, group) for group, harm in zip(groups, damages, strict=True)
        ),
        path=path,
        hops=[b not in NEIGHBOURS[a] for a, b in pairwise([tile, *path])],
    )
