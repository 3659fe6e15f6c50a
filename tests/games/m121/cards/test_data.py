"""The data files: how many of everything there is, and that the rules reference says the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.m121.cards.reference import infrastructure_row, system_row
from games.m121.table import card_of
from kit.broken_data import broken, complaint
from kit.reference import PARTS, full_tables, parts
from marks import rule
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import BOARD, DATA, HAND_LIMIT, MAP, SPACES, START_HAND, STARTS
from perihelion.games.m121.cards.powers import VERBS
from perihelion.games.m121.cards.slots import KEYWORDS, NO_KEYWORD, TYPES
from perihelion.games.m121.cards.tables import (
    CARD_COUNT,
    CARDS,
    COPIES,
    COST,
    CUBES,
    DECK_SIZE,
    FILES,
    GAP_FILE,
    KEYWORD,
    SELLS,
    START_COUNT,
    SYSTEM_COUNT,
    SYSTEM_FILE,
    TYPE,
    type_of,
)
from perihelion.games.m121.cards.tabs import read_tab
from perihelion.games.m121.data import records
from perihelion.games.m121.specials.clauses import CLAUSES
from perihelion.records.folders import VARIABLE
from perihelion.records.rulebook import rulebook


def types(cards: range) -> list[int]:
    """How many of these systems are grey, brown, red, green, diverse and barren."""
    return [sum(TYPE[card] == type for card in cards) for type in range(len(TYPES))]


# Counts


@rule("MX-SETUP-03", "MX-SETUP-15")
def test_there_are_128_cards_18_of_them_start_systems() -> None:
    assert sum(COPIES) == DECK_SIZE == 128
    assert (START_COUNT, SYSTEM_COUNT, CARD_COUNT) == (18, 78, 120)
    assert sum(COPIES[SYSTEM_COUNT:]) == 36 + 14


def test_so_many_systems_and_infrastructure_cards_have_each_cost() -> None:
    systems = Counter(COST[START_COUNT:SYSTEM_COUNT])
    assert dict(sorted(systems.items())) == {1: 11, 2: 17, 3: 16, 4: 8, 5: 4, 6: 3, 7: 1}
    regular: Counter[int] = Counter()
    for card in GAP_FILE:
        if card.id.startswith("I"):
            regular[card.cost] += card.copies
    assert dict(sorted(regular.items())) == {1: 9, 2: 12, 3: 10, 4: 4, 5: 1}


@rule("MX-CARD-11")
def test_so_many_systems_are_of_each_type() -> None:
    assert types(range(START_COUNT)) == [4, 4, 3, 3, 2, 2]
    assert types(range(START_COUNT, SYSTEM_COUNT)) == [12, 11, 10, 8, 7, 12]


def test_so_many_cubes_and_demand_spaces_are_printed() -> None:
    assert [sum(row[colour] for row in CUBES) for colour in range(4)] == [46, 36, 25, 22]
    assert sum(len(row) for row in SELLS) == 105
    assert sum(sale > 0 for row in SELLS for sale in row) == 21


def test_a_euro_space_pays_by_what_it_takes() -> None:
    worths = {(space.accept, space.sell) for card in SYSTEM_FILE for space in card.demand if space.sell}
    assert sorted(worths) == [("any", 2), ("brown", 3), ("green", 5), ("grey", 2), ("red", 4)]


@rule("MX-CARD-10")
def test_so_many_cards_have_each_keyword_and_none_has_two() -> None:
    assert [KEYWORD.count(keyword) for keyword in range(4)] == [12, 13, 13, 12]
    named = [[word for word in name.split() if word in KEYWORDS] for name in CARDS]
    assert [len(words) for words in named] == [int(keyword != NO_KEYWORD) for keyword in KEYWORD]


@rule("MX-CARD-11")
@pytest.mark.parametrize(
    ("cubes", "type"),
    [
        ((2, 1, 0, 0), "grey"),
        ((0, 2, 1, 0), "brown"),
        ((1, 0, 2, 0), "red"),
        ((0, 0, 0, 1), "green"),
        ((1, 1, 0, 0), "diverse"),
        ((2, 2, 1, 0), "diverse"),
        ((0, 0, 0, 0), "barren"),
    ],
)
def test_the_type_is_the_colour_of_the_most_cubes(cubes: tuple[int, ...], type: str) -> None:
    assert TYPES[type_of(cubes)] == type


def test_the_numbers_of_the_game() -> None:
    assert (BOARD.disks, BOARD.disks_short, HAND_LIMIT, START_HAND) == (35, 30, 12, 5)
    assert (BOARD.levels, BOARD.start_level, BOARD.columns, BOARD.stale_rounds) == (5, 1, 2, 3)
    assert BOARD.cubes == records.Cubes(grey=35, brown=30, red=25, green=20)
    assert BOARD.players == ["yellow", "green", "blue", "red"]


def test_every_power_and_every_clause_is_used_by_some_card() -> None:
    powers = [power for card in FILES for power in card.powers]
    assert {next(iter(power)) for power in powers} == set(VERBS.readers)
    assert {next(iter(clause)) for card in GAP_FILE for clause in card.score} == set(CLAUSES.readers)


# The rules reference says the same


def missing_rows(rows: list[str]) -> list[str]:
    """Those table rows that the rules reference does not have."""
    lines = GAME.rules.books[0].text().split("\n")
    return [row for row in rows if row not in lines]


def test_the_systems_of_the_rules_reference_agree_with_the_data() -> None:
    assert missing_rows([system_row(card) for card in SYSTEM_FILE]) == []


def test_the_infrastructure_of_the_rules_reference_agrees_with_the_data() -> None:
    assert missing_rows([infrastructure_row(card) for card in GAP_FILE]) == []


def map_row(seats: int, number: int) -> str:
    """A row of the map with so many players."""
    cells = []
    for space in range(7 * number, 7 * number + 7):
        sign = MAP[space]
        used = sign == "@" or sign in BOARD.areas[str(seats)]
        cells.append("S" if space in STARTS[seats] else sign if used else ".")
    return f"| {number + 1} | {' | '.join(cells)} |"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_maps_of_the_rules_reference_agree_with_the_data(seats: int) -> None:
    rows = [map_row(seats, number) for number in range(7)]
    assert "\n".join(rows) in GAME.rules.books[0].text()
    assert len(SPACES) == len(MAP) == 49


def test_the_rules_reference_has_all_its_parts_and_rules() -> None:
    book = rulebook(GAME)
    assert parts(book) == PARTS
    assert len([found for found in book.rules if found.id.startswith("MX-")]) == 212
    assert len(book.by_id) == len(book.rules)
    assert full_tables(book)


# Broken files


def refused(power: dict[str, Any]) -> str:
    """What is said about this power of a card."""
    return complaint(lambda: VERBS.read_all("systems.toml: N47", [power]))


def test_a_missing_key_is_named_with_file_and_card(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "systems.toml", records.Systems, "cost = 2\n", "")
    assert said == "data/systems.toml: system: S01: object missing required field `cost`"


def test_an_unknown_key_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "systems.toml", records.Systems, "control = 3", "controll = 3")
    assert said == "data/systems.toml: system: S01: unknown key 'controll' (did you mean 'control'?)"


def test_a_value_of_the_wrong_type_is_named_with_its_key(tmp_path: Path) -> None:
    said = broken(
        tmp_path, DATA / "infrastructure.toml", records.Infrastructures, "copies = 2", 'copies = "2"'
    )
    assert said == "data/infrastructure.toml: infrastructure: I01: copies: expected `int`, got `str`"


def test_a_card_without_cost_is_refused(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "infrastructure.toml", records.Infrastructures, "cost = 1", "cost = 0")
    assert said == "data/infrastructure.toml: infrastructure: I01: cost: expected `int` >= 1"


def test_an_unknown_colour_of_cube_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "systems.toml", records.Systems, 'accept = "brown"', 'accept = "browne"')
    assert said.startswith("data/systems.toml: system: S02: demand: ")
    assert "unknown value 'browne' (did you mean 'brown'?)" in said


def test_a_card_too_few_is_refused(tmp_path: Path) -> None:
    text = (DATA / "systems.toml").read_text(encoding="utf-8")
    last = text[text.rindex("[[system]]") :]
    said = broken(tmp_path, DATA / "systems.toml", records.Systems, last, "")
    assert said == "data/systems.toml: system: expected `array` of length >= 78"


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ({"techs": 1}, "unknown effect 'techs' (did you mean 'tech'?)"),
        ({"tech": "one"}, "tech: expected `int`, got `str`"),
        ({"tech": 1, "type": "grey"}, "tech: unknown key 'type'"),
        ({"draw": 1, "on": "sales"}, "on: unknown 'sales' (did you mean 'sale'?)"),
        ({"draw": 1, "on": "sale", "anyone": False}, "anyone: expected `true`, got `false`"),
        ({"draw": 1, "on": "delivery", "cube": "gray"}, "cube: unknown 'gray' (did you mean 'grey'?)"),
        ({"discount": 1, "phase": "deliver"}, "phase: unknown 'deliver'"),
        (
            {"discount": 1, "phase": "build", "adjacent": True},
            "adjacent: only placing a system is cheaper next to a card",
        ),
        (
            {"discount": 1, "phase": "colonise", "type": "grey", "keyword": "HIDDEN"},
            "discount: expected a type or a keyword, got both",
        ),
        (
            {"discount": 1, "phase": "colonise", "type": "grey", "adjacent": True},
            "discount: unknown key 'type'",
        ),
        ({"discount": 1, "phase": "build", "type": "grey"}, "discount: unknown key 'type'"),
        ({"draw": 1, "on": "delivery", "to": "own", "cube": "grey"}, "draw: unknown key 'cube'"),
        ({"draw": 1, "on": "delivery", "adjacent": True}, "draw: unknown key 'adjacent'"),
        (
            {"draw": 1, "on": "delivery", "anyone": True, "to": "this", "cube": "grey"},
            "draw: unknown key 'cube'",
        ),
        (
            {"draw": 1, "on": "delivery", "anyone": True, "adjacent": True, "cube": "grey"},
            "draw: unknown key 'cube'",
        ),
        (
            {"draw": 1, "on": "delivery", "anyone": True},
            'anyone: expected `to = "this"` or `adjacent = true` with it',
        ),
        ({"tech": -1}, "tech: expected 1 or more, got -1"),
        ({"take": -3}, "take: expected 1 or more, got -3"),
        ({"invasion": 0}, "invasion: expected 1 or more, got 0"),
        ({"deliver": 0}, "deliver: expected 1 or more, got 0"),
        ({"influence": 0}, "influence: expected 1 or more, got 0"),
        ({"invade": 0}, "invade: expected 1 or more, got 0"),
        ({"discount": 0, "phase": "expand"}, "discount: expected 1 or more, got 0"),
        ({"draw": -1, "phase": "expand"}, "draw: expected 1 or more, got -1"),
    ],
)
def test_a_wrong_power_is_named_with_file_card_and_key(power: dict[str, Any], told: str) -> None:
    assert refused(power).startswith(f"data/systems.toml: N47: {told}")


@pytest.mark.parametrize(
    ("tab", "told"),
    [
        ({"discounts": 1}, "tab: unknown 'discounts' (did you mean 'discount'?)"),
        ({"military": 1, "anyone": True}, "anyone: only a tab that draws works for anyone"),
        ({"draw": 1, "type": "gras"}, "type: unknown 'gras'"),
        ({"draw": 0}, "draw: expected 1 or more, got 0"),
    ],
)
def test_a_wrong_tab_is_named_with_file_card_and_key(tab: dict[str, Any], told: str) -> None:
    said = complaint(lambda: read_tab("infrastructure.toml: I08", tab))
    assert said.startswith(f"data/infrastructure.toml: I08: {told}")


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ({"cube_sould": 1}, "unknown effect 'cube_sould' (did you mean 'cube_sold'?)"),
        ({"card_controlled": 2}, "keyword: expected `str`, got `NoneType`"),
        ({"system_influenced": 1}, "system_influenced: expected a type or a keyword, got neither"),
        ({"cube_sold": -1}, "cube_sold: expected 1 or more, got -1"),
    ],
)
def test_a_wrong_clause_is_named_with_file_card_and_key(clause: dict[str, Any], told: str) -> None:
    said = complaint(lambda: CLAUSES.read_all("infrastructure.toml: X13", [clause]))
    assert said.startswith(f"data/infrastructure.toml: X13: {told}")


def test_strength_and_points_for_disks_may_be_less_than_nothing() -> None:
    assert VERBS.read_all("systems.toml: N47", [{"military": -1}])[0].amount == -1
    assert CLAUSES.read_all("infrastructure.toml: X12", [{"disk_unused": -1}])[0].points == -1


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "systems.toml",
            'name = "CORPORATION Cradle"\nkeyword = "CORPORATION"',
            'name = "Cradle"\nkeyword = "CORPORATION"',
            "systems.toml: S02: keyword: 'CORPORATION' does not stand in the name 'Cradle'",
        ),
        (
            "systems.toml",
            'id = "S18"',
            'id = "N61"',
            "systems.toml: N61: id: 'N61' does not belong to this part",
        ),
        ("systems.toml", 'id = "S18"', 'id = "S17"', "found 'S17' twice"),
        (
            "systems.toml",
            "sell = 2",
            "sell = 2, vp = 1",
            "systems.toml: S04: demand: a selling space pays nothing",
        ),
        ("systems.toml", ", vp = 1 }]", " }]", "systems.toml: S01: demand: a space pays vp, draw or sell"),
        (
            "systems.toml",
            "need = [1, 2]",
            "need = [1, 3]",
            "systems.toml: N07: combo: need: the card has 2 demand",
        ),
        ("systems.toml", "tech = 1", "teck = 1", "systems.toml: S05: unknown effect 'teck'"),
        (
            "systems.toml",
            'name = "CORPORATION Cradle"\nkeyword = "CORPORATION"',
            'name = "CORPORATION Cradle"',
            "systems.toml: S02: keyword: expected 'CORPORATION', which stands in the name",
        ),
        (
            "systems.toml",
            "need = [1, 2], vp = 1",
            "need = [1, 2]",
            "systems.toml: N07: combo: a brace gives vp, draw or power",
        ),
        (
            "systems.toml",
            'power = { discount = 1, phase = "expand" }',
            "power = { military = 1, adjacent = true }",
            "systems.toml: N47: combo: power: what counts where a card lies cannot be unlocked",
        ),
        (
            "systems.toml",
            "powers = [{ deliver = 1 }]",
            "powers = [{ military = 1, adjacent = true }]",
            "systems.toml: N50: adjacent: strength next to a card is on N09 already",
        ),
        (
            "systems.toml",
            'to = "this", anyone = true',
            "adjacent = true, anyone = true",
            "systems.toml: S03: adjacent: deliveries next to a card are for infrastructure",
        ),
        (
            "infrastructure.toml",
            "adjacent = true, anyone = true",
            'to = "this", anyone = true',
            "infrastructure.toml: I15: to: a cube is delivered to a system, not to infrastructure",
        ),
        (
            "infrastructure.toml",
            "points = 3",
            "points = 3\nleast = 1",
            "infrastructure.toml: I01: score and least are for special cards",
        ),
        (
            "infrastructure.toml",
            "points = 3",
            "points = 3\nscore = [{ tech_level = 1 }]",
            "infrastructure.toml: I01: score and least are for special cards",
        ),
        (
            "board.toml",
            '2 = ["B4", "F4"]',
            '2 = ["B4", "F4", "C4", "E4"]',
            "board.toml: starts: 2: expected 2 spaces that are in play",
        ),
        (
            "board.toml",
            '2 = ["B4", "F4"]',
            '2 = ["B4", "A4"]',
            "board.toml: starts: 2: expected 2 spaces that are in play",
        ),
        ("board.toml", '"B4"', '"D4"', "board.toml: starts: 'D4' is no space of the map"),
        ("board.toml", "w w @ w w b", "w w w @ w b", "board.toml: map: expected 7 rows of 7 signs"),
    ],
)
def test_a_damaged_file_is_refused_with_file_card_and_key(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    folder = tmp_path / DATA.parent.name
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    loaded = subprocess.run(
        [sys.executable, "-c", "import perihelion.games.m121"],
        env={**os.environ, VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told in loaded.stderr.splitlines()[-1]


def test_a_card_is_found_by_id_or_name() -> None:
    assert card_of("N47") == card_of("GOVERNMENT Seat")
