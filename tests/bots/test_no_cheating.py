"""No bot cheats: it is given a redealt table only, and chooses alike at two tables that its seat cannot tell
apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kit import programs
from kit.helios import GAME as HELIOS
from perihelion.bots import BOTS, make_bot
from perihelion.bots.bot import Bot
from perihelion.bots.programs.player import make_player
from perihelion.core.asks import InWindow
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.game import Game, read_options
from perihelion.core.steps import waiting
from perihelion.games import SHELF
from perihelion.lab.playing import ask
from perihelion.lab.walk import Walk
from perihelion.server.thinking.worker import Thought, think
from server.kit import twins

GAMES = [HELIOS, *[SHELF.find(code) for code in SHELF.codes()]]
SECRETIVE = [game for game in GAMES if game.seen.hidden]
CURIOUS = "curious"
NAMES = ["random", "greedy", "cadet", "search:40", "search:20*2", CURIOUS]
"""The captain and the admiral are the search with other budgets: counted ones here, so that the same seed
gives the same."""
LENGTHS = {
    "helios": (6, 24, 4),
    "solar-sphere": (10, 150, 60),
    "event-horizon": (40, 440, 100),
    "m121": (20, 300, 70),
    "andromeda": (120, 1200, 300),
}
"""The moments of a random game at which bots are asked: from which entry, up to which, and how far apart."""
SEALING, ACTING, BUILDING = ("helios", 2), ("helios", 4), ("event-horizon", 2)
DEEPLY, ANSWERING = (twins.DEEP, 4), (twins.DEEP, 2)
KEEPING, COLONISING = ("m121", 2), (twins.BEGUN, 4)
KINDS = [SEALING] * 3 + [ACTING] * 3 + [BUILDING] * 3 + [DEEPLY] * 4 + [KEEPING] + [COLONISING] * 3
WINDOWS = [(*ANSWERING, number) for number in range(100, 104)]
"""In these the seat is asked in a window, and may play a card."""
PAIRS = [(*kind, number) for number, kind in enumerate(KINDS)] + WINDOWS
"""Games that one seat cannot tell apart from their first entry on, made without the game's own redeal: which
game, how many
words the seat is offered at the end, and a number. Whoever is offered 2 words of Helios seals a bid; whoever
has 4, acts."""
Kind = tuple[str, int, int]
Maker = Callable[[Any], Bot]
"""A bot for a true table. Only a cheat looks at it."""


class Curious(Bot):
    """Chooses by all that it is given, so that nothing of it may depend on what its seat cannot know."""

    def choose(self, s: Any, seat: int, offered: list[int]) -> int:
        return offered[int(digest(s), 16) % len(offered)]


@pytest.fixture(autouse=True)
def curious(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may sit down wherever bots may."""
    monkeypatch.setitem(BOTS, CURIOUS, Curious)


class Cheat(Bot):
    """Chooses by what really lies on the table."""

    def __init__(self, game: Game, true: Any) -> None:
        super().__init__(game, "1")
        self.true = true

    def choose(self, s: Any, seat: int, offered: list[int]) -> int:
        return offered[int(digest(self.true), 16) % len(offered)]


def careless_redeal(s: Any, _: int, _generator: Generator) -> Any:
    """Hides nothing."""
    return s.clone()


CARELESS = replace(HELIOS, rules=replace(HELIOS.rules, redeal=careless_redeal))


def moments(game: Game, seats: int, given: Mapping[str, str]) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, each with a seat that is asked."""
    walk = Walk(game, seats, read_options(game, given), Generator(f"no cheating {seats}"))
    walk.start()
    for entry in range(LENGTHS[game.code][1]):
        if walk.over():
            return
        if entry in range(*LENGTHS[game.code]):
            while not walk.over() and not waiting(walk.state):
                walk.step()
            yield from [(walk.state, seat) for seat in waiting(walk.state)]
        if not walk.over():
            walk.step()


def counts(game: Game) -> list[int]:
    return sorted({max(2, game.fewest), min(3, game.most)})


def check_alike(game: Game, maker: Maker, s: Any, twin: Any, seat: int) -> None:
    """At two tables that look alike to the seat, the bot is given the same and says the same."""
    assert game.seen.view(s, seat) == game.seen.view(twin, seat)
    assert digest(game.rules.redeal(s, seat, Generator("r"))) == digest(
        game.rules.redeal(twin, seat, Generator("r"))
    )
    assert ask(maker(s), game, s, seat, Generator("r")) == ask(maker(twin), game, twin, seat, Generator("r"))


def check_game(game: Game, maker: Maker, seats: int, given: Mapping[str, str] | None = None) -> int:
    """At every moment of a game; how many tables were really different."""
    different = 0
    for number, (s, seat) in enumerate(moments(game, seats, given or {})):
        twin = game.rules.redeal(s, seat, Generator(f"twin {number}"))
        different += digest(twin) != digest(s)
        check_alike(game, maker, s, twin, seat)
    return different


def honest(name: str, game: Game) -> Maker:
    return lambda _: make_bot(name, game, "a seed")


@cache
def pair(game: str, offered: int, number: int) -> twins.Twins:
    if (game, offered) != ANSWERING:
        return twins.find_twins(game, f"unseen {number}", tries=4000, offered=offered)
    return next(
        found
        for attempt in range(1000)
        if in_a_window(found := twins.find_twins(game, f"window {number} {attempt}", offered=offered))
    )


def in_a_window(found: twins.Twins) -> bool:
    return isinstance(ends(found)[0].agenda[-1], InWindow)


def ends(found: twins.Twins) -> tuple[Any, Any]:
    """The two true tables."""
    return twins.played(found.game, found.first).state, twins.played(found.game, found.second).state


def thought(found: twins.Twins, said: list[twins.Said], bot: str) -> Thought:
    """What the server tells a bot of this game."""
    told = [(entry.who, entry.word) for entry in said]
    game, options = twins.game_of(found.game), twins.fresh(found.game).options
    return Thought(
        twins.SHELF.modules,
        game.code,
        game.rules.version,
        twins.SEATS,
        dict(options),
        told,
        found.seat,
        bot,
        "a seed",
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_a_bot_chooses_alike_where_only_what_it_cannot_see_is_different(game: Game, name: str) -> None:
    different = sum([check_game(game, honest(name, game), seats) for seats in counts(game)])
    assert bool(different) == game.seen.hidden


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_alike_where_hands_and_hidden_places_differ(name: str) -> None:
    given = {"deep": "yes", "energy": "4"}
    assert sum([check_game(HELIOS, honest(name, HELIOS), seats, given) for seats in (2, 3)]) > 5


@pytest.mark.parametrize("kind", [PAIRS[0], PAIRS[9], WINDOWS[0]], ids=str)
def test_a_program_is_told_the_same_in_both(kind: Kind, tmp_path: Path) -> None:
    found = pair(*kind)
    game, heard = twins.game_of(found.game), []
    for name, s in zip(("first", "second"), ends(found), strict=True):
        (tmp_path / name).mkdir()
        bot = make_player(programs.program(tmp_path / name, programs.FIRST_OFFER), game, "1", {})
        ask(bot, game, s, found.seat, Generator("r"))
        bot.close(())
        heard.append(programs.heard(tmp_path / name))
    assert len(heard[0]) >= 2
    assert heard[0] == heard[1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", PAIRS, ids=str)
def test_a_bot_chooses_alike_in_two_games_that_its_seat_has_seen_alike(kind: Kind, name: str) -> None:
    found = pair(*kind)
    game = twins.game_of(found.game)
    first, second = ends(found)
    assert digest(first) != digest(second)
    check_alike(game, honest(name, game), first, second, found.seat)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", PAIRS, ids=str)
def test_the_server_makes_a_bot_say_the_same_line_for_the_same_reason_in_both(kind: Kind, name: str) -> None:
    found = pair(*kind)
    answer = think(thought(found, found.first, name))
    assert answer.line
    assert answer == think(thought(found, found.second, name))


@pytest.mark.parametrize("kind", [ACTING, BUILDING], ids=str)
def test_there_was_something_to_search(kind: tuple[str, int]) -> None:
    """At most of these moments: where only one line is worth a look, the search ends early."""
    found = [pair(*other) for other in PAIRS if other[:2] == kind]
    simulations = [think(thought(one, one.first, "search:40")).simulations for one in found]
    assert simulations.count(40) >= 2


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.code)
def test_a_bot_that_looks_at_the_true_table_is_caught(game: Game) -> None:
    with pytest.raises(AssertionError):
        check_game(game, lambda true: Cheat(game, true), 2)


def test_a_redeal_that_gives_the_true_table_away_is_caught() -> None:
    found = pair(*PAIRS[0])
    first, second = ends(found)
    with pytest.raises(AssertionError):
        check_alike(CARELESS, honest("random", HELIOS), first, second, found.seat)


def test_gifts_and_tokens_are_among_what_was_different() -> None:
    """So that hidden answers and hidden places are kept from bots as well."""
    found = [pair(*DEEPLY, number) for number in range(9, 21)]
    words = [
        HELIOS.rules.words.verb_of(a.word).text
        for one in found
        for a, b in zip(one.first, one.second, strict=True)
        if a != b
    ]
    assert {"deal", "find", "take", "hand over"} <= set(words)


def test_others_envelopes_are_among_what_was_different() -> None:
    """So that sealed words are hidden from bots as well."""
    found = [pair(*kind) for kind in PAIRS if kind[:2] == SEALING]
    assert any(a != b and a.who >= 0 for one in found for a, b in zip(one.first, one.second, strict=True))
