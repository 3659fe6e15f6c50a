"""An analysis as people read it: chances over the game, turning points, dear choices, luck."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from perihelion.analysis.report import Fortune, Moment, Report, Turn, Verdict
from perihelion.cli.terminal.pictures import seat_style
from perihelion.lab.estimates import CONFIDENCE
from perihelion.records.table import Table

DEAREST = 5
BAR = 12
EIGHTHS = " ▏▎▍▌▋▊▉█"
CAUSES = {
    "choice": "by choices",
    "luck": "by luck",
    "both": "by choices and luck together, or by neither clearly",
}


def show(at: Console, table: Table, told: Report) -> None:
    over = "" if table.over() else ", not over yet"
    depth = f"{told.simulations} simulations a turn, {told.playouts} playouts for each chance"
    at.print(
        Text(f"{table.game.title}: {', '.join(told.sides)}; {len(table.entries)} entries{over}; {depth}")
    )
    at.print(chance_grid(table, told))
    show_turns(at, told)
    for seat, name in enumerate(table.game.rules.seat_names[: table.seats]):
        show_choices(at, name, seat, told)
    show_luck(at, told)


def chance_grid(table: Table, told: Report) -> Grid:
    """A row for each moment: a bar, the chance, and how far it may be off."""
    grid = Grid(title="Chance to win, with 95 % intervals")
    grid.add_column("after", justify="right", no_wrap=True)
    grid.add_column("then", no_wrap=True)
    for name in told.sides:
        grid.add_column(name, style=seat_style(name), no_wrap=True)
    for moment in told.moments:
        grid.add_row(
            str(moment.step),
            speaker(table, moment.step),
            *[chance(moment, side) for side in range(len(told.sides))],
        )
    return grid


def speaker(table: Table, step: int) -> str:
    """Who speaks next."""
    if step >= len(table.entries):
        return "the end" if table.over() else ""
    who = table.entries[step].who
    return table.game.rules.seat_names[: table.seats][who] if who >= 0 else "chance"


def chance(moment: Moment, side: int) -> str:
    share, error = moment.chances[side], moment.errors[side]
    return f"{bar(share)} {share:>4.0%}" + (f" ±{CONFIDENCE * error * 100:.0f}" if error else "")


def bar(share: float) -> str:
    """A bar in eighths of a character."""
    eighths = round(share * BAR * 8)
    whole, rest = divmod(eighths, 8)
    return (EIGHTHS[8] * whole + (EIGHTHS[rest] if rest else "")).ljust(BAR)


def show_turns(at: Console, told: Report) -> None:
    at.print(Text("\nTurning points", style="bold"))
    for turn in told.turns:
        at.print(Text(turn_sentence(told, turn)))
    if not told.turns:
        at.print(Text("None that stands out of the noise."))


def turn_sentence(told: Report, turn: Turn) -> str:
    before, after = (chance_at(told, step, turn.side) for step in (turn.step, turn.until))
    verb = "rises" if turn.change > 0 else "falls"
    entries = (
        f"Entry {turn.until}" if turn.until == turn.step + 1 else f"Entries {turn.step + 1} to {turn.until}"
    )
    return (
        f"{entries}: {told.sides[turn.side]} {verb} from {before:.0%} to {after:.0%}, {CAUSES[turn.cause]}."
    )


def chance_at(told: Report, step: int, side: int) -> float:
    return next(moment.chances[side] for moment in told.moments if moment.step == step)


def show_choices(at: Console, name: str, seat: int, told: Report) -> None:
    """The choices that cost a seat most."""
    own = [verdict for verdict in told.verdicts if verdict.seat == seat]
    dear = sorted(
        [verdict for verdict in own if verdict.loss > verdict.error], key=lambda verdict: -verdict.loss
    )[:DEAREST]
    at.print(Text(f"\n{name}: {len(own)} choices gave away {told.lost[seat]:.2f} wins in all", style="bold"))
    if dear:
        at.print(choice_grid(dear))


def choice_grid(dear: list[Verdict]) -> Grid:
    grid = Grid()
    for title in ("entry", "said", "the bot would have said", "its preference", "chance lost", "lead lost"):
        grid.add_column(title, justify="left" if "said" in title else "right")
    for verdict in dear:
        liked = f"{verdict.preference:.0%} : {verdict.best_preference:.0%}"
        lost = f"{verdict.loss:.1%} ±{CONFIDENCE * verdict.error * 100:.1f}"
        grid.add_row(str(verdict.step + 1), verdict.said, verdict.best, liked, lost, f"{verdict.points:.1f}")
    return grid


def show_luck(at: Console, told: Report) -> None:
    at.print(Text("\nLuck: points above what was to be expected", style="bold"))
    sums = [f"{name} {signed(points)}" for name, points in zip(told.sides, told.luck, strict=True)]
    at.print(Text(", ".join(sums)))
    if told.fortunes:
        at.print(luck_grid(told.sides, told.fortunes))


def luck_grid(sides: list[str], fortunes: list[Fortune]) -> Grid:
    grid = Grid()
    grid.add_column("entry", justify="right")
    grid.add_column("what came")
    for name in sides:
        grid.add_column(name, justify="right", style=seat_style(name), no_wrap=True)
    for fortune in fortunes:
        grid.add_row(
            str(fortune.step + 1), Text(fortune.text), *[signed(points) for points in fortune.points]
        )
    return grid


def signed(points: float) -> str:
    """Nothing is nothing, also where it came from below."""
    return f"{round(points, 1) + 0.0:+.1f}"
