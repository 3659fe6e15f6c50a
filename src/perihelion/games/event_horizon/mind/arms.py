"""What the ships of a player can do in a fight or at a world, by group: looked up instead of counted
again."""

from __future__ import annotations

from typing import Final

from perihelion.games.event_horizon.cards.columns import SU_RETALIATE
from perihelion.games.event_horizon.cards.groups import damage_of
from perihelion.games.event_horizon.cards.tables import GROUP_COUNT
from perihelion.games.event_horizon.numbers import capture_value, dice, hits_on, hp, speed, tokens_sum
from perihelion.games.event_horizon.player import Player

RETALIATION: Final = 0.6
"""A die that is thrown only after the fleet was hit."""
REMEMBERED: Final = 400


class Arms:
    """The numbers of every group of ships, for one set of upgrades."""

    def __init__(self, hits: list[float], hp: list[int], capture: list[int], speed: list[int]) -> None:
        self.hits: Final = hits
        """Hits expected in a round of combat."""
        self.hp: Final = hp
        """What is left of it, with the damage of the group."""
        self.capture: Final = capture
        self.speed: Final = speed


def expected_hits(player: Player, group: int) -> float:
    thrown = float(dice(player, group, False, False))
    if tokens_sum(player, group, SU_RETALIATE) > 0:
        thrown += RETALIATION
    return thrown * (7 - hits_on(player, group)) / 6.0


def count_arms(player: Player) -> Arms:
    groups = range(GROUP_COUNT)
    return Arms(
        [expected_hits(player, group) for group in groups],
        [max(1, hp(player, group) - damage_of(group)) for group in groups],
        [capture_value(player, group) for group in groups],
        [speed(player, group) for group in groups],
    )


KNOWN: Final[dict[int, Arms]] = {}
"""Arms by the upgrades of a player, as one number."""


def arms_of(player: Player) -> Arms:
    key = 0
    for slot in player.slots:
        key = key << 4 | slot + 1
    for card in player.attached:
        key = key << 4 | card + 1
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= REMEMBERED:
            KNOWN.clear()
        known = count_arms(player)
        KNOWN[key] = known
    return known
