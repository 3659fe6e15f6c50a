"""The ten raider cards: their values, what they do, and what their defeat brings."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, dice, field, fight, targeting
from games.andromeda.events.scenes import game_with
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.raiders import RAIDER_IDS, RAIDER_RANGE, RAIDER_SHIELDS


def hunted(card: str, letter: str) -> Table:
    """Yellow's transport and blue's heavy cruiser stand elsewhere; such a raider waits."""
    table = game_with(card)
    field(table)
    table.raider(HERE, letter)
    return table


def won(table: Table) -> None:
    """Yellow beats the raider."""
    fight(table, yellow="transport")
    table.falls("roll 6")
    table.falls(next(word for word in table.can_fall() if "6" not in word))


def lost(table: Table) -> None:
    """The raider beats yellow, whose ship is scrapped."""
    fight(table, yellow="transport")
    table.falls("roll 5")
    table.falls(next(word for word in table.can_fall() if "6" in word))
    table.says("yellow", "pass")


@rule("AE-RAI-01", "AE-PREP-03", "AE-PREP-05")
@pytest.mark.parametrize(
    ("card", "reach", "rolls", "aim", "shields"),
    [
        ("RS-1", 2, 1, 1, 0),
        ("RS-2", 1, 2, 1, 0),
        ("RA-1", 2, 3, 1, 0),
        ("RA-2", 2, 3, 1, 0),
        ("RB-1", 1, 3, 2, 0),
        ("RB-2", 2, 4, 1, 0),
        ("RC-1", 3, 4, 2, 0),
        ("RC-2", 1, 5, 1, 1),
        ("RD-1", 1, 5, 2, 1),
        ("RD-2", 2, 6, 1, 1),
    ],
)
def test_each_card_has_its_values(card: str, reach: int, rolls: int, aim: int, shields: int) -> None:
    table = hunted(card, card[1])
    fight(table, yellow="transport")
    assert (dice(table)[-1], targeting(table)[-1]) == (rolls, aim)
    number = RAIDER_IDS.index(card)
    assert (RAIDER_RANGE[number], RAIDER_SHIELDS[number]) == (reach, shields)


@rule("AE-OUT-08", "AE-RAI-12")
def test_the_attackers_bring_three_energy() -> None:
    table = hunted("RS-1", "S")
    won(table)
    assert (table.vp("yellow"), table.stores("yellow")) == (0, {"energy": 3})


@rule("AE-OUT-08", "AE-RAI-12")
def test_the_locusts_bring_two_materials_of_choice() -> None:
    table = hunted("RS-2", "S")
    won(table)
    table.says("yellow", "gain ice", "gain titanium")
    assert table.stores("yellow") == {"titanium": 1, "ice": 1}


@rule("AE-OUT-11")
def test_the_locusts_eat_a_material_of_the_defeated_and_no_credit_in_its_place() -> None:
    table = hunted("RS-2", "S")
    table.stock("yellow", credit=2)
    lost(table)
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-OUT-11")
def test_the_defeated_choose_the_material_that_the_locusts_eat() -> None:
    table = hunted("RS-2", "S")
    table.stock("yellow", titanium=1, ice=1, credit=1)
    lost(table)
    assert table.offered("yellow") == ["pay titanium", "pay ice"]
    table.says("yellow", "pay ice")
    assert table.stores("yellow") == {"titanium": 1, "credit": 1}


@rule("AE-OUT-11", "AE-RAI-11")
def test_the_abductor_takes_a_recruited_leader_of_each_defeated() -> None:
    table = hunted("RA-1", "A")
    table.leaders("station", yellow=9)
    lost(table)
    assert (table.player("yellow").leaders, table.raider_card("A").leaders) == (8, (1, 0))


@rule("AE-OUT-11", "AE-RAI-11")
def test_without_a_recruited_leader_the_abductor_takes_none() -> None:
    table = hunted("RA-1", "A")
    lost(table)
    assert table.raider_card("A").leaders == (0, 0)


@rule("AE-OUT-08", "AE-RAI-12")
def test_the_corsair_brings_two_credits_and_a_point() -> None:
    table = hunted("RA-2", "A")
    won(table)
    assert (table.vp("yellow"), table.stores("yellow")) == (1, {"credit": 2})


@rule("AE-OUT-11")
def test_the_corsair_takes_two_resources_of_the_losers_choice() -> None:
    table = hunted("RA-2", "A")
    table.stock("yellow", titanium=1, energy=1)
    table.hand("yellow", "TE-01")
    lost_with_card(table)
    assert table.offered("yellow") == ["pay titanium", "pay energy", "hand over TE-01"]
    table.says("yellow", "hand over TE-01", "pay energy")
    assert (table.stores("yellow"), table.discards()) == ({"titanium": 1}, ["TE-01"])


def lost_with_card(table: Table) -> None:
    """The same with a card in hand: the player is asked at every step."""
    fight(table, yellow="transport")
    while table.asked():
        table.says("yellow", table.offered("yellow")[-1])
    table.falls("roll 5")
    table.falls(next(word for word in table.can_fall() if "6" in word))
    while "pass" in table.offered("yellow"):
        table.says("yellow", "pass")


@rule("AE-OUT-08", "AE-REP-03")
def test_the_mechaphage_brings_up_to_two_repairs_and_two_points() -> None:
    table = hunted("RB-1", "B")
    table.core("yellow", "science", damage=1)
    won(table)
    assert table.offered("yellow") == ["mend Science core", "done"]
    table.says("yellow", "done")
    assert table.vp("yellow") == 2


@rule("AE-OUT-08", "AE-REP-03")
def test_repairs_with_nothing_to_repair_are_points_of_the_reward() -> None:
    table = hunted("RB-1", "B")
    won(table)
    assert table.vp("yellow") == 4


@rule("AE-OUT-11", "AE-REP-08")
def test_the_mechaphage_infects_a_module_of_the_losers_choice() -> None:
    table = hunted("RB-1", "B")
    table.core("yellow", "science", damage=1)
    lost(table)
    assert table.offered("yellow") == [
        "damage Industry core",
        "damage Commerce core",
        "damage Civilization core",
    ]
    table.says("yellow", "damage Commerce core")
    module = table.player("yellow").rows[2][0]
    assert (module.damage, module.infected) == (0, 1)


@rule("AE-PREP-09")
def test_with_the_maw_nobody_spends_energy_for_dice_and_its_defeat_brings_two_cards() -> None:
    table = hunted("RB-2", "B")
    table.stock("yellow", energy=4)
    won(table)
    table.let_fall()
    assert (table.vp("yellow"), table.stores("yellow")) == (1, {"energy": 4, "tactics": 2})


@rule("AE-OUT-15")
def test_the_hunter_brings_a_space_on_any_track() -> None:
    table = hunted("RC-1", "C")
    won(table)
    assert table.offered("yellow") == [
        "advance Science",
        "advance Industry",
        "advance Supremacy",
        "advance Commerce",
        "advance Civilization",
    ]
    table.says("yellow", "advance Commerce")
    assert (table.space("yellow", "commerce"), table.vp("yellow")) == (1, 0)


@rule("AE-OUT-15", "AE-OUT-09")
def test_the_colossus_brings_the_top_moon_of_any_planet_and_keeps_its_shield_covered() -> None:
    table = hunted("RC-2", "C")
    table.moons("R2-2", "MO-I1", "")
    table.moons("R2-4", "MO-S3", "")
    won(table)
    assert table.offered("yellow") == ["to R2-2", "to R2-4"]
    table.says("yellow", "to R2-4")
    table.let_fall()
    assert (table.moons_of("yellow"), table.vp("yellow"), table.raiders_in(HERE)) == (["MO-S3"], 3, "C 1")
    assert table.raider_card("C").shields == 1


@rule("AE-STRIKE-07")
def test_the_colossus_throws_the_top_moon_of_the_active_planet_away() -> None:
    table = hunted("RC-2", "C")
    table.moons(HERE, "MO-V1", "", "")
    table.next_moons("PL-V1", "MO-V2", "MO-V3")
    table.launched("yellow", "transport", HERE)
    table.let_fall()
    table.says("yellow", "go on")
    table.let_fall()
    assert (table.moons_of("yellow"), table.region(HERE).moons) == (["MO-V1"], 1)
    assert len(table.s.spent_moons) == 1


@rule("AE-STRIKE-07")
def test_in_a_nebula_the_colossus_throws_no_moon_away() -> None:
    table = game_with("RC-2")
    table.raider("N6", "C")
    table.moons("N6", "NM-1")
    table.upgrade("yellow", "NU-T3")
    table.s.marker_at = 2
    table.ships("blue", "N6", "transport")
    table.launched("yellow", "transport", "N6")
    assert table.s.spent_moons == ()


@rule("AE-OUT-15")
def test_the_titan_brings_any_module_for_nothing_with_its_track() -> None:
    table = hunted("RD-1", "D")
    table.column("commerce", "CO-01")
    won(table)
    table.let_fall()
    assert (table.row("yellow", "commerce"), table.space("yellow", "commerce")) == (["CO-01"], 1)
    assert (table.vp("yellow"), table.raider_card("D").shields, table.raiders_in(HERE)) == (2, 1, "D 1")


@rule("AE-OUT-15", "AE-SHIP-04")
def test_the_leviathan_brings_a_ship_upgrade_with_its_free_ship() -> None:
    table = hunted("RD-2", "D")
    table.waiting_tiles("yellow", "NU-F1", "NU-T1")
    table.marked_raider("D", 1)
    won(table)
    table.says("yellow", "install NU-F1", "yes")
    assert (table.fleet("yellow", "bay"), table.vp("yellow")) == ({"transport": 2, "fighter": 1}, 3)
    assert (table.raiders_in(HERE), table.raider_card("D").shields) == ("", 0)


@rule("AE-OUT-11", "AE-REP-07")
def test_the_leviathan_damages_a_module_of_each_defeated() -> None:
    table = hunted("RD-2", "D")
    lost(table)
    table.says("yellow", "damage Industry core")
    assert table.player("yellow").rows[1][0].damage == 1
