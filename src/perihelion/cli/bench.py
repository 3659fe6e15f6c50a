"""`perihelion bench`: how fast is it?"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from perihelion.cli.arguments import GameType, NumberType, json_option, read_counts
from perihelion.cli.console import console, interruptible, print_json, progress
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.lab.speed.bench import ROUNDS, Row, Speed, best, compiled, interpreted_speeds, measure
from perihelion.lab.speed.peer import Peer, best_peer, measure_peer, peer_version
from perihelion.lab.speed.thought import Thought, best_thought, measure_thought
from perihelion.records.setups import check_setup

Place = tuple[str, int]
"""A game's code and a player count."""


class Measured:
    """All rounds so far, of our own games, of the same without a compiler, of the peer."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.own: dict[Place, list[Speed]] = {place: [] for place in places}
        self.plain: dict[Place, list[Speed]] = {place: [] for place in places}
        self.thoughts: dict[Place, list[Thought]] = {place: [] for place in places}
        self.peers: list[Peer] = []

    def rows(self) -> list[Row]:
        return [self.row(place) for place in self.places if self.own[place]]

    def row(self, place: Place) -> Row:
        plain = max([speed.decisions_per_s for speed in self.plain[place]], default=0.0)
        return Row(best(self.own[place]), plain, best_thought(self.thoughts[place]))

    def peer(self) -> Peer | None:
        return best_peer(self.peers) if self.peers else None


@click.command(short_help="How fast it plays.")
@click.argument("game", type=GameType(), required=False)
@click.option(
    "--seats", metavar="LIST", help="Player counts, such as 2,4 or 1-4; without it all of the game."
)
@click.option(
    "--seconds",
    type=NumberType(min=0, min_open=True),
    default=3.0,
    show_default=True,
    help="For each game and player count.",
)
@click.option("--peer", metavar="NAME", help="Another engine to compare with: catanatron.")
@json_option
def bench(game: Game | None, seats: str | None, seconds: float, peer: str | None, as_json: bool) -> None:
    """Measure play on one core: decisions and games a second of random play, the cost of a copy, compiled
    against interpreted; the decisions a second of greedy bots and the simulations a second of the search.

    A decision is a choice among more than one word, a second one of processor time. Everything is measured
    several times, taking turns; the best counts.

    \b
    Examples:
      perihelion bench
      perihelion bench solar-sphere --seats 4 --json
      perihelion bench solar-sphere --seats 4 --peer catanatron
    """
    if peer is not None:
        peer_version(peer)
    shelf = [game] if game is not None else [SHELF.find(code) for code in SHELF.codes()]
    places = [(each, count) for each in shelf for count in read_counts(each, seats)]
    for each, count in places:
        check_setup(each, count, {})
    measured = Measured([(each.box or each.code, count) for each, count in places])
    with progress(as_json) as bar, interruptible() as interruption:
        task = bar.add_task("bench", total=ROUNDS)
        for number in range(ROUNDS):
            one_round(measured, seconds / ROUNDS, number, peer)
            bar.advance(task)
    report(measured, as_json)
    interruption.leave()


def one_round(measured: Measured, seconds: float, number: int, peer: str | None) -> None:
    """Everything once: ours, the same uncompiled, the peer."""
    for place in measured.places:
        code, seats = place
        measured.own[place].append(measure(SHELF.find(code), seats, seconds, str(number)))
        measured.thoughts[place].append(measure_thought(SHELF.find(code), seats, seconds, str(number)))
    if compiled():
        speeds = interpreted_speeds(measured.places, seconds, str(number))
        for place, speed in zip(measured.places, speeds, strict=True):
            measured.plain[place].append(speed)
    if peer is not None:
        measured.peers.append(measure_peer(peer, seconds, number * 1000))


def report(measured: Measured, as_json: bool) -> None:
    rows, peer = measured.rows(), measured.peer()
    if as_json:
        print_json([own_json(row, peer) for row in rows] + ([peer_json(peer)] if peer else []))
        return
    at = console()
    at.print(speed_table(rows, peer))
    if not compiled():
        at.print(Text("The rules run uncompiled here; make compiles them where there is a C compiler."))
    if peer is not None:
        at.print(Text("\n".join(peer_line(row, peer) for row in rows)))


def own_json(row: Row, peer: Peer | None) -> dict[str, Any]:
    extra = (
        {"interpreted_decisions_per_s": row.interpreted, "compiled_to_interpreted": row.ratio()}
        if row.interpreted
        else {}
    )
    if peer is not None:
        extra |= {"to_peer_decisions": row.speed.decisions_per_s / peer.decisions_per_s}
        extra |= {"to_peer_copy": peer.copy_us / row.speed.clone_us}
        extra |= {"greedy_to_peer_thinker": row.thought.greedy_per_s / peer.thinker_per_s}
    return {**asdict(row.speed), **asdict(row.thought), **extra}


def peer_json(peer: Peer) -> dict[str, Any]:
    return {
        "game": peer.name,
        "seats": peer.seats,
        "decisions_per_s": peer.decisions_per_s,
        "actions_per_s": peer.actions_per_s,
        "games_per_s": peer.games_per_s,
        "clone_us": peer.copy_us,
        "options_mean": peer.options_mean,
        "decisions_per_game": peer.decisions_per_game,
        "thinker": peer.thinker,
        "thinker_per_s": peer.thinker_per_s,
        "compiled": False,
    }


COLUMNS = (
    "game",
    "seats",
    "decisions/s",
    "games/s",
    "clone µs",
    "options",
    "per game",
    "compiled",
    "times",
    "early µs",
    "late µs",
    "greedy/s",
    "simulations/s",
)
CAPTION = (
    "options: words to choose from; per game: decisions; times: as fast as the same rules uncompiled; "
    "early, late: cost of an entry in the first and last third of a game; greedy: its decisions; "
    "simulations: of the search bot, planning included"
)


def speed_table(rows: list[Row], peer: Peer | None) -> Table:
    grid = Table(title="Random play and thinking on one core, by processor time", caption=CAPTION)
    for name in COLUMNS:
        grid.add_column(name, justify="left" if name == "game" else "right")
    for row in rows:
        grid.add_row(*cells(row))
    if peer is not None:
        grid.add_row(*peer_cells(peer))
    return grid


def cells(row: Row) -> list[str]:
    speed = row.speed
    return [
        speed.game,
        str(speed.seats),
        f"{speed.decisions_per_s:,.0f}",
        f"{speed.games_per_s:,.0f}",
        f"{speed.clone_us:.2f}",
        f"{speed.options_mean:.1f}",
        f"{speed.decisions_per_game:.0f}",
        "yes" if speed.compiled else "no",
        f"{row.ratio():.1f}" if row.interpreted else "-",
        f"{speed.first_third_us:.2f}",
        f"{speed.last_third_us:.2f}",
        f"{row.thought.greedy_per_s:,.0f}",
        f"{row.thought.simulations_per_s:,.0f}",
    ]


def peer_cells(peer: Peer) -> list[str]:
    return [
        peer.name,
        str(peer.seats),
        f"{peer.decisions_per_s:,.0f}",
        f"{peer.games_per_s:,.0f}",
        f"{peer.copy_us:.2f}",
        f"{peer.options_mean:.1f}",
        f"{peer.decisions_per_game:.0f}",
        *["-"] * 4,
        f"{peer.thinker_per_s:,.0f}",
        "-",
    ]


def peer_line(row: Row, peer: Peer) -> str:
    speed = row.speed
    decisions = speed.decisions_per_s / peer.decisions_per_s
    actions = speed.decisions_per_s / peer.actions_per_s
    return (
        f"{speed.game} with {speed.seats}, against {peer.name}: {decisions:.0f} times the decisions a second"
        f" ({actions:.0f} times if its forced actions count too), a copy costs"
        f" {peer.copy_us / speed.clone_us:.0f} times less; greedy"
        f" {row.thought.greedy_per_s / peer.thinker_per_s:.1f} times the decisions of its {peer.thinker}"
    )
