"""Why a thing may not be chosen now, what is missing and the way to it."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.telling import TELLING


@pytest.fixture
def choosing(table: Table) -> Table:
    """Yellow chooses a phase; all kinds of things lie on the table."""
    table.system("N02", "C3", "yellow")
    table.system("N15", "C2", "green")
    table.system("N25", "F4", "green")
    table.works("I03", "BC23", "green")
    table.research("N03", "N04", "N05")
    table.hand("yellow", "N16", "I07", "N01")
    table.at(Selection())
    return table


@pytest.mark.parametrize(
    ("kind", "thing", "rule", "text"),
    [
        (
            "slot",
            "level 1 left",
            "MX-ADV-01",
            "Velvet Ring lies beside tech level 1. Research cards are taken",
        ),
        ("slot", "level 5 left", "MX-ADV-07", "This place of the research area is empty"),
        ("space", "D4", "MX-BOARD-04", "Nothing is ever placed on the galactic centre."),
        ("space", "A4", "MX-SETUP-01", "A4 is not used with so many players."),
        ("space", "C4", "MX-COL-02", "C4 lies next to something that you influence: place a system there"),
        ("space", "E5", "MX-COL-02", "E5 is out of your reach: first influence something next to it"),
        ("space", "C3", "MX-INFL-06", "You control Idle Moons (C3) with 1 disk."),
        (
            "space",
            "C2",
            "MX-EXP-06",
            "Logic Springs (C2) is controlled by green with 1 disk; you have 0 disks there. In Expand"
            " political influence on it costs 1 card, or an invasion strength 2.",
        ),
        ("space", "F4", "MX-EXP-03", "Rustbelt Moons (F4) is out of your reach"),
        ("gap", "BC23", "MX-INFL-02", "Patrol Wing in BC23 belongs to green for the whole game."),
        ("gap", "BC34", "MX-BLD-05", "BC34 is free: build infrastructure there in Build."),
        ("gap", "DE56", "MX-BLD-05", "To build in DE56 you must influence a system at one of its corners"),
        (
            "load",
            "grey cube on C3",
            "MX-DEL-01",
            "The grey cube of Idle Moons (C3) can be delivered in Deliver",
        ),
        (
            "load",
            "brown cube on C2",
            "MX-DEL-18",
            "The cubes on Logic Springs (C2) are for those who have a disk",
        ),
        ("load", "red cube on C3", "MX-DEL-02", "No red cube lies on C3."),
        (
            "demand",
            "demand 1 of C2",
            "MX-DEL-04",
            "This demand space of Logic Springs (C2) takes a grey cube: 1 VP. Cubes of other systems",
        ),
        ("player", "green", "MX-DEL-10", "You name another player only where several routes"),
    ],
)
def test_every_kind_of_thing_has_a_way(choosing: Table, kind: str, thing: str, rule: str, text: str) -> None:
    found = choosing.why_thing("yellow", kind, thing)
    assert found.rule == rule
    assert found.text.startswith(text)


def test_a_card_in_hand_tells_its_price_and_its_phase(choosing: Table) -> None:
    choosing.turn("yellow", "Advance")
    assert choosing.why_thing("yellow", "card", "GOVERNMENT Academy") == (
        "MX-COL-01",
        "GOVERNMENT Academy costs 2 cards now, tabs aside; you have 2 cards besides it. Systems are placed in"
        " Colonise, when somebody chooses it.",
    )
    assert choosing.why_thing("yellow", "card", "Research Station").text.startswith(
        "Research Station costs 2 cards now; you have 2 cards besides it. Infrastructure is built in Build"
    )


def test_a_card_elsewhere_tells_where_it_lies(choosing: Table) -> None:
    choosing.turn("yellow", "Deliver")
    assert choosing.why_thing("yellow", "card", "Velvet Ring").rule == "MX-ADV-01"
    assert choosing.why_thing("yellow", "card", "Patrol Wing").rule == "MX-INFL-02"
    assert choosing.why_thing("yellow", "card", "Worldtree").text == (
        "Worldtree is not in your hand. Cards come from draws and, in Advance, from the research area."
    )


def test_a_phase_can_be_chosen_in_the_next_round(choosing: Table) -> None:
    choosing.turn("yellow", "Expand")
    assert choosing.why_thing("yellow", "phase", "Build").rule == "MX-SEL-01"


def test_the_question_itself_answers_first(choosing: Table) -> None:
    choosing.turn("yellow", "Expand")
    assert choosing.why_thing("yellow", "space", "E5").rule == "MX-EXP-03"


@pytest.mark.parametrize(
    ("level", "told"), [(1, "which is 1, or one more if you choose Advance."), (5, "which is 5.")]
)
def test_a_research_card_tells_the_own_level_and_what_choosing_adds(
    choosing: Table, level: int, told: str
) -> None:
    choosing.chose(yellow="Advance")
    choosing.level("yellow", level)
    choosing.turn("yellow", "Expand")
    found = choosing.why_thing("yellow", "slot", "level 1 left").text
    assert found.endswith(f"in Advance, up to your own level, {told}")


# In Build and in Colonise


def at_build(table: Table, *hand: str) -> Table:
    """Yellow may build at C3, and has built at CD23; BC34 is closed, and green has built at EF34."""
    for card, space in [("N02", "B3"), ("N03", "B4"), ("N04", "C4"), ("N25", "F4")]:
        table.system(card, space, "green")
    table.system("N15", "C3", "yellow")
    table.works("I02", "CD23", "yellow")
    table.works("I03", "EF34", "green")
    table.hand("yellow", *hand)
    table.turn("yellow", "Build")
    return table


GAPS_IN_BUILD = [
    ("BC34", "MX-BLD-06", "Four systems surround BC34; nothing can be built there."),
    (
        "DE56",
        "MX-BLD-05",
        "To build in DE56 you must influence a system at one of its corners; infrastructure",
    ),
    ("AB12", "MX-SETUP-01", "AB12 is not used with so many players."),
    ("EF34", "MX-INFL-02", "Patrol Wing in EF34 belongs to green for the whole game."),
    ("BC23", "MX-CARD-01", "BC23 is free, but you hold no infrastructure that you could pay for."),
]


@pytest.mark.parametrize(("gap", "rule", "text"), GAPS_IN_BUILD)
@pytest.mark.parametrize("upgrades", [False, True])
def test_a_gap_tells_in_build_what_is_wrong_with_it(gap: str, rule: str, text: str, upgrades: bool) -> None:
    table = at_build(Table(2, upgrades=upgrades), "I17", "N01")
    found = table.why_thing("yellow", "gap", gap)
    assert found.rule == rule
    assert found.text.startswith(text)


@pytest.mark.parametrize(("gap", "rule", "text"), GAPS_IN_BUILD[:4])
def test_a_gap_does_so_too_while_own_infrastructure_could_be_replaced(gap: str, rule: str, text: str) -> None:
    table = at_build(Table(2, upgrades=True), "I17", "N01", "N05")
    assert table.offered("yellow") == ["replace CD23", "pass"]
    found = table.why_thing("yellow", "gap", gap)
    assert found.rule == rule
    assert found.text.startswith(text)


def test_own_infrastructure_stays_where_there_are_no_upgrades(table: Table) -> None:
    at_build(table, "I17", "N01")
    assert table.why_thing("yellow", "gap", "CD23").text == (
        "This table plays without upgrades: infrastructure stays."
    )


def test_a_free_gap_names_the_card_to_build_first(table: Table) -> None:
    at_build(table, "I01", "N01")
    assert table.why_thing("yellow", "gap", "BC23").text.startswith("First build Waygate Anchor")


def test_a_space_in_reach_tells_in_colonise_that_no_system_can_be_paid_there(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N33", "I01")
    table.turn("yellow", "Colonise")
    assert table.why_thing("yellow", "space", "C4") == (
        "MX-COL-05",
        "C4 is free, but no system in your hand can be paid or fought for there.",
    )


# How far the game is


def test_the_place_of_a_game_is_its_round_and_phase(table: Table) -> None:
    table.s.round = 0
    assert str(TELLING.place(table.s)) == "Setup"
    table.s.round = 4
    assert str(TELLING.place(table.s)) == "Round 4"
    table.s.phase = 2
    assert str(TELLING.place(table.s)) == "Round 4, {phase:2}"
    assert str(TELLING.place(Table(2, rounds=9).s)) == "Round 1 of 9"
