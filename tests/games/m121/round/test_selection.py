"""The secret choice of a phase, with or without a boost, and the reveal."""

from __future__ import annotations

import pytest

from games.m121.openings import settled
from games.m121.round.phases import planned
from games.m121.table import Table, card_of
from marks import rule
from perihelion.core.dice import Fair, secret_from
from perihelion.core.errors import Illegal
from perihelion.core.game import SPECTATOR
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import NOBODY
from perihelion.games.m121.cards.slots import BUILD, COLONISE
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.numbers import booster, chooser
from perihelion.games.m121.play import Round
from perihelion.games.m121.round.closing import EndOfRound
from perihelion.games.m121.round.phase import order_of
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.seen.views import View
from perihelion.records.table import Table as Session


def seen(table: Table, seat: int) -> View:
    view: View = GAME.seen.view(table.s, seat)
    return view


@pytest.fixture
def choosing(four: Table) -> Table:
    """Everybody holds three cards and is to choose."""
    for name in ("yellow", "green", "blue", "red"):
        four.money(name, 3)
    four.at(Selection())
    return four


@rule("MX-SEL-01")
def test_all_choose_one_of_five_phases_at_the_same_time(choosing: Table) -> None:
    assert choosing.asked() == ["yellow", "green", "blue", "red"]
    assert choosing.offered("blue") == [
        f"choose {phase}" for phase in ("Advance", "Build", "Colonise", "Deliver", "Expand")
    ]
    choosing.says("blue", "choose Build", "no boost")
    assert choosing.asked() == ["yellow", "green", "red"]


@rule("MX-SEL-01")
def test_a_phase_is_chosen_first_and_only_once(choosing: Table) -> None:
    refusal = choosing.why("yellow", "no boost")
    assert (refusal.rule, refusal.text) == ("MX-SEL-01", "First choose a phase; then boost it, or not.")
    choosing.says("yellow", "choose Build")
    assert choosing.why("yellow", "choose Expand").text == "You have chosen a phase; now the boost, or none."


@rule("MX-SEL-02")
def test_any_card_of_the_hand_may_boost(choosing: Table) -> None:
    choosing.says("green", "choose Build")
    assert choosing.offered("green") == ["boost with S13", "boost with S14", "boost with S15", "no boost"]
    refusal = choosing.why("green", "boost with S18")
    assert (refusal.rule, refusal.text) == ("MX-SEL-02", "Cinder Haven is not in your hand.")


@rule("MX-SEL-03")
def test_who_does_not_boost_says_so_and_keeps_all_cards(choosing: Table) -> None:
    for name in ("yellow", "green", "blue", "red"):
        choosing.says(name, "choose Build", "no boost")
    assert choosing.s.boosts == (NO_CARD,) * 4
    assert choosing.discards() == [] and choosing.size("yellow") == 3


@rule("MX-SEL-04")
def test_nobody_boosts_with_an_empty_hand(table: Table) -> None:
    table.at(Selection())
    table.says("yellow", "choose Build")
    assert "boost with S18" not in table.offered("yellow")
    table.says("green", "choose Colonise")
    assert (table.s.chosen, table.s.boosts) == ((BUILD, COLONISE), (NO_CARD, NO_CARD))


@rule("MX-SEL-05")
def test_the_last_choice_reveals_everything_and_boosts_are_discarded_face_up(choosing: Table) -> None:
    choosing.says("yellow", "choose Build", "boost with S17")
    choosing.says("green", "choose Build", "no boost")
    choosing.says("red", "choose Colonise", "boost with S07")
    assert choosing.discards() == []
    choosing.says("blue", "choose Advance", "no boost")
    assert choosing.discards() == ["S17", "S07"]
    assert [player.chosen for player in seen(choosing, 2).players] == [1, 1, 0, 2]
    assert [player.boost for player in seen(choosing, 2).players] == [card_of("S17"), -1, -1, card_of("S07")]
    assert (choosing.size("yellow"), choosing.size("green")) == (2, 3)


@rule("MX-SEL-06")
def test_a_booster_is_a_chooser_too(four: Table) -> None:
    four.chose(yellow="Build boosted", green="Build", blue="Colonise boosted")
    assert [chooser(four.s, seat, BUILD) for seat in range(4)] == [1, 1, 0, 0]
    assert [booster(four.s, seat, BUILD) for seat in range(4)] == [1, 0, 0, 0]


@rule("MX-SEL-07")
def test_after_a_round_all_five_phases_can_be_chosen_again(four: Table) -> None:
    four.system("N15", "C3", "yellow")
    four.chose(yellow="Build boosted", green="Build", blue="Advance", red="Deliver")
    four.at(EndOfRound(), Selection())
    assert (four.s.chosen, four.s.boosts) == ((NOBODY,) * 4, (NO_CARD,) * 4)
    assert len(four.offered("yellow")) == 5 and "choose Build" in four.offered("yellow")


# What others see


@rule("MX-SEL-08")
@pytest.mark.parametrize("boost", ["no boost", "boost with S16"])
def test_before_the_reveal_others_see_only_that_a_choice_is_in(choosing: Table, boost: str) -> None:
    choosing.says("yellow", "choose Build", boost)
    for seat in (1, 2, 3, SPECTATOR):
        yellow = seen(choosing, seat).players[0]
        assert (yellow.sealed, yellow.choosing, yellow.chosen, yellow.boost) == (True, [], -1, -1)


@rule("MX-SEL-08")
def test_the_whole_view_of_another_seat_is_the_same_with_and_without_a_boost() -> None:
    views = []
    for boost in ("boost with S16", "boost with S18", "no boost"):
        table = Table(3)
        for name in ("yellow", "green", "blue"):
            table.money(name, 3)
        table.at(Selection())
        table.says("yellow", "choose Advance" if boost == "no boost" else "choose Expand", boost)
        views.append((seen(table, 1), seen(table, SPECTATOR)))
    assert views[0] == views[1] == views[2]
    assert views[0][0].players[0].cards == 3


@rule("MX-SEL-08")
def test_half_a_choice_does_not_show_either(choosing: Table) -> None:
    before = seen(choosing, 1)
    choosing.says("yellow", "choose Build")
    assert seen(choosing, 1) == before
    assert seen(choosing, 0).players[0].choosing == [GAME.rules.words.number("choose Build")]


@rule("MX-SEL-08")
def test_nobody_hears_what_is_chosen_before_the_reveal(choosing: Table) -> None:
    step = choosing.s.agenda[-1]
    assert isinstance(step, Selection)
    assert [step.seen_by(choosing.s, seat) for seat in range(4)] == [1, 2, 4, 8]


def session() -> Session:
    """A game at its first selection, as it is played at a table with undo."""
    game = Session(GAME, 2, {"quick_start": "on"}, Fair(secret_from("selection")))
    while game.state.round == 0:
        seat = game.waiting()[0]
        game.choose(seat, game.offers(seat)[0])
    return game


def says(game: Session, seat: int, *texts: str) -> None:
    for text in texts:
        game.choose(seat, GAME.rules.words.number(text))


@rule("MX-SEL-08")
def test_a_choice_can_be_taken_back_until_the_last_one_is_made() -> None:
    game = session()
    before = game.digest()
    says(game, 1, "choose Deliver", "no boost")
    game.undo(1)
    game.undo(1)
    assert game.digest() == before and game.waiting() == [0, 1]
    says(game, 1, "choose Build", "no boost")
    says(game, 0, "choose Advance", "no boost")
    assert game.state.chosen == (0, 1)


@rule("MX-SEL-08")
def test_a_choice_can_be_taken_back_after_another_has_chosen() -> None:
    game = session()
    says(game, 1, "choose Deliver", "no boost")
    says(game, 0, "choose Advance")
    game.undo(1)
    assert GAME.rules.words.texts(game.offers(1))[-1] == "no boost"
    assert game.state.sealed[0] == [GAME.rules.words.number("choose Advance")]


@rule("MX-SEL-08")
def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    game = session()
    says(game, 1, "choose Deliver", "no boost")
    says(game, 0, "choose Advance", "no boost")
    with pytest.raises(Illegal, match="nothing to take back"):
        game.undo(1)
    with pytest.raises(Illegal, match="nothing to take back"):
        game.undo(0)


# The example of the rulebook


@rule("MX-ROUND-01", "MX-ROUND-02", "MX-ROUND-03", "MX-SEL-05", "MX-INIT-01")
def test_case_e_01_four_players_choose_three_phases(four: Table) -> None:
    four.hand("green", "N47", "N48")
    four.at(Selection())
    four.says("red", "choose Advance")
    four.says("yellow", "choose Advance")
    four.says("blue", "choose Deliver")
    four.says("green", "choose Colonise", "boost with N47")
    assert four.discards() == ["N47"]
    assert planned(four) == ["Advance", "Colonise", "Deliver", "Expand"]
    assert order_of(four.s, COLONISE)[0] == four.seat("green")


def test_a_round_begins_with_the_selection() -> None:
    table = settled("S01", "S09")
    table.at(Round())
    assert isinstance(table.s.agenda[-1], Selection) and table.s.round == 2
