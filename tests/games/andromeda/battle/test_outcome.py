"""Outcome: who has won, what it brings, and what the others lose."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, field, fight, rolls
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.battle.outcome import Outcome
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.fight import NO_BATTLE, new_battle
from perihelion.games.andromeda.state import ON_STATION


@pytest.fixture
def edge(three: Table) -> Table:
    """A planet where yellow, blue and green fight."""
    field(three)
    return three


def compared(table: Table, *dice: str) -> None:
    """The dice of yellow, blue and green, and of the raiders, are compared; an empty text has none."""
    table.s.target = REGIONS.index(HERE)
    table.s.battle = new_battle(table.s.side_count())
    for place, roll in enumerate(dice):
        table.s.battle.roll_of(place, tuple(map(int, roll.split())))
        if roll and place < table.s.side_count():
            table.ships(("yellow", "blue", "green")[place], HERE, "transport")
            table.s.battle.sides |= 1 << place
    table.s.battle.raiders = bool(dice[-1])
    table.at(Outcome())


@rule("AE-OUT-01")
def test_of_those_tied_for_the_highest_die_the_next_die_decides(edge: Table) -> None:
    """AE-T-10."""
    edge.raider(HERE, "S")
    compared(edge, "5 4 4", "6 5", "", "6 3 2")
    assert (edge.s.battle.winner, edge.s.battle.losers, edge.s.battle.beaten) == (1, 1, True)


@rule("AE-OUT-01")
def test_the_highest_first_die_leads_whatever_the_others_show(edge: Table) -> None:
    compared(edge, "6 1", "5 5 5 5", "", "")
    assert edge.s.battle.winner == 0


@rule("AE-OPT-02")
def test_only_battles_in_which_raiders_lost_count_as_won_against_raiders(edge: Table) -> None:
    compared(edge, "5", "6", "", "")
    assert edge.player("blue").beaten == 0
    edge.says("yellow", "pass")
    edge.raider(HERE, "S")
    compared(edge, "", "6", "", "5")
    assert [player.beaten for player in edge.s.players] == [0, 1, 0]


@rule("AE-OUT-02")
def test_whoever_has_a_die_left_beats_whoever_has_none(edge: Table) -> None:
    """AE-T-20."""
    compared(edge, "6 5 3", "6 5", "", "")
    assert (edge.s.battle.winner, edge.s.battle.losers) == (0, 2)


@rule("AE-OUT-03", "AE-OUT-14")
def test_when_all_dice_are_tied_nobody_wins_and_everybody_is_defeated(edge: Table) -> None:
    """AE-T-21."""
    edge.raider(HERE, "S")
    compared(edge, "6 4", "6 4", "", "5")
    edge.says("yellow", "pass")
    edge.says("blue", "pass")
    assert (edge.fleet("yellow", "yard"), edge.fleet("blue", "yard")) == ({"transport": 1}, {"transport": 1})
    assert (edge.raiders_in(HERE), edge.raider_card("S").left) == ("", 4)
    assert (edge.vp("yellow"), edge.space("yellow", "supremacy"), edge.stores("yellow")) == (0, 0, {})


@rule("AE-OUT-03")
def test_those_behind_a_tie_are_defeated_too(edge: Table) -> None:
    compared(edge, "6 4", "6 4", "2", "")
    assert (edge.s.battle.winner, edge.s.battle.losers) == (-1, 7)


@rule("AE-OUT-04")
def test_a_winner_advances_on_supremacy_before_all_else(edge: Table) -> None:
    edge.supremacy("ST-1", "ST-2", "ST-3")
    edge.track("blue", supremacy=1)
    compared(edge, "5", "6", "", "")
    assert (edge.space("blue", "supremacy"), len(edge.player("blue").powers)) == (2, 1)
    assert edge.fleet("yellow", HERE) == {"transport": 1}
    assert edge.asked() == ["yellow"]


@rule("AE-OUT-04", "AE-TRK-11", "AE-EVT-03")
def test_what_the_space_gives_comes_at_once_on_anothers_turn_too(table: Table) -> None:
    """AE-T-63."""
    table.tile("R1-1", "PL-V1")
    table.track("blue", supremacy=2)
    table.s.marker = 7
    fight(table, "R1-1", yellow="transport", blue="transport")
    table.falls("roll 5", "roll 6", "planet PL-I1", "moon MO-I1")
    assert (table.space("blue", "supremacy"), table.top("R1-2")) == (3, "MO-I1")
    assert table.s.marker_at == ON_STATION
    assert table.offered("yellow") == ["draw a card", "pass"]


@rule("AE-OUT-04")
def test_winning_raiders_gain_nothing_and_stay(edge: Table) -> None:
    edge.raider(HERE, "S", 2)
    compared(edge, "5", "", "", "6 6")
    edge.says("yellow", "pass")
    assert edge.raiders_in(HERE) == "S 2"
    assert edge.s.battle.winner == 3


@rule("AE-OUT-05")
def test_defeated_players_lose_their_ships_in_turn_order_from_the_active_one(edge: Table) -> None:
    edge.active("blue")
    compared(edge, "5", "4", "6", "")
    assert edge.offered("blue") == ["draw a card", "pass"]
    edge.says("blue", "pass")
    assert edge.fleet("blue", "yard") == {"transport": 1}
    assert edge.asked() == ["yellow"]
    edge.says("yellow", "pass")
    assert edge.fleet("yellow", "yard") == {"transport": 1}
    assert edge.fleet("green", HERE) == {"transport": 1}


@rule("AE-OUT-06", "AE-P-41")
def test_tactical_operations_draw_a_card(edge: Table) -> None:
    compared(edge, "5", "6", "", "")
    edge.says("yellow", "draw a card")
    edge.falls("draw TB-01")
    assert edge.cards("yellow") == ["TB-01"]
    assert edge.asked() == []


@rule("AE-OUT-06", "AE-P-41", "AE-REP-05")
def test_tactical_operations_give_resources_and_repair_icons_of_the_moon_there(edge: Table) -> None:
    edge.operations("blue", "MO-I5")
    edge.ships("blue", "yard", "fighter")
    compared(edge, "6", "5", "", "")
    edge.says("blue", "take the moon", "repair fighter")
    assert edge.stores("blue") == {"titanium": 1}
    assert edge.fleet("blue", "barge") == {"fighter": 1}
    assert edge.player("blue").operations >= 0


@rule("AE-OUT-06", "AE-P-41")
def test_tactical_operations_work_once_and_may_be_left(edge: Table) -> None:
    edge.operations("blue", "MO-I1")
    compared(edge, "6", "5", "", "")
    assert edge.offered("blue") == ["draw a card", "take the moon", "pass"]
    edge.says("blue", "pass")
    assert (edge.stores("blue"), edge.asked()) == ({}, [])


@rule("AE-OUT-06", "AE-MOON-08")
def test_points_of_a_moon_in_tactical_operations_are_never_gained(edge: Table) -> None:
    edge.operations("blue", "MO-I3")
    compared(edge, "6", "5", "", "")
    edge.says("blue", "take the moon")
    assert (edge.stores("blue"), edge.vp("blue")) == ({"titanium": 1}, 0)


@rule("AE-OUT-06", "AE-P-41")
def test_a_moon_that_gives_nothing_there_is_not_offered(edge: Table) -> None:
    edge.operations("blue", "NM-4")
    compared(edge, "6", "5", "", "")
    assert edge.offered("blue") == ["draw a card", "pass"]
    assert edge.why("blue", "take the moon").rule == "AE-OUT-06"


@rule("AE-OUT-07", "AE-P-41", "AE-MOON-05")
def test_a_moon_is_slotted_right_before_it_is_used_on_anothers_turn_too(edge: Table) -> None:
    """AE-T-12."""
    edge.claimed("blue", "MO-M1")
    compared(edge, "6", "5", "", "")
    assert edge.offered("blue") == ["draw a card", "slot MO-M1", "pass"]
    edge.says("blue", "slot MO-M1", "take the moon")
    assert (edge.stores("blue"), edge.moons_of("blue")) == ({"energy": 3}, [])
    assert edge.player("blue").operations >= 0


@rule("AE-OUT-07")
def test_no_second_moon_goes_into_tactical_operations(edge: Table) -> None:
    edge.claimed("blue", "MO-M1")
    edge.operations("blue", "MO-I1")
    compared(edge, "6", "5", "", "")
    assert edge.offered("blue") == ["draw a card", "take the moon", "pass"]
    assert edge.why("blue", "slot MO-M1").rule == "AE-MOON-05"


@rule("AE-OUT-08", "AE-RAI-09", "AE-SCRAP-02")
def test_the_winner_takes_the_reward_and_one_raider_goes_back_to_its_card(edge: Table) -> None:
    edge.raider(HERE, "S", 3)
    compared(edge, "6", "5", "", "4")
    assert (edge.vp("yellow"), edge.raiders_in(HERE)) == (0, "S 3")
    edge.says("blue", "pass")
    assert (edge.vp("yellow"), edge.stores("yellow")) == (0, {"energy": 3})
    assert (edge.raiders_in(HERE), edge.raider_card("S").left) == ("S 2", 2)


@rule("AE-OUT-09", "AE-SHD-04")
def test_the_reward_is_claimed_also_when_a_shield_keeps_the_raider(edge: Table) -> None:
    edge.raider(HERE, "D")
    edge.column("commerce", "CO-02")
    compared(edge, "6", "", "", "5")
    edge.let_fall()
    assert edge.row("yellow", "commerce") == ["CO-02"]
    assert (edge.vp("yellow"), edge.raiders_in(HERE), edge.raider_card("D").shields) == (2, "D 1", 1)


@rule("AE-SHD-04", "AE-SCRAP-02")
def test_a_raider_without_an_uncovered_shield_returns_to_its_card_and_its_markers_go(edge: Table) -> None:
    edge.raider(HERE, "D")
    edge.marked_raider("D", 1)
    compared(edge, "6", "", "", "5")
    edge.let_fall()
    assert edge.raiders_in(HERE) == ""
    assert (edge.raider_card("D").left, edge.raider_card("D").shields) == (1, 0)


@rule("AE-OUT-09")
def test_nobody_claims_the_reward_when_raiders_win(edge: Table) -> None:
    edge.raider(HERE, "S")
    compared(edge, "5", "", "", "6")
    edge.says("yellow", "pass")
    assert (edge.vp("yellow"), edge.stores("yellow")) == (0, {})


@rule("AE-OUT-10")
def test_the_winners_ships_and_ships_elsewhere_are_not_touched(edge: Table) -> None:
    edge.ships("yellow", "R2-2", "fighter")
    compared(edge, "5", "6", "", "")
    edge.says("yellow", "pass")
    assert edge.fleet("blue", HERE) == {"transport": 1}
    assert edge.fleet("yellow", "R2-2") == {"fighter": 1}
    assert edge.fleet("yellow", "yard") == {"transport": 1}


@rule("AE-OUT-11")
def test_raiders_who_have_won_hit_each_defeated_player_after_the_scrapping(edge: Table) -> None:
    edge.raider(HERE, "A")
    edge.leaders("station", yellow=2, blue=1)
    compared(edge, "5", "4", "", "6")
    edge.says("yellow", "pass")
    assert edge.fleet("yellow", "yard") == {"transport": 1}
    assert edge.raider_card("A").leaders == (1, 0, 0)
    edge.says("blue", "pass")
    assert (edge.raider_card("A").leaders, edge.player("yellow").leaders) == ((1, 1, 0), 1)


@rule("AE-OUT-11", "AE-OUT-13", "AE-REP-08")
def test_the_ships_are_scrapped_before_the_raiders_do_their_worst() -> None:
    table = Table(2, raiders=(0, 2, 4, 6, 8))
    field(table)
    table.raider(HERE, "B")
    compared(table, "5", "", "6")
    table.says("yellow", "pass")
    assert table.fleet("yellow", "yard") == {"transport": 1}
    table.says("yellow", "damage Commerce core")
    assert table.player("yellow").rows[2][0].infected == 1


@rule("AE-OUT-14")
def test_in_a_tie_abilities_of_victorious_raiders_do_not_work(edge: Table) -> None:
    edge.raider(HERE, "A")
    edge.leaders("station", yellow=2)
    compared(edge, "6", "", "", "6")
    edge.says("yellow", "pass")
    assert edge.raider_card("A").leaders == (0, 0, 0)
    assert edge.raiders_in(HERE) == ""


@rule("AE-OUT-12")
def test_leaders_tokens_and_developments_of_the_region_are_not_touched(edge: Table) -> None:
    edge.leaders(HERE, yellow=1)
    edge.tokens(HERE, ice=2)
    edge.development("yellow", HERE)
    edge.player("yellow").abilities = (0,) * 5
    compared(edge, "5", "6", "", "")
    edge.says("yellow", "pass")
    assert (edge.region(HERE).leaders[0], sum(edge.region(HERE).tokens), edge.owner(HERE)) == (1, 2, "yellow")


@rule("AE-OUT-13")
def test_powers_of_the_defeated_come_before_their_cards_and_these_before_the_scrapping(edge: Table) -> None:
    edge.faction("yellow", "FB-01")
    edge.stock("yellow", energy=2)
    edge.hand("yellow", "TB-06")
    compared(edge, "5", "6", "", "")
    assert edge.offered("yellow") == ["yes", "no"]
    edge.says("yellow", "yes")
    assert edge.space("yellow", "supremacy") == 1
    assert edge.offered("yellow") == ["play TB-06", "pass"]
    edge.says("yellow", "play TB-06")
    assert edge.fleet("yellow", HERE) == {"transport": 1}
    assert edge.offered("yellow") == ["draw a card", "pass"]


@rule("AE-OUT-13")
def test_ships_that_were_really_scrapped_bring_points_by_a_card(edge: Table) -> None:
    edge.hand("yellow", "TB-08", "TB-06")
    edge.ships("yellow", HERE, "transport", "fighter")
    compared(edge, "5", "6", "", "")
    edge.says("yellow", "play TB-08", "play TB-06", "pass", "save ship fighter")
    assert edge.vp("yellow") == 2


@rule("AE-OUT-13", "AE-P-43")
def test_the_winners_powers_come_before_the_winners_cards_and_after_the_reward(edge: Table) -> None:
    edge.faction("yellow", "FB-04")
    edge.hand("yellow", "TB-07")
    edge.stock("blue", ice=1)
    edge.raider(HERE, "S")
    compared(edge, "6", "5", "", "4")
    edge.says("blue", "pass")
    assert edge.stores("yellow") == {"energy": 3, "ice": 1, "tactics": 1}
    edge.says("yellow", "play TB-07", "gain credit", "gain credit")
    assert edge.stores("yellow") == {"energy": 3, "ice": 1, "credit": 2}
    assert edge.s.battle.step != NO_BATTLE


@rule("AE-OUT-15", "AE-P-43")
def test_choices_of_a_reward_are_made_by_the_winner_on_anothers_turn_too(edge: Table) -> None:
    edge.raider(HERE, "C")
    compared(edge, "", "6", "", "5")
    assert edge.asked() == ["blue"]
    edge.says("blue", "advance Industry")
    assert (edge.space("blue", "industry"), edge.vp("blue")) == (1, 0)


@rule("AE-OUT-15", "AE-MOON-04")
def test_a_moon_of_a_reward_needs_room_first() -> None:
    table = Table(2, raiders=(0, 2, 4, 7, 8))
    field(table)
    table.raider(HERE, "C")
    table.moons("R2-2", "MO-I1")
    table.claimed("blue", "MO-I5", "MO-S1", "MO-S1", "MO-S3")
    compared(table, "", "6", "5")
    assert table.offered("blue") == [
        "discard MO-S1",
        "discard MO-S3",
        "discard MO-I5",
        "slot MO-S1",
        "slot MO-S3",
        "slot MO-I5",
    ]
    table.says("blue", "discard MO-S3")
    assert table.moons_of("blue") == ["MO-S1", "MO-S1", "MO-I1", "MO-I5"]
    assert (table.stores("blue"), table.vp("blue")) == ({"nanocarbon": 1}, 5)


@rule("AE-OUT-08", "AE-P-43")
def test_whoever_took_no_leader_from_the_abductor_scores_two(edge: Table) -> None:
    """AE-T-60."""
    edge.raider(HERE, "A")
    edge.on_raider("A", yellow=3)
    compared(edge, "", "6", "", "5")
    assert edge.vp("blue") == 2
    assert (edge.player("yellow").leaders, edge.raider_card("A").leaders) == (2, (1, 0, 0))


@rule("AE-OUT-13", "AE-STRIKE-01", "AE-BAT-03", "AE-ESC-02")
def test_others_fight_on_the_turn_of_a_player_whose_ship_has_faded(table: Table) -> None:
    """AE-T-59."""
    table.tiles(R1_3="PL-V1", R1_4="PL-I1", R2_3="PL-S1")
    table.ships("blue", "R1-3", "transport")
    table.ships("yellow", "R2-3", "transport")
    table.raider("N1", "S")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-3")
    table.says("yellow", "go on", "play TA-15", "to R1-4")
    assert table.raiders_in("R1-3") == "S 1"
    table.says("yellow", "done")
    table.falls("roll 6", "roll 5")
    assert (table.space("blue", "supremacy"), table.vp("blue"), table.stores("blue")["energy"]) == (1, 0, 3)
    assert table.fleet("yellow", "R1-4") == {"transport": 1}
    assert rolls(table) == [""]


@rule("AE-BAT-08", "AE-OUT-13")
def test_nothing_is_stolen_from_a_player_who_has_left_the_battle(three: Table) -> None:
    field(three)
    three.faction("yellow", "FB-04")
    three.stock("blue", titanium=1)
    three.stock("green", ice=1)
    three.hand("blue", "TD-04")
    fight(three, yellow="transport", blue="transport", green="transport")
    three.says("blue", "play TD-04", "to R2-2")
    three.falls("roll 6 6", "roll 3")
    three.says("green", "pass")
    assert three.stores("yellow") == {"ice": 1}
    assert (three.stores("blue"), three.stores("green")) == ({"titanium": 1, "energy": 1}, {})


@rule("AE-OUT-13")
def test_the_cards_of_one_defeated_player_do_nothing_for_the_next(three: Table) -> None:
    field(three)
    three.hand("blue", "TB-05", "TB-08")
    fight(three, yellow="heavy cruiser", blue="transport, transport, transport", green="transport")
    three.says("blue", "pass", "done")
    three.falls("roll 6 6 6", "roll 5 5 5", "roll 3")
    three.says("blue", "pass", "play TB-08", "play TB-05", "pass")
    three.says("blue", "save ship transport", "done")
    three.says("green", "pass")
    assert (three.fleet("blue", "barge"), three.fleet("blue", "yard")) == ({"transport": 1}, {"transport": 2})
    assert (three.vp("blue"), three.vp("green")) == (2, 0)
    assert (three.fleet("green", "barge"), three.fleet("green", "yard")) == ({}, {"transport": 1})
