"""The log, the questions and the hints: what people read at the table."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere.cards.tables import POSITIONS
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock
from perihelion.games.solar_sphere.phases.recover import AgeDisplay, RevealShip
from perihelion.games.solar_sphere.play import EndOfRound
from perihelion.games.solar_sphere.solo.turns import (
    DrandaAttacks,
    DrandaBuilds,
    DrandaHires,
    DrandaTurn,
    SortFleet,
)

# Dock and Deploy


@rule("SS-DOCK-04")
def test_dock_tells_the_dice_the_morale_and_the_order(table: Table) -> None:
    """E-01."""
    table.at(Dock())
    table.falls("dock 1 1 2", "dock 4 5 6")
    assert table.lines == [
        "Round 1. Dock.",
        "red docks 1, 1 and 2: morale 0 to 5.",
        "black docks 4, 5 and 6.",
        "Turn order: black, red.",
        "Round 1. Deploy.",
    ]


@rule("SS-KICK-03")
def test_kickbacks_tell_the_way_of_the_marker_and_what_it_bought(table: Table) -> None:
    """E-02."""
    table.player("red").morale = 8
    table.player("red").reputation = 1
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 4", "take ore", "fabricate")
    assert table.lines == [
        "red moves morale back from 8 to 4 for 2 kickbacks.",
        "red gains 1 ore.",
        "red fabricates 1 drone: 7 active, 11 in reserve.",
    ]


@rule("SS-VIS-02", "SS-VIS-03")
def test_a_deployment_is_one_sentence(table: Table) -> None:
    table.ports("red", 4)
    table.die_at("gold-belt")
    table.at_turn("red")
    table.says("red", "deploy 4", "visit Gold Belt", "as 3")
    assert table.lines == [
        "red sends a 4 to the Gold Belt as a 3, exhausting 1 drone and 1 more because it is occupied."
    ]


@rule("SS-MOR-02")
def test_morale_beyond_the_track_is_told_as_points(table: Table) -> None:
    """T-01."""
    table.player("red").morale = 17
    table.at(Dock())
    table.falls("dock 1 1 4")
    assert table.lines[-1] == "red docks 1, 1 and 4: morale 17 to 18, +3 points beyond morale 18."


@rule("SS-STORE-02")
def test_what_does_not_fit_is_told_one_by_one(table: Table) -> None:
    """T-04."""
    table.stock("red", ore=2, gold=2, crystal=1)
    table.satellite("red", "gold-belt")
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Gold Belt", "as 3")
    assert table.question("red") == "Your storage is full: drop something to keep the new gold, or leave it."
    table.says("red", "drop crystal", "leave it")
    assert table.lines == [
        "red sends a 3 to the Gold Belt.",
        "red's satellite boosts the Gold Belt.",
        "red gains 1 gold.",
        "red drops 1 crystal to keep 1 gold.",
        "red leaves 1 gold, the storage being full.",
    ]


@rule("SS-DRONE-12", "SS-AUX-01")
def test_a_salvage_tells_each_bonus_and_the_auxiliary_die(table: Table) -> None:
    """T-05."""
    table.drones("red", active=2, inactive=6)
    table.satellite("red", "salvage-ship")
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2", "visit Salvage Ship", "as 2", "decommission to cargo", "take ore")
    table.says("red", "decommission to salvage value", "decommission to pride")
    table.falls("auxiliary die 4")
    table.says("red", "regenerate 3")
    assert table.lines[2:] == [
        "red decommissions a drone in the row cargo: 1 resource of choice.",
        "red gains 1 ore.",
        "red decommissions a drone in the row salvage value: +1 point.",
        "red decommissions a drone in the row pride: morale 0 to 1.",
        "red gains the auxiliary die and rolls 4, for a later turn of this round.",
        "red regenerates 3 drones: 5 active, 0 inactive.",
    ]


@rule("SS-SPH-05", "SS-SPH-06")
def test_a_built_hex_tells_price_benefits_and_neighbours(table: Table) -> None:
    """E-04."""
    table.hexes(I1="SH13")
    table.built("red", "I2", "O1")
    table.built("black", "O2")
    table.stock("red", ore=2, gold=1, crystal=1)
    table.ports("red", 5)
    table.at_turn("red")
    table.says("red", "deploy 5", "visit Solar Sphere", "as 5")
    assert table.hint("red", "take action") == "build a hex of value 5 or less"
    table.says("red", "take action", "build Corona Station")
    assert table.lines[1:] == [
        (
            "red builds Corona Station on I1 for 2 ore, 1 gold, 1 crystal and 1 drone: Helion, 6 points at"
            " the end."
        ),
        "red: reputation 0 to 1.",
        "red: +2 points.",
        "For hexes next to I1: red morale 0 to 2; black morale 0 to 1.",
    ]


@rule("SS-SPH-07")
def test_the_last_hex_announces_the_final_round(table: Table) -> None:
    """T-22."""
    table.s.round = 4
    table.built("corporation", *[position for position in POSITIONS[1:] if position != "I1"])
    table.stock("red", ore=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Solar Sphere", "as 1", "take action")
    assert table.lines[1:] == [
        "red builds Lattice Node on I1 for 2 ore and 1 drone: Helion, +1 point, 6 points at the end.",
        "The last hex of the Sphere is built: round 4 is the final round.",
    ]


@rule("SS-CREW-05", "SS-CREW-06", "SS-CREW-10")
def test_a_fourth_hire_tells_price_token_and_retirement(table: Table) -> None:
    """T-15."""
    table.crew("red", "C1-01a", "C2-02a", "C1-02a")
    table.display(2, "C2-01a", token=2)
    table.stock("red", ore=1, gold=3)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Crew Station", "as 3", "take action")
    assert (
        table.question("red") == "Mining Chief (Helion) also costs 1 resource of any type: what do you pay?"
    )
    assert table.hint("red", "pay ore") == "you keep 1 gold"
    table.says("red", "pay ore")
    assert table.hint("red", "retire Ship's Counsellor (Meridian)") == "gain 4 morale or gain 1 reputation"
    table.says("red", "retire Ship's Counsellor (Meridian)", "choose to gain 4 morale")
    assert table.lines[1:] == [
        "red hires Mining Chief (Helion) for 1 ore and 2 gold.",
        "Mining Chief (Helion) joins red with a 2-token: +2 points, morale 0 to 2.",
        "red retires Ship's Counsellor (Meridian): gain 4 morale or gain 1 reputation.",
        "red chooses to gain 4 morale (morale 2 to 6).",
    ]


@rule("SS-FLT-03")
def test_an_attack_tells_crystal_drones_and_strength(table: Table) -> None:
    table.ship("bottom left", "RS08", ("corporation", 1))
    table.ship("top left", "RS01")
    table.stock("red", crystal=2)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action")
    assert table.hint("red", "attack Long Shadow") == "resistance 3, bonuses 6/3/2, Umbra; the Corporation 1"
    table.says("red", "attack Long Shadow")
    assert table.hint("red", "send 4") == "5 against 3 + roll: succeeds in 5 of 6 rolls"
    table.says("red", "send 4", "done")
    assert table.lines[1:] == [
        "red pays 1 crystal and sends 4 drones to Long Shadow: 5 there now against resistance 3."
    ]


# Battle and Recover


@rule("SS-BAT-06", "SS-BAT-08")
def test_a_won_battle_tells_command_roll_points_and_claim(table: Table) -> None:
    """E-05."""
    table.ship("top left", "RS04", ("red", 3))
    table.at(Battle())
    table.falls("resistance 1")
    assert table.lines == [
        "Round 1. Battle.",
        "red commands against Unbroken Vow: 3 drones against resistance 2 + 1.",
        "Unbroken Vow is defeated: red +3 points, morale 0 to 1 and claims it (Silver).",
    ]


@rule("SS-BAT-12", "SS-BAT-13")
def test_a_lost_battle_tells_who_loses_and_who_claims(table: Table) -> None:
    """E-07."""
    table.player("red").morale = 4
    table.ship("bottom left", "RS11", ("red", 2), ("corporation", 1), ("black", 2))
    table.at(Battle())
    table.falls("resistance 2")
    assert table.lines[1:] == [
        (
            "red commands against Iron Lullaby: 5 drones (red 2, the Corporation 1, black 2) against"
            " resistance 4 + 2."
        ),
        (
            "Iron Lullaby wins: red morale 4 to 3; black −2 points for missing morale; red still claims it"
            " (Meridian)."
        ),
    ]


@rule("SS-CORP-02")
def test_a_corporation_in_command_keeps_the_first_bonus_and_the_card(table: Table) -> None:
    """T-07."""
    table.ship("bottom left", "RS01", ("corporation", 1), ("red", 1))
    table.at(Battle())
    table.falls("resistance 1")
    assert table.lines[1:] == [
        (
            "The Corporation commands against Ragged Kestrel: 2 drones (the Corporation 1, red 1) against"
            " resistance 1 + 1."
        ),
        (
            "Ragged Kestrel is defeated: the Corporation ranks 1st, so nobody claims it; red +2 points,"
            " morale 0 to 1."
        ),
    ]


@rule("SS-BAT-05", "SS-CREW-24")
def test_a_reroll_is_asked_with_the_facts_and_told(table: Table) -> None:
    """T-21."""
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("black", 3), ("red", 1))
    table.at(Battle())
    table.falls("resistance 3")
    assert (
        table.question("red")
        == "Free Meridian wins with 2 + 3 against 4 drones: reroll with your Flight Tactician, or decline?"
    )
    assert table.hint("red", "reroll") == "4 against 2 + roll: succeeds in 5 of 6 rolls"
    table.says("red", "reroll")
    table.falls("resistance 1")
    assert table.lines[2:] == [
        "red uses Flight Tactician (Meridian) to reroll.",
        "black commands against Free Meridian: 4 drones (black 3, red 1) against resistance 2 + 1.",
        (
            "Free Meridian is defeated: black +4 points, morale 0 to 1 and claims it (Meridian); red +2"
            " points, morale 0 to 1."
        ),
    ]


@rule("SS-BAT-11")
def test_a_ship_nobody_attacked_moves_down(table: Table) -> None:
    table.ship("top right", "RS03")
    table.at(Battle())
    assert table.lines[1:] == ["Cinder Skiff is not attacked and moves down with a Corporation drone."]


@rule("SS-REC-04", "SS-REC-05", "SS-REC-06")
def test_recover_tells_who_leaves_the_display_and_the_tokens(table: Table) -> None:
    table.display(0, "C1-01a", token=2)
    table.display(1, "C1-02a", token=1)
    table.display(2, "C2-01a")
    table.at(AgeDisplay())
    assert table.lines == [
        "Ore Broker (Helion) leaves the crew display.",
        "Morale tokens: 1 on Mining Chief (Helion); 2 on Gem Cutter (Meridian).",
    ]


@rule("SS-END-07")
def test_the_end_tells_every_part_of_the_score_and_the_winner(table: Table) -> None:
    """T-24."""
    red = table.player("red")
    red.score, red.reputation, red.morale, red.icons = 24, 4, 9, [4, 3, 2, 1]
    table.built("red", "I1", "I2", "O2")
    table.drones("red", active=4)
    table.stock("red", ore=3)
    table.drones("black", active=2)
    table.player("black").score = -2
    table.s.round = 6
    table.at(EndOfRound())
    assert table.lines == [
        "The game is over.",
        "red: 24 during play, 16 sphere, 15 factions, 6 reputation, 4 morale, 3.5 leftovers = 68.5 points.",
        "black: −2 during play, 0 sphere, 0 factions, 0 reputation, 0 morale, 1 leftovers = −1 points.",
        "red wins.",
    ]


@rule("SS-END-07")
def test_a_tie_is_told_with_what_decided_it(table: Table) -> None:
    """T-25."""
    table.player("red").score, table.player("black").score = 12, 11
    table.player("red").morale, table.player("black").reputation = 0, 1
    table.s.round = 6
    table.at(EndOfRound())
    assert table.lines[-1] == "black wins the tie by reputation."


# DRANDA


@rule("SS-SOLO-22", "SS-SOLO-24")
def test_dranda_builds_for_the_criteria_that_decided(solo: Table) -> None:
    """T-17."""
    solo.hexes(O2="SH10", I3="SH11", I5="SH08")
    viable_only(solo, "O2", "I3", "I5")
    solo.at(DrandaBuilds(4))
    assert solo.lines == [
        "DRANDA builds Habitat Rim on I3: a hex of the die's value, then a 6-point position; "
        "+2 points, Umbra, 6 points at the end."
    ]


@rule("SS-SOLO-14", "SS-SOLO-25")
def test_dranda_tells_the_points_for_the_reputation_of_a_hex(solo: Table) -> None:
    solo.hexes(I3="SH13")
    viable_only(solo, "I3")
    solo.at(DrandaBuilds(5))
    assert (
        solo.lines[0] == "DRANDA builds Corona Station on I3: a hex of the die's value; "
        "+2 points, +1 point for 1 reputation, Helion, 6 points at the end."
    )


def viable_only(table: Table, *positions: str) -> None:
    """All other hexes are built by the Corporation."""
    table.built("corporation", *[position for position in POSITIONS[1:] if position not in positions])


@rule("SS-SOLO-15", "SS-SOLO-46")
def test_dranda_pays_in_points_when_it_has_no_drones(solo: Table) -> None:
    """T-32."""
    viable_only(solo, "O7", "O12")
    solo.dranda.supply, solo.dranda.removed = 0, 4
    solo.at(DrandaBuilds(2))
    assert solo.lines == [
        "DRANDA builds Heliostat Crown on O12: only higher values are left, then left-most; +5 points,"
        " Meridian, 4 points at the end, −1 point for the extra drone, −1 point for 1 reclaimed drone."
    ]


@rule("SS-SOLO-17", "SS-SOLO-18")
def test_dranda_follows_its_cards_from_the_salvage_ship(solo: Table) -> None:
    """T-27."""
    solo.dranda.dice, solo.dranda.colours = [3], [0]
    viable_only(solo, "I4")
    solo.at(DrandaTurn())
    solo.falls("DRANDA draws DC09", "DRANDA draws DC05", "DRANDA rolls opaque purple 2")
    solo.falls("DRANDA draws DC01", "DRANDA rolls opaque black 4")
    assert solo.lines == [
        "DRANDA reveals DC09 for its black 3: Salvage Ship.",
        "DRANDA reveals DC05 for an extra die, the opaque purple die; DC09 is discarded.",
        "DRANDA rolls 2 with the opaque purple die: Salvage Ship.",
        "The Salvage Ship is occupied: DRANDA discards 1 drone, 19 left in supply.",
        "DRANDA reveals DC01 for an extra die, the opaque black die; DC05 is discarded.",
        "DRANDA rolls 4 with the opaque black die: Solar Sphere.",
        "DRANDA builds Mirror Vane on I4: the next lower value; +2 points, Helion, 6 points at the end.",
        "The last hex of the Sphere is built: round 1 is the final round.",
    ]


@rule("SS-SOLO-19")
def test_dranda_without_opaque_dice_gets_no_extra_die(solo: Table) -> None:
    solo.dranda.dice, solo.dranda.colours, solo.dranda.opaque = [3], [0], 0
    solo.at(DrandaTurn())
    solo.falls("DRANDA draws DC09")
    assert solo.lines[-1] == "All opaque dice are used: DRANDA gets no extra die."


@rule("SS-SOLO-34", "SS-SOLO-35")
def test_dranda_hires_with_tier_and_tie_break(solo: Table) -> None:
    """T-28."""
    solo.display(2, "C2-01b", token=1)
    solo.display(3, "C2-04b")
    solo.dranda.icons = [1, 1, 1, 1]
    solo.at(DrandaHires(5))
    assert solo.lines == [
        "DRANDA hires Mining Chief (Meridian): tier 3 is sold out, so tier 2, then a tie of icons, "
        "then the top card for an odd die; +2 points, +1 point for 1 morale."
    ]


@rule("SS-SOLO-28", "SS-SOLO-29")
def test_dranda_sends_drones_step_by_step(solo: Table) -> None:
    """T-16."""
    solo.ship("bottom left", "RS08", ("corporation", 1), ("red", 1))
    solo.ship("bottom right", "RS04", ("corporation", 1))
    solo.ship("top left", "RS11")
    solo.ship("top right", "RS01")
    solo.at(DrandaAttacks())
    assert solo.lines == [
        "DRANDA sends 4 drones: 1 to Long Shadow and 1 to Unbroken Vow to match the bottom row, "
        "1 to Long Shadow and 1 to Unbroken Vow to reinforce the bottom row."
    ]


@rule("SS-SOLO-06")
def test_the_fleet_is_sorted_with_a_reason(solo: Table) -> None:
    solo.at(RevealShip(0), RevealShip(1), SortFleet())
    solo.falls("reveal Ragged Kestrel", "reveal Iron Lullaby")
    assert solo.lines == [
        (
            "The Resistance sends Ragged Kestrel (resistance 1, bonuses 4/2/1) and Iron Lullaby (resistance"
            " 4, bonuses 7/4/2)."
        ),
        "Iron Lullaby goes to the left of Ragged Kestrel: higher resistance.",
    ]


@rule("SS-SOLO-38")
def test_a_success_tells_what_dranda_scores_and_discards(solo: Table) -> None:
    solo.ship("top left", "RS06", ("dranda", 4))
    solo.at(Battle())
    solo.falls("resistance 2")
    assert solo.lines[2:] == [
        (
            "Night Ferry is defeated: DRANDA +4 points, +1 point for 1 morale, +1 point for 1 reputation and"
            " claims it (Umbra)."
        ),
        "DRANDA discards 1 drone of those it sent.",
    ]


# Questions and hints


@rule("SS-DEP-02")
def test_a_turn_is_asked_with_what_may_come_first(table: Table) -> None:
    table.ports("red", 3)
    table.at_turn("red")
    assert table.question("red") == "Your turn: deploy a die or discard it."
    table.player("red").morale = 4
    table.crew("red", "C2-01a")
    table.at_turn("red")
    assert (
        table.question("red")
        == "Your turn: deploy a die or discard it. You may first take kickbacks and use crew."
    )
    assert table.hint("red", "kickback to 2") == "1 kickback for 2 morale"
    assert table.hint("red", "use Mining Chief (Helion)") == "gain 1 ore"


@rule("SS-VIS-06")
def test_an_arrival_is_asked_with_place_and_face(table: Table) -> None:
    table.display(0, "C1-01a")
    table.stock("red", gold=2)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert table.hint("red", "visit Crystal Belt") == "gain 1 crystal; exhausts 2 drones"
    table.says("red", "visit Crew Station", "as 3")
    assert (
        table.question("red")
        == "You arrived at the Crew Station with a 3: take its action or launch a satellite."
    )
    assert (
        table.hint("red", "launch satellite")
        == "1 drone; in later visits: gain any 1 resource, then hire 1 crew member"
    )
    assert table.hint("red", "hire Ore Broker (Helion)") == "2 gold: +1 point; trade 1 ore for 2 gold"


@rule("SS-SPH-04")
def test_a_hex_is_offered_with_price_and_worth(table: Table) -> None:
    table.built("red", "I1")
    table.stock("red", ore=3, gold=1, crystal=1)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Solar Sphere", "as 3", "take action")
    assert table.question("red") == "Build a hex of value 3 or less: which one?"
    assert (
        table.hint("red", "build Heat Sink")
        == "2 ore and 1 drone: salvage up to 2 drones, Meridian; I2, 6 at the end, +1 morale from neighbours"
    )


def test_a_visit_that_can_only_launch_a_satellite_says_so(table: Table) -> None:
    table.ports("red", 6)
    table.at_turn("red")
    table.says("red", "deploy 6")
    assert table.hint("red", "visit Solar Sphere") == "only for a satellite, no hex can be paid"
    assert table.hint("red", "visit Resistance Fleet") == "only for a satellite, no attack can be paid"
    assert (
        table.hint("red", "visit Crew Station")
        == "only for a satellite, nobody can be hired; exhausts 1 drone"
    )
    table.stock("red", ore=2)
    assert table.hint("red", "visit Solar Sphere") == "build a hex of value 6 or less"
