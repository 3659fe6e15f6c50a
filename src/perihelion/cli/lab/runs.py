"""A run of the laboratory as a person sees it: where it is kept, how far it is, what a stop leaves behind."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from perihelion.cli.console import Interruption, interruptible, progress
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Plan
from perihelion.lab.runs import run
from perihelion.lab.workers import cores


def default_folder(plan: Plan) -> Path:
    """Another plan has another folder, so that the same command always finds its own."""
    return Path("lab") / f"{plan.kind}-{plan.game}-{plan.digest()[:8]}"


@dataclass(frozen=True)
class Run:
    """How a plan is to be played: where it is kept, on what it runs, who watches."""

    out: Path | None
    fresh: bool
    jobs: int | None
    ray: str | None
    quiet: bool


def play(plan: Plan, how: Run) -> tuple[Folder, Interruption]:
    """Play what is missing of a plan. After Ctrl-C the folder holds what was done so far."""
    folder = Folder(how.out or default_folder(plan), plan)
    folder.open(how.fresh)
    done = folder.games()
    if done:
        click.echo(f"{folder.path}: {done} of {plan.games()} games were played before", err=True)
    with progress(how.quiet) as bar, interruptible() as interruption:
        task = bar.add_task(f"{plan.kind} {plan.game}", total=plan.games(), completed=done)
        for games in run(folder, how.jobs or cores(), how.ray):
            bar.advance(task, games)
    if interruption.happened:
        click.echo(
            f"{folder.games()} of {plan.games()} games are kept in {folder.path}; the same command goes on",
            err=True,
        )
    return folder, interruption
