"""Effects that are about crew cards themselves, and those that are used at a moment of their own."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import AskOne, Refusal, Seat, Word
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit
from perihelion.games.solar_sphere.cards.effects.effect import VERBS, Effect
from perihelion.games.solar_sphere.cards.ids import Card
from perihelion.games.solar_sphere.deploy.finish import still
from perihelion.games.solar_sphere.deploy.means import HELP, Help, means_of, refreshable
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import REFRESH


class RefreshCrew(Effect):
    """refresh_crew = 1. SS-CREW-26: another used card, never one that refreshes itself."""

    @staticmethod
    def read(entry: Entry) -> RefreshCrew:
        entry.only()
        if entry.whole() != 1:
            raise entry.wrong(f"{entry.verb}: a card refreshes 1 other card, not {entry.whole()}")
        return RefreshCrew()

    def text(self) -> Said:
        return Said("refresh 1 other crew member")

    def parts(self) -> list[Part]:
        return [Part(icon="reroll"), Part(icon="crew")]

    def useful(self, s: State, seat: Seat) -> bool:
        return len(refreshable(s.players[seat], s.players[seat].used)) > 0

    def apply(self, s: State, seat: Seat) -> None:
        s.then(Refresh(seat))

    def helps(self, help: Help) -> None:
        help.refreshes = True


VERBS.teach("refresh_crew", RefreshCrew.read)


class Refresh(AskOne):
    """SS-CREW-26. Turn upright one other used crew card of yours, but not another First Officer."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        cards = refreshable(s.players[seat], s.players[seat].used)
        return [REFRESH.of(card) for card in cards if s.visit.finished() or self.allows(s, seat, card)]

    def allows(self, s: State, seat: Seat, card: Card) -> bool:
        """SS-VIS-10. With this card upright again the visit under way can be finished."""
        means = means_of(s.players[seat])
        means.used &= ~bit(card)
        return still(s, seat, means)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        s.players[seat].refresh(REFRESH.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not REFRESH.says(option):
            return None
        card = REFRESH.noun(option)
        if card not in s.players[seat].crew:
            return Refusal("SS-CREW-26", "{crew:card} is not in your crew.", card=card)
        if HELP[card].refreshes:
            return Refusal("SS-CREW-26", "A First Officer does not refresh a First Officer.")
        return Refusal("SS-CREW-26", "{crew:card} is not used yet.", card=card)


class Elsewhere(Effect):
    """Used where dice are set and rolled, never as an action by itself."""

    def payable(self, s: State, seat: Seat) -> bool:
        return False

    def apply(self, s: State, seat: Seat) -> None:
        raise AssertionError("this card is not used by itself")


class SetDie(Elsewhere):
    """set_die = true. SS-CREW-17: when a die is deployed."""

    @staticmethod
    def read(entry: Entry) -> SetDie:
        entry.flag()
        return SetDie()

    def text(self) -> Said:
        return Said("change the die you deploy to any other face")

    def parts(self) -> list[Part]:
        return [Part(icon="die-any"), Part(text=Said("any face"))]

    def worth(self) -> float:
        return 1.4


VERBS.teach("set_die", SetDie.read)


class RerollResistance(Elsewhere):
    """reroll_resistance = true. SS-BAT-05: when a ship wins."""

    @staticmethod
    def read(entry: Entry) -> RerollResistance:
        entry.flag()
        return RerollResistance()

    def text(self) -> Said:
        return Said("reroll the Resistance die")

    def parts(self) -> list[Part]:
        return [Part(icon="reroll"), Part(icon="resist")]

    def worth(self) -> float:
        return 1.2


VERBS.teach("reroll_resistance", RerollResistance.read)
