"""Recover: dice, Resistance ships, crew and display are made ready for the next round."""

from __future__ import annotations

from games.solar_sphere.table import Table, crew_card
from marks import rule
from perihelion.core.piles import full_pile
from perihelion.core.steps import advance, chance, choose, happen, options, over, waiting
from perihelion.games.solar_sphere.cards.tables import CREW_COUNT
from perihelion.games.solar_sphere.phases.recover import AgeDisplay, FillDisplay, Recover, RevealShip
from perihelion.games.solar_sphere.play import begin
from perihelion.games.solar_sphere.words import DISCARD


@rule("SS-REC-01")
def test_all_dice_are_taken_back_from_the_locations(table: Table) -> None:
    table.die_at("sphere", "red", 4)
    table.die_at("fleet", "black", 2)
    table.at(Recover())
    assert (table.dice_at("sphere"), table.dice_at("fleet"), table.s.occupied) == ([], [], 0)


@rule("SS-REC-01", "SS-AUX-04")
def test_the_auxiliary_die_goes_back_to_the_reserve_and_can_be_gained_again(table: Table) -> None:
    table.player("red").auxiliary, table.player("red").auxiliary_gained = 5, True
    table.at(Recover())
    assert (table.player("red").auxiliary, table.player("red").auxiliary_gained) == (0, False)


@rule("SS-REC-02")
def test_two_new_ships_form_the_top_row_left_then_right(table: Table) -> None:
    table.ship("bottom left", "RS09", ("corporation", 1))
    table.at(Recover())
    table.falls("reveal Ragged Kestrel", "reveal Iron Lullaby")
    assert table.fleet() == ["RS01", "RS11", "RS09", ""]
    assert table.s.ship_deck.size() == 10


@rule("SS-REC-03")
def test_all_current_crew_cards_are_turned_upright(table: Table) -> None:
    table.crew("red", "C2-01a", "C1-01a")
    table.player("red").used = 1 << crew_card("C2-01a") | 1 << crew_card("C1-01a")
    table.at(Recover())
    table.let_fall()
    assert table.player("red").used == 0


@rule("SS-REC-04")
def test_a_card_with_a_2_token_goes_to_the_bottom_of_its_deck_without_it(table: Table) -> None:
    table.display(2, "C2-05a", token=2)
    table.at(AgeDisplay())
    assert (table.display_ids()[2], table.s.tokens[2]) == ("", 0)
    assert table.s.crew_decks[1].bottom == (crew_card("C2-05a"),)
    assert table.s.crew_decks[1].size() == 18


@rule("SS-REC-04")
def test_two_cards_with_2_tokens_lie_under_the_deck_in_their_order(table: Table) -> None:
    table.display(4, "C3-05a", token=2)
    table.display(5, "C3-01a", token=2)
    table.at(AgeDisplay())
    assert table.s.crew_decks[2].bottom == (crew_card("C3-05a"), crew_card("C3-01a"))


@rule("SS-REC-05")
def test_a_1_token_is_turned_to_its_2_side(table: Table) -> None:
    table.display(1, "C1-04a", token=1)
    table.at(AgeDisplay())
    assert (table.display_ids()[1], table.s.tokens[1]) == ("C1-04a", 2)


@rule("SS-REC-06")
def test_a_card_without_a_token_gets_a_1_token(table: Table) -> None:
    table.display(1, "C1-04a")
    table.at(AgeDisplay())
    assert (table.display_ids()[1], table.s.tokens[1]) == ("C1-04a", 1)


@rule("SS-REC-07")
def test_the_display_is_refilled_to_two_cards_of_each_tier_without_tokens(table: Table) -> None:
    table.display(0, "C1-01a", token=1)
    table.display(3, "C2-01a", token=1)
    table.at(FillDisplay())
    table.falls("draw Gem Cutter (Meridian)", "draw Treasurer (Umbra)")
    table.falls("draw Grand Architect (Helion)", "draw Fleet Commodore (Silver)")
    assert table.display_ids() == ["C1-01a", "C1-02a", "C2-04b", "C2-01a", "C3-04a", "C3-06b"]
    assert table.s.tokens == [1, 0, 0, 1, 0, 0]


@rule("SS-REC-07")
def test_an_exhausted_deck_leaves_its_slot_empty(table: Table) -> None:
    table.display(5, "C3-04a")
    table.s.crew_decks[2] = full_pile([0] * CREW_COUNT)
    table.at(FillDisplay())
    table.let_fall()
    assert table.display_ids()[4:] == ["", "C3-04a"]
    assert "" not in table.display_ids()[:4]


@rule("SS-REC-08")
def test_dice_come_back_before_ships_are_drawn_and_crew_is_refreshed_after_it_before_the_display(
    table: Table,
) -> None:
    table.die_at("sphere", "red", 4)
    table.crew("red", "C2-01a")
    table.player("red").used = 1 << crew_card("C2-01a")
    table.display(0, "C1-01a", token=1)
    table.at(Recover())
    assert (table.s.occupied, table.s.ships[0]) == (0, -1)
    table.falls("reveal Ragged Kestrel")
    assert (table.player("red").used, table.s.tokens[0]) == (1 << crew_card("C2-01a"), 1)
    table.falls("reveal Iron Lullaby")
    assert (table.player("red").used, table.s.tokens[0], table.display_ids()[1]) == (0, 2, "")


@rule("SS-REC-09")
def test_the_resistance_deck_is_empty_after_the_fifth_recover(table: Table) -> None:
    table.at(RevealShip(0), RevealShip(1), *[Recover()] * 4)
    table.let_fall()
    assert table.s.ship_deck.size() == 2
    table.at(Recover())
    table.let_fall()
    assert (table.s.ship_deck.size(), chance(table.s)) == (0, None)


@rule("SS-REC-09")
def test_two_ships_come_in_each_round_and_none_is_left_for_a_seventh() -> None:
    """Everybody discards all dice, so that nothing ends the game early."""
    s = begin(2, {"level": "easy"})
    advance(s)
    decks: dict[int, int] = {}
    while not over(s):
        if chance(s) is not None:
            happen(s, next(i for i, weight in enumerate(s.offered) if weight))
            continue
        decks.setdefault(s.round, s.ship_deck.size())
        seat = waiting(s)[0]
        choose(s, seat, next(word for word in options(s, seat) if DISCARD.says(word)))
    assert decks == {1: 10, 2: 8, 3: 6, 4: 4, 5: 2, 6: 0}


@rule("SS-REC-04", "SS-REC-05", "SS-REC-06")
def test_a_card_nobody_hires_stays_for_three_rounds(table: Table) -> None:
    """T-12: revealed in the Recover of round 1, so without a token in round 2."""
    table.display(0, "C1-01a")
    table.at(Recover())
    table.let_fall()
    assert (table.display_ids()[0], table.s.tokens[0]) == ("C1-01a", 1)
    table.at(Recover())
    table.let_fall()
    assert (table.display_ids()[0], table.s.tokens[0]) == ("C1-01a", 2)
    table.at(Recover())
    table.let_fall()
    assert table.display_ids()[0] not in ("", "C1-01a")
    assert crew_card("C1-01a") in table.s.crew_decks[0].bottom
