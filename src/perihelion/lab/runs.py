"""A run: the missing chunks of a plan are played and kept, here on all cores or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from perihelion.lab.dataset import DATASET, write_chunk
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Plan
from perihelion.lab.trials import Tables, play_chunk
from perihelion.lab.versions import use
from perihelion.lab.workers import spread, spread_out


def run(folder: Folder, jobs: int, ray: str | None) -> Iterator[int]:
    """Play what is missing; after each chunk, how many games it had."""
    plan = folder.plan
    for number, tables in played(plan, folder.missing(), jobs, ray):
        folder.keep(number, tables)
        yield len(tables["games"])


def played(plan: Plan, chunks: list[int], jobs: int, ray: str | None) -> Iterator[tuple[int, Tables]]:
    work = partial(play_numbered, plan)
    if ray is not None:
        from perihelion.lab.cluster import spread_over

        return spread_over(work, chunks, ray, plan.data)
    # A process that has loaded a game cannot load it again with other data.
    return spread_out(work, chunks, jobs) if plan.files else spread(work, chunks, jobs)


def play_numbered(plan: Plan, number: int) -> tuple[int, Tables]:
    use(plan)
    return number, write_chunk(plan, number) if plan.kind == DATASET else play_chunk(plan, number)
