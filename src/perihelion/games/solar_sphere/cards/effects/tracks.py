"""Effects that move markers: points, morale and reputation."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, amount_of, repeated
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.effects.counters import COUNTERS, PER_TWO, count, per
from perihelion.games.solar_sphere.cards.effects.effect import VERBS, Effect
from perihelion.games.solar_sphere.cards.effects.resources import ARROW
from perihelion.games.solar_sphere.cards.ids import Card
from perihelion.games.solar_sphere.place.tracks import gain_morale, gain_reputation, score
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State

MORALE_WORTH: Final = 0.6  # one step of the track
REPUTATION_WORTH: Final = 2.6  # a step, where it is only expected


class Score(Effect):
    """score = 2"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Score:
        entry.only()
        return Score(entry.whole())

    def text(self) -> Said:
        return Said("score {points}", points=amounts.points(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("points", self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        score(s, seat, self.amount)

    def worth(self) -> float:
        return 1.0 * self.amount


VERBS.teach("score", Score.read)


class ScorePer(Effect):
    """score_per = "hexes_built" """

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    @staticmethod
    def read(entry: Entry) -> ScorePer:
        entry.only()
        return ScorePer(entry.name(COUNTERS))

    def text(self) -> Said:
        return Said("score 1 point for each {one}", one=COUNTERS[self.counter].one)

    def parts(self) -> list[Part]:
        return per("points", self.counter)

    def apply(self, s: State, seat: Seat) -> None:
        score(s, seat, count(s.players[seat], self.counter))


VERBS.teach("score_per", ScorePer.read)


class Morale(Effect):
    """morale = 4"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Morale:
        entry.only()
        return Morale(entry.whole())

    def text(self) -> Said:
        return Said("gain {morale}", morale=amounts.morale(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("morale", self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        gain_morale(s, seat, self.amount)

    def worth(self) -> float:
        return MORALE_WORTH * self.amount


VERBS.teach("morale", Morale.read)


class MoralePerTwo(Effect):
    """morale_per_two = "crew_total". SS-CREW-21: rounded down."""

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    @staticmethod
    def read(entry: Entry) -> MoralePerTwo:
        entry.only()
        return MoralePerTwo(entry.name(COUNTERS))

    def text(self) -> Said:
        return Said("gain 1 morale for every 2 {many}", many=COUNTERS[self.counter].many)

    def parts(self) -> list[Part]:
        return per("morale", self.counter, PER_TWO)

    def useful(self, s: State, seat: Seat) -> bool:
        return count(s.players[seat], self.counter) > 1

    def apply(self, s: State, seat: Seat) -> None:
        gain_morale(s, seat, count(s.players[seat], self.counter) // 2)

    def worth(self) -> float:
        return 1.2


VERBS.teach("morale_per_two", MoralePerTwo.read)


class PayMorale(Effect):
    """pay_morale = 2. SS-CREW-25: only with that much morale."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> PayMorale:
        entry.only()
        return PayMorale(entry.whole())

    def text(self) -> Said:
        return Said("pay {morale}", morale=amounts.morale(self.amount))

    def parts(self) -> list[Part]:
        return [*amount_of("morale", self.amount), ARROW]

    def payable(self, s: State, seat: Seat) -> bool:
        return s.players[seat].morale >= self.amount

    def refuse(self, player: Player, card: Card) -> Refusal:
        price = amounts.morale(self.amount)
        return Refusal(
            "SS-CREW-25",
            "{crew:card} takes {price}; you have {owned}.",
            card=card,
            price=price,
            owned=player.morale,
        )

    def apply(self, s: State, seat: Seat) -> None:
        s.players[seat].morale -= self.amount

    def worth(self) -> float:
        return -MORALE_WORTH * self.amount


VERBS.teach("pay_morale", PayMorale.read)


class Reputation(Effect):
    """reputation = 1: what the Corporation icon does."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Reputation:
        entry.only()
        return Reputation(entry.whole())

    def text(self) -> Said:
        return Said("gain {reputation}", reputation=amounts.reputation(self.amount))

    def parts(self) -> list[Part]:
        return repeated("reputation", self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        gain_reputation(s, seat, self.amount)

    def worth(self) -> float:
        return REPUTATION_WORTH * self.amount


VERBS.teach("reputation", Reputation.read)
