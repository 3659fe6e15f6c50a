"""Questions of a turn: what to do, where to launch to, what else at its points; and of the setup."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, either, series
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.battle.sides import battle_due
from perihelion.games.andromeda.cards.fleet import fleet_said
from perihelion.games.andromeda.cards.powers import INFINITE_RANGE
from perihelion.games.andromeda.cards.resources import STORED
from perihelion.games.andromeda.cards.ships import LIMITS
from perihelion.games.andromeda.events.scry import PutOnTop
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.launch.legal import first_launch, has_ability, in_reach, open_regions
from perihelion.games.andromeda.numbers import ship_range, ships_on_map, tactics_limit
from perihelion.games.andromeda.raiders.strike import ChooseStriker, in_range, strike_comes
from perihelion.games.andromeda.region import NO_RAIDER, PLANET
from perihelion.games.andromeda.setup.players import ChooseFaction, ChooseGoal
from perihelion.games.andromeda.state import ON_STATION, TO_RETURN, State
from perihelion.games.andromeda.telling.phrases import (
    amounts,
    place,
    raider_letter,
    regions,
    sides,
    tactics,
)
from perihelion.games.andromeda.telling.prompts.scene import because, fighting
from perihelion.games.andromeda.turn.points import (
    AskAfterActivation,
    AskAfterEvent,
    AskBeforeActivation,
    AskBeforeBattle,
    AskEndOfTurn,
)
from perihelion.games.andromeda.turn.turn import DropCard, StartOfTurn
from perihelion.games.andromeda.words import AIM, GO_ON, KEEP, LAUNCH, PLAY, RETURN, STRIKE, TO
from perihelion.games.kit.masks import has

# Setup


def faction(_: State, _step: ChooseFaction, words: list[Word]) -> Said:
    dealt = [Said("{faction:faction}", faction=KEEP.noun(word)) for word in words]
    return Said(
        "Which faction do you lead: {dealt}? It decides what you begin with, on which two tracks you start a"
        " space higher, and what power and ship upgrade only you have. All are revealed together.",
        dealt=either(dealt),
    )


def goal(_: State, _step: ChooseGoal, words: list[Word]) -> Said:
    aims = [Said("{destiny:goal}", goal=AIM.noun(word)) for word in words]
    return Said(
        "Which secret goal do you keep: {aims}? It scores VP at the end of the game; until then nobody else"
        " sees it.",
        aims=either(aims),
    )


# The start of the turn


def start(s: State, step: StartOfTurn, words: list[Word]) -> Said:
    return Said("{which}: {what}", which=which_turn(s), what=launch_or_return(s, step.seat, words))


def which_turn(s: State) -> Said:
    """AE-END-04. Which turn it is, and that it is the last one."""
    if 0 <= s.left < s.side_count():
        return Said("Your last turn of the game")
    return Said("Your turn")


def launch_or_return(s: State, seat: Seat, words: list[Word]) -> Said:
    bay, out = fleet_said(s.players[seat].bay), ships_on_map(s, seat)
    if RETURN not in words:
        return Said("launch a ship from your bay ({bay}); the card you have played asks for it.", bay=bay)
    if any(LAUNCH.says(word) for word in words):
        if first_launch(s, seat):
            return Said(
                "launch a ship from your bay ({bay}) to a region, or return to station. You have no ship on"
                " the map, so it may go to any distance.",
                bay=bay,
            )
        return Many(
            out,
            "launch one ship from your bay ({bay}) to a region, or return to station with your {n} ship on"
            " the map, which may activate a module.",
            "launch one ship from your bay ({bay}) to a region, or return to station with your {n} ships on"
            " the map, each of which may activate a module.",
            bay=bay,
        )
    return Many(
        out,
        "{why}, so you return to station. Your {n} ship on the map may activate a module, then all come"
        " home.",
        "{why}, so you return to station. Your {n} ships on the map may each activate a module, then all come"
        " home.",
        why=why_no_launch(s, seat),
    )


def why_no_launch(s: State, seat: Seat) -> Said:
    if s.bound == TO_RETURN:
        return Said("your launch bay is empty")
    return Said("your ships in the bay ({bay}) can go nowhere", bay=fleet_said(s.players[seat].bay))


# Launch


def destination(s: State, step: Destination, words: list[Word]) -> Said:
    reached = in_reach(s, step.seat, step.ship)
    near = len([word for word in words if has(reached, TO.noun(word))])
    if first_launch(s, step.seat):
        return first_destination(s, step, regions(len(words)))
    if near == len(words):
        return Said(
            "Launch your {ship:ship}: where to? {Range}, {there} can be chosen.",
            ship=step.ship,
            range=range_of(s, step),
            there=regions(near),
        )
    return Said(
        "Launch your {ship:ship}: where to? {Range}, {there} can be chosen, and by Jump {more} more for 1"
        " energy.",
        ship=step.ship,
        range=range_of(s, step),
        there=regions(near),
        more=len(words) - near,
    )


def range_of(s: State, step: Destination) -> Said:
    """AE-LAUNCH-05. How far it goes, and from where."""
    if has_ability(s, step.seat, step.ship, INFINITE_RANGE):
        return Said("at any distance")
    reach = ship_range(s.players[step.seat], step.ship, PLANET)
    return Many(
        reach,
        "within {n} region of a ship of yours on the map",
        "within {n} regions of a ship of yours on the map",
    )


def first_destination(s: State, step: Destination, there: Said) -> Said:
    """AE-LAUNCH-03, AE-LAUNCH-04."""
    if open_regions(s, step.seat, step.ship) & s.opposed(step.seat):
        return Said(
            "Launch your {ship:ship}: where to? As your first ship on the map it goes to any distance, also"
            " to opposing ships: {there} can be chosen.",
            ship=step.ship,
            there=there,
        )
    return Said(
        "Launch your {ship:ship}: where to? As your first ship on the map it goes to any distance, but not"
        " to opposing ships: {there} can be chosen.",
        ship=step.ship,
        there=there,
    )


# The points of the turn


def before_activation(s: State, _: AskBeforeActivation, words: list[Word]) -> Said:
    return Said(
        "Your ship is at {place}, which you activate next. {Ways}",
        place=place(s, s.target),
        ways=ways_at(words),
    )


def ways_at(words: list[Word]) -> Said:
    """What is possible at a point besides going on."""
    cards = any(PLAY.says(word) for word in words)
    free = any(word != GO_ON and not PLAY.says(word) for word in words)
    if cards and free:
        return Said("Before that you may play a card or take a free action; or go on.")
    if cards:
        return Said("Before that you may play a card; or go on.")
    if free:
        return Said("Before that you may take a free action; or go on.")
    return Said("You have no card that can be played now: go on.")


def after_activation(s: State, _: AskAfterActivation, words: list[Word]) -> Said:
    return Said(
        "You have activated {place}; {next}. {Ways}",
        place=place(s, s.target),
        next=what_comes(s),
        ways=ways_at(words),
    )


def what_comes(s: State) -> Said:
    """AE-STRIKE-01, AE-BAT-01. Raiders and the battle after the activation."""
    here = s.regions[s.target]
    if strike_comes(s) and not s.calm:
        found = in_range(s)
        if here.raider == NO_RAIDER and len(found) > 1:
            return Many(
                len(found),
                "next you choose which of {n} raiders within range strikes",
                "next you choose which of {n} raiders within range strikes",
            )
        letter = raider_letter(s.regions[found[0]].raider)
        return Said("next the raider of class {letter} strikes", letter=letter)
    if battle_due(s):
        return Said("next a battle begins between {sides}", sides=sides(s, fighting(s)))
    return Said("no raider comes and there is no battle")


def before_battle(s: State, _: AskBeforeBattle, words: list[Word]) -> Said:
    return Said(
        "A battle begins at {place} between {sides}. {Ways}",
        place=place(s, s.target),
        sides=sides(s, fighting(s)),
        ways=ways_at(words),
    )


def end_of_turn(s: State, step: AskEndOfTurn, words: list[Word]) -> Said:
    return Said("The end of your turn: {next}. {Ways}", next=at_the_end(s, step.seat), ways=ways_at(words))


def at_the_end(s: State, seat: Seat) -> Said:
    """AE-EVT-03, AE-RES-06. The event card, and what would be lost."""
    lost = excess(s, seat)
    if s.marker_at != ON_STATION:
        return Said("you will discard what is above your limits, {lost}", lost=lost) if lost else OVER
    if not lost:
        return Said("an event card is revealed next")
    return Said(
        "an event card is revealed next, then you will discard what is above your limits, {lost}", lost=lost
    )


OVER: Final = Said("nothing of yours is above the limits, and the next player begins")


def excess(s: State, seat: Seat) -> Said:
    """AE-RES-06, AE-RES-07. What is above the limits."""
    player = s.players[seat]
    above = [max(0, player.stock[what] - LIMITS[what]) for what in STORED]
    above.append(max(0, player.hand.size() - tactics_limit(player)))
    return series(amounts(tuple(above)))


def after_event(s: State, step: AskAfterEvent, _: list[Word]) -> Said:
    lost = excess(s, step.seat)
    if not lost:
        return Said(
            "The event card is resolved. Before the next player begins you may discard or slot moons, recruit"
            " and collect; or go on."
        )
    return Said(
        "The event card is resolved, and you will discard what is above your limits, {lost}. Before that you"
        " may discard or slot moons, recruit and collect; or go on.",
        lost=lost,
    )


def drop(s: State, step: DropCard, _: list[Word]) -> Said:
    player = s.players[step.seat]
    return Said(
        "The end of your turn: you hold {held} and may keep {limit}. Discard one, for all to see.",
        held=tactics(player.hand.size()),
        limit=tactics_limit(player),
    )


# Raiders and event cards


def strike(s: State, _: ChooseStriker, words: list[Word]) -> Said:
    return Said(
        "Raider strike at {place}: {n} raiders are within range. Which one moves in and fights there?",
        place=place(s, s.target),
        n=len([word for word in words if STRIKE.says(word)]),
    )


def scry(s: State, step: PutOnTop, _: list[Word]) -> Said:
    if step.count == 1:
        return because(s, Said("you look at the last event card, which goes back on top."))
    return because(
        s,
        Said(
            "you look at the top {n} event cards in secret. Which one goes back on top, to come next? The"
            " rest goes to the bottom.",
            n=step.count,
        ),
    )
