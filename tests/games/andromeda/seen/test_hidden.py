"""Nobody can tell by what is asked, or by what can be taken back, what another holds."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.tactics import CARD_IDS
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
