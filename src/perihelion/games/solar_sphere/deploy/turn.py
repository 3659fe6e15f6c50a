"""Chapter "Phase 2: Deploy": turns, kickbacks and discarding a die."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.solar_sphere.cards.amounts import active_drones
from perihelion.games.solar_sphere.cards.ids import Die
from perihelion.games.solar_sphere.cards.tables import (
    FABRICATOR,
    FACES,
    LOCATION_COUNT,
    NOWHERE,
    SPANNERS,
)
from perihelion.games.solar_sphere.deploy.kickbacks import Kickbacks
from perihelion.games.solar_sphere.deploy.visit import ChooseLocation, LastWindow, leave_port, visitable
from perihelion.games.solar_sphere.numbers import kickbacks
from perihelion.games.solar_sphere.place.crew import crew_options, refuse_use, use_crew
from perihelion.games.solar_sphere.place.tracks import gain_morale
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.solo.turns import DrandaTurn
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import (
    DEPLOY,
    DISCARD,
    KICKBACK,
    USE,
    auxiliary_die,
    face_of,
    is_auxiliary,
    ship_die,
)


class Turns(Step):
    """SS-DEP-01. In turn order until nobody has a die on a port; `place` is whose turn it is in that
    order."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: State) -> None:
        for offset in range(s.sides):
            place = (self.place + offset) % s.sides
            side = s.order[place]
            if s.side_of(side).dice_left() > 0:
                s.then(Turns((place + 1) % s.sides))
                s.then(DrandaTurn() if s.driven(side) else Turn(side, False))
                return


def dice_on_ports(s: State, seat: Seat) -> list[int]:
    """The dice that may be discarded, equal faces once; SS-AUX-02: also an auxiliary die gained in this
    turn."""
    player = s.players[seat]
    dice = [ship_die(face) for face in FACES if player.dice[face] > 0]
    if player.auxiliary:
        dice.append(auxiliary_die(player.auxiliary))
    return dice


def fresh(player: Player, die: Die) -> bool:
    """SS-AUX-02. The die is the auxiliary die and was gained in this turn."""
    return is_auxiliary(die) and player.auxiliary_fresh


def deployable(s: State, seat: Seat, die: Die) -> bool:
    """Some Location can be visited with this die; those that take any die are looked at first."""
    return not fresh(s.players[seat], die) and any(
        visitable(s, seat, die, (location + FABRICATOR) % LOCATION_COUNT)
        for location in range(LOCATION_COUNT)
    )


class Turn(AskOne):
    """SS-DEP-02, SS-DEP-04. Take kickbacks once, use crew; then deploy one die or discard it."""

    def __init__(self, seat: Seat, kicked: bool) -> None:
        super().__init__(seat)
        self.kicked: Final = kicked

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        dice = dice_on_ports(s, seat)
        offered = [DEPLOY.of(die) for die in dice if deployable(s, seat, die)]
        offered += [DISCARD.of(die) for die in dice]
        if not self.kicked:
            offered += [KICKBACK.of(spanner) for spanner in SPANNERS if spanner < player.morale]
        if player.crew:
            offered += crew_options(s, seat, NOWHERE)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if DEPLOY.says(option):
            s.then(ChooseLocation(seat, DEPLOY.noun(option)))
        elif DISCARD.says(option):
            discard(s, seat, DISCARD.noun(option))
        elif KICKBACK.says(option):
            s.then(Turn(seat, True))
            take_kickbacks(s, seat, KICKBACK.noun(option))
        else:
            s.then(self)
            use_crew(s, seat, USE.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if USE.says(option):
            return refuse_use(s, seat, USE.noun(option), NOWHERE)
        if KICKBACK.says(option):
            return self.refuse_kickback(s, seat, KICKBACK.noun(option))
        if DEPLOY.says(option) or DISCARD.says(option):
            return refuse_die(s, seat, DEPLOY.noun(option) if DEPLOY.says(option) else DISCARD.noun(option))
        return None

    def refuse_kickback(self, s: State, seat: Seat, column: int) -> Refusal:
        if self.kicked:
            return Refusal("SS-KICK-01", "You have taken kickbacks this turn; once per turn is all.")
        if column not in SPANNERS:
            return Refusal(
                "SS-KICK-02", "Column {column} has no spanner; the marker must stop on one.", column=column
            )
        return Refusal(
            "SS-KICK-01",
            "Column {column} is not behind your morale marker, which is at {morale}.",
            column=column,
            morale=s.players[seat].morale,
        )


def refuse_die(s: State, seat: Seat, die: Die) -> Refusal:
    """Why this die cannot go now."""
    player = s.players[seat]
    if die not in dice_on_ports(s, seat):
        return Refusal("SS-VIS-01", "You have no {die} on your ports.", die=die_text(die))
    if fresh(player, die):
        return Refusal(
            "SS-AUX-02", "The auxiliary die was gained in this turn; it may be deployed in a later one."
        )
    return Refusal(
        "SS-VIS-10",
        "No Location can be visited with the {die} and {drones}.",
        die=die_text(die),
        drones=active_drones(player.active),
    )


def die_text(die: Die) -> Said:
    if is_auxiliary(die):
        return Said("auxiliary die showing {face}", face=face_of(die))
    return Said("ship die showing {face}", face=face_of(die))


def take_kickbacks(s: State, seat: Seat, column: int) -> None:
    """SS-KICK-01, SS-KICK-07. The marker moves back; the number of kickbacks is fixed now."""
    player = s.players[seat]
    count = kickbacks(player.morale, player.reputation, column)
    player.morale = column
    s.then(Kickbacks(seat, count))


def discard(s: State, seat: Seat, die: Die) -> None:
    """SS-DEP-03. The die is out for the round; gain 1 morale. SS-DEP-04: crew may still be used."""
    leave_port(s, seat, die)
    gain_morale(s, seat, 1)
    s.then(LastWindow(seat))
