"""What the log may tell to whom: drawn cards, tokens and event cards are named only to who has seen them."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.events.scry import Scry
from perihelion.games.andromeda.setup.players import ChooseFaction, ChooseGoal, DealFaction
from perihelion.games.andromeda.station.claim import Claim
from perihelion.games.andromeda.stores.draw import DrawCards
from perihelion.games.andromeda.stores.gain import HandOver
from perihelion.games.andromeda.tracks.discoveries import RandomToken, Search

YELLOW, BLUE = 0, 1


@rule("AE-TAC-01", "AE-TAC-03")
def test_a_draw_is_named_to_the_drawer_and_counted_for_all(table: Table) -> None:
    table.at(DrawCards(YELLOW, 2))
    table.falls("draw TA-01", "draw TB-01")
    assert table.lines_for("yellow") == [
        "yellow draws 2 tactics cards.",
        "You draw Supply Drop.",
        "You draw Power Surge.",
    ]
    assert table.lines_for("blue") == table.lines == ["yellow draws 2 tactics cards."]


@rule("AE-PSET-05", "AE-TAC-01")
def test_a_first_hand_is_told_as_a_whole(table: Table) -> None:
    table.s.turn = 0
    table.at(DrawCards(YELLOW, 2))
    table.falls("draw TB-01", "draw TA-01")
    assert table.lines_for("yellow")[1:] == ["Your first hand: Supply Drop and Power Surge."]
    assert table.lines == ["yellow draws 2 tactics cards."]


@rule("AE-TAC-03")
def test_that_no_card_is_left_is_told_to_all(table: Table) -> None:
    table.tactics("TA-01")
    table.at(DrawCards(YELLOW, 3))
    assert table.lines == ["yellow draws 1 tactics card.", "No tactics card is left to draw for yellow."]


@rule("AE-PSET-03")
def test_factions_are_dealt_in_secret_and_revealed_together(table: Table) -> None:
    table.at(*[DealFaction(seat) for seat in (YELLOW, YELLOW, BLUE, BLUE)], ChooseFaction())
    table.falls("deal FB-12", "deal FB-01", "deal FB-02", "deal FB-03")
    assert table.lines_for("yellow") == [
        "You are dealt Refugees of the Magnetic War and Deep Chorus, and will lead one of them."
    ]
    assert table.lines == []
    table.says("yellow", "lead FB-12")
    assert table.lines == []
    table.says("blue", "lead FB-03")
    assert table.lines == ["yellow leads Deep Chorus.", "blue leads Tolzeed Bearers."]


@rule("AE-OPT-01")
def test_a_destiny_card_is_named_to_its_holder_alone() -> None:
    table = Table(2, destiny=True)
    for seat in (YELLOW, BLUE):
        table.s.players[seat].aims = (2 * seat, 2 * seat + 1)
    table.at(ChooseGoal())
    table.says("yellow", "aim for DS-01")
    table.says("blue", "aim for DS-03")
    assert table.lines == ["Every player keeps a destiny card in secret."]
    assert table.lines_for("yellow")[1:] == ["You keep the destiny card Great Archive."]


@rule("AE-TRK-04")
def test_a_stack_is_looked_through_and_a_token_kept_in_secret(table: Table) -> None:
    table.at(Search(YELLOW, 0))
    table.let_fall()
    assert table.lines == ["yellow looks through discovery stack A in secret: 5 tokens."]
    seen = table.lines_for("yellow")[1]
    kept = table.offered("yellow")[0]
    assert seen.startswith("You see ")
    table.says("yellow", kept)
    assert table.lines[1:] == ["yellow keeps one of the tokens, face down."]
    assert table.lines_for("yellow")[-1].startswith("You keep ")
    assert table.amounts == ["won yellow: tokens +1"]


@rule("AE-TRK-04")
def test_a_random_token_is_named_to_its_owner(table: Table) -> None:
    table.at(RandomToken(YELLOW))
    table.falls("find DT-01")
    assert table.lines == ["yellow takes a token of the Observatory Discoveries at random."]
    assert table.lines_for("yellow")[1:] == ["Your new token is Credit Cache."]


@rule("AE-ACT-04")
def test_event_cards_that_are_looked_at_are_named_to_the_looker(table: Table) -> None:
    table.at(Scry(YELLOW, 2))
    table.falls("event GD-01", "event GD-05")
    table.says("yellow", "on top GD-05")
    assert table.lines_for("blue") == [
        "yellow looks at the next 2 event cards in secret.",
        "yellow puts one of them on top of the deck, the rest under it.",
    ]
    assert [line for line in table.lines_for("yellow") if line.startswith("You ")] == [
        "You see the event card Welcome to the Fleet.",
        "You see the event card Meteor Shower.",
        "You put Meteor Shower on top.",
    ]


@rule("AE-P-27")
def test_a_moon_under_the_top_one_is_named_to_who_looks(table: Table) -> None:
    table.tile("R2-3", "PL-S1", "MO-S1", "", "")
    table.faction("yellow", "FB-07")
    table.at(Claim(YELLOW, REGIONS.index("R2-3")))
    table.says("yellow", "look at the next moon")
    table.falls("moon MO-S3")
    assert table.lines_for("blue") == ["yellow looks at the next moon of Quillon (R2-3) in secret."]
    assert table.lines_for("yellow")[1:] == ["Under the top moon you see blue moon (1 nanocarbon, 2 VP)."]
    table.says("yellow", "claim MO-S3")
    assert table.lines[1:] == [
        "yellow claims blue moon (1 nanocarbon, 2 VP) from Quillon (R2-3).",
        "blue moon (2 nanocarbon) lies on top of Quillon (R2-3) now.",
    ]


@rule("AE-P-51")
def test_a_card_handed_over_is_named_to_giver_and_taker(three: Table) -> None:
    three.hand("yellow", "TA-01", "TB-01")
    three.stock("yellow", ice=1)
    three.at(HandOver(YELLOW, BLUE, 2, False))
    three.says("yellow", "hand over TA-01", "pay ice")
    told = ["yellow gives blue a tactics card.", "yellow hands 1 ice over to blue."]
    assert three.lines_for("green") == three.lines == told
    assert three.lines_for("yellow") == three.lines_for("blue") == [told[0], "It is Supply Drop.", told[1]]


@rule("AE-P-51")
def test_a_stolen_card_is_named_to_these_two_as_well(three: Table) -> None:
    three.hand("yellow", "TA-01", "TB-01")
    three.at(HandOver(YELLOW, BLUE, 1, True))
    three.falls("steal TB-01")
    assert three.lines_for("green") == three.lines == ["blue takes a tactics card of yellow at random."]
    assert three.lines_for("blue")[-1] == "It is Power Surge."
    assert three.news == [
        "lost yellow: blue takes a tactics card of yellow at random.",
        "won blue: blue takes a tactics card of yellow at random.",
    ]
