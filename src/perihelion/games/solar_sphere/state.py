"""What lies on the table, as integers and lists of integers, and how it is copied."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Pile, full_pile
from perihelion.core.steps import Side
from perihelion.core.steps import State as CoreState
from perihelion.games.kit.masks import bit
from perihelion.games.kit.values import Value
from perihelion.games.solar_sphere.cards.ids import Face, Location, Position, Tier
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CORE_HEX,
    CORPORATION,
    CREW_COUNT,
    CREW_TIER,
    DISPLAY,
    FLIPPED,
    HEX_COUNT,
    NO_CARD,
    NO_SCORING,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    POSITION_COUNT,
    TIERS,
    ships_for,
)
from perihelion.games.solar_sphere.dranda import Dranda, new_dranda
from perihelion.games.solar_sphere.player import Contender, Player, new_player

ROUNDS: Final = 6
"""SS-REC-09. Two ships come in each round, and the deck of 12 is empty when the sixth begins."""
CORPORATION_DRONES_BY_THE_DECK: Final = 2
"""SS-SETUP-10."""


class Visit(Value):
    """Where a die has arrived, what it shows, and how far things have gone there."""

    __slots__ = ("acting", "location", "value")

    def __init__(self, location: Location, value: Face, acting: bool) -> None:
        self.location: Final = location
        """The Location where something must still be finished, or NOWHERE."""
        self.value: Final = value
        """The face of the die."""
        self.acting: Final = acting
        """The action is taken; satellite and crew cards no longer are a way out."""

    def finished(self) -> bool:
        """Nothing has to be finished, also when nobody visits anything."""
        return self.location == NOWHERE


NO_VISIT: Final = Visit(NOWHERE, 0, False)
"""Between two visits."""


class State(CoreState):
    """The whole table. A side is a seat, DRANDA (side 1 of the solo game) or the Corporation."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        dranda: Dranda | None,
        sides: int,
        round: int,
        last_hex_built: bool,
        order: list[int],
        scoring: int,
        hexes: tuple[int, ...],
        bag: tuple[int, ...],
        flips: int,
        owners: list[int],
        built: int,
        placed: list[int],
        occupied: int,
        ship_deck: Pile,
        ships: list[int],
        column_owners: list[int],
        column_drones: list[int],
        corporation_drones: int,
        crew_decks: list[Pile],
        display: list[int],
        tokens: list[int],
        visit: Visit,
        resistance: int,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.dranda = dranda
        self.sides = sides
        """Seats, and DRANDA in the solo game."""
        self.round = round
        self.last_hex_built = last_hex_built
        self.order = order
        """Sides in turn order."""
        self.scoring = scoring
        """The Sphere scoring card."""
        self.hexes = hexes
        """The hex on each position, as far as they are laid."""
        self.bag = bag
        """1 for each hex that is not laid."""
        self.flips = flips
        """Face-down hexes still to be laid."""
        self.owners = owners
        """The builder of each position."""
        self.built = built
        """A bit for each built position."""
        self.placed = placed
        """Dice lying on Locations this round, see `placed_die`."""
        self.occupied = occupied
        """A bit for each Location with a die."""
        self.ship_deck = ship_deck
        self.ships = ships
        """The fleet: top left, top right, bottom left, bottom right."""
        self.column_owners = column_owners
        """Who has drones in each column of each ship, five columns a ship."""
        self.column_drones = column_drones
        self.corporation_drones = corporation_drones
        """Those beside the Resistance deck."""
        self.crew_decks = crew_decks
        self.display = display
        self.tokens = tokens
        """The morale token on each card of the display."""
        self.visit = visit
        """What the active player is doing at a Location."""
        self.resistance = resistance
        """The last roll of the Resistance die."""

    def clone(self) -> State:
        new = State(
            seats=self.seat_count,
            players=[player.clone() for player in self.players],
            dranda=None if self.dranda is None else self.dranda.clone(),
            sides=self.sides,
            round=self.round,
            last_hex_built=self.last_hex_built,
            order=self.order[:],
            scoring=self.scoring,
            hexes=self.hexes,
            bag=self.bag,
            flips=self.flips,
            owners=self.owners[:],
            built=self.built,
            placed=self.placed[:],
            occupied=self.occupied,
            ship_deck=self.ship_deck,
            ships=self.ships[:],
            column_owners=self.column_owners[:],
            column_drones=self.column_drones[:],
            corporation_drones=self.corporation_drones,
            crew_decks=self.crew_decks[:],
            display=self.display[:],
            tokens=self.tokens[:],
            visit=self.visit,
            resistance=self.resistance,
        )
        new.copy_core(self)
        return new

    def side_count(self) -> int:
        return self.sides

    def side_of(self, side: Side) -> Contender:
        """Who plays this side: a player, or DRANDA."""
        return self.players[side] if side < self.seat_count else dranda_of(self)

    def take_action(self) -> None:
        """The visit goes on with the action of its Location."""
        self.visit = Visit(self.visit.location, self.visit.value, True)

    def finish_visit(self) -> None:
        """Satellite or action are done; whatever follows is free."""
        self.visit = Visit(NOWHERE, self.visit.value, self.visit.acting)

    def occupy(self, location: Location) -> None:
        """A die lies at the Location."""
        self.occupied |= bit(location)

    def raise_at(self, position: Position) -> None:
        """The hex on this position is built."""
        self.built |= bit(position)


def crew_deck(tier: Tier) -> Pile:
    """SS-SETUP-11. The cards of one tier, face down."""
    return full_pile([int(CREW_TIER[card] == tier) for card in range(CREW_COUNT)])


def new_state(seats: int, level: int) -> State:
    """An empty table for so many seats; a level of DRANDA for a single one. SS-SETUP-01: only the Core lies
    there, and counts as built."""
    dranda = new_dranda(level) if seats == 1 else None
    return State(
        seats,
        players=[new_player() for _ in range(seats)],
        dranda=dranda,
        sides=seats if dranda is None else seats + 1,
        round=0,
        last_hex_built=False,
        order=[],
        scoring=NO_SCORING,
        hexes=(CORE_HEX,),
        bag=(1,) * HEX_COUNT,
        flips=FLIPPED[seats],
        owners=[CORPORATION] + [NOBODY] * (POSITION_COUNT - 1),
        built=1,
        placed=[],
        occupied=0,
        ship_deck=full_pile(ships_for(seats)),
        ships=[NO_SHIP] * 4,
        column_owners=[NOBODY] * (4 * COLUMNS),
        column_drones=[0] * (4 * COLUMNS),
        corporation_drones=CORPORATION_DRONES_BY_THE_DECK,
        crew_decks=[crew_deck(tier) for tier in TIERS],
        display=[NO_CARD] * DISPLAY,
        tokens=[0] * DISPLAY,
        visit=NO_VISIT,
        resistance=0,
    )


def dranda_of(s: State) -> Dranda:
    """The opponent in a step that only the solo game has."""
    dranda = s.dranda
    assert dranda is not None, "only the solo game has DRANDA"
    return dranda


def placed_die(location: Location, side: Side, face: Face, opaque: bool) -> int:
    """A die on a Location as one number."""
    return ((location * 8 + side) * 8 + face) * 2 + int(opaque)


def read_placed(die: int) -> tuple[int, int, int, bool]:
    """Location, side, face, opaque."""
    return die // 128, die // 16 % 8, die // 2 % 8, die % 2 == 1
