"""What the pictures of M121 need to know of a moment: the own envelope, the gap of a question."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, read_options
from perihelion.core.steps import options, waiting
from perihelion.games.m121 import GAME
from perihelion.games.m121.phases.build import ChooseTurn
from perihelion.games.m121.seen.almanac import almanac, short_of
from perihelion.games.m121.seen.table import view
from perihelion.games.m121.words import BOOST, CHOOSE
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
    assert short_of("The HIDDEN Network", "HIDDEN") == "The Network"
    assert short_of("The RESISTANCE", "RESISTANCE") == "The RESISTANCE"


def test_every_row_of_an_action_card_has_signs() -> None:
    assert [len(phase.signs) for phase in almanac().phases] == [3] * 5
    assert all(row for phase in almanac().phases for row in phase.signs)
