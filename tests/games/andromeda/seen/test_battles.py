"""The picture of a battle: dice and what they come from, how they lie, what is at stake."""

from __future__ import annotations

from games.andromeda.battle.scenes import field, fight
from games.andromeda.seen.scenes import fighter, seen, sources, stakes
from games.andromeda.table import Table
from marks import rule


def battle_of_two(table: Table) -> None:
    """Two transports of yellow, the fighter of blue."""
    field(table)
    fight(table, yellow="transport, transport", blue="fighter")


@rule("AE-PREP-01", "AE-DEV-11")
def test_dice_are_told_with_their_sources(table: Table) -> None:
    field(table)
    table.development("yellow", "R2-2")
    table.stock("yellow", energy=2)
    fight(table, yellow="transport, transport", blue="fighter")
    found = fighter(table, "yellow")
    assert sources(table, found.dice_from) == {"2 transports": 2, "Karrow next door": 1}
    assert (found.dice, found.targeting, sources(table, found.targeting_from)) == (3, 2, {"2 ships": 2})


@rule("AE-PREP-02")
def test_energy_is_a_source_of_dice(table: Table) -> None:
    table.stock("yellow", energy=2)
    battle_of_two(table)
    table.says("yellow", "energy for dice 2")
    found = fighter(table, "yellow")
    assert sources(table, found.dice_from) == {"2 transports": 2, "2 energy": 2}
    assert found.energy


@rule("AE-PREP-07")
def test_what_is_more_than_six_dice_is_taken_away(table: Table) -> None:
    field(table)
    table.hand("yellow", "TB-01")
    table.upgrade("yellow", "NU-F2")
    fight(table, yellow="fighter, transport", blue="fighter")
    table.says("yellow", "pass", "play TB-01")
    found = fighter(table, "yellow")
    assert sources(table, found.dice_from) == {
        "1 transport": 1,
        "1 fighter": 4,
        "Power Surge": 2,
        "never more than 6": -1,
    }


@rule("AE-PREP-08")
def test_before_the_count_standing_powers_are_foreseen(table: Table) -> None:
    field(table)
    table.tile("R1-3", "PL-M1")
    table.faction("yellow", "FB-04")
    table.ships("yellow", "R1-3", "transport")
    fight(table, yellow="transport", blue="fighter")
    battle = seen(table).battle
    assert battle is not None
    assert (battle.step, battle.counted, fighter(table, "yellow").dice) == ("escalation", False, 2)
    assert sources(table, fighter(table, "yellow").dice_from)["Piracy and Dread Banner"] == 1


@rule("AE-PREP-03", "AE-PREP-05")
def test_the_raiders_roll_the_dice_of_their_card(table: Table) -> None:
    field(table)
    table.raider("R2-3", "S", 2)
    fight(table, yellow="transport")
    found = fighter(table, "raiders")
    assert (found.ships, found.dice, found.targeting) == ([2], 2, 2)
    assert sources(table, found.dice_from) == {"Vorticon Attackers × 2": 2}


@rule("AE-OUT-01")
def test_the_deciding_row_and_who_leads_are_told(table: Table) -> None:
    table.hand("yellow", "TB-03")
    battle_of_two(table)
    table.says("yellow", "pass", "done")
    table.falls("roll 6 4", "roll 6 5")
    battle = seen(table).battle
    assert battle is not None
    assert (battle.step, battle.row, battle.leading) == ("roll", 1, 1)
    assert stakes(table) == ["blue wins: 1 space on Supremacy", "yellow loses 2 transports"]


@rule("AE-OUT-02")
def test_whoever_has_a_die_left_leads_by_it(table: Table) -> None:
    field(table)
    table.hand("yellow", "TB-03")
    fight(table, yellow="transport", blue="fighter")
    table.says("yellow", "pass", "done")
    table.falls("roll 6", "roll 6 1")
    battle = seen(table).battle
    assert battle is not None
    assert (battle.row, battle.leading) == (1, 1)


@rule("AE-OUT-03")
def test_with_equal_dice_nobody_leads(table: Table) -> None:
    table.hand("yellow", "TB-03")
    battle_of_two(table)
    table.says("yellow", "pass", "done")
    table.falls("roll 6 4", "roll 6 4")
    battle = seen(table).battle
    assert battle is not None
    assert (battle.row, battle.leading) == (-1, -1)
    assert stakes(table) == [
        "nobody wins, and all are defeated",
        "yellow loses 2 transports",
        "blue loses 1 fighter",
    ]


@rule("AE-OUT-13", "AE-OUT-08")
def test_the_stakes_stand_in_the_order_of_the_outcome(table: Table) -> None:
    field(table)
    table.hand("yellow", "TB-03")
    table.supremacy("ST-1", "", "")
    table.track("yellow", supremacy=1)
    table.raider("R2-3", "S")
    fight(table, yellow="transport", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 6", "roll 5", "roll 3")
    assert stakes(table) == [
        "yellow wins: 1 space on Supremacy, and Victory Monument",
        "blue loses 1 transport",
        "yellow claims the reward: 3 energy.",
        "1 raider goes back to its card",
    ]


@rule("AE-OUT-11")
def test_what_victorious_raiders_do_is_at_stake(table: Table) -> None:
    field(table)
    table.hand("yellow", "TB-03")
    table.raider("R2-3", "A")
    fight(table, yellow="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 1", "roll 6 5 4")
    first, second, third = stakes(table)
    assert (first, second) == ("the raiders win", "yellow loses 1 transport")
    assert third.startswith("Saucerian Abductor: ")


@rule("AE-SHD-01")
def test_a_ship_that_its_shield_saves_is_not_at_stake(table: Table) -> None:
    field(table)
    table.hand("yellow", "TB-03")
    fight(table, yellow="heavy cruiser", blue="fighter")
    table.says("yellow", "pass", "done")
    table.falls("roll 3 2 1", "roll 6 5")
    assert stakes(table)[1] == "yellow is defeated, and loses no ship"


@rule("AE-BAT-08")
def test_whoever_has_left_is_still_shown_as_out(three: Table) -> None:
    field(three)
    three.hand("blue", "TD-04")
    fight(three, yellow="transport", blue="transport", green="transport")
    three.says("blue", "play TD-04", "to R2-2")
    assert [fighter(three, who).fate for who in ("yellow", "blue", "green")] == ["fights", "out", "fights"]


@rule("AE-OUT-01", "AE-BAT-09")
def test_in_the_outcome_winner_and_losers_are_told(table: Table) -> None:
    battle_of_two(table)
    table.falls("roll 6 4", "roll 6 5")
    assert (fighter(table, "yellow").fate, fighter(table, "blue").fate) == ("lost", "won")
    assert stakes(table) == ["yellow loses 2 transports"]
