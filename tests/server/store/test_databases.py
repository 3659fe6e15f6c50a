"""The same server on a SQLite file and on PostgreSQL with Redis, alone and as several processes that share
their tables."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import services
from perihelion.games import SHELF
from perihelion.records.record import read, verify
from perihelion.server.tables.eyes import OTHER_EYES
from server.kit.serving import Served, hear, problem, served, watch
from server.kit.tables import info, new_table, post, solar_table

SCALE = services.postgres_programs() is None or services.redis_program() is None
scaled = pytest.mark.skipif(
    SCALE, reason="PostgreSQL or Redis is not here: make test installs them when it is root"
)


@pytest.fixture(scope="module")
def scale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ...]]:
    """What `perihelion serve` is told about PostgreSQL and Redis."""
    folder = tmp_path_factory.mktemp("scale")
    with services.postgres() as database, services.redis(folder) as redis:
        yield "--database", database, "--redis", redis


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=scaled)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    words = request.getfixturevalue("scale") if request.param == "postgresql" else ()
    with served(tmp_path_factory.mktemp("served"), *words) as running:
        yield running


@pytest.fixture
def pair(scale: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with served(folder / "one", *scale) as one, served(folder / "two", *scale) as two:
        yield one, two


def at(server: Served, person: httpx.Client) -> httpx.Client:
    """The same person's browser at another process."""
    return httpx.Client(
        base_url=server.url, headers={"Origin": server.url}, cookies=person.cookies, timeout=40.0
    )


def choose(person: httpx.Client, table: str, present: dict[str, Any], luck: random.Random) -> httpx.Response:
    question = present["question"]
    word = luck.choice(question["offers"])["word"]
    return person.post(
        f"/api/tables/{table}/choose", json={"seat": question["seat"], "n": present["n"], "word": word}
    )


def play_out(person: httpx.Client, table: str, seat: int) -> None:
    """Play one's seat to the end, moved only by what the socket says."""
    luck = random.Random(3)
    with watch(person, table, seat) as socket:
        present = hear(socket, "frame")["present"]
        while not present["over"]:
            if present["question"] is not None:
                answer = choose(person, table, present, luck)
                assert answer.status_code == 200, answer.text
            present = hear(socket, "steps", 30)["present"]


def test_a_whole_game_against_a_bot_is_played_over_the_socket_and_its_record_verifies(server: Served) -> None:
    person = server.guest("Ines")
    table = solar_table(person, "me", "random")
    play_out(person, table, 0)
    record = read(person.get(f"/api/tables/{table}/record").text)
    assert record.seed and verify(record, SHELF).over()
    info = person.get(f"/api/tables/{table}").json()
    assert info["status"] == "over" and info["fairness"]["secret"] == record.seed


def test_undo_chat_and_a_restart_keep_everything(server: Served) -> None:
    person = server.guest("Ines")
    table = solar_table(person, "me", "me")
    path = f"/api/tables/{table}"
    present = person.get(f"{path}/view", params={"eyes": 0}).json()["present"]
    seat = present["waiting"][0]
    before = person.get(f"{path}/view", params={"eyes": seat}).json()
    word = next(offer for offer in before["present"]["question"]["offers"] if not offer["reveals"])["word"]
    n = person.post(f"{path}/choose", json={"seat": seat, "n": before["present"]["n"], "word": word}).json()[
        "n"
    ]
    person.post(f"{path}/undo", json={"seat": seat, "n": n}).raise_for_status()
    person.post(f"{path}/chat", json={"text": "Well met."}).raise_for_status()
    after = person.get(f"{path}/view", params={"eyes": seat}).json()
    assert after["view"] == before["view"] and after["present"]["n"] == n + 1
    assert [line["text"] for line in person.get(f"{path}/chat").json()["lines"]] == ["Well met."]


@scaled
def test_two_processes_share_a_table_and_each_tells_its_own_sockets(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada, bo = one.guest("Ada"), two.guest("Bo")
    table = solar_table(ada, "me", "open")
    bo.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    luck = random.Random(5)
    people = {0: ada, 1: bo}
    with watch(ada, table, 0) as ear, watch(bo, table, 1) as other:
        presents = {0: hear(ear, "frame")["present"], 1: hear(other, "frame")["present"]}
        for _ in range(60):
            seat = presents[0]["waiting"][0]
            assert choose(people[seat], table, presents[seat], luck).status_code == 200
            presents = {0: hear(ear, "steps")["present"], 1: hear(other, "steps")["present"]}
            assert presents[0]["n"] == presents[1]["n"]


@scaled
def test_the_same_choice_at_two_processes_is_made_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.guest("Ada")
    table = solar_table(ada, "me", "me")
    again = at(two, ada)
    present = ada.get(f"/api/tables/{table}/view", params={"eyes": 0}).json()["present"]
    seat = present["waiting"][0]
    present = ada.get(f"/api/tables/{table}/view", params={"eyes": seat}).json()["present"]
    assert (
        again.get(f"/api/tables/{table}/view", params={"eyes": seat}).json()["present"]["n"] == present["n"]
    )
    assert choose(ada, table, present, random.Random(1)).status_code == 200
    late = choose(again, table, present, random.Random(1))
    assert "changed" in problem(late, 409) or late.json()["present"]["n"] > present["n"]


@scaled
def test_a_table_outlives_the_process_that_played_it(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.guest("Ada")
    table = solar_table(ada, "me", "random")
    before = ada.get(f"/api/tables/{table}/view", params={"eyes": 0}).json()
    one.kill()
    play_out(at(two, ada), table, 0)
    assert at(two, ada).get(f"/api/tables/{table}").json()["step"] > before["present"]["step"]


@scaled
def test_two_processes_give_one_seat_to_one_person(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada, bo, cy = one.guest("Ada"), one.guest("Bo"), two.guest("Cy")
    for _ in range(5):
        table = solar_table(ada, "me", "open")
        with ThreadPoolExecutor(2) as people:
            answers = list(
                people.map(lambda who, at=table: who.post(f"/api/tables/{at}/join", json={}), (bo, cy))
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        winner = ("Bo", "Cy")[[answer.status_code for answer in answers].index(200)]
        seen = [at(server, ada).get(f"/api/tables/{table}").json()["seats"][1]["name"] for server in pair]
        assert seen[0] == winner


@scaled
def test_a_zero_in_an_address_is_no_fault(scale: tuple[str, ...], tmp_path: Path) -> None:
    with served(tmp_path, *scale) as server:
        problem(server.guest().delete("/api/me/tokens/%00"), 404)


def redis_at(port: int, folder: Path) -> AbstractContextManager[None]:
    words = ("--save", "", "--appendonly", "no", "--dir", str(folder))
    return services.running([services.redis_program() or "", "--port", str(port), *words], port)


@pytest.mark.skipif(
    services.redis_program() is None, reason="Redis is not here: make test installs it when it is root"
)
def test_what_happened_while_redis_was_away_is_told_when_it_is_back(tmp_path: Path) -> None:
    port = services.free_port()
    told = ("--redis", f"redis://127.0.0.1:{port}")
    with ExitStack() as running, ExitStack() as first:
        first.enter_context(redis_at(port, tmp_path))
        one, two = [running.enter_context(served(tmp_path, *told)) for _ in range(2)]
        ada = one.guest("Ada")
        table = solar_table(ada, "me", "me")
        seat = ada.get(f"/api/tables/{table}/view").json()["present"]["waiting"][0]
        page = running.enter_context(watch(at(two, ada), table, seat))
        present = hear(page, "frame")["present"]
        first.close()
        assert choose(ada, table, present, random.Random(1)).status_code == 200
        running.enter_context(redis_at(port, tmp_path))
        assert hear(page, "steps", 20)["present"]["n"] > present["n"]


@scaled
def test_an_analysis_that_one_process_makes_is_followed_at_the_other(pair: tuple[Served, Served]) -> None:
    person = pair[0].guest("Ida")
    golden = Path(__file__).parents[2] / "golden" / "solar-sphere-1.record"
    table = person.post("/api/records", json={"record": golden.read_text()}).raise_for_status().json()["id"]
    there = at(pair[1], person)
    assert there.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
    person.post(f"/api/tables/{table}/analysis").raise_for_status()
    end = time.monotonic() + 60
    while (found := there.post(f"/api/tables/{table}/analysis").json())["done"] < 2:
        assert found["status"] == "running"
        assert time.monotonic() < end
        time.sleep(0.2)


@scaled
def test_every_process_knows_through_which_eyes_somebody_has_seen(pair: tuple[Served, Served]) -> None:
    ada = pair[0].guest("Ada")
    table = new_table(ada, "me", "open", "random", game="event-horizon")
    post(pair[0].guest("Bo"), table, "join")
    post(ada, table, "leave")
    there = at(pair[1], ada)
    assert problem(there.post(f"/api/tables/{table}/join", json={"seat": 2}), 409) == str(OTHER_EYES)
    assert post(there, table, "join", seat=0)["asked"]


@scaled
def test_logging_in_at_another_process_joins_no_two_pairs_of_eyes(pair: tuple[Served, Served]) -> None:
    ada, bo = pair[0].guest("Ada"), pair[1].guest("Bo")
    told = {"login": "ada", "password": "open the pod bay doors"}
    ada.post("/api/me/register", json=told).raise_for_status()
    table = new_table(ada, "me", "open", "random", game="event-horizon")
    post(bo, table, "join")
    bo.post("/api/login", json=told).raise_for_status()
    assert [seat["kind"] for seat in info(bo, table)["seats"]] == ["person", "open", "bot"]
    assert info(bo, table)["barred"] == [1, 2]


@scaled
def test_a_login_that_ends_at_one_process_counts_at_no_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    vale, word = one.guest("Vale"), {"login": "vale", "password": "four warm comets"}
    solar_table(vale, "me", "open")
    vale.post("/api/me/register", json=word).raise_for_status()
    phone = two.guest("Phone")
    assert phone.post("/api/login", json=word).raise_for_status().json()["login"] == "vale"
    token = two.program(phone.post("/api/me/tokens", json={"label": "bot"}).json()["token"])
    there = at(two, vale)
    assert (there.get("/api/me").json()["login"], token.get("/api/me").json()["login"]) == ("vale", "vale")
    change = {"old": word["password"], "new": "five cold comets"}
    vale.put("/api/me/password", json=change).raise_for_status()
    assert (there.get("/api/me").json()["login"], phone.get("/api/me").json()["login"]) == (None, None)
    problem(token.get("/api/me"), 401)
    last = at(two, vale)
    assert vale.post("/api/logout").json()["login"] is None
    assert last.get("/api/me").json()["login"] is None
