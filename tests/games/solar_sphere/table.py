"""A table of Solar Sphere for rule tests: how its pieces are set and read.

Nothing is random: the hexes SH01 to SH18 lie in order on I1-I6, O1-O12 (unless `hexes` says otherwise), the
scoring card is Inner Shell, all decks are full bags, fleet and crew display are empty until a test fills
them, the turn order is the seats.
"""

from __future__ import annotations

from kit.table import GameTable
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CORE_HEX,
    CORPORATION,
    CREW_ICON,
    CREW_TIER,
    DIE_COLOURS,
    FACTIONS,
    FLEET_SLOTS,
    HEX_CARDS,
    HEX_COUNT,
    ICON_IDS,
    KINDS,
    LEVELS,
    LOCATION_IDS,
    LOCATIONS,
    NOBODY,
    PLAYER_NAMES,
    POSITIONS,
    RESOURCES,
    SHIP_CARDS,
)
from perihelion.games.solar_sphere.deploy.turn import Turn, Turns
from perihelion.games.solar_sphere.deploy.visit import ChooseFace, ChooseLocation, put_die
from perihelion.games.solar_sphere.dranda import Dranda
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.place.fleet import add_drones
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.scoring import final_score
from perihelion.games.solar_sphere.solo.turns import DrandaTurn
from perihelion.games.solar_sphere.state import State, new_state, placed_die, read_placed


def side_of(name: str) -> int:
    """A player by colour, "dranda" or "corporation"."""
    return {"dranda": 1, "corporation": CORPORATION}.get(
        name, PLAYER_NAMES.index(name) if name in PLAYER_NAMES else NOBODY
    )


def crew_card(text: str) -> int:
    """`C2-09a`: a copy of a kind of crew card."""
    kind = [kind.id for kind in KINDS].index(text[:5])
    return 2 * kind + (1 if text.endswith("b") else 0)


def ship_card(text: str) -> int:
    return [card.id for card in SHIP_CARDS].index(text)


def hex_card(text: str) -> int:
    return [card.id for card in HEX_CARDS].index(text)


class Table(GameTable[State]):
    """The table and what a test can do with it, besides what is done at every table."""

    def __init__(self, seats: int = 2, level: str = "medium") -> None:
        super().__init__(GAME, new_state(seats, LEVELS.index(level)))
        self.s.hexes = (CORE_HEX, *range(HEX_COUNT))
        self.s.bag = (0,) * HEX_COUNT
        self.s.flips = 0
        self.s.scoring = 0
        self.s.round = 1
        self.s.order = list(range(self.s.sides))

    # Setting the table

    def player(self, name: str) -> Player:
        """A player's Command Centre, to read or to set: `table.player("red").active = 3`."""
        return self.s.players[self.seat(name)]

    @property
    def dranda(self) -> Dranda:
        assert self.s.dranda is not None
        return self.s.dranda

    def stock(self, name: str, ore: int = 0, gold: int = 0, crystal: int = 0) -> None:
        self.player(name).stock = [ore, gold, crystal]

    def drones(self, name: str, active: int, inactive: int = 0) -> None:
        """So many active and inactive drones; the others are in reserve."""
        player = self.player(name)
        elsewhere = sum(player.matrix) + bin(player.satellites).count("1") + player.hexes
        player.active, player.inactive, player.reserve = active, inactive, 20 - active - inactive - elsewhere

    def ports(self, name: str, *faces: int) -> None:
        """Ship dice on the docking ports."""
        self.player(name).dice = [faces.count(face) for face in range(7)]

    def satellite(self, name: str, location: str) -> None:
        """A drone from reserve lies on a Location, by its data id: "ore-belt", "fleet" ..."""
        self.player(name).satellites |= 1 << LOCATION_IDS.index(location)
        self.player(name).reserve -= 1

    def die_at(self, location: str, name: str = "black", face: int = 1) -> None:
        """A die already lies on a Location."""
        put_die(self.s, LOCATION_IDS.index(location), side_of(name), face, False)

    def crew(self, name: str, *cards: str) -> None:
        """Crew cards such as "C2-09a" in a player's slots, with their icons."""
        for card in map(crew_card, cards):
            self._take_from_decks(card)
            self.player(name).crew.append(card)
            self.player(name).icons[CREW_ICON[card]] += 1

    def display(self, slot: int, card: str, token: int = 0) -> None:
        """A card of the crew display; slot 2t is the top and 2t + 1 the bottom of tier t."""
        assert CREW_TIER[crew_card(card)] == slot // 2, f"{card} does not belong to slot {slot}"
        self._take_from_decks(crew_card(card))
        self.s.display[slot] = crew_card(card)
        self.s.tokens[slot] = token

    def _take_from_decks(self, card: int) -> None:
        tier = CREW_TIER[card]
        self.s.crew_decks[tier] = self.s.crew_decks[tier].without(card)

    def ship(self, slot: str, ship: str, *columns: tuple[str, int]) -> None:
        """A Resistance ship at "top left" ..., with drones in its columns from the left: ("red", 2),
        ("corporation", 1)."""
        number = FLEET_SLOTS.index(slot)
        self.s.ships[number] = ship_card(ship)
        for name, drones in columns:
            add_drones(self.s, number, side_of(name), drones)
            if name == "corporation":
                self.s.corporation_drones -= drones
            elif name == "dranda":
                self.dranda.supply -= drones
            else:
                self.player(name).active -= drones

    def hexes(self, **cards: str) -> None:
        """Which hex lies where: `table.hexes(I1="SH13")`; the two hexes change places."""
        laid = list(self.s.hexes)
        for position, card in cards.items():
            here, there = POSITIONS.index(position), laid.index(hex_card(card))
            laid[here], laid[there] = laid[there], laid[here]
        self.s.hexes = tuple(laid)

    def built(self, name: str, *positions: str) -> None:
        """Hexes already built, each with a drone from the owner's reserve."""
        for position in map(POSITIONS.index, positions):
            self.s.owners[position] = side_of(name)
            self.s.built |= 1 << position
            if name == "dranda":
                self.dranda.hexes += 1
                self.dranda.supply -= 1
            elif name != "corporation":
                self.player(name).hexes += 1
                self.player(name).reserve -= 1

    # Playing

    def at_turn(self, name: str = "red") -> None:
        """It is this player's turn in Deploy; nothing follows it."""
        self.at(Turn(self.seat(name), False))

    def at_deploy(self) -> None:
        """The Deploy phase from the first in turn order, until all dice are used."""
        self.at(Turns(0))

    def visit(self, name: str, location: str, die: int, face: int = 0) -> None:
        """On this player's turn the only die visits a Location, as it fell or as another face; a choice of
        one is not asked."""
        self.ports(name, die)
        self.at_turn(name)
        self.says(name, f"deploy {die}")
        if self.s.agenda and isinstance(self.s.agenda[-1], ChooseLocation):
            self.says(name, f"visit {location}")
        if self.s.agenda and isinstance(self.s.agenda[-1], ChooseFace):
            self.says(name, f"as {face or die}")
        assert self.s.placed[-1:] == [
            placed_die(LOCATIONS.index(location), self.seat(name), face or die, False)
        ]

    def at_battle(self) -> None:
        """The Battle phase; nothing follows it."""
        self.at(Battle())

    def dranda_turn(self, colour: str, face: int, card: str, *outcomes: str) -> None:
        """DRANDA has this die only and reveals this card; then chance goes on with the outcomes."""
        self.dranda.colours, self.dranda.dice = [DIE_COLOURS.index(colour)], [face]
        self.at(DrandaTurn())
        self.falls(f"DRANDA draws {card}", *outcomes)

    # Looking at it

    def resources(self, name: str) -> str:
        """`2 ore, 1 crystal`"""
        stock = self.player(name).stock
        return ", ".join(f"{stock[r]} {RESOURCES[r]}" for r in range(3) if stock[r])

    def on_ship(self, slot: str) -> list[tuple[str, int]]:
        """The drone columns of a ship from the left."""
        names = {CORPORATION: "corporation"}
        first = FLEET_SLOTS.index(slot) * COLUMNS
        columns = [(self.s.column_owners[c], self.s.column_drones[c]) for c in range(first, first + COLUMNS)]
        return [(names.get(side, self.side_name(side)), drones) for side, drones in columns if drones]

    def side_name(self, side: int) -> str:
        return (
            "dranda"
            if side == self.s.seat_count and self.s.dranda is not None
            else PLAYER_NAMES[side]
            if side < 4
            else ""
        )

    def ship_at(self, slot: str) -> str:
        """The id of the ship in a slot, or nothing."""
        ship = self.s.ships[FLEET_SLOTS.index(slot)]
        return SHIP_CARDS[ship].id if ship != NOBODY else ""

    def fleet(self) -> list[str]:
        """The ids of the ships top left, top right, bottom left, bottom right; "" for an empty slot."""
        return [self.ship_at(slot) for slot in FLEET_SLOTS]

    def claimed(self, name: str) -> list[str]:
        """The ids of the ships a side has claimed."""
        return [
            SHIP_CARDS[ship].id for ship in (self.dranda if name == "dranda" else self.player(name)).claimed
        ]

    def dice_at(self, location: str) -> list[tuple[str, int]]:
        """The dice on a Location, whose and which face."""
        placed = [read_placed(die) for die in self.s.placed]
        return [
            (self.side_name(side), face) for place, side, face, _ in placed if LOCATION_IDS[place] == location
        ]

    def owner(self, position: str) -> str:
        """Who has built a position: a colour, "dranda", "corporation" or ""."""
        side = self.s.owners[POSITIONS.index(position)]
        return "corporation" if side == CORPORATION else "" if side == NOBODY else self.side_name(side)

    def icons(self, name: str) -> dict[str, int]:
        """Faction counts by name, those above zero."""
        counts = self.dranda.icons if name == "dranda" else self.player(name).icons
        return {ICON_IDS[i]: counts[i] for i in range(len(FACTIONS)) if counts[i]}

    def final_score(self, name: str) -> float:
        return final_score(self.s, side_of(name))

    def display_ids(self) -> list[str]:
        """The display as ids such as "C1-01a", "" for an empty slot."""
        return [crew_id(card) if card != NOBODY else "" for card in self.s.display]

    def crew_ids(self, name: str) -> list[str]:
        """A player's current crew as ids such as "C1-01a"."""
        return [crew_id(card) for card in self.player(name).crew]

    def used_ids(self, name: str) -> list[str]:
        """Those of the current crew that are turned sideways."""
        return [crew_id(card) for card in self.player(name).crew if self.player(name).used >> card & 1]

    def retired_ids(self, name: str) -> list[str]:
        return [crew_id(card) for card in self.player(name).retired]

    def satellites(self, name: str) -> list[str]:
        """The Locations with a satellite of this player."""
        return [LOCATION_IDS[i] for i in range(len(LOCATION_IDS)) if self.player(name).satellites >> i & 1]


def crew_id(card: int) -> str:
    return KINDS[card // 2].id + "ab"[card % 2]
