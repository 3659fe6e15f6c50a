"""Start systems: a secret until all have kept one, then in sight of all."""

from __future__ import annotations

from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, read_options
from perihelion.core.steps import chance, waiting
from perihelion.games.m121 import GAME
from perihelion.games.m121.seen.table import view
from perihelion.games.m121.setup import DrawOrder
from perihelion.lab.walk import Walk


def at_keeping(seed: str) -> Walk:
    """A random game for two that waits for the envelopes of the start."""
    game = Walk(GAME, 2, read_options(GAME, {}), Generator(seed))
    game.start()
    while not waiting(game.state):
        game.step()
    return game


@rule("MX-SETUP-08")
def test_before_all_have_kept_one_nobody_sees_the_start_systems_of_another() -> None:
    s = at_keeping("secret").state
    assert [len(view(s, 0).players[seat].starts) for seat in (0, 1)] == [2, 0]
    assert [view(s, SPECTATOR).players[seat].starts for seat in (0, 1)] == [[], []]


@rule("MX-SETUP-08")
def test_what_was_kept_lies_open_as_soon_as_the_last_envelope_is() -> None:
    game = at_keeping("open")
    while waiting(game.state):
        game.step()
    s = game.state
    assert isinstance(chance(s), DrawOrder)
    kept = [list(player.starts) for player in s.players]
    assert [len(cards) for cards in kept] == [1, 1]
    for eyes in (SPECTATOR, 0, 1):
        assert [player.starts for player in view(s, eyes).players] == kept
        dealt = GAME.rules.redeal(s, eyes, Generator("anew"))
        assert [list(player.starts) for player in dealt.players] == kept
