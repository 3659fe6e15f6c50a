"""A card that is named in sight of all is known from then on, and no undo goes behind that."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.core.dice import Contrived, Generator
from perihelion.games.m121.cards.tables import CARD_IDS, NO_CARD
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.phases.tolls import Toll, Tolls
from perihelion.games.m121.redeal import redeal
from perihelion.games.m121.scoring import result
from perihelion.games.m121.setup import KeepStarts

YELLOW, GREEN, BLUE = 0, 1, 2


def dealt_anew(table: Table, eyes: str) -> list[str]:
    """The hand of yellow as another player may imagine it."""
    other = redeal(table.s, table.seat(eyes), Generator("named"))
    return [CARD_IDS[card] for card in other.players[YELLOW].hand.cards]


@rule("MX-CARD-12")
def test_a_card_that_is_to_be_placed_is_known_to_all_and_stays_known(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "N15", "S18", "S17")
    table.turn("yellow", "Colonise")
    known = table.s.known
    table.says("yellow", "place N15")
    assert table.s.known == known + 1
    assert table.seen_by_all("yellow") == ["N15"]
    assert "N15" in dealt_anew(table, "green")


@rule("MX-CARD-12")
def test_a_card_that_all_have_seen_before_can_be_taken_back(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "S18")
    table.research("I03")
    table.turn("yellow", "Advance")
    table.says("yellow", "take level 0 left")
    table.turn("yellow", "Build")
    known = table.s.known
    table.says("yellow", "build I03")
    assert table.s.known == known


@rule("MX-CARD-12")
def test_a_card_that_pays_is_known_at_once_and_its_twin_stays_named(table: Table) -> None:
    """Two copies of one design: one is built, the other pays for it."""
    table.hand("yellow", "I03", "I03", "S18")
    table.at(Pay(YELLOW, 1, CARD_IDS.index("I03")))
    known = table.s.known
    table.says("yellow", "discard I03")
    assert table.s.known == known + 1
    assert table.seen_by_all("yellow") == ["I03"]


@rule("MX-CARD-05", "MX-CARD-12")
def test_a_toll_that_a_full_hand_discards_cannot_be_taken_back(table: Table) -> None:
    table.money("green", 12)
    table.hand("yellow", "N01", "N02")
    table.at(Toll(YELLOW, (GREEN,)))
    known = table.s.known
    table.says("yellow", "give N01")
    assert table.discards() == ["N01"] and table.s.known == known + 1


@rule("MX-ASK-06")
def test_a_hand_that_is_owed_as_a_whole_goes_over_without_a_word(table: Table) -> None:
    """The receiver learns what it was, and nothing before that is taken back."""
    table.hand("yellow", "N01")
    known = table.s.known
    table.at(Tolls(YELLOW, (GREEN,)))
    assert (table.cards("green"), table.s.known) == (["N01"], known + 1)


@rule("MX-SETUP-09")
def test_the_score_can_be_told_while_the_order_is_being_drawn(three: Table) -> None:
    three.s.track = (2,)
    assert [side.place for side in result(three.s)] == [2, 3, 1]


@rule("MX-CARD-12")
def test_a_card_that_is_seen_elsewhere_is_no_longer_remembered_where_it_was(three: Table) -> None:
    """All have seen N01 come to yellow, not that it went on to green; when green pays with it, they know."""
    three.research("N01")
    three.hand("yellow", "N02")
    three.turn("yellow", "Advance")
    three.says("yellow", "take level 0 left")
    three.at(Toll(YELLOW, (GREEN,)))
    three.says("yellow", "give N01")
    assert three.player("yellow").hand.recalled(BLUE) == [CARD_IDS.index("N01")]
    three.hand("green", "N03")
    three.at(Pay(GREEN, 1, NO_CARD))
    three.says("green", "discard N01")
    assert three.player("yellow").hand.recalled(BLUE) == []


@rule("MX-SETUP-03")
def test_a_start_system_of_another_might_be_any_that_nobody_has_shown(four: Table) -> None:
    """Those too that lie in a hand: start systems that were not dealt are drawn like other cards."""
    four.s.round, four.s.track, four.whole = 0, (), False
    for seat, starts in enumerate((("S01", "S02"), ("S03", "S04"), ("S05", "S06"), ("S07", "S08"))):
        four.s.players[seat].starts = tuple([four._drawn(card) for card in starts])
    four.hand("green", "S09")
    four.s.agenda = [KeepStarts()]
    found = {
        card for i in range(60) for card in redeal(four.s, YELLOW, Generator(f"{i}")).players[GREEN].starts
    }
    assert CARD_IDS.index("S09") in found
    other = redeal(four.s, YELLOW, Contrived(CARD_IDS.index("S09"), True))
    assert CARD_IDS.index("S09") in other.players[GREEN].starts and min(other.deck.bag) == 0
