"""The question behind each ask, as a sentence with the facts, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Ask, Word
from perihelion.games.kit.telling.phrases import either, number
from perihelion.games.kit.telling.tellers import Asking
from perihelion.games.solar_sphere.cards.effects.choice import ChooseBranch
from perihelion.games.solar_sphere.cards.effects.crew import Refresh
from perihelion.games.solar_sphere.cards.ids import Die
from perihelion.games.solar_sphere.cards.tables import (
    CREW_NAMES,
    CREW_SLOTS,
    CREW_STATION,
    FACES,
    KICKBACK_SALVAGE,
    LOCATIONS,
    RESOURCES,
    SHIP_NAMES,
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
from perihelion.games.solar_sphere.numbers import boosted, drones_on, toll
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


def said(words: list[Word], option: Word, text: str) -> list[str]:
    """The text, if the word is among those offered."""
    return [text] if option in words else []


# A turn


def turn(_: State, step: Turn, words: list[Word]) -> str:
    opening = "Your turn goes on" if step.kicked else "Your turn"
    first = ["take kickbacks"] if any(KICKBACK.says(word) for word in words) else []
    first += ["use crew"] if any(USE.says(word) for word in words) else []
    return f"{opening}: deploy a die or discard it." + (
        f" You may first {' and '.join(first)}." if first else ""
    )


def kickback(_: State, step: Kickbacks, words: list[Word]) -> str:
    choices = ["take a resource", *said(words, FABRICATE, "fabricate 1 drone")]
    choices += said(words, SALVAGE, f"salvage up to {number(KICKBACK_SALVAGE, 'drone')}")
    return f"You have {number(step.left, 'kickback')} left: {either(choices)}."


def die_text(die: Die) -> str:
    return f"your auxiliary {face_of(die)}" if is_auxiliary(die) else f"your {face_of(die)}"


def location(s: State, step: ChooseLocation, _: list[int]) -> str:
    drones = number(s.players[step.seat].active, "active drone")
    return (
        f"Where does {die_text(step.die)} go? You have {drones} to change its face or to enter an occupied"
        " Location."
    )


def face(s: State, step: ChooseFace, _: list[int]) -> str:
    allowed = [value for value in FACES if takes(step.location, value)]
    faces = "any face" if len(allowed) == len(FACES) else either([str(value) for value in allowed])
    more = ", and 1 more because it is occupied" if toll(s, step.location) else ""
    place = f"the {LOCATIONS[step.location]}, which takes {faces}"
    return f"As what does {die_text(step.die)} go to {place}? Each step up or down exhausts 1 drone{more}."


def arrival(s: State, step: Arrive, words: list[Word]) -> str:
    choices = said(words, ACT, "take its action") + said(words, LAUNCH, "launch a satellite")
    crew = any(USE.says(word) for word in words)
    opening = f"You arrived at the {LOCATIONS[step.location]} with a {s.visit.value}"
    if not choices:
        return f"{opening}: use crew first, nothing else is possible yet."
    return f"{opening}: {either(choices)}." + (" You may first use crew." if crew else "")


def last_window(_: State, _step: LastWindow, _words: list[Word]) -> str:
    return "Your die has gone: use crew, or end your turn."


# Resources and drones


def overflow(_: State, step: Overflow, words: list[Word]) -> str:
    leave = ", or leave it" if LEAVE in words else ""
    return f"Your storage is full: drop something to keep the new {RESOURCES[step.resource]}{leave}."


def gain_any(s: State, step: GainAny, _: list[int]) -> str:
    """SS-CREW-02. At the Crew Station it is the boost, which comes first."""
    why = " before you hire" if s.visit.location == CREW_STATION and s.visit.acting else ""
    return (
        f"Gain {number(step.amount, 'resource')} of your choice{why}: which is"
        f" {'it' if step.amount == 1 else 'the first'}?"
    )


def recall(_: State, step: Recall, words: list[Word]) -> str:
    stop = ", or stop" if STOP in words else ""
    return f"Your reserve is empty: recall up to {number(step.amount, 'satellite')} to fabricate{stop}."


def salvage(s: State, step: Salvage, words: list[Word]) -> str:
    inactive = s.players[step.seat].inactive
    stop = ", or stop" if STOP in words else ""
    amount = f"up to {min(step.amount, inactive)} of your {number(inactive, 'inactive drone')}"
    return f"Salvage {amount}: regenerate some, or decommission one for the bonus of its row{stop}."


# The Sphere, crew, the Fleet


def build(s: State, step: Build, _: list[int]) -> str:
    boost = boosted(s.players[step.seat], SOLAR_SPHERE)
    limit = "any value, by your satellite" if boost else f"value {s.visit.value} or less"
    return f"Build a hex of {limit}: which one?"


def hire(s: State, step: Hire, _: list[int]) -> str:
    return f"Hire 1 crew member: whom? You have {stock_text(s.players[step.seat])}."


def pay(s: State, step: PayExtra, _: list[int]) -> str:
    joining = s.agenda[-2] if len(s.agenda) > 1 else None
    name = CREW_NAMES[joining.card] if isinstance(joining, Join) else "this crew member"
    return f"{name} also costs {number(step.amount, 'resource')} of any type: what do you pay?"


def retire(_: State, _step: Retire, _words: list[Word]) -> str:
    return (
        f"You have more than {CREW_SLOTS} crew members: retire one of the older {CREW_SLOTS} for its bonus."
    )


def branch(_: State, _step: ChooseBranch, words: list[Word]) -> str:
    return f"Choose one bonus: {either([CHOOSE.nouns.names[CHOOSE.noun(word)] for word in words])}."


def refresh(_: State, _step: Refresh, _words: list[Word]) -> str:
    return "Which used crew member do you turn upright, ready for use again?"


def attack(s: State, step: Attack, _: list[int]) -> str:
    drones = number(s.players[step.seat].active, "active drone")
    if step.attacked:
        return f"Attack another ship for 1 crystal, or be done? You have {drones}."
    return f"Which ship do you attack? Each costs 1 crystal and takes at least 1 of your {drones}."


def send(s: State, step: Send, _: list[int]) -> str:
    ship, there = s.ships[step.slot], drones_on(s, step.slot)
    active = number(s.players[step.seat].active, "active drone")
    already = number(there, "drone") if there else "no drone"
    strength = f"resistance {SHIP_RESISTANCE[ship]} plus the die, with {already} there"
    return f"How many of your {active} attack {SHIP_NAMES[ship]}? It has {strength}."


def reroll(s: State, step: OfferReroll, _: list[int]) -> str:
    ship, there = s.ships[step.slot], number(drones_on(s, step.slot), "drone")
    total = f"{SHIP_RESISTANCE[ship]} + {s.resistance}"
    return (
        f"{SHIP_NAMES[ship]} wins with {total} against {there}: reroll with your Flight Tactician, or"
        " decline?"
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
