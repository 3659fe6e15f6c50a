"""Retreat: a fleet leaves a combat towards its starting tile."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.event_horizon.board.fleet import entered_at
from perihelion.games.event_horizon.cards.tables import MARAUDERS, TILES
from perihelion.games.event_horizon.combat.combat import Combats


def white_flees(table: Table, cruiser: int = 2, home: str = "A03") -> None:
    """White, at home on A03, stands with cruisers on C02; orange is there with a drone and cannot retreat."""
    table.home(white=home)
    table.ships("white", "C02", cruiser=cruiser)
    table.ships("orange", "C02", drone=1)


def retreats(table: Table, name: str) -> list[str]:
    return [text.removeprefix("retreat to ") for text in table.offered(name) if text.startswith("retreat")]


@rule("EH-RET-01")
def test_a_player_may_retreat_with_the_whole_fleet_instead_of_rolling(table: Table) -> None:
    white_flees(table)
    table.ships("white", "C02", drone=1)
    table.at(Combats())
    assert table.offered("white") == ["fire at orange", "retreat to B02", "retreat to B03"]
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert table.at_tile("white", "B03") == ["cruiser", "cruiser", "drone mother"]
    assert (table.at_tile("white", "C02"), table.vp("orange"), table.s.fight.on) == ([], 0, False)


@rule("EH-RET-02")
def test_hits_of_the_round_still_count_and_only_survivors_leave(table: Table) -> None:
    white_flees(table)
    table.at(Combats())
    table.says("white", "retreat to B03")
    assert table.at_tile("white", "C02") == ["cruiser", "cruiser"]
    table.falls("dice 6")
    assert table.at_tile("white", "B03") == ["cruiser"]


@rule("EH-RET-03", "EH-WH-07")
def test_case_e32_a_link_of_the_network_is_a_step_if_it_leads_nearer(table: Table) -> None:
    table.home(white="A03")
    table.wormhole("C07", "B03", "B09")
    table.ships("white", "C07", cruiser=1)
    table.ships("orange", "C07", drone=1)
    table.at(Combats())
    assert retreats(table, "white") == ["D04", "C06", "B03", "A03"]
    assert table.why("white", "retreat to B09").rule == "EH-RET-03"


@rule("EH-RET-03")
def test_without_a_token_on_the_tile_there_is_no_link(table: Table) -> None:
    table.home(white="A03")
    table.wormhole("B03")
    table.ships("white", "C07", cruiser=1)
    table.ships("orange", "C07", drone=1)
    table.at(Combats())
    assert retreats(table, "white") == ["D04", "C06"]
    assert table.why("white", "retreat to B03").rule == "EH-RET-03"


@rule("EH-RET-04")
def test_an_unrevealed_tile_and_a_tile_with_another_players_ships_are_barred(table: Table) -> None:
    white_flees(table)
    table.hidden("B02")
    table.ships("orange", "B03", port=1)
    table.ships("orange", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    assert table.offered("white") == ["fire at orange", "fire at marauders"]
    assert table.why("white", "retreat to B02").rule == "EH-RET-04"
    assert table.why("white", "retreat to B03").rule == "EH-RET-04"


@rule("EH-RET-04", "EH-SP-14")
def test_a_starting_tile_with_anothers_ships_is_barred_by_the_beacon_only_if_there_is_one(
    table: Table,
) -> None:
    white_flees(table)
    table.ships("orange", "A03", cruiser=1)
    table.at(Combats())
    assert table.why("white", "retreat to A03").rule == "EH-RET-04"
    table.special("white", "Recall Beacon", "cruiser")
    assert table.why("white", "retreat to A03").rule == "EH-SP-14"


@rule("EH-RET-05")
def test_without_a_legal_tile_the_fleet_fires_without_a_question(table: Table) -> None:
    white_flees(table)
    table.hidden("B02", "B03")
    table.at(Combats())
    assert chance(table.s) is not None


@rule("EH-RET-06")
def test_a_fleet_on_its_own_starting_tile_cannot_retreat(table: Table) -> None:
    white_flees(table, home="C02")
    table.marauders("C02", 1)
    table.at(Combats())
    assert retreats(table, "white") == []
    assert table.why("white", "retreat to B03").rule == "EH-RET-06"


@rule("EH-RET-06", "EH-SP-14")
def test_a_recall_beacon_does_not_jump_from_the_starting_tile_to_itself(table: Table) -> None:
    white_flees(table, home="C02")
    table.special("white", "Recall Beacon", "cruiser")
    table.at(Combats())
    assert chance(table.s) is not None


@rule("EH-RET-07")
def test_debris_damages_retreating_ships_and_asteroids_do_not_stop_them(table: Table) -> None:
    white_flees(table)
    table.ships("white", "C02", drone=1)
    table.tile("B03", face="debris")
    table.tile("B02", face="asteroid")
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03"]
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert table.at_tile("white", "B03") == ["drone mother damaged"]


@rule("EH-RET-07")
def test_a_fleet_lost_to_debris_got_away_all_the_same(table: Table) -> None:
    white_flees(table)
    table.tile("B03", face="debris")
    table.at(Combats())
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert (table.player("white").ships, table.vp("orange")) == ([], 0)


@rule("EH-RET-07", "EH-SU-12")
def test_ships_with_flak_cannons_retreat_through_debris_unharmed(table: Table) -> None:
    white_flees(table, cruiser=0)
    table.group("white", "C02", "cruiser I")
    table.upgrade("white", "cruiser", "Flak Cannons")
    table.tile("B03", face="debris")
    table.at(Combats())
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert table.at_tile("white", "B03") == ["cruiser I"]


@rule("EH-RET-08", "EH-PLACE-02")
def test_case_e11_more_than_six_ships_after_a_retreat_must_be_scrapped(table: Table) -> None:
    white_flees(table, cruiser=4)
    table.ships("white", "B03", drone=3, port=1)
    table.at(Combats())
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother", "scrap port"]
    table.says("white", "scrap port", "scrap cruiser")
    assert table.at_tile("white", "B03") == ["cruiser"] * 3 + ["drone mother"] * 3


def port_and_cruisers(table: Table) -> None:
    """Case E17: orange, at home on A03, decides to retreat from white's cruiser, which scores a hit."""
    table.home(orange="A03")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=3, port=1)
    table.at(Combats())
    table.falls("dice 6")
    table.says("orange", "retreat to B03")
    assert table.offered("orange") == ["hit cruiser", "hit port"]


@rule("EH-RET-09", "EH-CMB-10")
def test_case_e17_a_port_stays_and_is_shot_at_until_it_is_hit(table: Table) -> None:
    port_and_cruisers(table)
    table.says("orange", "hit cruiser")
    assert (table.at_tile("orange", "B03"), table.at_tile("orange", "C02")) == (["cruiser"] * 2, ["port"])
    table.falls("dice 1", "dice 5")
    assert (table.at_tile("orange", "C02"), table.vp("white"), table.s.fight.on) == ([], 0, False)


@rule("EH-RET-09")
def test_case_e17_the_hit_may_go_to_the_port_instead(table: Table) -> None:
    port_and_cruisers(table)
    table.says("orange", "hit port")
    assert (table.at_tile("orange", "B03"), table.s.fight.on, table.vp("white")) == (
        ["cruiser"] * 3,
        False,
        0,
    )


def two_flee(three: Table) -> None:
    """White and orange, neighbours at home, retreat from purple on C02 in the same round, both to B03."""
    three.home(white="A03", orange="A04")
    three.ships("white", "C02", cruiser=1)
    three.ships("orange", "C02", cruiser=1)
    three.ships("purple", "C02", drone=1)
    three.at(Combats())
    three.says("white", "retreat to B03")
    three.says("orange", "retreat to B03")
    three.says("purple", "fire at white")


@rule("EH-RET-10")
def test_a_fleet_whose_tiles_were_taken_before_it_stays_and_rolls_no_dice(three: Table) -> None:
    two_flee(three)
    three.falls("dice 1")
    assert (three.at_tile("white", "B03"), three.at_tile("orange", "C02")) == (["cruiser"], ["cruiser"])
    assert (three.s.fight.round, len(three.s.fight.dice), three.s.fight.away) == (2, 1, 1)


@rule("EH-RET-10")
def test_retreats_are_carried_out_in_player_order(three: Table) -> None:
    three.s.order = [1, 0, 2]
    three.home(white="A03", orange="A04")
    for name in ("white", "orange", "purple"):
        three.ships(name, "C02", drone=1)
    three.hidden("B02")
    three.at(Combats())
    three.says("orange", "retreat to B03")
    three.says("white", "retreat to B03")
    three.says("purple", "fire at white")
    three.falls("dice 1")
    assert (three.at_tile("orange", "B03"), three.at_tile("white", "C02")) == (
        ["drone mother"],
        ["drone mother"],
    )


@rule("EH-RET-10")
def test_a_fleet_whose_tile_was_taken_goes_to_the_only_other_one(three: Table) -> None:
    three.home(white="A04", orange="A03")
    for name in ("white", "orange", "purple"):
        three.ships(name, "C02", drone=1)
    three.at(Combats())
    three.says("white", "retreat to B03")
    three.says("orange", "retreat to B03")
    three.says("purple", "fire at white")
    three.falls("dice 1")
    assert (three.at_tile("white", "B03"), three.at_tile("orange", "B02")) == (
        ["drone mother"],
        ["drone mother"],
    )


@rule("EH-RET-10")
def test_a_fleet_whose_tile_was_taken_chooses_among_what_is_left(three: Table) -> None:
    three.s.order = [1, 0, 2]
    three.home(white="A03", orange="A04")
    three.wormhole("C02")
    for name in ("white", "orange", "purple"):
        three.ships(name, "C02", drone=1)
    three.at(Combats())
    three.says("orange", "retreat to B03")
    three.says("white", "retreat to B03")
    three.says("purple", "fire at white")
    three.falls("dice 1")
    assert three.offered("white") == ["retreat to B02", "retreat to A03", "retreat to A04"]
    assert three.why("white", "retreat to B03").rule == "EH-RET-04"
    three.says("white", "retreat to B02")
    assert three.at_tile("white", "B02") == ["drone mother"]


@rule("EH-RET-11")
def test_an_enemy_flag_without_ships_and_own_ships_do_not_bar_a_retreat(table: Table) -> None:
    white_flees(table)
    table.tile("B03", face="moon")
    table.flag("orange", "B03")
    table.ships("white", "B02", cruiser=1)
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03"]


@rule("EH-RET-11")
def test_ships_that_retreated_have_not_moved_this_round(table: Table) -> None:
    white_flees(table, cruiser=0)
    table.group("white", "C02", "cruiser", entered=True)
    table.at(Combats())
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert (table.at_tile("white", "B03"), entered_at(table.player("white"), tile_of("B03"))) == (
        ["cruiser"],
        [],
    )


@rule("EH-RET-12")
def test_marauders_never_retreat(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls(*["dice 1"] * 10)
    assert (table.marauders_at("C02"), table.s.fight.away >> MARAUDERS & 1) == (1, 0)


@rule("EH-RET-13", "EH-RET-04")
def test_case_e23_a_retreat_into_marauders_is_fought_in_the_same_phase(table: Table) -> None:
    white_flees(table)
    table.hidden("B02")
    table.marauders("B03", 2)
    table.at(Combats())
    assert retreats(table, "white") == ["B03"]
    table.says("white", "retreat to B03")
    table.falls("dice 1")
    assert (TILES[table.s.fight.tile], table.s.fight.round) == ("B03", 1)
    assert table.offered("white") == ["fire at marauders", "retreat to A03"]


@rule("EH-RET-04", "EH-RET-05")
def test_case_e23_with_another_players_ship_there_no_retreat_is_offered(three: Table) -> None:
    white_flees(three)
    three.hidden("B02")
    three.ships("purple", "B03", cruiser=1)
    three.at(Combats())
    assert chance(three.s) is not None


@rule("EH-RET-14", "EH-CMB-02")
def test_a_tile_where_marauders_survived_is_fought_on_again(three: Table) -> None:
    three.home(white="A03", purple="A04")
    three.ships("white", "B03", cruiser=1)
    three.marauders("B03", 1)
    three.ships("purple", "C02", cruiser=1)
    three.ships("orange", "C02", drone=1)
    three.at(Combats())
    three.says("white", "fight at B03", "retreat to A03")
    three.falls("dice 1", "dice 1")
    three.says("purple", "retreat to B03")
    assert (TILES[three.s.fight.tile], three.s.fight.round) == ("B03", 1)
    assert three.offered("purple") == ["fire at marauders", "retreat to A04"]


# Specials


@rule("EH-SP-13")
def test_a_graviton_tether_in_the_combat_forbids_others_to_retreat(table: Table) -> None:
    white_flees(table)
    table.marauders("C02", 1)
    table.special("orange", "Graviton Tether", "drone")
    table.at(Combats())
    assert retreats(table, "white") == []
    assert table.why("white", "retreat to B03").rule == "EH-SP-13"


@rule("EH-SP-13")
def test_a_graviton_tether_does_not_hold_its_owner(table: Table) -> None:
    white_flees(table)
    table.special("white", "Graviton Tether", "cruiser")
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03"]


@rule("EH-SP-13")
def test_a_graviton_tether_elsewhere_holds_nobody(table: Table) -> None:
    white_flees(table)
    table.special("orange", "Graviton Tether", "cruiser")
    table.ships("orange", "D01", cruiser=1)
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03"]


@rule("EH-SP-14")
def test_a_recall_beacon_takes_the_fleet_straight_home(table: Table) -> None:
    white_flees(table)
    table.ships("white", "C02", drone=1)
    table.special("white", "Recall Beacon", "drone")
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03", "A03"]
    table.says("white", "retreat to A03")
    table.falls("dice 1")
    assert table.at_tile("white", "A03") == ["cruiser", "cruiser", "drone mother"]


@rule("EH-SP-14")
def test_a_recall_beacon_does_not_lead_home_to_another_players_ships(table: Table) -> None:
    white_flees(table)
    table.special("white", "Recall Beacon", "cruiser")
    table.ships("orange", "A03", cruiser=1)
    table.at(Combats())
    assert retreats(table, "white") == ["B02", "B03"]


@rule("EH-SP-14", "EH-RET-08")
def test_the_fleet_limit_holds_after_a_jump_home(table: Table) -> None:
    white_flees(table)
    table.special("white", "Recall Beacon", "cruiser")
    table.ships("white", "A03", drone=5)
    table.at(Combats())
    table.says("white", "retreat to A03")
    table.falls("dice 1")
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother"]


@rule("EH-SP-14", "EH-RET-10")
def test_a_fleet_that_lost_its_recall_beacon_in_the_round_goes_elsewhere(table: Table) -> None:
    white_flees(table, cruiser=1)
    table.ships("white", "C02", drone=1)
    table.special("white", "Recall Beacon", "cruiser")
    table.at(Combats())
    table.says("white", "retreat to A03")
    table.falls("dice 6")
    table.says("white", "hit cruiser")
    assert table.offered("white") == ["retreat to B02", "retreat to B03"]
