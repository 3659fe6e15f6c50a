"""What a turn under way may still bring, so that a search gives up no line half-way: the best visit of a die
in hand."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Seat
from perihelion.games.solar_sphere.cards.effects.resources import KICKBACK_WORTH
from perihelion.games.solar_sphere.cards.effects.tracks import MORALE_WORTH, REPUTATION_WORTH
from perihelion.games.solar_sphere.cards.ids import Card, Face, Location
from perihelion.games.solar_sphere.cards.tables import (
    BELT,
    BELT_BOOSTED,
    CREW_GAIN,
    CREW_KIND,
    CREW_STATION,
    CREW_TIER,
    CRYSTAL,
    CRYSTAL_BELT,
    DRONES,
    FABRICATE,
    FABRICATE_BOOSTED,
    FABRICATOR,
    FACES,
    GOLD,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ORE,
    HEX_VALUE,
    LOCATION_COUNT,
    NEIGHBOUR_MASK,
    NO_CARD,
    NO_SHIP,
    ORE,
    POSITION_COUNT,
    SALVAGE_BOOSTED,
    SALVAGE_SHIP,
    SCORING_POINTS,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_RESISTANCE,
    SOLAR_SPHERE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
)
from perihelion.games.solar_sphere.deploy.kickbacks import Kickbacks
from perihelion.games.solar_sphere.deploy.turn import Turn, Turns
from perihelion.games.solar_sphere.deploy.visit import Arrive, ChooseFace, ChooseLocation
from perihelion.games.solar_sphere.mind.worths import (
    ACTIVE,
    CREW,
    CREW_USE,
    DECOMMISSIONED,
    DIE,
    HEX_WORTH,
    ICON,
    INACTIVE,
    LEFTOVER,
    ORE_USE,
    RESERVE,
    SALVAGED,
    SATELLITES,
    SENT,
    STEPS_TO,
)
from perihelion.games.solar_sphere.numbers import (
    affordable,
    boosted,
    drones_on,
    room,
    stored,
    toll,
    value_limit,
)
from perihelion.games.solar_sphere.place.crew import Hire, Join
from perihelion.games.solar_sphere.place.drones import RollAuxiliary, Salvage
from perihelion.games.solar_sphere.place.fleet import Attack, Send
from perihelion.games.solar_sphere.place.sphere import Build
from perihelion.games.solar_sphere.place.storage import GainAny
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import (
    face_of,
)

IMPOSSIBLE: Final = -99.0


class Prospect:
    """A player in the middle of a turn, with so many resources of choice still to come."""

    def __init__(self, s: State, player: Player, turns: float, use: float) -> None:
        self.s = s
        self.player = player
        self.turns = turns
        self.spare = 0
        self.resource = LEFTOVER + ORE_USE * use
        self.drone = LEFTOVER + ACTIVE * use
        self.exhausted = LEFTOVER + (ACTIVE - INACTIVE) * use
        self.fabricated = self.drone - RESERVE * use

    def step_worth(self, step: AskOne) -> float:
        """What the answer to this question will bring."""
        if isinstance(step, Kickbacks):
            self.spare += step.left
            return KICKBACK_WORTH * step.left
        if isinstance(step, GainAny):
            self.spare += step.amount
            return KICKBACK_WORTH * step.amount
        if isinstance(step, Salvage):
            return SALVAGED * min(step.amount, self.player.inactive)
        if isinstance(step, Turn):
            return self.turn_worth()
        if isinstance(step, ChooseLocation):
            return self.best_visit([face_of(step.die)]) - DIE
        if isinstance(step, ChooseFace):
            return (
                self.visit(step.location, STEPS_TO[step.location][face_of(step.die)], face_of(step.die)) - DIE
            )
        return self.action_worth(step)

    def action_worth(self, step: AskOne) -> float:
        """The same on arrival at a Location."""
        if isinstance(step, Arrive):
            return self.location_worth(step.location, self.s.visit.value)
        if isinstance(step, Build):
            return self.build(self.s.visit.value)
        if isinstance(step, Hire):
            return self.hire(0)
        if isinstance(step, Send):
            return SENT
        if isinstance(step, Attack):
            return 0.0 if step.attacked else self.attack()
        return 0.0

    def turn_worth(self) -> float:
        """One of the dice on the ports goes somewhere."""
        player = self.player
        dice = player.dice
        faces = [face for face in FACES if dice[face] > 0]
        if player.auxiliary and not player.auxiliary_fresh:
            faces.append(player.auxiliary)
        return self.best_visit(faces) - DIE if faces else 0.0

    def best_visit(self, faces: list[int]) -> float:
        """The best Location for one of these faces."""
        best = MORALE_WORTH
        for location in range(LOCATION_COUNT):
            steps_to = STEPS_TO[location]
            nearest, steps = 0, DRONES
            for face in faces:
                if steps_to[face] <= steps:
                    nearest, steps = face, steps_to[face]
            best = max(best, self.visit(location, steps, nearest))
        return best

    def visit(self, location: Location, steps: int, face: Face) -> float:
        """A die of this face goes there, after so many drones are exhausted for the face and one for an
        occupied Location."""
        drones = steps + toll(self.s, location)
        if drones > self.player.active:
            return IMPOSSIBLE
        return self.location_worth(location, face) - drones * self.exhausted

    def location_worth(self, location: Location, face: Face) -> float:
        """The action, or a satellite if that is better."""
        player = self.player
        boost = boosted(player, location)
        launch = IMPOSSIBLE if boost or player.active == 0 else SATELLITES[location] * self.turns - self.drone
        if location <= CRYSTAL_BELT:
            return max(launch, min(BELT_BOOSTED if boost else BELT, room(player)) * self.resource)
        if location == FABRICATOR:
            return max(
                launch, min(FABRICATE_BOOSTED if boost else FABRICATE, player.reserve) * self.fabricated
            )
        if location == SALVAGE_SHIP:
            return max(
                launch, SALVAGED * min(SALVAGE_BOOSTED if boost else face, player.inactive) + DECOMMISSIONED
            )
        if location == SOLAR_SPHERE:
            return max(launch, self.build(value_limit(player, face)))
        if location == CREW_STATION:
            return max(launch, self.hire(CREW_GAIN if boost else 0))
        return max(launch, self.attack())

    def build(self, limit: int) -> float:
        """The best hex that can be paid."""
        s, stock, spare = self.s, self.player.stock, self.spare
        points, built = SCORING_POINTS[s.scoring], s.built
        ore, gold, crystal = stock[ORE], stock[GOLD], stock[CRYSTAL]
        best = IMPOSSIBLE
        for position in range(1, POSITION_COUNT):
            if built >> position & 1 == 0 and NEIGHBOUR_MASK[position] & built:
                card = s.hexes[position]
                missing = (
                    max(0, HEX_ORE[card] - ore)
                    + max(0, HEX_GOLD[card] - gold)
                    + max(0, HEX_CRYSTAL[card] - crystal)
                )
                if HEX_VALUE[card] <= limit and missing <= spare:
                    price = (HEX_ORE[card] + HEX_GOLD[card] + HEX_CRYSTAL[card]) * self.resource
                    best = max(best, points[position] + HEX_WORTH[card] - price)
        return best - self.drone if self.player.active + spare > 0 else IMPOSSIBLE

    def hire(self, gain: int) -> float:
        """The best crew member that can be paid after so many resources of choice are gained there."""
        s, extra = self.s, self.spare + gain
        gold, total = self.player.stock[GOLD] + extra, stored(self.player) + extra
        best = IMPOSSIBLE
        for slot in range(len(s.display)):
            card = s.display[slot]
            if card != NO_CARD:
                tier = CREW_TIER[card]
                price = TIER_GOLD[tier] + TIER_ANY[tier]
                if affordable(tier, gold, total):
                    best = max(
                        best,
                        hire_worth(card, self.turns) + MORALE_WORTH * s.tokens[slot] - price * self.resource,
                    )
        return best

    def attack(self) -> float:
        """Ships one after another, each with drones for a success 5 times in 6, while crystal and drones
        last."""
        s = self.s
        crystal, active = self.player.stock[CRYSTAL] + self.spare, self.player.active
        worth = 0.0
        for slot in range(4):
            ship = s.ships[slot]
            if ship == NO_SHIP or crystal == 0 or active == 0:
                continue
            drones = max(1, SHIP_RESISTANCE[ship] + 2 - drones_on(s, slot))
            success = (
                SHIP_BONUSES[ship][0]
                + MORALE_WORTH
                + ICON
                + (REPUTATION_WORTH if SHIP_CORPORATION[ship] else 0.0)
            )
            gain = (
                min(1.0, active / drones) * success * 0.8
                - self.resource
                - min(drones, active) * self.exhausted
            )
            if gain > 0.0:
                worth += gain
                active -= min(drones, active)
                crystal -= 1
        return worth if worth > 0.0 else IMPOSSIBLE


def hire_worth(card: Card, turns: float) -> float:
    """Points, an icon, and what the crew member does in the rounds to come."""
    return TIER_POINTS[CREW_TIER[card]] + ICON + CREW * CREW_USE[CREW_KIND[card]] * turns / 3


def unfinished_worth(s: State, seat: Seat, player: Player, turns: float, use: float) -> float:
    """What the steps of this seat's turn will still bring; nothing between turns."""
    step = s.agenda[-1] if s.agenda else None
    if not (isinstance(step, AskOne) and step.seat == seat) and not isinstance(step, RollAuxiliary):
        return 0.0
    prospect = Prospect(s, player, turns, use)
    worth = 0.0
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if isinstance(step, Turns):
            break
        if isinstance(step, AskOne):
            worth += prospect.step_worth(step)
        elif isinstance(step, Join):
            worth += hire_worth(step.card, turns)
        elif isinstance(step, RollAuxiliary):
            worth += DIE
    return worth
