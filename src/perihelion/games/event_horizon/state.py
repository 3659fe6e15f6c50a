"""What lies on the table, as integers and lists of integers, and how it is copied. A mask has a bit for each
tile."""

from __future__ import annotations

from typing import NewType

from perihelion.core.piles import Pile, full_pile
from perihelion.core.steps import State as CoreState
from perihelion.games.event_horizon.cards.tables import (
    ASTEROID,
    CANNONS_EACH,
    DEBRIS,
    FACE_COUNT,
    KIND,
    MINES_EACH,
    NOBODY,
    NOWHERE,
    RING_FACES,
    RING_SIZE,
    SPECIAL_COPIES,
    SUN,
    SUN_FACE,
    TILE_COUNT,
    UNSEEN,
)
from perihelion.games.event_horizon.fight import COMBAT, Fight, new_fight
from perihelion.games.event_horizon.player import Player, new_player
from perihelion.games.kit.masks import below, bit, has

MarauderFleet = NewType("MarauderFleet", int)
"""A fleet on its tile, see `fleet.marauder_fleet`."""
SalvageCard = NewType("SalvageCard", int)
"""A special on its tile, see `fleet.salvage_card`."""


class State(CoreState):
    """The whole table."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        start_cruisers: int,
        home_gates: bool,
        close_starts: bool,
        round: int,
        order: list[int],
        faces: list[int],
        unseen: int,
        revealed: int,
        asteroids: int,
        debris: int,
        wormholes: int,
        tapped: int,
        owners: list[int],
        mines: int,
        cannons: int,
        mines_left: int,
        cannons_left: int,
        marauders: list[MarauderFleet],
        fleets_seen: int,
        deck: Pile,
        salvage: list[SalvageCard],
        shot: int,
        keys: list[int],
        dial: int,
        fight: Fight,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.start_cruisers = start_cruisers
        self.home_gates = home_gates
        self.close_starts = close_starts
        self.round = round
        self.order = order
        """EH-GEN-08. Seats in player order."""
        self.faces = faces
        """The face on each tile, UNSEEN while it lies face down."""
        self.unseen = unseen
        """The bag: a bit for each face that lies face down somewhere in its ring."""
        self.revealed = revealed
        self.asteroids = asteroids
        self.debris = debris
        self.wormholes = wormholes
        """Tiles with a wormhole token."""
        self.tapped = tapped
        """Planets whose tech tokens are taken."""
        self.owners = owners
        """EH-CAP-06. Whose flag is on each tile, with or without ships."""
        self.mines = mines
        self.cannons = cannons
        self.mines_left = mines_left
        self.cannons_left = cannons_left
        self.marauders = marauders
        """Marauder fleets, oldest first."""
        self.fleets_seen = fleets_seen
        """How many have entered the game."""
        self.deck = deck
        self.salvage = salvage
        """Face-down specials on tiles."""
        self.shot = shot
        """Cannons that have had their shot in this step."""
        self.keys = keys
        """What a roll-off compares, by seat, see `rolloff`."""
        self.dial = dial
        """The last die of a marauder fleet, see `fleet.dial_code`."""
        self.fight = fight

    def clone(self) -> State:
        new = State(
            seats=self.seat_count,
            players=[player.clone() for player in self.players],
            start_cruisers=self.start_cruisers,
            home_gates=self.home_gates,
            close_starts=self.close_starts,
            round=self.round,
            order=self.order[:],
            faces=self.faces[:],
            unseen=self.unseen,
            revealed=self.revealed,
            asteroids=self.asteroids,
            debris=self.debris,
            wormholes=self.wormholes,
            tapped=self.tapped,
            owners=self.owners[:],
            mines=self.mines,
            cannons=self.cannons,
            mines_left=self.mines_left,
            cannons_left=self.cannons_left,
            marauders=self.marauders[:],
            fleets_seen=self.fleets_seen,
            deck=self.deck,
            salvage=self.salvage[:],
            shot=self.shot,
            keys=self.keys[:],
            dial=self.dial,
            fight=self.fight.clone(),
        )
        new.copy_core(self)
        return new


def new_state(seats: int, start_cruisers: int, home_gates: bool, close_starts: bool) -> State:
    """EH-SETUP-05, EH-SETUP-06, EH-SETUP-07. An empty table: the sun, face-down tiles, the deck and the
    pools."""
    return State(
        seats,
        players=[new_player() for _ in range(seats)],
        start_cruisers=start_cruisers,
        home_gates=home_gates,
        close_starts=close_starts,
        round=0,
        order=[],
        faces=[SUN_FACE] + [UNSEEN] * (TILE_COUNT - 1),
        unseen=below(FACE_COUNT),
        revealed=bit(SUN),
        asteroids=0,
        debris=0,
        wormholes=0,
        tapped=0,
        owners=[NOBODY] * TILE_COUNT,
        mines=0,
        cannons=0,
        mines_left=MINES_EACH * seats,
        cannons_left=CANNONS_EACH * seats,
        marauders=[],
        fleets_seen=0,
        deck=full_pile(list(SPECIAL_COPIES)),
        salvage=[],
        shot=0,
        keys=[],
        dial=0,
        fight=new_fight(COMBAT, NOWHERE, 0),
    )


def lay_face(s: State, tile: int, face: int) -> None:
    """A tile shows this face from now on; its back, if the face is UNSEEN."""
    here = bit(tile)
    kind = KIND[face]
    s.faces[tile] = face
    s.revealed = s.revealed & ~here if face == UNSEEN else s.revealed | here
    s.asteroids = s.asteroids | here if kind == ASTEROID else s.asteroids & ~here
    s.debris = s.debris | here if kind == DEBRIS else s.debris & ~here


def hidden_faces(s: State, ring: int) -> list[int]:
    """1 for each face of a ring that lies face down somewhere in it, else 0."""
    first = RING_FACES[ring]
    return [int(has(s.unseen, face)) for face in range(first, first + RING_SIZE[ring])]
