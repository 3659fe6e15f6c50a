"""What may fall, as far as somebody can tell."""

from __future__ import annotations

from kit.helios import GAME
from kit.helios.at_the_table import at_reds_turn
from kit.helios.rules import MIRROR, ORE, WORDS, DealCard, Player, State
from perihelion.core.game import SPECTATOR
from perihelion.core.hands import Hand, hand_of
from perihelion.core.piles import Pile, full_pile
from perihelion.core.steps import advance
from perihelion.records.falling import possible

RED, BLUE = 0, 1


def drawing(pile: Pile, hand: Hand) -> State:
    """Red is about to draw a card; blue holds this hand."""
    s = State([Player(1, 0, Hand()), Player(0, 0, hand)], pile, 6)
    s.then(DealCard(RED), DealCard(RED))
    advance(s)
    return s


def found(s: State, eyes: int) -> list[str]:
    return WORDS.texts(possible(GAME, s, eyes))


def test_what_another_holds_may_as_well_lie_in_the_pile() -> None:
    """One mirror among a dozen cards that red has not seen: few deals would bring it into the pile."""
    s = drawing(full_pile([1, 0, 0]), hand_of(BLUE, [ORE] * 10 + [MIRROR]))
    assert found(s, RED) == ["deal ore", "deal mirror"]
    assert found(s, SPECTATOR) == ["deal ore", "deal mirror"]
    assert found(s, BLUE) == ["deal ore"]


def test_a_card_that_lies_on_top_is_known_to_who_has_seen_it() -> None:
    s = drawing(full_pile([1, 1, 0]).on_top(MIRROR, 1 << BLUE), Hand())
    assert found(s, BLUE) == ["deal mirror"]
    assert found(s, RED) == found(s, SPECTATOR) == ["deal ore", "deal flare", "deal mirror"]


def test_the_list_is_the_same_at_tables_that_somebody_cannot_tell_apart() -> None:
    """Neither what is missing nor what is there betrays a card of the true pile."""
    rare = drawing(full_pile([9, 0, 1]), hand_of(BLUE, [ORE]))
    held = drawing(full_pile([10, 0, 0]), hand_of(BLUE, [MIRROR]))
    for eyes in (RED, SPECTATOR):
        assert found(rare, eyes) == found(held, eyes) == ["deal ore", "deal mirror"]


def test_dice_hide_nothing() -> None:
    table = at_reds_turn("red fire", "blue pass")
    for eyes in (SPECTATOR, RED, BLUE):
        assert WORDS.texts(table.possible(eyes)) == ["roll 1", "roll 2", "roll 3"]
    table.dictate(WORDS.number("roll 1"))
    assert table.possible(RED) == []
