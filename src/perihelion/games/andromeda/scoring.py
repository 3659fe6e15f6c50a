"""VP at the end, part by part, and who has won."""

from __future__ import annotations

from perihelion.core.game import Side as GameSide
from perihelion.core.said import Said
from perihelion.core.steps import Side
from perihelion.games.andromeda.added import UNUSED
from perihelion.games.andromeda.cards.board import NEXT_TO, PLAYER_NAMES, REGION_COUNT, SPECIAL_POINTS
from perihelion.games.andromeda.cards.destiny import DESTINY_GOAL, WITH_RELICS
from perihelion.games.andromeda.cards.modules import MODULE_GOAL
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_TRACK
from perihelion.games.andromeda.cards.tracks import (
    DAMAGE_AT_END,
    DEVELOPMENT_POINTS,
    POINTS,
    TRACK_COUNT,
    VAULT_POINTS,
)
from perihelion.games.andromeda.numbers import count, development_of, level_reached, standing, vault_level
from perihelion.games.andromeda.player import CORE, NO_GOAL
from perihelion.games.andromeda.region import SPECIAL
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import has
from perihelion.games.kit.places import places


def track_points(s: State, side: Side) -> int:
    """AE-SCO-02. The VP printed at the own marker on each track."""
    player = s.players[side]
    return sum([POINTS[track][player.tracks[track]] for track in range(TRACK_COUNT)])


def developments_points(s: State, side: Side) -> int:
    """AE-SCO-03. By the highest level reached on the track of each standing development."""
    player = s.players[side]
    points = 0
    for region in standing(s, side):
        points += DEVELOPMENT_POINTS[level_reached(player, DEVELOPMENT_TRACK[development_of(s, region)])]
    return points


def special_points(s: State, side: Side) -> int:
    """AE-SCO-04. For own developments next to each special region."""
    points = 0
    for region in range(REGION_COUNT):
        here = s.regions[region]
        if here.kind == SPECIAL:
            beside = [other for other in standing(s, side) if has(NEXT_TO[region], other)]
            points += SPECIAL_POINTS[here.tile] * len(beside)
    return points


def damage_points(s: State, side: Side) -> int:
    """AE-SCO-05. Less for each damaged module, core modules included."""
    return -DAMAGE_AT_END * s.players[side].damaged()


def resources(s: State, side: Side) -> int:
    """AE-RES-08. What lies in the stores, and cards in hand; moons, leaders and tokens are no resources."""
    player = s.players[side]
    return sum(player.stock) + player.hand.size()


def vault_points(s: State, side: Side) -> int:
    """AE-SCO-06. The vault bonus for each own resource, cards in hand among them."""
    return VAULT_POINTS[vault_level(s.players[side])] * resources(s, side)


def module_points(s: State, side: Side) -> int:
    """AE-SCO-07, AE-MOD-13. What undamaged modules score at the end."""
    points = 0
    for row in s.players[side].rows:
        for module in row:
            if module.card != CORE and not module.damaged():
                goal = MODULE_GOAL[module.card]
                points += goal.worth(count(s, side, goal.per))
    return points


def leader_points(s: State, side: Side) -> int:
    """AE-SCO-08. One for each recruited leader."""
    return s.players[side].leaders


def destiny_points(s: State, side: Side) -> int:
    """AE-OPT-02. The secret goal, revealed at the end."""
    player = s.players[side]
    if player.goal == NO_GOAL or not s.ended:
        return 0
    goal = (WITH_RELICS if s.added.relics() else DESTINY_GOAL)[player.goal]
    return goal.worth(count(s, side, goal.per))


def printed_parts(s: State, side: Side) -> list[tuple[Said, int]]:
    """AE-SCO-01. The parts of the base game in their order."""
    found = [
        (Said("VP scored"), s.players[side].points),
        (Said("Progress tracks"), track_points(s, side)),
        (Said("Developments"), developments_points(s, side)),
    ]
    if any(s.agreed.specials):
        found.append((Said("Special regions"), special_points(s, side)))
    found += [
        (Said("Damaged modules"), damage_points(s, side)),
        (Said("Vault"), vault_points(s, side)),
        (Said("Civilization modules"), module_points(s, side)),
        (Said("Leaders"), leader_points(s, side)),
    ]
    if s.agreed.destiny:
        found.append((Said("Destiny"), destiny_points(s, side)))
    return found


def parts(s: State, side: Side) -> list[tuple[Said, int]]:
    """AE-SCO-01. All parts in their order."""
    return s.added.scored(s, side, printed_parts(s, side))


def final_points(s: State, side: Side) -> int:
    """AE-SCO-09. The sum of all parts."""
    if s.added is not UNUSED:
        return sum([points for _, points in parts(s, side)])
    points = s.players[side].points + track_points(s, side) + developments_points(s, side)
    points += special_points(s, side) + damage_points(s, side) + vault_points(s, side)
    return points + module_points(s, side) + leader_points(s, side) + destiny_points(s, side)


def automatic(s: State) -> tuple[str, ...]:
    """What the sides are called that the rules drive."""
    return s.added.automatic()


def name_of(s: State, side: Side) -> str:
    return automatic(s)[side - s.seat_count] if s.driven(side) else PLAYER_NAMES[side]


def result(s: State) -> tuple[GameSide, ...]:
    """AE-SCO-09, AE-SCO-10. Most VP; of equals most modules, then most resources, then the victory is
    shared."""
    sides = range(s.side_count())
    totals = [final_points(s, side) for side in sides]
    ranks: list[tuple[float, ...]] = [
        (totals[side], s.added.modules(s, side, s.players[side].modules()), resources(s, side))
        for side in sides
    ]
    order = s.added.places(s, places(ranks))
    return tuple(
        [
            GameSide(
                name=name_of(s, side),
                score=totals[side],
                won=order[side] == 1,
                parts=tuple([(label, float(points)) for label, points in parts(s, side)]),
                place=order[side],
            )
            for side in sides
        ]
    )
