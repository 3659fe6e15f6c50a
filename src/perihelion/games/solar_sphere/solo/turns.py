"""Chapter "Solo mode": what DRANDA does with its dice and cards. How it chooses is in `solo_choices.py`."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import ALL_SEATS, Draw, Pile
from perihelion.core.steps import Chance, Step, Word
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.ids import Colour, Face, SoloCard
from perihelion.games.solar_sphere.cards.tables import (
    ASTEROID_BELT,
    BELT_OF_FACE,
    BOTTOM_LEFT,
    CREW_ICON,
    CREW_STATION,
    CREW_TIER,
    DRANDA_ORDER,
    DRANDA_PLACES,
    FACES,
    FLEET,
    HEX_ICON,
    LEVEL_DEPLOYS,
    NO_CARD,
    NOWHERE,
    SALVAGE_SHIP,
    SOLAR_SPHERE,
    TIER_POINTS,
    TOP_LEFT,
)
from perihelion.games.solar_sphere.deploy.visit import put_die
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE, Dranda
from perihelion.games.solar_sphere.numbers import toll
from perihelion.games.solar_sphere.place.crew import take_from_display
from perihelion.games.solar_sphere.place.fleet import add_drones
from perihelion.games.solar_sphere.place.sphere import Neighbours, raise_hex
from perihelion.games.solar_sphere.solo.choices import crew_choice, fleet_plan, hex_choice
from perihelion.games.solar_sphere.solo.fleet_order import sort_row
from perihelion.games.solar_sphere.state import State, dranda_of
from perihelion.games.solar_sphere.words import (
    DRANDA_DRAWS,
    ROLL_DRANDA,
    ROLL_OPAQUE,
    coloured_die,
)

# Setup, Dock, Recover


class SortFleet(Step):
    """SS-SOLO-06, SS-SOLO-07, SS-SOLO-45. Where cards were revealed, the higher resistance lies left: bottom
    row first, then top row."""

    def run(self, s: State) -> None:
        if s.dranda is not None:
            sort_row(s, BOTTOM_LEFT)
            sort_row(s, TOP_LEFT)


class DrandaDiscards(Step):
    """SS-SOLO-05. The top card of the DRANDA deck goes face up on the discard pile."""

    def run(self, s: State) -> None:
        if s.dranda is not None:
            s.then(DiscardTop())


class DrandaDraw(Draw):
    """The next card of the DRANDA deck."""

    def pile(self, s: State) -> Pile:
        return dranda_of(s).deck

    def drawn(self, s: State, card: SoloCard) -> None:
        dranda = dranda_of(s)
        dranda.deck = dranda.deck.without(card)
        self.revealed(s, dranda, card)

    def revealed(self, s: State, dranda: Dranda, card: SoloCard) -> None:
        raise NotImplementedError

    def word(self, s: State, outcome: int) -> Word:
        return DRANDA_DRAWS.of(outcome)


class DiscardTop(DrandaDraw):
    """SS-SOLO-05, SS-SOLO-40. A card for the discard pile, which shows the colour order of the round."""

    def revealed(self, s: State, dranda: Dranda, card: SoloCard) -> None:
        dranda.discards.append(card)


class RollDrandaDice(Step):
    """SS-SOLO-08. DRANDA's three dice lie in the colour order of the top discard."""

    def run(self, s: State) -> None:
        dranda = dranda_of(s)
        dranda.colours = list(DRANDA_ORDER[dranda.discards[-1]])
        dranda.dice = []
        s.then_all([RollDrandaDie(colour) for colour in dranda.colours])


class RollDrandaDie(Chance):
    """SS-SOLO-08. One of DRANDA's ship dice."""

    def __init__(self, colour: Colour) -> None:
        self.colour: Final = colour

    def weights(self, s: State) -> list[int]:
        return [1] * len(FACES)

    def happen(self, s: State, outcome: int) -> None:
        dranda_of(s).dice.append(FACES[outcome])

    def word(self, s: State, outcome: int) -> Word:
        return ROLL_DRANDA.of(coloured_die(self.colour, FACES[outcome]))


class DrandaRecovers(Step):
    """SS-SOLO-40, SS-SOLO-48. The top deck card goes on the discard pile, then the play area is shuffled into
    the deck."""

    def run(self, s: State) -> None:
        if s.dranda is not None:
            s.then(DiscardTop(), ShufflePlayed())


class ShufflePlayed(Step):
    """SS-SOLO-40. The cards above its dice go back into the deck; the discards never do."""

    def run(self, s: State) -> None:
        dranda = dranda_of(s)
        dranda.deck = dranda.deck.shuffled_in(dranda.played)
        dranda.played = []
        dranda.dice = []
        dranda.colours = []


# A turn


class DrandaTurn(DrandaDraw):
    """SS-SOLO-10. A card is revealed above the left-most die, which goes where the card shows its colour."""

    def revealed(self, s: State, dranda: Dranda, card: SoloCard) -> None:
        face, colour = dranda.dice[0], dranda.colours[0]
        dranda.dice = dranda.dice[1:]
        dranda.colours = dranda.colours[1:]
        dranda.played.append(card)
        s.then(PlaceDie(card, colour, face, False))


class PlaceDie(Step):
    """SS-SOLO-10, SS-SOLO-11, SS-SOLO-12, SS-SOLO-16. The die is placed, whatever its face; at an occupied
    Location a drone is lost."""

    def __init__(self, card: SoloCard, colour: Colour, face: Face, opaque: bool) -> None:
        self.card: Final = card
        self.colour: Final = colour
        self.face: Final = face
        self.opaque: Final = opaque

    def location(self) -> int:
        place = DRANDA_PLACES[self.card][self.colour]
        return BELT_OF_FACE[self.face] if place == ASTEROID_BELT else place

    def run(self, s: State) -> None:
        location = self.location()
        if toll(s, location):
            lose_drone(s)
        put_die(s, location, DRANDA_SIDE, self.face, self.opaque)
        if location == SALVAGE_SHIP:
            s.then(SearchOpaque(self.card, dranda_of(s).deck.size()))
        elif location == SOLAR_SPHERE:
            s.then(DrandaBuilds(self.face))
        elif location == CREW_STATION:
            s.then(DrandaHires(self.face))
        elif location == FLEET:
            s.then(DrandaAttacks())


def lose_drone(s: State) -> None:
    """SS-SOLO-12, SS-SOLO-46. A drone of the supply leaves the game; without one DRANDA loses 1 point."""
    dranda = dranda_of(s)
    if dranda.supply > 0:
        dranda.supply -= 1
        dranda.removed += 1
    else:
        dranda.gain_points(-1)


def take_drones(s: State, wanted: int) -> int:
    """SS-SOLO-15, SS-SOLO-47. Drones from the supply, then discarded ones for 1 point each; as many as there
    are."""
    dranda = dranda_of(s)
    supplied = min(wanted, dranda.supply)
    reclaimed = min(wanted - supplied, dranda.removed)
    dranda.supply -= supplied
    dranda.removed -= reclaimed
    dranda.gain_points(-reclaimed)
    return supplied + reclaimed


class SearchOpaque(Step):
    """SS-SOLO-17, SS-SOLO-19. Reveal cards until one's left-most colour has an unused opaque die; else the
    extra die is lost."""

    def __init__(self, trigger: SoloCard, tries: int) -> None:
        self.trigger: Final = trigger
        self.tries: Final = tries

    def run(self, s: State) -> None:
        if dranda_of(s).opaque and self.tries > 0:
            s.then(RevealForOpaque(self.trigger, self.tries))


class RevealForOpaque(DrandaDraw):
    """SS-SOLO-17, SS-SOLO-18, SS-SOLO-19. A fitting card replaces the one that led here; any other goes under
    the deck. SS-SOLO-41: its opaque die is used up."""

    def __init__(self, trigger: SoloCard, tries: int) -> None:
        self.trigger: Final = trigger
        self.tries: Final = tries

    def revealed(self, s: State, dranda: Dranda, card: SoloCard) -> None:
        colour = DRANDA_ORDER[card][0]
        if not dranda.has_opaque(colour):
            dranda.deck = dranda.deck.under(card, ALL_SEATS)
            s.then(SearchOpaque(self.trigger, self.tries - 1))
            return
        dranda.use_opaque(colour)
        dranda.played.remove(self.trigger)
        dranda.played.append(card)
        dranda.discards.append(self.trigger)
        s.then(RollOpaque(card, colour))


class RollOpaque(Chance):
    """SS-SOLO-17. The opaque die is rolled and placed at once."""

    def __init__(self, card: SoloCard, colour: Colour) -> None:
        self.card: Final = card
        self.colour: Final = colour

    def weights(self, s: State) -> list[int]:
        return [1] * len(FACES)

    def happen(self, s: State, outcome: int) -> None:
        s.then(PlaceDie(self.card, self.colour, FACES[outcome], True))

    def word(self, s: State, outcome: int) -> Word:
        return ROLL_OPAQUE.of(coloured_die(self.colour, FACES[outcome]))


class DrandaBuilds(Step):
    """SS-SOLO-21, SS-SOLO-22, SS-SOLO-23, SS-SOLO-24, SS-SOLO-25, SS-SOLO-26, SS-SOLO-46, SS-SOLO-47. DRANDA
    builds the hex its criteria single out, for 1 drone; 1 more for a higher value."""

    def __init__(self, face: Face) -> None:
        self.face: Final = face

    def run(self, s: State) -> None:
        dranda = dranda_of(s)
        choice = hex_choice(s, self.face)
        if choice.position == NOWHERE or dranda.supply + dranda.removed == 0:
            return
        if choice.higher:
            lose_drone(s)
        take_drones(s, 1)
        dranda.hexes += 1
        raise_hex(s, DRANDA_SIDE, choice.position)
        card = s.hexes[choice.position]
        dranda.gain_icon(HEX_ICON[card])
        for effect in BENEFITS[card]:
            if isinstance(effect, (Score, Morale, Reputation)):
                effect.apply(s, DRANDA_SIDE)
        s.then(Neighbours(choice.position))


class DrandaHires(Step):
    """SS-SOLO-33, SS-SOLO-34, SS-SOLO-35, SS-SOLO-36. DRANDA hires without cost and keeps all crew: points,
    icon, token."""

    def __init__(self, face: Face) -> None:
        self.face: Final = face

    def run(self, s: State) -> None:
        card = crew_choice(s, self.face).card
        if card == NO_CARD:
            return
        dranda = dranda_of(s)
        dranda.crew.append(card)
        dranda.gain_points(TIER_POINTS[CREW_TIER[card]])
        dranda.gain_morale(take_from_display(s, card))
        dranda.gain_icon(CREW_ICON[card])


class DrandaAttacks(Step):
    """SS-SOLO-27, SS-SOLO-28, SS-SOLO-29, SS-SOLO-30, SS-SOLO-31, SS-SOLO-32. DRANDA deploys 3 or 4 drones by
    its four steps, without crystal."""

    def run(self, s: State) -> None:
        drones = take_drones(s, LEVEL_DEPLOYS[dranda_of(s).level])
        plan = fleet_plan(s, drones)
        for slot in range(4):
            if plan[slot] > 0:
                add_drones(s, slot, DRANDA_SIDE, plan[slot])
