"""The vocabulary of card effects, one class each: can it be paid, would it change anything, do it."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Step
from perihelion.games.solar_sphere.cards.specs import CREW_ACTIONS
from perihelion.games.solar_sphere.cards.tables import CREW_KIND, CREW_NAMES
from perihelion.games.solar_sphere.deploy.finish import can_fabricate, means_of, still
from perihelion.games.solar_sphere.deploy.kickbacks import Kickbacks
from perihelion.games.solar_sphere.numbers import crew_total, ready
from perihelion.games.solar_sphere.place.drones import Fabricate, gain_auxiliary, salvage
from perihelion.games.solar_sphere.place.storage import Gain, GainAny
from perihelion.games.solar_sphere.place.tracks import gain_morale, gain_reputation, score
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import CHOOSE, REFRESH


class Effect:
    """One thing a card does."""

    def payable(self, s: State, seat: int) -> bool:
        """Its price is there."""
        return True

    def useful(self, s: State, seat: int) -> bool:
        """It would change something now."""
        return True

    def apply(self, s: State, seat: int) -> None:
        raise NotImplementedError


class Do(Step):
    """One effect of a card, in its place among the others."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def run(self, s: State) -> None:
        self.effect.apply(s, self.seat)


def apply_all(s: State, seat: int, effects: list[Effect]) -> None:
    """The effects of a card in printed order."""
    if len(effects) == 1:
        effects[0].apply(s, seat)
    else:
        s.then_all([Do(seat, effect) for effect in effects])


def usable(s: State, seat: int, effects: list[Effect]) -> bool:
    """A card may be used when all of it can be paid and some of it would change something."""
    return all(effect.payable(s, seat) for effect in effects) and any(
        effect.useful(s, seat) for effect in effects
    )


class GainResource(Effect):
    """gain = { ore = 1 }"""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def apply(self, s: State, seat: int) -> None:
        s.then(Gain(seat, self.resource, self.amount))


class GainChosen(Effect):
    """gain_any = 1"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def apply(self, s: State, seat: int) -> None:
        s.then(GainAny(seat, self.amount))


class Trade(Effect):
    """trade = { ore = 1 }, for = { gold = 2 }. SS-CREW-18: the payment must be in storage first."""

    def __init__(self, paid: int, paid_amount: int, resource: int, amount: int) -> None:
        self.paid: Final = paid
        self.paid_amount: Final = paid_amount
        self.resource: Final = resource
        self.amount: Final = amount

    def payable(self, s: State, seat: int) -> bool:
        return s.players[seat].stock[self.paid] >= self.paid_amount and (
            s.visiting < 0 or self.leaves_way(s, seat)
        )

    def leaves_way(self, s: State, seat: int) -> bool:
        """SS-VIS-10. After the trade the visit under way can be finished; what does not fit may replace
        anything stored."""
        means = means_of(s.players[seat])
        means.add(self.paid, -self.paid_amount)
        means.add(self.resource, self.amount)
        return still(s, seat, means)

    def apply(self, s: State, seat: int) -> None:
        s.players[seat].stock[self.paid] -= self.paid_amount
        s.then(Gain(seat, self.resource, self.amount))


class Score(Effect):
    """score = 2"""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def apply(self, s: State, seat: int) -> None:
        score(s, seat, self.points)


class ScorePer(Effect):
    """score_per = "hexes_built" """

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def apply(self, s: State, seat: int) -> None:
        score(s, seat, count(s.players[seat], self.counter))


class Morale(Effect):
    """morale = 4"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def apply(self, s: State, seat: int) -> None:
        gain_morale(s, seat, self.amount)


class MoralePerTwo(Effect):
    """morale_per_two = "crew_total". SS-CREW-21: rounded down."""

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def useful(self, s: State, seat: int) -> bool:
        return count(s.players[seat], self.counter) > 1

    def apply(self, s: State, seat: int) -> None:
        gain_morale(s, seat, count(s.players[seat], self.counter) // 2)


class PayMorale(Effect):
    """pay_morale = 2. SS-CREW-25: only with that much morale."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def payable(self, s: State, seat: int) -> bool:
        return s.players[seat].morale >= self.amount

    def apply(self, s: State, seat: int) -> None:
        s.players[seat].morale -= self.amount


class Reputation(Effect):
    """reputation = 1: what the Corporation icon does."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def apply(self, s: State, seat: int) -> None:
        gain_reputation(s, seat, self.amount)


class FabricateDrones(Effect):
    """fabricate = 2"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def useful(self, s: State, seat: int) -> bool:
        return can_fabricate(s.players[seat])

    def apply(self, s: State, seat: int) -> None:
        s.then(Fabricate(seat, self.amount))


class SalvageDrones(Effect):
    """salvage = 4"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def useful(self, s: State, seat: int) -> bool:
        return s.players[seat].inactive > 0

    def apply(self, s: State, seat: int) -> None:
        salvage(s, seat, self.amount)


class SalvageAll(Effect):
    """salvage_all = true. SS-CREW-29: still one decommission per row."""

    def apply(self, s: State, seat: int) -> None:
        salvage(s, seat, s.players[seat].inactive)


class SalvagePer(Effect):
    """salvage_per = "ships_claimed" """

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    def useful(self, s: State, seat: int) -> bool:
        return s.players[seat].inactive > 0 and count(s.players[seat], self.counter) > 0

    def apply(self, s: State, seat: int) -> None:
        salvage(s, seat, count(s.players[seat], self.counter))


class TakeKickback(Effect):
    """kickback = 1. SS-KICK-08: no marker moves and nothing is doubled."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def apply(self, s: State, seat: int) -> None:
        s.then(Kickbacks(seat, self.amount))


class AuxiliaryDie(Effect):
    """auxiliary_die = true. SS-CREW-28: as for a full column."""

    def apply(self, s: State, seat: int) -> None:
        gain_auxiliary(s, seat)


class RefreshCrew(Effect):
    """refresh_crew = 1. SS-CREW-26: another used card, never one that refreshes itself."""

    def useful(self, s: State, seat: int) -> bool:
        return len(refreshable(s.players[seat])) > 0

    def apply(self, s: State, seat: int) -> None:
        s.then(Refresh(seat))


class Elsewhere(Effect):
    """set_die, reroll_resistance: used where dice are set and rolled (SS-CREW-17, SS-BAT-05), never as an
    action by itself."""

    def payable(self, s: State, seat: int) -> bool:
        return False

    def apply(self, s: State, seat: int) -> None:
        raise AssertionError("this card is not used by itself")


class Choose(Effect):
    """choose = [[...], [...]]. SS-CREW-20 to -22: exactly one branch, also one without effect."""

    def __init__(self, words: list[int], branches: list[list[Effect]]) -> None:
        self.words: Final = words
        self.branches: Final = branches

    def apply(self, s: State, seat: int) -> None:
        s.then(ChooseBranch(seat, self))


class ChooseBranch(AskOne):
    """SS-CREW-10. One of the two bonuses printed with "or"."""

    def __init__(self, seat: int, effect: Choose) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def options(self, s: State, seat: int) -> list[int]:
        return self.effect.words

    def choose(self, s: State, seat: int, option: int) -> None:
        apply_all(s, seat, self.effect.branches[self.effect.words.index(option)])

    def why_not(self, s: State, seat: int, option: int) -> Refusal | None:
        return Refusal("SS-CREW-10", "This card does not offer that.") if CHOOSE.says(option) else None


class Refresh(AskOne):
    """SS-CREW-26. Turn upright one other used crew card of yours, but not another First Officer."""

    def options(self, s: State, seat: int) -> list[int]:
        return [REFRESH.of(card) for card in refreshable(s.players[seat])]

    def choose(self, s: State, seat: int, option: int) -> None:
        s.players[seat].used &= ~(1 << REFRESH.noun(option))

    def why_not(self, s: State, seat: int, option: int) -> Refusal | None:
        if not REFRESH.says(option):
            return None
        card = REFRESH.noun(option)
        if card not in s.players[seat].crew:
            return Refusal("SS-CREW-26", f"{CREW_NAMES[card]} is not in your crew.")
        if refreshes(card):
            return Refusal("SS-CREW-26", "A First Officer does not refresh a First Officer.")
        return Refusal("SS-CREW-26", f"{CREW_NAMES[card]} is not used yet.")


def refreshes(card: int) -> bool:
    """The card is itself one that refreshes others."""
    return CREW_ACTIONS[CREW_KIND[card]][0].verb == "refresh_crew"


def refreshable(player: Player) -> list[int]:
    return [card for card in player.crew if not ready(player, card) and not refreshes(card)]


def count(player: Player, counter: str) -> int:
    """What a card counts."""
    if counter == "crew_total":
        return crew_total(player)
    return player.hexes if counter == "hexes_built" else len(player.claimed)
