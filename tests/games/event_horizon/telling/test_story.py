"""The log: what people read at the table, and what only one of them may read."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
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

# Setup and the start of a round


@rule("EH-SETUP-11", "EH-SETUP-12")
def test_places_are_told_with_what_they_cover(table: Table) -> None:
    table.tile("A03", face="Pell")
    table.hidden("C02")
    table.at(StartAt(0), HideMarauders(0))
    table.says("white", "start at A03")
    assert table.lines == [
        "white starts at A03, edge NE, in place of Pell.",
        "white hides marauder fleet 1, 2 ships, at C02.",
    ]


@rule("EH-OPT-01")
def test_cruisers_of_the_table_option_are_told(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.s.start_cruisers = 2
    table.at(StartCruisers())
    assert table.lines == ["Every player starts with 2 cruisers on the starting tile."]


@rule("EH-SP-05", "EH-GEN-09")
def test_only_the_drawer_reads_what_was_drawn(table: Table) -> None:
    table.at(DrawSpecials(0, 2))
    table.falls("draw Nanite Weave", "draw Phase Keel")
    assert table.lines_for("white") == [
        "white draws 2 specials.",
        "white looks at Nanite Weave and Phase Keel.",
    ]
    assert table.lines_for("orange") == table.lines == ["white draws 2 specials."]
    table.says("white", "keep Phase Keel")
    assert table.lines[1:] == [
        "white keeps Phase Keel: entering asteroid costs 1; entering debris costs 1; takes no damage from"
        " debris."
    ]


@rule("EH-SP-06")
def test_a_draw_from_an_empty_deck_is_told(table: Table) -> None:
    table.s.deck = full_pile([])
    table.at(DrawSpecials(0, 2))
    assert table.lines == ["white would draw a special, but the deck is empty."]


@rule("EH-ROUND-02", "EH-ROUND-04", "EH-MAR-01", "EH-MAR-03")
def test_a_round_opens_with_the_order_the_wormhole_and_the_drift(table: Table) -> None:
    """E18."""
    table.s.round = 4
    table.home(white="A03", orange="A15")
    table.at(RoundStart())
    table.falls("roll 2", "roll 5", "roll 3", "roll 3", "roll 6", "roll 1")
    table.says("white", "open a wormhole at C02")
    table.falls("roll 4")
    assert table.lines == [
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
def test_a_round_without_a_place_for_a_wormhole_says_so(table: Table) -> None:
    table.wormhole(*TILES[1:])
    table.player("white").production = 3
    table.at(MarauderStart())
    assert table.lines == ["No tile is left for a new wormhole."]


@rule("EH-MAR-07", "EH-MAR-10")
def test_a_drift_tells_why_it_is_rolled_again_and_whom_it_meets(table: Table) -> None:
    """E15."""
    table.home(white="A06")
    table.ships("orange", "B04", cruiser=2)
    table.marauders("A05", 2)
    table.at(Drift(0))
    table.falls("roll 1", "roll 4", "roll 5")
    assert table.lines == [
        "marauder fleet 1 rolls 1 and would drift off the map: again.",
        "marauder fleet 1 rolls 4 and would drift onto the home of white (A06): again.",
        (
            "marauder fleet 1 rolls 5 and drifts south-west to Quiet Reach (B04), 2 ships, onto 2 cruisers of"
            " orange."
        ),
    ]


# Build


@rule("EH-SU-01", "EH-SU-02", "EH-SHIP-03")
def test_case_e03_is_told_with_every_price(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "C02", cruiser=3)
    table.player("white").level, table.player("white").production = 4, 11
    table.at(Build(0))
    table.says("white", "buy cruiser", "buy cruiser", "buy upgrade Turbo Engines", "on cruiser")
    table.says("white", "refit with Turbo Engines", "number 2", "end build")
    assert table.lines == [
        "white builds with 11 production.",
        "white buys a cruiser for 2 production.",
        "white buys a cruiser for 2 production.",
        "white buys Turbo Engines for the cruisers for 2 production.",
        "white refits 2 cruisers at Quiet Reach (C02) with Turbo Engines for 2 production.",
        "white leaves 3 production unspent.",
        "white places 2 cruisers at home (A03).",
    ]


@rule("EH-TECH-01", "EH-ENH-02", "EH-PORT-01")
def test_purchases_on_the_map_tell_price_and_effect(table: Table) -> None:
    table.tile("C02", face="Saffron")
    table.tile("C03", face="Verdance")
    table.flag("white", "C02", "C03")
    table.ships("white", "C02", cruiser=1)
    table.player("white").level, table.player("white").production = 7, 14
    table.at(Build(0))
    table.says("white", "advance tech", "build port at C02", "build mine at C02", "build cannon at C03")
    assert table.lines[1:] == [
        "white advances to tech level 8 for 4 production: Mine #2 and Advanced Targeting.",
        "white: production 14 to 9.",
        "white builds a port at Saffron (C02) for 3 production.",
        "white builds a mine on Saffron (C02) for 3 production.",
        "white: production 9 to 10.",
        "white builds a cannon on Verdance (C03) for 4 production: DV 10.",
    ]


@rule("EH-BUILD-04", "EH-BUILD-05")
def test_case_e04_tells_each_repair_and_what_stays_damaged(table: Table) -> None:
    for tile in ("C02", "C03", "C04"):
        table.group("white", tile, "drone mother damaged")
    table.player("white").budget = 5
    table.at(Repairs(0))
    table.says("white", "repair drone mother damaged at C03", "repair drone mother damaged at C02")
    assert table.lines == [
        "white repairs a drone mother at Quiet Reach (C03) for 2 production.",
        "white repairs a drone mother at Quiet Reach (C02) for 2 production.",
        "white cannot pay for more repairs: 1 drone mother stays damaged.",
    ]


@rule("EH-SP-09", "EH-BUILD-04")
def test_free_repairs_are_told_before_those_that_are_paid(table: Table) -> None:
    table.special("white", "Nanite Weave", "drone")
    table.upgrade("white", "cruiser", "Hull Armor")
    table.group("white", "C02", "drone mother damaged", 2)
    table.group("white", "C03", "cruiser I damaged")
    table.player("white").production = 3
    table.at(Build(0))
    assert table.lines[1:] == [
        "white repairs 2 drone mothers for free.",
        "white repairs 1 cruiser for 2 production.",
    ]


@rule("EH-SP-02", "EH-SU-08")
def test_specials_are_told_on_their_way_between_types(table: Table) -> None:
    table.group("white", "C02", "cruiser damaged")
    table.special("white", "Ablative Shell", "cruiser")
    table.special("white", "Phase Keel")
    table.player("white").production = 1
    table.at(Build(0))
    table.player("white").budget = 0
    table.says("white", "apply Phase Keel", "on drone mother", "apply Ablative Shell", "on drone mother")
    table.says("white", "apply Ablative Shell", "aside")
    assert table.lines[2:] == [
        "white attaches Phase Keel to the drone mothers.",
        (
            "white moves Ablative Shell from the cruisers to the drone mothers in place of Phase Keel; 1"
            " damaged ship breaks apart."
        ),
        "white takes Ablative Shell off the drone mothers and lays it aside.",
    ]


@rule("EH-PLACE-02")
def test_ships_above_the_limit_are_told(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", cruiser=6, drone=1)
    table.at(CheckLimit(0, tile_of("A03")))
    table.says("white", "scrap drone mother")
    assert table.lines == ["white scraps a drone mother at home (A03), where more than 6 ships stand."]


@rule("EH-SHIP-03")
def test_ships_spread_over_ports_are_told_where_they_go(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "B05", port=1)
    table.player("white").bought = [3, 0, 0]
    table.at(PlaceShips(0))
    table.says("white", "place at B05", "number 2", "place at A03")
    assert table.lines == [
        "white places 2 cruisers at Quiet Reach (B05).",
        "white places 1 cruiser at home (A03).",
    ]


@rule("EH-EV-03")
def test_a_reveal_tells_the_world_and_opens_the_moves(table: Table) -> None:
    table.hidden("B03")
    table.s.unseen = (1 << 60) - 1
    table.player("white").probe = next(i for i, tiles in enumerate(POINTS) if tile_of("B03") in tiles)
    table.markers("white", "A03")
    table.at(RevealProbes())
    table.falls("reveal Saffron")
    assert table.lines == [
        "B03 is Saffron: tier 3 planet, DV 4, production 2, 1 tech token.",
        "Round 1. Move.",
    ]


@rule("EH-BUILD-03", "EH-PLACE-06", "EH-EV-04")
def test_what_is_not_used_is_told_only_where_it_could_have_been(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", cruiser=1)
    table.hidden("B03")
    table.player("white").production = 0
    table.at(Build(0))
    table.says("white", "pass", "pass")
    assert table.lines[1:] == [
        "white leaves 2 order markers unused.",
        "white keeps the exploratory vehicle back.",
    ]
    table.at(PlaceProbe(1), PlaceMarkers(1))
    assert len(table.lines) == 3


# Move


@rule("EH-MOVE-03", "EH-MOVE-07", "EH-WH-02")
def test_case_e06_tells_the_wormhole_and_the_debris(table: Table) -> None:
    table.wormhole("B03", "B11")
    table.tile("B11", face="Hulk Row")
    table.ships("white", "A03", cruiser=1, drone=1)
    table.markers("white", "A03")
    table.at(Activate(0))
    table.says("white", "move all", "to B11")
    assert table.lines == [
        "white activates Quiet Reach (A03).",
        "white moves 1 cruiser and 1 drone mother from A03 to Hulk Row (B11) by wormhole.",
        "Debris destroys 1 cruiser of white.",
        "Debris damages 1 drone mother of white.",
    ]


@rule("EH-SP-10")
def test_a_pathfinder_tells_the_tile_it_turns_over(table: Table) -> None:
    table.special("white", "Pathfinder Array", "cruiser")
    table.hidden("B03")
    table.ships("white", "A03", cruiser=2)
    table.at(MoveShips(0, tile_of("A03")))
    table.says("white", "move cruiser", "only 1", "to B03")
    table.falls("reveal Hulk Row")
    assert table.lines == [
        "white moves 1 cruiser from A03 to B03.",
        "B03 is Hulk Row: debris field.",
        "Debris destroys 1 cruiser of white.",
    ]


@rule("EH-MOVE-14")
def test_a_marker_without_ships_is_told(table: Table) -> None:
    table.markers("white", "C02")
    table.at(Turn(0))
    assert table.lines == ["white's marker on Quiet Reach (C02) is removed: no ship there can move."]


@rule("EH-PRE-02")
def test_a_fleet_that_holds_is_told(table: Table) -> None:
    table.ships("orange", "B05", cruiser=1)
    table.group("white", "B05", "cruiser", entered=True)
    table.at(MoveShips(1, tile_of("B05")), CheckLimits(1))
    table.s.then(BreakAway(1, tile_of("B05")))
    advance(table.s, table.log)
    table.says("orange", "hold")
    assert table.lines == ["orange holds all ships at Quiet Reach (B05)."]


@rule("EH-PRE-01", "EH-PRE-04")
def test_case_e07_tells_the_attacking_roll_in_one_sentence(table: Table) -> None:
    table.ships("orange", "B05", cruiser=2)
    table.group("white", "B05", "gunship", entered=True)
    table.group("white", "B05", "cruiser", entered=True)
    table.at(BreakAway(1, tile_of("B05")))
    table.says("orange", "break away")
    table.falls("dice 2 5 6", "dice 1")
    assert table.lines == [
        "orange breaks away from Quiet Reach (B05) under the fire of white.",
        "white fires at orange: 1 2 5 6 (hit on 5-6): 2 hits.",
        "orange loses everything at Quiet Reach (B05): 2 cruisers.",
    ]
