"""The questions and the hints: what a player reads before choosing."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, seat_of, tile_of
from kit.ear import steps_of
from marks import rule
from perihelion.core.steps import Ask
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import Build, BuildMenu
from perihelion.games.event_horizon.build.placement import CheckLimit, PlaceMarkers
from perihelion.games.event_horizon.build.repair import Repairs
from perihelion.games.event_horizon.build.specials import Apply
from perihelion.games.event_horizon.cards.tables import EVERYWHERE, RING, TILE_COUNT, UNSEEN
from perihelion.games.event_horizon.combat.cannons import FreeShots
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.breakaway import BreakAway
from perihelion.games.event_horizon.move.move import MoveShips
from perihelion.games.event_horizon.round.marauders import OpenWormhole
from perihelion.games.event_horizon.setup import HideMarauders, StartAt
from perihelion.games.event_horizon.telling.prompts.table import QUESTIONS


def test_every_question_has_a_sentence_and_a_rule() -> None:
    assert set(QUESTIONS) == steps_of(GAME, Ask)
    assert all(f"| {asked} |" in GAME.rules.books[0].text() for asked, _ in QUESTIONS.values())


# Setup and the start of a round


@rule("EH-SETUP-09", "EH-SETUP-11")
def test_a_starting_tile_is_offered_with_the_worlds_near_it_and_the_tile_it_covers(table: Table) -> None:
    for tile in range(1, TILE_COUNT):
        if RING[tile] < 4:
            table.s.faces[tile] = UNSEEN
    table.s.revealed = EVERYWHERE
    table.tile("A03", face="Pell")
    table.tile("A05", face="Rust Harbor")
    table.at(StartAt(0))
    assert table.question("white").startswith("Where does your starting tile go?")
    assert (
        table.hint("white", "start at A03")
        == "1 world with 2 production within 2 steps, 7 tiles still hidden; replaces Pell (moon, DV 1,"
        " production 1)"
    )


@rule("EH-SETUP-12")
def test_marauders_are_hidden_with_the_way_to_every_home(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.hidden("D01", "C07")
    table.at(HideMarauders(1))
    assert table.hint("orange", "hide marauders at C07") == "2 steps from your home, 6 from white's"


@rule("EH-SP-05")
def test_a_special_is_offered_with_what_it_does(table: Table) -> None:
    table.at(DrawSpecials(0, 2))
    table.falls("draw Nanite Weave", "draw Phase Keel")
    assert (
        table.question("white")
        == "You look at 2 specials: keep one. The rest goes under the deck, unseen by the others."
    )
    assert table.hint("white", "keep Nanite Weave") == "is repaired for free at the start of your Build"


@rule("EH-MAR-01")
def test_a_wormhole_is_asked_for_with_the_least_production(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.tile("B03", face="Saffron")
    table.flag("orange", "B03")
    table.at(OpenWormhole(0))
    asked = "You have the least production, 4: where does the wormhole open? 3 marauder ships come out of it."
    assert table.question("white") == asked
    assert (
        table.hint("white", "open a wormhole at B03")
        == "Saffron, tier 3 planet, DV 4, production 2, 1 tech token, flag of orange; 1 step from your home,"
        " 7 from orange's"
    )


# Build


@rule("EH-BUILD-02", "EH-BUILD-03")
def test_the_build_menu_says_what_is_left_and_what_everything_costs(table: Table) -> None:
    table.home(white="A03")
    table.player("white").production = 9
    table.at(Build(0))
    table.says("white", "buy cruiser")
    assert (
        table.question("white")
        == "Build with 7 of 9 production left: buy, change upgrades, or end your Build. What is left is lost."
    )
    assert table.hint("white", "advance tech") == "4 production, 3 left; level 2: mine, Hangar Bay"
    assert (
        table.hint("white", "buy drone mother")
        == "3 production, 4 left; speed 2, CV 6, HP 2, 1 die hitting on 6; 6 in supply"
    )
    assert table.hint("white", "end build") == "7 production is lost"


@rule("EH-SP-02", "EH-SP-03")
def test_ending_the_build_names_the_specials_that_are_not_attached(table: Table) -> None:
    table.special("white", "Deflector Veil")
    table.at_menu(3)
    assert table.hint("white", "end build") == "3 production is lost; Deflector Veil is not attached"
    table.says("white", "apply Deflector Veil", "on cruiser")
    assert table.hint("white", "end build") == "3 production is lost"


@rule("EH-ENH-06", "EH-ENH-07", "EH-ENH-09")
def test_a_mine_is_offered_with_its_yield_and_a_cannon_with_the_new_dv(table: Table) -> None:
    """E16."""
    table.tile("C04", face="Verdance")
    table.tile("C03", "D03", face="debris")
    table.flag("white", "C04")
    table.player("white").level, table.player("white").budget = 8, 10
    table.at(BuildMenu(0))
    assert (
        table.hint("white", "build mine at C04")
        == "3 production, 7 left; +3 production from the next round on"
    )
    assert (
        table.hint("white", "build cannon at C04")
        == "4 production, 6 left; DV 8 to 10, one shot in each combat round"
    )


@rule("EH-SU-01", "EH-SU-02")
def test_an_upgrade_is_offered_with_its_effect_and_the_ships_to_refit(table: Table) -> None:
    """E03."""
    table.ships("white", "C02", cruiser=3)
    table.player("white").level, table.player("white").budget = 4, 11
    table.at(BuildMenu(0))
    assert table.hint("white", "buy upgrade Turbo Engines") == "2 production, 9 left; +1 speed"
    table.says("white", "buy upgrade Turbo Engines")
    assert (
        table.question("white")
        == "Which ship type gets Turbo Engines, for 2 production? New ships of that type carry it."
    )
    assert table.hint("white", "on cruiser") == "3 ships on the map, 1 production each to refit"
    table.says("white", "on cruiser")
    assert (
        table.hint("white", "refit with Turbo Engines") == "3 ships without it, 1 production each; +1 speed"
    )
    table.says("white", "refit with Turbo Engines")
    asked = "How many of your 3 cruisers at Quiet Reach (C02) get Turbo Engines? 1 production each, 9 left."
    assert (table.question("white"), table.hint("white", "number 2")) == (asked, "2 production, 7 left")


@rule("EH-BUILD-05")
def test_repairs_are_asked_for_with_what_the_budget_covers(table: Table) -> None:
    """E04."""
    for tile in ("C02", "C03", "C04"):
        table.group("white", tile, "drone mother damaged")
    table.player("white").budget = 5
    table.at(Repairs(0))
    assert (
        table.question("white")
        == "You have 3 damaged ships and 5 production, enough for 2 repairs: which ship is next?"
    )


@rule("EH-SP-01")
def test_a_special_says_what_it_displaces(table: Table) -> None:
    table.special("white", "Phase Keel")
    table.special("white", "Nanite Weave", "cruiser")
    table.at(Apply(0, table.player("white").specials[0]))
    assert table.question("white") == "For which ship type does Phase Keel work? A type holds one special."
    assert table.hint("white", "on cruiser") == "no ship on the map; Nanite Weave lies aside then"


@rule("EH-PLACE-02", "EH-PLACE-04", "EH-EV-03")
def test_placement_is_asked_for_with_limits_and_tiles(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", cruiser=6, drone=1)
    table.hidden("B02", "B03")
    table.at(CheckLimit(0, tile_of("A03")), PlaceMarkers(0), PlaceProbe(0))
    assert (
        table.question("white")
        == "You have 7 ships at home (A03) and the limit is 6: which one is destroyed?"
    )
    table.says("white", "scrap cruiser")
    assert (
        table.question("white")
        == "2 order markers left: from which tile shall your ships move this round? Or pass."
    )
    assert table.hint("white", "order at A03") == "5 cruisers and 1 drone mother, speed 2-3"
    table.says("white", "pass")
    assert table.hint("white", "explore B02-A03-B03") == "reveals 2 tiles: B02 and B03"


# Move


@rule("EH-MOVE-06", "EH-MOVE-07", "EH-CAP-01")
def test_a_destination_is_offered_with_cost_debris_and_what_it_takes_to_capture(table: Table) -> None:
    """E05."""
    table.tile("C03", face="debris")
    table.tile("C01", face="Saffron")
    table.marauders("C01", 2)
    table.ships("white", "C02", cruiser=1, drone=1)
    table.at(MoveShips(0, tile_of("C02")))
    assert table.hint("white", "move drone mother") == "1 ship, speed 2, CV 6"
    table.says("white", "move all")
    assert (
        table.hint("white", "to C03")
        == "2 of 2 movement; 1 cruiser lost in debris; 1 drone mother damaged by debris"
    )
    assert (
        table.hint("white", "to C01")
        == "1 of 2 movement; the marauders with 2 ships; Saffron: CV 7 against DV 4, captures it"
    )


@rule("EH-PRE-01", "EH-PRE-03")
def test_breaking_away_is_offered_with_the_dice_it_provokes(table: Table) -> None:
    """E07."""
    table.ships("orange", "B05", cruiser=2)
    table.group("white", "B05", "gunship", entered=True)
    table.group("white", "B05", "cruiser", entered=True)
    table.at(BreakAway(1, tile_of("B05")))
    assert (
        table.question("orange") == "Quiet Reach (B05) was entered by white with 1 cruiser and 1 gunship: "
        "break away under their fire, or hold all ships here?"
    )
    assert (
        table.hint("orange", "break away")
        == "they roll 4 dice at you first, 1.3 hits expected; then you may move"
    )


# Combat


@rule("EH-CMB-08", "EH-RET-02")
def test_fire_is_offered_with_dice_and_expected_hits_and_retreat_with_the_way_home(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "C02", cruiser=2, drone=1)
    table.marauders("C02", 3)
    table.marauders("B03", 1)
    table.at(Combats())
    assert (
        table.question("white")
        == "Round 1 at Quiet Reach (C02): your 2 cruisers and 1 drone mother against the marauders with 3"
        " ships. Fire, or retreat?"
    )
    assert table.hint("white", "fire at marauders") == "3 dice, 0.8 hits expected; they have 3 ships"
    assert (
        table.hint("white", "retreat to B03")
        == "1 step from home; the marauders with 1 ship; no dice this round, and hits still count"
    )


@rule("EH-CMB-13", "EH-CMB-15")
def test_a_hit_is_assigned_with_what_is_left_of_the_ship(table: Table) -> None:
    table.ships("white", "C02", cruiser=1, drone=1)
    table.marauders("C02", 2)
    table.at(Combats())
    table.falls("dice 1", "dice 1", "dice 1 5")
    assert (
        table.question("white")
        == "Your fleet at Quiet Reach (C02) takes 1 hit: choose the ship that takes it."
    )
    assert table.hint("white", "hit cruiser") == "is destroyed"
    assert table.hint("white", "hit drone mother") == "stays with 1 of 2 HP"


@rule("EH-CAN-02", "EH-CAN-05")
def test_a_cannon_shot_is_asked_for_with_its_world(table: Table) -> None:
    """E21."""
    table.tile("C02", face="Pell")
    table.flag("white", "C02")
    table.cannon("C02")
    table.ships("orange", "C02", cruiser=1, drone=1)
    table.at(FreeShots())
    assert (
        table.question("white")
        == "Your cannon of Pell (C02) may destroy a ship with a 5 or 6: which one? Or hold fire."
    )
    assert table.hint("white", "strike orange drone mother") == "destroyed with a 5 or 6, whatever its HP"


@rule("EH-CAN-04", "EH-CAN-06")
def test_several_cannons_are_offered_with_what_is_in_range(table: Table) -> None:
    table.tile("C02", face="Pell")
    table.tile("B11", face="Tavi")
    table.flag("white", "C02", "B11")
    table.cannon("C02", "B11")
    table.player("white").level = 9
    table.ships("orange", "C02", cruiser=1)
    table.ships("orange", "C03", cruiser=2)
    table.marauders("B11", 2)
    table.at(FreeShots())
    asked = "Free shots before the combats: which of your cannons shoots next? Hits on 5-6. Or hold fire."
    assert (table.question("white"), table.hint("white", "shoot from B11")) == (
        asked,
        "in range: the marauders with 2 ships",
    )
    table.says("white", "shoot from C02")
    assert table.question("white") == "At which tile does your cannon of Pell (C02) take its free shot?"
    assert table.hint("white", "aim at C03") == "orange with 2 cruisers"


@rule("EH-CMB-07")
def test_an_ambush_is_asked_for_with_those_it_may_hit(three: Table) -> None:
    three.special("white", "Ambush Protocol", "gunship")
    three.ships("white", "C02", cruiser=1, gunship=1)
    three.ships("orange", "C02", cruiser=1)
    three.ships("purple", "C02", drone=1)
    three.at(Combats())
    assert (
        three.question("white")
        == "Your ships with the Ambush Protocol fire first at Quiet Reach (C02): at whom? "
        "There: orange with 1 cruiser and purple with 1 drone mother."
    )
    assert three.hint("white", "fire at purple") == "3 dice, 1.0 hits expected; they have 1 drone mother"


@rule("EH-SP-02")
def test_the_owner_of_two_attached_copies_is_asked_which_one_moves(table: Table) -> None:
    table.special("white", "Phase Keel", "cruiser")
    table.special("white", "Phase Keel", "drone")
    table.at(Apply(0, table.player("white").attached[0]))
    table.says("white", "aside")
    assert (
        table.question("white") == "You have two of Phase Keel on your ships: which type gives up its copy?"
    )


@pytest.mark.parametrize(
    "text",
    ["end build", "fire at marauders", "to C02", "hit cruiser", "number 3", "retreat to A03", "on cruiser"],
)
def test_a_word_that_is_not_offered_has_a_hint_without_harm(table: Table, text: str) -> None:
    table.home(white="A03")
    table.at(PlaceProbe(seat_of("white")))
    assert isinstance(table.hint("white", text), str)
