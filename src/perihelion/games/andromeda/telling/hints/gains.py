"""What moons, ships, spaces of tracks and modules bring, as phrases that several hints share."""

from __future__ import annotations

from perihelion.core.said import Many, Said, either, listed
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.moons import (
    MOON_GAINS,
    MOON_OTHER,
    MOON_POINTS,
    MOON_REPAIRS,
    NULL_INPUT,
    TWO_SIDED,
)
from perihelion.games.andromeda.cards.powers import ATTACK, JUMP, TARGETING, VOYAGE
from perihelion.games.andromeda.cards.ships import (
    ABILITY,
    PER_SHIP,
    PRINTED,
    RANGE,
    SHIELDS,
    UPGRADE_STATS,
    WEAPONS,
)
from perihelion.games.andromeda.cards.tracks import (
    DISCOVERY,
    EVENT_ICON,
    LEVEL,
    LIMIT_SPACE,
    NO_STACK,
    POINTS,
    TOKEN,
    TOKEN_GONE_POINTS,
    TOP,
    UPGRADE,
    VAULT,
)
from perihelion.games.andromeda.player import CORE, Module, Player
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import NO_TOKEN, State
from perihelion.games.andromeda.telling.phrases import dice, points, price, repairs
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import clauses

# Moons


def moon_gains(moon: int) -> Said:
    """What a slotted moon brings: `2 titanium`, `1 credit or 2 energy`"""
    if not any(MOON_GAINS[moon]) and not MOON_REPAIRS[moon]:
        return Said("nothing")
    found = [resources_of(moon)] if any(MOON_GAINS[moon]) else []
    if MOON_REPAIRS[moon]:
        found.append(repairs(MOON_REPAIRS[moon]))
    return listed(found)


def resources_of(moon: int) -> Said:
    if TWO_SIDED[moon]:
        return either([price(MOON_GAINS[moon]), price(MOON_OTHER[moon])])
    return price(MOON_GAINS[moon])


def discarded(moon: int) -> Said:
    """What a moon brings when it is discarded, its VP among it."""
    if not MOON_POINTS[moon]:
        return moon_gains(moon)
    if not any(MOON_GAINS[moon]) and not MOON_REPAIRS[moon]:
        return points(MOON_POINTS[moon])
    return Said("{gains}, {points}", gains=moon_gains(moon), points=points(MOON_POINTS[moon]))


def moon_cost(moon: int) -> Said:
    """AE-MOON-06. What a moon in an input slot costs at each activation."""
    return Said("nothing") if NULL_INPUT[moon] else resources_of(moon)


# Ships


def stats(player: Player, ship: int) -> Said:
    """`range 2; 2 dice in battle; Attack`"""
    first = ship * PER_SHIP
    return worth(player.stats[first : first + PER_SHIP])


def tile_stats(tile: int) -> Said:
    return worth(UPGRADE_STATS[tile])


def printed_stats(ship: int) -> Said:
    return worth(PRINTED[ship])


def worth(found: tuple[int, ...]) -> Said:
    parts = [Said("range {range}", range=found[RANGE]), Said("{dice} in battle", dice=dice(found[WEAPONS]))]
    if found[SHIELDS]:
        parts.append(Many(found[SHIELDS], "{n} shield", "{n} shields"))
    return listed([*parts, *abilities(found[ABILITY])])


def abilities(mask: int) -> list[Said]:
    """AE-SHIP-06. Those that change what a ship may do."""
    named = (
        (ATTACK, Said("Attack")),
        (VOYAGE, Said("Voyage")),
        (JUMP, Said("Jump")),
        (TARGETING, Said("Targeting +1")),
    )
    return [told for ability, told in named if has(mask, ability)]


# Tracks


def next_space(s: State, seat: Seat, track: int) -> Said:
    """What the next space of a track brings: `space 3, worth 4 VP; the event marker moves 1 space`"""
    space = s.players[seat].tracks[track] + 1
    if space > TOP:
        return Said("on its top space already")
    return clauses(
        [Said("space {space}, worth {n} VP", space=space, n=POINTS[track][space]), *rewards(s, track, space)]
    )


def rewards(s: State, track: int, space: int) -> list[Said]:
    """AE-TRK-04 to AE-TRK-10. What entering it brings."""
    found: list[Said] = []
    if DISCOVERY[track][space] != NO_STACK and s.discoveries.size(DISCOVERY[track][space]):
        found.append(Said("a discovery token"))
    if UPGRADE[track][space]:
        found.append(Many(UPGRADE[track][space], "{n} ship upgrade", "{n} ship upgrades"))
    if TOKEN[track][space]:
        found.append(supremacy(s.supremacy[TOKEN[track][space] - 1]))
    if LIMIT_SPACE[track][space]:
        found.append(Said("draw up to {limit} tactics cards", limit=LIMIT_SPACE[track][space]))
    if EVENT_ICON[track][space]:
        found.append(Said("the event marker moves 1 space"))
    if LEVEL[track][space] > LEVEL[track][space - 1]:
        found.append(Said("development level {level}", level=LEVEL[track][space]))
    if VAULT[track][space] > VAULT[track][space - 1]:
        found.append(Said("vault {vault}", vault=VAULT[track][space]))
    return found


def supremacy(token: int) -> Said:
    """AE-TRK-07. The token there, or what comes in its place."""
    if token == NO_TOKEN:
        return Said("score {points}", points=points(TOKEN_GONE_POINTS))
    return Said("take {token:token}", token=token)


# Modules


def action(row: int, card: int) -> Said:
    """What a module does when it is activated; nothing where it only scores."""
    found = LATE.cores[row] if card == CORE else LATE.modules[card]
    return found.text()


def slots(module: Module) -> list[Said]:
    """The moons that count for its action."""
    found: list[Said] = []
    if module.input != NO_MOON:
        found.append(Said("the moon costs {cost}", cost=moon_cost(module.input)))
    if module.output != NO_MOON:
        found.append(Said("the moon brings {gains}", gains=moon_gains(module.output)))
    return found
