"""What stands beside an offered word: what it costs and brings. And what chains of words cost and bring."""

from __future__ import annotations

import pytest

from games.m121.table import Table, spoken
from marks import rule
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.phases.expand import StopInvasion
from perihelion.games.m121.round.closing import AskTime
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import StoryVote
from perihelion.games.m121.setup import KeepStarts, StartAt
from perihelion.records.asking import offered, why_final

YELLOW, GREEN = 0, 1


@rule("MX-SETUP-08")
def test_a_start_system_tells_its_cubes_and_powers(table: Table) -> None:
    for name, starts in (("yellow", ("S01", "S18")), ("green", ("S03", "S04"))):
        table.player(name).starts = tuple([table._drawn(card) for card in starts])
    table.at(KeepStarts())
    assert table.hint("yellow", "keep Lantern Reach") == (
        "3 grey cubes; draw 1 card after you deliver a grey cube"
    )
    assert table.hint("yellow", "keep Cinder Haven") == (
        "no cubes; draw 1 card after you place a barren system; −1 cost to place a barren system"
    )


@rule("MX-SETUP-09")
def test_a_start_space_tells_who_lies_beside_it(table: Table) -> None:
    table.system("N01", "B3", "green")
    table.player("yellow").starts = (table._drawn("S01"),)
    table.at(StartAt(YELLOW))
    assert table.hint("yellow", "start at B4") == "2 free spaces next to it; beside green"
    assert table.hint("yellow", "start at F4") == "3 free spaces next to it"


@rule("MX-SEL-01", "MX-SEL-02", "MX-POW-04")
def test_a_phase_tells_its_bonus_and_the_own_powers(table: Table) -> None:
    table.system("N21", "C3", "yellow")
    table.works("I19", "BC23", "yellow")
    table.hand("yellow", "N01")
    table.at(Selection())
    assert table.hint("yellow", "choose Advance") == (
        "all take 1 card; you take 2, from one level higher; your cards: draw 1 card first"
    )
    assert table.hint("yellow", "choose Deliver") == (
        "all may deliver 1 cube; you 2, of which one may be sold; your cards: 1 cube more"
    )
    table.says("yellow", "choose Deliver")
    assert table.hint("yellow", "boost with Carnival Drift") == (
        "you give up: grey system, cost 1, 2 VP; draw 1 card after you deliver a grey cube"
    )
    assert table.hint("yellow", "no boost") == "you keep your 1 card"


@rule("MX-ADV-01", "MX-ADV-05")
def test_a_research_card_tells_what_it_is(table: Table) -> None:
    table.research("N49", "X01")
    table.turn("yellow", "Advance")
    assert table.hint("yellow", "take level 0 left") == (
        "Glass Desert: barren system, cost 1, 2 VP; −1 cost to place a barren system"
    )
    assert table.hint("yellow", "take level 0 right").startswith(
        "The CORPORATION: special infrastructure, cost 6; "
    )
    assert table.hint("yellow", "draw blindly") == "nobody else sees it; 126 cards left to draw"


# Build and Colonise


@rule("MX-CARD-01", "MX-BLD-04")
def test_infrastructure_tells_its_price_and_what_it_brings(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I07", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    assert table.hint("yellow", "build Research Station") == (
        "costs 2 cards; 3 VP; +1 tech level; then you draw 1 card"
    )
    assert table.hint("yellow", "pass") == "1 card not built"
    table.says("yellow", "build I07")
    assert table.hint("yellow", "in BC23") == "beside Calculus Rings; free: C2, B3"
    table.says("yellow", "in BC23")
    assert table.hint("yellow", "name edge south-east") == (
        "C2 and B3: draw 1 card when you place a brown system over it"
    )


@rule("MX-VAR-03", "MX-VAR-04")
def test_an_upgrade_costs_the_difference() -> None:
    table = Table(2, upgrades=True)
    table.system("N22", "C3", "yellow")
    table.works("I03", "BC23", "yellow")
    table.hand("yellow", "I08", "N01", "N02")
    table.turn("yellow", "Build")
    assert table.hint("yellow", "replace BC23") == "Patrol Wing, cost 1, is discarded"
    table.says("yellow", "replace BC23")
    assert table.hint("yellow", "with Construction Yards") == (
        "costs 1 card; 3 VP; −1 cost to build infrastructure"
    )


@rule("MX-VAR-04")
def test_an_upgrade_tells_no_draw_of_the_card_that_goes() -> None:
    table = Table(2, upgrades=True)
    table.works("I20", "BC23", "yellow")
    table.hand("yellow", "I26", "I28", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23")
    assert "draw" not in table.hint("yellow", "with Data Nexus")


@rule("MX-COL-03", "MX-COL-04", "MX-TAB-03")
def test_a_system_tells_its_best_price_and_each_space_its_own(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=2)
    table.works("I24", "CD23", "green", turn=3)
    table.hand("yellow", "N15", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    assert table.hint("yellow", "place Logic Springs") == "costs 1 card or more or strength 2; 3 VP"
    table.says("yellow", "place N15")
    assert table.hint("yellow", "on C2") == "1 card or strength 2; green draws 1 card"
    assert table.hint("yellow", "on C4") == "2 cards or strength 2"
    table.says("yellow", "on C2")
    assert table.hint("yellow", "peacefully") == "1 card; green draws 1 card"
    assert table.hint("yellow", "by military") == "no card; 2 of 2 strength; green draws 1 card"


@rule("MX-COL-03", "MX-COL-04")
def test_both_ways_of_colonising_say_in_the_same_words_that_no_card_is_paid(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=2)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert table.hint("yellow", "peacefully") == "no card"
    assert table.hint("yellow", "by military") == "no card; 1 of 2 strength"


@rule("MX-COL-08")
def test_a_space_tells_whose_disk_lies_there(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.claim("green", "C2")
    table.claim("yellow", "C4")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.hint("yellow", "on C2") == "1 card; the disk of green stays on it"
    assert table.hint("yellow", "on C4") == "1 card; your disk there counts as a second one"


# Deliver and Expand


@rule("MX-DEL-04", "MX-DEL-07", "MX-DEL-15")
def test_a_demand_space_tells_points_tolls_and_control(three: Table) -> None:
    three.system("N02", "C3", "yellow")
    three.system("N07", "C2", "green")
    three.cultural("C2", "yellow", 1)
    three.system("N01", "B3", "yellow")
    three.money("yellow", 2)
    three.turn("yellow", "Deliver")
    assert three.hint("yellow", "deliver grey cube on C3") == "on Idle Moons; 2 demand spaces can be reached"
    three.says("yellow", "deliver grey cube on C3")
    assert three.hint("yellow", "to demand 2 of C2") == (
        "Festival Cluster: 1 VP; completes the combo: 1 VP; your powers: 1 card; toll: 1 card to green; 2"
        " disks of yours against 1 there then"
    )
    assert three.hint("yellow", "to demand 1 of B3") == "Carnival Drift: 1 VP; your powers: 1 card; no toll"


@rule("MX-EXP-06", "MX-EXP-09", "MX-INFL-06")
def test_a_target_tells_its_price_and_what_a_disk_does_there(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N15", "C2", "green")
    table.system("N25", "B3", "green", yellow=1)
    table.works("I25", "EF45", "green")
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    assert table.hint("yellow", "influence C4") == "empty space: free"
    assert table.hint("yellow", "influence C2") == (
        "Logic Springs: 1 card or strength 2; 1 disk of yours against 1 there then; 1 VP; green may stop an"
        " invasion"
    )
    assert table.hint("yellow", "influence B3") == (
        "Rustbelt Moons: 1 card or strength 1; control passes from green to you; 2 VP; green may stop an"
        " invasion"
    )
    table.says("yellow", "influence B3")
    assert table.hint("yellow", "politically") == "1 card; control passes from green to you; 2 VP"
    assert table.hint("yellow", "invade").startswith("no card; 1 of 2 strength; control passes")


@rule("MX-EXP-10")
def test_a_defender_reads_what_either_word_does(table: Table) -> None:
    table.system("N30", "C3", "green", yellow=1)
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    assert table.hint("green", "stop it") == "costs you nothing; yellow may choose another target"
    assert table.hint("green", "allow it") == "you lose control, and 3 VP with it"


@rule("MX-EXP-10", "MX-SCO-03")
def test_a_defender_whose_disk_is_worth_as_much_without_control_loses_no_points(table: Table) -> None:
    table.system("S11", "C3", "green", yellow=1)
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    before = table.vp("green")
    assert table.hint("green", "allow it") == "you lose control"
    table.says("green", "allow it")
    assert (table.controller("C3"), table.vp("green")) == ("yellow", before)


@rule("MX-INFL-06", "MX-SCO-03")
def test_who_wins_control_reads_what_it_brings_besides_the_points_of_the_disk_there(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.system("N30", "C2", "green", yellow=1)
    table.money("yellow", 3)
    table.turn("yellow", "Expand")
    before = table.vp("yellow")
    assert table.hint("yellow", "influence C2") == (
        "Gauntlet Stars: 2 cards; control passes from green to you; 3 VP"
    )
    table.says("yellow", "influence C2", "discard S18", "discard S17")
    assert table.vp("yellow") == before + 3


@rule("MX-VAR-02", "MX-VAR-06")
def test_the_end_tells_how_things_stand(table: Table) -> None:
    table.system("N30", "C3", "green")
    table.at(AskTime(YELLOW))
    assert table.hint("yellow", "go on") == "round 2 follows"
    assert table.hint("yellow", "time is up") == "yellow 0 VP, green 4 VP"
    table.system("N38", "C4", "yellow")
    table.at(StoryVote())
    assert table.hint("yellow", "vote for green") == "4 VP"


@pytest.mark.parametrize(
    "word", ["on C2", "peacefully", "to demand 1 of C2", "invade", "stop it", "draw blindly"]
)
def test_a_word_of_another_question_has_no_hint(table: Table, word: str) -> None:
    table.at(Selection())
    assert table.hint("yellow", word) == ""


@rule("MX-END-02")
def test_who_places_the_last_disk_is_told_before_that_the_game_ends(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.turn("yellow", "Expand")
    table.disks("yellow", 1)
    word = table.game.rules.words.number("influence C2")
    last = offered(table.game, table.s, YELLOW, word)
    told = "it is your last influence disk: the game ends after this round"
    assert str(last.hint).startswith(f"{told}; ")
    assert str(why_final(last, [GREEN])).endswith(f" {told[0].upper()}{told[1:]}.")
    table.disks("yellow", 2)
    assert not offered(table.game, table.s, YELLOW, word).closing


@rule("MX-END-02")
@pytest.mark.parametrize(
    ("phase", "before", "word"),
    [
        ("Build", ("build I08", "in BC23"), "name edge north-west"),
        ("Colonise", ("place N16",), "on C2"),
        ("Expand", (), "influence D3"),
    ],
)
def test_the_last_disk_is_told_before_the_first_card_is_paid_for_it(
    table: Table, phase: str, before: tuple[str, ...], word: str
) -> None:
    table.system("N22", "C3", "yellow")
    table.system("N57", "D3", "green")
    table.hand("yellow", "I08", "N16", "N01", "N02", "N03", "N04")
    table.turn("yellow", phase)
    table.disks("yellow", 1)
    table.says("yellow", *before)
    number = table.game.rules.words.number
    assert offered(table.game, table.s, YELLOW, number(spoken(word))).closing
    table.says("yellow", word)
    assert not offered(table.game, table.s, YELLOW, number(spoken("discard N01"))).closing


@rule("MX-END-02", "MX-VAR-04")
def test_an_upgrade_places_no_disk() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03")
    table.disks("yellow", 1)
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34")
    word = table.game.rules.words.number(spoken("with I17"))
    assert not offered(table.game, table.s, YELLOW, word).closing


# What words cost and bring


@rule("MX-CARD-01", "MX-DISK-01")
def test_a_placement_costs_what_is_paid_and_not_its_card(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "N16", "N01", "N02")
    table.turn("yellow", "Colonise")
    assert table.brings("yellow", "place N16", "on C2") == {
        "cards": -2,
        "disks": -1,
        "tech level": 1,
        "VP": 3,
        "systems controlled": 1,
        "systems influenced": 1,
    }


@rule("MX-EXP-05")
def test_a_disk_in_an_empty_space_costs_only_itself(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.turn("yellow", "Expand")
    assert table.brings("yellow", "influence C2") == {"disks": -1, "empty spaces influenced": 1}


@rule("MX-BLD-09")
def test_infrastructure_brings_strength(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    assert table.brings("yellow", "build I17", "in BC23") == {
        "cards": -3,
        "disks": -1,
        "military strength": 2,
        "strength for invading": 1,
        "VP": 2,
        "infrastructure": 1,
    }


@rule("MX-CARD-01", "MX-CARD-02")
def test_what_costs_no_card_tells_of_none(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.hand("yellow", "I01", "N01")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    free = table.brings("yellow", "build I01", "in BC23", "name edge north-west")
    assert (free["infrastructure"], "cards" in free) == (1, False)


@rule("MX-CARD-04", "MX-DEL-07")
def test_cards_that_will_be_drawn_and_tolls_are_counted_though_nobody_knows_which(three: Table) -> None:
    three.system("N02", "C3", "yellow")
    three.system("N07", "C2", "green")
    three.system("N01", "B3", "yellow")
    three.money("yellow", 2)
    three.turn("yellow", "Deliver")
    cube = "deliver grey cube on C3"
    assert three.brings("yellow", cube, "to demand 1 of B3")["cards"] == 1
    three.player("yellow").powers = (0,) * len(three.player("yellow").powers)
    assert three.brings("yellow", cube, "to demand 1 of C2")["cards"] == -1


@rule("MX-CARD-03")
def test_a_price_is_told_whole_before_its_first_card_is_discarded(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "N16", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    chain = ("place N16", "on C2")
    assert table.brings("yellow", *chain)["cards"] == table.brings("yellow", *chain, "discard N01")["cards"]
    assert table.brings("yellow", *chain)["cards"] == -2


@rule("MX-BLD-04")
def test_a_card_that_is_drawn_lowers_the_price(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I07", "N01", "N02")
    table.turn("yellow", "Build")
    assert table.brings("yellow", "build I07", "in BC23", "name edge south-east")["cards"] == -1


@rule("MX-VAR-03")
def test_an_upgrade_costs_what_is_paid_and_not_its_card() -> None:
    table = Table(2, upgrades=True)
    table.works("I08", "BC34", "yellow")
    table.hand("yellow", "I26", "I28", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    chain = ("replace BC34", "with I26", "discard N01")
    assert table.brings("yellow", *chain)["cards"] == -1
