"""Two versions of a game's data, played with the same deals: what is different?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

import polars as pl

from perihelion.core.game import Game
from perihelion.lab.estimates import CONFIDENCE, FEW, Rate, average, chance_of_zero, flagged
from perihelion.lab.folder import Folder
from perihelion.lab.report.happenings import KEYS, label_of, nobodys
from perihelion.lab.report.numbers import Numbers, Report, Thing, report

POINTS: Final = "points"
SHARE: Final = "share"
"""The unit of a difference: points, turns and the like, or shares of one hundred."""


@dataclass(frozen=True)
class Difference:
    """One figure in both versions; `change` is the second less the first."""

    study: str
    kind: str
    label: str
    unit: str
    first: Rate
    second: Rate
    change: Rate
    chance: float
    """How likely it is to look like this if the versions are alike in it."""
    flag: bool = False


@dataclass(frozen=True)
class Comparison:
    """Both reports and every difference, flagged where it is more than chance with all others in mind."""

    first: Report
    second: Report
    differences: list[Difference]


def compare(game: Game, first: Folder, second: Folder) -> Comparison:
    reports = report(game, first), report(game, second)
    found = paired(first, second) + happened(first, second) + taken(*reports)
    flags = flagged([difference.chance for difference in found])
    marked = [replace(difference, flag=flag) for difference, flag in zip(found, flags, strict=True)]
    return Comparison(*reports, marked)


def paired(first: Folder, second: Folder) -> list[Difference]:
    """What every game has, deal by deal: the share of the victory of each seat, points, length."""
    games = both(first.table("games"), second.table("games"), ["study", "trial"])
    sides = both(with_study(first), with_study(second), ["study", "trial", "side"])
    alone = [study.name for study in first.plan.studies if len(study.bots) == 1]
    found: list[Difference] = []
    for (study,), rows in games.group_by(["study"], maintain_order=True):
        found += [
            difference(str(study), "length", name, POINTS, rows, name) for name in ("turns", "decisions")
        ]
        if study not in alone:  # only seats are valued in the course of a game, not the automatic opponent
            found.append(difference(str(study), "length", "lead changes", POINTS, rows, "lead_changes"))
            found.append(
                difference(str(study), "how early it is settled", "part of the turns", SHARE, rows, "settled")
            )
    for (study, side), rows in sides.group_by(["study", "side"], maintain_order=True):
        name = rows["name"][0]
        label = f"seat {int(str(side)) + 1}" if rows["bot"][0] else str(name)
        found.append(difference(str(study), "games won", label, SHARE, rows, "share"))
        found.append(difference(str(study), "points", label, POINTS, rows, "score"))
    return found


def happened(first: Folder, second: Folder) -> list[Difference]:
    """What befell nobody in particular, deal by deal, where enough games were played."""
    games = both(first.table("games"), second.table("games"), ["study", "trial"]).select("study", "trial")
    counts = [nobodys(folder.table("things")) for folder in (first, second)]
    found: list[Difference] = []
    for (study,), trials in games.group_by(["study"], maintain_order=True):
        if len(trials) >= FEW:
            known = pl.concat(counts).join(trials, on="trial", how="semi").select(KEYS).unique()
            found += [
                happening_difference(str(study), kind, name, both_counts(trials, counts, kind, name))
                for kind, name in known.sort(KEYS).rows()
            ]
    return found


def both_counts(trials: pl.DataFrame, counts: list[pl.DataFrame], kind: str, name: str) -> pl.DataFrame:
    """How often it happened in each of these games, in both versions; where nothing was counted it did not
    happen."""
    for rows in counts:
        one = rows.filter((pl.col("kind") == kind) & (pl.col("name") == name)).select("trial", "times")
        trials = trials.join(one, on="trial", how="left", suffix=" then", maintain_order="left")
    return trials.fill_null(0)


def happening_difference(study: str, kind: str, name: str, rows: pl.DataFrame) -> Difference:
    once = rows.select(pl.max_horizontal("times", "times then").max()).item() <= 1
    what, unit = ("games with it", SHARE) if once else ("times in a game", POINTS)
    return difference(study, what, label_of(kind, name), unit, rows, "times")


def with_study(folder: Folder) -> pl.DataFrame:
    return folder.table("sides").join(
        folder.table("games").select("trial", "study"), on="trial", maintain_order="left"
    )


def both(first: pl.DataFrame, second: pl.DataFrame, keys: list[str]) -> pl.DataFrame:
    """The same games in both versions, side by side; those that only one has played are left out."""
    return first.join(second, on=keys, suffix=" then", maintain_order="left")


def difference(study: str, kind: str, label: str, unit: str, rows: pl.DataFrame, column: str) -> Difference:
    before, after = rows[column].cast(pl.Float64), rows[f"{column} then"].cast(pl.Float64)
    change = average(after - before)
    return Difference(
        study, kind, label, unit, average(before), average(after), change, chance_of_zero(change)
    )


def taken(first: Report, second: Report) -> list[Difference]:
    """What seats took, where enough of them did: not paired, because other things are taken in the same
    deal."""
    found: list[Difference] = []
    for before, after in zip(first.studies, second.studies, strict=False):
        old, new = by_name(before), by_name(after)
        for key in [key for key in old if key in new]:
            found += thing_differences(before.study, old[key], new[key])
    return found


def by_name(study: Numbers) -> dict[tuple[str, str], Thing]:
    return {(thing.kind, thing.name): thing for thing in study.things}


def thing_differences(study: str, old: Thing, new: Thing) -> list[Difference]:
    label = f"{old.kind} {old.name}"
    found = []
    if min(old.wins.rate.games, new.wins.rate.games) >= FEW:
        found.append(unpaired(study, "won by takers", label, old.wins.rate, new.wins.rate))
    if min(old.picked.games, new.picked.games) >= FEW:
        found.append(unpaired(study, "taken by those who could", label, old.picked, new.picked))
    return found


def unpaired(study: str, kind: str, label: str, old: Rate, new: Rate) -> Difference:
    """Their errors together, but never less than two samples of one rate would have."""
    mean = new.mean - old.mean
    pooled = (old.mean * old.games + new.mean * new.games) / (old.games + new.games)
    alike = sqrt(pooled * (1 - pooled) * (1 / old.games + 1 / new.games))
    half = CONFIDENCE * max(alike, sqrt(old.error() ** 2 + new.error() ** 2))
    change = Rate(mean, mean - half, mean + half, min(old.games, new.games))
    return Difference(study, kind, label, SHARE, old, new, change, chance_of_zero(change))
