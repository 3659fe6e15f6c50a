"""Standing powers of factions, ship upgrades and raiders: at which moment, and what narrows it. What they do
then is read where effects are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.andromeda.cards.fleet import NO_SHIP, SHIP_IDS
from perihelion.games.andromeda.cards.tracks import TYPES
from perihelion.games.andromeda.data.records import Hook
from perihelion.games.kit.masks import mask_of
from perihelion.games.kit.values import Value

# The moments
MOMENTS: Final[tuple[str, ...]] = (
    "ship_stats",
    "ship_range",
    "launch_legality",
    "first_launch",
    "activate_region",
    "claim_moon",
    "moon_limit",
    "buy_modules",
    "developed",
    "repair_action",
    "return_keep",
    "own_turn",
    "event_resolved",
    "battle_start",
    "battle_dice",
    "battle_targeting",
    "battle_preparations",
    "battle_won",
    "battle_lost",
    "raider_strike",
    "raider_battle",
    "raider_won",
    "setup",
)
SHIP_STATS: Final = 0
SHIP_RANGE: Final = 1
LAUNCH_LEGALITY: Final = 2
FIRST_LAUNCH: Final = 3
ACTIVATE_REGION: Final = 4
CLAIM_MOON: Final = 5
MOON_LIMIT: Final = 6
BUY_MODULES: Final = 7
DEVELOPED: Final = 8
REPAIR_ACTION: Final = 9
RETURN_KEEP: Final = 10
OWN_TURN: Final = 11
EVENT_RESOLVED: Final = 12
BATTLE_START: Final = 13
BATTLE_DICE: Final = 14
BATTLE_TARGETING: Final = 15
BATTLE_PREPARATIONS: Final = 16
BATTLE_WON: Final = 17
BATTLE_LOST: Final = 18
RAIDER_STRIKE: Final = 19
RAIDER_BATTLE: Final = 20
RAIDER_WON: Final = 21
AT_SETUP: Final = 22

ALWAYS: Final = 0
EACH_TURN: Final = 1
EACH_BATTLE: Final = 2
EACH_GAME: Final = 3
ONCE: Final[tuple[str, ...]] = ("", "turn", "battle", "game")

WHENEVER: Final = 0
WHEN_ACTIVE: Final = 1
WHEN_NOT_ACTIVE: Final = 2
WHEN: Final[tuple[str, ...]] = ("", "active_player", "not_active_player")

ANY_REGION: Final = -1
REGION_KINDS: Final[tuple[str, ...]] = ("", "planet", "alliance_base", "nebula", "special")

# Abilities of ships, a bit each
POPULATE: Final = 0
ATTACK: Final = 1
VOYAGE: Final = 2
JUMP: Final = 3
TARGETING: Final = 4
INFINITE_RANGE: Final = 5
ABILITIES: Final[tuple[str, ...]] = ("populate", "attack", "voyage", "jump", "targeting", "infinite_range")


class Power(Value):
    """A standing power, without what it does."""

    __slots__ = (
        "ability",
        "first_to_opposing",
        "limit",
        "moment",
        "once",
        "optional",
        "own_present",
        "picks",
        "range",
        "region",
        "ship",
        "types",
        "weapons",
        "when",
    )

    def __init__(
        self,
        moment: int,
        region: int,
        ship: int,
        when: int,
        once: int,
        optional: bool,
        limit: int,
        picks: int,
        types: int,
        weapons: int,
        range: int,
        ability: int,
        first_to_opposing: bool,
        own_present: bool,
    ) -> None:
        self.moment: Final = moment
        self.region: Final = region
        """The kind of region, or ANY_REGION."""
        self.ship: Final = ship
        """The ship type, or NO_SHIP for all."""
        self.when: Final = when
        self.once: Final = once
        self.optional: Final = optional
        self.limit: Final = limit
        """How many moons may be held, or how many ships may stay out."""
        self.picks: Final = picks
        """Among how many top moons the claimer may choose."""
        self.types: Final = types
        """Module columns, a bit each."""
        self.weapons: Final = weapons
        self.range: Final = range
        self.ability: Final = ability
        """A bit for each ability that it gives."""
        self.first_to_opposing: Final = first_to_opposing
        """Whether a first launch may go to a region with opposing ships."""
        self.own_present: Final = own_present
        """Whether a launch may go to a region with own ships."""


def power_of(hook: Hook) -> Power:
    """As a data file has it."""
    return Power(
        moment=MOMENTS.index(hook.on),
        region=REGION_KINDS.index(hook.region) if hook.region else ANY_REGION,
        ship=SHIP_IDS.index(hook.ship) if hook.ship else NO_SHIP,
        when=WHEN.index(hook.when or ""),
        once=ONCE.index(hook.once or ""),
        optional=hook.optional,
        limit=hook.n,
        picks=hook.pick_from_top,
        types=mask_of(range(len(TYPES))) if hook.types else 0,
        weapons=hook.weapons,
        range=hook.range,
        ability=ability_mask([hook.add_ability] if hook.add_ability else []),
        first_to_opposing=hook.allow == "first_launch_to_opposing_ships",
        own_present=hook.allow == "own_ships_present",
    )


def simple_power(moment: int) -> Power:
    """A power of a raider, which nothing narrows."""
    return Power(moment, ANY_REGION, NO_SHIP, WHENEVER, ALWAYS, False, 0, 0, 0, 0, 0, 0, False, False)


def powers_of(hooks: list[Hook]) -> tuple[Power, ...]:
    return tuple([power_of(hook) for hook in hooks])


def moments_in(powers: tuple[Power, ...]) -> int:
    """The moments of these powers, a bit each."""
    return mask_of([power.moment for power in powers])


def ability_mask(names: Sequence[str]) -> int:
    return mask_of([ABILITIES.index(name) for name in names])
