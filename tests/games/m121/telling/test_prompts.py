"""The questions: what is asked, how many are left, what it costs. For somebody who knows no rulebook."""

from __future__ import annotations

from games.m121.table import Table
from kit.ear import steps_of
from kit.table import question
from marks import rule
from perihelion.core.steps import Ask
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import GAPS, SPACES
from perihelion.games.m121.cards.tables import CARD_IDS
from perihelion.games.m121.phases.build import ChooseBetter, ChooseTurn
from perihelion.games.m121.phases.colonise import ChooseManner
from perihelion.games.m121.phases.deliver import Deliver
from perihelion.games.m121.phases.expand import ChooseInfluence, StopInvasion
from perihelion.games.m121.phases.tolls import Toll
from perihelion.games.m121.round.closing import AskTime
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import StoryVote
from perihelion.games.m121.setup import KeepStarts, StartAt
from perihelion.games.m121.telling.prompts.table import QUESTIONS

YELLOW, GREEN, BLUE = 0, 1, 2


def test_every_ask_has_a_question() -> None:
    assert steps_of(GAME, Ask) == {*QUESTIONS, Selection}


# Setup and selection


@rule("MX-SETUP-08", "MX-SETUP-09")
def test_start_systems_are_kept_and_placed(table: Table) -> None:
    for name, starts in (("yellow", ("S01", "S02")), ("green", ("S03", "S04"))):
        table.player(name).starts = tuple([table._drawn(card) for card in starts])
    table.at(KeepStarts(), StartAt(YELLOW))
    assert table.question("yellow") == (
        "You were dealt Lantern Reach and CORPORATION Cradle: keep one as your first system, with its cubes"
        " and powers. The other is discarded."
    )
    table.says("yellow", "keep S01")
    table.says("green", "keep S04")
    assert table.question("yellow") == (
        "Place Lantern Reach on one of 2 free start spaces: you begin there, and it costs nothing."
    )


@rule("MX-SEL-01", "MX-SEL-02")
def test_the_selection_asks_for_a_phase_and_then_for_its_boost(table: Table) -> None:
    table.s.round = 4
    table.money("yellow", 3)
    table.at(Selection())
    assert table.question("yellow").startswith("Round 4: choose a phase in secret.")
    assert question(GAME, table.s, YELLOW).rule == "MX-SEL-01"
    table.says("yellow", "choose Build")
    assert table.question("yellow") == (
        "You choose Build. Boost it by discarding one of your 3 cards, or not? Boosted, you act before all"
        " who did not boost it; you may build a second card."
    )
    assert question(GAME, table.s, YELLOW).rule == "MX-SEL-02"


@rule("MX-SEL-02")
def test_a_hand_of_one_card_is_boosted_with_the_only_one(table: Table) -> None:
    table.money("yellow", 1)
    table.at(Selection())
    table.says("yellow", "choose Build")
    assert "discarding your only card, or not?" in table.question("yellow")


# Advance, Build, Colonise


@rule("MX-ADV-01", "MX-ADV-02")
def test_advance_tells_how_many_cards_and_up_to_which_level(table: Table) -> None:
    table.research("N01", "N02", "N03")
    table.chose(yellow="Advance")
    table.turn("yellow", "Advance")
    assert table.question("yellow") == (
        "Advance, card 1 of 2: take a research card beside tech level 2 or lower, or draw one from the deck,"
        " unseen."
    )


@rule("MX-BLD-01", "MX-BLD-02", "MX-BLD-05", "MX-BLD-07")
def test_build_tells_the_price_at_every_step(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "I08", "N01", "N02")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    assert table.question("yellow") == (
        "Build, card 1 of 2: build infrastructure from your hand of 3 cards, or pass. Its cost is paid with"
        " other cards of the hand, 1 less since you chose Build."
    )
    table.says("yellow", "build I08")
    assert table.question("yellow") == (
        "Construction Yards costs 1 card. In which gap is it built? Any free one at a corner of a system that"
        " you influence."
    )
    table.says("yellow", "in BC23")
    assert table.question("yellow") == (
        "Which corner does the name edge of Construction Yards face in BC23? Clockwise from it the tabs face"
        " the other corners: 1: −1 cost when you place a system over it; 2: nothing; 3: −1 cost when you"
        " place a system over it."
    )
    table.says("yellow", "name edge north-west")
    assert table.question("yellow") == ("1 card to pay for Construction Yards: discard one of your 2 others.")


@rule("MX-BLD-07")
def test_tabs_that_are_all_the_same_are_named_once(table: Table) -> None:
    table.hand("yellow", "I01")
    table.at(ChooseTurn(YELLOW, CARD_IDS.index("I01"), GAPS.index("BC23")))
    assert table.question("yellow") == (
        "Which corner does the name edge of Waygate Anchor face in BC23? The other corners get a tab each: −1"
        " cost when you place a system over it."
    )


@rule("MX-BLD-01")
def test_who_can_build_nothing_is_told_so(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Build")
    assert table.question("yellow") == ("Build, card 1 of 1: you have no infrastructure in your hand. Pass.")
    table.hand("yellow", "I07")
    table.turn("yellow", "Build")
    assert table.question("yellow") == (
        "Build, card 1 of 1: you have no infrastructure that you can pay for with your 2 cards. Pass."
    )


@rule("MX-BLD-05")
def test_who_has_no_gap_is_not_told_that_cards_are_missing() -> None:
    table = Table(2, upgrades=True)
    table.works("I25", "BC23", "yellow")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    assert table.question("yellow") == (
        "Build, card 1 of 1: no free gap lies at a corner of a system that you influence. Pass."
    )


@rule("MX-VAR-03")
def test_build_speaks_of_replacing_where_that_is_possible() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC23", "yellow")
    table.hand("yellow", "I17", "I08", "N01", "N02")
    table.turn("yellow", "Build")
    assert table.question("yellow").startswith(
        "Build, card 1 of 1: replace a card of yours with a costlier one from your hand of 4 cards, or pass."
    )
    table.system("N22", "D3", "yellow")
    table.turn("yellow", "Build")
    assert table.question("yellow").startswith(
        "Build, card 1 of 1: build infrastructure from your hand of 4 cards in a gap or on a cheaper card of"
        " yours, or pass."
    )


@rule("MX-VAR-03")
def test_an_upgrade_names_the_card_that_it_replaces(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.works("I03", "BC23", "yellow")
    table.hand("yellow", "I08", "N01", "N02")
    gap = GAPS.index("BC23")
    table.at(ChooseBetter(YELLOW, gap))
    assert table.question("yellow") == (
        "Which card replaces Patrol Wing in BC23? It must cost more than 1, and you pay the difference."
    )
    table.at(ChooseTurn(YELLOW, CARD_IDS.index("I08"), gap))
    assert table.question("yellow").endswith("It replaces Patrol Wing for 1 card.")


@rule("MX-COL-01", "MX-COL-02", "MX-COL-03", "MX-COL-04")
def test_colonise_tells_cards_and_strength(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.hand("yellow", "N15", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    assert table.question("yellow") == (
        "Colonise, system 1 of 1: place a system from your hand of 4 cards, or pass. Its cost is paid with"
        " other cards of the hand, or met by military strength: you have 2 unspent."
    )
    table.says("yellow", "place N15")
    assert table.question("yellow").startswith("Where do you place Logic Springs, printed cost 2?")
    table.says("yellow", "on C2")
    assert table.question("yellow") == (
        "Logic Springs on C2: peacefully for 2 cards, or by military with 2 of your 2 unspent strength?"
    )


@rule("MX-COL-03")
def test_a_single_manner_is_named_alone(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "N15", "N01", "N02")
    step = ChooseManner(YELLOW, CARD_IDS.index("N15"), SPACES.index("C2"))
    asked = GAME.telling.prompt(table.s, step, YELLOW)
    assert asked.text.endswith(": peacefully for 2 cards?")


# Deliver


@rule("MX-DEL-01", "MX-DEL-07", "MX-DEL-11")
def test_deliveries_are_counted_and_tolls_named(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    table.system("N01", "C2", "green")
    table.hand("yellow", "N03", "N04")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    assert table.question("yellow") == (
        "2 of 2 deliveries left: choose a cube on a system that you influence, or pass. It goes to a demand"
        " space of another system; one cube may be sold."
    )
    table.says("yellow", "deliver grey cube on C3")
    assert table.question("yellow") == (
        "Toll: 1 card is due. Which of your 2 cards does green get, who controls a system on the way?"
    )


@rule("MX-DEL-01")
def test_who_has_nothing_to_deliver_is_told_so(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    assert GAME.telling.prompt(table.s, Deliver(YELLOW), YELLOW).text == (
        "1 of 1 delivery left, but no cube can be brought anywhere from the systems that you influence. Pass."
    )


@rule("MX-DEL-21")
def test_a_toll_of_several_cards_is_counted(three: Table) -> None:
    three.money("yellow", 4)
    three.at(Toll(YELLOW, (GREEN, BLUE)))
    assert three.question("yellow").startswith("Toll: 2 cards are due. Which of your 4 cards does green get")


# Expand and the end


@rule("MX-EXP-01", "MX-EXP-06", "MX-EXP-07")
def test_expand_counts_targets_cards_and_strength(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N15", "C2", "green")
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    assert table.question("yellow") == (
        "1 of 1 target left: put a disk on a system or into an empty space next to something that you"
        " influence, or pass. You have 2 cards and military strength 2 unspent."
    )
    table.says("yellow", "influence C2")
    assert table.question("yellow") == (
        "Logic Springs (C2): political influence for 1 card, or an invasion with 2 of your 2 unspent"
        " strength?"
    )


@rule("MX-EXP-06", "MX-EXP-07")
def test_one_kind_of_influence_is_asked_alone(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N15", "C2", "green")
    step = ChooseInfluence(YELLOW, SPACES.index("C2"))
    assert GAME.telling.prompt(table.s, step, YELLOW).text.endswith(
        "an invasion with 2 of your 2 unspent strength?"
    )


@rule("MX-EXP-09")
def test_a_defender_reads_both_strengths_and_what_is_at_stake(table: Table) -> None:
    table.system("N30", "C3", "green")
    table.system("N24", "C2", "yellow")
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    assert table.question("green") == (
        "yellow invades Gauntlet Stars (C3) with strength 1. Your strength is 2, so you may stop it. If you"
        " allow it, a military disk comes in; control stays yours."
    )
    table.military("C3", yellow=1)
    assert table.question("green").endswith("If you allow it, you lose control of it.")


@rule("MX-VAR-02", "MX-VAR-06")
def test_the_end_is_asked_for(three: Table) -> None:
    three.s.round = 5
    three.at(AskTime(YELLOW))
    assert three.question("yellow").startswith("Round 5 is over. Is the time up that you agreed on?")
    three.at(StoryVote())
    assert three.question("yellow") == (
        "yellow, green and blue are tied with 0 VP. Whose story of this game was the best? Vote in secret,"
        " not for yourself."
    )


@rule("MX-DISK-02")
def test_who_has_no_disks_left_is_told_what_is_put_instead(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.turn("yellow", "Expand")
    table.disks("yellow", 0)
    assert "you have no disks left, so put a proxy, which counts like one, on a" in table.question("yellow")
