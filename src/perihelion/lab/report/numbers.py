"""What the games of a run say: rates and means of each study, with their intervals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import polars as pl

from perihelion.core.game import Game
from perihelion.lab.balance import ALIKE, SKILL, SOLO
from perihelion.lab.estimates import Rate, Sums, average, flagged
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Study
from perihelion.lab.report.happenings import Happening, happenings

HARDLY: Final = 0.02
NEARLY: Final = 0.98
"""What is taken less often than that is hardly ever taken, what is taken more often nearly always."""
SEEN: Final = 100
"""So many seats must have had the choice before that is said."""
MOST_POINTS: Final = 600
"""Of the picture of luck."""
SEAT_OFF: Final = 0.05
"""A seat that wins by so much more or less often than its part is too good or too bad."""


@dataclass(frozen=True)
class Look:
    """A rate that was looked at, and what it should be."""

    label: str
    rate: Rate
    expected: float
    chance: float
    """How likely it is to look like this if nothing is wrong."""
    flag: bool = False
    """Whether that is more than chance, with all other looks of the report in mind."""


@dataclass(frozen=True)
class Thing:
    """Something to take: how those fared who took it, how many of those took it who could, and how often it
    came to that."""

    kind: str
    name: str
    wins: Look
    picked: Rate
    times: float
    """By a seat in a game."""
    drawn: bool = False
    """Whether chance chose it; then its takers are compared with all who were given something of its kind."""

    def hardly(self) -> bool:
        return self.picked.games >= SEEN and self.picked.high < HARDLY

    def nearly(self) -> bool:
        return self.picked.games >= SEEN and self.picked.low > NEARLY


@dataclass(frozen=True)
class Numbers:
    """What one study says."""

    study: str
    bot: str
    seats: int
    games: int
    by_seat: list[Look]
    scores: list[Rate]
    things: list[Thing]
    openings: list[Look]
    happenings: list[Happening]
    decisions: Rate
    turns: Rate
    lead_changes: Rate
    settled: list[float]
    """The quarters of the games: after which share of its turns the winner was settled."""
    leaders: list[Rate]
    """For each step, how often whoever is valued highest then wins."""
    sources: dict[str, list[float]]
    """For each part of the score, its mean after each step."""
    lengths: dict[int, int]
    """How many games took how many turns."""
    luck: list[tuple[float, float]]
    """For sides of games in which it was measured: luck and points, both less the mean of the table."""
    luck_share: float
    """How much of the final differences luck explains: the square of their correlation."""
    luck_games: int


@dataclass(frozen=True)
class Contest:
    """How one bot does against another, or against the automatic opponent at a level."""

    study: str
    bot: str
    rival: str
    wins: Rate
    score: Rate
    rival_score: Rate


@dataclass(frozen=True)
class Report:
    """Everything that a run says."""

    game: str
    title: str
    games: int
    planned: int
    studies: list[Numbers]
    solo: list[Contest]
    skill: list[Contest]
    looks: int
    """How many rates were looked at, for the correction."""


def report(game: Game, folder: Folder) -> Report:
    """Of all games that were played so far."""
    tables = {name: folder.table(name) for name in ("games", "sides", "parts", "course", "things")}
    played = set(tables["games"]["study"].unique())
    known = [study for study in folder.plan.studies if study.name in played]
    studies = [
        numbers(study, only(tables, study), folder.plan.drawn) for study in known if study.role == ALIKE
    ]
    solo = [contest(study, only(tables, study)) for study in known if study.role == SOLO]
    skill = [contest(study, only(tables, study)) for study in known if study.role == SKILL]
    studies, looks = with_flags(studies)
    return Report(game.code, game.title, folder.games(), folder.plan.games(), studies, solo, skill, looks)


def only(tables: dict[str, pl.DataFrame], study: Study) -> dict[str, pl.DataFrame]:
    """The rows of one study."""
    games = tables["games"].filter(pl.col("study") == study.name)
    trials = games.select("trial", "deal")
    return {
        name: games if name == "games" else table.join(trials, on="trial") for name, table in tables.items()
    }


def numbers(study: Study, tables: dict[str, pl.DataFrame], drawn: tuple[str, ...]) -> Numbers:
    games, sides = tables["games"], tables["sides"]
    seats = len(study.bots)
    luck, luck_share, luck_games = measured_luck(sides)
    return Numbers(
        study.name,
        study.bots[0],
        seats,
        len(games),
        looks(sides.with_columns(label=seat_label()), seats),
        [average(sides.filter(pl.col("side") == seat)["score"]) for seat in range(seats)],
        things(tables["things"], sides, seats, drawn),
        looks(sides.filter(pl.col("opening").is_not_null()).with_columns(label=pl.col("opening")), seats),
        happenings(tables["things"], len(games)),
        average(games["decisions"]),
        average(games["turns"]),
        average(games["lead_changes"]),
        [float(games["settled"].quantile(part) or 0.0) for part in (0.25, 0.5, 0.75)],
        leaders(tables["course"], sides),
        sources(tables["parts"]),
        dict(games.group_by("turns").len().sort("turns").rows()),
        luck,
        luck_share,
        luck_games,
    )


def seat_label() -> pl.Expr:
    return pl.format("seat {}", pl.col("side") + 1)


def looks(rows: pl.DataFrame, seats: int) -> list[Look]:
    """How often those with each label win; by chance it would be their part."""
    found = cluster_sums(rows, ["label"], pl.col("share").sum(), pl.len())
    return [look(str(label), total, 1 / seats) for (label,), total in found]


def look(label: str, total: Sums, expected: float) -> Look:
    return Look(label, total.rate(), expected, total.chance(expected))


def cluster_sums(
    rows: pl.DataFrame, keys: list[str], won: pl.Expr, tried: pl.Expr
) -> list[tuple[tuple[Any, ...], Sums]]:
    """For each key the sums over games of what was won and tried in each."""
    clusters = rows.group_by([*keys, "trial"]).agg(won=won.cast(pl.Float64), tried=tried.cast(pl.Float64))
    won_, tried_ = pl.col("won"), pl.col("tried")
    found = clusters.group_by(keys).agg(
        count=pl.len(),
        all_won=won_.sum(),
        all_tried=tried_.sum(),
        won_won=(won_ * won_).sum(),
        won_tried=(won_ * tried_).sum(),
        tried_tried=(tried_ * tried_).sum(),
    )
    return [(row[: len(keys)], Sums(*row[len(keys) :])) for row in found.sort(keys).rows()]


def things(rows: pl.DataFrame, sides: pl.DataFrame, seats: int, drawn: tuple[str, ...]) -> list[Thing]:
    """All that seats took or that befell them."""
    keys = ["kind", "name"]
    mine = rows.filter((pl.col("side") >= 0) & (pl.col("side") < seats)).join(
        sides.select("trial", "side", "share"), on=["trial", "side"]
    )
    taken = dict(cluster_sums(mine.filter(pl.col("times") > 0), keys, pl.col("share").sum(), pl.len()))
    picked = dict(cluster_sums(mine.filter("offered"), keys, (pl.col("times") > 0).sum(), pl.len()))
    everywhere = sides["trial"].n_unique() * seats
    times = {
        (kind, name): total / everywhere
        for kind, name, total in mine.group_by(keys).agg(pl.col("times").sum()).rows()
    }
    none = Sums(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    fair = {kind: drawn_share(taken, kind) for kind in drawn}
    return [
        Thing(
            kind,
            name,
            look(name, taken.get((kind, name), none), fair.get(kind, 1 / seats)),
            picked.get((kind, name), none).rate(),
            times[kind, name],
            kind in fair,
        )
        for kind, name in sorted(times)
    ]


def drawn_share(taken: dict[tuple[Any, ...], Sums], kind: str) -> float:
    """How much of the victory went to those who were given anything of this kind."""
    given = [total for (other, _), total in taken.items() if other == kind]
    tried = sum([total.tried for total in given])
    return sum([total.won for total in given]) / tried if tried else 0.0


def leaders(course: pl.DataFrame, sides: pl.DataFrame) -> list[Rate]:
    """For each step, how often whoever is valued highest then wins."""
    known = course.join(sides.select("trial", "side", "share"), on=["trial", "side"])
    best = known.filter(pl.col("value") == pl.col("value").max().over(["trial", "step"]))
    return [total.rate() for _, total in cluster_sums(best, ["step"], pl.col("share").mean(), pl.lit(1))]


def sources(parts: pl.DataFrame) -> dict[str, list[float]]:
    """The mean of each part of the score after each step, in the order of the score sheet."""
    means = (
        parts.group_by(["part", "step"], maintain_order=True)
        .agg(pl.col("points").mean())
        .sort("step", maintain_order=True)
    )
    found: dict[str, list[float]] = {}
    for part, _, points in means.rows():
        found.setdefault(part, []).append(points)
    return found


def measured_luck(sides: pl.DataFrame) -> tuple[list[tuple[float, float]], float, int]:
    """Luck and points of some sides, how much of the differences in points luck explains, and in how many
    games that is so."""
    known = sides.filter(pl.col("luck").is_not_null())
    luck, score = pl.col("luck"), pl.col("score")
    above = known.select(
        "trial", luck=luck - luck.mean().over("trial"), score=score - score.mean().over("trial")
    )
    correlation = above.select(pl.corr("luck", "score")).item() if len(above) > 1 else 0.0
    points = above.select("luck", "score").head(MOST_POINTS).rows()
    return points, (correlation or 0.0) ** 2, known["trial"].n_unique()


def contest(study: Study, tables: dict[str, pl.DataFrame]) -> Contest:
    """The first bot of the study, wherever it sat; several seats of its rival are one."""
    sides = tables["sides"]
    own = sides.filter(pl.col("bot") == study.bots[0])
    others = sides.filter(pl.col("bot") != study.bots[0])
    wins = (
        cluster_sums(own.with_columns(trial=pl.col("deal")), ["bot"], pl.col("share").sum(), pl.len())
        if len(own)
        else []
    )
    rival = study.bots[-1] if len(study.bots) > 1 else str(others["name"][0]) if len(others) else ""
    rate = wins[0][1].rate() if wins else Rate(0.0, 0.0, 1.0, 0)
    return Contest(study.name, study.bots[0], rival, rate, average(own["score"]), average(others["score"]))


def with_flags(studies: list[Numbers]) -> tuple[list[Numbers], int]:
    """All looks of a report are corrected together."""
    chances = [look.chance for study in studies for look in all_looks(study)]
    flags = iter(flagged(chances))
    found = []
    for study in studies:
        by_seat = [replace(look, flag=next(flags)) for look in study.by_seat]
        taken = [replace(thing, wins=replace(thing.wins, flag=next(flags))) for thing in study.things]
        openings = [replace(look, flag=next(flags)) for look in study.openings]
        found.append(replace(study, by_seat=by_seat, things=taken, openings=openings))
    return found, len(chances)


def all_looks(study: Numbers) -> list[Look]:
    return [*study.by_seat, *[thing.wins for thing in study.things], *study.openings]
