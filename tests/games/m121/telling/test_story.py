"""The log: what people read at the table. What only some of them may read is in `test_secrets`."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.core.game import SPECTATOR
from perihelion.core.steps import Step
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.hand.draw import DrawCards
from perihelion.games.m121.phases.expand import StopInvasion
from perihelion.games.m121.phases.tolls import GiveAll, Toll
from perihelion.games.m121.play import Phases
from perihelion.games.m121.round.closing import AskTime, EndOfRound
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import EndOfGame, StoryVote
from perihelion.games.m121.seen.table import view
from perihelion.games.m121.setup import DrawOrder, KeepStarts, QuickStart, StartAt, StartPowers
from perihelion.records.table import named

YELLOW, GREEN, BLUE = 0, 1, 2


# Setup


@rule("MX-SETUP-08", "MX-SETUP-09", "MX-SETUP-13")
def test_starts_are_told_when_all_have_chosen(table: Table) -> None:
    for name, starts in (("yellow", ("S01", "S05")), ("green", ("S17", "S18"))):
        table.player(name).starts = tuple([table._drawn(card) for card in starts])
    table.s.round, table.s.track = 0, ()
    table.at(KeepStarts(), DrawOrder(), StartAt(GREEN), StartAt(YELLOW), StartPowers())
    table.says("yellow", "keep S05")
    assert table.lines == []
    table.says("green", "keep S17")
    assert table.lines == [
        "yellow keeps First Lens and discards Lantern Reach.",
        "green keeps RESISTANCE Refuge and discards Cinder Haven.",
    ]
    table.falls("next is green")
    table.says("green", "start at F4")
    assert table.lines[2:] == [
        "Initiative order: green, yellow.",
        "green starts with RESISTANCE Refuge at F4.",
        "yellow starts with First Lens at B4: 2 brown cubes.",
        "yellow rises to tech level 2.",
    ]


@rule("MX-VAR-07")
def test_given_start_systems_are_told_at_once() -> None:
    table = Table(2, quick_start=True)
    table.at(QuickStart())
    assert table.lines == ["The start systems of the quick start: yellow Lantern Reach, green First Lens."]


# The round


@rule("MX-SEL-05", "MX-ROUND-02")
def test_the_reveal_tells_phases_and_boosts_and_nothing_before(table: Table) -> None:
    table.hand("yellow", "N01", "N02")
    table.hand("green", "N03")
    table.at(Selection())
    table.says("yellow", "choose Build", "boost with N01")
    table.says("green", "choose Advance")
    assert table.log.lines == []
    table.says("green", "no boost")
    table.at(Phases())
    assert table.lines[:3] == [
        "yellow chooses Build and boosts it with Carnival Drift.",
        "green chooses Advance with No Boost.",
        "This round has Advance, Build and Expand.",
    ]


@rule("MX-ROUND-04", "MX-INIT-03", "MX-ADV-03", "MX-ADV-07")
def test_a_phase_opens_with_its_order_and_advance_ends_with_new_cards(table: Table) -> None:
    table.s.round = 3
    table.research(*[f"N{number:02}" for number in range(1, 13)])
    table.chose(green="Advance boosted")
    table.at_phase("Advance")
    table.says("green", "take level 2 left", "take level 0 right")
    table.says("yellow", "take level 0 left")
    table.falls("lay N21", "lay N22", "lay N23")
    assert table.lines == [
        "Round 3. Advance.",
        "Order: green (boosted it), then yellow.",
        "green leaves a disk on the research symbol.",
        "green rises to tech level 2.",
        "green takes Velvet Ring from level 2 of the research area.",
        "green takes Idle Moons from level 0 of the research area.",
        "yellow takes Carnival Drift from level 0 of the research area.",
        "New in the research area: Archive of Suns (level 4), RESISTANCE Workshops (level 5), Grand Collegium"
        " (level 5).",
    ]


@rule("MX-VAR-02")
def test_the_last_round_is_called_so() -> None:
    table = Table(2, rounds=4)
    table.s.round = 4
    table.at_phase("Deliver")
    assert table.lines[0] == "Round 4, the last round. Deliver."


@rule("MX-CARD-04", "MX-CARD-07")
def test_a_draw_that_is_cut_short_is_told_with_the_reason(table: Table) -> None:
    table.money("yellow", 11)
    table.at(DrawCards(YELLOW, 3))
    table.falls("draw N01")
    assert table.lines == ["yellow draws 1 card.", "2 cards less for yellow: the hand is full then."]
    table.deck(discards=("N02",))
    table.at(DrawCards(GREEN, 2))
    assert table.lines[2:] == [
        "The discards are shuffled into a new deck.",
        "green draws 1 card.",
        "1 card less for green: no card is left to draw.",
    ]


# Build and Colonise


@rule("MX-BLD-11", "MX-CARD-03")
def test_a_building_is_told_with_what_was_paid_for_it(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "I07", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "build I07", "in BC23", "name edge north-west", "discard N03", "discard N01")
    assert table.lines == [
        "yellow builds Research Station in BC23 for 2 cards (CORPORATION Showroom and Carnival Drift).",
        "yellow rises to tech level 2.",
    ]


@rule("MX-ASK-01", "MX-ASK-07")
def test_who_does_not_build_is_told_and_who_cannot(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "I07")
    table.at_phase("Build")
    table.says("yellow", "pass")
    assert table.lines[2:] == ["yellow builds nothing.", "green has no card to build."]


@rule("MX-VAR-04")
def test_an_upgrade_tells_both_cards() -> None:
    table = Table(2, upgrades=True)
    table.system("N22", "C3", "yellow")
    table.works("I07", "BC23", "yellow")
    table.hand("yellow", "I16", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I16", "name edge north-west")
    assert table.lines == [
        "yellow replaces Research Station in BC23 with Hyperlane Survey for 1 card (Carnival Drift).",
        "yellow falls to tech level 1.",
    ]


@rule("MX-COL-03", "MX-COL-08", "MX-COL-10")
def test_a_placement_tells_price_missing_cubes_and_an_old_disk(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.claim("green", "C2")
    table.stock(brown=1)
    table.hand("yellow", "N15", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N15", "on C2")
    assert table.lines == [
        "yellow places Logic Springs on C2 for 2 cards (Carnival Drift and Idle Moons).",
        "The stock has not enough cubes: 1 brown cube less on it.",
        "The disk of green that lay there counts on Logic Springs from now on.",
    ]


@rule("MX-COL-04")
def test_a_placement_by_military_tells_the_strength(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.hand("yellow", "N15")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N15", "on C2")
    assert table.lines == ["yellow places Logic Springs on C2 by military, with 2 of 2 strength."]


# Deliver


@rule("MX-DEL-05", "MX-DEL-14", "MX-DEL-15", "MX-DEL-22")
def test_a_delivery_tells_its_route_its_points_and_the_combo(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    table.claim("yellow", "C4")
    table.system("N44", "C5", "yellow")
    table.cultural("C5", "yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C3")
    table.falls("draw N30")
    assert table.lines[:3] == [
        "yellow delivers a grey cube from Idle Moons (C3) to Tradewind Gate (C5) by way of C4: +1 VP.",
        "yellow has completed the combo of Tradewind Gate: 1 VP.",
        "yellow draws 1 card.",
    ]


@rule("MX-DEL-11")
def test_a_sale_tells_how_many_cards_it_brings(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    table.system("N25", "C2", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C3")
    assert table.lines == [
        "yellow sells a grey cube from Idle Moons (C3) to Rustbelt Moons (C2) for 2 cards.",
        "yellow draws 2 cards.",
    ]


@rule("MX-DEL-01")
def test_who_delivers_nothing_is_told(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    table.system("N01", "C2", "yellow")
    table.system("N22", "F4", "green")
    table.at_phase("Deliver")
    table.says("yellow", "pass")
    assert table.lines[2:] == ["yellow delivers nothing.", "green can deliver nothing."]


@rule("MX-DEL-01")
def test_who_has_a_delivery_left_and_nothing_to_deliver_is_told(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.cultural("C2", "yellow", 1, 2)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.let_fall()
    assert table.lines[-1] == "yellow can deliver no other cube."


@rule("MX-CARD-05")
def test_a_toll_for_a_full_hand_is_named_to_all(table: Table) -> None:
    table.money("green", 12)
    table.hand("yellow", "N01", "N02")
    table.at(Toll(YELLOW, (GREEN,)))
    table.says("yellow", "give N01")
    told = "yellow pays green a toll of Carnival Drift; that hand is full, so it is discarded."
    assert table.lines == [told]
    table.at(GiveAll(YELLOW, GREEN))
    assert table.lines[1:] == [
        "yellow pays green a toll of Idle Moons; that hand is full, so it is discarded."
    ]


# Expand


@rule("MX-EXP-05", "MX-EXP-06")
def test_peaceful_influence_is_told_with_its_price(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.system("N15", "C2", "green")
    table.hand("yellow", "N01")
    table.chose(yellow="Expand boosted")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C4", "influence C2", "pass")
    assert table.lines == [
        "yellow puts a disk into the empty space C4.",
        "yellow gains political influence on Logic Springs (C2) for 1 card (Carnival Drift).",
        "yellow influences Logic Springs (C2) from now on: +1 VP.",
        "yellow influences nothing more.",
    ]


@rule("MX-EXP-07", "MX-EXP-12", "MX-EXP-13")
def test_an_invasion_tells_its_strength_and_who_loses_control(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N16", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.lines == [
        "yellow invades GOVERNMENT Academy (C2), using 2 of 2 strength.",
        "yellow wins control of GOVERNMENT Academy (C2) from green: 2 disks against 1.",
        "green falls to tech level 1.",
        "yellow rises to tech level 2.",
    ]


@rule("MX-EXP-13", "MX-EXP-06")
def test_more_disks_on_an_own_system_strengthen_it(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N25", "C2", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "invade")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "politically")
    assert table.lines == [
        "yellow guards Rustbelt Moons (C2) with a military disk, using 1 of 2 strength.",
        "yellow strengthens Rustbelt Moons (C2) with a political disk for 1 card (Carnival Drift).",
    ]


@rule("MX-EXP-09", "MX-EXP-10")
def test_an_invasion_that_is_stopped_or_allowed_is_told(table: Table) -> None:
    table.system("N30", "C3", "green")
    table.system("N24", "C2", "yellow")
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    table.says("green", "stop it")
    assert table.lines == ["green stops the invasion of Gauntlet Stars (C3) by yellow: strength 2 against 1."]
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    table.says("green", "allow it")
    assert table.lines[1] == "green allows yellow to invade Gauntlet Stars (C3)."


@rule("MX-DISK-02", "MX-END-02")
def test_the_last_disk_announces_the_end(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.disks("yellow", 1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C4")
    assert table.lines[1] == (
        "yellow has placed the last influence disk: this round is the last, with proxies for more disks."
    )


@rule("MX-TECH-03")
def test_a_gain_on_the_highest_level_leads_to_its_front(table: Table) -> None:
    table.system("N22", "C3", "green")
    table.level("yellow", 5)
    table.level("green", 5)
    table.hand("green", "I07", "N01", "N02")
    table.turn("green", "Build")
    table.says("green", "build I07", "in BC23", "name edge north-west")
    assert table.lines[-1] == "green moves to the front of tech level 5."


# The end


def over_by(table: Table, step: Step) -> list[str]:
    table.at(step)
    return table.lines


@rule("MX-END-01", "MX-END-02", "MX-END-06", "MX-VAR-02")
def test_the_end_is_told_with_its_reason() -> None:
    disks, rounds, stale = Table(2), Table(2, rounds=3), Table(2)
    disks.disks("green", 0)
    assert over_by(disks, EndOfRound()) == ["The game is over: the last influence disk of green is placed."]
    for table in (rounds, stale):
        table.system("N22", "C3", "yellow")
        table.system("N01", "D3", "green")
    rounds.s.round = 3
    assert over_by(rounds, EndOfRound()) == ["The game is over: round 3 was to be the last."]
    stale.s.stale = 2
    assert over_by(stale, EndOfRound()) == ["The game is over: nothing has changed for 3 rounds in a row."]
    timed = Table(2, timed=True)
    timed.at(AskTime(YELLOW))
    timed.says("yellow", "time is up")
    assert timed.lines == ["yellow ends the game: the time is up."]


@rule("MX-END-02", "MX-VAR-02")
def test_the_table_gives_the_reason_of_the_log() -> None:
    disks, timed = Table(2), Table(2, timed=True)
    assert named(GAME, view(disks.s, SPECTATOR).ended) == ""
    disks.disks("green", 0)
    disks.at(EndOfRound())
    assert named(GAME, view(disks.s, SPECTATOR).ended) == "the last influence disk of green is placed"
    timed.at(AskTime(YELLOW))
    timed.says("yellow", "time is up")
    assert named(GAME, view(timed.s, SPECTATOR).ended) == "the time is up"


@rule("MX-END-03")
def test_who_has_no_space_left_is_named(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    assert over_by(table, EndOfRound()) == ["The game is over: there is no space left for a card of green."]


@rule("MX-SCO-05", "MX-SCO-07")
def test_the_points_are_told_by_source_and_the_winner(table: Table) -> None:
    table.system("N30", "C3", "green")
    table.works("I07", "BC23", "green")
    table.system("N22", "C2", "yellow")
    assert over_by(table, EndOfGame()) == [
        "yellow: 3 VP.",
        "green: 4 for systems controlled + 3 for infrastructure = 7 VP.",
        "green wins with 7 VP.",
    ]


@rule("MX-SCO-06", "MX-SCO-07")
def test_a_tie_is_decided_by_tech(table: Table) -> None:
    table.track("green", "yellow")
    assert over_by(table, EndOfGame())[-1] == (
        "yellow and green are tied with 0 VP: green wins, whose tech disk is further ahead."
    )


@rule("MX-SCO-06", "MX-VAR-06")
def test_a_tie_is_decided_by_the_best_story() -> None:
    table = Table(3, story=True)
    table.at(EndOfGame())
    assert table.lines[-1] == "yellow, green and blue are tied: the best story of the game decides."
    table.says("yellow", "vote for blue")
    table.says("green", "vote for blue")
    assert len(table.lines) == 4
    table.says("blue", "vote for green")
    assert table.lines[-2:] == [
        "Best story: yellow 0 votes, green 1 vote, blue 2 votes.",
        "blue wins the tie with the best story.",
    ]


def test_a_vote_alone_is_told_at_its_end(three: Table) -> None:
    three.at(StoryVote())
    for name, other in (("yellow", "green"), ("green", "blue"), ("blue", "yellow")):
        three.says(name, f"vote for {other}")
    assert three.lines[-1].startswith("yellow, green and blue are tied with 0 VP: yellow wins")
