"""Chapter "Deliver": cubes are brought from system to system."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.kit.masks import has, members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import GAPS_AT, NOBODY, SPACE_COUNT
from perihelion.games.m121.cards.slots import ANY_CUBE
from perihelion.games.m121.cards.tables import (
    ACCEPTS,
    COLOUR_COUNT,
    COMBO,
    COMBO_CARDS,
    COMBO_POWERS,
    DEMANDS,
    HERE_DELIVERY,
    MOST_DEMANDS,
    NEAR_DELIVERY,
    NO_CARD,
    PAYS_CARDS,
    SELLS,
    TYPE,
)
from perihelion.games.m121.hand.draw import plan_draws
from perihelion.games.m121.influence.control import (
    check_control,
    gain_powers,
    spread_from_space,
    use_disk,
)
from perihelion.games.m121.numbers import cards_to_draw, deliveries, may_sell, room
from perihelion.games.m121.phases.routes import Reachable, Route, ends_paid, forced_payees, reachable, routes
from perihelion.games.m121.phases.tolls import Tolls
from perihelion.games.m121.round.phase import begin_turn
from perihelion.games.m121.site import Site, more
from perihelion.games.m121.state import State
from perihelion.games.m121.words import LIFT, PASS, TO, TOLL_TO, demand_of, load_of


class DeliverTurn(Step):
    """MX-DEL-01."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
        s.then(NextDelivery(self.seat))


class NextDelivery(Step):
    """MX-DEL-01, MX-POW-13. Another cube, if one is allowed by the powers held now."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.acted < deliveries(s, self.seat):
            s.then(Deliver(self.seat))


# What a delivery brings


def completes(site: Site, seat: Seat, number: int) -> bool:
    """MX-DEL-15. Whether this demand space is the last of a brace that one player fills alone."""
    need = COMBO[site.card]
    if not has(need, number):
        return False
    for other in range(DEMANDS[site.card]):
        if other != number and has(need, other) and site.filled[other] != seat:
            return False
    return True


def space_draw(site: Site, seat: Seat, number: int) -> int:
    """MX-DEL-06, MX-DEL-11, MX-DEL-15. The cards of the demand space itself, and of a brace that it
    completes."""
    drawn = PAYS_CARDS[site.card][number] + SELLS[site.card][number]
    return drawn + COMBO_CARDS[site.card] if completes(site, seat, number) else drawn


def own_draw(s: State, seat: Seat, colour: int, space: int, sale: bool) -> int:
    """MX-DEL-23, MX-DEL-24, MX-POW-10. What the deliverer's powers bring for a delivery."""
    powers = s.players[seat].powers
    drawn = powers[slots.ON_CUBE + colour] + powers[slots.ON_CUBE + ANY_CUBE]
    if s.sites[space].controller == seat:
        drawn += powers[slots.TO_OWN]
    if sale:
        drawn += powers[slots.ON_SALE]
    return drawn + anyones_draw(s, seat, space, sale)


def anyones_draw(s: State, seat: Seat, space: int, sale: bool) -> int:
    """MX-POW-06, MX-DEL-24. What a player draws whoever it is that delivers to this system."""
    powers = s.players[seat].powers
    drawn = powers[slots.ANYONES_SALE] if sale else 0
    if s.sites[space].controller == seat:
        drawn += HERE_DELIVERY[s.sites[space].card]
    if powers[slots.NEAR_DELIVERY]:
        for gap in GAPS_AT[space]:
            if s.works[gap].owner == seat:
                drawn += NEAR_DELIVERY[s.works[gap].card]
    return drawn


def payable(s: State, seat: Seat, colour: int, space: int, number: int, toll: int) -> bool:
    """MX-DEL-08, MX-ASK-04. Whether the hand and what is drawn for this delivery pay for its route."""
    player = s.players[seat]
    if toll <= player.hand.size():
        return True
    site = s.sites[space]
    drawn = space_draw(site, seat, number) + own_draw(s, seat, colour, space, SELLS[site.card][number] > 0)
    return toll <= player.hand.size() + min(drawn, room(player), cards_to_draw(s))


def accepts(s: State, seat: Seat, site: Site, number: int, colour: int) -> bool:
    """MX-DEL-04, MX-DEL-05, MX-DEL-11. Whether an open demand space takes a cube of this colour from this
    player now."""
    wanted = ACCEPTS[site.card][number]
    if site.filled[number] != NOBODY or (wanted != ANY_CUBE and wanted != colour):
        return False
    return not SELLS[site.card][number] or may_sell(s, seat)


def demands_for(s: State, seat: Seat, source: int, colour: int) -> list[int]:
    """MX-ASK-04. The demand spaces to which a cube can be brought from here."""
    found: list[int] = []
    reach = reachable(s, seat, source)
    for i in range(len(reach.targets)):
        found += demands_at(s, seat, colour, reach.targets[i], reach.tolls[i])
    return found


def demands_at(s: State, seat: Seat, colour: int, target: int, toll: int) -> list[int]:
    """The demand spaces of one system that take a cube for which the way costs so much."""
    site = s.sites[target]
    return [
        demand_of(target, number)
        for number in range(DEMANDS[site.card])
        if accepts(s, seat, site, number, colour) and payable(s, seat, colour, target, number, toll)
    ]


def wanted(s: State, seat: Seat, colour: int, reach: Reachable) -> bool:
    """Whether a cube can be brought to any of these systems."""
    for i in range(len(reach.targets)):
        if demands_at(s, seat, colour, reach.targets[i], reach.tolls[i]):
            return True
    return False


def loads_of(s: State, seat: Seat) -> list[int]:
    """MX-DEL-18, MX-ASK-04. The cubes that a player can deliver somewhere, from any system with an own
    disk."""
    found: list[int] = []
    for source in members_of(s.players[seat].influenced & s.occupied, SPACE_COUNT):
        cubes = s.sites[source].cubes
        if cubes[0] or cubes[1] or cubes[2] or cubes[3]:
            reach = reachable(s, seat, source)
            found += [
                load_of(source, colour)
                for colour in range(COLOUR_COUNT)
                if cubes[colour] and wanted(s, seat, colour, reach)
            ]
    return found


class Deliver(AskOne):
    """MX-DEL-01, MX-DEL-02, MX-ASK-04, MX-ASK-07. A cube from a system that the player influences, or
    pass."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [LIFT.of(load) for load in loads_of(s, seat)]
        words.append(PASS)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != PASS:
            s.then(DeliverTo(seat, LIFT.noun(option)), NextDelivery(seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not LIFT.says(option):
            return None
        source, colour = divmod(LIFT.noun(option), COLOUR_COUNT)
        site = s.sites[source]
        if site.card == NO_CARD or not site.cubes[colour]:
            return Refusal(
                "MX-DEL-02", "No {cube:colour} cube lies on {space:space}.", colour=colour, space=source
            )
        if not site.influenced(seat):
            return Refusal(
                "MX-DEL-18",
                "You have no disk on {card:card}; its cubes are for those who influence it.",
                card=site.card,
            )
        return Refusal(
            "MX-DEL-03",
            "No open demand space that takes a {cube:colour} cube can be reached and paid from {card:card}.",
            colour=colour,
            card=site.card,
        )


class DeliverTo(AskOne):
    """MX-DEL-02, MX-DEL-04. An open demand space of another system."""

    def __init__(self, seat: Seat, load: int) -> None:
        super().__init__(seat)
        self.load: Final = load

    def options(self, s: State, seat: Seat) -> list[Word]:
        source, colour = divmod(self.load, COLOUR_COUNT)
        return [TO.of(demand) for demand in demands_for(s, seat, source, colour)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        plan_delivery(s, seat, self.load, TO.noun(option), ())

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_demand(s, seat, self.load, TO.noun(option)) if TO.says(option) else None


def refuse_demand(s: State, seat: Seat, load: int, demand: int) -> Refusal | None:
    """Why a cube cannot go to a demand space."""
    source, colour = divmod(load, COLOUR_COUNT)
    space, number = divmod(demand, MOST_DEMANDS)
    site = s.sites[space]
    if site.card == NO_CARD or number >= DEMANDS[site.card]:
        return Refusal("MX-DEL-02", "There is no such demand space on {space:space}.", space=space)
    if space == source:
        return Refusal("MX-DEL-02", "A cube goes to another system than its own.")
    if site.filled[number] != NOBODY:
        return Refusal("MX-DEL-05", "This demand space is filled.")
    wanted = ACCEPTS[site.card][number]
    if wanted != ANY_CUBE and wanted != colour:
        return Refusal("MX-DEL-04", "This space takes only {cube:wanted} cubes.", wanted=wanted)
    if SELLS[site.card][number] and not may_sell(s, seat):
        if s.sold:
            return Refusal("MX-DEL-12", "You have sold a cube in this phase; one is the limit.")
        return Refusal("MX-DEL-11", "Only those who chose Deliver may sell.")
    reach = reachable(s, seat, source)
    if space not in reach.targets:
        return Refusal(
            "MX-DEL-03",
            "No chain of systems and spaces that you influence leads from {space:source} to {space:space}.",
            source=source,
            space=space,
        )
    return Refusal(
        "MX-DEL-08",
        "The way to {space:space} costs {toll} in tolls, more cards than you will have.",
        space=space,
        toll=reach.tolls[reach.targets.index(space)],
    )


# Whom to pay


def without(payees: tuple[Seat, ...], named: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those payees who are left when some are named; only where all the named ones are among them."""
    left = list(payees)
    for seat in named:
        left.remove(seat)
    return tuple(left)


def contains(payees: tuple[Seat, ...], named: tuple[Seat, ...]) -> bool:
    return all(payees.count(seat) >= named.count(seat) for seat in named)


def shared(ways: list[Route], seats: int) -> tuple[Seat, ...]:
    """Payees who are paid whichever of these routes is taken."""
    common: list[Seat] = []
    for seat in range(seats):
        common += [seat] * min([way.payees.count(seat) for way in ways])
    return tuple(common)


def ways_left(s: State, seat: Seat, load: int, demand: int, named: tuple[Seat, ...]) -> list[Route]:
    """The cheapest routes that pay all who are named."""
    ways = routes(s, seat, load // COLOUR_COUNT, demand // MOST_DEMANDS)
    return [way for way in ways if contains(way.payees, named)]


def plan_delivery(s: State, seat: Seat, load: int, demand: int, named: tuple[Seat, ...]) -> None:
    """MX-DEL-10, MX-DEL-22. If several of the cheapest routes pay different players, the deliverer chooses
    whom; then the cube goes its way."""
    source, target = load // COLOUR_COUNT, demand // MOST_DEMANDS
    if not named and forced_payees(s, seat, source, target):
        s.then(Delivery(seat, load, demand, ends_paid(s, seat, source, target)))
        return
    ways = ways_left(s, seat, load, demand, named)
    if len(ways) > 1:
        common = shared(ways, s.seat_count)
        s.then(ChoosePayee(seat, load, demand, named if contains(named, common) else common))
    else:
        s.then(Delivery(seat, load, demand, ways[0].payees))


class ChoosePayee(AskOne):
    """MX-DEL-10, MX-DEL-22. Who is paid, besides those whom every route pays."""

    def __init__(self, seat: Seat, load: int, demand: int, named: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.load: Final = load
        self.demand: Final = demand
        self.named: Final = named

    def options(self, s: State, seat: Seat) -> list[Word]:
        ways = ways_left(s, seat, self.load, self.demand, self.named)
        payees = {payee for way in ways for payee in without(way.payees, self.named)}
        return [TOLL_TO.of(payee) for payee in sorted(payees)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        plan_delivery(s, seat, self.load, self.demand, (*self.named, TOLL_TO.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not TOLL_TO.says(option):
            return None
        return Refusal(
            "MX-DEL-10", "None of the cheapest routes pays {player:payee} here.", payee=TOLL_TO.noun(option)
        )


# The delivery itself


class Delivery(Step):
    """MX-DEL-05, MX-DEL-06, MX-DEL-19, MX-DEL-20. Take the cube, place the disk, draw for the space, settle
    combos, draw for powers, pay the toll, check control."""

    def __init__(self, seat: Seat, load: int, demand: int, payees: tuple[Seat, ...]) -> None:
        self.seat: Final = seat
        self.load: Final = load
        self.demand: Final = demand
        self.payees: Final = payees

    def run(self, s: State) -> None:
        seat = self.seat
        source, colour = divmod(self.load, COLOUR_COUNT)
        space, number = divmod(self.demand, MOST_DEMANDS)
        site = s.sites[space]
        sale = SELLS[site.card][number] > 0
        drawn = space_draw(site, seat, number) + own_draw(s, seat, colour, space, sale)
        others = [
            anyones_draw(s, other, space, sale) if other != seat else 0 for other in range(s.seat_count)
        ]
        s.sites[source] = s.sites[source].less_cube(colour)
        s.sites[space] = site.plus_cultural(seat, number)
        use_disk(s, seat)
        spread_from_space(s, seat, space)
        self.note(s, colour, TYPE[site.card], sale)
        if completes(site, seat, number):
            gain_powers(s, seat, COMBO_POWERS[site.card])
        s.acted += 1
        s.then(Tolls(seat, self.payees), CheckDelivery(seat, space))
        plan_draws(s, seat, drawn, others)

    def note(self, s: State, colour: int, type: int, sale: bool) -> None:
        """MX-DEL-17, MX-SCO-13. What was delivered, to what kind of system, and whether it was sold."""
        player = s.players[self.seat]
        player.delivered = more(player.delivered, colour, 1)
        player.delivered_to = more(player.delivered_to, type, 1)
        if sale:
            player.sold += 1
            s.sold = True


class CheckDelivery(Step):
    """MX-DEL-13, MX-DEL-16, MX-INFL-08. Whether the deliverer gains control of the target; unlocked powers
    stay with the deliverer in any case."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: State) -> None:
        check_control(s, self.seat, self.space, False)
