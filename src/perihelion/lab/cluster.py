"""The same work on a Ray cluster: on this machine, or on many."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from perihelion.core.errors import PerihelionError

Task = TypeVar("Task")
Result = TypeVar("Result")
LOCAL = "local"
AUTO = "auto"
SECONDS = 5
ATTEMPTS = 3
"""A task is given to so many other workers if its own one dies."""


class ClusterError(PerihelionError):
    """A cluster that cannot be reached, or is not installed."""


def spread_over(
    work: Callable[[Task], Result], tasks: list[Task], address: str, version: str
) -> Iterator[Result]:
    """The result of each task, in any order. Workers of one version of the data never serve another."""
    ray = connected(address)
    once = ray.remote(
        num_cpus=1, max_retries=ATTEMPTS, runtime_env={"env_vars": {"PERIHELION_VERSION": version}}
    )
    remote = once(lambda task: work(task))
    most = 2 * int(ray.cluster_resources().get("CPU", 1))
    waiting = list(reversed(tasks))
    running: list[Any] = []
    try:
        while waiting or running:
            while waiting and len(running) < most:
                running.append(remote.remote(waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def connected(address: str) -> Any:
    """Ray, with its cluster: one of its own on this machine, or the one at an address."""
    try:
        import ray
    except ImportError as error:
        raise ClusterError("--ray needs the extra `cluster`: pip install 'perihelion[cluster]'") from error
    if not ray.is_initialized():
        check_address(address)
        at = None if address == LOCAL else address
        try:
            ray.init(at, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            raise ClusterError(f"--ray {address}: {' '.join(str(error).split())}") from error
    return ray


def check_address(address: str) -> None:
    """Ray itself would try for minutes to reach somebody who is not there."""
    place = address.rpartition("//")[2]
    if address in (LOCAL, AUTO):
        return
    host, colon, port = place.rpartition(":")
    if not colon or not port.isdecimal():
        raise ClusterError(f"--ray {address}: expected {LOCAL}, {AUTO} or HOST:PORT")
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except OSError as error:
        raise ClusterError(
            f"--ray {address}: nobody answers there ({(error.strerror or str(error)).lower()})"
        ) from error
