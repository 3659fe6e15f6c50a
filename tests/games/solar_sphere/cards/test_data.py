"""The data files: how many of everything there is, what refers to what, and every card as a sentence.

The sentences are kept in `tests/golden/solar-sphere-cards.txt`, to be read with the rulebook beside it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kit.broken_data import broken, complaint
from kit.golden import compare
from perihelion.core.errors import DataError
from perihelion.core.said import Said, listed
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.effects.counters import COUNTERS
from perihelion.games.solar_sphere.cards.effects.effect import VERBS, Effect, read_all, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS, RETIREMENTS
from perihelion.games.solar_sphere.cards.tables import (
    BOARD,
    CREW_COUNT,
    CREW_FILE,
    CREW_ICON,
    CREW_TIER,
    DATA,
    DRANDA_CARDS,
    DRANDA_DECK,
    DRONES,
    FACTIONS,
    FLIPPED,
    HEX_CARDS,
    HEX_COUNT,
    HEX_NAMES,
    HEX_VALUE,
    ICON_IDS,
    KINDS,
    LOCATION_COUNT,
    LOCATION_IDS,
    LOCATIONS,
    NEIGHBOURS,
    POSITION_COUNT,
    POSITIONS,
    RESISTANCE_WEIGHTS,
    SCORING_CARDS,
    SCORING_POINTS,
    SHIP_CARDS,
    SHIP_NAMES,
    SPHERE,
    TOP_COLUMN,
    TOP_REPUTATION,
    index_of,
    ships_for,
)
from perihelion.games.solar_sphere.data import records
from perihelion.games.solar_sphere.phases.dock import ROLL_WEIGHTS, docking_morale
from perihelion.games.solar_sphere.place.sphere import cost_of
from perihelion.games.solar_sphere.words import CHOOSE, CREW_NOUNS, PAYMENTS, ROLLS
from perihelion.records.data import check_names, read_toml
from perihelion.records.table import named

FACTION_OF = dict(zip(ICON_IDS, FACTIONS, strict=True))
WHEN = {
    "turn": "on your turn",
    "deploy": "when you deploy a die",
    "battle-fail": "when a ship wins an attack with your drones",
    "visit-sphere": "when you visit the Solar Sphere",
    "visit-crew-station": "when you visit the Crew Station",
    "visit-fleet": "when you visit the Resistance Fleet",
}


def icons(names: list[records.Icon]) -> dict[str, int]:
    """How many of each icon, by first letter."""
    return {icon[0].upper(): amount for icon, amount in sorted(Counter(names).items())}


# Hexes


def test_there_are_eighteen_hexes_three_of_each_value() -> None:
    assert len(HEX_CARDS) == HEX_COUNT == 18
    assert [card.id for card in HEX_CARDS] == [f"SH{number:02}" for number in range(1, 19)]
    assert list(HEX_VALUE) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]


def test_the_hexes_show_5_helion_5_meridian_5_umbra_and_3_silver() -> None:
    assert icons([card.icon for card in HEX_CARDS]) == {"H": 5, "M": 5, "S": 3, "U": 5}


def test_all_hexes_together_cost_39_ore_7_gold_and_8_crystal() -> None:
    assert sum(card.cost.ore for card in HEX_CARDS) == 39
    assert sum(card.cost.gold for card in HEX_CARDS) == 7
    assert sum(card.cost.crystal for card in HEX_CARDS) == 8


def test_three_hexes_have_a_corporation_icon_and_one_gives_morale() -> None:
    assert sum("reputation" in effect for card in HEX_CARDS for effect in card.benefits) == 3
    assert [card.name for card in HEX_CARDS if any("morale" in effect for effect in card.benefits)] == [
        "Captain's Arc"
    ]


# The Sphere


def test_the_sphere_has_a_core_six_inner_and_twelve_outer_places() -> None:
    rings = [f"I{i}" for i in range(1, 7)] + [f"O{i}" for i in range(1, 13)]
    assert list(POSITIONS) == ["C", *rings]
    assert len(POSITIONS) == POSITION_COUNT == 19


def test_neighbours_are_mutual() -> None:
    pairs = {(position, other) for position in range(POSITION_COUNT) for other in NEIGHBOURS[position]}
    assert {(b, a) for a, b in pairs} == pairs
    assert len(pairs) == 84


def test_neighbours_are_those_of_the_axial_coordinates() -> None:
    at = [(position.q, position.r) for position in SPHERE.position]
    steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    touching = [{at.index((q + a, r + b)) for a, b in steps if (q + a, r + b) in at} for q, r in at]
    assert [set(row) for row in NEIGHBOURS] == touching
    assert [len(row) for row in NEIGHBOURS] == [6] * 7 + [3, 4] * 6


def test_every_scoring_card_gives_six_places_6_points_six_4_and_six_2() -> None:
    assert SCORING_CARDS == ("Inner Shell", "Anchor Points", "Outer Bridges", "Trefoil")
    assert [sorted(points) for points in SCORING_POINTS] == [[0] + [2] * 6 + [4] * 6 + [6] * 6] * 4
    assert [sum(points) for points in SCORING_POINTS] == [72, 72, 72, 72]
    assert [points[0] for points in SCORING_POINTS] == [0, 0, 0, 0]


# The Resistance


def test_there_are_eighteen_ships_and_a_deck_of_twelve_for_every_player_count() -> None:
    assert [card.id for card in SHIP_CARDS] == [f"RS{number:02}" for number in range(1, 19)]
    assert [sum(ships_for(players)) for players in (1, 2, 3, 4)] == [12, 12, 12, 12]
    assert ships_for(1) == ships_for(2) == [1] * 12 + [0] * 6
    assert ships_for(3) == [0] * 3 + [1] * 12 + [0] * 3
    assert ships_for(4) == [0] * 6 + [1] * 12


def test_the_bonuses_of_a_ship_fall_and_its_resistance_is_at_least_1() -> None:
    assert [card.id for card in SHIP_CARDS if not card.bonuses[0] > card.bonuses[1] > card.bonuses[2]] == []
    assert min(card.resistance for card in SHIP_CARDS) == 1


def test_the_three_worked_battles_have_their_ships() -> None:
    ships = {card.id: card for card in SHIP_CARDS}
    assert (ships["RS04"].resistance, ships["RS04"].bonuses[0], ships["RS04"].corporation) == (2, 3, False)
    assert (ships["RS05"].resistance, ships["RS05"].bonuses[:2]) == (2, (4, 2))
    assert ships["RS11"].resistance == 4


def test_every_ship_has_one_or_two_icons() -> None:
    assert [card.id for card in SHIP_CARDS if len(card.icons) == 2] == ["RS15", "RS17"]
    assert {len(card.icons) for card in SHIP_CARDS} == {1, 2}
    assert [card.id for card in SHIP_CARDS if "silver" in card.icons] == ["RS04", "RS18"]


def test_the_resistance_die_has_the_faces_0_1_1_2_2_3() -> None:
    assert BOARD.resistance_die.faces == [0, 1, 1, 2, 2, 3]
    assert RESISTANCE_WEIGHTS == (1, 2, 2, 1)


# Crew


def test_there_are_24_kinds_of_crew_in_two_copies() -> None:
    numbers = [(tier, number) for tier, count in ((1, 9), (2, 9), (3, 6)) for number in range(1, count + 1)]
    assert [kind.id for kind in KINDS] == [f"C{tier}-{number:02}" for tier, number in numbers]
    assert CREW_COUNT == 48
    assert [CREW_TIER.count(tier) for tier in (0, 1, 2)] == [18, 18, 12]


def test_the_tiers_cost_2_gold_and_0_1_or_2_more_for_1_2_or_3_points() -> None:
    assert [(tier.tier, tier.gold, tier.any, tier.points) for tier in CREW_FILE.tier] == [
        (1, 2, 0, 1),
        (2, 2, 1, 2),
        (3, 2, 2, 3),
    ]


@pytest.mark.parametrize(
    ("tier", "found"),
    [
        (1, {"H": 6, "M": 6, "U": 6}),
        (2, {"H": 5, "M": 5, "S": 3, "U": 5}),
        (3, {"H": 3, "M": 3, "S": 3, "U": 3}),
    ],
)
def test_the_crew_of_a_tier_shows_these_icons(tier: int, found: dict[str, int]) -> None:
    assert icons([icon for kind in KINDS if kind.tier == tier for icon in kind.icons]) == found


def test_the_two_copies_of_a_kind_differ_in_their_icon() -> None:
    assert [kind.id for kind in KINDS if kind.icons[0] == kind.icons[1]] == []
    assert [FACTIONS[icon] for icon in CREW_ICON[:4]] == ["Helion", "Meridian", "Meridian", "Umbra"]


def test_the_extra_payment_for_crew_is_every_mix_of_one_or_two_resources() -> None:
    assert [len(payment) for payment in PAYMENTS] == [1] * 3 + [2] * 6
    assert len(set(PAYMENTS)) == 9


# The Command Centre and the Locations


def test_a_player_has_twenty_drones_and_both_tracks_end_at_column_18() -> None:
    assert DRONES == 20
    assert (TOP_COLUMN, TOP_REPUTATION) == (18, 6)
    assert BOARD.track.spanners == [2, 4, 6, 8, 10, 12, 14, 16, 18]
    assert BOARD.track.points == [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12]


def test_a_roll_brings_two_and_a_half_morale_on_average() -> None:
    stacks = [[roll.count(face) for face in range(7)] for roll in ROLLS]
    total = sum(weight * docking_morale(dice) for weight, dice in zip(ROLL_WEIGHTS, stacks, strict=True))
    assert round(total / 216, 2) == 2.56


def test_the_matrix_has_three_rows_of_three_spaces() -> None:
    assert [(row.name, row.bonus, row.amounts) for row in BOARD.matrix] == [
        ("cargo", "resource", (1, 1, 1)),
        ("salvage value", "points", (1, 2, 3)),
        ("pride", "morale", (1, 2, 3)),
    ]


def test_the_locations_stand_in_the_order_the_rules_count_on() -> None:
    assert LOCATION_COUNT == len(LOCATION_IDS) == 8
    assert LOCATION_IDS[:4] == ("ore-belt", "gold-belt", "crystal-belt", "fabricator")
    assert LOCATION_IDS[4:] == ("salvage-ship", "sphere", "crew-station", "fleet")


def test_the_nine_corporation_drones_are_enough_for_core_face_down_hexes_and_fleet() -> None:
    assert FLIPPED == (0, 6, 6, 3, 0)
    assert max(1 + flipped + 2 for flipped in FLIPPED) == 9


# DRANDA


def test_the_dranda_deck_shows_1_belt_15_spheres_3_fleets_14_crew_stations_and_3_salvage_ships() -> None:
    places = Counter(place for card in DRANDA_DECK.card for place in (card.black, card.green, card.purple))
    assert places == {"asteroid-belt": 1, "sphere": 15, "fleet": 3, "crew-station": 14, "salvage-ship": 3}


def test_the_dranda_deck_has_each_order_of_the_colours_twice() -> None:
    orders = Counter(card.order for card in DRANDA_DECK.card)
    assert len(DRANDA_CARDS) == 12
    assert len(orders) == 6
    assert set(orders.values()) == {2}
    assert {len(set(order)) for order in orders} == {3}


def test_the_levels_have_their_printed_values() -> None:
    levels = [
        (level.id, level.morale, level.reputation, level.deploys, level.discards, level.supply)
        for level in DRANDA_DECK.level
    ]
    assert levels == [("easy", 0, 0, 3, 2, 1), ("medium", 1, 1, 4, 1, 2), ("hard", 2, 3, 4, 1, 3)]


# Names and words


def test_no_two_things_have_the_same_name() -> None:
    names = [*HEX_NAMES, *SHIP_NAMES, *CREW_NOUNS.names, *LOCATIONS, *SCORING_CARDS]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def entries(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The effects of a card, those between which it lets choose too."""
    inner = [branch for table in tables for branch in table.get("choose", [])]
    return tables + [entry for branch in inner for entry in entries(branch)]


def test_every_effect_and_every_counter_is_used_by_some_card() -> None:
    cards = [card.benefits for card in HEX_CARDS] + [kind.action + kind.retire for kind in KINDS]
    used = [entry for card in cards for entry in entries(card)]
    assert {next(iter(entry)) for entry in used} == set(VERBS.readers)
    assert {value for entry in used for value in entry.values() if isinstance(value, str)} == set(COUNTERS)


def test_every_branch_can_be_said() -> None:
    assert CHOOSE.nouns.names == (
        "fabricate up to 2 drones",
        "gain 1 reputation",
        "gain 2 crystal",
        "gain 2 gold",
        "gain 2 ore",
        "gain 4 morale",
        "gain any 1 resource",
        "salvage up to 4 drones",
    )


# The rules reference says the same as the data


def missing_rows(rows: list[str]) -> list[str]:
    """Those table rows, or beginnings of rows, that the rules reference does not have."""
    text = "\n" + GAME.rules.books[0].text()
    return [row for row in rows if f"\n{row}" not in text]


def letters(names: list[records.Icon]) -> list[str]:
    return [name[0].upper() for name in names]


def hex_row(card: records.Hex) -> str:
    parts = [(card.cost.ore, "O"), (card.cost.gold, "G"), (card.cost.crystal, "C")]
    cost = " ".join(f"{amount} {letter}" for amount, letter in parts if amount)
    return f"| {card.id} | {card.name} | {card.value} | {cost} | {card.icon[0].upper()} |"


def ship_row(card: records.Ship) -> str:
    players, bonuses = ", ".join(map(str, card.players)), " / ".join(map(str, card.bonuses))
    gives = f"{'yes' if card.corporation else 'no'} | {' '.join(letters(card.icons))}"
    return f"| {card.id} | {card.name} | {players} | {card.resistance} | {bonuses} | {gives} |"


def test_the_tables_of_the_rules_reference_agree_with_the_data() -> None:
    assert missing_rows([hex_row(card) for card in HEX_CARDS]) == []
    assert missing_rows([ship_row(card) for card in SHIP_CARDS]) == []
    assert missing_rows([f"| {kind.id} | {kind.name} |" for kind in KINDS]) == []


def test_the_geometry_and_the_scoring_cards_of_the_rules_reference_agree_with_the_data() -> None:
    positions = [f"| {position.id} | {position.q}, {position.r} |" for position in SPHERE.position]
    assert missing_rows(positions) == []
    scoring = [
        [card.id, card.name, " ".join(card.six), " ".join(card.four), " ".join(card.two)]
        for card in SPHERE.scoring
    ]
    assert missing_rows([f"| {' | '.join(row)} |" for row in scoring]) == []


# Every card as a sentence


def told(said: Said) -> str:
    return named(GAME, said)


def sentence(effects: list[Effect]) -> str:
    text = told(texts(effects))
    return f"{text[0].upper()}{text[1:]}."


def hex_lines() -> list[str]:
    return [
        f"{card.id} {card.name}: value {card.value}, {FACTION_OF[card.icon]}, costs"
        f" {told(listed(cost_of(i)))} and 1 drone. {sentence(BENEFITS[i])}"
        for i, card in enumerate(HEX_CARDS)
    ]


def ship_lines() -> list[str]:
    return [ship_line(card) for card in SHIP_CARDS]


def ship_line(card: records.Ship) -> str:
    players, bonuses = ", ".join(map(str, card.players)), ", ".join(map(str, card.bonuses))
    gives = " and ".join([FACTION_OF[icon] for icon in card.icons] + ["1 reputation"] * card.corporation)
    return (
        f"{card.id} {card.name} ({players} players): resistance {card.resistance}, bonuses {bonuses}, gives"
        f" {gives}."
    )


def crew_lines(tier: int) -> list[str]:
    return [
        f"{kind.id} {kind.name}: {' or '.join(FACTION_OF[icon] for icon in kind.icons)}, {WHEN[kind.when]}. "
        f"{sentence(ACTIONS[i])} Retirement: {told(texts(RETIREMENTS[i]))}."
        for i, kind in enumerate(KINDS)
        if kind.tier == tier
    ]


def dranda_lines() -> list[str]:
    return [dranda_line(card) for card in DRANDA_DECK.card]


def dranda_line(card: records.DrandaCard) -> str:
    places = f"black {place(card.black)}, green {place(card.green)}, purple {place(card.purple)}"
    return f"{card.id}: {places}. Order {', '.join(card.order)}."


def place(name: str) -> str:
    return "Asteroid Belt" if name == "asteroid-belt" else LOCATIONS[LOCATION_IDS.index(name)]


def scoring_lines() -> list[str]:
    return [
        f"{card.id} {card.name}: 6 points for {' '.join(card.six)}; 4 for {' '.join(card.four)}; 2 for"
        f" {' '.join(card.two)}."
        for card in SPHERE.scoring
    ]


def golden_text() -> str:
    chapters = [
        ("Sphere hexes", hex_lines()),
        ("Sphere scoring cards", scoring_lines()),
        ("Resistance ships", ship_lines()),
        *[(f"Crew of tier {tier}", crew_lines(tier)) for tier in (1, 2, 3)],
        ("DRANDA's deck", dranda_lines()),
    ]
    return "\n\n".join("\n".join([title, "", *lines]) for title, lines in chapters) + "\n"


def test_every_card_reads_as_it_did() -> None:
    compare("solar-sphere-cards.txt", golden_text())


# Broken files


def refused(*tables: dict[str, Any]) -> str:
    """What is said about these effects of a card."""
    return complaint(lambda: read_all("crew.toml: C1-01", list(tables)))


def test_a_missing_key_is_named_with_file_and_entry(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "hexes.toml", records.Hexes, "value = 2\n", "")
    assert said == "data/hexes.toml: hex: SH04: object missing required field `value`"


def test_an_entry_without_an_id_is_named_by_its_place(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "ships.toml", records.Ships, 'id = "RS03"\n', "")
    assert said == "data/ships.toml: ship: entry 3: object missing required field `id`"


def test_an_unknown_key_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "hexes.toml", records.Hexes, "value = 1\n", "vlaue = 1\n")
    assert said == "data/hexes.toml: hex: SH01: unknown key 'vlaue' (did you mean 'value'?)"


def test_an_unknown_key_inside_a_table_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(
        tmp_path, DATA / "hexes.toml", records.Hexes, "{ ore = 1, gold = 1 }", "{ ore = 1, glod = 1 }"
    )
    assert said == "data/hexes.toml: hex: SH04: cost: unknown key 'glod' (did you mean 'gold'?)"


def test_an_unknown_table_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "board.toml", records.Board, "[storage]", "[stroage]")
    assert said == "data/board.toml: unknown key 'stroage' (did you mean 'storage'?)"


def test_a_value_of_the_wrong_type_is_named_with_its_key(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "ships.toml", records.Ships, "resistance = 3", 'resistance = "three"')
    assert said == "data/ships.toml: ship: RS08: resistance: expected `int`, got `str`"


def test_a_value_out_of_range_is_named_with_its_key(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "hexes.toml", records.Hexes, "value = 6", "value = 7")
    assert said == "data/hexes.toml: hex: SH16: value: expected `int` <= 6"


def test_too_few_values_are_named_with_their_key(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "ships.toml", records.Ships, "bonuses = [4, 2, 1]", "bonuses = [4, 2]")
    assert said == "data/ships.toml: ship: RS01: bonuses: expected `array` of length 3, got 2"


def test_an_unknown_icon_is_named_with_file_entry_and_key(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "hexes.toml", records.Hexes, 'icon = "umbra"', 'icon = "umber"')
    assert said.startswith("data/hexes.toml: hex: SH03: icon: ")
    assert "'umber'" in said


def test_an_unknown_moment_is_named_with_file_entry_and_key(tmp_path: Path) -> None:
    said = broken(
        tmp_path, DATA / "crew.toml", records.Crews, 'when = "visit-fleet"', 'when = "visit-fleets"'
    )
    assert said.startswith("data/crew.toml: crew: C1-09: when: ")
    assert "'visit-fleets'" in said


def test_an_unknown_place_of_dranda_is_named_with_file_entry_and_key(tmp_path: Path) -> None:
    said = broken(
        tmp_path, DATA / "dranda.toml", records.DrandaDeck, 'purple = "fleet"', 'purple = "fabricator"'
    )
    assert said.startswith("data/dranda.toml: card: DC04: purple: ")
    assert "'fabricator'" in said


def test_an_unknown_position_is_named_with_the_nearest_one() -> None:
    with pytest.raises(DataError) as error:
        index_of("sphere.toml", "INNER: six", "O21", POSITIONS)
    assert str(error.value) == "data/sphere.toml: INNER: six: unknown 'O21' (did you mean 'O2'?)"


def test_broken_toml_is_named_with_its_line(tmp_path: Path) -> None:
    said = broken(tmp_path, DATA / "crew.toml", records.Crews, "gold = 2", "gold = = 2")
    assert said == "data/crew.toml: not TOML: Invalid value (at line 7, column 8)"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        read_toml(tmp_path / "hexes.toml", records.Hexes)
    assert str(error.value).endswith("/hexes.toml: no such file or directory")


def test_an_unknown_effect_is_named_with_the_nearest_one() -> None:
    assert (
        refused({"salvge": 2}) == "data/crew.toml: C1-01: unknown effect 'salvge' (did you mean 'salvage'?)"
    )
    assert refused({"choose": [[{"moral": 4}], [{"score": 1}]]}).endswith(
        "unknown effect 'moral' (did you mean 'morale'?)"
    )
    assert refused({}) == "data/crew.toml: C1-01: unknown effect ''"


def test_an_unknown_resource_is_named_with_the_nearest_one() -> None:
    assert (
        refused({"gain": {"cristal": 1}})
        == "data/crew.toml: C1-01: gain: resource: unknown 'cristal' (did you mean 'crystal'?)"
    )


def test_an_unknown_counter_is_named_with_the_nearest_one() -> None:
    assert (
        refused({"score_per": "hexes"})
        == "data/crew.toml: C1-01: score_per: unknown 'hexes' (did you mean 'hexes_built'?)"
    )


def test_an_effect_with_a_value_of_the_wrong_type_is_named_with_its_key() -> None:
    assert refused({"score": "two"}) == "data/crew.toml: C1-01: score: expected `int`, got `str`"
    assert refused({"score": 1.5}) == "data/crew.toml: C1-01: score: expected `int`, got `float`"
    assert refused({"gain": 1}) == "data/crew.toml: C1-01: gain: expected `dict`, got `int`"
    assert refused({"gain": {"ore": "2"}}) == "data/crew.toml: C1-01: gain: ore: expected `int`, got `str`"
    assert refused({"salvage_all": 1}) == "data/crew.toml: C1-01: salvage_all: expected `bool`, got `int`"


def test_two_effects_in_one_entry_are_refused() -> None:
    said = refused({"score": 1, "morale": 2})
    assert said == "data/crew.toml: C1-01: score: unknown key 'morale'; two effects are two entries"


def test_a_trade_says_what_it_is_for() -> None:
    assert refused({"trade": {"ore": 1}}) == "data/crew.toml: C1-01: for: expected 1 resource, got 0"
    said = refused({"trade": {"ore": 1}, "fro": {"gold": 2}})
    assert (
        said == "data/crew.toml: C1-01: trade: unknown key 'fro' (did you mean 'for'?); two effects are two"
        " entries"
    )


def test_a_gain_names_one_resource() -> None:
    assert (
        refused({"gain": {"ore": 1, "gold": 1}}) == "data/crew.toml: C1-01: gain: expected 1 resource, got 2"
    )


def test_a_choice_is_between_lists_of_effects() -> None:
    assert refused({"choose": 1}) == "data/crew.toml: C1-01: choose: expected `list`, got `int`"
    said = refused({"choose": [[{"gian": 1}]]})
    assert said == "data/crew.toml: C1-01: unknown effect 'gian' (did you mean 'gain'?)"


def test_a_flag_is_true_or_left_out() -> None:
    assert refused({"set_die": False}) == "data/crew.toml: C1-01: set_die: expected `true`, got `false`"


def test_a_card_refreshes_one_other() -> None:
    said = refused({"refresh_crew": 2})
    assert said == "data/crew.toml: C1-01: refresh_crew: a card refreshes 1 other card, not 2"


def test_two_entries_with_one_name_and_an_entry_without_are_refused() -> None:
    with pytest.raises(
        DataError, match=r"^data/crew.toml: name: expected a name of its own .* found 'Bosun' twice$"
    ):
        check_names("data/crew.toml: name", ["Bosun", "Jeweller", "Bosun"])
    with pytest.raises(DataError, match=r"found ''$"):
        check_names("data/crew.toml: name", ["Bosun", ""])
