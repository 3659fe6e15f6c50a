"""What a designer counts in a game: factions, launches and returns, modules, cards, battles, the end."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda import setup
from perihelion.games.andromeda.battle import outcome
from perihelion.games.andromeda.cards.board import BASES
from perihelion.games.andromeda.cards.events import EVENTS
from perihelion.games.andromeda.cards.factions import FACTIONS
from perihelion.games.andromeda.cards.fleet import KINDS, SHIPS
from perihelion.games.andromeda.cards.modules import MODULE_IDS, MODULE_TYPE, MODULES
from perihelion.games.andromeda.cards.moons import MOON_IDS, of_nebula
from perihelion.games.andromeda.cards.planets import DEVELOPMENTS, PLANET_TYPE
from perihelion.games.andromeda.cards.raiders import RAIDER_CARDS
from perihelion.games.andromeda.cards.ships import UPGRADE_SHIP, UPGRADES
from perihelion.games.andromeda.cards.tactics import CARD_IDS, CARDS
from perihelion.games.andromeda.cards.tracks import TYPES
from perihelion.games.andromeda.developments import build
from perihelion.games.andromeda.events import card as event_card
from perihelion.games.andromeda.home import activate
from perihelion.games.andromeda.launch import launch
from perihelion.games.andromeda.modules import place
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.region import BASE, NEBULA, NO_RAIDER, NOBODY, PLANET
from perihelion.games.andromeda.scoring import parts
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station import claim, repair, ships
from perihelion.games.andromeda.stores import score
from perihelion.games.andromeda.tactics import playing
from perihelion.games.andromeda.tracks import advance
from perihelion.games.andromeda.turn import turn
from perihelion.games.andromeda.words import INSTALL, WITH_ENERGY
from perihelion.games.kit.counting import NOBODYS, Counter, Counters, Note
from perihelion.games.kit.masks import has

COMPONENTS: Final = ("lead", "play", "launch", "build", "install", "keep", "aim for")
"""The verbs that take something which a designer weighs."""
LONG: Final = 35
"""Games of more turns for each player than this are too long."""


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


def settled(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("leaders around developments", before, after)


def scored(source: str, before: State, after: State) -> list[Note]:
    """VP that came in a step."""
    notes: list[Note] = []
    for seat in range(after.seat_count):
        notes += [(f"VP: {source}", seat)] * (after.players[seat].points - before.players[seat].points)
    return notes


def event_scored(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("event cards", before, after)


def other_scored(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("cards, modules, moons and rewards", before, after)


def nothing_repaired(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("repairs of nothing", before, after)


def came_second(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return scored("Supremacy", before, after)


def event(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return [("events", NOBODYS), (f"event: {EVENTS[after.event]}", NOBODYS)]


def fought(before: State, _: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """Who has won a battle: the active player, another one, raiders, nobody; which raiders were beaten."""
    battle, active = after.battle, after.active
    notes: list[Note] = [("battles", NOBODYS)]
    sides = [side for side in range(after.seat_count) if has(battle.sides, side)]
    notes += [("took part in a battle", side) for side in sides]
    if battle.winner == NOBODY:
        notes.append(("battles won by nobody", NOBODYS))
    elif battle.winner == after.raider_place():
        notes.append(("battles won by raiders", NOBODYS))
    else:
        whose = "the active player" if battle.winner == active else "another player"
        notes += [(f"battles won by {whose}", NOBODYS), ("won a battle", battle.winner)]
    raider = before.regions[before.target].raider
    if battle.raiders and raider != NO_RAIDER:
        name = RAIDER_CARDS[before.raiders[raider].card]
        notes.append((f"raiders {'beaten' if battle.beaten else 'not beaten'}: {name}", NOBODYS))
    return notes


def lost_ships(before: State, step: outcome.Scrapped, _seat: Seat, _word: Word, _: State) -> list[Note]:
    lost = before.players[step.side].working
    return [(f"scrapped: {SHIPS[ship]}", step.side) for ship in range(KINDS) for _ in range(lost[ship])]


def turn_over(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """At the end of the game: how it ended, how long it was, and what the points came from."""
    if not after.ended:
        return []
    turns = turns_of(after)
    why = "end: broken off" if after.aborted else f"end: {after.agreed.terminus} VP"
    notes: list[Note] = [(why, NOBODYS)]
    notes += [("turns of each player", NOBODYS)] * turns
    if turns > LONG:
        notes.append((f"more than {LONG} turns", NOBODYS))
    for seat in range(after.seat_count):
        notes += at_the_end(after, seat)
    return notes


def at_the_end(s: State, seat: Seat) -> list[Note]:
    """What a player has at last."""
    player = s.players[seat]
    notes: list[Note] = [(f"faction: {FACTIONS[player.faction]}", seat)]
    notes += [("damaged modules at the end", seat)] * player.damaged()
    notes += [("modules at the end", seat)] * player.modules()
    for part, points in parts(s, seat):
        source = f"points: {part}" if points >= 0 else f"points lost: {part}"
        notes += [(source, seat)] * abs(points)
    return notes


COUNTERS: Final[dict[type[Step], Counter]] = {
    setup.CompareStart: began,
    launch.LaunchShip: launched,
    launch.ActivateRegion: activated,
    activate.ReturnToStation: returned,
    activate.Activator: with_ship,
    activate.RunModule: ran,
    place.PlaceModule: placed,
    playing.PlayCard: played,
    claim.TakeMoon: claimed,
    ships.ShipBuilt: built,
    ships.Install: installed,
    build.Found: developed,
    build.Populated: settled,
    event_card.EventScore: event_scored,
    event_card.RevealEvent: event,
    score.Score: other_scored,
    repair.NothingToRepair: nothing_repaired,
    advance.SupremacyToken: came_second,
    outcome.Outcome: fought,
    outcome.Scrapped: lost_ships,
    turn.NextTurn: turn_over,
}
LAB: Final = Lab(COMPONENTS, Counters(COUNTERS).figures)
