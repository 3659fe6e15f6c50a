"""Cards that are handed over as toll: who chooses them, who sees them, and what a full hand does."""

from __future__ import annotations

from games.m121.phases.scenes import asks, done, known
from games.m121.table import Table
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.steps import EVERYONE
from perihelion.games.m121.seen.table import view

GREY = "deliver grey cube on C2"


def at_toll(three: Table, *cards: str, gets: int = 0) -> None:
    """Yellow, with these cards, has delivered to a system of green, who has some cards, and owes a card."""
    three.system("N07", "C2", "yellow")
    three.system("N37", "C3", "green")
    three.hand("yellow", *cards)
    three.money("green", gets)
    three.turn("yellow", "Deliver")
    three.says("yellow", GREY)


@rule("MX-DEL-09", "MX-CARD-12")
def test_the_deliverer_chooses_the_card_and_only_the_two_see_it(three: Table) -> None:
    at_toll(three, "N01", "N02")
    assert three.offered("yellow") == ["give N01", "give N02"]
    three.says("yellow", "give N02")
    assert (three.cards("yellow"), three.cards("green")) == (["N01"], ["N02"])
    assert known(three, "yellow", "green") == ["N02"]
    assert known(three, "green", "green") == ["N02"]
    assert known(three, "blue", "green") == ["?"]


@rule("MX-DEL-09")
def test_the_word_is_heard_by_giver_and_receiver_alone(three: Table) -> None:
    at_toll(three, "N01", "N02")
    word = three.game.rules.words.number("give Idle Moons")
    assert asks(three).word_seen_by(three.s, 0, word) == 0b011


@rule("MX-DEL-09", "MX-CARD-08")
def test_the_view_of_a_third_player_shows_numbers_only(three: Table) -> None:
    at_toll(three, "N01", "N02")
    before = view(three.s, 2)
    three.says("yellow", "give N02")
    after = view(three.s, 2)
    assert [player.cards for player in before.players] == [2, 0, 0]
    assert [player.cards for player in after.players] == [1, 1, 0]
    assert [player.hand for player in after.players] == [[], [], []]
    assert after.discard == before.discard == []


@rule("MX-DEL-09", "MX-CARD-12")
def test_for_a_third_player_a_card_known_before_may_have_gone(three: Table) -> None:
    three.hand("yellow", "N01")
    three.player("yellow").hand = three.player("yellow").hand.shown(EVERYONE)
    at_toll(three, "N02")
    assert known(three, "blue", "yellow") == ["N01", "?"]
    three.says("yellow", "give N02")
    assert known(three, "blue", "yellow") == ["?"]
    assert known(three, "green", "yellow") == ["N01"]


@rule("MX-DEL-09")
def test_a_third_player_may_guess_another_card_in_the_hand_of_the_receiver(three: Table) -> None:
    at_toll(three, "N01", "N02")
    three.says("yellow", "give N02")
    guesses = [three.game.rules.redeal(three.s, 2, Generator(str(i))) for i in range(20)]
    assert len({guess.players[1].hand.cards for guess in guesses}) > 1
    sure = [three.game.rules.redeal(three.s, 0, Generator(str(i))) for i in range(20)]
    assert {guess.players[1].hand.cards for guess in sure} == {three.player("green").hand.cards}


@rule("MX-CARD-05", "MX-CARD-12")
def test_a_card_for_a_full_hand_is_discarded_in_sight_of_all(three: Table) -> None:
    at_toll(three, "N01", "N02", gets=12)
    word = three.game.rules.words.number("give Idle Moons")
    assert asks(three).word_seen_by(three.s, 0, word) == EVERYONE
    three.says("yellow", "give N02")
    assert (three.discards(), three.cards("yellow"), three.size("green")) == (["N02"], ["N01"], 12)


@rule("MX-ASK-06")
def test_a_hand_that_goes_as_a_whole_to_one_player_is_given_without_a_question(three: Table) -> None:
    at_toll(three, "N01")
    assert (done(three), three.cards("green")) == (True, ["N01"])
    assert known(three, "blue", "green") == ["?"]


@rule("MX-ASK-06")
def test_a_whole_hand_is_discarded_without_a_question_where_there_is_no_room(three: Table) -> None:
    at_toll(three, "N01", gets=12)
    assert (done(three), three.discards(), three.size("green")) == (True, ["N01"], 12)


def two_tolls(three: Table, second: str, gets: int) -> None:
    """Yellow owes both cards of the hand: one to green, one to the other, and green has some cards."""
    three.system("N07", "C2", "green", yellow=1)
    three.system("N37", "C3", second)
    three.hand("yellow", "N01", "N02")
    three.money("green", gets)
    three.turn("yellow", "Deliver")
    three.says("yellow", GREY)


@rule("MX-ASK-06", "MX-CARD-05")
def test_where_only_one_of_two_cards_finds_room_the_first_is_chosen(three: Table) -> None:
    two_tolls(three, "green", gets=11)
    assert three.offered("yellow") == ["give N01", "give N02"]
    three.says("yellow", "give N02")
    assert (three.discards(), three.size("green")) == (["N01"], 12)
    assert "N02" in three.cards("green")


@rule("MX-ASK-06")
def test_two_cards_for_one_player_with_room_for_both_are_given_without_a_question(three: Table) -> None:
    two_tolls(three, "green", gets=10)
    assert (done(three), three.size("yellow"), three.size("green")) == (True, 0, 12)


@rule("MX-ASK-06", "MX-DEL-21")
def test_where_two_players_are_owed_the_first_card_is_asked_for(three: Table) -> None:
    two_tolls(three, "blue", gets=0)
    assert three.offered("yellow") == ["give N01", "give N02"]
    three.says("yellow", "give N02")
    assert (three.cards("green"), three.cards("blue"), done(three)) == (["N02"], ["N01"], True)


@rule("MX-ASK-06")
def test_two_copies_that_are_all_of_a_larger_hand_are_still_asked_for(three: Table) -> None:
    at_toll(three, "I01", "I01")
    assert three.offered("yellow") == ["give I01"]
    three.says("yellow", "give I01")
    assert (three.cards("yellow"), three.cards("green")) == (["I01"], ["I01"])


@rule("MX-DEL-07")
def test_a_card_that_is_not_in_the_hand_cannot_be_given(three: Table) -> None:
    at_toll(three, "N01", "N02")
    reason = three.why("yellow", "give N03")
    assert (reason.rule, reason.text) == ("MX-DEL-07", "CORPORATION Showroom is not in your hand.")


@rule("MX-DEL-08", "MX-CARD-04")
def test_a_full_hand_draws_nothing_for_the_delivery_and_still_pays(three: Table) -> None:
    three.system("N07", "C2", "yellow")
    three.system("N52", "C3", "green")
    three.money("yellow", 12)
    three.turn("yellow", "Deliver")
    three.says("yellow", GREY, "to demand 1 of C3", "give S18")
    assert (three.size("yellow"), three.cards("green")) == (11, ["S18"])


@rule("MX-DEL-09")
def test_the_log_of_a_third_player_does_not_name_the_card(three: Table) -> None:
    at_toll(three, "N01", "N02")
    three.says("yellow", "give N02")
    assert not any("Idle Moons" in line for line in three.lines_for("blue"))
    assert not any("Idle Moons" in line for line in three.lines)


@rule("MX-DEL-09")
def test_what_the_receiver_has_seen_cannot_be_taken_back(three: Table) -> None:
    at_toll(three, "N01", "N02")
    known_before = three.s.known
    three.says("yellow", "give N02")
    assert three.s.known > known_before


@rule("MX-DEL-07", "MX-DISK-02")
def test_who_has_no_disk_left_delivers_with_a_proxy_and_pays_the_toll(three: Table) -> None:
    three.disks("yellow", left=0)
    at_toll(three, "N01")
    assert (three.cards("green"), three.influence("C3")) == (["N01"], {"yellow": 1, "green": 1})
