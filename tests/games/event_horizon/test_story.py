"""The log: what people read at the table, and what only one of them may read."""

from __future__ import annotations

import pytest

from games.event_horizon.table import tile_of
from games.event_horizon.told import Told
from marks import rule
from perihelion.core.piles import full_pile
from perihelion.core.steps import advance
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.build.explore import PlaceProbe, RevealProbes
from perihelion.games.event_horizon.build.menu import Build
from perihelion.games.event_horizon.build.placement import CheckLimit, CheckLimits, PlaceMarkers, PlaceShips
from perihelion.games.event_horizon.build.repair import Repairs
from perihelion.games.event_horizon.cards.tables import POINTS, TILES
from perihelion.games.event_horizon.move.breakaway import BreakAway
from perihelion.games.event_horizon.move.move import Activate, MoveShips, Turn
from perihelion.games.event_horizon.round.marauders import Drift, MarauderStart
from perihelion.games.event_horizon.round.rounds import RoundStart
from perihelion.games.event_horizon.setup import HideMarauders, StartAt, StartCruisers


@pytest.fixture
def told() -> Told:
    """White and orange."""
    return Told()


# Setup and the start of a round


@rule("EH-SETUP-11", "EH-SETUP-12")
def test_places_are_told_with_what_they_cover(told: Told) -> None:
    told.tile("A03", face="Pell")
    told.hidden("C02")
    told.at(StartAt(0), HideMarauders(0))
    told.says("white", "start at A03")
    assert told.lines == [
        "white starts at A03, edge NE, in place of Pell.",
        "white hides marauder fleet 1, 2 ships, at C02.",
    ]


@rule("EH-OPT-01")
def test_cruisers_of_the_table_option_are_told(told: Told) -> None:
    told.home(white="A03", orange="A15")
    told.s.start_cruisers = 2
    told.at(StartCruisers())
    assert told.lines == ["Every player starts with 2 cruisers on the starting tile."]


@rule("EH-SP-05", "EH-GEN-09")
def test_only_the_drawer_reads_what_was_drawn(told: Told) -> None:
    told.at(DrawSpecials(0, 2))
    told.falls("draw Nanite Weave", "draw Phase Keel")
    assert told.lines_for(0) == ["white draws 2 specials.", "white looks at Nanite Weave and Phase Keel."]
    assert told.lines_for(1) == told.lines == ["white draws 2 specials."]
    told.says("white", "keep Phase Keel")
    assert told.lines[1:] == [
        "white keeps Phase Keel: entering asteroid costs 1; entering debris costs 1; takes no damage from"
        " debris."
    ]


@rule("EH-SP-06")
def test_a_draw_from_an_empty_deck_is_told(told: Told) -> None:
    told.s.deck = full_pile([])
    told.at(DrawSpecials(0, 2))
    assert told.lines == ["white would draw a special, but the deck is empty."]


@rule("EH-ROUND-02", "EH-ROUND-04", "EH-MAR-01", "EH-MAR-03")
def test_a_round_opens_with_the_order_the_wormhole_and_the_drift(told: Told) -> None:
    """E18."""
    told.s.round = 4
    told.home(white="A03", orange="A15")
    told.at(RoundStart())
    told.falls("roll 2", "roll 5", "roll 3", "roll 3", "roll 6", "roll 1")
    told.says("white", "open a wormhole at C02")
    told.falls("roll 4")
    assert told.lines == [
        "Roll-off for player order: white 2, orange 5.",
        "Player order: orange (0 VP, production 4), white (0 VP, production 4).",
        "Roll-off for the wormhole: white 3, orange 3.",
        "Roll-off for the wormhole: white 6, orange 1.",
        (
            "white has the least production, 4, and opens a wormhole at Quiet Reach (C02): "
            "marauder fleet 1 comes out of it, 3 ships."
        ),
        "marauder fleet 1 rolls 4 and drifts south to Quiet Reach (D02), 3 ships.",
    ]


@rule("EH-MAR-04")
def test_a_round_without_a_place_for_a_wormhole_says_so(told: Told) -> None:
    told.wormhole(*TILES[1:])
    told.player("white").production = 3
    told.at(MarauderStart())
    assert told.lines == ["No tile is left for a new wormhole."]


@rule("EH-MAR-07", "EH-MAR-10")
def test_a_drift_tells_why_it_is_rolled_again_and_whom_it_meets(told: Told) -> None:
    """E15."""
    told.home(white="A06")
    told.ships("orange", "B04", cruiser=2)
    told.marauders("A05", 2)
    told.at(Drift(0))
    told.falls("roll 1", "roll 4", "roll 5")
    assert told.lines == [
        "marauder fleet 1 rolls 1 and would drift off the map: again.",
        "marauder fleet 1 rolls 4 and would drift onto the home of white (A06): again.",
        (
            "marauder fleet 1 rolls 5 and drifts south-west to Quiet Reach (B04), 2 ships, onto 2 cruisers of"
            " orange."
        ),
    ]


# Build


@rule("EH-SU-01", "EH-SU-02", "EH-SHIP-03")
def test_case_e03_is_told_with_every_price(told: Told) -> None:
    told.home(white="A03")
    told.ships("white", "C02", cruiser=3)
    told.player("white").level, told.player("white").production = 4, 11
    told.at(Build(0))
    told.says("white", "buy cruiser", "buy cruiser", "buy upgrade Turbo Engines", "on cruiser")
    told.says("white", "refit with Turbo Engines", "number 2", "end build")
    assert told.lines == [
        "white builds with 11 production.",
        "white buys a cruiser for 2 production.",
        "white buys a cruiser for 2 production.",
        "white buys Turbo Engines for the cruisers for 2 production.",
        "white refits 2 cruisers at Quiet Reach (C02) with Turbo Engines for 2 production.",
        "white leaves 3 production unspent.",
        "white places 2 cruisers at home (A03).",
    ]


@rule("EH-TECH-01", "EH-ENH-02", "EH-PORT-01")
def test_purchases_on_the_map_tell_price_and_effect(told: Told) -> None:
    told.tile("C02", face="Saffron")
    told.tile("C03", face="Verdance")
    told.flag("white", "C02", "C03")
    told.ships("white", "C02", cruiser=1)
    told.player("white").level, told.player("white").production = 7, 14
    told.at(Build(0))
    told.says("white", "advance tech", "build port at C02", "build mine at C02", "build cannon at C03")
    assert told.lines[1:] == [
        "white advances to tech level 8 for 4 production: Mine #2 and Advanced Targeting.",
        "white: production 14 to 9.",
        "white builds a port at Saffron (C02) for 3 production.",
        "white builds a mine on Saffron (C02) for 3 production.",
        "white: production 9 to 10.",
        "white builds a cannon on Verdance (C03) for 4 production: DV 10.",
    ]


@rule("EH-BUILD-04", "EH-BUILD-05")
def test_case_e04_tells_each_repair_and_what_stays_damaged(told: Told) -> None:
    for tile in ("C02", "C03", "C04"):
        told.group("white", tile, "drone mother damaged")
    told.player("white").budget = 5
    told.at(Repairs(0))
    told.says("white", "repair drone mother damaged at C03", "repair drone mother damaged at C02")
    assert told.lines == [
        "white repairs a drone mother at Quiet Reach (C03) for 2 production.",
        "white repairs a drone mother at Quiet Reach (C02) for 2 production.",
        "white cannot pay for more repairs: 1 drone mother stays damaged.",
    ]


@rule("EH-SP-09", "EH-BUILD-04")
def test_free_repairs_are_told_before_those_that_are_paid(told: Told) -> None:
    told.special("white", "Nanite Weave", "drone")
    told.upgrade("white", "cruiser", "Hull Armor")
    told.group("white", "C02", "drone mother damaged", 2)
    told.group("white", "C03", "cruiser I damaged")
    told.player("white").production = 3
    told.at(Build(0))
    assert told.lines[1:] == [
        "white repairs 2 drone mothers for free.",
        "white repairs 1 cruiser for 2 production.",
    ]


@rule("EH-SP-02", "EH-SU-08")
def test_specials_are_told_on_their_way_between_types(told: Told) -> None:
    told.group("white", "C02", "cruiser damaged")
    told.special("white", "Ablative Shell", "cruiser")
    told.special("white", "Phase Keel")
    told.player("white").production = 1
    told.at(Build(0))
    told.player("white").budget = 0
    told.says("white", "apply Phase Keel", "on drone mother", "apply Ablative Shell", "on drone mother")
    told.says("white", "apply Ablative Shell", "aside")
    assert told.lines[2:] == [
        "white attaches Phase Keel to the drone mothers.",
        (
            "white moves Ablative Shell from the cruisers to the drone mothers in place of Phase Keel; 1"
            " damaged ship breaks apart."
        ),
        "white takes Ablative Shell off the drone mothers and lays it aside.",
    ]


@rule("EH-PLACE-02")
def test_ships_above_the_limit_are_told(told: Told) -> None:
    told.home(white="A03")
    told.ships("white", "A03", cruiser=6, drone=1)
    told.at(CheckLimit(0, tile_of("A03")))
    told.says("white", "scrap drone mother")
    assert told.lines == ["white scraps a drone mother at home (A03), where more than 6 ships stand."]


@rule("EH-SHIP-03")
def test_ships_spread_over_ports_are_told_where_they_go(told: Told) -> None:
    told.home(white="A03")
    told.ships("white", "B05", port=1)
    told.player("white").bought = [3, 0, 0]
    told.at(PlaceShips(0))
    told.says("white", "place at B05", "number 2", "place at A03")
    assert told.lines == [
        "white places 2 cruisers at Quiet Reach (B05).",
        "white places 1 cruiser at home (A03).",
    ]


@rule("EH-EV-03")
def test_a_reveal_tells_the_world_and_opens_the_moves(told: Told) -> None:
    told.hidden("B03")
    told.s.unseen = (1 << 60) - 1
    told.player("white").probe = next(i for i, tiles in enumerate(POINTS) if tile_of("B03") in tiles)
    told.markers("white", "A03")
    told.at(RevealProbes())
    told.falls("reveal Saffron")
    assert told.lines == [
        "B03 is Saffron: tier 3 planet, DV 4, production 2, 1 tech token.",
        "Round 1. Move.",
    ]


@rule("EH-BUILD-03", "EH-PLACE-06", "EH-EV-04")
def test_what_is_not_used_is_told_only_where_it_could_have_been(told: Told) -> None:
    told.home(white="A03")
    told.ships("white", "A03", cruiser=1)
    told.hidden("B03")
    told.player("white").production = 0
    told.at(Build(0))
    told.says("white", "pass", "pass")
    assert told.lines[1:] == [
        "white leaves 2 order markers unused.",
        "white keeps the exploratory vehicle back.",
    ]
    told.at(PlaceProbe(1), PlaceMarkers(1))
    assert len(told.lines) == 3


# Move


@rule("EH-MOVE-03", "EH-MOVE-07", "EH-WH-02")
def test_case_e06_tells_the_wormhole_and_the_debris(told: Told) -> None:
    told.wormhole("B03", "B11")
    told.tile("B11", face="Hulk Row")
    told.ships("white", "A03", cruiser=1, drone=1)
    told.markers("white", "A03")
    told.at(Activate(0))
    told.says("white", "move all", "to B11")
    assert told.lines == [
        "white activates Quiet Reach (A03).",
        "white moves 1 cruiser and 1 drone mother from A03 to Hulk Row (B11) by wormhole.",
        "Debris destroys 1 cruiser of white.",
        "Debris damages 1 drone mother of white.",
    ]


@rule("EH-SP-10")
def test_a_pathfinder_tells_the_tile_it_turns_over(told: Told) -> None:
    told.special("white", "Pathfinder Array", "cruiser")
    told.hidden("B03")
    told.ships("white", "A03", cruiser=2)
    told.at(MoveShips(0, tile_of("A03")))
    told.says("white", "move cruiser", "only 1", "to B03")
    told.falls("reveal Hulk Row")
    assert told.lines == [
        "white moves 1 cruiser from A03 to B03.",
        "B03 is Hulk Row: debris field.",
        "Debris destroys 1 cruiser of white.",
    ]


@rule("EH-MOVE-14")
def test_a_marker_without_ships_is_told(told: Told) -> None:
    told.markers("white", "C02")
    told.at(Turn(0))
    assert told.lines == ["white's marker on Quiet Reach (C02) is removed: no ship there can move."]


@rule("EH-PRE-02")
def test_a_fleet_that_holds_is_told(told: Told) -> None:
    told.ships("orange", "B05", cruiser=1)
    told.group("white", "B05", "cruiser", entered=True)
    told.at(MoveShips(1, tile_of("B05")), CheckLimits(1))
    told.s.then(BreakAway(1, tile_of("B05")))
    advance(told.s, told.log)
    told.says("orange", "hold")
    assert told.lines == ["orange holds all ships at Quiet Reach (B05)."]


@rule("EH-PRE-01", "EH-PRE-04")
def test_case_e07_tells_the_attacking_roll_in_one_sentence(told: Told) -> None:
    told.ships("orange", "B05", cruiser=2)
    told.group("white", "B05", "gunship", entered=True)
    told.group("white", "B05", "cruiser", entered=True)
    told.at(BreakAway(1, tile_of("B05")))
    told.says("orange", "break away")
    told.falls("dice 2 5 6", "dice 1")
    assert told.lines == [
        "orange breaks away from Quiet Reach (B05) under the fire of white.",
        "white fires at orange: 1 2 5 6 (hit on 5-6): 2 hits.",
        "orange loses everything at Quiet Reach (B05): 2 cruisers.",
    ]
