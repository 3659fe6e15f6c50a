"""The vocabulary of Andromeda's Edge: everything a player or chance can say."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from perihelion.core.said import Name, Said
from perihelion.core.words import Nouns, Words
from perihelion.games.andromeda.cards.board import BASES, PLAYER_NAMES, REGIONS, SPECIALS
from perihelion.games.andromeda.cards.destiny import DESTINIES
from perihelion.games.andromeda.cards.events import EVENTS
from perihelion.games.andromeda.cards.factions import FACTIONS
from perihelion.games.andromeda.cards.fleet import KINDS, SHIPS
from perihelion.games.andromeda.cards.modules import MODULES, OPEN
from perihelion.games.andromeda.cards.moons import MOONS
from perihelion.games.andromeda.cards.planets import DEVELOPMENTS, PLANETS
from perihelion.games.andromeda.cards.raiders import CLASSES, RAIDER_CARDS
from perihelion.games.andromeda.cards.resources import RESOURCES
from perihelion.games.andromeda.cards.ships import UPGRADES
from perihelion.games.andromeda.cards.tactics import CARDS
from perihelion.games.andromeda.cards.tokens import TOKENS
from perihelion.games.andromeda.cards.tracks import TRACKS, TYPES

MOST_PLACES: Final = 32
"""Places of a row of modules that have a word."""
MOST_DICE: Final = 6
FACES: Final = 6

# Things that are made of others


def plate_of(row: int, place: int) -> int:
    """A module of a station, by its row and place; the core module has place 0."""
    return row * MOST_PLACES + place


def plate_name(plate: int) -> Said:
    """`industry module 2`"""
    row, place = divmod(plate, MOST_PLACES)
    kind = Name("type", TYPES[row])
    return Said("{type} module {place}", type=kind, place=place) if place else Said("{type} core", type=kind)


OPERATIONS_SLOT: Final = 0
INPUT: Final = 0
OUTPUT: Final = 1
SEAM: Final = 2
SLOTS_OF_PLATE: Final = 3
PLATES: Final = len(TYPES) * MOST_PLACES


def slot_of(plate: int, which: int) -> int:
    """A moon slot of a module: INPUT, OUTPUT, or SEAM for that between it and the next."""
    return 1 + plate * SLOTS_OF_PLATE + which


def slot_name(slot: int) -> Said:
    """`input of commerce module 1`"""
    if slot == OPERATIONS_SLOT:
        return Said("tactical operations")
    plate, which = divmod(slot - 1, SLOTS_OF_PLATE)
    if which == INPUT:
        return Said("input of {plate}", plate=plate_name(plate))
    if which == OUTPUT:
        return Said("output of {plate}", plate=plate_name(plate))
    return Said("right of {plate}", plate=plate_name(plate))


BARGE: Final = len(REGIONS)
"""The repair barge, as the place of a ship."""


def berth_of(place: int, ship: int) -> int:
    """Ships of a type in a region or on the barge."""
    return place * KINDS + ship


def berth_name(berth: int) -> Said:
    """`transport in R2-3`"""
    place, ship = divmod(berth, KINDS)
    kind = Name("ship", SHIPS[ship])
    if place == BARGE:
        return Said("{ship} on the barge", ship=kind)
    return Said("{ship} in {region}", ship=kind, region=Name("region", REGIONS[place]))


def market_of(kind: int, space: int) -> int:
    """A face-up module, by its column and its space there, the cheapest first."""
    return kind * OPEN + space


def market_name(market: int) -> Said:
    """`science 1`"""
    kind, space = divmod(market, OPEN)
    return Said("{type} {space}", type=Name("type", TYPES[kind]), space=space + 1)


ROLLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        roll
        for dice in range(1, MOST_DICE + 1)
        for roll in combinations_with_replacement(range(FACES, 0, -1), dice)
    ]
)
"""Every roll of one to six dice, the highest die first."""


def side_name(side: int) -> Said:
    return (
        Said("the raiders")
        if side == len(PLAYER_NAMES)
        else Said("{name}", name=Name("player", PLAYER_NAMES[side]))
    )


SHIP_NOUNS: Final = Nouns("ship", SHIPS)
REGION_NOUNS: Final = Nouns("region", REGIONS)
PLATE_NOUNS: Final = Nouns("plate", [plate_name(plate) for plate in range(PLATES)])
SLOT_NOUNS: Final = Nouns("slot", [slot_name(slot) for slot in range(1 + PLATES * SLOTS_OF_PLATE)])
BERTH_NOUNS: Final = Nouns("berth", [berth_name(berth) for berth in range((BARGE + 1) * KINDS)])
MARKET_NOUNS: Final = Nouns("market", [market_name(market) for market in range(len(TYPES) * OPEN)])
MOON_NOUNS: Final = Nouns("moon", MOONS)
RESOURCE_NOUNS: Final = Nouns("resource", RESOURCES)
CARD_NOUNS: Final = Nouns("card", CARDS)
TOKEN_NOUNS: Final = Nouns("token", TOKENS)
DEVELOPMENT_NOUNS: Final = Nouns("development", DEVELOPMENTS)
UPGRADE_NOUNS: Final = Nouns("upgrade", UPGRADES)
MODULE_NOUNS: Final = Nouns("module", MODULES)
TRACK_NOUNS: Final = Nouns("track", TRACKS)
EVENT_NOUNS: Final = Nouns("event", EVENTS)
FACTION_NOUNS: Final = Nouns("faction", FACTIONS)
GOAL_NOUNS: Final = Nouns("destiny", DESTINIES)
SIDE_NOUNS: Final = Nouns("side", [side_name(side) for side in range(len(PLAYER_NAMES) + 1)])
TILES: Final[tuple[str, ...]] = (*PLANETS, *BASES, *SPECIALS)
"""What is laid on a space: a planet, an Alliance base, a special region."""
CLASS_NOUNS: Final = Nouns("class", CLASSES)
PLACE_NOUNS: Final = Nouns("place", [str(place) for place in range(MOST_PLACES)])
NUMBER_NOUNS: Final = Nouns("number", [str(number) for number in range(13)])
ORDINAL_NOUNS: Final = Nouns("ordinal", ("first", "second", "third", "fourth"))
AMOUNT_NAMES: Final[tuple[str, ...]] = (*RESOURCES, "any material", "any resource")
FACE_NOUNS: Final = Nouns("face", [str(face) for face in range(FACES + 1)])
ROLL_NOUNS: Final = Nouns("roll", [" ".join(map(str, roll)) for roll in ROLLS])

WORDS: Final = Words()

# Setup
KEEP: Final = WORDS.verb("lead", FACTION_NOUNS)
AIM: Final = WORDS.verb("aim for", GOAL_NOUNS)

# The turn
LAUNCH: Final = WORDS.verb("launch", SHIP_NOUNS)
TO: Final = WORDS.verb("to", REGION_NOUNS)
RETURN: Final = WORDS.single("return to station")
GO_ON: Final = WORDS.single("go on")
ACTIVATE: Final = WORDS.verb("activate", PLATE_NOUNS)
WITH: Final = WORDS.verb("with", BERTH_NOUNS)
WITH_ENERGY: Final = WORDS.single("with energy")
STAY: Final = WORDS.verb("leave out", BERTH_NOUNS)
DONE: Final = WORDS.single("done")
STRIKE: Final = WORDS.verb("strike from", REGION_NOUNS)

# Free actions
RECRUIT: Final = WORDS.verb("recruit in", REGION_NOUNS)
RECRUIT_ONE: Final = WORDS.verb("recruit one in", REGION_NOUNS)
COLLECT: Final = WORDS.verb("collect in", REGION_NOUNS)
CASH: Final = WORDS.verb("discard", MOON_NOUNS)
SLOT: Final = WORDS.verb("slot", MOON_NOUNS)
USE: Final = WORDS.verb("use", TOKEN_NOUNS)
USE_ABILITY: Final = WORDS.verb("use card", DEVELOPMENT_NOUNS)
USE_POWER: Final = WORDS.verb("use power", FACTION_NOUNS)
REARRANGE: Final = WORDS.verb("move", PLATE_NOUNS)

# Inside actions
INTO: Final = WORDS.verb("into", SLOT_NOUNS)
AT_PLACE: Final = WORDS.verb("at place", PLACE_NOUNS)
LOOK: Final = WORDS.single("look at the next moon")
CLAIM: Final = WORDS.verb("claim", MOON_NOUNS)
ON_TOP: Final = WORDS.verb("on top", EVENT_NOUNS)
CHOOSE: Final = WORDS.verb("choose the", ORDINAL_NOUNS)
YES: Final = WORDS.single("yes")
NO: Final = WORDS.single("no")
FIRST_HOOK: Final = WORDS.verb("begin with the", ORDINAL_NOUNS)
BUILD: Final = WORDS.verb("build", SHIP_NOUNS)
DEVELOP: Final = WORDS.verb("develop", REGION_NOUNS)
BUY: Final = WORDS.verb("take", MARKET_NOUNS)
NO_MORE: Final = WORDS.single("no more")
GIVE_UP: Final = WORDS.verb("put back", MARKET_NOUNS)
ADVANCE: Final = WORDS.verb("advance", TRACK_NOUNS)
INSTALL: Final = WORDS.verb("install", UPGRADE_NOUNS)
TAKE: Final = WORDS.verb("keep", TOKEN_NOUNS)
GAIN: Final = WORDS.verb("gain", RESOURCE_NOUNS)
REPAIR_SHIP: Final = WORDS.verb("repair", SHIP_NOUNS)
RECHARGE: Final = WORDS.verb("recharge", SHIP_NOUNS)
MEND: Final = WORDS.verb("mend", PLATE_NOUNS)
DAMAGE: Final = WORDS.verb("damage", PLATE_NOUNS)
SCRAP: Final = WORDS.verb("scrap", BERTH_NOUNS)
MOVE_SHIP: Final = WORDS.verb("ship", SHIP_NOUNS)
RAIDER_IN: Final = WORDS.verb("raider in", REGION_NOUNS)
COLLAPSE: Final = WORDS.verb("collapse", REGION_NOUNS)
LEADER_IN: Final = WORDS.verb("leader in", REGION_NOUNS)
FLIP: Final = WORDS.verb("turn up", DEVELOPMENT_NOUNS)
PICK: Final = WORDS.verb("pick", SIDE_NOUNS)

# Payments
PAY: Final = WORDS.single("pay")
CREDIT_FOR: Final = WORDS.verb("credit for", RESOURCE_NOUNS)
UNIT: Final = WORDS.verb("pay", RESOURCE_NOUNS)
SPEND_CARD: Final = WORDS.verb("hand over", CARD_NOUNS)
SAVE: Final = WORDS.verb("save", Nouns("amount", AMOUNT_NAMES))

# Tactics cards
PLAY: Final = WORDS.verb("play", CARD_NOUNS)
PASS: Final = WORDS.single("pass")
DISCARD: Final = WORDS.verb("drop", CARD_NOUNS)

# Battles
SEND: Final = WORDS.verb("send", BERTH_NOUNS)
END_BATTLE: Final = WORDS.single("end the battle")
FIGHT_ON: Final = WORDS.single("fight on")
ENERGY_DICE: Final = WORDS.verb("energy for dice", NUMBER_NOUNS)
REROLL: Final = WORDS.verb("reroll", FACE_NOUNS)
TURN_DIE: Final = WORDS.verb("turn", FACE_NOUNS)
PROTECT: Final = WORDS.verb("save ship", SHIP_NOUNS)
DRAW_CARD: Final = WORDS.single("draw a card")
TAKE_MOON: Final = WORDS.single("take the moon")

# What chance says
ROLL: Final = WORDS.verb("roll", ROLL_NOUNS)
LAY: Final = WORDS.verb("lay", Nouns("tile", TILES))
PLANET: Final = WORDS.verb("planet", Nouns("planet", PLANETS))
NEXT_MOON: Final = WORDS.verb("moon", MOON_NOUNS)
REVEAL: Final = WORDS.verb("reveal", MODULE_NOUNS)
DRAW: Final = WORDS.verb("draw", CARD_NOUNS)
STEAL: Final = WORDS.verb("steal", CARD_NOUNS)
EVENT: Final = WORDS.verb("event", EVENT_NOUNS)
FIND: Final = WORDS.verb("find", TOKEN_NOUNS)
TOKEN_LAID: Final = WORDS.verb("token", TOKEN_NOUNS)
NEBULA: Final = WORDS.verb("nebula", REGION_NOUNS)
RAIDER_CARD: Final = WORDS.verb("raider", Nouns("raider", RAIDER_CARDS))
DEAL_FACTION: Final = WORDS.verb("deal", FACTION_NOUNS)
DEAL_GOAL: Final = WORDS.verb("deal goal", GOAL_NOUNS)
DEAL_UPGRADE: Final = WORDS.verb("tile", UPGRADE_NOUNS)

# Names that sentences use and nobody says
WORDS.know(Nouns("player", PLAYER_NAMES))
WORDS.know(Nouns("type", TYPES))

# Moments at which people may wish not to be asked
MOMENTS: Final = (
    "before your region is activated",
    "after your region was activated",
    "before a battle of your turn",
    "at the end of your turn",
    "after an event card of your turn",
    "when another player has launched",
    "when another player has claimed a moon",
    "when an event card is resolved",
    "when ships may join a battle without any of yours",
    "when ships may join a battle with one of yours",
    "in the Diplomacy step",
    "in the Preparations step",
    "in Preparations of battles of others",
    "after the dice are rolled",
    "when you have won a battle",
    "when you have lost a battle",
)
WORDS.know(Nouns("moment", MOMENTS))
BEFORE_ACTIVATION: Final = 0
AFTER_ACTIVATION: Final = 1
BEFORE_BATTLE: Final = 2
END_OF_TURN: Final = 3
AFTER_EVENT: Final = 4
OTHER_LAUNCHED: Final = 5
OTHER_CLAIMED: Final = 6
EVENT_RESOLVED: Final = 7
STAY_OUT: Final = 8
MAY_JOIN: Final = 9
IN_DIPLOMACY: Final = 10
IN_PREPARATIONS: Final = 11
OUTSIDE: Final = 12
ROLLED: Final = 13
WON: Final = 14
LOST: Final = 15
FIGURES: Final = (
    "VP",
    "leaders",
    "ships in the bay",
    "ships on the map",
    "scrapped ships",
    "modules",
    "damaged modules",
    "claimed moons",
    "developments",
    "tokens",
    "tactics cards",
)
"""What a player has."""
WORDS.know(Nouns("figure", FIGURES))
