"""What a data file may say: one record for each kind of component."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.games.kit.data.records import Count, Record

Positive = Annotated[int, msgspec.Meta(ge=1)]
Dice = Annotated[int, msgspec.Meta(ge=1, le=6)]
Shields = Annotated[int, msgspec.Meta(ge=0, le=3)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Z0-9]+(-[A-Z0-9]+)+$")]
SpaceId = Annotated[str, msgspec.Meta(pattern=r"^(R[1-5]-[1-6]|N[1-6])$")]
BaseId = Annotated[str, msgspec.Meta(pattern=r"^BA-[A-Z]{2}$")]
Players = Annotated[str, msgspec.Meta(pattern=r"^[2-5]$")]
Resource = Annotated[str, msgspec.Meta(pattern=r"^(titanium|nanocarbon|ice|credit|energy|tactics)$")]
Payable = Annotated[str, msgspec.Meta(pattern=r"^(titanium|nanocarbon|ice|credit|energy|tactics|basic)$")]
Home = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(random nebula|last planet|planet most moons|alliance base:BA-[A-Z]{2}"
        r"|special region:\S+)$"
    ),
]
"""Where a raider appears."""

Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]
Colour = Literal["blue", "red", "white", "yellow", "violet"]
ShipType = Literal["transport", "fighter", "science_vessel", "heavy_cruiser"]
Ability = Literal["populate", "attack", "voyage", "jump", "targeting"]
TrackId = Literal["science", "industry", "supremacy", "commerce", "civilization"]
ModuleType = Literal["science", "industry", "commerce", "civilization"]
DevelopmentId = Literal["observatory", "factory", "spaceport", "city", "obelisk"]
RegionKind = Literal["planet", "alliance_base", "nebula", "special"]
Slot = Literal["in", "out", "half", "half_right"]
Letter = Literal["S", "A", "B", "C", "D"]
Deck = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(_[a-z]+)*$")]
CardKind = Literal["action", "event", "battle", "diplomacy"]
Window = Literal[
    "own_turn_any",
    "before_launch",
    "after_activate",
    "raider_strike",
    "return_activate",
    "on_buy_modules",
    "on_develop",
    "on_build_ship",
    "other_launch",
    "other_claim_moon",
    "any_event_card",
    "battle_diplomacy",
    "battle_preparations",
    "battle_preparations_outside",
    "battle_after_roll",
    "battle_won",
    "battle_lost",
]
"""When a tactics card may be played."""
Need = Literal[
    "raider_in_battle",
    "own_ship_in_or_next_to_active_region",
    "own_piece_on_active_planet",
    "exit_exists",
    "opposing_players_in_battle >= 1",
]
Moment = Literal[
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
]
"""When a faction, an upgrade or a raider does something."""
Counted = Literal[
    "development",
    "different_development_types",
    "adjacent_pair_of_own_developments",
    "module:science",
    "module:industry",
    "module:commerce",
    "module:civilization",
    "set_of_4_module_types",
    "undamaged_module_beyond_4",
    "moon_on_station",
    "nebula_moon_on_station",
    "moon_slotted",
    "tactics_in_hand",
    "2_resources_other_than_tactics",
    "leader_on_station",
    "ship_out_of_supply_beyond_3",
    "ship_upgrade_or_unity_token",
    "track_spaces:supremacy",
    "track_at_level_2_or_more",
    "track_at_level_3",
    "battle_won_with_raiders_defeated",
    "relic",
]
"""What is counted at the end."""
Effects = list[dict[str, Any]]
Does = Annotated[Effects, msgspec.Meta(min_length=1)]


class Hook(Record, frozen=True):
    """What a faction, an upgrade or a raider does, and when."""

    on: Moment
    do: Effects = msgspec.field(default_factory=list)
    region: Literal["", RegionKind] = ""
    ship: Literal["", ShipType] = ""
    when: Literal["", "active_player", "not_active_player"] = ""
    once: Literal["", "turn", "battle", "game"] = ""
    optional: bool = False
    types: Literal["", "any"] = ""
    pick_from_top: Count = 0
    n: Count = 0
    weapons: Count = 0
    range: Count = 0
    add_ability: Literal["", Ability] = ""
    allow: Literal["", "own_ships_present", "first_launch_to_opposing_ships"] = ""


# The map


class Leaders(Record, frozen=True):
    per_player: Positive
    per_alliance_base: Count
    on_rolled_nebula: Count
    on_station: Count


class Setup(Record, frozen=True):
    planets: dict[Players, Positive]
    moons_per_planet: Positive
    leaders: Leaders
    s_class_raiders: Count
    tactics_cards: Count
    transports_in_launch_bay: Positive


class GameLength(Record, frozen=True):
    short: Positive
    medium: Positive
    long: Positive


class VpTrack(Record, frozen=True):
    start: Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]
    lap: Positive


class EventTrack(Record, frozen=True):
    end: Positive
    start: dict[Players, Count]


class Space(Record, frozen=True):
    id: SpaceId
    x: Count
    y: Count
    adj: dict[Direction, SpaceId]


class Nebula(Record, frozen=True):
    id: SpaceId
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    x: Count
    y: Count
    adj: dict[Direction, SpaceId]


class AllianceBase(Record, frozen=True):
    id: BaseId
    name: str
    do: Does


class SpecialRegion(Record, frozen=True):
    id: Id
    name: str
    copies: Positive
    do: Does
    vp_per_adjacent_development: Count


class Map(Record, frozen=True):
    setup: Setup
    game_length: GameLength
    vp_track: VpTrack
    event_track: EventTrack
    space: Annotated[list[Space], msgspec.Meta(min_length=27, max_length=27)]
    nebula: Annotated[list[Nebula], msgspec.Meta(min_length=6, max_length=6)]
    alliance_base: Annotated[list[AllianceBase], msgspec.Meta(min_length=6, max_length=6)]
    special_region: Annotated[list[SpecialRegion], msgspec.Meta(min_length=2, max_length=2)]


# Ships and the station


class Station(Record, frozen=True):
    limits: dict[Resource, Positive]
    claimed_moons: Positive
    developments: Positive
    dice_limit: Dice
    targeting_limit: Annotated[int, msgspec.Meta(ge=1, le=6)]


class TacticalOperations(Record, frozen=True):
    slots: list[Slot]
    do: Does


class Ship(Record, frozen=True):
    id: ShipType
    name: str
    per_player: Positive
    cost: dict[Resource, Positive]
    range: Positive
    weapons: Dice
    abilities: list[Ability]
    shields: Shields = 0


class Upgrade(Record, frozen=True):
    id: Id
    name: str
    ship: ShipType
    range: Positive
    weapons: Dice
    abilities: list[Ability]
    shields: Shields = 0
    extra: Said = NOTHING_SAID
    hooks: list[Hook] = msgspec.field(default_factory=list)


class Ships(Record, frozen=True):
    station: Station
    tactical_operations: TacticalOperations
    ship: Annotated[list[Ship], msgspec.Meta(min_length=4, max_length=4)]
    upgrade: Annotated[list[Upgrade], msgspec.Meta(min_length=16, max_length=16)]


# Progress tracks


class TrackSpace(Record, frozen=True):
    vp: Count
    level: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    event: bool = False
    discovery: Literal["", "A", "B"] = ""
    upgrade: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    token: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    vault: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    tactics_limit: Count = 0


class Track(Record, frozen=True):
    id: TrackId
    name: str
    spaces: Annotated[list[TrackSpace], msgspec.Meta(min_length=10, max_length=10)]
    module: Literal["", ModuleType] = ""


class Damage(Record, frozen=True):
    event_vp: Annotated[int, msgspec.Meta(le=0)]
    end_vp: Annotated[int, msgspec.Meta(le=0)]


class Tracks(Record, frozen=True):
    development_vp: tuple[Count, Count, Count]
    vault_vp: tuple[Count, Count, Count]
    supremacy_token_gone_vp: Count
    damage: Damage
    track: Annotated[list[Track], msgspec.Meta(min_length=5, max_length=5)]


# Planets and moons


class Development(Record, frozen=True):
    id: DevelopmentId
    name: str
    track: TrackId
    copies: Positive
    leaders: Positive
    ability_text: Said
    ability: Does


class Planet(Record, frozen=True):
    id: Id
    name: str
    development: DevelopmentId
    colour: Colour
    cost: dict[Resource, Positive]
    empty: Does


class Planets(Record, frozen=True):
    development: Annotated[list[Development], msgspec.Meta(min_length=5, max_length=5)]
    planet: Annotated[list[Planet], msgspec.Meta(min_length=15, max_length=15)]


class Moon(Record, frozen=True):
    id: Id
    colour: Colour
    copies: Positive = 1
    res: dict[Resource, Positive] = msgspec.field(default_factory=dict)
    other: dict[Resource, Positive] = msgspec.field(name="or", default_factory=dict)
    """The other side of a moon of which one side is chosen."""
    vp: Count = 0
    repair: Count = 0
    null_input: bool = False


class NebulaMoon(Record, frozen=True):
    id: Id
    name: str
    res: dict[Resource, Positive] = msgspec.field(default_factory=dict)
    other: dict[Resource, Positive] = msgspec.field(name="or", default_factory=dict)
    vp: Count = 0
    repair: Count = 0
    null_input: bool = False
    icons: list[str] = msgspec.field(default_factory=list)
    """What an expansion counts, as relics."""


class Moons(Record, frozen=True):
    moon: Annotated[list[Moon], msgspec.Meta(min_length=5, max_length=45)]
    nebula_moon: Annotated[list[NebulaMoon], msgspec.Meta(min_length=6, max_length=6)]


# Station modules


class Core(Record, frozen=True):
    id: Id
    name: str
    text: Said
    action: Does
    slots: list[Slot] = msgspec.field(default_factory=list)
    ship_only: bool = False


class Endgame(Record, frozen=True):
    """VP at the end: base, and so many for each thing counted; without a most, as many as there are."""

    per: Counted
    vp: Positive
    base: Count = 0
    max: Positive | None = None


class Module(Record, frozen=True):
    id: Id
    name: str
    text: Said
    copies: Positive = 1
    damage: Count = 0
    slots: list[Slot] = msgspec.field(default_factory=list)
    slot_vp: Count = 0
    action: Effects = msgspec.field(default_factory=list)
    endgame: Endgame | None = None
    icons: list[str] = msgspec.field(default_factory=list)
    """What an expansion counts, as relics."""


class Modules(Record, frozen=True):
    """One type: its column, its core module, its deck."""

    type: ModuleType
    costs: Annotated[list[dict[Payable, Positive]], msgspec.Meta(min_length=3, max_length=3)]
    core: Core
    module: Annotated[list[Module], msgspec.Meta(min_length=1, max_length=27)]


# Cards and tokens


class Tactic(Record, frozen=True):
    id: Id
    name: str
    kind: CardKind
    window: Window
    when: Said
    text: Said
    do: Does
    copies: Positive = 1
    needs: Literal["", Need] = ""


class Tactics(Record, frozen=True):
    tactic: Annotated[list[Tactic], msgspec.Meta(min_length=1, max_length=80)]


class Event(Record, frozen=True):
    id: Id
    deck: Deck
    name: str
    score: TrackId
    raider: Letter
    group: Literal["each", "once"]
    text: Said
    do: Does


class Events(Record, frozen=True):
    default_deck: Deck
    letter_s_places: Positive
    class_already_on_map_places_s: Positive
    event: Annotated[list[Event], msgspec.Meta(min_length=20, max_length=20)]


class Raider(Record, frozen=True):
    id: Id
    name: str
    letter: Letter
    range: Positive
    dice: Dice
    abilities: list[Ability]
    place: Home
    reward_text: Said
    reward: Does
    miniatures: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    targeting_bonus: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    shields: Shields = 0
    text: Said = NOTHING_SAID
    hooks: list[Hook] = msgspec.field(default_factory=list)


class Raiders(Record, frozen=True):
    default_set: Annotated[list[Id], msgspec.Meta(min_length=5, max_length=5)]
    mechaphage_tokens: Count
    raider: Annotated[list[Raider], msgspec.Meta(min_length=10, max_length=10)]


class Faction(Record, frozen=True):
    id: Id
    name: str
    theme: Said
    tracks: tuple[TrackId, TrackId]
    start: dict[Resource, Positive]
    power_name: Said
    power: Said
    hooks: Annotated[list[Hook], msgspec.Meta(min_length=1)]
    unique_upgrade: Id


class Factions(Record, frozen=True):
    dealt: Positive
    kept: Positive
    faction: Annotated[list[Faction], msgspec.Meta(min_length=12, max_length=12)]
    upgrade: Annotated[list[Upgrade], msgspec.Meta(min_length=12, max_length=12)]


class Token(Record, frozen=True):
    id: Id
    kind: Literal["discovery", "supremacy"]
    name: str
    text: Said
    do: Does
    copies: Positive = 1


class Tokens(Record, frozen=True):
    discovery_per_stack: Positive
    token: Annotated[list[Token], msgspec.Meta(min_length=1, max_length=29)]


class Destiny(Record, frozen=True):
    id: Id
    name: str
    per: Counted
    vp: Positive
    max: Positive
    text: Said
    base: Count = 0
    without_relics: Literal["", Counted] = ""


class Destinies(Record, frozen=True):
    dealt: Positive
    kept: Positive
    destiny: Annotated[list[Destiny], msgspec.Meta(min_length=20, max_length=20)]


# What expansions add


class More(Record, frozen=True):
    """A data file of an expansion. All its things belong to one set, which is in a game or is not."""

    set: str


class MoreMap(More, frozen=True):
    special_region: list[SpecialRegion] = msgspec.field(default_factory=list)
    planets: dict[Players, Positive] = msgspec.field(default_factory=dict)
    """By the number of sides."""
    event_start: dict[Players, Count] = msgspec.field(default_factory=dict)


class MoreShips(More, frozen=True):
    upgrade: list[Upgrade]


class MoreFactions(More, frozen=True):
    faction: list[Faction]
    upgrade: list[Upgrade]


class MoreMoons(More, frozen=True):
    nebula_moon: list[NebulaMoon]


class MoreModules(More, frozen=True):
    type: ModuleType
    module: list[Module]


class MoreTactics(More, frozen=True):
    tactic: list[Tactic]


class MoreEvents(More, frozen=True):
    event: list[Event]


class MoreRaiders(More, frozen=True):
    raider: list[Raider]
