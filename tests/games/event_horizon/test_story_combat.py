"""The log of combats, captures and the end of the game."""

from __future__ import annotations

import pytest

from games.event_horizon.told import Told, hint, question
from marks import rule
from perihelion.games.event_horizon.combat.cannons import FreeShots
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.combat.salvage import TakeSalvage
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.round.rounds import RoundEnd


@pytest.fixture
def told() -> Told:
    """White and orange."""
    return Told()


# Combat


@rule("EH-CMB-08", "EH-CMB-15", "EH-CMB-19", "EH-CMB-20")
def test_a_combat_tells_dice_losses_points_and_the_draw(told: Told) -> None:
    told.ships("white", "C02", cruiser=3, drone=1)
    told.marauders("C02", 2)
    told.at(Combats())
    told.falls("dice 1 3 6", "dice 2", "dice 5 6")
    told.says("white", "hit cruiser", "hit drone mother")
    told.falls("dice 2 5", "dice 1", "dice 1", "draw Nanite Weave", "draw Phase Keel")
    assert told.lines == [
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
def test_an_ambush_and_the_salvo_after_it_are_told_apart(told: Told) -> None:
    told.special("white", "Ambush Protocol", "gunship")
    told.ships("white", "C02", cruiser=1, gunship=1)
    told.ships("orange", "C02", drone=2)
    told.at(Combats())
    told.falls("dice 1 2 3", "dice 6", "dice 1 2")
    assert told.lines[2:5] == [
        "white ambushes orange: 1 2 3 (hit on 5-6): no hit.",
        "white fires at orange: 6 (hit on 5-6): 1 hit.",
        "orange fires at white: 1 2 (hit on 6): no hit.",
    ]


@rule("EH-SU-10", "EH-SP-11", "EH-CMB-14")
def test_targeted_hits_and_veils_are_told(told: Told) -> None:
    told.upgrade("white", "cruiser", "Advanced Targeting")
    told.group("white", "C02", "cruiser I", 2)
    told.special("orange", "Deflector Veil", "cruiser")
    told.ships("orange", "C02", cruiser=1, drone=1)
    told.at(Combats())
    told.falls("dice 5 6", "dice 1", "dice 1")
    told.says("white", "strike orange cruiser")
    assert told.lines[2:6] == [
        "white fires at orange: 5 6 (hit on 5-6): 2 hits, targeted.",
        "orange fires at white: 1 (hit on 5-6); 1 (hit on 6): no hit.",
        "The Deflector Veil of orange cancels a hit.",
        "white picks a cruiser. orange loses a cruiser.",
    ]


@rule("EH-SU-10", "EH-MAR-14")
def test_targeted_hits_on_marauders_name_the_fleet(told: Told) -> None:
    told.upgrade("white", "cruiser", "Advanced Targeting")
    told.group("white", "C02", "cruiser I")
    told.marauders("C02", 2)
    told.marauders("C02", 1)
    told.at(Combats())
    told.falls("dice 6", "dice 1 1 1")
    asked = (
        "You scored 1 targeted hit against the marauders at Quiet Reach (C02): choose the ship that takes the"
        " next."
    )
    assert (question(told, "white"), hint(told, "white", "strike marauder fleet 2")) == (
        asked,
        "loses 1 of 1 ship",
    )
    told.says("white", "strike marauder fleet 2")
    assert told.lines[4:6] == ["white picks a ship of marauder fleet 2.", "marauder fleet 2 is destroyed."]


@rule("EH-CMB-11", "EH-GEN-13")
def test_a_tie_for_the_fire_of_the_marauders_is_told(told: Told) -> None:
    told.ships("white", "C02", cruiser=1)
    told.ships("orange", "C02", cruiser=1)
    told.marauders("C02", 1)
    told.at(Combats())
    told.says("white", "fire at orange")
    told.falls("dice 1")
    told.says("orange", "fire at white")
    told.falls("dice 1", "roll 2", "roll 5", "dice 1")
    assert (
        told.lines[1]
        == "Combat at Quiet Reach (C02): white with 1 cruiser, orange with 1 cruiser and the marauders with 1"
        " ship."
    )
    assert told.lines[-3:-1] == [
        "Roll-off for whom the marauders fire at: white 2, orange 5.",
        "The marauders fire at orange: 1 (hit on 5-6): no hit.",
    ]


@rule("EH-RET-01", "EH-RET-07", "EH-CMB-18")
def test_a_retreat_is_told_as_an_order_and_as_it_happens(told: Told) -> None:
    told.home(white="A15", orange="A03")
    told.tile("B03", face="Hulk Row")
    told.ships("white", "C02", cruiser=1)
    told.ships("orange", "C02", cruiser=1, drone=1)
    told.hidden("B02")
    told.at(Combats())
    told.says("white", "fire at orange")
    told.falls("dice 1")
    told.says("orange", "retreat to B03")
    assert told.lines[2:] == [
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
    told = Told(3)
    told.s.order = [1, 0, 2]
    told.home(white="A03", orange="A04")
    told.wormhole("C02")
    for name in ("white", "orange", "purple"):
        told.ships(name, "C02", drone=1)
    told.at(Combats())
    told.says("orange", "retreat to B03")
    told.says("white", "retreat to B03")
    told.says("purple", "fire at white")
    told.falls("dice 1")
    assert question(told, "white").startswith("The tile you chose is taken now")
    told.says("white", "retreat to A03")
    assert told.lines[-3:-1] == [
        "orange retreats with 1 drone mother from C02 to Quiet Reach (B03).",
        "white retreats with 1 drone mother from C02 to home (A03).",
    ]


@rule("EH-RET-10")
def test_a_fleet_without_a_way_out_is_told_to_stay() -> None:
    told = Told(3)
    told.home(white="A03", orange="A04")
    for name in ("white", "orange", "purple"):
        told.ships(name, "C02", drone=1)
    told.hidden("B02")
    told.at(Combats())
    told.says("white", "retreat to B03")
    told.says("orange", "retreat to B03")
    told.says("purple", "fire at white")
    told.falls("dice 1")
    assert "orange finds every way out taken and stays at Quiet Reach (C02)." in told.lines


@rule("EH-CMB-17", "EH-CMB-21")
def test_case_e08_leaves_salvage_that_nobody_reads(told: Told) -> None:
    told.ships("white", "C02", cruiser=1)
    told.marauders("C02", 1)
    told.at(Combats())
    told.falls("dice 5", "dice 6", "draw Nanite Weave")
    assert told.lines[-2:] == [
        "Nobody is left at Quiet Reach (C02): nobody scores.",
        "A special lies face down at Quiet Reach (C02) as salvage.",
    ]
    assert not any("Nanite" in line for seat in (0, 1) for line in told.lines_for(seat))


@rule("EH-CMB-23", "EH-CMB-24")
def test_salvage_is_named_when_it_is_taken(told: Told) -> None:
    told.salvage("C02", "Nanite Weave")
    told.salvage("C02", "Nanite Weave", fresh=True)
    told.salvage("C03", "Phase Keel")
    told.ships("orange", "C02", cruiser=1)
    told.at(TakeSalvage())
    assert told.lines == ["orange takes Nanite Weave, the salvage at Quiet Reach (C02)."]


@rule("EH-CAN-02", "EH-CAN-05", "EH-CMB-22")
def test_cannon_shots_are_told_with_die_and_outcome(told: Told) -> None:
    told.tile("C02", face="Pell")
    told.tile("B11", face="Tavi")
    told.flag("white", "C02", "B11")
    told.cannon("C02", "B11")
    told.ships("orange", "C02", drone=1)
    told.marauders("B11", 1)
    told.at(FreeShots())
    told.says("white", "shoot from B11")
    told.falls("roll 6", "draw Nanite Weave")
    told.says("white", "strike orange drone mother")
    told.falls("roll 4")
    assert told.lines == [
        "white's cannon on Tavi (B11) shoots at a ship of marauder fleet 1: 6, destroyed.",
        "marauder fleet 1 is destroyed.",
        "A special lies face down at Tavi (B11) as salvage.",
        "white's cannon on Pell (C02) shoots at a drone mother of orange: 4, missed.",
    ]


@rule("EH-CAN-03")
def test_held_fire_is_told(told: Told) -> None:
    told.tile("C02", face="Pell")
    told.flag("white", "C02")
    told.cannon("C02")
    told.ships("orange", "C02", drone=1)
    told.at(FreeShots())
    told.says("white", "hold fire")
    assert told.lines == ["white holds fire."]


# Capture and the end


@rule("EH-CAP-08", "EH-CAP-09", "EH-PROD-02", "EH-TECH-08")
def test_captures_tell_values_points_and_tech(told: Told) -> None:
    """E09."""
    told.tile("C02", face="Azure Throne")
    told.tile("B11", face="Pell")
    told.flag("orange", "B11")
    told.ships("white", "C02", drone=3)
    told.ships("white", "B11", cruiser=2)
    told.player("white").level = 8
    told.at(Captures())
    assert told.lines == [
        "Round 1. Capture.",
        (
            "white captures Azure Throne (C02): CV 18 against DV 16, tech level 8 to 9, +1 VP for tech beyond"
            " the top."
        ),
        "white captures Pell (B11) from orange: CV 2 against DV 1, +1 VP.",
        "Production: white 4 to 9, orange 5 to 4.",
    ]


@rule("EH-ROUND-06", "EH-ROUND-07", "EH-ROUND-08", "EH-TECH-09")
def test_the_third_round_ends_with_row_levels_and_ports(told: Told) -> None:
    told.s.round = 3
    told.player("white").flags = 5
    told.player("orange").level = 9
    told.ships("white", "C02", cruiser=1)
    told.at(RoundEnd())
    told.says("white", "build port at C02")
    assert told.lines == [
        "Round 3. End.",
        "Flag row: white +2 VP for 5 flags, 2 VP now.",
        "A free tech level for every player: white level 2, orange level 9 as before.",
        "white places a free port at Quiet Reach (C02).",
    ]


@rule("EH-END-01")
def test_the_end_tells_every_source_of_points_and_the_winner(told: Told) -> None:
    told.s.round = 8
    told.player("white").points = [10, 3, 0, 1, 0]
    told.player("orange").points = [5, 0, 0, 0, 0]
    told.at(NextRound())
    assert told.lines == [
        "The game is over.",
        "white: 10 flag row + 3 captures + 1 marauders = 14 VP.",
        "orange: 5 VP.",
        "white wins.",
    ]


@rule("EH-END-02")
def test_a_tie_is_told_with_what_decided_it(told: Told) -> None:
    told.s.round = 8
    told.ships("orange", "C02", cruiser=1)
    told.at(NextRound())
    assert told.lines[-1] == "orange wins the tie by the worth of the ships."
    told.ships("white", "C03", cruiser=1)
    told.at(NextRound())
    assert told.lines[-1] == "white and orange share the victory."
