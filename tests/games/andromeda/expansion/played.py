"""Runs where the tiny expansion lies beside the game, and prints what is found there, by name."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from perihelion.bots.said import say
from perihelion.core.dice import Generator
from perihelion.core.digest import digest, dump
from perihelion.core.game import SPECTATOR, read_options
from perihelion.core.steps import AskOne, advance, waiting
from perihelion.games import SHELF
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.factions import FACTIONS
from perihelion.games.andromeda.cards.modules import CARDS as MODULES
from perihelion.games.andromeda.cards.raiders import RAIDER_CARDS
from perihelion.games.andromeda.cards.ships import UNIQUE, UPGRADES
from perihelion.games.andromeda.cards.source import OF_CARD, Source
from perihelion.games.andromeda.cards.tactics import CARDS
from perihelion.games.andromeda.launch.legal import open_regions
from perihelion.games.andromeda.numbers import refresh
from perihelion.games.andromeda.raiders.place import PlaceFigure
from perihelion.games.andromeda.region import BASE, PLANET
from perihelion.games.andromeda.setup.players import DealFaction, DealUpgrade
from perihelion.games.andromeda.state import Raider, State
from perihelion.lab.laws import check_all
from perihelion.lab.walk import Walk, random_word

GAME = SHELF.find("andromeda")
WARDEN = {"rift": "warden"}
OPEN = {"rift": "open", "events": "torn_sky"}
CLASS_C = 3


def walk(seats: int, options: dict[str, str], seed: str) -> Walk:
    begun = Walk(GAME, seats, read_options(GAME, options), Generator(seed))
    begun.start()
    return begun


def fresh(seats: int, options: dict[str, str]) -> State:
    """The table before anything has happened."""
    s: State = GAME.rules.setup(seats, read_options(GAME, options))
    return s


def until(seats: int, options: dict[str, str], kind: type[Any]) -> State:
    """The table when such a step comes next."""
    s, generator = fresh(seats, options), Generator("until")
    while s.agenda and not isinstance(s.agenda[-1], kind):
        if not waiting(s) and not s.offered:
            advance(s)
        else:
            say(s, *random_word(s, generator))
    return s


# What is found


def base_positions() -> list[str]:
    """Last positions of games of the base, by the names in the golden file."""
    found: list[str] = []
    for seats, changed in (
        (2, {"raider_c": "random"}),
        (3, {"events": "cosmic_twilight"}),
    ):
        usual = {option.name: option.default for option in GAME.options if option.name != "rift"}
        settled = {**usual, **changed}
        name = " ".join(["andromeda", str(seats), *settled.values()])
        game = walk(seats, settled, f"{name} one")
        while not game.over():
            game.step()
        scores = " to ".join([f"{side.score:g}" for side in GAME.rules.result(game.state)])
        found.append(f"{name}, one: {len(game.said)} entries, {scores}, {digest(game.state)}")
    return found


def lawful() -> list[list[str]]:
    """Every law holds all along these games; what the sides are called and what they score for at last."""
    found: list[list[str]] = []
    for seats, options in ((1, WARDEN), (3, WARDEN), (5, OPEN)):
        game, generator, n = walk(seats, options, "lawful"), Generator("laws"), 0
        while not game.over():
            if n % 97 == 0:
                check_all(GAME, game.state, generator)
            game.step()
            n += 1
        found.append([f"{side.name}: {side.parts[-1][0]}" for side in GAME.rules.result(game.state)])
    return found


def sets() -> dict[str, Any]:
    """What is in the piles without the expansion and with it."""
    without, with_rift = fresh(2, {}), fresh(2, OPEN)
    card = CARDS.index("Open the Rift")
    return {
        "known": len(CARDS),
        "tactics": [len(without.tactics.bag), with_rift.tactics.bag[card]],
        "events": [without.events.size(), with_rift.events.size()],
        "science": [without.decks[0].size(), with_rift.decks[0].size()],
        "factions": [dealt(2, {}), dealt(2, OPEN)],
        "upgrades": [tiles(2, {}), tiles(2, OPEN)],
        "icons": [module.icons for module in MODULES if module.name == "Rift Lens"],
    }


def dealt(seats: int, options: dict[str, str]) -> bool:
    """Whether the faction of the expansion can be dealt."""
    return bool(until(seats, options, DealFaction).offered[FACTIONS.index("Riftborn")])


def tiles(seats: int, options: dict[str, str]) -> list[str]:
    """The neutral tiles of the expansion that can be dealt for transports; never that of its faction."""
    offered = until(seats, options, DealUpgrade).offered
    return [name for tile, name in enumerate(UPGRADES) if offered[tile] and name.startswith("Rift")]


def laid() -> dict[str, Any]:
    """The tile with a place of its own, and five sides."""
    s = until(5, OPEN, DealFaction)
    rift = s.regions[REGIONS.index("R2-3")]
    return {
        "rift": [rift.kind, rift.tile],
        "planets": sum([here.kind == PLANET for here in s.regions]),
        "sides": s.side_count(),
    }


def torn() -> list[Any]:
    """A card of the expansion does what no card of the base can, on a copy of its pieces."""
    s: Any = until(2, OPEN, DealFaction)
    later = s.clone()
    later.agenda.clear()
    card = CARDS.index("Open the Rift")
    LATE.tactics[card].resolve(later, 0, Source(OF_CARD, card))
    advance(later)
    return [s.added.tears, later.added.tears, dump(s) != dump(later)]


def told() -> list[bool]:
    """Whether the text of a table tells of an expansion: without one, and with one."""
    return ["added" in dump(fresh(2, options)) for options in ({}, OPEN)]


def drake() -> str:
    """Where a raider appears whose home is a tile of the expansion."""
    s = until(2, OPEN, DealFaction)
    s.agenda.clear()
    s.raiders = (
        *s.raiders[:CLASS_C],
        Raider(RAIDER_CARDS.index("Rift Drake"), True, 1, 0, (0, 0)),
        s.raiders[4],
    )
    s.then(PlaceFigure(CLASS_C))
    advance(s)
    return next(REGIONS[r] for r, here in enumerate(s.regions) if here.raiders and here.raider == CLASS_C)


def order() -> dict[str, Any]:
    """Who is active, turn by turn, and what the automatic side was asked and has gained."""
    game = walk(2, WARDEN, "order")
    s, turns, asked = game.state, {}, set()
    while not game.over():
        if s.turn:
            turns[s.turn] = s.active
        step = s.agenda[-1]
        if isinstance(step, AskOne) and step.owner(s, step.seat) != step.seat:
            question = GAME.telling.prompt(s, step, step.seat)
            asked.add((step.seat, step.owner(s, step.seat), question.rule))
        game.step()
        s = game.state
    seen = GAME.seen.view(s, SPECTATOR).added
    cycle = s.in_turn(s.starter)
    return {
        "cycle": s.in_turn(0),
        "active": [turn for turn, side in turns.items() if side != cycle[(turn - 1) % 3]],
        "asked_on_its_turns": 2 in turns.values(),
        "asked": sorted(asked),
        "hoard": seen["hoard"][0] >= 2 * len([t for t in range(s.turn) if cycle[t % 3] == 2]),
        "stock": sum(s.players[2].stock),
        "launches": s.added.launches > 0,
    }


def crowded() -> list[int]:
    """The kinds of own regions that a faction of the expansion may launch to: Alliance bases alone."""
    s = until(2, OPEN, DealUpgrade)
    player = s.players[0]
    player.faction = FACTIONS.index("Riftborn")
    player.tiles = (UNIQUE[player.faction],)
    refresh(player)
    own = [next(r for r, here in enumerate(s.regions) if here.kind == kind) for kind in (PLANET, BASE)]
    for region in own:
        s.arrive(0, 0, region)
    return [s.regions[region].kind for region in own if open_regions(s, 0, 0) >> region & 1]


def agreed() -> dict[str, Any]:
    """What goes together, and the boxes on the shelf."""

    def refused(seats: int, options: dict[str, str]) -> str:
        refusal = GAME.rules.fits(seats, read_options(GAME, options))
        return refusal.rule if refusal else ""

    return {
        "fits": [refused(1, {}), refused(1, WARDEN), refused(5, {}), refused(5, OPEN), refused(2, {})],
        "boxes": [
            (SHELF.find(code).fewest, SHELF.find(code).most)
            for code in ("andromeda-rift", "andromeda-warden")
        ],
        "cards": len(GAME.seen.almanac().tactics),
    }


FOUND: dict[str, Callable[[], Any]] = {
    found.__name__: found
    for found in (base_positions, lawful, sets, laid, torn, told, drake, order, crowded, agreed)
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(FOUND)
    print(json.dumps({name: FOUND[name]() for name in wanted}))
