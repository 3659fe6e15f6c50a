"""What the pictures of M121 need to know of a moment: the own envelope, the gap in question."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, read_options
from perihelion.core.steps import options, waiting
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.cards.slots import PHASES
from perihelion.games.m121.cards.tables import CARD_IDS
from perihelion.games.m121.phases.build import ChooseTurn
from perihelion.games.m121.seen.almanac import almanac
from perihelion.games.m121.seen.table import view
from perihelion.games.m121.words import BOOST, CHOOSE, short_name
from perihelion.lab.walk import Walk


def begun(seed: str) -> Walk:
    """A random game for two, at its first question."""
    walk = Walk(GAME, 2, read_options(GAME, {}), Generator(seed))
    walk.start()
    return walk


def test_an_envelope_is_seen_by_its_owner_alone() -> None:
    walk = begun("envelope")
    while not (walk.state.sealed and any(BOOST.says(word) for word in walk.state.sealed[0])):
        walk.step()
    sealed = walk.state.sealed[0]
    own, others = view(walk.state, 0).players[0], view(walk.state, 1).players[0]
    assert (own.picked, own.pledged) == (CHOOSE.noun(sealed[0]), BOOST.noun(sealed[1]))
    assert (others.picked, others.pledged) == (-1, -1)


def test_the_gap_in_which_a_card_is_turned_is_told() -> None:
    walk = begun("turned")
    assert view(walk.state, SPECTATOR).spot == -1
    while not isinstance(walk.state.agenda[-1], ChooseTurn):
        walk.step()
    seat = waiting(walk.state)[0]
    assert view(walk.state, SPECTATOR).spot == walk.state.agenda[-1].gap
    assert len(options(walk.state, seat)) > 1


def test_a_name_of_which_only_the_article_would_be_left_stays_whole() -> None:
    assert short_name(CARD_IDS.index("X02")) == "The Network"
    assert short_name(CARD_IDS.index("X11")) == "The RESISTANCE"


def test_every_row_of_an_action_card_has_signs() -> None:
    assert [len(phase.signs) for phase in almanac().phases] == [3] * 5
    assert all(row for phase in almanac().phases for row in phase.signs)


def test_while_cards_are_paid_the_table_tells_for_which_space(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N27")
    table.money("yellow", 5)
    table.at_phase("Colonise")
    table.says("yellow", "place N27", "on C2")
    seen = view(table.s, 0)
    assert (SPACES[seen.target], seen.spot, CARD_IDS[seen.placing]) == ("C2", -1, "N27")


@rule("MX-INIT-01", "MX-INIT-03")
def test_after_the_reveal_the_order_of_each_phase_to_come_is_told(three: Table) -> None:
    assert view(three.s, 0).orders == []
    three.track("blue", "green", "yellow")
    three.chose(yellow="Colonise boosted", green="Deliver", blue="Deliver")
    three.at_phase("Colonise")
    told = [(PHASES[order.phase], order.seats) for order in view(three.s, 0).orders]
    assert told == [("Colonise", [0, 2, 1]), ("Deliver", [2, 1, 0]), ("Expand", [2, 1, 0])]
    three.at_phase("Expand")
    assert [PHASES[order.phase] for order in view(three.s, 0).orders] == ["Expand"]
