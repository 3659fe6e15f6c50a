"""Drawing specials: look at two, keep one."""

from __future__ import annotations

from games.event_horizon.table import Table
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.piles import Pile, full_pile
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.cards.tables import SPECIAL_COUNT, SPECIALS


def deck(*specials: str) -> Pile:
    """A shuffled deck of these cards."""
    return full_pile([specials.count(special) for special in SPECIALS])


def owned(table: Table, name: str) -> list[str]:
    return [SPECIALS[card] for card in table.player(name).specials]


def looked_at(table: Table) -> None:
    """White looks at Nanite Weave and Phase Keel."""
    table.at(DrawSpecials(0, 2))
    table.falls("draw Phase Keel", "draw Nanite Weave")


@rule("EH-SP-05")
def test_a_player_keeps_one_of_two_cards_and_the_other_goes_to_the_bottom(table: Table) -> None:
    looked_at(table)
    assert table.offered("white") == ["keep Nanite Weave", "keep Phase Keel"]
    table.says("white", "keep Nanite Weave")
    assert owned(table, "white") == ["Nanite Weave"]
    assert [SPECIALS[card] for card in table.s.deck.bottom] == ["Phase Keel"]
    assert table.s.deck.size() == 23


@rule("EH-SP-05")
def test_a_card_that_is_not_looked_at_cannot_be_kept(table: Table) -> None:
    looked_at(table)
    refusal = table.why("white", "keep Recall Beacon")
    assert (refusal.rule, refusal.text) == (
        "EH-SP-05",
        "Recall Beacon is not among the 2 cards you are looking at.",
    )


@rule("EH-SP-05")
def test_the_card_at_the_bottom_is_drawn_last(table: Table) -> None:
    table.s.deck = deck("Phase Keel", "Nanite Weave", "Recall Beacon")
    looked_at(table)
    table.says("white", "keep Nanite Weave")
    table.at(DrawSpecials(1, 2))
    table.falls("draw Recall Beacon", "draw Phase Keel")
    assert table.offered("orange") == ["keep Phase Keel", "keep Recall Beacon"]
    assert table.s.deck.size() == 0


@rule("EH-SP-05", "EH-GEN-09")
def test_only_the_drawing_player_sees_the_cards_and_what_goes_under_the_deck(table: Table) -> None:
    table.at(DrawSpecials(0, 2))
    assert table.asks_chance().seen_by(table.s) == 0b01
    table.falls("draw Phase Keel", "draw Nanite Weave")
    keel, weave = SPECIALS.index("Phase Keel"), SPECIALS.index("Nanite Weave")
    assert GAME.seen.view(table.s, 0).players[0].looking == sorted([keel, weave])
    assert GAME.seen.view(table.s, 1).players[0].looking == [-1, -1]
    table.says("white", "keep Nanite Weave")
    assert (table.s.deck.seen_bottom(0), table.s.deck.seen_bottom(1)) == ([keel], [-1])


@rule("EH-SP-05")
def test_two_equal_cards_are_asked_about_so_that_nobody_learns_that_they_are_equal(table: Table) -> None:
    table.at(DrawSpecials(0, 2))
    table.falls("draw Phase Keel", "draw Phase Keel")
    assert table.offered("white") == ["keep Phase Keel"]
    table.says("white", "keep Phase Keel")
    assert owned(table, "white") == ["Phase Keel"]
    assert table.s.deck.size() == 23


@rule("EH-SP-15")
def test_a_larger_draw_looks_at_three_cards_and_puts_two_under_the_deck(table: Table) -> None:
    table.at(DrawSpecials(0, 3))
    table.falls("draw Recall Beacon", "draw Phase Keel", "draw Nanite Weave")
    table.says("white", "keep Phase Keel")
    assert [SPECIALS[card] for card in table.s.deck.bottom] == ["Nanite Weave", "Recall Beacon"]


@rule("EH-SP-15")
def test_a_larger_draw_from_two_cards_looks_at_two(table: Table) -> None:
    table.s.deck = deck("Phase Keel", "Nanite Weave")
    table.at(DrawSpecials(0, 3))
    table.falls("draw Phase Keel", "draw Nanite Weave")
    assert table.offered("white") == ["keep Nanite Weave", "keep Phase Keel"]


@rule("EH-SP-06")
def test_the_last_card_of_the_deck_is_simply_taken(table: Table) -> None:
    table.s.deck = deck("Phase Keel")
    table.at(DrawSpecials(0, 2))
    table.falls("draw Phase Keel")
    assert owned(table, "white") == ["Phase Keel"]
    assert (table.asked(), table.s.deck.size()) == ([], 0)


@rule("EH-SP-06")
def test_with_no_card_left_the_draw_is_lost(table: Table) -> None:
    table.s.deck = deck()
    table.at(DrawSpecials(0, 2))
    assert (table.asked(), owned(table, "white")) == ([], [])


@rule("EH-GEN-09")
def test_what_others_look_at_is_dealt_anew_for_a_seat_that_cannot_see_it(table: Table) -> None:
    looked_at(table)
    hands = [GAME.rules.redeal(table.s, 1, Generator(str(seed))).players[0].looking for seed in range(20)]
    assert len({tuple(hand) for hand in hands}) > 1
    assert {len(hand) for hand in hands} == {2}
    assert GAME.rules.redeal(table.s, 0, Generator("1")).players[0].looking == table.player("white").looking


@rule("EH-GEN-09")
def test_a_table_dealt_anew_has_the_same_cards_in_all(table: Table) -> None:
    looked_at(table)
    table.says("white", "keep Nanite Weave")
    table.salvage("C01", "Recall Beacon")
    new = GAME.rules.redeal(table.s, 1, Generator("3"))
    cards = [*new.deck.bottom, *[code >> 7 & 15 for code in new.salvage]]
    counts = [new.deck.bag[card] + cards.count(card) for card in range(SPECIAL_COUNT)]
    true = [table.s.deck.bag[card] for card in range(SPECIAL_COUNT)]
    true[SPECIALS.index("Recall Beacon")] += 1
    true[SPECIALS.index("Phase Keel")] += 1
    assert counts == true
