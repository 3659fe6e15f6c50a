"""The place in the order of play: the phase, the tile in question, where the picked ships can go."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from perihelion.core.steps import Seat, Step, Word, advance, over
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
    UNSEEN,
)
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll, depart
from perihelion.games.event_horizon.numbers import (
    hp,
)
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.seen.captures import outlook, taking
from perihelion.games.event_horizon.seen.views import (
    ReachView,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import TO

BUILD: Final = "build"
MOVE_PHASE: Final = "move"
COMBAT_PHASE: Final = "combat"
PHASES: Final[tuple[tuple[type[Step], str], ...]] = (
    (Builds, "start"),
    (RevealProbes, BUILD),
    (ReturnProbes, BUILD),
    (Combats, MOVE_PHASE),
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
    """The tile that the present question or die is about: whichever step has one calls it `tile`."""
    tile: int = getattr(s.agenda[-1], "tile", NOWHERE) if s.agenda else NOWHERE
    return s.fight.tile if tile == NOWHERE and s.fight.on else tile


def reach(s: State) -> list[ReachView]:
    """Where the picked ships can go."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Destination | DestinationOfAll):
        return []
    return reach_views(s, step.seat, step.tile, moving(s, step.seat, step))


def moving(s: State, seat: Seat, step: Destination | DestinationOfAll) -> list[int]:
    """The ships whose destination is asked for."""
    if isinstance(step, Destination):
        return [step.group] * step.count
    return movable_at(s.players[seat], step.tile)


def reach_views(s: State, seat: Seat, tile: int, ships: list[int]) -> list[ReachView]:
    found = [routes.reach(s, s.players[seat], group, tile) for group in kinds_of(ships)]
    targets = tiles_of(routes.common([reach.tiles for reach in found]))
    return [reach_view(s, seat, tile, ships, found, target) for target in targets]


def reach_view(
    s: State, seat: Seat, tile: int, ships: list[int], found: list[routes.Reach], target: int
) -> ReachView:
    """The way to one tile; of several sorts of ships that of the one that suffers most. Those that are lost
    on the way capture nothing."""
    player, groups = s.players[seat], kinds_of(ships)
    damages = [reach.damage(target) for reach in found]
    lost = [
        group
        for group, harm in zip(groups, damages, strict=True)
        if damage_of(group) + harm >= hp(player, group)
    ]
    worst = damages.index(max(damages))
    path = routes.path(s, player, groups[worst], tile, target)
    return ReachView(
        tile=target,
        cost=max([reach.cost(target) for reach in found]),
        damage=damages[worst],
        lethal=bool(lost),
        path=path,
        hops=[b not in NEIGHBOURS[a] for a, b in pairwise([tile, *path])],
        taking=taking(s, seat, target, [group for group in ships if group not in lost]),
        start=tile,
    )


def ahead(s: State, seat: Seat, word: Word) -> ReachView | None:
    """The way that a word would take the picked ships, and what the round would bring then."""
    step = s.agenda[-1]
    if not isinstance(step, Destination | DestinationOfAll) or not TO.says(word):
        return None
    target, ships = TO.noun(word), moving(s, seat, step)
    found = [routes.reach(s, s.players[seat], group, step.tile) for group in kinds_of(ships)]
    way = reach_view(s, seat, step.tile, ships, found, target)
    if s.faces[target] == UNSEEN:
        return way
    return replace(way, outlook=outlook(arrived(s, seat, step.tile, ships, target)))


def arrived(s: State, seat: Seat, tile: int, ships: list[int], target: int) -> State:
    """The table when these ships have come there, and nothing else has happened."""
    moved = s.clone()
    moved.agenda.clear()
    depart(moved, seat, tile, ships, target)
    advance(moved)
    return moved
