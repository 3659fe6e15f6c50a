"""The look-ahead: a seat's own words after one another, what they bring and cost, where they end."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from kit.golden import GOLDEN
from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, at_reds_turn, says, told
from kit.helios.rules import CHARGE, DONE, FLARE, ORE, PLAY, WORDS, Act, Player, State, Turns, Verdict
from perihelion.core.dice import Fair, Generator, secret_from
from perihelion.core.game import Game
from perihelion.core.hands import Hand, hand_of
from perihelion.core.piles import full_pile
from perihelion.core.steps import AskOne, Step, advance, options
from perihelion.games import SHELF
from perihelion.records.ahead import Ahead, Link, Patience, look_ahead
from perihelion.records.asking import why_final
from perihelion.records.record import load, replay
from perihelion.records.table import Table, named

RED, BLUE = 0, 1
FAR = Patience(words=10_000)


def ahead(table: Table, seat: int = RED, patience: Patience = FAR) -> dict[str, str]:
    """Every chain in words, and what comes after it."""
    return {text(chain): chain[-1].then for chain in table.ahead(seat, patience).chains()}


def text(chain: list[Link]) -> str:
    return ", ".join(WORDS.text(link.offered.word) for link in chain)


def changes(found: Ahead, *words: str) -> dict[str, int]:
    """What these words bring and cost, by name."""
    chain = next(chain for chain in found.chains() if text(chain) == ", ".join(words))
    return {str(change.what): change.amount for change in chain[-1].changes}


def deep(*entries: str) -> Table:
    table = Table(GAME, 2, {"deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS, "blue spare", *entries)
    return table


def test_a_question_that_is_put_again_is_answered_and_chance_and_others_end_a_chain() -> None:
    assert ahead(at_reds_turn()) == {
        "charge": "done",
        "peek": "chance",
        "buy a card": "chance",
        "fire": "others",
        "done": "others",
    }


def test_a_seat_that_is_not_asked_has_nothing_ahead() -> None:
    assert at_reds_turn().ahead(BLUE, FAR) == Ahead([], True)


def test_a_chain_goes_on_while_an_envelope_wants_another_word() -> None:
    found = ahead(told(*DEALT))
    assert found["bid 1"] == "asks"
    assert found["bid 1, boost with ore"] == "others"
    assert len(found) == 3 + 3 * 3


def test_the_next_question_is_told_where_the_seat_is_asked_on() -> None:
    bid, *_ = told(*DEALT).ahead(RED, FAR).links
    assert bid.question is not None and bid.question.text == "Seal a bid and a boost."
    assert [link.question for link in bid.links] == [None, None, None]


def test_the_last_envelope_opens_all_of_them() -> None:
    found = ahead(told(*DEALT, "blue bid 0", "blue no boost"))
    assert found["bid 0, no boost"] == "chance"


def test_what_a_chain_brings_and_costs_is_counted_from_its_beginning() -> None:
    found = told(*DEALT, "blue bid 0", "blue no boost").ahead(RED, FAR)
    assert changes(found, "bid 2") == {}
    assert changes(at_reds_turn().ahead(RED, FAR), "charge") == {"energy": 1}
    assert changes(deep().ahead(RED, FAR), "give to blue", "hand over ore") == {"energy": 1, "ore": -1}


def test_a_game_gives_its_pictures_what_they_draw_of_a_word_before_it_is_said() -> None:
    found = at_reds_turn().ahead(RED, FAR)
    drawn = {WORDS.text(link.offered.word): link.drawn for link in found.links}
    assert drawn == {"charge": [3], "peek": None, "buy a card": None, "fire": None, "done": None}


def test_a_free_action_is_a_chain_of_its_own() -> None:
    found = deep().ahead(RED, FAR)
    assert ahead(deep())["vent ore"] == "chance"
    assert changes(found, "vent ore") == {"energy": 1, "ore": -1}


def test_a_gift_is_two_words() -> None:
    found = ahead(deep())
    assert (found["give to blue"], found["give to blue, hand over flare"]) == ("asks", "chance")


def test_a_window_on_anothers_turn_is_looked_through() -> None:
    table = at_reds_turn("red fire")
    assert ahead(table, BLUE) == {"play flare": "chance", "pass": "chance"}


@pytest.mark.parametrize("planned", [Act(RED, 1), Turns()])
def test_a_chain_ends_where_what_was_planned_after_it_begins(planned: Step) -> None:
    s = State([Player(1, 0, Hand()), Player(1, 0, Hand())], full_pile([1, 1, 1]), 6)
    s.then(Verdict(RED, BLUE), planned)
    advance(s)
    found = look_ahead(GAME, s, RED, options(s, RED), FAR)
    assert {text(chain): chain[-1].then for chain in found.chains()} == {"burn": "chance", "spare": "done"}


class Robbed(AskOne):
    """HE-ROB-02. Take the card that another seat holds, for 1 energy; or be done."""

    def options(self, s: State, seat: int) -> list[int]:
        return [CHARGE, DONE]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == CHARGE:
            s.players[seat].energy -= 1
            s.then(Rob(seat))


class Rob(Step):
    """HE-ROB-03. The robber looks at the card and plays it at once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        card = s.players[BLUE].hand.cards[0]
        s.players[BLUE].hand = Hand()
        s.players[self.seat].hand = hand_of(self.seat, [card])
        s.reveal(1 << self.seat)
        s.then(PlayIt(self.seat))


class PlayIt(AskOne):
    """HE-ROB-04. Who can play only one card plays it; a flare ends the game."""

    def options(self, s: State, seat: int) -> list[int]:
        return [PLAY.of(card) for card in s.players[seat].hand.cards]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == PLAY.of(FLARE):
            s.agenda.clear()


def robbing(card: int) -> State:
    s = State([Player(1, 0, Hand()), Player(0, 0, hand_of(BLUE, [card]))], full_pile([1, 1, 1]), 6)
    s.then(Robbed(RED), Act(RED, 1))
    advance(s)
    return s


def test_behind_what_a_seat_learns_nothing_is_told_and_before_it_the_price_is() -> None:
    """Whatever card is taken, it is never told: several deals may agree by chance."""
    found = [look_ahead(GAME, s, RED, options(s, RED), FAR) for s in (robbing(ORE), robbing(FLARE))]
    assert found[0] == found[1]
    charge, _ = found[0].links
    assert changes(found[0], "charge") == {"energy": -1}
    assert (charge.then, charge.also) == ("chance", ())
    assert str(charge.offered.revealing) == "You see then what was hidden from you: it cannot be taken back."


class Showing(AskOne):
    """HE-SHOW-01. Show the own card to all, then say what becomes of it; or be done."""

    def options(self, s: State, seat: int) -> list[int]:
        return [CHARGE, DONE]

    def choose(self, s: State, seat: int, option: int) -> None:
        if option == CHARGE:
            s.reveal(~(1 << seat))
            s.then(PlayIt(seat))


def test_a_chain_goes_on_behind_what_only_others_learn() -> None:
    s = State([Player(1, 0, hand_of(RED, [ORE, FLARE])), Player(0, 0, Hand())], full_pile([1, 1, 1]), 6)
    s.then(Showing(RED), Act(RED, 1))
    advance(s)
    found = look_ahead(GAME, s, RED, options(s, RED), FAR)
    charge, _ = found.links
    assert (charge.then, charge.offered.reveals) == ("asks", True)
    assert [text(chain) for chain in found.chains() if len(chain) == 2] == [
        "charge, play ore",
        "charge, play flare",
    ]


def test_where_only_others_learn_something_everything_is_told() -> None:
    """Blue knows what it plays."""
    assert changes(at_reds_turn("red fire").ahead(BLUE, FAR), "play flare") == {"flare": -1}


def test_what_the_rules_say_for_a_seat_without_a_choice_is_told() -> None:
    found = at_reds_turn("red charge").ahead(RED, FAR)
    assert {link.offered.text: WORDS.texts(link.also) for link in found.links} == {
        "charge": ["done"],
        "peek": [],
        "buy a card": [],
        "fire": [],
        "done": [],
    }


# Bounds


def test_the_offers_are_always_there_and_what_is_cut_is_said() -> None:
    table = told(*DEALT)
    assert ahead(table, patience=Patience(words=1)) == {"bid 0": "asks", "bid 1": "asks", "bid 2": "asks"}
    assert not table.ahead(RED, Patience(words=11)).whole
    assert table.ahead(RED, Patience(words=12)).whole


def test_a_clock_that_has_run_out_cuts_too() -> None:
    ticks = count()
    late = Patience(words=10_000, seconds=1, clock=lambda: float(next(ticks)))
    found = told(*DEALT).ahead(RED, late)
    assert [len(link.links) for link in found.links] == [3, 0, 0]
    assert not found.whole


def test_what_is_asked_for_the_first_time_is_opened_before_the_same_again() -> None:
    """In Solar Sphere drones are salvaged one after another: that can wait, the hexes to build cannot."""
    game = SHELF.find("solar-sphere")
    cut = [found for found in of_a_game(game, Patience(words=120)) if not found.whole]
    assert len(cut) > 5
    for found in cut:
        chains = list(found.chains())
        assert new_ones_left(chains) == 0 or repeated(chains) == 0


def of_a_game(game: Game, patience: Patience) -> list[Ahead]:
    table, luck, found = Table(game, 2, {}, Fair(secret_from("7")), told=False), Generator("ahead"), []
    while not table.over():
        seat = table.waiting()[0]
        offers = table.offers(seat)
        if len(offers) > 3:
            found.append(table.ahead(seat, patience))
        table.choose(seat, offers[luck.below(len(offers))])
    return found


def rules(chain: list[Link]) -> list[str]:
    return [link.question.rule for link in chain if link.question]


def new_ones_left(chains: list[list[Link]]) -> int:
    """Questions that were not opened, though no question on the way to them was put twice."""
    left = [rules(chain) for chain in chains if chain[-1].then == "asks" and not chain[-1].links]
    return sum(len(set(asked)) == len(asked) for asked in left)


def repeated(chains: list[list[Link]]) -> int:
    """Questions that were opened, though one on the way to them was put twice."""
    opened = [rules(chain) for chain in chains if chain[-1].links]
    return sum(len(set(asked)) < len(asked) for asked in opened)


# What is final


@pytest.mark.parametrize(
    ("word", "bots", "sentence"),
    [
        ("charge", [BLUE], ""),
        ("peek", [], "Cards are drawn then: it cannot be taken back."),
        ("done", [], ""),
        ("done", [BLUE], "Then blue goes on: it cannot be taken back."),
    ],
)
def test_a_word_is_final_that_reveals_something_or_leaves_only_bots_to_speak(
    word: str, bots: list[int], sentence: str
) -> None:
    offered = {one.text: one for one in at_reds_turn().asked(RED).offers}
    assert named(GAME, why_final(offered[word], bots)) == sentence


@pytest.mark.parametrize(("bots", "final"), [([], False), ([RED], True), ([BLUE], False)])
def test_what_leads_to_sealed_choices_is_final_where_bots_seal(bots: list[int], final: bool) -> None:
    last = {one.text: one for one in at_reds_turn("red done").asked(BLUE).offers}["done"]
    assert str(why_final(last, bots)) == (
        "Then all choose in secret, bots at once: it cannot be taken back." if final else ""
    )


def test_what_is_final_tells_what_becomes_known_and_to_whom() -> None:
    shot = at_reds_turn("red fire").ahead(BLUE, FAR).links[-1]
    assert str(why_final(shot.offered, [])) == (
        "Dice are rolled or something is turned up then: it cannot be taken back."
    )
    vent = next(link for link in deep().ahead(RED, FAR).links if link.offered.verb == "vent")
    assert str(why_final(vent.offered, [])) == (
        "Others see then what was hidden from them: it cannot be taken back."
    )


def test_an_envelope_is_final_when_only_bots_are_left_to_seal_theirs() -> None:
    table = Table(GAME, 3, {}, None)
    says(table, *["* deal ore"] * 6, "red bid 0")
    boost = table.asked(RED).offers[0]
    assert not why_final(boost, [BLUE])
    assert named(GAME, why_final(boost, [BLUE, 2])).startswith("Then ")


def test_what_opens_the_envelopes_and_what_ends_the_game_is_final() -> None:
    opening = told(*DEALT, "blue bid 0", "blue no boost", "red bid 0").asked(RED).offers[0]
    assert str(why_final(opening, [])) == "All choices are opened then: it cannot be taken back."
    s = State([Player(0, 0, Hand())], full_pile([0, 0, 0]), 3)
    s.then(Act(RED, 1))
    advance(s)
    found = look_ahead(GAME, s, RED, options(s, RED), FAR)
    assert [(link.then, str(why_final(link.offered, []))) for link in found.links] == [
        ("over", "The game ends with it."),
        ("over", "The game ends with it."),
    ]


def horizon(entries: int) -> Table:
    """The golden game of Event Horizon after so many entries."""
    return replay(load(GOLDEN / "event-horizon-2.record"), SHELF, entries, told=False)


def test_a_word_says_how_often_it_can_be_said_in_a_row() -> None:
    found = {link.offered.text: link.times for link in horizon(63).ahead(0, FAR).links}
    assert found["buy {type:1}"] == 2
    assert found["end build"] == 1


def test_a_word_says_how_many_of_its_verb_can_follow() -> None:
    found = {(link.offered.verb, link.more) for link in horizon(66).ahead(0, FAR).links}
    assert found == {("order at", 1), ("pass", 0)}


def test_a_word_that_only_ends_a_question_tells_what_could_be_said_to_the_next() -> None:
    links = horizon(65).ahead(0, FAR).links
    beyond = {link.offered.text: {next.offered.verb for next in link.beyond} for link in links if link.beyond}
    assert beyond == {"end build": {"order at", "pass"}}
