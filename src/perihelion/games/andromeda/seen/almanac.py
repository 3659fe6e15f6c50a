"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Name, Said
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    BASE_IDS,
    DATA,
    MAP,
    NEBULAE,
    NEIGHBOURS,
    PLAYER_NAMES,
    REGION_COUNT,
    REGIONS,
    SPECIAL_POINTS,
    SPECIALS,
    X,
    Y,
)
from perihelion.games.andromeda.cards.destiny import DESTINY_COUNT, DESTINY_IDS
from perihelion.games.andromeda.cards.destiny import FILE as DESTINY_FILE
from perihelion.games.andromeda.cards.effects.late import LATE, CardList
from perihelion.games.andromeda.cards.effects.signs import each_signs, points, quiet
from perihelion.games.andromeda.cards.events import DECKS, EVENT_RAIDER, EVENT_TRACK
from perihelion.games.andromeda.cards.events import FILE as EVENT_FILE
from perihelion.games.andromeda.cards.factions import FACTIONS, START, START_TRACKS
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.fleet import KINDS, SHIP_IDS, SHIPS
from perihelion.games.andromeda.cards.modules import CARDS as MODULE_FILE
from perihelion.games.andromeda.cards.modules import FILES, MODULE_GOAL, MODULE_TYPE, OPEN, PRICE
from perihelion.games.andromeda.cards.moons import (
    FIRST_OF_NEBULAE,
    MOON_COUNT,
    MOON_FILES,
    MOON_GAINS,
    MOON_IDS,
    MOON_OTHER,
    MOON_POINTS,
    MOON_REPAIRS,
    NULL_INPUT,
)
from perihelion.games.andromeda.cards.planets import (
    COLOURS,
    DEVELOPMENT_COUNT,
    DEVELOPMENT_LEADERS,
    DEVELOPMENT_TRACK,
    PLANET_COLOUR,
    PLANET_COST,
    PLANET_COUNT,
    PLANET_IDS,
    PLANET_TYPE,
)
from perihelion.games.andromeda.cards.planets import FILE as PLANET_FILE
from perihelion.games.andromeda.cards.raiders import CLASSES, LAST_PLANET, LETTERS, RAIDER_IDS, RANDOM_NEBULA
from perihelion.games.andromeda.cards.raiders import FILE as RAIDER_FILE
from perihelion.games.andromeda.cards.raiders import HOME as RAIDER_HOME
from perihelion.games.andromeda.cards.resources import AMOUNTS, RESOURCES, Amounts
from perihelion.games.andromeda.cards.ships import (
    DICE_LIMIT,
    FLEET_SIZE,
    LIMITS,
    SHIP_COST,
    TARGETING_LIMIT,
    TILES,
    UNIQUE,
    UPGRADE_SHIP,
)
from perihelion.games.andromeda.cards.ships import FILE as SHIP_FILE
from perihelion.games.andromeda.cards.tactics import CARD_COUNT
from perihelion.games.andromeda.cards.tactics import FILE as TACTIC_FILE
from perihelion.games.andromeda.cards.tokens import FILE as TOKEN_FILE
from perihelion.games.andromeda.cards.tokens import TOKEN_COUNT
from perihelion.games.andromeda.cards.tracks import (
    DEVELOPMENT_POINTS,
    DISCOVERY,
    NO_STACK,
    TRACK_COUNT,
    TRACK_OF_TYPE,
    TYPE_COUNT,
    VAULT_POINTS,
)
from perihelion.games.andromeda.cards.tracks import FILE as TRACK_FILE
from perihelion.games.andromeda.data.records import TrackSpace as SpaceFile
from perihelion.games.andromeda.seen.names import (
    ABILITY_NAMES,
    ABILITY_TEXTS,
    BASE_SHORT,
    BATTLE_STEPS,
    HOMES,
    NEED_TEXTS,
    RULES,
    SHIP_PLURALS,
    SOURCES,
    STEPS,
    WINDOW_NAMES,
)
from perihelion.games.andromeda.seen.printed import (
    Ability,
    Almanac,
    Base,
    Column,
    Destiny,
    Development,
    Event,
    Faction,
    Lines,
    Module,
    Moon,
    Named,
    Nouns,
    Place,
    Planet,
    Raider,
    Ship,
    Special,
    Tactic,
    Token,
    Track,
    TrackSpace,
    Upgrade,
)
from perihelion.games.andromeda.words import BARGE, MOST_PLACES, ROLLS
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.data.terms import read_terms

NONE: Final = -1


def almanac() -> Almanac:
    return Almanac(
        places=[place(region) for region in range(REGION_COUNT)],
        bases=[base(number) for number in range(BASE_COUNT)],
        specials=[special(number) for number in range(len(SPECIALS))],
        developments=[development(kind) for kind in range(DEVELOPMENT_COUNT)],
        planets=[planet(number) for number in range(PLANET_COUNT)],
        moons=[moon(number) for number in range(MOON_COUNT)],
        ships=[ship(number) for number in range(KINDS)],
        upgrades=[upgrade(tile) for tile in range(len(TILES))],
        abilities=[Ability(id, ABILITY_NAMES[id], ABILITY_TEXTS[id]) for id in ABILITY_NAMES],
        raiders=[raider(card) for card in range(len(RAIDER_IDS))],
        classes=[
            Named(letter.lower(), Said("{name}", name=Name("class", name)))
            for letter, name in zip(LETTERS, CLASSES, strict=True)
        ],
        modules=[module(card) for card in range(len(MODULE_FILE))],
        columns=[column(kind) for kind in range(TYPE_COUNT)],
        tracks=[track(number) for number in range(TRACK_COUNT)],
        tactics=[tactic(card) for card in range(CARD_COUNT)],
        windows=[Named(id, name) for id, name in WINDOW_NAMES.items()],
        events=[event(card) for card in range(len(EVENT_TRACK))],
        tokens=[token(number) for number in range(TOKEN_COUNT)],
        factions=[faction(number) for number in range(len(FACTIONS))],
        destinies=[destiny(card) for card in range(DESTINY_COUNT)],
        resources=[Named(id, Said("{amount:what}", what=what)) for what, id in enumerate(AMOUNTS)],
        limits=list(LIMITS),
        sides=[Named(name, Said("{player:seat}", seat=seat)) for seat, name in enumerate(PLAYER_NAMES)],
        steps=[Named(id, name) for id, name in STEPS.items()],
        battle_steps=[Named(id, name) for id, name in BATTLE_STEPS.items()],
        levels=list(DEVELOPMENT_POINTS),
        dice=DICE_LIMIT,
        targeting=TARGETING_LIMIT,
        nouns=Nouns(
            places=MOST_PLACES,
            ships=KINDS,
            barge=BARGE,
            open=OPEN,
            rolls=[list(roll) for roll in ROLLS],
            raiders=len(PLAYER_NAMES),
        ),
        rules=list(RULES),
        sources=list(SOURCES),
        terms=read_terms(DATA),
    )


# What lists of effects do


def sentence(said: Said) -> Said:
    """With a capital and a full stop."""
    return Said("{Text}.", text=said)


def lines(text: Said, does: CardList) -> Lines:
    """A sentence that is printed on a card, and the signs of what the card does."""
    return Lines(text, does.parts())


def derived(does: CardList) -> Lines:
    """The sentence and the signs of what a component does that has no sentence of its own."""
    return Lines(sentence(does.text()), does.parts())


def stored(amounts: Amounts) -> list[int]:
    """Of the six resources."""
    return list(amounts[: len(RESOURCES)])


# The map


def place(region: int) -> Place:
    nebula = NEBULAE.index(region) + 1 if region in NEBULAE else 0
    return Place(REGIONS[region], X[region], Y[region], nebula, list(NEIGHBOURS[region]))


def base(number: int) -> Base:
    tile = PLANET_COUNT + number
    return Base(
        BASE_IDS[number], Said("{tile:tile}", tile=tile), BASE_SHORT[number], derived(LATE.bases[number])
    )


def special(number: int) -> Special:
    tile = PLANET_COUNT + BASE_COUNT + number
    return Special(
        id=MAP.special_region[number].id,
        name=Said("{tile:tile}", tile=tile),
        action=derived(LATE.specials[number]),
        points=SPECIAL_POINTS[number],
    )


def development(kind: int) -> Development:
    printed = PLANET_FILE.development[kind]
    return Development(
        id=printed.id,
        name=Said("{development:kind}", kind=kind),
        track=DEVELOPMENT_TRACK[kind],
        leaders=DEVELOPMENT_LEADERS[kind],
        ability=lines(printed.ability_text, LATE.abilities[kind]),
    )


def planet(number: int) -> Planet:
    return Planet(
        id=PLANET_IDS[number],
        name=Said("{planet:number}", number=number),
        development=PLANET_TYPE[number],
        colour=COLOURS[PLANET_COLOUR[number]],
        cost=stored(PLANET_COST[number]),
        empty=derived(LATE.planets[number]),
    )


def moon(number: int) -> Moon:
    return Moon(
        id=MOON_IDS[number],
        name=Said("{moon:number}", number=number),
        colour="nebula" if number >= FIRST_OF_NEBULAE else str(MOON_FILES[number].colour),  # type: ignore[union-attr]
        gains=stored(MOON_GAINS[number]),
        other=stored(MOON_OTHER[number]),
        points=MOON_POINTS[number],
        repair=MOON_REPAIRS[number],
        null=NULL_INPUT[number],
    )


# Ships and raiders


def ship(number: int) -> Ship:
    printed = SHIP_FILE.ship[number]
    return Ship(
        id=SHIP_IDS[number],
        name=Said("{Name}", name=Name("ship", SHIPS[number])),
        plural=SHIP_PLURALS[number],
        count=FLEET_SIZE[number],
        cost=stored(SHIP_COST[number]),
        range=printed.range,
        weapons=printed.weapons,
        shields=printed.shields,
        abilities=[str(ability) for ability in printed.abilities],
    )


def upgrade(tile: int) -> Upgrade:
    printed = TILES[tile]
    return Upgrade(
        id=printed.id,
        name=Said("{upgrade:tile}", tile=tile),
        ship=UPGRADE_SHIP[tile],
        range=printed.range,
        weapons=printed.weapons,
        shields=printed.shields,
        abilities=[str(ability) for ability in printed.abilities],
        faction=UNIQUE.index(tile) if tile in UNIQUE else NONE,
        text=printed.extra,
    )


def raider(card: int) -> Raider:
    printed = RAIDER_FILE.raider[card]
    return Raider(
        id=printed.id,
        name=Said("{raider:card}", card=card),
        letter=str(printed.letter),
        range=printed.range,
        dice=printed.dice,
        targeting=printed.targeting_bonus,
        shields=printed.shields,
        figures=printed.miniatures,
        abilities=[str(ability) for ability in printed.abilities],
        home=home(card),
        text=printed.text,
        reward=lines(printed.reward_text, LATE.rewards[card]),
    )


def home(card: int) -> Said:
    """Where a raider appears."""
    where = RAIDER_HOME[card]
    if where >= 0:
        return Said("{tile:tile}", tile=PLANET_COUNT + where)
    return HOMES[0 if where == RANDOM_NEBULA else 1 if where == LAST_PLANET else 2]


# Station modules and tracks


def module(card: int) -> Module:
    printed = MODULE_FILE[card]
    return Module(
        id=printed.id,
        name=Said("{module:card}", card=card),
        type=MODULE_TYPE[card],
        damage=printed.damage,
        slots=[str(slot) for slot in printed.slots],
        slot_points=printed.slot_vp,
        action=lines(printed.text, LATE.modules[card]) if printed.action else None,
        goal=Lines(printed.text, goal_signs(card)) if printed.endgame else None,
    )


def goal_signs(card: int) -> list[Part]:
    """AE-MOD-13. The VP of a module at the end."""
    goal = MODULE_GOAL[card]
    each = each_signs(goal.points, goal.per)
    return [*points(goal.base), quiet(Said("and")), *each] if goal.base else each


def column(kind: int) -> Column:
    printed = FILES[kind].core
    core = Module(
        id=printed.id,
        name=Said("{core}", core=Name("module", printed.name)),
        type=kind,
        damage=0,
        slots=[str(slot) for slot in printed.slots],
        slot_points=0,
        action=lines(printed.text, LATE.cores[kind]),
        goal=None,
    )
    return Column(
        id=str(FILES[kind].type),
        name=Said("{type:kind}", kind=kind),
        track=TRACK_OF_TYPE[kind],
        costs=[list(price[:-1]) for price in PRICE[kind]],
        core=core,
    )


def track(number: int) -> Track:
    printed = TRACK_FILE.track[number]
    return Track(
        id=str(printed.id),
        name=Said("{track:number}", number=number),
        development=DEVELOPMENT_TRACK.index(number),
        spaces=[track_space(number, at, space) for at, space in enumerate(printed.spaces)],
    )


def track_space(number: int, at: int, space: SpaceFile) -> TrackSpace:
    reward, count, text = reward_of(number, at, space)
    return TrackSpace(space.vp, space.level, space.event, reward, count, text)


def reward_of(number: int, at: int, space: SpaceFile) -> tuple[str, int, Said]:
    """The kind of reward, its number, and what it gives."""
    if DISCOVERY[number][at] != NO_STACK:
        stack = DISCOVERY[number][at]
        return (
            "discovery",
            stack,
            Said("Look through discovery stack {letter}, keep 1 token", letter=Name("letter", "AB"[stack])),
        )
    if space.upgrade:
        return "upgrade", space.upgrade, Said("Gain a ship upgrade")
    if space.token:
        return "token", space.token, Said("The first takes the Supremacy token, all others score 2 VP")
    if space.vault:
        points = VAULT_POINTS[space.vault]
        return "vault", points, Said("{points} VP at the end for each resource stored or held", points=points)
    if space.tactics_limit:
        limit = space.tactics_limit
        return "limit", limit, Said("Hand limit {limit}; draw up to it", limit=limit)
    return "", 0, NOTHING_SAID


# Cards and tokens


def tactic(card: int) -> Tactic:
    printed = TACTIC_FILE[card]
    return Tactic(
        id=printed.id,
        name=Said("{card:card}", card=card),
        kind=str(printed.kind),
        window=str(printed.window),
        when=printed.when,
        copies=printed.copies,
        text=printed.text,
        parts=LATE.tactics[card].parts(),
        needs=NEED_TEXTS[printed.needs],
    )


def event(card: int) -> Event:
    printed = EVENT_FILE.event[card]
    return Event(
        id=printed.id,
        name=Said("{name}", name=Name("event", printed.name)),
        deck=DECKS[DECKS.index(printed.deck)],
        track=EVENT_TRACK[card],
        letter=LETTERS[EVENT_RAIDER[card]],
        effect=lines(printed.text, LATE.events[card]),
    )


def token(number: int) -> Token:
    printed = TOKEN_FILE.token[number]
    return Token(
        id=printed.id,
        name=Said("{token:number}", number=number),
        kind=printed.kind,
        copies=printed.copies,
        action=lines(printed.text, LATE.tokens[number]),
    )


def faction(number: int) -> Faction:
    printed = FACTION_FILE.faction[number]
    return Faction(
        id=printed.id,
        name=Said("{faction:number}", number=number),
        theme=printed.theme,
        tracks=list(START_TRACKS[number]),
        start=stored(START[number]),
        power_name=printed.power_name,
        power=printed.power,
        upgrade=UNIQUE[number],
    )


def destiny(card: int) -> Destiny:
    printed = DESTINY_FILE.destiny[card]
    return Destiny(DESTINY_IDS[card], Said("{destiny:card}", card=card), printed.text, printed.max)
