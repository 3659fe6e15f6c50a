"""Webhooks: a post to a public address of one's own, and to no other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert

from kit.catalogues import catalogue
from perihelion.core.said import Said
from perihelion.server.people.webhooks import Webhooks, checked_address, is_public
from perihelion.server.settings import Settings
from perihelion.server.store.schema import PEOPLE
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.wire.refusals import BadInput
from perihelion.texts.languages import Languages
from server.kit.receiver import Receiver
from server.kit.serving import Served, hear, problem, served, watch
from server.kit.tables import hall, info, new_table, post, until


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may post to this machine."""
    with served(tmp_path_factory.mktemp("near"), "--webhook-private") as running:
        yield running


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
]
PRIVATE += ["255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "198.19.255.255", "203.0.113.9"]
PRIVATE += ["192.88.99.1", "192.88.99.255", "192.0.0.9", "192.0.0.170", "198.51.100.1", "239.255.255.250"]
PRIVATE_6 = [
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
]
PRIVATE_6 += ["2002:7f00:1::", "2001:db8::1", "::7f00:1", "fe80::1%eth0", "::ffff:192.88.99.1"]
PRIVATE_6 += ["2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "3fff::1", "5f00::1", "100::1", "4000::1"]
PRIVATE_6 += ["64:ff9b:1::1", "2002:c058:6301::"]


@pytest.mark.parametrize("address", PRIVATE + PRIVATE_6)
def test_an_address_within_a_network_is_not_public(address: str) -> None:
    assert not is_public(address)


PUBLIC = ["1.1.1.1", "93.184.216.34", "192.88.98.255", "192.88.100.0", "198.20.0.0", "223.255.255.255"]
PUBLIC += ["2606:4700:4700::1111", "::ffff:1.1.1.1", "2a00:1450:4001::1", "2001:4860:4860::8888"]


@pytest.mark.parametrize("address", PUBLIC)
def test_an_address_of_the_open_internet_is_public(address: str) -> None:
    assert is_public(address)


def test_nothing_is_public_that_python_s_own_list_calls_private() -> None:
    every = [str(IPv4Address(number)) for number in range(0, 2**32, 2**16 - 1)]
    every += [str(IPv6Address((first << 112) + 1)) for first in range(2**16)]
    assert [address for address in every if is_public(address) and not ip_address(address).is_global] == []


REFUSED = [
    "http://127.0.0.1/",
    "http://localhost:8000/",
    "https://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://2130706433/",
]
REFUSED += [
    "http://0x7f.1/",
    "http://169.254.169.254/latest/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "//example.org",
    "nonsense",
]
REFUSED += [
    "http://user:word@1.1.1.1/",
    "http://1.1.1.1:99999/",
    "http://no.such.host.invalid/",
    "http://1.1.1.1/a b",
    "http://",
    "",
]


@pytest.mark.parametrize("url", REFUSED)
def test_a_webhook_goes_only_to_the_open_internet(guest: httpx.Client, url: str) -> None:
    problem(guest.put("/api/me/webhook", json={"url": url}), 400)
    assert guest.get("/api/me").json()["webhook"] is None


def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    assert asyncio.run(checked_address("https://1.1.1.1/hook", private=False)) == "1.1.1.1"
    with pytest.raises(BadInput):
        asyncio.run(checked_address("https://127.1/hook", private=False))


def test_a_webhook_can_be_tested_changed_and_removed(near: Served, receiver: Receiver) -> None:
    guest = near.guest()
    assert "no webhook" in problem(guest.post("/api/me/webhook/test"), 409)
    assert guest.put("/api/me/webhook", json={"url": receiver.url}).json()["webhook"] == receiver.url
    assert guest.post("/api/me/webhook/test").json() == {"ok": True}
    assert "calls you" in receiver.got[-1]["text"]
    assert receiver.hosts[-1] == receiver.url.removeprefix("http://")
    assert guest.put("/api/me/webhook", json={"url": None}).json()["webhook"] is None


def test_redirects_are_not_followed(near: Served, receiver: Receiver) -> None:
    guest = near.guest()
    guest.put("/api/me/webhook", json={"url": f"{receiver.url}/moved"})
    before = len(receiver.got)
    assert "302" in problem(guest.post("/api/me/webhook/test"), 400)
    assert len(receiver.got) == before + 1


def test_what_went_wrong_is_told(near: Served, receiver: Receiver) -> None:
    guest = near.guest()
    guest.put("/api/me/webhook", json={"url": f"{receiver.url}/broken"})
    assert "500" in problem(guest.post("/api/me/webhook/test"), 400)
    guest.put("/api/me/webhook", json={"url": "http://127.0.0.1:9"})
    assert "did not answer" in problem(guest.post("/api/me/webhook/test"), 400)


async def notified(folder: Path, url: str, calls: list[tuple[str, str]]) -> None:
    """A person with this webhook, told of these tables by these names."""
    settings = Settings(data=folder, origin="https://table.example", webhook_private=True)
    await migrate(settings.url)
    engine = open_engine(settings.url)
    async with engine.begin() as connection:
        await connection.execute(insert(PEOPLE).values(id="ines", name="Ines", webhook=url, created=0.0))
    webhooks = Webhooks(engine, settings, Languages())
    for table, name in calls:
        await webhooks.notify("ines", table, name, Said("It is your turn."))
        await asyncio.gather(*webhooks.background.tasks)
    await webhooks.stop()
    await engine.dispose()


def test_a_person_hears_once_a_minute_from_each_table(tmp_path: Path, receiver: Receiver) -> None:
    before = len(receiver.got)
    calls = [("t1", "Ash-417"), ("t1", "Ash-417"), ("t2", "Elm-12")]
    asyncio.run(notified(tmp_path, receiver.url, calls))
    told = receiver.got[before:]
    assert [message["name"] for message in told] == ["Ash-417", "Elm-12"]
    assert told[0]["link"] == "https://table.example/tables/t1"
    assert told[0]["content"] == "Ash-417: It is your turn. https://table.example/tables/t1"


def begun(red: httpx.Client, blue: httpx.Client) -> str:
    """A table at which both sit and which waits for its owner to begin."""
    table = new_table(red, "me", "open", start=False)
    post(blue, table, "join")
    return table


def test_a_table_calls_whoever_is_away_and_not_whoever_has_it_open(
    tmp_path: Path, receiver: Receiver
) -> None:
    before = len(receiver.got)
    with hall(tmp_path, webhook_private=True) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        blue.put("/api/me/webhook", json={"url": receiver.url}).raise_for_status()
        here, away = begun(red, blue), begun(red, blue)
        with watch(blue, here, 1) as page:
            hear(page, "info")
            post(red, here, "start")
            assert hear(page, "frame")["present"]["waiting"] == [0, 1]
            post(red, away, "start")
            until(lambda: len(receiver.got) > before)
    assert [message["table"] for message in receiver.got[before:]] == [away]


def test_a_webhook_tells_that_a_table_waits_and_nothing_of_its_game(
    tmp_path: Path, receiver: Receiver
) -> None:
    before = len(receiver.got)
    with hall(tmp_path, webhook_private=True) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        blue.put("/api/me/webhook", json={"url": receiver.url}).raise_for_status()
        table = begun(red, blue)
        post(red, table, "start")
        until(lambda: len(receiver.got) > before)
        name = info(red, table)["name"]
    message = receiver.got[before]
    link = message["link"]
    assert message["text"] == message["content"] == f"{name}: It is your turn. {link}"
    assert link.endswith(f"/tables/{table}")
    fixed = {"table": table, "name": name, "says": "It is your turn."}
    assert message == {"text": message["text"], "content": message["text"], "link": link, **fixed}


def test_a_person_is_called_in_the_language_that_they_have_chosen(tmp_path: Path, receiver: Receiver) -> None:
    before = len(receiver.got)
    texts = tmp_path / "texts"
    catalogue(texts, 'msgid "It is your turn."\nmsgstr "Twoja kolej."\n')
    with hall(tmp_path / "hall", webhook_private=True, texts=str(texts)) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        blue.put("/api/me/webhook", json={"url": receiver.url}).raise_for_status()
        blue.put("/api/me/language", json={"language": "xx"}).raise_for_status()
        post(red, begun(red, blue), "start")
        until(lambda: len(receiver.got) > before)
    assert receiver.got[before]["says"] == "Twoja kolej."
