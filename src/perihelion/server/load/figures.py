"""What a load comes to: how many choices, how fast they were acknowledged and seen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """Milliseconds and rates."""

    tables: int
    sockets: int
    choices: int
    choices_per_second: float
    pushes_per_second: float
    answered: tuple[float, float, float]
    """p50, p95, p99 of the acknowledgement."""
    seen: tuple[float, float, float]
    """p50, p95, p99 until another socket of the table was told."""
    stale: int
    server_cpu: float
    """Share of one core."""
    echo: tuple[float, float, float]

    @property
    def ratio(self) -> float:
        """How many times the yardstick's median the median of a choice is."""
        return self.answered[0] / self.echo[0] if self.echo[0] else 0.0


def percentiles(seconds: list[float]) -> tuple[float, float, float]:
    """p50, p95 and p99 in milliseconds."""
    if not seconds:
        return 0.0, 0.0, 0.0
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return at[0], at[1], at[2]
