"""What every effect answers, and lists of effects."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.said import Said
from perihelion.core.steps import Seat, Step
from perihelion.games.andromeda.cards.effects.late import CardList
from perihelion.games.andromeda.cards.effects.signs import ARROW
from perihelion.games.andromeda.cards.moons import MOON_GAINS, MOON_OTHER, NULL_INPUT, TWO_SIDED
from perihelion.games.andromeda.cards.resources import ENERGY, NOTHING, Amounts
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.payment.bill import added, payable
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.payment.ways import paid
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import Memory, State
from perihelion.games.andromeda.words import CHOOSE
from perihelion.games.kit import effects as kit
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.telling.phrases import in_turn

VERBS: Final = kit.Verbs()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(kit.Effect):
    """One thing a card does. A list is resolved from left to right by one player, the gainer."""

    def cost(self) -> Amounts:
        """What it costs, where it is a payment at the beginning of a list."""
        return NOTHING

    def slot_input(self) -> bool:
        """Whether the moon in the input slot is paid."""
        return False

    def pays(self) -> bool:
        """Whether it is a payment."""
        return self.slot_input() or self.cost() != NOTHING

    def remembers(self) -> bool:
        """Whether it needs to know what happened earlier in its list."""
        return False

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        """AE-TAC-12. Whether it would change anything."""
        return True

    def ranks(self) -> bool:
        """Whether it ranks all players."""
        return False

    def grants(self) -> int:
        """The abilities that it grants the ship of this turn, a bit each."""
        return 0

    def takes(self) -> bool:
        """Whether it takes resources, ships, modules or settlers for something new."""
        return self.pays()

    def leaves(self, s: State, seat: Seat) -> list[State]:
        """AE-FREE-10. The table without what it takes, in each way in which it can be paid and carried out;
        none if it cannot be."""
        raise NotImplementedError

    def brings(self) -> int:
        """How many resources the gainer surely has of it."""
        return 0

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        """Whether all the pieces are there that it takes."""
        return True

    def essential(self) -> bool:
        """Whether its list can be carried out only if it changes something."""
        return False

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        raise NotImplementedError


class Do(Step):
    """One effect of a list, in its place among the others."""

    def __init__(self, seat: Seat, effect: Effect, source: Source) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.source: Final = source

    def run(self, s: State) -> None:
        self.effect.apply(s, self.seat, self.source)


class Remember(Step):
    """A list begins that has a memory."""

    def run(self, s: State) -> None:
        s.memory = (*s.memory, Memory())


class Forget(Step):
    """Such a list is over."""

    def run(self, s: State) -> None:
        s.memory = s.memory[:-1]


class Effects(CardList):
    """What a card does: payments first, then the rest from left to right."""

    def __init__(self, effects: list[Effect]) -> None:
        costs = 0
        while costs < len(effects) and effects[costs].pays():
            costs += 1
        self.effects: Final = effects
        self.rest: Final = effects[costs:]
        self.price: Final = price_of(effects[:costs])
        self.takes_input: Final = any(effect.slot_input() for effect in effects[:costs])
        self.costs: Final = costs > 0
        self.remembers: Final = any(effect.remembers() for effect in effects)

    def text(self) -> Said:
        return in_turn([effect.text() for effect in self.effects])

    def parts(self) -> list[Part]:
        """The signs of the payment, an arrow, and those of the rest."""
        paid = self.effects[: len(self.effects) - len(self.rest)]
        return exchange(kit.row(paid), kit.row(self.rest))

    def offered(self, s: State, seat: Seat, source: Source, less: int = 0) -> bool:
        """AE-MOD-13, AE-RET-10. An exchange whose gain side would do nothing is not offered."""
        if self.costs and not self.payable(s, seat, source, less):
            return False
        if less and any(effect.takes() for effect in self.rest):
            s = s.clone()
            s.players[seat].gain(ENERGY, -less)
        return any(effect.useful(s, seat, source) for effect in self.rest)

    def payable(self, s: State, seat: Seat, source: Source, spent: int = 0) -> bool:
        """AE-MOON-06, AE-MOON-13. An empty input slot makes it impossible."""
        if not self.takes_input:
            return payable(s, seat, self.price, spent=spent)
        moon = s.players[seat].module(source.serial).input
        if moon == NO_MOON:
            return False
        return any(payable(s, seat, added(self.price, cost), spent=spent) for cost in input_costs(moon))

    def possible(self, s: State, seat: Seat, source: Source) -> bool:
        """Whether it can be carried out, as one of several to choose from: nothing at all can, and a mere
        payment."""
        if self.costs and not self.payable(s, seat, source):
            return False
        if not all(effect.complete(s, seat, source) for effect in self.rest):
            return False
        useful = not self.rest
        for effect in self.rest:
            if effect.essential() or not useful:
                useful = effect.useful(s, seat, source)
                if not useful and effect.essential():
                    return False
        return useful

    def ranks(self) -> bool:
        return any(effect.ranks() for effect in self.effects)

    def grants(self) -> int:
        granted = 0
        for effect in self.effects:
            granted |= effect.grants()
        return granted

    def due(self) -> Amounts:
        return self.price

    def takes(self) -> bool:
        """AE-FREE-10. The moon in an input slot is a payment of its own."""
        return self.takes_input or any(effect.takes() for effect in self.rest)

    def leaves(self, s: State, seat: Seat) -> list[State]:
        """An effect that cannot be carried out falls away."""
        left = paid(s, seat, self.price) if self.costs else [s]
        for effect in self.rest:
            if effect.takes():
                left = [later for table in left for later in effect.leaves(table, seat) or [table]]
        return left

    def brings(self) -> int:
        return sum([effect.brings() for effect in self.rest])

    def resolve(self, s: State, seat: Seat, source: Source) -> None:
        doing: list[Step] = [Do(seat, effect, source) for effect in self.rest]
        if self.remembers:
            doing = [Remember(), *doing, Forget()]
        s.then_all(doing)
        if self.takes_input:
            s.then(PayInput(seat, self.price, source))
        elif self.costs:
            s.then(Pay(seat, self.price))


def exchange(paid: list[Part], gained: list[Part]) -> list[Part]:
    """What is paid, an arrow, and what comes of it."""
    return [*paid, ARROW, *gained] if paid and gained else paid + gained


def price_of(effects: list[Effect]) -> Amounts:
    price = NOTHING
    for effect in effects:
        price = added(price, effect.cost())
    return price


def input_costs(moon: int) -> list[Amounts]:
    """AE-MOON-06, AE-MOON-07. What the moon in an input slot costs: nothing if it is null; at an "or" moon
    either side."""
    if NULL_INPUT[moon]:
        return [NOTHING]
    return [MOON_GAINS[moon], MOON_OTHER[moon]] if TWO_SIDED[moon] else [MOON_GAINS[moon]]


class PayInput(Step):
    """The resources of the moon in the input slot are paid, with what else the list costs."""

    def __init__(self, seat: Seat, price: Amounts, source: Source) -> None:
        self.seat: Final = seat
        self.price: Final = price
        self.source: Final = source

    def run(self, s: State) -> None:
        moon = s.players[self.seat].module(self.source.serial).input
        costs = [added(self.price, cost) for cost in input_costs(moon)]
        open_costs = [cost for cost in costs if payable(s, self.seat, cost)]
        if len(open_costs) > 1:
            s.then(ChooseCost(self.seat, open_costs))
        else:
            s.then(Pay(self.seat, open_costs[0]))


class ChooseCost(Own):
    """AE-MOON-06. The side of an "or" moon that is paid."""

    def __init__(self, seat: Seat, costs: list[Amounts]) -> None:
        super().__init__(seat)
        self.costs: Final = tuple(costs)

    def costly(self, s: State, seat: Seat) -> bool:
        return True

    def answers(self, s: State, seat: Seat) -> list[int]:
        return [CHOOSE.of(i) for i, cost in enumerate(self.costs) if payable(s, seat, cost)]

    def answered(self, s: State, seat: Seat, option: int) -> None:
        s.then(Pay(seat, self.costs[CHOOSE.noun(option)]))


def read_effects(place: str, tables: list[dict[str, Any]]) -> Effects:
    """The list that a data file writes."""
    effects: list[Effect] = VERBS.read_all(place, tables)
    return Effects(effects)
