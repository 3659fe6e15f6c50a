"""The data files: how many of everything there is, what it is worth, and that the rules reference says the
same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kit.broken_data import broken, complaint
from kit.reference import PARTS, full_tables, parts
from marks import rule
from perihelion.core.errors import DataError
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.cards.effects.effect import VERBS
from perihelion.games.event_horizon.cards.effects.printed import (
    SPECIAL_EFFECTS,
    SPECIAL_TEXTS,
    UPGRADE_EFFECTS,
    UPGRADE_TEXTS,
    read_all,
)
from perihelion.games.event_horizon.cards.effects.stats import STATS
from perihelion.games.event_horizon.cards.effects.travel import CHEAP_ENTRY
from perihelion.games.event_horizon.cards.tables import (
    BOARD,
    CHEAPEST_SHIP,
    DATA,
    FACE_COUNT,
    FACE_NAMES,
    FACES_OF_KIND,
    FLEETS,
    GROUP_COUNT,
    KIND,
    KIND_FILE,
    KIND_IDS,
    MARAUDER_SUPPLY,
    PLACES,
    PORT_GROUP,
    RING_FACES,
    RING_SIZE,
    ROUNDS,
    ROW_FLAGS,
    SETUP_MARAUDERS,
    SHIP_FILE,
    SPAWNED_MARAUDERS,
    SPECIAL_COPIES,
    SPECIAL_COUNT,
    SPECIAL_FILE,
    START_FACE,
    SUN_FACE,
    TECH_TOKENS,
    TILE_FILE,
    TILES,
    TYPES,
    UPGRADE_COUNT,
    UPGRADE_FILE,
)
from perihelion.games.event_horizon.data import records
from perihelion.games.event_horizon.mind.worths import ASIDE_WORTH, ON_TYPE, total
from perihelion.games.event_horizon.seen.almanac import almanac
from perihelion.games.event_horizon.words import GROUPS, VOLLEY_START, VOLLEYS
from perihelion.records.data import check_names
from perihelion.records.folders import VARIABLE
from perihelion.records.rulebook import rulebook
from perihelion.records.table import named


def kinds(faces: range) -> dict[str, int]:
    """How many of these faces show each kind."""
    return dict(Counter(str(KIND_IDS[KIND[face]]) for face in faces))


# Tiles


def test_there_are_60_tiles_with_names_of_their_own() -> None:
    assert len(TILE_FILE) == FACE_COUNT == len(set(FACE_NAMES[:60])) == 60
    numbers = [
        (ring, number) for ring, size in ((1, 24), (2, 18), (3, 12), (4, 6)) for number in range(1, size + 1)
    ]
    assert [tile.id for tile in TILE_FILE] == [f"T{ring}-{number:02}" for ring, number in numbers]
    assert (FACE_NAMES[START_FACE], FACE_NAMES[SUN_FACE]) == ("starting tile", "sun")


@rule("EH-SETUP-02")
@pytest.mark.parametrize(
    ("ring", "mix"),
    [
        (4, {"moon": 9, "red": 6, "asteroid": 3, "debris": 1, "empty": 5}),
        (3, {"moon": 4, "red": 4, "yellow": 4, "asteroid": 2, "debris": 2, "empty": 2}),
        (2, {"moon": 1, "yellow": 3, "green": 3, "asteroid": 2, "debris": 2, "empty": 1}),
        (1, {"green": 1, "blue": 2, "asteroid": 1, "debris": 2}),
    ],
)
def test_the_tiles_of_a_ring_show_this_mix(ring: int, mix: dict[str, int]) -> None:
    assert kinds(range(RING_FACES[ring], RING_FACES[ring] + RING_SIZE[ring])) == mix


def test_all_tiles_together_are_37_worlds_8_asteroids_7_debris_and_8_empty() -> None:
    assert kinds(range(FACE_COUNT)) == {
        "moon": 14,
        "red": 10,
        "yellow": 7,
        "green": 4,
        "blue": 2,
        "asteroid": 8,
        "debris": 7,
        "empty": 8,
    }
    assert [len(faces) for faces in FACES_OF_KIND] == [14, 10, 7, 4, 2, 8, 7, 8, 1, 1]


@pytest.mark.parametrize(
    ("id", "world", "defense", "production", "slots", "tech", "entry", "damage"),
    [
        ("moon", True, 1, 1, 1, 0, 1, 0),
        ("red", True, 2, 2, 1, 0, 1, 0),
        ("yellow", True, 4, 2, 1, 1, 1, 0),
        ("green", True, 8, 3, 1, 1, 1, 0),
        ("blue", True, 16, 4, 0, 2, 1, 0),
        ("asteroid", False, 0, 0, 0, 0, 2, 0),
        ("debris", False, 0, 0, 0, 0, 2, 1),
        ("empty", False, 0, 0, 0, 0, 1, 0),
        ("start", False, 0, 4, 0, 0, 1, 0),
        ("sun", False, 0, 0, 0, 0, 1, 0),
    ],
)
def test_a_kind_of_tile_is_worth_and_costs(
    id: records.KindId,
    world: bool,
    defense: int,
    production: int,
    slots: int,
    tech: int,
    entry: int,
    damage: int,
) -> None:
    kind = KIND_FILE[KIND_IDS.index(id)]
    assert (kind.world, kind.defense, kind.production, kind.slots) == (world, defense, production, slots)
    assert (kind.tech, kind.entry, kind.damage) == (tech, entry, damage)


@rule("EH-SETUP-04")
def test_there_are_15_tech_tokens_one_on_yellow_and_green_two_on_blue() -> None:
    assert sum(TECH_TOKENS) == 7 + 4 + 2 * 2 == 15
    assert [TECH_TOKENS[faces[0]] for faces in FACES_OF_KIND] == [0, 0, 1, 1, 2, 0, 0, 0, 0, 0]


# Ships


@rule("EH-SHIP-01")
@pytest.mark.parametrize(
    ("id", "cost", "speed", "capture", "hits_on", "hp", "dice", "supply", "level"),
    [
        ("cruiser", 2, 3, 1, 5, 1, 1, 12, 1),
        ("drone", 3, 2, 6, 6, 2, 1, 6, 1),
        ("gunship", 4, 2, 0, 5, 1, 3, 6, 4),
        ("port", 3, 0, 0, 7, 1, 0, 4, 3),
    ],
)
def test_a_ship_has_these_numbers(
    id: str, cost: int, speed: int, capture: int, hits_on: int, hp: int, dice: int, supply: int, level: int
) -> None:
    ship = next(ship for ship in SHIP_FILE.ship if ship.id == id)
    assert (ship.cost, ship.speed, ship.capture, ship.hits_on) == (cost, speed, capture, hits_on)
    assert (ship.hp, ship.dice, ship.supply, ship.level) == (hp, dice, supply, level)


@rule("EH-MAR-12")
def test_a_marauder_rolls_one_die_hits_on_5_and_has_1_hp() -> None:
    marauder = SHIP_FILE.marauder
    assert (marauder.dice, marauder.hits_on, marauder.hp, marauder.supply) == (1, 5, 1, 36)


@rule("EH-LIM-03")
def test_marauders_and_wormholes_are_enough_for_every_game() -> None:
    assert FLEETS == 6 + ROUNDS - 1 == 13
    assert 6 * SETUP_MARAUDERS + (ROUNDS - 1) * SPAWNED_MARAUDERS == 33 <= MARAUDER_SUPPLY


def test_a_group_is_a_type_with_tokens_and_damage() -> None:
    assert (len(GROUPS), len(set(GROUPS))) == (GROUP_COUNT, GROUP_COUNT)
    assert (GROUPS[0], GROUPS[16 + 4 + 1], GROUPS[32 + 12], GROUPS[PORT_GROUP]) == (
        "cruiser",
        "drone mother I damaged",
        "gunship I+II",
        "port",
    )


def test_one_to_three_dice_fall_in_6_21_or_56_ways() -> None:
    assert [VOLLEY_START[n + 1] - VOLLEY_START[n] for n in (1, 2, 3)] == [6, 21, 56]
    assert [VOLLEYS[VOLLEY_START[n]] for n in (1, 2, 3)] == [(1,), (1, 1), (1, 1, 1)]
    assert len(VOLLEYS) == 83


# The player card and the pools


@rule("EH-VP-03")
def test_the_flag_row_is_worth_0_to_5() -> None:
    assert BOARD.row.points == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert ROW_FLAGS == 12


@rule("EH-TECH-02")
def test_the_tech_track_unlocks_in_this_order() -> None:
    found = [unlock for unlock in almanac().unlocks if unlock.what != "upgrade"]
    assert [(unlock.level, named(GAME, unlock.text)) for unlock in found] == [
        (1, "cruiser"),
        (1, "drone mother"),
        (2, "mine"),
        (3, "port"),
        (4, "gunship"),
        (5, "cannon"),
        (6, "third order marker"),
        (7, "second upgrade slot"),
        (8, "mines: +1 for each adjacent debris field"),
        (9, "cannons reach adjacent tiles"),
    ]


def test_the_prices_pools_and_limits() -> None:
    assert BOARD.prices == records.Prices(tech=4, upgrade=2, refit=1, repair=2, mine=3, cannon=4)
    assert BOARD.pools == records.Pools(mines=3, cannons=2)
    assert BOARD.enhancements == records.Enhancements(
        mine=1, mine_bonus=1, cannon_defense=2, cannon_hits_on=5
    )
    assert (BOARD.tech.levels, BOARD.tech.start) == (9, 1)
    limits = BOARD.limits
    assert (limits.fleet, limits.markers, limits.rounds, limits.free_round, limits.keep_from) == (
        6,
        2,
        8,
        3,
        2,
    )


# Upgrades and specials


@rule("EH-TECH-02")
def test_the_eight_upgrades_and_their_levels() -> None:
    assert len(UPGRADE_FILE) == UPGRADE_COUNT == 8
    assert [(upgrade.name, upgrade.level) for upgrade in UPGRADE_FILE] == [
        ("Hangar Bay", 2),
        ("Turbo Engines", 4),
        ("Hull Armor", 5),
        ("Flak Cannons", 3),
        ("Big Guns", 6),
        ("Auto Defense Cannon", 7),
        ("Missile Barrage", 9),
        ("Advanced Targeting", 8),
    ]


def test_every_upgrade_as_a_sentence() -> None:
    assert tuple(map(str, UPGRADE_TEXTS)) == (
        "+2 capture value",
        "+1 speed",
        "+1 HP",
        "entering asteroid costs 1; takes no damage from debris",
        "+1 die; -1 speed",
        "1 more die for the rest of a combat once the fleet was hit",
        "+1 accuracy",
        "its hits are assigned by the shooter",
    )


@rule("EH-SETUP-07")
def test_the_deck_has_24_cards_ten_kinds_twice_and_four_once() -> None:
    assert len(SPECIAL_FILE) == SPECIAL_COUNT == 14
    assert SPECIAL_COPIES == (2,) * 10 + (1,) * 4
    assert sum(SPECIAL_COPIES) == 24


@rule("EH-SP-09")
def test_every_special_as_a_sentence() -> None:
    assert dict(zip([card.name for card in SPECIAL_FILE], map(str, SPECIAL_TEXTS), strict=True)) == {
        "Ablative Shell": "+1 HP; -1 speed",
        "Overcharged Coils": "+1 die",
        "Predictive Optics": "+1 accuracy",
        "Slipstream Drive": "+1 speed",
        "Boarding Swarm": "+1 capture value",
        "Nanite Weave": "is repaired for free at the start of your Build",
        "Phase Keel": "entering asteroid costs 1; entering debris costs 1; takes no damage from debris",
        "Deflector Veil": "the first hit of each combat against the fleet is cancelled",
        "Hunter's Mark": (
            "1 more die against marauders; look at 1 more card for each marauder fleet destroyed"
        ),
        "Modular Yards": "-1 cost, never below 3",
        "Pathfinder Array": "may end its move on an unrevealed tile, which is revealed",
        "Ambush Protocol": "fires before everybody else in the first round of a combat",
        "Graviton Tether": "no other player may retreat from a combat with it",
        "Recall Beacon": "a retreating fleet with it may jump to its starting tile",
    }


def test_every_effect_is_used_by_some_card() -> None:
    upgrades = [effect for card in UPGRADE_FILE for effect in card.effects]
    effects = [*upgrades, *[effect for card in SPECIAL_FILE for effect in card.effects]]
    assert {next(iter(effect)) for effect in effects} == set(VERBS.readers)
    named = {str(effect.get("stat", effect.get("terrain"))) for effect in effects} - {"None"}
    assert named == {*STATS, *CHEAP_ENTRY}


def test_a_card_shows_the_signs_of_its_effects() -> None:
    signs = [
        [part.icon or str(part.text) for effect in card for part in effect.parts()]
        for card in UPGRADE_EFFECTS
    ]
    assert signs == [
        ["+2", "flag"],
        ["+1", "speed"],
        ["+1", "shield"],
        ["kind-asteroid", "1", "speed", "shield", "kind-debris"],
        ["+1", "die-any", "-1", "speed"],
        ["hits", "arrow", "+1", "die-any"],
        ["+1", "aim"],
        ["aim", "hits"],
    ]
    assert all(part.icon or part.text for card in SPECIAL_EFFECTS for e in card for part in e.parts())


def test_a_card_is_worth_what_its_effects_are_worth_together() -> None:
    shell = read_all("specials.toml: sp.shell", SPECIAL_FILE[0].effects)
    alone = [read_all("specials.toml: sp.shell", [effect])[0] for effect in SPECIAL_FILE[0].effects]
    assert ASIDE_WORTH[0] == total([effect.worth() for effect in shell]) == 0.4
    assert [round(effect.worth(), 2) for effect in alone] == [0.8, -0.4]
    assert [ON_TYPE[type][0] for type in TYPES] == [0.35, 0.2, 0.3]


def test_no_two_things_have_the_same_name() -> None:
    names = [*FACE_NAMES, *[card.name for card in UPGRADE_FILE], *[card.name for card in SPECIAL_FILE]]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_the_almanac_tells_everything_printed() -> None:
    book = almanac()
    assert [len(part) for part in (book.places, book.points, book.faces, book.kinds)] == [61, 96, 60, 10]
    assert [len(part) for part in (book.ships, book.upgrades, book.specials, book.row)] == [4, 8, 14, 13]


# The rules reference says the same as the data


def missing_rows(rows: list[str]) -> list[str]:
    """Those table rows, or beginnings of rows, that the rules reference does not have."""
    text = "\n" + GAME.rules.books[0].text()
    return [row for row in rows if f"\n{row}" not in text]


def test_the_tables_of_the_rules_reference_agree_with_the_data() -> None:
    assert missing_rows([f"| {tile.id} | {tile.name} | {tile.kind} |" for tile in TILE_FILE]) == []
    assert missing_rows([f"| {card.name} | {card.level} |" for card in UPGRADE_FILE]) == []
    assert missing_rows([f"| {card.name} | {card.copies} |" for card in SPECIAL_FILE]) == []


def ship_row(ship: records.Ship) -> str:
    hits = {5: "5, 6", 6: "6", 7: "never"}[ship.hits_on]
    numbers = [ship.cost, ship.speed, ship.capture, hits, ship.hp, ship.dice, ship.supply, ship.level]
    return f"| {ship.name.capitalize()} | {' | '.join(map(str, numbers))} |"


def test_the_ships_of_the_rules_reference_agree_with_the_data() -> None:
    assert missing_rows([ship_row(ship) for ship in SHIP_FILE.ship]) == []


def place_row(tile: int) -> str:
    place = almanac().places[tile]
    around = ["-" if other < 0 else TILES[other] for other in place.around]
    edges = " ".join(PLACES[tile].edges) or "-"
    return f"| {place.id} | {place.q}, {place.r} | {edges} | {' | '.join(around)} |"


def test_the_rules_reference_knows_the_least_cost_of_a_ship() -> None:
    text = GAME.rules.books[0].text()
    assert text.count(f"cost never below {CHEAPEST_SHIP} |") == 1
    assert text.count(f"costs 1 less, never below {CHEAPEST_SHIP} |") == 1


def test_the_map_of_the_rules_reference_agrees_with_the_data() -> None:
    assert missing_rows([place_row(tile) for tile in range(len(PLACES))]) == []


def test_the_rules_reference_has_all_its_parts_and_rules() -> None:
    book = rulebook(GAME)
    assert parts(book) == PARTS
    assert len([rule for rule in book.rules if rule.id.startswith("EH-")]) == 255
    assert len(book.by_id) == len(book.rules)
    assert full_tables(book)


# Broken files


def refused(effect: dict[str, Any]) -> str:
    """What is said about this effect of a card."""
    return complaint(lambda: read_all("specials.toml: sp.shell", [effect]))


def test_a_missing_key_is_named_with_file_and_entry(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "ships.toml", records.Ships, "capture = 6\n", "")
    assert said == "data/ships.toml: ship: drone: object missing required field `capture`"


def test_an_unknown_key_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "kinds.toml", records.Kinds, "defense = 4", "defence = 4")
    assert said == "data/kinds.toml: kind: yellow: unknown key 'defence' (did you mean 'defense'?)"


def test_an_unknown_kind_of_tile_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "tiles.toml", records.Tiles, 'kind = "red"', 'kind = "read"')
    assert said.startswith("data/tiles.toml: tile: T1-10: kind: unknown value 'read' (did you mean 'red'?)")


def test_an_unknown_edge_is_named_with_its_place(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "map.toml", records.Map, '"SE"', '"S"')
    assert said.startswith("data/map.toml: place: ")
    assert "'S'" in said


def test_a_map_with_a_place_too_few_is_refused(tmp_path: Path) -> None:
    said = broken(
        tmp_path, DATA / "map.toml", records.Map, '[[place]]\nid = "S00"\nq = 0\nr = 0\nedges = []\n', ""
    )
    assert said == "data/map.toml: place: expected `array` of length >= 61"


def test_a_level_that_no_track_has_is_refused(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "upgrades.toml", records.Upgrades, "level = 9", "level = 11")
    assert said == "data/upgrades.toml: upgrade: su.barrage: level: expected `int` <= 10"


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("upgrades.toml", "level = 9", "level = 10", "upgrades.toml: su.barrage"),
        ("ships.toml", "level = 4", "level = 10", "ships.toml: gunship"),
        ("board.toml", "cannon_bonus = 9", "cannon_bonus = 10", "board.toml: tech.cannon_bonus"),
    ],
)
def test_a_level_above_the_track_is_refused(
    tmp_path: Path, file: str, old: str, new: str, named: str
) -> None:
    folder = tmp_path / DATA.parent.name
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text()
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new))
    loaded = subprocess.run(
        [sys.executable, "-c", "import perihelion.games.event_horizon"],
        env={**os.environ, VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"DataError: data/{named}: level 10 is above the tech track, which ends at 9" in loaded.stderr


def test_a_value_of_the_wrong_type_is_named_with_its_key(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "board.toml", records.Board, "refit = 1", 'refit = "one"')
    assert said == "data/board.toml: prices: refit: expected `int`, got `str`"


def test_an_unknown_effect_is_named_with_the_nearest_one() -> None:
    assert (
        refused({"absorbs": 1})
        == "data/specials.toml: sp.shell: unknown effect 'absorbs' (did you mean 'absorb'?)"
    )
    assert refused({}).startswith("data/specials.toml: sp.shell: unknown effect ''")


def test_an_unknown_stat_terrain_or_target_is_named_with_the_nearest_one() -> None:
    assert refused({"stat": "moves", "by": 1}).endswith("stat: unknown 'moves' (did you mean 'move'?)")
    assert refused({"terrain": "asteroids", "cost": 1}).endswith(
        "terrain: unknown 'asteroids' (did you mean 'asteroid'?)"
    )
    assert refused({"immune": "debirs"}).endswith("immune: unknown 'debirs' (did you mean 'debris'?)")


def test_an_effect_with_a_value_of_the_wrong_type_is_named_with_its_key() -> None:
    assert refused({"absorb": "one"}) == "data/specials.toml: sp.shell: absorb: expected `int`, got `str`"
    assert refused({"stat": "hp"}) == "data/specials.toml: sp.shell: by: expected `int`, got `NoneType`"
    assert refused({"pin": 1}) == "data/specials.toml: sp.shell: pin: expected `bool`, got `int`"


def test_two_effects_in_one_entry_are_refused() -> None:
    assert refused({"absorb": 1, "pin": True}).startswith(
        "data/specials.toml: sp.shell: absorb: unknown key 'pin'"
    )


def test_two_entries_with_one_name_are_refused() -> None:
    with pytest.raises(DataError, match=r"found 'Pell' twice$"):
        check_names("data/tiles.toml: name", ["Pell", "Tavi", "Pell"])


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"repair_cost": 1}, "only free repairs are known"),
        ({"terrain": "debris", "cost": 2}, "only a cost of 1 is known"),
        ({"absorb": 2}, "only one cancelled hit is known"),
    ],
)
def test_numbers_that_no_rule_knows_are_refused(effect: dict[str, object], told: str) -> None:
    with pytest.raises(DataError, match=told):
        read_all("specials.toml: sp.new", [effect])
