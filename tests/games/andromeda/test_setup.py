"""Setup: from an empty table to the first turn."""

from __future__ import annotations

import pytest

from games.andromeda.openings import at_choice, before_dice, fallen, fresh, led, tiles
from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import EVERYONE
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.board import BASES, EVENT_START, PLAYER_NAMES, REGIONS
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.fleet import SHIPS
from perihelion.games.andromeda.cards.modules import MODULE_COPIES, MODULE_IDS
from perihelion.games.andromeda.cards.moons import MOON_COPIES
from perihelion.games.andromeda.cards.planets import COLOURS, DEVELOPMENT_COPIES, PLANET_COUNT
from perihelion.games.andromeda.cards.ships import FLEET_SIZE, UPGRADE_IDS
from perihelion.games.andromeda.cards.tactics import CARD_COPIES
from perihelion.games.andromeda.cards.tokens import BOX, HELD, OBSERVATORY_STACK, TOKEN_IDS
from perihelion.games.andromeda.events.marker import TurnUp
from perihelion.games.andromeda.modules.buy import RevealModule
from perihelion.games.andromeda.player import CORE, NO_TILE
from perihelion.games.andromeda.raiders.place import RollNebula
from perihelion.games.andromeda.setup.chart import LayTile, NebulaMoon
from perihelion.games.andromeda.setup.players import ChooseFaction, DealFaction, DealUpgrade, LeadersOnNebula
from perihelion.games.andromeda.stores.draw import DrawCard

# The game


@rule("AE-SETUP-01")
def test_two_to_four_may_play() -> None:
    assert (GAME.fewest, GAME.most) == (2, 4)


@rule("AE-SETUP-02")
@pytest.mark.parametrize(("seats", "space"), [(2, 2), (3, 1), (4, 0)])
def test_the_event_marker_starts_by_the_number_of_players(seats: int, space: int) -> None:
    assert fresh(seats).s.marker == space
    assert EVENT_START[seats] == space


@rule("AE-SETUP-02")
def test_the_first_event_deck_is_used_all_10_cards_face_down() -> None:
    events = fresh(2).s.events
    assert [id for id, n in zip(EVENT_IDS, events.bag, strict=True) if n] == [
        *[f"GD-0{card}" for card in range(1, 10)],
        "GD-10",
    ]
    assert (events.top, events.discard) == ((), ())


@rule("AE-SETUP-03")
def test_the_scrapyard_is_empty_in_both_parts() -> None:
    table = before_dice(2)
    assert (table.fleet("yellow", "yard"), table.fleet("yellow", "barge")) == ({}, {})


@rule("AE-SETUP-04")
@pytest.mark.parametrize(("seats", "drawn", "left"), [(2, 4, 11), (3, 6, 9), (4, 8, 7)])
def test_so_many_planets_are_drawn_and_the_others_are_the_stack(seats: int, drawn: int, left: int) -> None:
    table = fallen(seats, LayTile)
    assert sum(table.s.unlaid.bag[:PLANET_COUNT]) == drawn
    assert table.s.planets.size() == left


@rule("AE-SETUP-04")
def test_any_planet_may_be_drawn_once() -> None:
    table = fresh(2)
    assert len(table.can_fall()) == 15
    table.falls("planet PL-M3")
    assert len(table.can_fall()) == 14 and "planet PL-M3" not in table.can_fall()


@rule("AE-SETUP-05")
@pytest.mark.parametrize(("seats", "last", "count"), [(2, "R2-5", 10), (3, "R3-1", 12), (4, "R3-3", 14)])
def test_the_tiles_fill_the_spaces_in_reading_order(seats: int, last: str, count: int) -> None:
    laid = tiles(fallen(seats, NebulaMoon))
    assert list(laid) == list(REGIONS[:count])
    assert list(laid)[-1] == last


@rule("AE-SETUP-05")
def test_planets_and_bases_are_mixed() -> None:
    table = fallen(2, LayTile)
    table.falls("lay BA-TH", "lay PL-S2", "lay BA-SY")
    assert list(tiles(table).items()) == [
        ("R1-1", "Trade Hub"),
        ("R1-2", "Halcyon Deep"),
        ("R1-3", "Shipyard"),
    ]


@rule("AE-SETUP-06")
def test_each_nebula_has_one_moon_face_up_and_all_are_different() -> None:
    table = fallen(2, TurnUp)
    assert [table.region(f"N{number}").moons for number in range(1, 7)] == [1] * 6
    assert [table.top(f"N{number}") for number in range(1, 7)] == [f"NM-{number}" for number in range(1, 7)]


@rule("AE-SETUP-06")
def test_which_moon_lies_on_a_nebula_is_chance() -> None:
    table = fallen(2, NebulaMoon)
    table.falls("moon NM-4")
    assert table.top("N1") == "NM-4"
    assert table.can_fall() == ["moon NM-1", "moon NM-2", "moon NM-3", "moon NM-5", "moon NM-6"]


@rule("AE-SETUP-07")
def test_a_planet_has_three_moons_of_its_colour_and_only_the_top_one_is_seen() -> None:
    table = fallen(2, TurnUp)
    assert set(table.can_fall()) == {f"moon MO-S{number}" for number in range(1, 7)}
    table.falls("moon MO-S4")
    assert (table.top("R1-1"), table.region("R1-1").moons) == ("MO-S4", 3)
    assert table.s.moons[COLOURS.index("blue")].size() == 8


@rule("AE-SETUP-07")
def test_there_are_nine_moons_of_each_colour() -> None:
    assert [sum(copies) for copies in MOON_COPIES] == [9] * 5


@rule("AE-SETUP-08")
def test_only_the_card_of_class_s_lies_face_up_with_all_its_figures() -> None:
    table = fallen(2, TurnUp)
    assert [raider.card for raider in table.s.raiders] == [0, 2, 5, 6, 8]
    assert [raider.left for raider in table.s.raiders] == [4, 1, 1, 1, 1]
    table = at_choice(2)
    assert [raider.face_up for raider in table.s.raiders] == [True, False, False, False, False]


@rule("AE-SETUP-09")
def test_two_dice_place_two_raiders_of_class_s() -> None:
    table = fallen(2, RevealModule)
    assert table.s.raiders[0].left == 2
    assert sum(here.raiders for here in table.s.regions) == 2


@rule("AE-SETUP-09")
def test_each_die_may_be_any_nebula() -> None:
    table = fallen(2, RollNebula)
    assert table.can_fall() == [f"nebula N{number}" for number in range(1, 7)]
    table.falls("nebula N2", "nebula N6")
    assert (table.raiders_in("N2"), table.raiders_in("N6")) == ("S 1", "S 1")


@rule("AE-SETUP-09")
def test_equal_dice_place_both_in_the_same_nebula() -> None:
    table = fallen(2, RollNebula)
    table.falls("nebula N5", "nebula N5")
    assert table.raiders_in("N5") == "S 2"


@rule("AE-SETUP-11")
def test_three_modules_of_each_type_lie_face_up() -> None:
    table = fallen(2, RevealModule)
    table.falls("reveal SC-03", "reveal SC-01", "reveal SC-01")
    assert table.market("science") == ["SC-03", "SC-01", "SC-01"]
    table.let_fall()
    assert [len(table.market(type)) for type in ("science", "industry", "commerce", "civilization")] == [
        3
    ] * 4
    assert [deck.size() for deck in table.s.decks] == [24] * 4
    assert sum(MODULE_COPIES) == 108


@rule("AE-SETUP-12")
def test_five_discovery_tokens_lie_face_down_at_each_of_three_places_and_six_leave_the_game() -> None:
    pool = before_dice(2).s.discoveries
    assert [pool.size(place) for place in range(4)] == [5, 5, 5, 6]
    assert (OBSERVATORY_STACK, BOX) == (2, 3)
    assert [place.size() for place in pool.places] == [0] * 6, "nobody has seen any"


@rule("AE-SETUP-13")
def test_three_of_eight_supremacy_tokens_lie_face_up_from_the_lowest_space() -> None:
    table = at_choice(2)
    assert [TOKEN_IDS[token] for token in table.s.supremacy] == ["ST-1", "ST-2", "ST-3"]


@rule("AE-SETUP-14")
def test_the_tactics_deck_has_80_cards_and_no_discards() -> None:
    table = fallen(2, DealFaction)
    assert (table.s.tactics.size(), table.s.tactics.discard) == (80, ())
    assert sum(CARD_COPIES) == 80


@rule("AE-SETUP-14")
def test_there_are_three_ability_cards_and_tiles_of_each_development() -> None:
    assert DEVELOPMENT_COPIES == (3, 3, 3, 3, 3)


def kinds_of_chance(table: Table) -> list[str]:
    """The dice and draws of a setup, in their order; each seat keeps what is offered first."""
    found: list[str] = []
    while found[-1:] != ["RollForStart"]:
        while table.asked():
            name = table.asked()[0]
            table.says(name, table.offered(name)[0])
        found.append(type(table.asks_chance()).__name__)
        table.first_falls()
    return list(dict.fromkeys(found))


@rule("AE-SETUP-15", "AE-OPT-01")
def test_chance_decides_in_this_order() -> None:
    assert kinds_of_chance(fresh(2, destiny="on", raider_s="random")) == [
        "TurnUpRaider",
        "DrawPlanet",
        "LayTile",
        "NebulaMoon",
        "TurnUp",
        "RollNebula",
        "RevealModule",
        "LaySupremacy",
        "DealFaction",
        "DealGoal",
        "DrawCard",
        "DealUpgrade",
        "LeadersOnNebula",
        "RollForStart",
    ]


@rule("AE-SETUP-15")
def test_moons_are_dealt_colour_by_colour_and_planets_in_reading_order() -> None:
    table = fresh(2)
    table.falls("planet PL-M1", "planet PL-S1", "planet PL-I1", "planet PL-S2")
    table.falls("lay PL-M1", "lay PL-S2", "lay PL-S1", "lay PL-I1")
    table.let_fall(TurnUp)
    table.falls("moon MO-S3", "moon MO-S5", "moon MO-I2", "moon MO-M4")
    assert [table.top(f"R1-{space}") for space in range(1, 5)] == ["MO-M4", "MO-S3", "MO-S5", "MO-I2"]


@rule("AE-SETUP-15")
def test_columns_fill_from_the_bottom_space_up_and_science_comes_first() -> None:
    table = fallen(2, RevealModule)
    table.falls("reveal SC-05")
    assert table.market("science") == ["SC-05"]
    table.falls("reveal SC-02", "reveal SC-03", "reveal IN-09")
    assert table.s.columns[0] == tuple([MODULE_IDS.index(id) for id in ("SC-05", "SC-02", "SC-03")])
    assert table.market("industry") == ["IN-09"]


# The players


@rule("AE-PSET-01")
def test_everybody_has_6_transports_3_other_ships_and_9_leaders() -> None:
    table = before_dice(3)
    assert dict(zip(SHIPS, FLEET_SIZE, strict=True)) == {
        "transport": 6,
        "fighter": 1,
        "science vessel": 1,
        "heavy cruiser": 1,
    }
    assert [leaders(table, name) for name in ("yellow", "blue", "green")] == [9, 9, 9]


def leaders(table: Table, name: str) -> int:
    """All leaders of a player."""
    seat = table.seat(name)
    return table.player(name).leaders + sum(here.leaders[seat] for here in table.s.regions)


@rule("AE-PSET-01")
def test_the_colours_are_yellow_blue_green_pink_and_white() -> None:
    assert PLAYER_NAMES == ("yellow", "blue", "green", "pink", "white")
    assert list(at_choice(4).asked()) == ["yellow", "blue", "green", "pink"]


@rule("AE-PSET-02")
def test_three_transports_are_in_the_bay_and_all_other_ships_unbuilt() -> None:
    table = before_dice(2)
    assert table.fleet("yellow", "bay") == {"transport": 3}
    assert table.fleet("yellow", "supply") == {
        "transport": 3,
        "fighter": 1,
        "science vessel": 1,
        "heavy cruiser": 1,
    }


@rule("AE-PSET-03")
def test_two_factions_are_dealt_to_each_and_only_the_holder_sees_them() -> None:
    table = fallen(2, DealFaction)
    assert len(table.can_fall()) == 12
    assert table.asks_chance().seen_by(table.s) == 1 << table.seat("yellow")
    table.falls("deal FB-09", "deal FB-02")
    assert "deal FB-09" not in table.can_fall() and len(table.can_fall()) == 10
    table.let_fall()
    assert table.offered("yellow") == ["lead FB-02", "lead FB-09"]


@rule("AE-PSET-03", "AE-P-02")
def test_all_choose_at_once_and_in_secret_and_then_all_is_revealed() -> None:
    table = at_choice(2)
    assert table.asked() == ["yellow", "blue"]
    table.says("blue", "lead FB-04")
    assert (table.asked(), table.player("blue").faction) == (["yellow"], -1)
    table.says("yellow", "lead FB-01")
    assert (table.player("yellow").faction, table.player("blue").faction) == (0, 3)


@rule("AE-P-02", "AE-PSET-03")
def test_the_choice_of_a_faction_is_sealed_and_no_third_one_is_open() -> None:
    table = at_choice(2)
    step = table.s.agenda[-1]
    assert isinstance(step, ChooseFaction)
    assert step.seen_by(table.s, table.seat("blue")) == 1 << table.seat("blue")
    assert table.why("yellow", "lead FB-03") == (
        "AE-PSET-03",
        "Tolzeed Bearers was not dealt to you.",
    )


@rule("AE-PSET-03")
def test_factions_that_nobody_kept_leave_the_game() -> None:
    assert [player.dealt for player in led("FB-01", "FB-03").s.players] == [(), ()]


@rule("AE-PSET-04")
def test_everybody_gains_the_start_resources_of_the_faction() -> None:
    table = led("FB-01", "FB-08")
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 1, "ice": 2, "energy": 2}
    assert table.stores("blue") == {"titanium": 1, "credit": 2, "energy": 2}


@rule("AE-PSET-04")
def test_powers_of_the_setup_work_at_once() -> None:
    table = led("FB-07", "FB-03")
    assert table.fleet("yellow", "bay") == {"transport": 3, "science vessel": 1}
    assert table.fleet("blue", "bay") == {"transport": 3}


@rule("AE-PSET-05")
def test_everybody_draws_three_cards_that_nobody_else_sees() -> None:
    table = led("FB-01", "FB-03")
    table.let_fall(DrawCard)
    assert table.asks_chance().seen_by(table.s) == 1 << table.seat("yellow")
    table.falls("draw TA-08", "draw TB-01", "draw TA-08")
    assert table.cards("yellow") == ["TA-08", "TA-08", "TB-01"]
    table.let_fall(DealUpgrade)
    assert table.player("blue").hand.size() == 3 and table.s.tactics.size() == 74


@rule("AE-PSET-06")
def test_everybody_has_the_upgrade_of_the_faction_and_one_of_each_stack() -> None:
    table = led("FB-01", "FB-03")
    table.let_fall(DealUpgrade)
    table.falls("tile NU-T2", "tile NU-T3", "tile NU-F4", "tile NU-F1")
    table.let_fall(LeadersOnNebula)
    assert tiles_of(table, "yellow") == ["NU-T2", "NU-F4", "NU-S1", "NU-H1", "UU-01"]
    assert tiles_of(table, "blue") == ["NU-T3", "NU-F1", "NU-S2", "NU-H2", "UU-03"]


def tiles_of(table: Table, name: str) -> list[str]:
    """The upgrades in a personal supply."""
    return [UPGRADE_IDS[tile] for tile in table.player(name).tiles]


@rule("AE-PSET-06")
def test_a_tile_is_dealt_once_and_in_sight_of_all() -> None:
    table = led("FB-01", "FB-03")
    table.let_fall(DealUpgrade)
    assert table.asks_chance().seen_by(table.s) == EVERYONE
    assert table.can_fall() == ["tile NU-T1", "tile NU-T2", "tile NU-T3", "tile NU-T4"]
    table.falls("tile NU-T2")
    assert table.can_fall() == ["tile NU-T1", "tile NU-T3", "tile NU-T4"]


@rule("AE-PSET-07")
def test_the_marks_of_the_faction_are_one_space_each_and_the_other_markers_start_below() -> None:
    table = led("FB-01", "FB-04")
    assert table.player("yellow").tracks == (0, 1, 0, 0, 1)
    assert table.player("blue").tracks == (0, 0, 1, 1, 0)


@rule("AE-PSET-07")
def test_the_first_space_of_a_track_brings_nothing() -> None:
    table = before_dice(4)
    assert table.s.marker == EVENT_START[4]
    assert [table.s.discoveries.size(HELD + seat) for seat in range(4)] == [0] * 4
    assert [player.powers for player in table.s.players] == [()] * 4


@rule("AE-PSET-08")
def test_a_leader_is_on_each_base_two_in_a_nebula_and_one_on_the_station() -> None:
    table = led("FB-01", "FB-03")
    table.let_fall(LeadersOnNebula)
    assert len(table.can_fall()) == 6
    table.falls("nebula N4", "nebula N1")
    bases = [space for space, name in tiles(table).items() if name in BASES]
    assert [table.region(space).leaders for space in bases] == [(1, 1)] * 6
    assert (table.region("N4").leaders, table.region("N1").leaders) == ((2, 0), (0, 2))
    assert (table.player("yellow").leaders, table.player("blue").leaders) == (1, 1)


@rule("AE-PSET-09")
def test_everybody_has_the_four_core_modules_undamaged() -> None:
    for player in before_dice(2).s.players:
        assert [row[0].card for row in player.rows] == [CORE] * 4
        assert player.damaged() == 0


@rule("AE-PSET-10")
def test_nobody_starts_with_moons_modules_developments_tokens_or_upgrades_in_use() -> None:
    yellow = before_dice(2).player("yellow")
    assert (yellow.claimed, yellow.modules(), yellow.built) == ((), 4, 0)
    assert (yellow.powers, yellow.abilities, yellow.upgrades) == ((), (0,) * 5, (NO_TILE,) * 4)


# The start player


def rolled(*dice: str) -> Table:
    """Everybody has rolled."""
    table = before_dice(len(dice))
    table.falls(*[f"roll {roll}" for roll in dice])
    return table


@rule("AE-FIRST-01")
def test_the_highest_die_makes_the_start_player() -> None:
    table = rolled("5 5 5 5 5 5", "6 1 1 1 1 1")
    assert (table.s.starter, table.asked()) == (1, ["blue"])


@rule("AE-FIRST-01")
def test_of_equal_dice_the_next_highest_counts() -> None:
    assert rolled("6 4 4 4 4 4", "6 5 1 1 1 1", "6 4 4 4 4 3").s.starter == 1


@rule("AE-FIRST-02")
def test_who_ties_on_all_dice_rolls_again_and_nobody_else() -> None:
    """AE-T-46."""
    table = rolled("6 6 5 3 2 1", "6 6 5 3 2 1", "6 6 4 4 4 4")
    assert table.s.starter == -1 and table.s.rolls == ((), (), ())
    table.falls("roll 2 1 1 1 1 1", "roll 2 2 1 1 1 1")
    assert (table.s.starter, table.asked()) == (1, ["blue"])


@rule("AE-FIRST-02")
def test_a_second_tie_is_rolled_again_too() -> None:
    table = rolled("6 6 5 3 2 1", "6 6 5 3 2 1")
    table.falls("roll 3 2 1 1 1 1", "roll 3 2 1 1 1 1")
    assert table.s.starter == -1
    table.falls("roll 3 2 1 1 1 1", "roll 2 2 1 1 1 1")
    assert table.s.starter == 0


@rule("AE-FIRST-03")
def test_the_start_player_has_1_vp_and_the_others_one_more_each_clockwise() -> None:
    table = rolled("1 1 1 1 1 1", "2 1 1 1 1 1", "6 1 1 1 1 1", "4 1 1 1 1 1")
    assert [table.vp(name) for name in ("green", "pink", "yellow", "blue")] == [1, 2, 3, 4]


@rule("AE-FIRST-02")
def test_only_the_start_player_is_found_and_the_others_follow_clockwise() -> None:
    table = rolled("1 1 1 1 1 1", "6 1 1 1 1 1", "5 1 1 1 1 1")
    assert table.s.from_active() == [1, 2, 0]
