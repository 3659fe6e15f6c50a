"""The lists of all cards, read from the data; to import this file fills `LATE`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from perihelion.games.andromeda.cards.board import MAP
from perihelion.games.andromeda.cards.effects import (
    building,
    control,
    fights,
    finds,
    leaders,
    modules,
    progress,
    raiders,
    repairs,
    ships,
    stores,
)
from perihelion.games.andromeda.cards.effects.effect import read_effects
from perihelion.games.andromeda.cards.effects.late import LATE, CardList
from perihelion.games.andromeda.cards.events import FILE as EVENT_FILE
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.modules import CARDS, FILES
from perihelion.games.andromeda.cards.planets import FILE as PLANET_FILE
from perihelion.games.andromeda.cards.raiders import FILE as RAIDER_FILE
from perihelion.games.andromeda.cards.ships import TILES
from perihelion.games.andromeda.cards.tactics import FILE as TACTIC_FILE
from perihelion.games.andromeda.cards.tokens import FILE as TOKEN_FILE
from perihelion.games.andromeda.data.boxes import BOXES, PACKAGE
from perihelion.games.andromeda.free import actions
from perihelion.games.andromeda.hooks import powers

THEMES: Final = (
    building,
    control,
    fights,
    finds,
    leaders,
    modules,
    progress,
    raiders,
    repairs,
    ships,
    stores,
    actions,
    powers,
)
"""The files of the effects, of free actions and powers; to import one teaches it."""


TAUGHT: Final = [import_module(f"{PACKAGE}.{box}.effects") for box in BOXES]
"""The effects of expansions."""


def fill() -> None:
    LATE.modules = [read_effects(f"modules: {card.id}", card.action) for card in CARDS]
    LATE.cores = [read_effects(f"modules: {file.core.id}", file.core.action) for file in FILES]
    LATE.tactics = [read_effects(f"tactics.toml: {card.id}", card.do) for card in TACTIC_FILE]
    LATE.tokens = [read_effects(f"tokens.toml: {token.id}", token.do) for token in TOKEN_FILE.token]
    LATE.abilities = [read_effects(f"planets.toml: {d.id}", d.ability) for d in PLANET_FILE.development]
    LATE.planets = [read_effects(f"planets.toml: {planet.id}", planet.empty) for planet in PLANET_FILE.planet]
    LATE.bases = [read_effects(f"map.toml: {base.id}", base.do) for base in MAP.alliance_base]
    LATE.specials = [read_effects(f"map.toml: {special.id}", special.do) for special in MAP.special_region]
    LATE.events = [read_effects(f"events.toml: {event.id}", event.do) for event in EVENT_FILE.event]
    LATE.rewards = [
        read_effects(f"raiders.toml: {raider.id}", raider.reward) for raider in RAIDER_FILE.raider
    ]
    LATE.raider_powers = [
        powers_in(f"raiders.toml: {raider.id}", [hook.do for hook in raider.hooks])
        for raider in RAIDER_FILE.raider
    ]
    LATE.faction_powers = [
        powers_in(f"factions.toml: {faction.id}", [hook.do for hook in faction.hooks])
        for faction in FACTION_FILE.faction
    ]
    LATE.upgrade_powers = [
        powers_in(f"upgrade: {tile.id}", [hook.do for hook in tile.hooks]) for tile in TILES
    ]


def powers_in(place: str, lists: list[list[dict[str, object]]]) -> list[CardList]:
    """What each power of a card does; nothing where it only changes a number."""
    return [read_effects(place, tables) for tables in lists]


fill()
