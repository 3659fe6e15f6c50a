"""The question behind each ask, as a sentence with the facts, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, either, series
from perihelion.core.steps import Ask, Word
from perihelion.games.kit.telling.tellers import Asking
from perihelion.games.solar_sphere.cards.amounts import (
    active_drones,
    drones,
    inactive_drones,
    kickbacks,
    resources,
    satellites,
    up_to,
)
from perihelion.games.solar_sphere.cards.effects.choice import ChooseBranch
from perihelion.games.solar_sphere.cards.effects.crew import Refresh
from perihelion.games.solar_sphere.cards.ids import Die, Location
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_SLOTS,
    CREW_STATION,
    FACES,
    KICKBACK_SALVAGE,
    ON_BATTLE_FAIL,
    SHIP_RESISTANCE,
    SOLAR_SPHERE,
)
from perihelion.games.solar_sphere.deploy.kickbacks import Kickbacks
from perihelion.games.solar_sphere.deploy.turn import Turn
from perihelion.games.solar_sphere.deploy.visit import (
    Arrive,
    ChooseFace,
    ChooseLocation,
    LastWindow,
    takes,
)
from perihelion.games.solar_sphere.numbers import boosted, drones_on, ready_card, toll
from perihelion.games.solar_sphere.phases.battle import OfferReroll
from perihelion.games.solar_sphere.place.crew import Hire, Join, PayExtra, Retire, stock_text
from perihelion.games.solar_sphere.place.drones import Recall, Salvage
from perihelion.games.solar_sphere.place.fleet import Attack, Send
from perihelion.games.solar_sphere.place.sphere import Build
from perihelion.games.solar_sphere.place.storage import GainAny, Overflow
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import (
    ACT,
    CHOOSE,
    FABRICATE,
    KICKBACK,
    LAUNCH,
    LEAVE,
    SALVAGE,
    STOP,
    USE,
    face_of,
    is_auxiliary,
)


def where(words: list[Word], option: Word, phrase: Said) -> list[Said]:
    """The phrase, if the word is among those offered."""
    return [phrase] if option in words else []


# A turn


def turn(_: State, step: Turn, words: list[Word]) -> Said:
    asked = (
        Said("Your turn goes on: deploy a die or discard it.")
        if step.kicked
        else Said("Your turn: deploy a die or discard it.")
    )
    first = [Said("take kickbacks")] if any(KICKBACK.says(word) for word in words) else []
    first += [Said("use crew")] if any(USE.says(word) for word in words) else []
    return Said("{asked} You may first {first}.", asked=asked, first=series(first)) if first else asked


def kickback(_: State, step: Kickbacks, words: list[Word]) -> Said:
    choices = [Said("take a resource"), *where(words, FABRICATE, Said("fabricate 1 drone"))]
    choices += where(words, SALVAGE, Said("salvage {drones}", drones=up_to(KICKBACK_SALVAGE)))
    return Said(
        "You have {kickbacks} left: {choices}.", kickbacks=kickbacks(step.left), choices=either(choices)
    )


def die_text(die: Die) -> Said:
    if is_auxiliary(die):
        return Said("your auxiliary {face}", face=face_of(die))
    return Said("your {face}", face=face_of(die))


def location(s: State, step: ChooseLocation, _: list[int]) -> Said:
    return Said(
        "Where does {die} go? You have {drones} to change its face or to enter an occupied Location.",
        die=die_text(step.die),
        drones=active_drones(s.players[step.seat].active),
    )


def face(s: State, step: ChooseFace, _: list[int]) -> Said:
    asked = Said(
        "As what does {die} go to the {location:place}, which takes {faces}?",
        die=die_text(step.die),
        place=step.location,
        faces=faces(step.location),
    )
    if toll(s, step.location):
        return Said(
            "{asked} Each step up or down exhausts 1 drone, and 1 more because it is occupied.", asked=asked
        )
    return Said("{asked} Each step up or down exhausts 1 drone.", asked=asked)


def faces(location: Location) -> Said:
    allowed = [value for value in FACES if takes(location, value)]
    if len(allowed) == len(FACES):
        return Said("any face")
    return either([Said("{face}", face=value) for value in allowed])


def arrival(s: State, step: Arrive, words: list[Word]) -> Said:
    choices = where(words, ACT, Said("take its action"))
    choices += where(words, LAUNCH, Said("launch a satellite"))
    arrived = Said(
        "You arrived at the {location:place} with a {value}", place=step.location, value=s.visit.value
    )
    if not choices:
        return Said("{arrived}: use crew first, nothing else is possible yet.", arrived=arrived)
    if any(USE.says(word) for word in words):
        return Said("{arrived}: {choices}. You may first use crew.", arrived=arrived, choices=either(choices))
    return Said("{arrived}: {choices}.", arrived=arrived, choices=either(choices))


def last_window(_: State, _step: LastWindow, _words: list[Word]) -> Said:
    return Said("Your die has gone: use crew, or end your turn.")


# Resources and drones


def overflow(_: State, step: Overflow, words: list[Word]) -> Said:
    if LEAVE in words:
        return Said(
            "Your storage is full: drop something to keep the new {resource:new}, or leave it.",
            new=step.resource,
        )
    return Said("Your storage is full: drop something to keep the new {resource:new}.", new=step.resource)


def gain_any(s: State, step: GainAny, _: list[int]) -> Said:
    """SS-CREW-02. At the Crew Station it is the boost, which comes first."""
    if s.visit.location == CREW_STATION and s.visit.acting:
        return Many(
            step.amount,
            "Gain {n} resource of your choice before you hire: which is it?",
            "Gain {n} resources of your choice before you hire: which is the first?",
        )
    return Many(
        step.amount,
        "Gain {n} resource of your choice: which is it?",
        "Gain {n} resources of your choice: which is the first?",
    )


def recall(_: State, step: Recall, words: list[Word]) -> Said:
    some = satellites(step.amount)
    if STOP in words:
        return Said(
            "Your reserve is empty: recall up to {satellites} to fabricate, or stop.", satellites=some
        )
    return Said("Your reserve is empty: recall up to {satellites} to fabricate.", satellites=some)


def salvage(s: State, step: Salvage, words: list[Word]) -> Said:
    inactive = s.players[step.seat].inactive
    most, drones = min(step.amount, inactive), inactive_drones(inactive)
    if STOP in words:
        return Said(
            "Salvage up to {most} of your {drones}: regenerate some, or decommission one for the bonus of its"
            " row, or stop.",
            most=most,
            drones=drones,
        )
    return Said(
        "Salvage up to {most} of your {drones}: regenerate some, or decommission one for the bonus of its"
        " row.",
        most=most,
        drones=drones,
    )


# The Sphere, crew, the Fleet


def build(s: State, step: Build, _: list[int]) -> Said:
    if boosted(s.players[step.seat], SOLAR_SPHERE):
        return Said("Build a hex of any value, by your satellite: which one?")
    return Said("Build a hex of value {value} or less: which one?", value=s.visit.value)


def hire(s: State, step: Hire, _: list[int]) -> Said:
    return Said("Hire 1 crew member: whom? You have {stock}.", stock=stock_text(s.players[step.seat]))


def pay(s: State, step: PayExtra, _: list[int]) -> Said:
    joining, price = s.agenda[-2] if len(s.agenda) > 1 else None, resources(step.amount)
    if not isinstance(joining, Join):
        return Said("This crew member also costs {price} of any type: what do you pay?", price=price)
    return Said(
        "{crew:card} also costs {price} of any type: what do you pay?", card=joining.card, price=price
    )


def retire(_: State, _step: Retire, _words: list[Word]) -> Said:
    return Said(
        "You have more than {n} crew members: retire one of the older {n} for its bonus.", n=CREW_SLOTS
    )


def branch(_: State, _step: ChooseBranch, words: list[Word]) -> Said:
    bonuses = [Said("{branch:bonus}", bonus=CHOOSE.noun(word)) for word in words]
    return Said("Choose one bonus: {bonuses}.", bonuses=either(bonuses))


def refresh(_: State, _step: Refresh, _words: list[Word]) -> Said:
    return Said("Which used crew member do you turn upright, ready for use again?")


def attack(s: State, step: Attack, _: list[int]) -> Said:
    drones = active_drones(s.players[step.seat].active)
    if step.attacked:
        return Said("Attack another ship for 1 crystal, or be done? You have {drones}.", drones=drones)
    return Said(
        "Which ship do you attack? Each costs 1 crystal and takes at least 1 of your {drones}.", drones=drones
    )


def send(s: State, step: Send, _: list[int]) -> Said:
    ship, there = s.ships[step.slot], drones_on(s, step.slot)
    return Said(
        "How many of your {drones} attack {ship:ship}? It has resistance {resistance} plus the die, with"
        " {there} there.",
        drones=active_drones(s.players[step.seat].active),
        ship=ship,
        resistance=SHIP_RESISTANCE[ship],
        there=drones(there) if there else Said("no drone"),
    )


def reroll(s: State, step: OfferReroll, _: list[int]) -> Said:
    ship = s.ships[step.slot]
    return Said(
        "{ship:ship} wins with {resistance} + {roll} against {drones}: reroll with your {member:tactician},"
        " or decline?",
        ship=ship,
        resistance=SHIP_RESISTANCE[ship],
        roll=s.resistance,
        drones=drones(drones_on(s, step.slot)),
        tactician=CREW_KIND[ready_card(s.players[step.seat], ON_BATTLE_FAIL)],
    )


QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {
    Turn: ("SS-DEP-02", turn),
    Kickbacks: ("SS-KICK-05", kickback),
    ChooseLocation: ("SS-VIS-01", location),
    ChooseFace: ("SS-VIS-02", face),
    Arrive: ("SS-VIS-06", arrival),
    LastWindow: ("SS-CREW-19", last_window),
    Overflow: ("SS-STORE-02", overflow),
    GainAny: ("SS-STORE-01", gain_any),
    Recall: ("SS-DRONE-03", recall),
    Salvage: ("SS-DRONE-09", salvage),
    Build: ("SS-SPH-01", build),
    Hire: ("SS-CREW-01", hire),
    PayExtra: ("SS-CREW-04", pay),
    Retire: ("SS-CREW-08", retire),
    ChooseBranch: ("SS-CREW-10", branch),
    Refresh: ("SS-CREW-26", refresh),
    Attack: ("SS-FLT-01", attack),
    Send: ("SS-FLT-03", send),
    OfferReroll: ("SS-BAT-05", reroll),
}
