"""Effects: a new verb is one class; each effect says its sentence, its signs, its worth and what it does."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, amount_of, figure, row
from perihelion.games.solar_sphere.cards.amounts import up_to
from perihelion.games.solar_sphere.cards.effects.effect import (
    VERBS,
    Effect,
    apply_all,
    read_all,
    texts,
    usable,
    worths,
)
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.state import State, new_state

GUIDE = Path(__file__).parents[4] / "docs" / "guide" / "add-a-card.md"


class Reactivate(Effect):
    """reactivate = 2. So many drones from inactive to active, as far as there are any."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Reactivate:
        entry.only()
        return Reactivate(entry.whole())

    def text(self) -> Said:
        return Said("reactivate {drones}", drones=up_to(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("drone", self.amount)

    def useful(self, s: State, seat: int) -> bool:
        return s.players[seat].inactive > 0

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        drones = min(self.amount, player.inactive)
        player.inactive -= drones
        player.active += drones

    def worth(self) -> float:
        return 0.4 * self.amount


@pytest.fixture
def reactivate() -> Iterator[None]:
    """For one test, the cards know the verb of the guide."""
    VERBS.teach("reactivate", Reactivate.read)
    yield
    del VERBS.readers["reactivate"]


def card(*tables: dict[str, Any]) -> list[Effect]:
    return read_all("crew.toml: C1-01", list(tables))


# A new verb


def test_the_guide_shows_this_class() -> None:
    assert inspect.getsource(Reactivate) in GUIDE.read_text(encoding="utf-8")


@pytest.mark.usefixtures("reactivate")
def test_a_card_with_a_new_verb_says_shows_and_weighs_it() -> None:
    effects = card({"pay_morale": 1}, {"reactivate": 2})
    assert str(texts(effects)) == "pay 1 morale, then reactivate up to 2 drones"
    assert effects[1].parts() == [Part(icon="drone"), figure(2)]
    assert worths(effects) == -0.6 + 0.8


@pytest.mark.usefixtures("reactivate")
def test_a_card_with_a_new_verb_does_what_it_says() -> None:
    s = new_state(2, 0)
    red = s.players[0]
    assert (red.active, red.inactive) == (6, 2)
    effects = card({"reactivate": 3})
    assert usable(s, 0, effects)
    apply_all(s, 0, effects)
    assert (red.active, red.inactive) == (8, 0)
    assert not usable(s, 0, effects)


def test_two_classes_may_not_have_one_verb() -> None:
    with pytest.raises(AssertionError, match="two effects are called 'gain'"):
        VERBS.teach("gain", Reactivate.read)


# Every effect


def test_every_printed_effect_shows_at_least_one_sign_and_says_something() -> None:
    cards = [*BENEFITS, *ACTIONS, *RETIREMENTS]
    printed = [effect for effects in cards for effect in effects]
    assert [effect.text() for effect in printed if not effect.text() or not effect.parts()] == []
    assert [part for effect in printed for part in effect.parts() if bool(part.icon) == bool(part.text)] == []


def test_a_few_things_are_drawn_one_by_one_and_many_with_a_figure() -> None:
    (trade,) = card({"trade": {"ore": 1}, "for": {"gold": 2}})
    arrow = Part(icon="arrow", quiet=True)
    assert trade.parts() == [Part(icon="ore"), arrow, Part(icon="gold"), Part(icon="gold")]
    (reputation,) = card({"reputation": 4})
    assert reputation.parts() == [Part(icon="reputation"), figure(4)]


def test_a_choice_shows_its_branches_with_or_between_them() -> None:
    (choice,) = card({"choose": [[{"morale": 4}], [{"reputation": 1}]]})
    assert str(choice.text()) == "gain 4 morale or gain 1 reputation"
    assert choice.parts() == [
        Part(icon="morale"),
        figure(4),
        Part(text=Said("or"), quiet=True),
        Part(icon="reputation"),
    ]


def test_the_second_effect_of_a_row_stands_apart() -> None:
    parts = row(card({"score": 2}, {"kickback": 1}))
    assert parts == [
        Part(icon="points"),
        figure(2),
        Part(icon="spanner", apart=True),
        figure(1),
    ]


def test_what_a_bot_thinks_of_effects() -> None:
    effects = card({"gain": {"ore": 2}}, {"gain_any": 1}, {"fabricate": 2}, {"salvage": 4}, {"kickback": 1})
    assert [effect.worth() for effect in effects] == [2.6, 1.4, 2.2, 2.0, 0.82]
    unweighed = card({"score_per": "hexes_built"}, {"auxiliary_die": True}, {"refresh_crew": 1})
    assert [effect.worth() for effect in unweighed] == [1.0, 1.0, 1.0]
