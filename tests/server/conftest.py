"""One server for each module of tests, on each kind of database that a module asks for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from server.kit.receiver import Receiver
from server.kit.serving import Served, served
from server.kit.tables import Hall, hall


@pytest.fixture(scope="module")
def database() -> tuple[str, ...]:
    """What `perihelion serve` is told about its storage: nothing, for a SQLite file. A module may say
    otherwise."""
    return ()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: tuple[str, ...]) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), *database) as running:
        yield running


@pytest.fixture
def guest(server: Served) -> Iterator[httpx.Client]:
    """Somebody with a browser."""
    with closing(server.guest()) as made:
        yield made


@pytest.fixture
def other(server: Served) -> Iterator[httpx.Client]:
    """Somebody else."""
    with closing(server.guest()) as made:
        yield made


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server in this process, with the games that only tests know. A module may lay it out otherwise."""
    with hall(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture
def red(place: Hall) -> httpx.Client:
    return place.guest("Red")


@pytest.fixture
def blue(place: Hall) -> httpx.Client:
    return place.guest("Blue")


@pytest.fixture
def ada(place: Hall) -> httpx.Client:
    return place.guest("Ada")


@pytest.fixture
def bo(place: Hall) -> httpx.Client:
    return place.guest("Bo")


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    """A web server that webhooks may call."""
    made = Receiver()
    yield made
    made.server.shutdown()
