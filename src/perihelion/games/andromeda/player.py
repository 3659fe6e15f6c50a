"""One player: station with stores, bay, rows of modules and moons; leaders, tracks and the hand."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import Hand, changed
from perihelion.games.andromeda.cards.fleet import KINDS, NO_FLEET, Fleet
from perihelion.games.andromeda.cards.resources import NO_STOCK, Amounts
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.kit.values import Value

NO_FACTION: Final = -1
NO_GOAL: Final = -1
NO_TILE: Final = -1
NO_PLATE: Final = -1
"""No module of a station."""
CORE: Final = -1
"""The card of a core module."""
TRACKS: Final = 5
ROWS: Final = 4


class Module(Value):
    """A module of a station, with its damage and moons. It keeps its serial wherever it lies in the row."""

    __slots__ = ("card", "damage", "infected", "input", "output", "seam", "serial", "used")

    def __init__(
        self,
        serial: int,
        card: int,
        damage: int = 0,
        infected: int = 0,
        input: int = NO_MOON,
        output: int = NO_MOON,
        seam: int = NO_MOON,
        used: bool = False,
    ) -> None:
        self.serial: Final = serial
        self.card: Final = card
        """The card, or CORE."""
        self.damage: Final = damage
        self.infected: Final = infected
        """AE-REP-08. Infection tokens of the raider that has them."""
        self.input: Final = input
        """The moon in the slot of its cost, or NO_MOON."""
        self.output: Final = output
        self.seam: Final = seam
        """AE-MOON-10. The moon between this Industry module and the next one."""
        self.used: Final = used
        """AE-RET-05. Whether it was activated in this return turn."""

    def damaged(self) -> bool:
        return self.damage + self.infected > 0

    def marked(self, damage: int, infected: int) -> Module:
        """With so many damage markers and infection tokens."""
        return Module(self.serial, self.card, damage, infected, self.input, self.output, self.seam, self.used)

    def slotted(self, input: int, output: int, seam: int) -> Module:
        """With these moons."""
        return Module(self.serial, self.card, self.damage, self.infected, input, output, seam, self.used)

    def activated(self, used: bool) -> Module:
        return Module(
            self.serial, self.card, self.damage, self.infected, self.input, self.output, self.seam, used
        )


Row = tuple[Module, ...]
"""The modules of one type, the core module first."""


class Player:
    """What a player has. Every field is a number or a value, so that a copy shares them."""

    __slots__ = (
        "abilities",
        "aims",
        "at",
        "barge",
        "bay",
        "beaten",
        "built",
        "claimed",
        "dealt",
        "faction",
        "goal",
        "hand",
        "hooks",
        "leaders",
        "leaders_at",
        "operations",
        "points",
        "powers",
        "rows",
        "serial",
        "shields",
        "stats",
        "stock",
        "supply",
        "tiles",
        "tracks",
        "upgrades",
        "used",
        "used_abilities",
        "working",
        "yard",
    )

    def __init__(
        self,
        points: int,
        faction: int,
        dealt: tuple[int, ...],
        goal: int,
        aims: tuple[int, ...],
        stock: Amounts,
        hand: Hand,
        bay: Fleet,
        supply: Fleet,
        yard: Fleet,
        barge: Fleet,
        working: Fleet,
        at: int,
        leaders: int,
        leaders_at: int,
        tracks: tuple[int, ...],
        rows: tuple[Row, ...],
        serial: int,
        claimed: tuple[int, ...],
        operations: int,
        abilities: tuple[int, ...],
        used_abilities: tuple[int, ...],
        powers: tuple[int, ...],
        tiles: tuple[int, ...],
        upgrades: tuple[int, ...],
        stats: tuple[int, ...],
        shields: Fleet,
        hooks: int,
        used: int,
        beaten: int,
        built: int,
    ) -> None:
        self.points = points
        self.faction = faction
        self.dealt = dealt
        """AE-PSET-03. The factions of which one is to be kept; nobody else sees them."""
        self.goal = goal
        """AE-OPT-01. The destiny card that was kept; nobody else sees it."""
        self.aims = aims
        """The destiny cards that were dealt, of which one is kept; nobody else sees them."""
        self.stock = stock
        """Titanium, nanocarbon, ice, credits, energy."""
        self.hand = hand
        self.bay = bay
        self.supply = supply
        """Ships that are not built yet."""
        self.yard = yard
        """AE-SCRAP-02. Ships in the top area of the scrapyard."""
        self.barge = barge
        """AE-REP-04. Ships on the repair barge."""
        self.working = working
        """AE-RET-03. Ships on modules; in a battle those that are about to be scrapped."""
        self.at = at
        """The regions with own ships, a bit each."""
        self.leaders = leaders
        """Recruited leaders."""
        self.leaders_at = leaders_at
        """The regions with own leaders, a bit each."""
        self.tracks = tracks
        self.rows = rows
        self.serial = serial
        """The next module that comes gets this number."""
        self.claimed = claimed
        """Claimed moons, the lowest number first."""
        self.operations = operations
        """The moon in the slot of tactical operations."""
        self.abilities = abilities
        """Development ability cards that lie face up, by type."""
        self.used_abilities = used_abilities
        self.powers = powers
        """Supremacy tokens held, face up."""
        self.tiles = tiles
        """Ship upgrades in the personal supply."""
        self.upgrades = upgrades
        """The upgrade in use of each ship type, or NO_TILE."""
        self.stats = stats
        """What ships are worth, see `numbers`."""
        self.shields = shields
        """AE-SHD-01. Shield icons that are covered, by ship type."""
        self.hooks = hooks
        """The moments at which a faction or an upgrade does something, a bit each."""
        self.used = used
        """The powers that were used this turn, this battle or this game, a bit each."""
        self.beaten = beaten
        """Battles won in which raiders were defeated."""
        self.built = built
        """The regions with own developments, also collapsed ones, a bit each."""

    def clone(self) -> Player:
        return Player(
            points=self.points,
            faction=self.faction,
            dealt=self.dealt,
            goal=self.goal,
            aims=self.aims,
            stock=self.stock,
            hand=self.hand,
            bay=self.bay,
            supply=self.supply,
            yard=self.yard,
            barge=self.barge,
            working=self.working,
            at=self.at,
            leaders=self.leaders,
            leaders_at=self.leaders_at,
            tracks=self.tracks,
            rows=self.rows,
            serial=self.serial,
            claimed=self.claimed,
            operations=self.operations,
            abilities=self.abilities,
            used_abilities=self.used_abilities,
            powers=self.powers,
            tiles=self.tiles,
            upgrades=self.upgrades,
            stats=self.stats,
            shields=self.shields,
            hooks=self.hooks,
            used=self.used,
            beaten=self.beaten,
            built=self.built,
        )

    def gain(self, what: int, n: int) -> None:
        """Of what is stored."""
        if n:
            self.stock = changed(self.stock, what, n)

    def claim(self, moon: int) -> None:
        self.claimed = tuple(sorted([*self.claimed, moon]))

    def moons(self) -> list[int]:
        """The claimed moons, of equal ones one."""
        found: list[int] = []
        for moon in self.claimed:
            if not found or found[-1] != moon:
                found.append(moon)
        return found

    def release(self, moon: int) -> None:
        """A claimed moon leaves its place."""
        place = self.claimed.index(moon)
        self.claimed = self.claimed[:place] + self.claimed[place + 1 :]

    def place_of(self, serial: int) -> tuple[int, int]:
        """Row and place of a module."""
        for row, modules in enumerate(self.rows):
            for place in range(len(modules)):
                if modules[place].serial == serial:
                    return row, place
        raise AssertionError(f"no module has the serial {serial}")

    def module(self, serial: int) -> Module:
        row, place = self.place_of(serial)
        return self.rows[row][place]

    def put(self, row: int, place: int, module: Module) -> None:
        """This module instead of what lies there."""
        modules = self.rows[row]
        self.put_row(row, (*modules[:place], module, *modules[place + 1 :]))

    def put_row(self, row: int, modules: Row) -> None:
        self.rows = (*self.rows[:row], modules, *self.rows[row + 1 :])

    def modules(self) -> int:
        """How many modules, the core modules among them."""
        count = 0
        for row in self.rows:
            count += len(row)
        return count

    def damaged(self) -> int:
        """AE-REP-06. Modules with any marker."""
        count = 0
        for row in self.rows:
            for module in row:
                if module.damage + module.infected:
                    count += 1
        return count

    def undamaged(self) -> int:
        return self.modules() - self.damaged()


def new_player(bay: Fleet, supply: Fleet, development_types: int) -> Player:
    """AE-PSET-01, AE-PSET-02, AE-PSET-09, AE-PSET-10. A mat with its core modules, markers on the bottom
    spaces; three transports in the bay, the other ships in the supply."""
    return Player(
        points=0,
        faction=NO_FACTION,
        dealt=(),
        goal=NO_GOAL,
        aims=(),
        stock=NO_STOCK,
        hand=Hand(),
        bay=bay,
        supply=supply,
        yard=NO_FLEET,
        barge=NO_FLEET,
        working=NO_FLEET,
        at=0,
        leaders=0,
        leaders_at=0,
        tracks=(0,) * TRACKS,
        rows=tuple([(Module(row, CORE),) for row in range(ROWS)]),
        serial=ROWS,
        claimed=(),
        operations=NO_MOON,
        abilities=(0,) * development_types,
        used_abilities=(0,) * development_types,
        powers=(),
        tiles=(),
        upgrades=(NO_TILE,) * KINDS,
        stats=(),
        shields=NO_FLEET,
        hooks=0,
        used=0,
        beaten=0,
        built=0,
    )
