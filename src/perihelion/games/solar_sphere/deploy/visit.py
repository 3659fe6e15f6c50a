"""Chapter "Visiting a Location": where the die goes, what it shows, and satellite or action on arrival."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import AskOne, Refusal, Seat, Side, Step, Word
from perihelion.games.solar_sphere.cards.amounts import active_drones, of
from perihelion.games.solar_sphere.cards.ids import Die, Face, Location
from perihelion.games.solar_sphere.cards.tables import (
    BELT,
    BELT_BOOSTED,
    CREW_GAIN,
    CREW_STATION,
    CRYSTAL,
    CRYSTAL_BELT,
    FABRICATE,
    FABRICATE_BOOSTED,
    FABRICATOR,
    FACE_MASK,
    FACES,
    FLEET_SALVAGE,
    GOLD,
    LOCATION_COUNT,
    NO_CARD,
    NOWHERE,
    ON_DEPLOY,
    SALVAGE_BOOSTED,
    SALVAGE_SHIP,
    SOLAR_SPHERE,
    TIER_GOLD,
)
from perihelion.games.solar_sphere.deploy.finish import can_act, finishable, fragile, launches
from perihelion.games.solar_sphere.deploy.means import Means, means_of
from perihelion.games.solar_sphere.numbers import boosted, ready_card, toll, viable_positions
from perihelion.games.solar_sphere.place.crew import Hire, crew_options, refuse_use, stock_text, use_crew
from perihelion.games.solar_sphere.place.drones import Fabricate, exhaust, salvage
from perihelion.games.solar_sphere.place.fleet import Attack
from perihelion.games.solar_sphere.place.sphere import Build
from perihelion.games.solar_sphere.place.storage import Gain, GainAny
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import NO_VISIT, State, Visit, placed_die
from perihelion.games.solar_sphere.words import (
    ACT,
    AS,
    END,
    LAUNCH,
    NAVIGATE,
    USE,
    VISIT,
    face_of,
    is_auxiliary,
)


def takes(location: Location, face: Face) -> bool:
    """SS-VIS-01. The Location's die requirement."""
    return FACE_MASK[location] >> face & 1 == 1


def faces_of(location: Location) -> Said:
    """`3 or 4`: the faces that the Location takes."""
    first, *others = [face for face in FACES if takes(location, face)]
    faces = Said("{face}", face=first)
    for face in others:
        faces = Said("{faces} or {face}", faces=faces, face=face)
    return faces


def visitable(s: State, seat: Seat, die: Die, location: Location) -> bool:
    """SS-VIS-10. With some final face a satellite or the action there can be completed."""
    player = s.players[seat]
    shown = face_of(die)
    spare = player.active - toll(s, location)
    if spare < 0:
        return False
    if location in (FABRICATOR, SALVAGE_SHIP):
        return True
    navigator = ready_card(player, ON_DEPLOY) != NO_CARD
    for face in range(1, 7):
        if takes(location, face):
            cost = abs(face - shown)
            if cost <= spare and (not fragile(location) or finishes(s, seat, location, face, cost)):
                return True
            if navigator and (not fragile(location) or finishes(s, seat, location, face, 0)):
                return True
    return False


def finishes(s: State, seat: Seat, location: Location, face: Face, cost: int) -> bool:
    """The visit can be finished after so many drones are exhausted for the face. Most often a satellite can
    be launched, and nothing else need be tried."""
    player = s.players[seat]
    return launches(player, location, player.active - cost - toll(s, location)) or finishable(
        s, seat, Visit(location, face, False), means_there(s, seat, location, cost), True
    )


def means_there(s: State, seat: Seat, location: Location, cost: int) -> Means:
    """SS-DRONE-04. The player's means on arrival: drones exhausted for the face, and one more if the Location
    is occupied."""
    means = means_of(s.players[seat])
    spent = cost + toll(s, location)
    means.active -= spent
    means.inactive += spent
    return means


class ChooseLocation(AskOne):
    """SS-VIS-01. Move the die to a Location whose requirement it can meet."""

    def __init__(self, seat: Seat, die: Die) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [VISIT.of(place) for place in range(LOCATION_COUNT) if visitable(s, seat, self.die, place)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        s.then(ChooseFace(seat, self.die, VISIT.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_location(s, seat, self.die, VISIT.noun(option)) if VISIT.says(option) else None


def refuse_location(s: State, seat: Seat, die: Die, location: Location) -> Refusal:
    """Why this die cannot go there."""
    player = s.players[seat]
    if toll(s, location) > player.active:
        return Refusal(
            "SS-VIS-04",
            "The {location:place} is occupied: needs 1 active drone; you have none.",
            place=location,
        )
    nearest = min([abs(face - face_of(die)) for face in FACES if takes(location, face)])
    cost = nearest if ready_card(player, ON_DEPLOY) == NO_CARD else 0
    needed = cost + toll(s, location)
    if needed > player.active:
        return Refusal(
            "SS-VIS-02",
            "The {location:place} takes {faces}: needs {drones}; you have {active}.",
            place=location,
            faces=faces_of(location),
            drones=active_drones(needed),
            active=player.active,
        )
    return refuse_finish(s, seat, location, cost)


def refuse_finish(s: State, seat: Seat, location: Location, cost: int) -> Refusal:
    """Neither satellite nor action would be possible after so many drones are exhausted for the face."""
    player = s.players[seat]
    drones = active_drones(means_there(s, seat, location, cost).active)
    satellite = (
        Said("you already have a satellite")
        if boosted(player, location)
        else Said("no active drone would be left for a satellite")
    )
    if location == SOLAR_SPHERE:
        return Refusal(
            "SS-SPH-04",
            "On arrival you would have {stock} and {drones}: no hex in reach can be paid, and {satellite}.",
            stock=stock_text(player),
            drones=drones,
            satellite=satellite,
        )
    if location == CREW_STATION:
        return Refusal(
            "SS-CREW-03",
            "Nobody in the display can be hired with {stock}, and {satellite}.",
            stock=stock_text(player),
            satellite=satellite,
        )
    return Refusal(
        "SS-FLT-06",
        "An attack needs 1 crystal and 1 active drone; on arrival you would have {crystal} and {drones}, and"
        " {satellite}.",
        crystal=of(CRYSTAL, player.stock[CRYSTAL]),
        drones=drones,
        satellite=satellite,
    )


BY_DISTANCE: Final = tuple([tuple(sorted(FACES, key=lambda face: abs(face - shown))) for shown in range(7)])
"""The faces by what they cost, the one shown first."""


class ChooseFace(AskOne):
    """SS-VIS-02. Exhaust 1 drone for each step of the die, or SS-CREW-17: let the Chief Navigator set it."""

    def __init__(self, seat: Seat, die: Die, location: Location) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.location: Final = location

    def options(self, s: State, seat: Seat) -> list[Word]:
        shown = face_of(self.die)
        offered = [
            AS.of(face - 1) for face in BY_DISTANCE[shown] if self.allows(s, seat, face, abs(face - shown))
        ]
        if ready_card(s.players[seat], ON_DEPLOY) != NO_CARD:
            offered += [
                NAVIGATE.of(face - 1) for face in FACES if face != shown and self.allows(s, seat, face, 0)
            ]
        return offered

    def allows(self, s: State, seat: Seat, face: Face, cost: int) -> bool:
        if not takes(self.location, face) or cost + toll(s, self.location) > s.players[seat].active:
            return False
        return not fragile(self.location) or finishes(s, seat, self.location, face, cost)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        if NAVIGATE.says(option):
            face, cost = NAVIGATE.noun(option) + 1, 0
            player.use(ready_card(player, ON_DEPLOY))
        else:
            face = AS.noun(option) + 1
            cost = abs(face - face_of(self.die))
        exhaust(player, cost + toll(s, self.location))
        leave_port(s, seat, self.die)
        put_die(s, self.location, seat, face, is_auxiliary(self.die))
        s.visit = Visit(self.location if fragile(self.location) else NOWHERE, face, False)
        s.then(Arrive(seat, self.location))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not AS.says(option) and not NAVIGATE.says(option):
            return None
        face = (AS.noun(option) if AS.says(option) else NAVIGATE.noun(option)) + 1
        if NAVIGATE.says(option) and ready_card(s.players[seat], ON_DEPLOY) == NO_CARD:
            return Refusal("SS-CREW-17", "You have no Chief Navigator that is ready.")
        if not takes(self.location, face):
            return Refusal(
                "SS-VIS-01",
                "The {location:place} takes {faces}, not {face}.",
                place=self.location,
                faces=faces_of(self.location),
                face=face,
            )
        cost = abs(face - face_of(self.die)) if AS.says(option) else 0
        needed = cost + toll(s, self.location)
        if needed > s.players[seat].active:
            return Refusal(
                "SS-VIS-02",
                "Needs {drones}; you have {active}.",
                drones=active_drones(needed),
                active=s.players[seat].active,
            )
        return refuse_finish(s, seat, self.location, cost)


def leave_port(s: State, seat: Seat, die: Die) -> None:
    """The die is taken from its docking port."""
    if is_auxiliary(die):
        s.players[seat].auxiliary = 0
    else:
        s.players[seat].dice[face_of(die)] -= 1


def put_die(s: State, location: Location, side: Side, face: Face, opaque: bool) -> None:
    """SS-VIS-05, SS-VIS-12. The die lies on the Location until Recover."""
    s.placed.append(placed_die(location, side, face, opaque))
    s.occupy(location)


class Arrive(AskOne):
    """SS-VIS-06, SS-CREW-16, SS-CREW-19. Use crew cards, then launch a satellite or take the action."""

    def __init__(self, seat: Seat, location: Location) -> None:
        super().__init__(seat)
        self.location: Final = location

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        offered = crew_options(s, seat, self.location) if player.crew else []
        if not fragile(self.location) or self.can_act(s, player):
            offered.append(ACT)
        if player.active > 0 and not boosted(player, self.location):
            offered.append(LAUNCH)
        return offered

    def can_act(self, s: State, player: Player) -> bool:
        """The action can be taken as things are, with the boost but without further crew cards."""
        return can_act(s, player, Visit(self.location, s.visit.value, False), means_of(player))

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == LAUNCH:
            s.finish_visit()
            s.players[seat].active -= 1
            s.players[seat].launch(self.location)
            s.then(EndTurn(seat))
        elif option == ACT:
            s.take_action()
            s.then(LastWindow(seat))
            take_action(s, seat, self.location)
        else:
            s.then(self)
            use_crew(s, seat, USE.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if USE.says(option):
            return refuse_use(s, seat, USE.noun(option), self.location)
        if option == LAUNCH:
            if boosted(s.players[seat], self.location):
                return Refusal(
                    "SS-VIS-08",
                    "You already have a satellite at the {location:place}.",
                    place=self.location,
                )
            return Refusal("SS-VIS-07", "A satellite needs 1 active drone; you have none.")
        return refuse_action(s, seat, self.location) if option == ACT else None


def refuse_action(s: State, seat: Seat, location: Location) -> Refusal:
    """Why the action of this Location cannot be taken."""
    player = s.players[seat]
    means = Said("{stock} and {drones}", stock=stock_text(player), drones=active_drones(player.active))
    if location == SOLAR_SPHERE and not viable_positions(s):
        return Refusal("SS-SPH-09", "All hexes are built: the Solar Sphere only takes a satellite now.")
    if location == SOLAR_SPHERE:
        return Refusal("SS-SPH-04", "No viable hex in reach can be paid with {means}.", means=means)
    if location == CREW_STATION:
        return Refusal(
            "SS-CREW-03",
            "Nobody in the display can be hired with {means}; {gold} is the least.",
            means=means,
            gold=of(GOLD, TIER_GOLD[0]),
        )
    return Refusal(
        "SS-FLT-06", "An attack needs 1 crystal and 1 active drone; you have {means}.", means=means
    )


def take_action(s: State, seat: Seat, location: Location) -> None:
    """SS-LOC-01, SS-LOC-02, SS-LOC-03, SS-LOC-04, SS-LOC-05, SS-CREW-02, SS-FLT-02. The action of the
    Location, boosted by an own satellite."""
    player = s.players[seat]
    boost = boosted(player, location)
    if location <= CRYSTAL_BELT:
        s.then(Gain(seat, location, BELT_BOOSTED if boost else BELT))
    elif location == FABRICATOR:
        s.then(Fabricate(seat, FABRICATE_BOOSTED if boost else FABRICATE))
    elif location == SALVAGE_SHIP:
        salvage(s, seat, SALVAGE_BOOSTED if boost else s.visit.value)
    elif location == SOLAR_SPHERE:
        s.then(Build(seat))
    elif location == CREW_STATION:
        s.then(Hire(seat))
        if boost:
            s.then(GainAny(seat, CREW_GAIN))
    else:
        s.then(Attack(seat, ()))
        if boost:
            salvage(s, seat, FLEET_SALVAGE)


class LastWindow(AskOne):
    """SS-CREW-19. After the action or a discard, crew cards may be used before the turn ends."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [*crew_options(s, seat, NOWHERE), END] if s.players[seat].crew else [END]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == END:
            s.then(EndTurn(seat))
        else:
            s.then(self)
            use_crew(s, seat, USE.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_use(s, seat, USE.noun(option), NOWHERE) if USE.says(option) else None


class EndTurn(Step):
    """SS-AUX-02. From the next turn on, an auxiliary die gained in this one may be deployed."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        s.players[self.seat].auxiliary_fresh = False
        s.visit = NO_VISIT
