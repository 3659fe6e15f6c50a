"""Combat: every contested tile is fought out, round by round."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships
from perihelion.games.event_horizon.cards.tables import MARAUDERS, TILES
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.fight import read_thrown
from perihelion.games.event_horizon.player import BATTLES, MARAUDER_BATTLES


def shooters(table: Table) -> list[int]:
    """The sides that have thrown dice in this combat, in order."""
    return [read_thrown(code)[1] for code in table.s.fight.dice]


def targets(table: Table) -> list[int]:
    return [read_thrown(code)[2] for code in table.s.fight.dice]


# The phase


@rule("EH-CMB-01")
def test_a_contested_tile_is_fought_out_and_nobody_may_decline(three: Table) -> None:
    for name in ("white", "orange", "purple"):
        three.ships(name, "C02", cruiser=1)
    three.at(Combats())
    assert three.offered("white") == ["fire at orange", "fire at purple"]
    assert three.why("white", "pass").rule == "EH-CMB-01"


@rule("EH-CMB-01")
def test_a_tile_with_one_side_is_not_contested(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.flag("orange", "C02")
    table.marauders("C03", 2)
    table.at(Combats())
    assert (chance(table.s), table.asked(), table.s.fight.tile) == (None, [], -1)


@rule("EH-CMB-02")
def test_the_first_player_in_order_picks_the_next_contested_tile(table: Table) -> None:
    table.s.order = [1, 0]
    for tile in ("C02", "B11"):
        table.ships("white", tile, cruiser=1)
        table.ships("orange", tile, cruiser=1)
    table.at(Combats())
    assert table.offered("orange") == ["fight at C02", "fight at B11"]
    assert table.why("orange", "fight at C03").rule == "EH-CMB-01"
    table.says("orange", "fight at B11")
    assert TILES[table.s.fight.tile] == "B11"
    table.falls("dice 6", "dice 6")
    assert TILES[table.s.fight.tile] == "C02"


@rule("EH-CMB-03")
def test_free_shots_come_before_the_first_combat(table: Table) -> None:
    table.tile("D01", face="green")
    table.flag("white", "D01")
    table.cannon("D01")
    table.ships("orange", "D01", cruiser=1)
    table.ships("white", "B11", cruiser=1)
    table.ships("orange", "B11", cruiser=1)
    table.at(Combats())
    assert table.offered("white") == ["strike orange cruiser", "hold fire"]
    table.says("white", "hold fire")
    assert TILES[table.s.fight.tile] == "B11"


# A round


@rule("EH-CMB-04", "EH-CMB-25")
def test_a_combat_goes_on_until_one_side_is_left_however_long(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.falls(*["dice 1"] * 40)
    assert (table.s.fight.round, table.s.fight.on) == (21, True)
    table.falls("dice 6", "dice 1")
    assert (table.s.fight.round, table.s.fight.on) == (21, False)


@rule("EH-CMB-05")
def test_cannons_shoot_first_then_players_in_order_and_marauders_last(three: Table) -> None:
    three.tile("C02", face="moon")
    three.flag("purple", "C02")
    three.cannon("C02")
    three.s.order = [1, 0, 2]
    for name in ("white", "orange"):
        three.ships(name, "C02", cruiser=2)
    three.marauders("C02", 2)
    three.points(white=1)
    three.at(Combats())
    three.says("purple", "strike marauder fleet 1")
    three.falls("roll 1")
    three.says("orange", "fire at white")
    three.falls("dice 1 1")
    three.says("white", "fire at orange")
    three.falls("dice 1 1", "dice 1 1")
    assert shooters(three) == [2, 1, 0, MARAUDERS]


@rule("EH-CMB-06")
def test_a_combat_decided_by_a_cannon_ends_before_anybody_fires(table: Table) -> None:
    table.tile("C02", face="moon")
    table.flag("white", "C02")
    table.cannon("C02")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 6")
    assert (chance(table.s), table.s.fight.on, table.vp("white")) == (None, False, 1)


@rule("EH-CMB-06", "EH-CMB-07")
def test_a_combat_decided_by_an_ambush_ends_before_the_victims_fire(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.special("orange", "Ambush Protocol", "cruiser")
    table.at(Combats())
    table.falls("dice 6")
    assert (chance(table.s), table.at_tile("white", "C02"), table.vp("orange")) == (None, [], 1)


@rule("EH-CMB-07")
def test_an_ambush_chooses_one_enemy_fleet_in_the_first_round_only(three: Table) -> None:
    for name in ("white", "orange", "purple"):
        three.ships(name, "C02", drone=1)
    three.special("purple", "Ambush Protocol", "drone")
    three.at(Combats())
    assert three.offered("purple") == ["fire at white", "fire at orange"]
    three.says("purple", "fire at orange")
    three.falls("dice 1")
    three.says("white", "fire at orange")
    three.falls("dice 1")
    three.says("orange", "fire at white")
    three.falls("dice 1")
    assert (three.s.fight.round, three.asked()) == (2, ["white"])


@rule("EH-SP-12")
def test_ships_that_ambushed_do_not_roll_again_in_that_round(table: Table) -> None:
    table.ships("white", "C02", cruiser=3, drone=1)
    table.ships("orange", "C02", drone=2)
    table.special("white", "Ambush Protocol", "cruiser")
    table.at(Combats())
    table.falls("dice 1 1 1", "dice 1", "dice 1 1")
    assert (shooters(table), table.s.fight.round) == ([0, 0, 1], 2)
    table.falls("dice 1 1 1", "dice 1")
    assert shooters(table) == [0, 0, 1, 0, 0]


@rule("EH-SP-12")
def test_a_fleet_that_ambushed_may_not_retreat_in_that_round(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "C02", cruiser=1, drone=1)
    table.ships("orange", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.special("white", "Ambush Protocol", "cruiser")
    table.at(Combats())
    assert table.why("white", "retreat to B03").rule == "EH-SP-12"
    table.says("white", "fire at orange")
    table.falls("dice 1")
    assert table.offered("white") == ["fire at orange", "fire at marauders"]
    assert table.why("white", "retreat to B03").rule == "EH-SP-12"


@rule("EH-CMB-08")
def test_all_ships_fire_at_one_chosen_enemy_fleet(three: Table) -> None:
    three.ships("white", "C02", cruiser=2, drone=1)
    three.ships("orange", "C02", cruiser=1)
    three.marauders("C02", 1)
    three.at(Combats())
    assert three.offered("white") == ["fire at orange", "fire at marauders"]
    assert three.why("white", "fire at white").rule == "EH-CMB-08"
    assert three.why("white", "fire at purple").rule == "EH-CMB-08"
    three.says("white", "fire at marauders")
    three.falls("dice 1 1", "dice 1")
    assert targets(three) == [MARAUDERS, MARAUDERS]


@rule("EH-CMB-10", "EH-CMB-25")
def test_a_lone_port_neither_fires_nor_retreats(table: Table) -> None:
    table.home(orange="A03")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", port=1)
    table.at(Combats())
    table.falls("dice 1", "dice 1", "dice 5")
    assert (shooters(table), table.at_tile("orange", "C02"), table.vp("white")) == ([0, 0, 0], [], 1)


@rule("EH-CMB-12")
def test_ships_shot_in_a_round_still_fire_in_it(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.falls("dice 6")
    assert table.at_tile("orange", "C02") == ["cruiser"]
    table.falls("dice 5")
    assert (table.at_tile("white", "C02"), table.at_tile("orange", "C02")) == ([], [])


# The marauders


def meet_marauders(table: Table, **cruisers: int) -> None:
    """Players with so many cruisers and marauders stand on C02; every player shoots at the marauders and
    misses."""
    for name, number in cruisers.items():
        table.ships(name, "C02", cruiser=number)
    table.marauders("C02", 1)
    table.at(Combats())
    for name, number in cruisers.items():
        table.says(name, "fire at marauders")
        table.falls("dice " + " ".join(["1"] * number))


@rule("EH-CMB-11")
def test_marauders_fire_at_the_player_with_the_most_ships(table: Table) -> None:
    table.points(white=9)
    meet_marauders(table, white=1, orange=2)
    table.falls("dice 1")
    assert targets(table)[-1] == seat_of("orange")


@rule("EH-CMB-11")
def test_marauders_count_ports_as_ships(table: Table) -> None:
    table.points(orange=9)
    table.ships("white", "C02", port=1)
    meet_marauders(table, white=1, orange=1)
    table.falls("dice 1")
    assert targets(table)[-1] == seat_of("white")


@rule("EH-CMB-11")
def test_among_equal_fleets_marauders_fire_at_the_player_with_most_points(table: Table) -> None:
    table.points(orange=1)
    table.player("white").production = 9
    meet_marauders(table, white=1, orange=1)
    table.falls("dice 1")
    assert targets(table)[-1] == seat_of("orange")


@rule("EH-CMB-11")
def test_at_equal_points_marauders_fire_at_the_player_with_most_production(table: Table) -> None:
    table.player("orange").production = 9
    meet_marauders(table, white=1, orange=1)
    table.falls("dice 1")
    assert targets(table)[-1] == seat_of("orange")


@rule("EH-CMB-11")
def test_players_equal_in_everything_roll_for_the_marauders_fire(table: Table) -> None:
    meet_marauders(table, white=1, orange=1)
    table.falls("roll 3", "roll 3", "roll 2", "roll 5", "dice 1")
    assert targets(table)[-1] == seat_of("orange")


@rule("EH-CMB-11", "EH-GEN-13")
def test_players_tied_below_the_first_place_do_not_roll_for_the_marauders_fire(three: Table) -> None:
    meet_marauders(three, white=1, orange=1, purple=2)
    three.falls("dice 1")
    assert targets(three)[-1] == seat_of("purple")


@rule("EH-CMB-19", "EH-CMB-20", "EH-MAR-14")
def test_case_e26_two_marauder_fleets_are_one_opponent_and_two_draws(table: Table) -> None:
    table.ships("white", "C02", gunship=2)
    table.marauders("C02", 2)
    table.marauders("C02", 3)
    table.at(Combats())
    table.falls("dice 5 5 5", "dice 1 1 1", "dice 1 1 1", "dice 1 1")
    assert [(fleet_number(code), fleet_ships(code)) for code in table.s.marauders] == [(1, 2)]
    table.falls("dice 1 5 6", "dice 1 1 1", "dice 1 1")
    assert (table.player("white").points[MARAUDER_BATTLES], table.vp("white")) == (1, 1)
    table.falls("draw Nanite Weave", "draw Phase Keel")
    table.says("white", "keep Phase Keel")
    table.falls("draw Nanite Weave", "draw Modular Yards")
    table.says("white", "keep Modular Yards")
    assert len(table.player("white").specials) == 2


@rule("EH-SP-15")
def test_a_surviving_ship_with_hunters_mark_looks_at_three_cards(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.special("white", "Hunter's Mark", "cruiser")
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 1 6", "dice 1", "draw Nanite Weave", "draw Phase Keel", "draw Modular Yards")
    assert table.offered("white") == ["keep Nanite Weave", "keep Phase Keel", "keep Modular Yards"]


@rule("EH-SP-15")
def test_without_a_surviving_ship_of_the_type_it_looks_at_two(table: Table) -> None:
    table.ships("white", "C02", cruiser=1, drone=1)
    table.special("white", "Hunter's Mark", "cruiser")
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 1 6", "dice 1", "dice 6")
    table.says("white", "hit cruiser")
    table.falls("draw Nanite Weave", "draw Phase Keel")
    assert table.offered("white") == ["keep Nanite Weave", "keep Phase Keel"]


# The end


@rule("EH-CMB-17")
def test_where_only_marauders_are_left_nobody_scores(three: Table) -> None:
    three.ships("white", "C02", cruiser=1)
    three.ships("orange", "C02", cruiser=1)
    three.marauders("C02", 2)
    three.at(Combats())
    three.says("white", "fire at orange")
    three.falls("dice 6")
    three.says("orange", "fire at white")
    three.falls("dice 6")
    three.falls("roll 1", "roll 2", "dice 1 1")
    assert (three.vp("white"), three.vp("orange"), three.marauders_at("C02"), three.s.fight.on) == (
        0,
        0,
        2,
        False,
    )


def three_sided(three: Table) -> None:
    """Two rounds of case E12, in the second of which orange's last ship dies."""
    three.home(purple="A03")
    for name, number in (("white", 3), ("orange", 1), ("purple", 2)):
        three.ships(name, "C02", cruiser=number)
    three.at(Combats())
    for dice in ("dice 1 1 1", "dice 1 1 6"):
        three.says("white", "fire at orange")
        three.falls(dice)
        three.says("orange", "fire at white")
        three.falls("dice 1")
        three.says("purple", "fire at white")
        three.falls("dice 1 1")


@rule("EH-CMB-18", "EH-RET-02")
def test_case_e12_the_victor_gains_a_point_for_the_destroyed_but_not_for_who_got_away(three: Table) -> None:
    three_sided(three)
    three.falls("dice 1 1 5")
    three.says("purple", "retreat to B03")
    assert (three.at_tile("purple", "B03"), three.at_tile("purple", "C02")) == (["cruiser"], [])
    assert (three.vp("white"), three.player("white").points[BATTLES]) == (1, 1)


@rule("EH-CMB-18", "EH-VP-02")
def test_case_e12_a_retreating_fleet_that_dies_on_the_way_is_defeated(three: Table) -> None:
    three_sided(three)
    three.falls("dice 1 5 5")
    three.says("purple", "retreat to B03")
    assert (three.at_tile("purple", "B03"), three.vp("white")) == ([], 2)


def with_marauders(table: Table, **homes: str) -> None:
    """The first round of case E33: the marauders die."""
    table.home(**homes)
    table.ships("white", "C02", cruiser=3)
    table.ships("orange", "C02", cruiser=2)
    table.marauders("C02", 2)
    table.at(Combats())
    table.says("white", "fire at marauders")
    table.falls("dice 1 5 6")
    table.says("orange", "fire at white")
    table.falls("dice 1 1", "dice 1 1")


@rule("EH-CMB-18", "EH-CMB-19")
def test_case_e33_marauders_and_a_player_destroyed_are_two_points_and_one_draw(table: Table) -> None:
    with_marauders(table)
    table.falls("dice 1 5 6", "dice 1 1", "draw Nanite Weave", "draw Phase Keel")
    table.says("white", "keep Phase Keel")
    assert (table.vp("white"), table.vp("orange"), len(table.player("white").specials)) == (2, 0, 1)


@rule("EH-CMB-18", "EH-CMB-19")
def test_case_e33_if_the_other_player_gets_away_one_point_and_the_draw_remain(table: Table) -> None:
    with_marauders(table, orange="A03")
    table.falls("dice 1 1 1")
    table.says("orange", "retreat to B03")
    table.falls("draw Nanite Weave", "draw Phase Keel")
    assert (table.vp("white"), table.asked()) == (1, ["white"])


@rule("EH-CMB-19", "EH-CMB-20")
def test_case_e33_who_stays_is_rewarded_whoever_shot_the_marauders(table: Table) -> None:
    with_marauders(table, white="A03")
    table.says("white", "retreat to B03")
    table.falls("dice 1 1", "draw Nanite Weave", "draw Phase Keel")
    assert (table.vp("white"), table.vp("orange"), table.asked()) == (0, 1, ["orange"])


@rule("EH-CMB-26")
def test_a_lone_port_that_survives_is_the_victor(table: Table) -> None:
    table.tile("C02", face="moon")
    table.flag("white", "C02")
    table.cannon("C02")
    table.ships("white", "C02", port=1)
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 5")
    assert (table.at_tile("white", "C02"), table.vp("white")) == (["port"], 1)


# Auto Defense Cannon


@rule("EH-SU-15", "EH-SU-16")
def test_case_e13_an_ordinary_hit_adds_dice_from_the_next_round_and_only_once(table: Table) -> None:
    table.group("white", "C02", "cruiser I", count=2)
    table.ships("white", "C02", drone=1)
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    table.ships("orange", "C02", drone=1)
    table.at(Combats())
    table.falls("dice 1 1", "dice 1", "dice 6")
    table.says("white", "hit drone mother")
    table.falls("dice 1 1 1", "dice 1", "dice 1", "dice 6")
    table.says("white", "hit drone mother damaged")
    table.falls("dice 1 1 1", "dice 1", "dice 1")
    assert (table.s.fight.round, len(table.at_tile("white", "C02"))) == (4, 2)


@rule("EH-SU-15")
def test_case_e13_the_next_combat_starts_without_the_extra_dice(table: Table) -> None:
    table.group("white", "C02", "cruiser I", count=3)
    table.group("white", "B11", "cruiser I", count=2)
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    table.ships("orange", "C02", cruiser=1)
    table.ships("orange", "B11", cruiser=1)
    table.at(Combats())
    table.says("white", "fight at C02")
    table.falls("dice 1 1 6", "dice 6")
    assert TILES[table.s.fight.tile] == "B11"
    table.falls("dice 1 1", "dice 1")
    assert table.s.fight.round == 2


@rule("EH-SU-16")
def test_case_e13_a_cannon_hit_counts_for_the_same_round(table: Table) -> None:
    table.tile("C02", face="moon")
    table.flag("orange", "C02")
    table.cannon("C02")
    table.group("white", "C02", "cruiser I", count=3)
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("orange", "strike white cruiser I")
    table.falls("roll 6", "dice 1 1 1", "dice 1")
    assert shooters(table) == [1, 0, 0]


@rule("EH-SU-16")
def test_an_ambush_hit_counts_for_the_same_round(table: Table) -> None:
    table.group("white", "C02", "cruiser I", count=2)
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    table.ships("orange", "C02", drone=2)
    table.special("orange", "Ambush Protocol", "drone")
    table.at(Combats())
    table.falls("dice 1 6", "dice 1 1")
    assert shooters(table) == [1, 0]
