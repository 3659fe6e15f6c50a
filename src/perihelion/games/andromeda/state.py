"""What lies on the table, and how it is copied. A mask has a bit for each region or side."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import Pool, changed
from perihelion.core.piles import Pile
from perihelion.core.steps import Side, Step
from perihelion.core.steps import State as CoreState
from perihelion.games.andromeda.added import Added
from perihelion.games.andromeda.cards.fleet import Fleet, minus, plus, size
from perihelion.games.andromeda.cards.resources import Amounts
from perihelion.games.andromeda.fight import Battle
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.region import NOBODY, Region
from perihelion.games.kit.masks import bit, has
from perihelion.games.kit.values import Value

NOWHERE: Final = -1
NO_EVENT: Final = -1
NO_TOKEN: Final = -1
NO_MODULE: Final = -1
NO_WINDOW: Final = -1

# Where the event marker is
ON_TRACK: Final = 0
ON_STATION: Final = 1
GONE: Final = 2

# How far the end is
NOT_ENDING: Final = -1
"""The end was not triggered; else it is the number of turns that are left."""

# What a turn must be
FREE_TO: Final = 0
TO_LAUNCH: Final = 1
TO_RETURN: Final = 2

# Whom windows on others' turns ask
BY_PUBLIC: Final = 0
ALL_HOLDERS: Final = 1
WHO_CAN: Final = 2


class Agreement(Value):
    """What the players agreed on before the game."""

    __slots__ = ("asked", "deck", "destiny", "final_upgrades", "raiders", "specials", "terminus", "turns")

    def __init__(
        self,
        terminus: int,
        deck: int = 0,
        raiders: tuple[int, ...] = (),
        destiny: bool = False,
        specials: tuple[int, ...] = (),
        final_upgrades: bool = False,
        asked: int = BY_PUBLIC,
        turns: int = 600,
    ) -> None:
        self.terminus: Final = terminus
        """AE-SETUP-10."""
        self.deck: Final = deck
        """AE-SETUP-02, AE-OPT-04. Which event deck."""
        self.raiders: Final = raiders
        """AE-SETUP-08. The raider card of each class that is fixed; the others are drawn."""
        self.destiny: Final = destiny
        """AE-OPT-01."""
        self.specials: Final = specials
        """AE-OPT-03. The special regions in the game."""
        self.final_upgrades: Final = final_upgrades
        """AE-OPT-05."""
        self.asked: Final = asked
        self.turns: Final = turns
        """AE-END-07. So many turns in all, and not more."""


class Raider(Value):
    """The raider card of a class, with what lies on it."""

    __slots__ = ("card", "face_up", "leaders", "left", "shields")

    def __init__(self, card: int, face_up: bool, left: int, shields: int, leaders: tuple[int, ...]) -> None:
        self.card: Final = card
        """Which card it is; nobody knows the ones that are face down and were drawn."""
        self.face_up: Final = face_up
        self.left: Final = left
        """Figures on the card."""
        self.shields: Final = shields
        """AE-SHD-04. Shield icons that are covered."""
        self.leaders: Final = leaders
        """AE-RAI-11. Leaders on the card, by side."""

    def with_left(self, left: int) -> Raider:
        return Raider(self.card, True, left, self.shields, self.leaders)

    def with_shields(self, shields: int) -> Raider:
        return Raider(self.card, self.face_up, self.left, shields, self.leaders)

    def with_leaders(self, side: Side, more: int) -> Raider:
        return Raider(self.card, self.face_up, self.left, self.shields, changed(self.leaders, side, more))


class Bill(Value):
    """A payment that is being made."""

    __slots__ = ("cost", "fresh", "leaders", "less", "payer", "window")

    def __init__(
        self, payer: Side, cost: Amounts, less: int, window: int, leaders: int, fresh: bool = True
    ) -> None:
        self.payer: Final = payer
        self.cost: Final = cost
        """What is still to be paid."""
        self.less: Final = less
        """Units that still fall away."""
        self.window: Final = window
        """The window of its discount cards, or NO_WINDOW."""
        self.leaders: Final = leaders
        """Leaders to be paid as well."""
        self.fresh: Final = fresh
        """AE-TAC-15. Whether nothing of it was paid yet, so that discount cards are open."""

    def with_cost(self, cost: Amounts, less: int, fresh: bool) -> Bill:
        return Bill(self.payer, cost, less, self.window, self.leaders, fresh)


class Purchase(Value):
    """AE-MOD-04. Modules that are being bought in one action."""

    __slots__ = ("aside", "less", "most", "types")

    def __init__(self, types: int, most: int, less: int, aside: tuple[int, ...]) -> None:
        self.types: Final = types
        """The columns allowed, a bit each."""
        self.most: Final = most
        self.less: Final = less
        """AE-MOD-15. What is left of the discount."""
        self.aside: Final = aside
        """Modules that are paid and lie on no station yet."""


class Memory(Value):
    """What a list of effects remembers until its end."""

    __slots__ = ("chosen", "took")

    def __init__(self, chosen: int = NOBODY, took: bool = False) -> None:
        self.chosen: Final = chosen
        """AE-P-47. The person chosen, the place of the raiders, or NOBODY."""
        self.took: Final = took
        """Whether a leader of the gainer was moved."""


class State(CoreState):
    """The whole table."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        agreed: Agreement,
        regions: list[Region],
        charted: int,
        raiders_at: int,
        raiders: tuple[Raider, ...],
        moons: tuple[Pile, ...],
        planets: Pile,
        decks: tuple[Pile, ...],
        columns: tuple[tuple[int, ...], ...],
        tactics: Pile,
        events: Pile,
        marker: int,
        marker_at: int,
        event: int,
        ignoring: int,
        discoveries: Pool,
        supremacy: tuple[int, ...],
        spent_moons: tuple[int, ...],
        starter: int,
        active: int,
        turn: int,
        launched: int,
        launched_at: int,
        target: int,
        first: bool,
        granted: int,
        bound: int,
        calm: bool,
        harvested: bool,
        returning: bool,
        ship_rows: int,
        freely: int,
        moves: int,
        narrow: bool,
        sending: tuple[int, ...],
        reserved: int,
        in_play: tuple[int, ...],
        battle: Battle,
        unlaid: Pile,
        rolls: tuple[tuple[int, ...], ...],
        bill: Bill,
        purchases: tuple[Purchase, ...],
        memory: tuple[Memory, ...],
        left: int,
        ended: bool,
        aborted: bool,
        added: Added,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.agreed = agreed
        self.regions = regions
        self.charted = charted
        """AE-MAP-01. The regions of the map: tiles and nebulae."""
        self.raiders_at = raiders_at
        """The regions with raiders."""
        self.raiders = raiders
        """The raider card of each class."""
        self.moons = moons
        """Planetary moons that nobody has seen, by colour."""
        self.planets = planets
        self.decks = decks
        """Modules, by type."""
        self.columns = columns
        """AE-MOD-01. The face-up modules of each type, the cheapest first."""
        self.tactics = tactics
        self.events = events
        self.marker = marker
        """The space of the event marker."""
        self.marker_at = marker_at
        self.event = event
        """The event card that is being resolved, or NO_EVENT."""
        self.ignoring = ignoring
        """Sides that its special effect does not affect."""
        self.discoveries = discoveries
        """AE-SETUP-12. The three stacks, what left the game, and what each side holds."""
        self.supremacy = supremacy
        """AE-SETUP-13. The tokens on the track, from the lowest space; NO_TOKEN where one was taken."""
        self.spent_moons = spent_moons
        self.starter = starter
        self.active = active
        self.turn = turn
        """How many turns have begun."""
        self.launched = launched
        """The ship type launched this turn, or NO_SHIP."""
        self.launched_at = launched_at
        """AE-TURN-08. Where that ship stands now, or NOWHERE."""
        self.target = target
        """AE-TURN-07. The active region."""
        self.first = first
        """AE-LAUNCH-03. Whether it is a first launch."""
        self.granted = granted
        """Abilities that the ship launched this turn has besides its own, a bit each."""
        self.bound = bound
        """AE-TURN-03, AE-TURN-08. Whether this turn must be a launch or a return."""
        self.calm = calm
        """AE-STRIKE-08. Whether no raider moves in."""
        self.harvested = harvested
        """AE-ACT-07. Whether the activation claimed a moon from a planet."""
        self.returning = returning
        self.ship_rows = ship_rows
        """AE-RET-06. Rows in which a ship has activated a module in this step, a bit each."""
        self.freely = freely
        """AE-FREE-09. How many free actions are under way: at most one, and none is begun beside it."""
        self.moves = moves
        """AE-P-26. How often modules were rearranged at this point."""
        self.narrow = narrow
        """TP-9. Whether only what cannot move the event marker is free."""
        self.sending = sending
        """AE-ESC-06. Ships chosen to move in, each with its region."""
        self.reserved = reserved
        """AE-MOON-15. Planets whose top moon somebody is about to take."""
        self.in_play = in_play
        """AE-TAC-02. Tactics cards that are being resolved."""
        self.battle = battle
        self.unlaid = unlaid
        """Tiles that are still to be laid at setup."""
        self.rolls = rolls
        """AE-FIRST-01. The dice for the start player, by seat."""
        self.bill = bill
        self.purchases = purchases
        """The module purchases under way, the innermost last."""
        self.memory = memory
        """What the lists of effects under way remember, the innermost last."""
        self.left = left
        """AE-END-04. How many turns are left, or NOT_ENDING."""
        self.ended = ended
        self.aborted = aborted
        self.added = added
        """What an expansion has on the table, or UNUSED."""

    def clone(self) -> State:
        new = State(
            seats=self.seat_count,
            players=[player.clone() for player in self.players],
            agreed=self.agreed,
            regions=self.regions[:],
            charted=self.charted,
            raiders_at=self.raiders_at,
            raiders=self.raiders,
            moons=self.moons,
            planets=self.planets,
            decks=self.decks,
            columns=self.columns,
            tactics=self.tactics,
            events=self.events,
            marker=self.marker,
            marker_at=self.marker_at,
            event=self.event,
            ignoring=self.ignoring,
            discoveries=self.discoveries,
            supremacy=self.supremacy,
            spent_moons=self.spent_moons,
            starter=self.starter,
            active=self.active,
            turn=self.turn,
            launched=self.launched,
            launched_at=self.launched_at,
            target=self.target,
            first=self.first,
            granted=self.granted,
            bound=self.bound,
            calm=self.calm,
            harvested=self.harvested,
            returning=self.returning,
            ship_rows=self.ship_rows,
            freely=self.freely,
            moves=self.moves,
            narrow=self.narrow,
            sending=self.sending,
            reserved=self.reserved,
            in_play=self.in_play,
            battle=self.battle.clone(),
            unlaid=self.unlaid,
            rolls=self.rolls,
            bill=self.bill,
            purchases=self.purchases,
            memory=self.memory,
            left=self.left,
            ended=self.ended,
            aborted=self.aborted,
            added=self.added.clone(),
        )
        new.copy_core(self)
        return new

    # Pieces on the map

    def fleet(self, side: Side, region: int) -> Fleet:
        """The ships of a side in a region."""
        return self.regions[region].fleets[side]

    def ships_at(self, side: Side, region: int) -> int:
        return size(self.regions[region].fleets[side])

    def arrive(self, side: Side, ship: int, region: int) -> None:
        """A ship comes into a region."""
        here = self.regions[region]
        self.regions[region] = here.with_fleet(side, plus(here.fleets[side], ship))
        self.players[side].at |= bit(region)

    def depart(self, side: Side, ship: int, region: int) -> None:
        """A ship leaves a region."""
        here = self.regions[region]
        fleet = minus(here.fleets[side], ship)
        assert fleet[ship] >= 0, f"side {side} has no such ship in region {region}"
        self.regions[region] = here.with_fleet(side, fleet)
        if not size(fleet):
            self.players[side].at &= ~bit(region)
        if region == self.launched_at and ship == self.launched and side == self.active and not fleet[ship]:
            self.launched_at = NOWHERE

    def move_ship(self, side: Side, ship: int, start: int, end: int) -> None:
        """A ship goes from region to region; of equal ones that which was launched this turn goes first."""
        launched = start == self.launched_at and ship == self.launched and side == self.active
        self.depart(side, ship, start)
        self.arrive(side, ship, end)
        if launched:
            self.launched_at = end

    def lead(self, side: Side, region: int, more: int) -> None:
        """Leaders come to a region or leave it."""
        here = self.regions[region].with_leaders(side, more)
        self.regions[region] = here
        if here.leaders[side]:
            self.players[side].leaders_at |= bit(region)
        else:
            self.players[side].leaders_at &= ~bit(region)

    def set_raiders(self, region: int, raider: int, raiders: int) -> None:
        """So many raiders of a class stand in a region, and no others."""
        self.regions[region] = self.regions[region].with_raiders(raider, raiders)
        if raiders:
            self.raiders_at |= bit(region)
        else:
            self.raiders_at &= ~bit(region)

    def change_raider(self, raider: int, card: Raider) -> None:
        """What lies on the card of a class."""
        self.raiders = (*self.raiders[:raider], card, *self.raiders[raider + 1 :])

    def opposed(self, side: Side) -> int:
        """AE-MAP-08. The regions with ships of other sides, raiders among them."""
        mask = self.raiders_at
        for other in range(self.side_count()):
            if other != side:
                mask |= self.players[other].at
        return mask

    def raider_place(self) -> int:
        """The place of the raiders in a battle: after all sides."""
        return self.side_count()

    # Expansions

    def side_count(self) -> int:
        return len(self.players)

    def has_set(self, number: int) -> bool:
        """Whether a set of cards is in the game."""
        return has(self.added.sets(), number)

    def instead(self, step: Step) -> Step:
        return self.added.instead(self, step)

    def taken(self, step: Step) -> None:
        self.added.taken(self, step)

    # The order of play

    def next_side(self, side: Side) -> Side:
        """Whose turn comes after that of this side."""
        return self.added.next_side(self.side_count(), side)

    def in_turn(self, first: Side) -> list[Side]:
        """All sides in turn order, from this one."""
        return self.added.in_turn(self.side_count(), first)

    def from_active(self) -> list[Side]:
        return self.in_turn(self.active)

    # What lists of effects remember

    def remember(self, memory: Memory) -> None:
        self.memory = (*self.memory[:-1], memory)


NO_BILL: Final = Bill(NOBODY, (), 0, NO_WINDOW, 0)
