"""The battle of the rulebook, AE-T-01: yellow launches to Frostmere; the Saucerian Abductor and blue come."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import dice, rolls, targeting
from games.andromeda.table import Table
from marks import rule


@pytest.fixture
def edge(table: Table) -> Table:
    """Frostmere in the middle, with three moons; both fleets around it, the Abductor in the first nebula."""
    table.tiles(R1_1="BA-SY", R1_2="PL-I1", R1_3="PL-M1", R2_2="BA-TH", R2_4="BA-MA", R2_5="PL-S1")
    table.tile("R2-3", "PL-V1", "MO-V2", "", "")
    table.ships("yellow", "R2-2", "transport")
    table.ships("yellow", "R1-1", "heavy cruiser")
    table.ships("blue", "R2-4", "transport")
    table.ships("blue", "R1-2", "transport")
    table.ships("blue", "R2-5", "fighter")
    table.development("yellow", "R1-3")
    table.player("yellow").abilities = (0,) * 5
    table.stock("yellow", energy=3)
    table.stock("blue", energy=4)
    table.operations("yellow", "MO-V1")
    table.track("yellow", supremacy=3)
    table.points("blue", 20)
    table.hand("blue", "TD-01")
    table.raider("N1", "A")
    table.on_raider("A", blue=2, yellow=3)
    table.turn("yellow")
    return table


@pytest.fixture
def launched(edge: Table) -> Table:
    edge.says("yellow", "launch transport", "to R2-3")
    edge.says("blue", "pass")
    edge.falls("moon MO-V1")
    return edge


@pytest.fixture
def struck(launched: Table) -> Table:
    launched.says("yellow", "go on", "go on")
    return launched


@pytest.fixture
def escalated(struck: Table) -> Table:
    struck.says("yellow", "send transport in R2-2", "send heavy cruiser in R1-1", "pay")
    struck.says("blue", "send transport in R2-4", "send fighter in R2-5", "done")
    return struck


@pytest.fixture
def hailed(escalated: Table) -> Table:
    escalated.says("yellow", "pass")
    escalated.says("blue", "play TD-01")
    return escalated


@pytest.fixture
def prepared(hailed: Table) -> Table:
    hailed.says("yellow", "fight on")
    hailed.says("blue", "fight on")
    hailed.says("yellow", "done")
    hailed.says("blue", "energy for dice 2")
    return hailed


@pytest.fixture
def rolled(prepared: Table) -> Table:
    prepared.falls("roll 6 5 4 3 2 1", "roll 4 1", "roll 3", "roll 6 6 3 2 1", "roll 4", "roll 5 4 1")
    return prepared


@pytest.fixture
def fought(rolled: Table) -> Table:
    rolled.says("yellow", "pass", "take the moon")
    return rolled


@rule("AE-LAUNCH-05", "AE-TURN-07")
def test_the_planet_next_to_an_own_ship_is_in_range(edge: Table) -> None:
    """AE-T-01."""
    edge.says("yellow", "launch transport", "to R2-3")
    assert edge.fleet("yellow", "R2-3") == {"transport": 1}


@rule("AE-ACT-02")
def test_its_top_moon_is_claimed(launched: Table) -> None:
    assert launched.moons_of("yellow") == ["MO-V2"]
    assert (launched.top("R2-3"), launched.region("R2-3").moons) == ("MO-V1", 2)


@rule("AE-STRIKE-03", "AE-STRIKE-07")
def test_the_abductor_comes_from_two_regions_away_and_finds_no_leaders(struck: Table) -> None:
    assert (struck.raiders_in("N1"), struck.raiders_in("R2-3")) == ("", "A 1")
    assert struck.raider_card("A").leaders == (3, 2)


@rule("AE-BAT-01", "AE-ESC-01")
def test_yellow_may_bring_a_transport_in_range_and_the_cruiser_by_a_jump(struck: Table) -> None:
    words = ["send heavy cruiser in R1-1", "send transport in R2-2", "done", "discard MO-V2"]
    assert struck.offered("yellow") == words


@rule("AE-ESC-03")
def test_the_jump_costs_one_energy(struck: Table) -> None:
    struck.says("yellow", "send transport in R2-2", "send heavy cruiser in R1-1", "pay")
    assert struck.fleet("yellow", "R2-3") == {"transport": 2, "heavy cruiser": 1}
    assert struck.stores("yellow") == {"energy": 2}


@rule("AE-ESC-02", "AE-ESC-03")
def test_blue_joins_with_two_ships_and_leaves_one_where_it_is(escalated: Table) -> None:
    assert escalated.fleet("blue", "R2-3") == {"transport": 1, "fighter": 1}
    assert escalated.fleet("blue", "R1-2") == {"transport": 1}
    assert escalated.asked() == ["yellow"]


@rule("AE-DIP-02", "AE-DIP-04")
def test_hailing_frequencies_count_four_opposing_ships(hailed: Table) -> None:
    assert hailed.vp("blue") == 24
    assert hailed.discards() == []


@rule("AE-DIP-03")
def test_yellow_is_asked_first_whether_to_end_the_battle(hailed: Table) -> None:
    assert hailed.offered("yellow") == ["fight on", "end the battle", "discard MO-V2"]
    hailed.says("yellow", "fight on")
    assert hailed.offered("blue") == ["fight on", "end the battle"]


@rule("AE-PREP-01", "AE-PREP-02", "AE-PREP-03")
def test_six_dice_against_five_and_three(prepared: Table) -> None:
    assert dice(prepared) == (6, 5, 3)
    assert prepared.stores("blue") == {"energy": 2}


@rule("AE-PREP-02")
def test_whoever_rolls_six_dice_is_offered_no_energy(hailed: Table) -> None:
    hailed.says("yellow", "fight on")
    hailed.says("blue", "fight on")
    assert hailed.offered("yellow") == ["done", "discard MO-V2"]


@rule("AE-PREP-04", "AE-PREP-05")
def test_three_ships_two_ships_and_one_raider_make_the_targeting_values(prepared: Table) -> None:
    assert targeting(prepared) == (3, 2, 1)


@rule("AE-ROLL-01")
def test_dice_below_the_targeting_value_are_rolled_again(rolled: Table) -> None:
    assert rolls(rolled) == ["6 5 4 4 3 3", "6 6 4 3 2", "5 4 1"]


@rule("AE-OUT-01", "AE-OUT-04")
def test_blue_wins_on_the_second_die_and_advances(rolled: Table) -> None:
    rolled.says("yellow", "pass")
    assert rolled.s.battle.winner == 1
    assert rolled.space("blue", "supremacy") == 1


@rule("AE-OUT-06")
def test_defeated_yellow_may_draw_a_card_or_take_two_ice(rolled: Table) -> None:
    rolled.says("yellow", "pass")
    assert rolled.offered("yellow")[:3] == ["draw a card", "take the moon", "pass"]
    rolled.says("yellow", "take the moon")
    assert rolled.stores("yellow") == {"ice": 2, "energy": 2}


@rule("AE-OUT-05", "AE-SHD-01")
def test_both_transports_are_scrapped_and_a_shield_saves_the_cruiser(fought: Table) -> None:
    assert fought.fleet("yellow", "yard") == {"transport": 2}
    assert fought.fleet("yellow", "R2-3") == {"heavy cruiser": 1}
    assert fought.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-OUT-08", "AE-RAI-12", "AE-P-43")
def test_the_leaders_come_back_from_the_abductor(fought: Table) -> None:
    assert (fought.player("blue").leaders, fought.player("yellow").leaders) == (2, 2)
    assert fought.raider_card("A").leaders == (1, 0)
    assert (fought.vp("blue"), fought.raiders_in("R2-3")) == (24, "")


@rule("AE-BAT-01", "AE-OUT-10", "AE-OUT-12")
def test_there_is_no_second_battle_and_the_turn_goes_on_to_its_end(fought: Table) -> None:
    assert fought.fleet("blue", "R2-3") == {"transport": 1, "fighter": 1}
    assert fought.offered("yellow") == ["go on", "discard MO-V2"]
    fought.says("yellow", "go on")
    assert fought.asked() == ["blue"]
