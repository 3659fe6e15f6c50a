"""Another engine for scale: catanatron's random players, measured in the same run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from math import inf
from time import perf_counter, process_time
from typing import Any

from perihelion.core.errors import Unknown, unknown

PEERS = ("catanatron",)
SEATS = 4


@dataclass(frozen=True)
class Peer:
    """The same figures as ours, of another engine and its game."""

    name: str
    seats: int
    decisions_per_s: float
    actions_per_s: float
    """With its forced actions, which our core makes by itself and does not count."""
    games_per_s: float
    copy_us: float
    options_mean: float
    decisions_per_game: float
    thinker: str
    """The name of its player that weighs every action with a copy of the game."""
    thinker_per_s: float
    """Decisions a second of four such players."""


class Count:
    """Decisions are choices among more than one, as for our own games."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.decisions = 0
        self.offered = 0


def peer_version(name: str) -> str:
    """`catanatron 3.2.1`; a clear word when it is unknown or not installed."""
    if name not in PEERS:
        raise unknown("peer", name, PEERS)
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError as error:
        raise Unknown(f"--peer {name}: it is not installed; type: pip install 'perihelion[peer]'") from error


def measure_peer(name: str, seconds: float, seed: int) -> Peer:
    """Whole games of four random players for so many seconds, then copies of positions of one more."""
    full_name = peer_version(name)
    count = Count()
    start = process_time()
    while (elapsed := process_time() - start) < seconds or count.games == 0:
        play(new_game(seed + count.games), count)
    return Peer(
        full_name,
        SEATS,
        count.decisions / elapsed,
        count.actions / elapsed,
        count.games / elapsed,
        copy_cost(positions(seed)),
        count.offered / count.decisions,
        count.decisions / count.games,
        thinker().__name__,
        thinking_speed(seconds, seed),
    )


def random_player() -> Any:
    return import_module("catanatron.models.player").RandomPlayer


def thinker() -> Any:
    """Its player with a value function, where the package has one; else the one that counts victory
    points."""
    try:
        return import_module("catanatron.players.value").ValueFunctionPlayer
    except ModuleNotFoundError:
        return import_module("catanatron.players.search").VictoryPointPlayer


def thinking_speed(seconds: float, seed: int) -> float:
    """Decisions a second of four thinkers, for so long; the last game may stay unfinished."""
    count = Count()
    start = process_time()
    while process_time() - start < seconds or count.decisions == 0:
        play(new_game(seed + count.games, thinker()), count, start + seconds)
    return count.decisions / (process_time() - start)


def new_game(seed: int, player: Any = None) -> Any:
    engine = import_module("catanatron.game")
    colours = import_module("catanatron.models.player").Color
    return engine.Game([(player or random_player())(colour) for colour in colours], seed=seed + 1)


def finished(game: Any) -> bool:
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    return game.state.num_turns >= limit or game.winning_color() is not None


def play(game: Any, count: Count, end: float = inf) -> None:
    """A game to its end, or until the time is over."""
    while not finished(game) and (process_time() < end or count.decisions == 0):
        offered = len(game.state.playable_actions)
        count.actions += 1
        if offered > 1:
            count.decisions += 1
            count.offered += offered
        game.play_tick()
    count.games += 1


def positions(seed: int) -> list[Any]:
    """Copies from the whole length of a game."""
    game = new_game(seed)
    kept = []
    while not finished(game):
        kept.append(game.copy())
        game.play_tick()
    return kept[:: max(1, len(kept) // 50)]


def copy_cost(games: list[Any]) -> float:
    """Microseconds for a copy; the best of ten."""
    return min(timed_copies(games) for _ in range(10)) / len(games) * 1e6


def timed_copies(games: list[Any]) -> float:
    start = perf_counter()
    for game in games:
        game.copy()
    return perf_counter() - start


def best_peer(rounds: list[Peer]) -> Peer:
    fastest = max(rounds, key=lambda peer: peer.decisions_per_s)
    quickest = max(peer.thinker_per_s for peer in rounds)
    return replace(fastest, copy_us=min(peer.copy_us for peer in rounds), thinker_per_s=quickest)
