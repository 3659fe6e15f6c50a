"""What a load comes to: how many choices, how fast they were acknowledged and seen."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

MINUTE: Final = 60


@dataclass(frozen=True)
class Stretch:
    """A minute of a load, or what is left of it at the end."""

    second: float
    """When it ended, since the beginning of the measurement."""
    megabytes: float
    """Of the server, at that moment."""
    choices: int
    p95: float
    """Milliseconds of the acknowledgement of these choices."""

    @property
    def minute(self) -> float:
        return self.second / MINUTE


@dataclass(frozen=True)
class Figures:
    """Times of answers in milliseconds; everything else over so many seconds."""

    tables: int
    sockets: int
    seconds: float
    choices: int
    finished: int
    """Games that came to their end; another began at once."""
    pushes: int
    answered: tuple[float, float, float]
    """p50, p95, p99 of the acknowledgement."""
    seen: tuple[float, float, float]
    """p50, p95, p99 until another socket of the table was told."""
    stale: int
    cpu: float
    """Seconds of processor time that the server took."""
    curve: list[Stretch]
    """From the first moment on, minute by minute."""
    echo: tuple[float, float, float]
    echo_cpu: float
    """Milliseconds of processor time that a round trip of the yardstick took."""

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.seconds

    @property
    def pushes_per_second(self) -> float:
        return self.pushes / self.seconds

    @property
    def server_cpu(self) -> float:
        """Share of one core."""
        return self.cpu / self.seconds

    @property
    def choice_cpu(self) -> float:
        """Milliseconds of processor time that the server took for each choice, all told: rules, views,
        sockets, database."""
        return self.cpu / self.choices * 1000 if self.choices else 0.0

    @property
    def ratio(self) -> float:
        """How many times the yardstick's median the median of a choice is."""
        return self.answered[0] / self.echo[0] if self.echo[0] else 0.0

    def told(self) -> dict[str, Any]:
        """All of it by name, for programs."""
        return asdict(self) | {
            "choices_per_second": self.choices_per_second,
            "pushes_per_second": self.pushes_per_second,
            "server_cpu": self.server_cpu,
            "choice_cpu": self.choice_cpu,
            "ratio": self.ratio,
        }


def percentiles(seconds: list[float]) -> tuple[float, float, float]:
    """p50, p95 and p99 in milliseconds."""
    if not seconds:
        return 0.0, 0.0, 0.0
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return at[0], at[1], at[2]
