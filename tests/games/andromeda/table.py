"""A table of Andromeda's Edge for rule tests: how its pieces are set and read.

Nothing is random: the map has no tiles, all cards are in their decks, all moons in their piles, nobody has a
faction, a card or a resource; each player has the printed ships, three transports in the bay and leaders
nowhere; the event marker is on its start, yellow is active and turn 1 has begun. Things go by their ids, also
in words: `table.says("yellow", "play TB-03")`; a region goes by its space, a moon by its id."""

from __future__ import annotations

import re
from typing import Any

from kit.table import GameTable, Reason
from perihelion.core.hands import changed
from perihelion.core.piles import Pile
from perihelion.core.steps import EVERYONE, Step
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.board import (
    BASE_IDS,
    BASES,
    LENGTHS,
    PLAYER_NAMES,
    REGIONS,
    SPECIALS,
)
from perihelion.games.andromeda.cards.destiny import DESTINIES, DESTINY_IDS
from perihelion.games.andromeda.cards.events import EVENT_IDS, EVENTS
from perihelion.games.andromeda.cards.factions import FACTION_IDS, FACTIONS
from perihelion.games.andromeda.cards.fleet import SHIPS
from perihelion.games.andromeda.cards.modules import MODULE_IDS, MODULE_TYPE, MODULES, OPEN
from perihelion.games.andromeda.cards.moons import MOON_IDS, MOONS, of_nebula
from perihelion.games.andromeda.cards.planets import (
    DEVELOPMENTS,
    PLANET_COLOUR,
    PLANET_IDS,
    PLANET_TYPE,
    PLANETS,
)
from perihelion.games.andromeda.cards.raiders import DEFAULT_SET, LETTERS, RAIDER_CARDS, RAIDER_IDS
from perihelion.games.andromeda.cards.resources import RESOURCES
from perihelion.games.andromeda.cards.ships import UPGRADE_IDS, UPGRADE_SHIP, UPGRADES
from perihelion.games.andromeda.cards.tactics import CARD_IDS, CARDS
from perihelion.games.andromeda.cards.tokens import HELD, IS_DISCOVERY, TOKEN_IDS, TOKENS
from perihelion.games.andromeda.cards.tracks import TRACK_IDS, TYPE_IDS
from perihelion.games.andromeda.checks import check
from perihelion.games.andromeda.launch.launch import LaunchShip
from perihelion.games.andromeda.numbers import refresh
from perihelion.games.andromeda.player import Module, Player
from perihelion.games.andromeda.region import BASE, NO_MOON, PLANET, SPECIAL, Region, region_of
from perihelion.games.andromeda.setup.table import new_state
from perihelion.games.andromeda.state import NO_MODULE, NO_TOKEN, Agreement, Raider, State
from perihelion.games.andromeda.turn.turn import Turn
from perihelion.games.kit.masks import bit

NAMES: dict[str, str] = {}
"""What things with ids are called."""
for _ids, _names in (
    (CARD_IDS, CARDS),
    (MODULE_IDS, MODULES),
    (MOON_IDS, [str(moon) for moon in MOONS]),
    (TOKEN_IDS, TOKENS),
    (UPGRADE_IDS, UPGRADES),
    (FACTION_IDS, FACTIONS),
    (EVENT_IDS, EVENTS),
    (DESTINY_IDS, DESTINIES),
    (RAIDER_IDS, RAIDER_CARDS),
    (PLANET_IDS, PLANETS),
    (BASE_IDS, BASES),
):
    NAMES |= dict(zip(_ids, _names, strict=True))
IDS = {name: id for id, name in NAMES.items()}
ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b|\bBA-[A-Z]{2}\b")


def spoken(text: str) -> str:
    """Words as a player says them: `play TB-03` with the name of the card."""
    return ID.sub(lambda found: NAMES.get(found[0], found[0]), text)


def shortened(text: str) -> str:
    """The same the other way round."""
    for name, id in IDS.items():
        if text.endswith(f" {name}"):
            return text.removesuffix(name) + id
    return text


class Later(Step):
    """What follows, as something always does before the end of a game."""

    def run(self, s: State) -> None:
        pass


class Table(GameTable[State]):
    """The table and what a test can do with it, besides what is done at every table."""

    def __init__(self, seats: int = 2, **agreed: Any) -> None:
        """`Table(2, destiny=True)`, see `Agreement`."""
        usual: dict[str, Any] = {"terminus": LENGTHS["medium"], "raiders": DEFAULT_SET, "specials": (0, 0)}
        super().__init__(GAME, new_state(seats, Agreement(**usual | agreed)))
        for player in self.s.players:
            refresh(player)
        self.s.active = 0
        self.s.turn = 1
        self.whole = True
        """Whether everything of the game is on the table."""

    # Setting the map

    def player(self, name: str) -> Player:
        """Everything of a player, to read or to set."""
        return self.s.players[self.seat(name)]

    def region(self, space: str) -> Region:
        """Everything that lies in a region."""
        return self.s.regions[REGIONS.index(space)]

    def active(self, name: str) -> None:
        self.s.active = self.seat(name)

    def tile(self, space: str, id: str, *moons: str) -> None:
        """A planet, an Alliance base, a `quasar` or a `vortex` on a space; of a planet the top moon, and as
        many under it as there are empty texts: `tile("R2-3", "PL-V1", "MO-V2", "", "")`."""
        place = REGIONS.index(space)
        if id in PLANET_IDS:
            planet = PLANET_IDS.index(id)
            self.s.planets = self.s.planets.without(planet)
            new = region_of(PLANET, planet, self.s.seat_count)
        elif id in BASE_IDS:
            new = region_of(BASE, BASE_IDS.index(id), self.s.seat_count)
        else:
            special = [name.lower() for name in SPECIALS].index(id)
            new = region_of(SPECIAL, special, self.s.seat_count)
        self.s.regions[place] = new
        self.s.charted |= bit(place)
        if moons:
            self.moons(space, *moons)

    def tiles(self, **ids: str) -> None:
        """Several without moons, `R2_3="PL-V1"`."""
        for space, id in ids.items():
            self.tile(space.replace("_", "-"), id)

    def moons(self, space: str, *moons: str) -> None:
        """Moons of a region, the top one first; of those that are not named nobody knows which they are."""
        place = REGIONS.index(space)
        top = MOON_IDS.index(moons[0]) if moons and moons[0] else NO_MOON
        if top != NO_MOON:
            self._taken_moon(top)
        self.s.regions[place] = self.s.regions[place].with_moons(len(moons), top)

    def _taken_moon(self, moon: int) -> None:
        """Out of its pile; those of nebulae lie in none."""
        if not of_nebula(moon):
            colour = next(i for i, pile in enumerate(self.s.moons) if pile.bag[moon])
            pile = self.s.moons[colour].without(moon)
            self.s.moons = (*self.s.moons[:colour], pile, *self.s.moons[colour + 1 :])

    def next_moons(self, colour_of: str, *moons: str) -> None:
        """These alone are left in the pile of a planet's colour; the others are nowhere."""
        colour = PLANET_COLOUR[PLANET_IDS.index(colour_of)]
        bag = [0] * len(MOON_IDS)
        for moon in moons:
            bag[MOON_IDS.index(moon)] += 1
        self.s.moons = (*self.s.moons[:colour], Pile(tuple(bag)), *self.s.moons[colour + 1 :])
        self.whole = False

    def ships(self, name: str, space: str, *ships: str) -> None:
        """Ships from the bay, or from the supply where the bay has none, in a region, or on the `barge` or in
        the `yard`: `ships("yellow", "R1-1", "transport", "heavy cruiser")`."""
        player = self.player(name)
        for text in ships:
            ship = SHIPS.index(text)
            if player.bay[ship]:
                player.bay = changed(player.bay, ship, -1)
            else:
                player.supply = changed(player.supply, ship, -1)
            if space == "yard":
                player.yard = changed(player.yard, ship, 1)
            elif space == "barge":
                player.barge = changed(player.barge, ship, 1)
            else:
                self.s.arrive(self.seat(name), ship, REGIONS.index(space))

    def bay(self, name: str, *ships: str) -> None:
        """These ships and no others are in the bay; the others are in the supply."""
        player = self.player(name)
        for ship in range(len(SHIPS)):
            player.supply = changed(player.supply, ship, player.bay[ship])
        player.bay = (0,) * len(SHIPS)
        for text in ships:
            player.bay = changed(player.bay, SHIPS.index(text), 1)
            player.supply = changed(player.supply, SHIPS.index(text), -1)

    def leaders(self, space: str, **leaders: int) -> None:
        """Leaders in a region, or recruited: `leaders("R1-1", yellow=2)`, `leaders("station", blue=1)`."""
        for name, count in leaders.items():
            if space == "station":
                self.player(name).leaders += count
            else:
                self.s.lead(self.seat(name), REGIONS.index(space), count)

    def raider(self, space: str, letter: str, count: int = 1) -> None:
        """Raiders of a class from their card, which is face up then."""
        raider = LETTERS.index(letter)
        card = self.s.raiders[raider]
        self.s.change_raider(raider, card.with_left(card.left - count))
        place = REGIONS.index(space)
        self.s.set_raiders(place, raider, self.s.regions[place].raiders + count)

    def marked_raider(self, letter: str, markers: int) -> None:
        """Damage markers on the shields of a raider card."""
        raider = LETTERS.index(letter)
        self.s.change_raider(raider, self.s.raiders[raider].with_shields(markers))

    def on_raider(self, letter: str, **leaders: int) -> None:
        """Leaders on a raider card."""
        for name, count in leaders.items():
            raider = LETTERS.index(letter)
            self.s.change_raider(raider, self.s.raiders[raider].with_leaders(self.seat(name), count))

    def development(self, name: str, space: str, collapsed: bool = False) -> None:
        """A development of a player, with a transport out of the supply, and its ability card face up."""
        place, player = REGIONS.index(space), self.player(name)
        self.s.regions[place] = self.s.regions[place].with_development(self.seat(name), collapsed)
        player.supply = changed(player.supply, 0, -1)
        player.built |= bit(place)
        kind = PLANET_TYPE[self.s.regions[place].tile]
        player.abilities = changed(player.abilities, kind, 1)

    def tokens(self, space: str, **resources: int) -> None:
        """Resource tokens in a region."""
        place = REGIONS.index(space)
        amounts = tuple([resources.get(name, 0) for name in RESOURCES[:-1]])
        self.s.regions[place] = self.s.regions[place].with_tokens(amounts)

    # Setting a station

    def stock(self, name: str, **resources: int) -> None:
        """So much of each resource, and nothing of the others: `stock("yellow", titanium=2, credit=1)`."""
        unknown = set(resources) - set(RESOURCES)
        assert not unknown, f"no resources: {unknown}"
        self.player(name).stock = tuple([resources.get(what, 0) for what in RESOURCES[:-1]])

    def hand(self, name: str, *cards: str) -> None:
        """Tactics cards out of the deck that only this player has seen."""
        for text in cards:
            card = CARD_IDS.index(text)
            self.s.tactics = self.s.tactics.without(card)
            self.player(name).hand = self.player(name).hand.plus(card, 1 << self.seat(name))

    def faction(self, name: str, id: str) -> None:
        """A faction without what it begins with."""
        self.player(name).faction = FACTION_IDS.index(id)
        refresh(self.player(name))

    def upgrade(self, name: str, *ids: str) -> None:
        """Upgrade tiles in use."""
        player = self.player(name)
        for id in ids:
            tile = UPGRADE_IDS.index(id)
            player.upgrades = (
                *player.upgrades[: UPGRADE_SHIP[tile]],
                tile,
                *player.upgrades[UPGRADE_SHIP[tile] + 1 :],
            )
        refresh(player)

    def waiting_tiles(self, name: str, *ids: str) -> None:
        """Upgrade tiles in the personal supply."""
        self.player(name).tiles = tuple(sorted([UPGRADE_IDS.index(id) for id in ids]))

    def module(
        self, name: str, id: str, damage: int = 0, input: str = "", output: str = "", seam: str = ""
    ) -> None:
        """A module at the end of its row, out of the deck, with moons in its slots."""
        player, card = self.player(name), MODULE_IDS.index(id)
        row = MODULE_TYPE[card]
        deck = self.s.decks[row].without(card)
        self.s.decks = (*self.s.decks[:row], deck, *self.s.decks[row + 1 :])
        bare = Module(player.serial, card, damage)
        module = bare.slotted(self._moon(input), self._moon(output), self._moon(seam))
        player.put_row(row, (*player.rows[row], module))
        player.serial += 1

    def _moon(self, id: str) -> int:
        if not id:
            return NO_MOON
        self._taken_moon(MOON_IDS.index(id))
        return MOON_IDS.index(id)

    def core(self, name: str, type: str, damage: int = 0, seam: str = "") -> None:
        """Damage on a core module, a moon on the right of the Shipwright."""
        player, row = self.player(name), TYPE_IDS.index(type)
        module = player.rows[row][0].marked(damage, 0)
        player.put(row, 0, module.slotted(NO_MOON, NO_MOON, self._moon(seam)))

    def claimed(self, name: str, *moons: str) -> None:
        """Claimed moons."""
        for moon in moons:
            self.player(name).claim(self._moon(moon))

    def operations(self, name: str, moon: str) -> None:
        """A moon in tactical operations."""
        self.player(name).operations = self._moon(moon)

    def track(self, name: str, **spaces: int) -> None:
        """Markers on tracks: `track("yellow", science=3)`; nothing of what lies below was gained."""
        player = self.player(name)
        for track, space in spaces.items():
            at = TRACK_IDS.index(track)
            player.tracks = (*player.tracks[:at], space, *player.tracks[at + 1 :])

    def token(self, name: str, *ids: str) -> None:
        """Discovery tokens out of stack A that only their holder knows, or Supremacy tokens."""
        for id in ids:
            token = TOKEN_IDS.index(id)
            if IS_DISCOVERY[token]:
                eyes = 1 << self.seat(name)
                pool = self.s.discoveries.found(0, token, eyes).taken(0, token, EVERYONE)
                self.s.discoveries = pool.laid(HELD + self.seat(name), token, eyes)
            else:
                self.player(name).powers = tuple(sorted([*self.player(name).powers, token]))

    def supremacy(self, *ids: str) -> None:
        """The tokens on the Supremacy track, from the lowest space; an empty text was taken."""
        self.s.supremacy = tuple([TOKEN_IDS.index(id) if id else NO_TOKEN for id in ids])

    def points(self, name: str, points: int) -> None:
        self.player(name).points = points

    # Setting decks

    def column(self, type: str, *ids: str) -> None:
        """The face-up modules of a type, the cheapest first, out of the deck."""
        row = TYPE_IDS.index(type)
        deck = self.s.decks[row]
        for id in ids:
            deck = deck.without(MODULE_IDS.index(id))
        self.s.decks = (*self.s.decks[:row], deck, *self.s.decks[row + 1 :])
        found = [MODULE_IDS.index(id) for id in ids] + [NO_MODULE] * (OPEN - len(ids))
        self.s.columns = (*self.s.columns[:row], tuple(found), *self.s.columns[row + 1 :])

    def tactics(self, *cards: str, discards: tuple[str, ...] = ()) -> None:
        """Only these tactics cards are in the deck and on the discard pile; the others are nowhere."""
        bag = [0] * len(CARD_IDS)
        for card in cards:
            bag[CARD_IDS.index(card)] += 1
        self.s.tactics = Pile(tuple(bag), discard=tuple([CARD_IDS.index(card) for card in discards]))
        self.whole = False

    def events(self, *cards: str, discards: tuple[str, ...] = ()) -> None:
        """Only these event cards are in the deck and on the discard pile; the others are nowhere."""
        bag = [0] * len(EVENT_IDS)
        for card in cards:
            bag[EVENT_IDS.index(card)] += 1
        self.s.events = Pile(tuple(bag), discard=tuple([EVENT_IDS.index(card) for card in discards]))
        self.whole = False

    # Playing

    def at(self, *steps: Step) -> None:
        """What was set is a table that a game could have; then these steps are to be done."""
        if self.whole:
            check(self.s)
        super().at(*steps, Later())

    def turn(self, name: str) -> None:
        """The whole turn of a player, and what follows."""
        if self.whole:
            check(self.s)
        self.s.turn -= 1
        super().at(Turn(self.seat(name)))

    def launched(self, name: str, ship: str, space: str) -> None:
        """A ship of the bay is placed in a region, and everything follows: activation, strike, battle."""
        self.active(name)
        self.at(LaunchShip(self.seat(name), SHIPS.index(ship), REGIONS.index(space)))

    def says(self, name: str, *texts: str) -> None:
        super().says(name, *map(spoken, texts))

    def falls(self, *texts: str) -> None:
        super().falls(*map(spoken, texts))

    def why(self, name: str, text: str) -> Reason:
        return super().why(name, spoken(text))

    def brings(self, name: str, *texts: str) -> dict[str, int]:
        return super().brings(name, *map(spoken, texts))

    def offered(self, name: str) -> list[str]:
        return list(map(shortened, super().offered(name)))

    def can_fall(self) -> list[str]:
        return list(map(shortened, super().can_fall()))

    def hint(self, name: str, text: str) -> str:
        return super().hint(name, spoken(text))

    # Looking

    def stores(self, name: str) -> dict[str, int]:
        """What a player has of each resource, cards in hand among them."""
        player = self.player(name)
        found = dict(zip(RESOURCES, [*player.stock, player.hand.size()], strict=True))
        return {what: n for what, n in found.items() if n}

    def cards(self, name: str) -> list[str]:
        """The hand of a player, in the order of the ids."""
        return [CARD_IDS[card] for card in self.player(name).hand.cards]

    def discards(self) -> list[str]:
        return [CARD_IDS[card] for card in self.s.tactics.discard]

    def fleet(self, name: str, space: str) -> dict[str, int]:
        """Ships of a player in a region, in the `bay`, the `supply`, the `yard` or on the `barge`."""
        places = {
            "bay": self.player(name).bay,
            "supply": self.player(name).supply,
            "yard": self.player(name).yard,
            "barge": self.player(name).barge,
        }
        fleet = places[space] if space in places else self.region(space).fleets[self.seat(name)]
        return {SHIPS[ship]: n for ship, n in enumerate(fleet) if n}

    def moons_of(self, name: str) -> list[str]:
        """Claimed moons."""
        return [MOON_IDS[moon] for moon in self.player(name).claimed]

    def top(self, space: str) -> str:
        """The visible moon of a region."""
        top = self.region(space).top
        return "" if top == NO_MOON else MOON_IDS[top]

    def row(self, name: str, type: str) -> list[str]:
        """The gained modules of a row, in their order."""
        row = self.player(name).rows[TYPE_IDS.index(type)]
        return [MODULE_IDS[module.card] for module in row[1:]]

    def market(self, type: str) -> list[str]:
        """The face-up modules of a type."""
        return [MODULE_IDS[card] for card in self.s.columns[TYPE_IDS.index(type)] if card != NO_MODULE]

    def space(self, name: str, track: str) -> int:
        """Where a marker stands."""
        return self.player(name).tracks[TRACK_IDS.index(track)]

    def vp(self, name: str) -> int:
        return self.player(name).points

    def raiders_in(self, space: str) -> str:
        """`A 1`, or nothing."""
        here = self.region(space)
        return f"{LETTERS[here.raider]} {here.raiders}" if here.raiders else ""

    def raider_card(self, letter: str) -> Raider:
        """The raider card of a class with what lies on it."""
        return self.s.raiders[LETTERS.index(letter)]

    def owner(self, space: str) -> str:
        """Whose development stands there."""
        owner = self.region(space).owner
        return "" if owner < 0 else PLAYER_NAMES[owner]

    def abilities(self, name: str) -> list[str]:
        """Face-up ability cards."""
        player = self.player(name)
        return [DEVELOPMENTS[kind] for kind, n in enumerate(player.abilities) for _ in range(n)]
