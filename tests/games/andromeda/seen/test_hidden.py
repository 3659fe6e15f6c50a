"""Nobody can tell by what is asked, or by what can be taken back, what another holds."""

from __future__ import annotations

from typing import Any

import pytest

from games.andromeda.cards.scenes import does
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.launch.launch import ActivateRegion
from perihelion.games.andromeda.station.ships import BuildShip
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.turn.points import EndOfTurn

YELLOW = 0


@rule("AE-TAC-02")
def test_a_card_that_was_played_cannot_be_taken_back(table: Table) -> None:
    table.hand("yellow", "TA-02")
    known = table.s.known
    table.at(PlayCard(YELLOW, CARD_IDS.index("TA-02")))
    assert table.s.known > known


@rule("AE-BASE-01", "AE-TAC-14")
def test_what_only_a_discount_card_allows_tells_of_the_card(table: Table) -> None:
    table.stock("yellow", titanium=3, ice=1)
    table.hand("yellow", "TA-04")
    table.at(BuildShip(YELLOW, True))
    known = table.s.known
    table.says("yellow", "build heavy cruiser")
    assert table.s.known > known


@rule("AE-SHIP-01")
def test_what_the_stores_allow_tells_nothing(table: Table) -> None:
    table.stock("yellow", titanium=3, ice=1)
    table.hand("yellow", "TA-04")
    table.at(BuildShip(YELLOW, True))
    known = table.s.known
    table.says("yellow", "build transport")
    assert table.s.known == known


SHIP: dict[str, Any] = {"ship": "any", "pay": True, "discount": 1}
MODULE: dict[str, Any] = {"module": "any", "pay": True}


@rule("AE-BASE-01", "AE-BASE-06")
@pytest.mark.parametrize(
    ("titanium", "card", "tells"), [(0, "TA-09", True), (0, "TA-01", True), (5, "TA-09", False)]
)
def test_a_base_that_only_a_discount_card_opens_tells_whether_one_is_held(
    table: Table, titanium: int, card: str, tells: bool
) -> None:
    table.tile("R1-1", "BA-MF")
    table.column("industry", "IN-01", "IN-02", "IN-03")
    table.stock("yellow", titanium=titanium)
    table.hand("yellow", card)
    table.s.target = 0
    known = table.s.known
    table.at(ActivateRegion(YELLOW))
    assert (table.s.known > known) == tells


@rule("AE-BASE-01", "AE-TAC-05")
@pytest.mark.parametrize("effect", [SHIP, MODULE, {"choose": [[SHIP], [MODULE]]}])
@pytest.mark.parametrize(("titanium", "tells"), [(0, True), (5, False)])
def test_an_effect_that_only_a_discount_card_opens_tells_whether_one_is_held(
    table: Table, effect: dict[str, Any], titanium: int, tells: bool
) -> None:
    table.column("industry", "IN-01", "IN-02", "IN-03")
    table.stock("yellow", titanium=titanium, ice=titanium)
    table.hand("yellow", "TA-01")
    known = table.s.known
    does(table, effect)
    assert (table.s.known > known) == tells


@rule("AE-TAC-01", "AE-SHIP-01")
def test_a_holder_of_cards_is_asked_where_a_discount_card_could_add_an_answer(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1)
    table.hand("yellow", "TA-02")
    table.at(BuildShip(YELLOW, True))
    assert table.offered("yellow") == ["build transport"]


@rule("AE-TAC-01", "AE-SHIP-01")
def test_without_cards_a_single_answer_is_no_question(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1)
    table.at(BuildShip(YELLOW, True))
    assert table.fleet("yellow", "bay") == {"transport": 4}


@rule("AE-TRK-04", "AE-P-46")
def test_a_holder_of_a_secret_token_is_asked_though_it_does_nothing_now(table: Table) -> None:
    table.token("yellow", "DT-13")
    table.at(EndOfTurn(YELLOW))
    assert table.offered("yellow") == ["go on"]
