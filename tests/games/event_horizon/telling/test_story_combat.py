"""The log of combats, captures and the end of the game."""

from __future__ import annotations

from games.event_horizon.table import Table
from marks import rule
from perihelion.games.event_horizon.combat.cannons import FreeShots
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.combat.salvage import TakeSalvage
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.round.rounds import RoundEnd

# Combat


@rule("EH-CMB-08", "EH-CMB-15", "EH-CMB-19", "EH-CMB-20")
def test_a_combat_tells_dice_losses_points_and_the_draw(table: Table) -> None:
    table.ships("white", "C02", cruiser=3, drone=1)
    table.marauders("C02", 2)
    table.at(Combats())
    table.falls("dice 1 3 6", "dice 2", "dice 5 6")
    table.says("white", "hit cruiser", "hit drone mother")
    table.falls("dice 2 5", "dice 1", "dice 1", "draw Nanite Weave", "draw Phase Keel")
    assert table.lines == [
        "Round 1. Combat.",
        (
            "Combat at Quiet Reach (C02): white with 3 cruisers and 1 drone mother against the marauders with"
            " 2 ships."
        ),
        "white fires at the marauders: 1 3 6 (hit on 5-6); 2 (hit on 6): 1 hit.",
        "The marauders fire at white: 5 6 (hit on 5-6): 2 hits.",
        "white loses a cruiser.",
        "A drone mother of white is damaged, 1 HP left.",
        "The marauders lose 1 ship, 1 left.",
        "Combat round 2 at Quiet Reach (C02).",
        "white fires at the marauders: 2 5 (hit on 5-6); 1 (hit on 6): 1 hit.",
        "The marauders fire at white: 1 (hit on 5-6): no hit.",
        "The marauders lose everything at Quiet Reach (C02): 1 ship.",
        "white holds Quiet Reach (C02): +1 VP for defeating the marauders, 1 VP now.",
        "white draws 2 specials.",
    ]


@rule("EH-CMB-07", "EH-SP-12")
def test_an_ambush_and_the_salvo_after_it_are_told_apart(table: Table) -> None:
    table.special("white", "Ambush Protocol", "gunship")
    table.ships("white", "C02", cruiser=1, gunship=1)
    table.ships("orange", "C02", drone=2)
    table.at(Combats())
    table.falls("dice 1 2 3", "dice 6", "dice 1 2")
    assert table.lines[2:5] == [
        "white ambushes orange: 1 2 3 (hit on 5-6): no hit.",
        "white fires at orange: 6 (hit on 5-6): 1 hit.",
        "orange fires at white: 1 2 (hit on 6): no hit.",
    ]


@rule("EH-SU-10", "EH-SP-11", "EH-CMB-14")
def test_targeted_hits_and_veils_are_told(table: Table) -> None:
    table.upgrade("white", "cruiser", "Advanced Targeting")
    table.group("white", "C02", "cruiser I", 2)
    table.special("orange", "Deflector Veil", "cruiser")
    table.ships("orange", "C02", cruiser=1, drone=1)
    table.at(Combats())
    table.falls("dice 5 6", "dice 1", "dice 1")
    table.says("white", "strike orange cruiser")
    assert table.lines[2:6] == [
        "white fires at orange: 5 6 (hit on 5-6): 2 hits, targeted.",
        "orange fires at white: 1 (hit on 5-6); 1 (hit on 6): no hit.",
        "The Deflector Veil of orange cancels a hit.",
        "white picks a cruiser. orange loses a cruiser.",
    ]


@rule("EH-SU-10", "EH-MAR-14")
def test_targeted_hits_on_marauders_name_the_fleet(table: Table) -> None:
    table.upgrade("white", "cruiser", "Advanced Targeting")
    table.group("white", "C02", "cruiser I")
    table.marauders("C02", 2)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 6", "dice 1 1 1")
    asked = (
        "You scored 1 targeted hit against the marauders at Quiet Reach (C02): choose the ship that takes the"
        " next."
    )
    assert (table.question("white"), table.hint("white", "strike marauder fleet 2")) == (
        asked,
        "loses 1 of 1 ship",
    )
    table.says("white", "strike marauder fleet 2")
    assert table.lines[4:6] == ["white picks a ship of marauder fleet 2.", "marauder fleet 2 is destroyed."]


@rule("EH-CMB-11", "EH-GEN-13")
def test_a_tie_for_the_fire_of_the_marauders_is_told(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.says("white", "fire at orange")
    table.falls("dice 1")
    table.says("orange", "fire at white")
    table.falls("dice 1", "roll 2", "roll 5", "dice 1")
    assert (
        table.lines[1]
        == "Combat at Quiet Reach (C02): white with 1 cruiser, orange with 1 cruiser and the marauders with 1"
        " ship."
    )
    assert table.lines[-3:-1] == [
        "Roll-off for whom the marauders fire at: white 2, orange 5.",
        "The marauders fire at orange: 1 (hit on 5-6): no hit.",
    ]


@rule("EH-RET-01", "EH-RET-07", "EH-CMB-18")
def test_a_retreat_is_told_as_an_order_and_as_it_happens(table: Table) -> None:
    table.home(white="A15", orange="A03")
    table.tile("B03", face="Hulk Row")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1, drone=1)
    table.hidden("B02")
    table.at(Combats())
    table.says("white", "fire at orange")
    table.falls("dice 1")
    table.says("orange", "retreat to B03")
    assert table.lines[2:] == [
        "white fires at orange: 1 (hit on 5-6): no hit.",
        "orange orders the retreat to Hulk Row (B03).",
        (
            "orange retreats with 1 cruiser and 1 drone mother from C02 to Hulk Row (B03); debris destroys 1"
            " ship and damages 1."
        ),
        "white holds Quiet Reach (C02): no VP, the others got away.",
    ]


@rule("EH-RET-10")
def test_a_retreat_to_a_tile_that_was_taken_is_told_with_where_it_ends() -> None:
    table = Table(3)
    table.s.order = [1, 0, 2]
    table.home(white="A03", orange="A04")
    table.wormhole("C02")
    for name in ("white", "orange", "purple"):
        table.ships(name, "C02", drone=1)
    table.at(Combats())
    table.says("orange", "retreat to B03")
    table.says("white", "retreat to B03")
    table.says("purple", "fire at white")
    table.falls("dice 1")
    assert table.question("white").startswith("The tile you chose is taken now")
    table.says("white", "retreat to A03")
    assert table.lines[-3:-1] == [
        "orange retreats with 1 drone mother from C02 to Quiet Reach (B03).",
        "white retreats with 1 drone mother from C02 to home (A03).",
    ]


@rule("EH-RET-10")
def test_a_fleet_without_a_way_out_is_told_to_stay() -> None:
    table = Table(3)
    table.home(white="A03", orange="A04")
    for name in ("white", "orange", "purple"):
        table.ships(name, "C02", drone=1)
    table.hidden("B02")
    table.at(Combats())
    table.says("white", "retreat to B03")
    table.says("orange", "retreat to B03")
    table.says("purple", "fire at white")
    table.falls("dice 1")
    assert "orange finds every way out taken and stays at Quiet Reach (C02)." in table.lines


@rule("EH-CMB-17", "EH-CMB-21")
def test_case_e08_leaves_salvage_that_nobody_reads(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 5", "dice 6", "draw Nanite Weave")
    assert table.lines[-2:] == [
        "Nobody is left at Quiet Reach (C02): nobody scores.",
        "A special lies face down at Quiet Reach (C02) as salvage.",
    ]
    assert not any("Nanite" in line for name in ("white", "orange") for line in table.lines_for(name))


@rule("EH-CMB-23", "EH-CMB-24")
def test_salvage_is_named_when_it_is_taken(table: Table) -> None:
    table.salvage("C02", "Nanite Weave")
    table.salvage("C02", "Nanite Weave", fresh=True)
    table.salvage("C03", "Phase Keel")
    table.ships("orange", "C02", cruiser=1)
    table.at(TakeSalvage())
    assert table.lines == ["orange takes Nanite Weave, the salvage at Quiet Reach (C02)."]


@rule("EH-CAN-02", "EH-CAN-05", "EH-CMB-22")
def test_cannon_shots_are_told_with_die_and_outcome(table: Table) -> None:
    table.tile("C02", face="Pell")
    table.tile("B11", face="Tavi")
    table.flag("white", "C02", "B11")
    table.cannon("C02", "B11")
    table.ships("orange", "C02", drone=1)
    table.marauders("B11", 1)
    table.at(FreeShots())
    table.says("white", "shoot from B11")
    table.falls("roll 6", "draw Nanite Weave")
    table.says("white", "strike orange drone mother")
    table.falls("roll 4")
    assert table.lines == [
        "white's cannon on Tavi (B11) shoots at a ship of marauder fleet 1: 6, destroyed.",
        "marauder fleet 1 is destroyed.",
        "A special lies face down at Tavi (B11) as salvage.",
        "white's cannon on Pell (C02) shoots at a drone mother of orange: 4, missed.",
    ]


@rule("EH-CAN-03")
def test_held_fire_is_told(table: Table) -> None:
    table.tile("C02", face="Pell")
    table.flag("white", "C02")
    table.cannon("C02")
    table.ships("orange", "C02", drone=1)
    table.at(FreeShots())
    table.says("white", "hold fire")
    assert table.lines == ["white holds fire."]


# Capture and the end


@rule("EH-CAP-08", "EH-CAP-09", "EH-PROD-02", "EH-TECH-08")
def test_captures_tell_values_points_and_tech(table: Table) -> None:
    """E09."""
    table.tile("C02", face="Azure Throne")
    table.tile("B11", face="Pell")
    table.flag("orange", "B11")
    table.ships("white", "C02", drone=3)
    table.ships("white", "B11", cruiser=2)
    table.player("white").level = 8
    table.at(Captures())
    assert table.lines == [
        "Round 1. Capture.",
        (
            "white captures Azure Throne (C02): CV 18 against DV 16, tech level 8 to 9, +1 VP for tech beyond"
            " the top."
        ),
        "white captures Pell (B11) from orange: CV 2 against DV 1, +1 VP.",
        "Production: white 4 to 9, orange 5 to 4.",
    ]


@rule("EH-ROUND-06", "EH-ROUND-07", "EH-ROUND-08", "EH-TECH-09")
def test_the_third_round_ends_with_row_levels_and_ports(table: Table) -> None:
    table.s.round = 3
    table.player("white").flags = 5
    table.player("orange").level = 9
    table.ships("white", "C02", cruiser=1)
    table.at(RoundEnd())
    table.says("white", "build port at C02")
    assert table.lines == [
        "Round 3. End.",
        "Flag row: white +2 VP for 5 flags, 2 VP now.",
        "A free tech level for every player: white level 2, orange level 9 as before.",
        "white places a free port at Quiet Reach (C02).",
    ]


@rule("EH-END-01")
def test_the_end_tells_every_source_of_points_and_the_winner(table: Table) -> None:
    table.s.round = 8
    table.player("white").points = [10, 3, 0, 1, 0]
    table.player("orange").points = [5, 0, 0, 0, 0]
    table.at(NextRound())
    assert table.lines == [
        "The game is over.",
        "white: 10 flag row + 3 captures + 1 marauders = 14 VP.",
        "orange: 5 VP.",
        "white wins.",
    ]


@rule("EH-END-02")
def test_a_tie_is_told_with_what_decided_it(table: Table) -> None:
    table.s.round = 8
    table.ships("orange", "C02", cruiser=1)
    table.at(NextRound())
    assert table.lines[-1] == "orange wins the tie by the worth of the ships."
    table.ships("white", "C03", cruiser=1)
    table.at(NextRound())
    assert table.lines[-1] == "white and orange share the victory."
