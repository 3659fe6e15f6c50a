"""Questions that cards, powers and events ask: branches, persons, ships, raiders, leaders."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Word
from perihelion.games.andromeda.cards.effects.building import Flip, WhichCollapses
from perihelion.games.andromeda.cards.effects.control import ChooseBranch
from perihelion.games.andromeda.cards.effects.effect import Do
from perihelion.games.andromeda.cards.effects.finds import WhichPlanet
from perihelion.games.andromeda.cards.effects.leaders import WhichLeader
from perihelion.games.andromeda.cards.effects.persons import PickPerson
from perihelion.games.andromeda.cards.effects.ships import MoveAll, MoveShip, WhichShip
from perihelion.games.andromeda.cards.fleet import fleet_said
from perihelion.games.andromeda.hooks.powers import MayUse, WhichPower, effects, source_of
from perihelion.games.andromeda.raiders.move import WhereTo, WhichRaider
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.scrap import ScrapShip, ScrapShips
from perihelion.games.andromeda.telling.phrases import (
    place,
    raider_letter,
)
from perihelion.games.andromeda.telling.prompts.scene import because, source
from perihelion.games.andromeda.words import CHOOSE
from perihelion.games.kit.telling.phrases import clauses

# Branches and persons


def branch(s: State, step: ChooseBranch, words: list[Word]) -> Said:
    """AE-EVT-15. The lists stand beside the words."""
    lists = step.effect.branches
    named = source(s, step.seat, step.source)
    if any(not found.effects for found in lists):
        full = next(found for found in lists if found.effects)
        return Said("{source}: you may {what}. Do you?", source=named, what=full.text())
    ways = [
        numbered(CHOOSE.noun(word), lists[CHOOSE.noun(word)].text()) for word in words if CHOOSE.says(word)
    ]
    return Said("{source}: choose one of these. {Ways}.", source=named, ways=clauses(ways))


def numbered(number: int, what: Said) -> Said:
    """`the first: draw 1 card`"""
    ways = (
        Said("the first: {what}", what=what),
        Said("the second: {what}", what=what),
        Said("the third: {what}", what=what),
        Said("the fourth: {what}", what=what),
    )
    return ways[number]


def person(s: State, _: PickPerson, _words: list[Word]) -> Said:
    below = s.agenda[-2]
    if isinstance(below, Do):
        return because(s, Said("{effect}. Who is it?", effect=below.effect.text()))
    return because(s, Said("who is it?"))


# Powers


def which_power(s: State, step: WhichPower, _: list[Word]) -> Said:
    player = s.players[step.seat]
    left = [
        numbered(i, source(s, step.seat, source_of(player, number)))
        for i, number in enumerate(step.at.left(s))
    ]
    return Said("Several of your powers come at this moment. Which one first? {Left}.", left=clauses(left))


def may_use(s: State, step: MayUse, _: list[Word]) -> Said:
    player = s.players[step.seat]
    return Said(
        "{source}: you may {what}. Do you?",
        source=source(s, step.seat, source_of(player, step.number)),
        what=effects(player, step.number).text(),
    )


# On the map


def leader(s: State, step: WhichLeader, _: list[Word]) -> Said:
    return because(
        s,
        Many(
            step.count,
            "recruit {n} of your leaders from the map: from which region, or are you done?",
            "recruit up to {n} of your leaders from the map: from which region first, or are you done?",
        ),
    )


def planet(s: State, _: WhichPlanet, _words: list[Word]) -> Said:
    return because(s, Said("claim the top moon of any planet. Which?"))


def which_ship(s: State, step: WhichShip, _: list[Word]) -> Said:
    return because(
        s,
        Said(
            "move one of your ships ({fleet}) from {place} to a region next to it. Which?",
            fleet=fleet_said(s.fleet(step.seat, s.target)),
            place=place(s, s.target),
        ),
    )


def move_ship(s: State, step: MoveShip, _: list[Word]) -> Said:
    return because(
        s,
        Said(
            "your {ship:ship} leaves {place}: to which region next to it? It activates nothing there.",
            ship=step.ship,
            place=place(s, s.target),
        ),
    )


def move_all(s: State, step: MoveAll, _: list[Word]) -> Said:
    return because(
        s,
        Said(
            "all your ships ({fleet}) leave {place}: to which region next to it?",
            fleet=fleet_said(s.fleet(step.seat, s.target)),
            place=place(s, s.target),
        ),
    )


def scrap(s: State, _: ScrapShip, _words: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, ScrapShips) else 0
    return because(
        s,
        Many(
            more + 1,
            "you lose {n} ship on the map: which? A free shield saves a ship of its type, else it goes to the"
            " scrapyard.",
            "you lose {n} ships on the map: which first? A free shield saves a ship of its type, else it goes"
            " to the scrapyard.",
        ),
    )


def which_raider(s: State, step: WhichRaider, _: list[Word]) -> Said:
    return because(
        s,
        Many(
            step.distance,
            "you move a raider up to {n} region far. Which one?",
            "you move a raider up to {n} regions far. Which one?",
        ),
    )


def where_to(s: State, step: WhereTo, _: list[Word]) -> Said:
    return because(
        s,
        Said(
            "to where does the raider of class {letter} go from {place}? Not to raiders of another class.",
            letter=raider_letter(s.regions[step.region].raider),
            place=place(s, step.region),
        ),
    )


# Developments


def flip(s: State, _: Flip, _words: list[Word]) -> Said:
    return because(s, Said("which of your used ability cards is turned up, to be used once more?"))


def collapses(s: State, _: WhichCollapses, _words: list[Word]) -> Said:
    return because(
        s,
        Said(
            "one of your developments collapses. Which? It counts for nothing until you pay its cost again,"
            " without leaders."
        ),
    )
