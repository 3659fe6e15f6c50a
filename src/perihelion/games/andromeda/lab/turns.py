"""What players do in their turns: launches and returns, modules, cards, ships, moons, developments."""

from __future__ import annotations

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda.cards.board import BASES
from perihelion.games.andromeda.cards.fleet import SHIPS
from perihelion.games.andromeda.cards.modules import MODULE_IDS, MODULE_TYPE, MODULES
from perihelion.games.andromeda.cards.moons import MOON_IDS, of_nebula
from perihelion.games.andromeda.cards.planets import DEVELOPMENTS, PLANET_TYPE
from perihelion.games.andromeda.cards.ships import UPGRADE_SHIP, UPGRADES
from perihelion.games.andromeda.cards.tactics import CARD_IDS, CARDS
from perihelion.games.andromeda.cards.tracks import TYPES
from perihelion.games.andromeda.developments import build
from perihelion.games.andromeda.home import activate
from perihelion.games.andromeda.launch import launch
from perihelion.games.andromeda.modules import place
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.region import BASE, NEBULA, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station import claim, ships
from perihelion.games.andromeda.stores.draw import DrawCard
from perihelion.games.andromeda.tactics import playing
from perihelion.games.andromeda.words import DRAW, INSTALL, WITH_ENERGY
from perihelion.games.kit.counting import Note


def began(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """Who begins, and the places of the others after it; nothing if dice are thrown again."""
    if not after.players[after.starter].points:
        return []
    order = after.in_turn(after.starter)
    return [(f"start: place {place + 1} in the turn order", seat) for place, seat in enumerate(order)]


def launched(_: State, step: launch.LaunchShip, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [("launched", step.side), (f"launched: {SHIPS[step.ship]}", step.side)]


def activated(before: State, step: launch.ActivateRegion, _seat: Seat, _word: Word, _: State) -> list[Note]:
    """Which kind of region was launched to, and which Alliance base."""
    here = before.regions[before.target]
    if here.kind == BASE:
        return [(f"visited: {BASES[here.tile]}", step.side)]
    kind = "a planet" if here.kind == PLANET else "a nebula" if here.kind == NEBULA else "a special region"
    return [(f"visited: {kind}", step.side)]


def returned(_: State, step: activate.ReturnToStation, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [("returned", step.side)]


def with_ship(_: State, step: activate.Activator, _seat: Seat, word: Word, _after: State) -> list[Note]:
    with_energy = word == WITH_ENERGY
    return [("activated with energy" if with_energy else "activated with a ship", step.seat)]


def ran(before: State, step: activate.RunModule, _seat: Seat, _word: Word, _: State) -> list[Note]:
    """Which modules were activated."""
    card = before.players[step.side].module(step.serial).card
    return [("activated: a core module" if card == CORE else f"activated: {module(card)}", step.side)]


def module(card: int) -> str:
    return f"{MODULE_IDS[card]} {MODULES[card]}"


def placed(_: State, step: place.PlaceModule, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    kind = TYPES[MODULE_TYPE[step.card]]
    return [(f"module: {module(step.card)}", step.side), (f"modules: {kind}", step.side)]


def drew(_: State, step: DrawCard, _seat: Seat, word: Word, _after: State) -> list[Note]:
    """Which card chance has brought: here no player prefers one."""
    card = DRAW.noun(word)
    return [(f"drew: {CARD_IDS[card]} {CARDS[card]}", step.side)]


def played(_: State, step: playing.PlayCard, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [(f"played: {CARD_IDS[step.card]} {CARDS[step.card]}", step.side), ("cards played", step.side)]


def claimed(before: State, step: claim.TakeMoon, _seat: Seat, _word: Word, _: State) -> list[Note]:
    moon = before.regions[step.region].top
    whose = "claimed: a nebula moon" if of_nebula(moon) else "claimed: a planetary moon"
    return [(whose, step.side), (f"claimed: {MOON_IDS[moon]}", step.side)]


def built(_: State, step: ships.ShipBuilt, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [(f"ship: {SHIPS[step.ship]}", step.side)]


def installed(_: State, step: ships.Install, _seat: Seat, word: Word, _after: State) -> list[Note]:
    """Which tile; a free action may be taken before it."""
    if not INSTALL.says(word):
        return []
    tile = INSTALL.noun(word)
    return [(f"upgrade: {UPGRADES[tile]}", step.seat), (f"upgrades: {SHIPS[UPGRADE_SHIP[tile]]}", step.seat)]


def developed(before: State, step: build.Found, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """Which development was built, and in which turn of its owner."""
    kind = PLANET_TYPE[before.regions[step.region].tile]
    notes: list[Note] = [("developments", step.side), (f"development: {DEVELOPMENTS[kind]}", step.side)]
    if not before.players[step.side].built:
        notes += [("turns before the first development", step.side)] * turns_of(after)
    return notes


def turns_of(s: State) -> int:
    """Which turn of each player this is."""
    return (s.turn - 1) // s.side_count() + 1
