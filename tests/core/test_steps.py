"""The agenda: what is planned, what waits, what happens by itself."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, asked, at_reds_turn, offered, says, told
from kit.helios.rules import (
    BID,
    CHARGE,
    DONE,
    FLARE,
    NO_BOOST,
    ORE,
    PASS,
    Act,
    Bids,
    DealCard,
    End,
    Player,
    Refill,
    Reply,
    State,
)
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.hands import Hand, hand_of
from perihelion.core.piles import full_pile
from perihelion.core.steps import (
    EVERYONE,
    Chance,
    Listener,
    Sealed,
    Step,
    advance,
    chance,
    choose,
    happen,
    options,
    over,
    reoffer,
    waiting,
)
from perihelion.core.steps import State as CoreState


class Notebook(CoreState):
    def __init__(self) -> None:
        super().__init__(2)
        self.notes: list[str] = []


class Note(Step):
    """Writes its text down; `later` is planned next."""

    def __init__(self, text: str, *later: Step) -> None:
        self.text: Final = text
        self.later: Final = later

    def run(self, s: Notebook) -> None:
        s.notes.append(self.text)
        s.then(*self.later)


class Mark(Note):
    """A note that can be skipped to."""


class Skip(Step):
    def run(self, s: Notebook) -> None:
        s.skip_to(Mark)


class Coin(Chance):
    def __init__(self, *weights: int) -> None:
        self.sides: Final = list(weights)

    def weights(self, s: Notebook) -> list[int]:
        return self.sides

    def happen(self, s: Notebook, outcome: int) -> None:
        s.notes.append(f"side {outcome}")


class SeenCoin(Coin):
    """Only the seats in a mask see how it falls."""

    def __init__(self, seen: int, *weights: int) -> None:
        super().__init__(*weights)
        self.seen: Final = seen

    def seen_by(self, s: Notebook) -> int:
        return self.seen


class OpenCoin(SeenCoin):
    """Everybody sees whether it can fall otherwise."""

    def skips_single(self, s: Notebook) -> bool:
        return True


class Vote(Sealed):
    def players(self, s: Notebook) -> list[int]:
        return [0, 1]

    def options(self, s: Notebook, seat: int) -> list[int]:
        return [7, 8, 9]

    def open(self, s: Notebook, envelopes: list[list[int]]) -> None:
        s.notes.append(str(envelopes))


class Muted(Vote):
    """Both have one word, and only the second is not asked for it."""

    def options(self, s: Notebook, seat: int) -> list[int]:
        return [7]

    def skips_single(self, s: Notebook, seat: int) -> bool:
        return seat == 1


class Ear(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int]] = []

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        self.heard.append((type(step).__name__, seat, word))


def test_a_seat_that_is_not_asked_is_answered_for_before_one_that_is() -> None:
    s = Notebook()
    s.then(Muted())
    advance(s)
    assert waiting(s) == [0] and s.sealed == [[], [7]] and options(s, 0) == [7]


def written(*steps: Step) -> list[str]:
    s = Notebook()
    s.then(*steps)
    advance(s)
    return s.notes


def small_table(step: Step, *hands: list[int]) -> State:
    """Seats with 1 energy and these hands, where this step comes next."""
    players = [Player(1, 0, hand_of(seat, hand)) for seat, hand in enumerate(hands)]
    s = State(players, full_pile([6, 4, 3]), 3)
    s.then(step, End())
    advance(s)
    return s


def test_steps_are_done_in_the_order_in_which_they_are_planned() -> None:
    assert written(Note("a"), Note("b"), Note("c")) == ["a", "b", "c"]


def test_what_a_step_plans_comes_before_what_was_already_planned() -> None:
    assert written(Note("a", Note("a1", Note("deep")), Note("a2")), Note("b")) == [
        "a",
        "a1",
        "deep",
        "a2",
        "b",
    ]


def test_a_list_of_steps_is_planned_in_its_order() -> None:
    s = Notebook()
    s.then_all([Note("a"), Note("b")])
    advance(s)
    assert s.notes == ["a", "b"]


def test_an_early_ending_strikes_everything_before_the_next_step_of_its_kind() -> None:
    assert written(Skip(), Note("struck", Mark("never")), Mark("here"), Note("after"), Mark("last")) == [
        "here",
        "after",
        "last",
    ]


def test_an_early_ending_inside_a_phase_ends_only_that_phase() -> None:
    inner = Note("inner", Skip(), Note("struck"), Mark("end of inner"))
    assert written(inner, Note("outer"), Mark("end of outer")) == [
        "inner",
        "end of inner",
        "outer",
        "end of outer",
    ]


def test_an_early_ending_that_nobody_planned_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(AssertionError, match="no Mark is planned"):
        written(Note("a", Skip()), Note("b"))


def test_a_game_with_an_empty_agenda_is_over() -> None:
    s = Notebook()
    advance(s)
    assert over(s) and waiting(s) == [] and chance(s) is None


def test_a_loop_plans_itself_again_until_its_count_is_used_up() -> None:
    table = at_reds_turn("red charge")
    assert asked(table) == ["red"]
    says(table, "red charge")
    assert asked(table) == ["blue"]


def test_a_choice_of_one_is_made_by_the_core() -> None:
    table = at_reds_turn("red charge", "red charge")
    assert [entry.who for entry in table.entries[-2:]] == [0, 0]
    assert asked(table) == ["blue"], "red was not asked to say 'done'"


def test_a_choice_of_one_that_would_betray_a_hand_is_asked_all_the_same() -> None:
    s = small_table(Reply((0,), FLARE), [ORE])
    assert waiting(s) == [0] and options(s, 0) == [PASS]
    choose(s, 0, PASS)
    assert over(s)


def test_an_outcome_without_alternative_happens_at_once() -> None:
    assert written(Coin(0, 7, 0), Note("after")) == ["side 1", "after"]
    assert written(Coin(7, 0, 0), Note("after")) == ["side 0", "after"]


def test_an_outcome_with_alternatives_is_waited_for() -> None:
    s = Notebook()
    s.then(Coin(1, 0, 1), Note("after"))
    advance(s)
    assert isinstance(chance(s), Coin) and s.offered == [1, 0, 1] and waiting(s) == [] and s.notes == []
    happen(s, 2)
    assert s.notes == ["side 2", "after"]


def test_an_outcome_without_alternative_is_waited_for_where_a_missing_entry_would_tell_it() -> None:
    assert written(SeenCoin(0b01, 0, 5, 0)) == []
    assert written(OpenCoin(0b01, 0, 5, 0)) == ["side 1"]


@pytest.mark.parametrize(("seen", "skipped"), [(EVERYONE, True), (0, False), (0b01, False), (0b11, False)])
def test_only_a_chance_that_all_see_is_skipped_by_itself(seen: int, skipped: bool) -> None:
    assert SeenCoin(seen, 0, 5, 0).skips_single(Notebook()) == skipped


def test_a_hidden_outcome_without_alternative_happens_when_it_is_said_and_counts_as_learned() -> None:
    s = Notebook()
    s.then(SeenCoin(0b01, 0, 5, 0))
    advance(s)
    assert (chance(s), s.offered, s.known) == (s.agenda[-1], [0, 5, 0], 0)
    happen(s, 1)
    assert (s.notes, s.known) == (["side 1"], 1)


def test_a_chance_at_which_nothing_can_happen_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(AssertionError, match="nothing can happen"):
        written(Coin(0, 0))


def test_every_outcome_counts_as_something_learned() -> None:
    s = Notebook()
    s.then(Coin(1, 1), Coin(0, 1))
    advance(s)
    happen(s, 0)
    assert s.known == 2, "the second coin had no alternative, but it may have shown a hidden card"


@pytest.mark.parametrize(("seen", "surprising"), [(0b00, True), (0b01, True), (0b10, True), (0b11, False)])
def test_a_draw_is_a_surprise_unless_every_seat_has_seen_the_card(seen: int, surprising: bool) -> None:
    s = State([Player(1, 0, Hand()), Player(1, 0, Hand())], full_pile([6, 4, 3]).on_top(ORE, seen), 3)
    assert DealCard(0).surprising(s) == surprising
    s.then(DealCard(0), End())
    advance(s)
    assert (chance(s) is not None) == surprising, "what all know needs no entry"
    if surprising:
        happen(s, ORE)
    assert s.known == surprising and s.players[0].hand.cards == (ORE,)


def test_an_outcome_that_no_word_names_is_no_outcome() -> None:
    s = small_table(DealCard(0), [])
    step = chance(s)
    assert step is not None and step.outcome(s, PASS) == -1
    assert [step.outcome(s, step.word(s, card)) for card in range(3)] == [0, 1, 2]


def test_the_order_in_which_envelopes_are_sealed_does_not_matter() -> None:
    words = {"red": ("red bid 1", "red boost with ore"), "blue": ("blue bid 2", "blue no boost")}
    orders = set(permutations(("red", "red", "blue", "blue")))
    said = [[words[name][order[:i].count(name)] for i, name in enumerate(order)] for order in orders]
    assert len(said) == 6 and len({told(*DEALT, *entries).digest() for entries in said}) == 1


def test_nothing_in_an_envelope_happens_before_all_are_sealed() -> None:
    table = told(*DEALT, "red bid 2", "red boost with ore", "blue bid 0")
    assert asked(table) == ["blue"]
    assert GAME.seen.view(table.state, 1).energy == [2, 2] and GAME.seen.view(table.state, 1).hand_sizes == [
        2,
        2,
    ]
    says(table, "blue no boost")
    assert GAME.seen.view(table.state, 1).energy == [0, 2] and GAME.seen.view(table.state, 1).hand_sizes == [
        1,
        2,
    ]


def test_an_envelope_holds_one_word_unless_its_step_says_otherwise() -> None:
    s = Notebook()
    s.then(Vote(), Note("after"))
    advance(s)
    choose(s, 1, 9)
    assert waiting(s) == [0] and s.notes == []
    choose(s, 0, 7)
    assert s.notes == ["[[7], [9]]", "after"]


def test_an_envelope_may_ask_for_a_second_word() -> None:
    table = told(*DEALT, "blue bid 0")
    assert asked(table) == ["red", "blue"]
    assert offered(table, "blue") == ["no boost", "boost with flare", "boost with mirror"]
    assert offered(table, "red") == ["bid 0", "bid 1", "bid 2"]


def test_a_seat_without_a_choice_seals_its_envelope_at_once() -> None:
    s = small_table(Bids(), [], [ORE])
    choose(s, 0, BID.of(1))
    assert s.sealed == [[BID.of(1), NO_BOOST], []] and waiting(s) == [1]


def test_opened_envelopes_are_empty_and_count_as_something_learned() -> None:
    s = small_table(Bids(), [], [])
    choose(s, 1, BID.of(0))
    known = s.known
    choose(s, 0, BID.of(0))
    assert s.sealed == [] and s.known == known + 1


def test_a_card_played_on_anothers_turn_ends_the_shot() -> None:
    table = at_reds_turn("red fire")
    assert asked(table) == ["blue"] and offered(table, "blue") == ["play flare", "pass"]
    says(table, "blue play flare", "red pass")
    assert asked(table) == ["red"] and table.state.players[0].light == 0


def test_a_card_in_a_window_opens_a_window_in_which_it_is_answered() -> None:
    table = told(
        "* deal mirror", *DEALT[1:], "red bid 0", "red no boost", "blue bid 0", "blue no boost", "red fire"
    )
    says(table, "blue play flare", "red play mirror", "* roll 2")
    assert table.state.players[0].light == 2
    assert asked(table) == ["red"], "the shot was the first of two actions"


def test_everyone_is_asked_in_turn_order_after_the_actor() -> None:
    deals = ["* deal flare"] * 3 + ["* deal ore"] * 3
    bids = [f"{name} {word}" for name in ("red", "green", "blue") for word in ("bid 0", "no boost")]
    table = told(*deals, *bids, "red done", "blue fire", seats=3)
    assert asked(table) == ["green"]
    says(table, "green pass")
    assert asked(table) == ["red"]


def test_the_game_can_end_in_the_middle_of_a_turn() -> None:
    table = at_reds_turn("red fire", "blue pass", "* roll 3", goal="3")
    assert table.over()


def test_an_empty_pile_is_refilled_before_a_card_is_drawn() -> None:
    s = State([Player(1, 0, hand_of(0, [ORE]))], full_pile([0, 0, 0]).discarded(2).discarded(1), 3)
    s.then(Refill(), DealCard(0))
    advance(s)
    assert s.offered == [0, 1, 1] and s.pile.discard == ()


def test_a_listener_hears_every_step_even_what_nobody_chose() -> None:
    s, ear = small_table(Act(0, 1), []), Ear()
    choose(s, 0, options(s, 0)[0], ear)
    assert ear.heard == [("Act", 0, CHARGE), ("Act", 0, DONE), ("End", -1, -1)]


def test_a_told_game_and_an_untold_one_are_the_same() -> None:
    s = small_table(Act(0, 1), [])
    other = s.clone()
    choose(s, 0, options(s, 0)[0], Ear())
    choose(other, 0, options(other, 0)[0])
    assert digest(s) == digest(other)


def test_nobody_is_asked_for_options_while_chance_must_speak() -> None:
    s = small_table(DealCard(0), [])
    with pytest.raises(AssertionError, match="does not wait for seat 0"):
        options(s, 0)
    with pytest.raises(AssertionError, match="does not wait for seat 0"):
        choose(s, 0, PASS)


def test_chance_does_not_speak_while_a_seat_is_asked() -> None:
    with pytest.raises(AssertionError, match="does not wait for chance"):
        happen(small_table(Act(0, 1), []), 0)


def test_a_redealt_state_offers_what_its_new_hands_allow() -> None:
    s = small_table(Reply((1,), FLARE), [ORE], [FLARE])
    deals = [GAME.rules.redeal(s, 0, Generator(str(seed))) for seed in range(20)]
    assert all((len(options(deal, 1)) == 2) == (FLARE in deal.players[1].hand.cards) for deal in deals)
    assert len({tuple(options(deal, 1)) for deal in deals}) == 2


def test_a_redealt_state_draws_from_its_new_pile() -> None:
    s = small_table(DealCard(0), [ORE], [FLARE, FLARE, FLARE])
    other = GAME.rules.redeal(s, 0, Generator("pile"))
    assert other.offered == other.pile.weights() != s.offered


def test_looking_again_at_a_finished_game_finds_nothing() -> None:
    s = Notebook()
    reoffer(s)
    assert s.offered == []
