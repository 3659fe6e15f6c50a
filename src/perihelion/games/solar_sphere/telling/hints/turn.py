"""Beside the words of a turn: kickbacks, a discarded die, a visit."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.amounts import (
    drones,
    morale,
)
from perihelion.games.solar_sphere.cards.effects.effect import texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS
from perihelion.games.solar_sphere.cards.ids import (
    Card,
    Die,
    Location,
)
from perihelion.games.solar_sphere.cards.locations import BOOSTED
from perihelion.games.solar_sphere.cards.tables import (
    CREW_KIND,
    CREW_STATION,
    FLEET,
    NO_CARD,
    ON_DEPLOY,
    SOLAR_SPHERE,
    TOP_COLUMN,
)
from perihelion.games.solar_sphere.deploy.finish import finishable, fragile
from perihelion.games.solar_sphere.deploy.visit import (
    Arrive,
    ChooseFace,
    ChooseLocation,
    means_there,
)
from perihelion.games.solar_sphere.numbers import kickbacks, ready_card, toll
from perihelion.games.solar_sphere.state import State, Visit
from perihelion.games.solar_sphere.telling.phrases import (
    location_action,
)
from perihelion.games.solar_sphere.words import (
    AS,
    NAVIGATE,
    face_of,
)

# A turn


def kickback(s: State, seat: Seat, column: int) -> Said:
    player = s.players[seat]
    if column >= player.morale:
        return NOTHING_SAID
    return Said(
        "{kickbacks} for {morale}",
        kickbacks=amounts.kickbacks(kickbacks(player.morale, player.reputation, column)),
        morale=morale(player.morale - column),
    )


def discard(s: State, seat: Seat, _: int) -> Said:
    return Said("gain 1 morale") if s.players[seat].morale < TOP_COLUMN else Said("score 1 point")


def action(_: State, _seat: Seat, card: Card) -> Said:
    return texts(ACTIONS[CREW_KIND[card]])


# A visit


def visit(s: State, seat: Seat, location: Location) -> Said:
    """The action, and the fewest drones it takes to get there."""
    step = asked(s)
    if not isinstance(step, ChooseLocation):
        return NOTHING_SAID
    offered = ChooseFace(seat, step.die, location).options(s, seat)
    costs = [face_cost(word, step.die) for word in offered]
    price = min(costs, default=0) + toll(s, location)
    brings = location_action(s, seat, location, face_of(step.die))
    if fragile(location) and not any(
        acts(s, seat, location, word, face_cost(word, step.die)) for word in offered
    ):
        brings = Said("only for a satellite, {missing}", missing=MISSING[location])
    return Said("{brings}; exhausts {drones}", brings=brings, drones=drones(price)) if price else brings


MISSING = {
    SOLAR_SPHERE: Said("no hex can be paid"),
    CREW_STATION: Said("nobody can be hired"),
    FLEET: Said("no attack can be paid"),
}


def acts(s: State, seat: Seat, location: Location, word: Word, cost: int) -> bool:
    """Not only a satellite but the action is within reach with this face."""
    shown = (AS.noun(word) if AS.says(word) else NAVIGATE.noun(word)) + 1
    means = means_there(s, seat, location, cost)
    return finishable(s, seat, Visit(location, shown, False), means, False)


def face_cost(word: Word, die: Die) -> int:
    """SS-VIS-02, SS-CREW-17. The drones for a face, none if the Chief Navigator sets it."""
    return abs(AS.noun(word) + 1 - face_of(die)) if AS.says(word) else 0


def face(s: State, _: int, noun: int) -> Said:
    step = asked(s)
    return (
        exhausts(s, step, face_cost(AS.of(noun), step.die)) if isinstance(step, ChooseFace) else NOTHING_SAID
    )


def navigate(s: State, seat: Seat, _: int) -> Said:
    step, card = asked(s), ready_card(s.players[seat], ON_DEPLOY)
    if not isinstance(step, ChooseFace) or card == NO_CARD:
        return NOTHING_SAID
    return Said("uses {crew:card}; {exhausts}", card=card, exhausts=exhausts(s, step, 0))


def exhausts(s: State, step: ChooseFace, steps: int) -> Said:
    price = steps + toll(s, step.location)
    return Said("exhausts {drones}", drones=drones(price)) if price else Said("exhausts no drone")


def launch(s: State, _: int, _noun: int) -> Said:
    step = asked(s)
    if not isinstance(step, Arrive):
        return NOTHING_SAID
    return Said("1 drone; in later visits: {boosted}", boosted=BOOSTED[step.location])


def act(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    return (
        location_action(s, seat, step.location, s.visit.value) if isinstance(step, Arrive) else NOTHING_SAID
    )
