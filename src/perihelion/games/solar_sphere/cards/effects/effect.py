"""What every effect answers: can it be paid, would it change anything, do it, say it, show it, weigh it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat, Step
from perihelion.games.kit import effects as kit
from perihelion.games.kit.telling.phrases import in_turn
from perihelion.games.solar_sphere.cards.ids import Card
from perihelion.games.solar_sphere.deploy.means import Help
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import CREW_NOUNS, WORDS

VERBS: Final = kit.Verbs()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(kit.Effect):
    """One thing a card does."""

    def text(self) -> Said:
        """The effect as a sentence without a full stop."""
        raise NotImplementedError

    def payable(self, s: State, seat: Seat) -> bool:
        """Its price is there."""
        return True

    def refuse(self, player: Player, card: Card) -> Refusal:
        """Why this card cannot be paid."""
        raise AssertionError(f"{CREW_NOUNS.names[card]} has no price")

    def useful(self, s: State, seat: Seat) -> bool:
        """It would change something now."""
        return True

    def apply(self, s: State, seat: Seat) -> None:
        raise NotImplementedError

    def helps(self, help: Help) -> None:
        """Adds what it brings towards the end of a visit."""

    def worth(self) -> float:
        """In points; what is not weighed by itself is worth about one."""
        return 1.0


class Do(Step):
    """One effect of a card, in its place among the others."""

    def __init__(self, seat: Seat, effect: Effect) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def run(self, s: State) -> None:
        self.effect.apply(s, self.seat)


def read_all(place: str, tables: list[dict[str, Any]]) -> list[Effect]:
    """The effects of one card, as the data write them."""
    effects: list[Effect] = VERBS.read_all(place, tables)
    return effects


def apply_all(s: State, seat: Seat, effects: list[Effect]) -> None:
    """The effects of a card in printed order."""
    if len(effects) == 1:
        effects[0].apply(s, seat)
    else:
        s.then_all([Do(seat, effect) for effect in effects])


def usable(s: State, seat: Seat, effects: list[Effect]) -> bool:
    """A card may be used when all of it can be paid and some of it would change something."""
    return all(effect.payable(s, seat) for effect in effects) and any(
        effect.useful(s, seat) for effect in effects
    )


def texts(effects: list[Effect]) -> Said:
    """A card as a sentence without a full stop."""
    return in_turn([effect.text() for effect in effects])


def branch_name(effects: list[Effect]) -> str:
    """What a choice of these is called in the vocabulary."""
    return WORDS.named(str(texts(effects)))


def worths(effects: list[Effect]) -> float:
    """What the effects of a card are worth together when they happen."""
    return sum([effect.worth() for effect in effects])
