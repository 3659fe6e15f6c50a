"""What keeps other sites, floods and large messages out, and secrets in."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perihelion.server.http.limits import MOST_SOCKETS, network
from perihelion.server.http.listening import UNREAD, take_port
from perihelion.server.http.security import own_origin
from perihelion.server.settings import Settings
from server.kit.serving import Served, problem, served, watch
from server.kit.tables import solar_table

ORIGIN = "https://table.example"


def rename(client: httpx.Client, **headers: str) -> httpx.Response:
    return client.put("/api/me", json={"name": "Ines"}, headers=headers)


def without_origin(client: httpx.Client) -> httpx.Client:
    del client.headers["Origin"]
    return client


def test_another_site_cannot_act_with_somebody_s_cookie(guest: httpx.Client) -> None:
    problem(rename(guest, Origin="https://evil.example"), 403)
    problem(rename(guest, Origin="null"), 403)
    problem(rename(guest, Origin="http://["), 403)
    problem(rename(guest, **{"Sec-Fetch-Site": "cross-site"}), 403)
    problem(rename(guest, **{"Sec-Fetch-Site": "same-site"}), 403)
    problem(rename(without_origin(guest)), 403)


def test_a_page_over_another_scheme_is_another_site_s(server: Served, guest: httpx.Client) -> None:
    problem(rename(guest, Origin=f"https://127.0.0.1:{server.port}"), 403)
    guest.headers["Origin"] = f"https://127.0.0.1:{server.port}"
    with pytest.raises(InvalidStatus) as refused:
        watch(guest, solar_table(server.guest(), "me", "open"))
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "own"),
    [
        ("http://here:80", "here:80", "http", True),
        ("http://here", "HERE", "http", True),
        ("https://here", "here", "http", False),
        ("http://here", "here:8000", "http", False),
        ("https://table.example", "10.0.0.1", "http", True),
        ("http://table.example", "10.0.0.1", "http", False),
        ("null", "", "http", False),
        ("null", "null", "http", False),
        ("http://", "", "http", False),
        ("", "", "http", False),
    ],
)
def test_our_own_origin_is_scheme_and_host_together(origin: str, host: str, scheme: str, own: bool) -> None:
    headers = {name: value for name, value in (("origin", origin), ("host", host)) if value}
    assert own_origin(headers, scheme, Settings(origin=ORIGIN)) is own


def raw(port: int, *head: str) -> str:
    """The first line of the answer to a request that no client would make."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall("\r\n".join((*head, "Connection: close", "", "")).encode())
        return line.makefile().readline()


def test_no_origin_counts_where_no_host_is_named(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as open_to_all:
        cookie = f"Cookie: perihelion={open_to_all.guest().cookies['perihelion']}"
        assert " 403 " in raw(open_to_all.port, "POST /api/logout HTTP/1.0", "Origin: null", cookie)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1", "[::1]:8000", "127.0.0.1:80"])
def test_a_server_on_localhost_answers_to_its_own_names(server: Served, host: str) -> None:
    assert server.browser().get("/api/me", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example", "[", ""])
@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/metrics"])
def test_a_server_on_localhost_answers_to_no_other_name(server: Served, host: str, path: str) -> None:
    assert "--origin" in problem(server.browser().get(path, headers={"Host": host}), 421)


def test_a_socket_has_to_be_asked_for_by_our_own_name_too(server: Served, guest: httpx.Client) -> None:
    table = solar_table(guest, "me", "open")
    asked = (f"GET /api/tables/{table}/socket HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        lines = (*asked, key, "Connection: Upgrade", "Host: evil.example", "Origin: http://evil.example")
        line.sendall("\r\n".join((*lines, "", "")).encode())
        assert " 421 " in line.makefile().readline()


def test_a_request_that_names_no_host_is_not_for_a_server_on_localhost(server: Served) -> None:
    assert " 421 " in raw(server.port, "GET /health HTTP/1.0")


def test_a_server_for_others_answers_to_every_name(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as open_to_all:
        assert open_to_all.browser().get("/api/me", headers={"Host": "any.example"}).status_code == 200


def test_our_own_pages_can(guest: httpx.Client) -> None:
    assert rename(guest).status_code == 200
    assert rename(without_origin(guest), **{"Sec-Fetch-Site": "same-origin"}).status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_only_json_is_read(guest: httpx.Client, kind: str) -> None:
    answer = guest.put("/api/me", content=b'{"name": "Ines"}', headers={"Content-Type": kind} if kind else {})
    assert "application/json" in problem(answer, 415)


def test_slashes_do_not_lead_around_the_guard(server: Served, guest: httpx.Client) -> None:
    address = httpx.URL(server.url).copy_with(raw_path=b"//api//me")
    problem(guest.put(address, json={"name": "Ines"}, headers={"Origin": "https://evil.example"}), 403)


def test_every_answer_has_the_headers_for_the_browser(guest: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health"):
        headers = guest.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]


def test_what_a_person_sees_is_not_kept_by_the_browser(guest: httpx.Client) -> None:
    assert guest.get("/api/me").headers["cache-control"] == "no-store"


def test_a_large_body_is_refused(guest: httpx.Client) -> None:
    problem(guest.put("/api/me", json={"name": "x" * 20_000}), 413)


def test_a_record_may_be_larger_but_not_huge(guest: httpx.Client) -> None:
    assert "record" in problem(guest.post("/api/records", json={"record": "x" * 300_000}), 400)
    problem(guest.post("/api/records", json={"record": "x" * 600_000}), 413)


@pytest.mark.parametrize("body", [b"[" * 15_000, b'{"name":' * 1_900, b'{"more":' + b"[" * 15_000])
def test_what_is_nested_without_end_is_refused(guest: httpx.Client, body: bytes) -> None:
    answer = guest.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert "too deeply" in problem(answer, 400)


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b'{"\xed\xa0\x80": ""}', b'{"name": "\\ud800"}'])
def test_what_is_not_text_is_refused(guest: httpx.Client, body: bytes) -> None:
    problem(guest.put("/api/me", content=body, headers={"Content-Type": "application/json"}), 400)


def test_whoever_hangs_up_in_the_middle_of_a_body_is_no_fault(server: Served, guest: httpx.Client) -> None:
    head = (
        "PUT /api/me HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        f"Cookie: perihelion={guest.cookies['perihelion']}",
        "Content-Type: application/json",
        "Content-Length: 100",
    )
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall("\r\n".join((*head, "", '{"name": ')).encode())
    logged_with(server, '"status":499')
    assert [line for line in server.lines() if line["event"] == "fault"] == []


def test_headers_without_end_are_cut_off(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(OSError):
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nX-Long: ")
        for _ in range(200):
            line.sendall(b"x" * 100_000)


def test_many_requests_with_long_headers_on_one_connection_are_read(guest: httpx.Client) -> None:
    assert [guest.get("/health", headers={"X-Long": "x" * 8_000}).status_code for _ in range(20)] == [
        200
    ] * 20


def test_an_error_tells_nothing_of_the_inside(guest: httpx.Client) -> None:
    answer = guest.put("/api/me", content=b"{", headers={"Content-Type": "application/json"})
    assert set(answer.json()) == {"error", "rule", "present"}
    assert "Traceback" not in answer.text and ".py" not in answer.text


def test_unknown_addresses_of_the_api_are_answered_in_json(guest: httpx.Client) -> None:
    problem(guest.get("/api/nothing"), 404)
    problem(guest.get("/api/nothing/at/all"), 404)
    problem(guest.patch("/api/me"), 405)


def test_another_site_s_page_cannot_open_a_socket(guest: httpx.Client) -> None:
    table = solar_table(guest, "me", "open")
    guest.headers["Origin"] = "https://evil.example"
    with pytest.raises(InvalidStatus) as refused:
        watch(guest, table)
    assert refused.value.response.status_code == 403


def test_a_socket_reads_no_long_messages(guest: httpx.Client) -> None:
    with watch(guest, solar_table(guest, "me", "open")) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.send("x" * 5000)
        while True:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def logged_with(server: Served, text: str) -> str:
    """The log, as soon as it holds this: a line is written after its answer was sent."""
    start = time.monotonic()
    while text not in (logged := server.logs.read_text()):
        assert time.monotonic() - start < 10, f"{text} is not in the log"
        time.sleep(0.02)
    return logged


def test_logs_hold_no_secrets(server: Served, guest: httpx.Client) -> None:
    token = guest.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    server.program(token).get("/api/me", params={"secret": "in-the-query"})
    guest.post("/api/me/register", json={"login": "logged", "password": "not in any log"})
    table = solar_table(guest, "me", "open")
    guest.get(f"/api/tables/{table}")
    logged = logged_with(server, '"path":"/api/tables/{')
    hidden = (token, "in-the-query", "not in any log", guest.cookies["perihelion"], table)
    assert [secret for secret in hidden if secret in logged] == []


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy, with its usual limits."""
    folder: Path = tmp_path_factory.mktemp("public")
    with served(folder, "--origin", ORIGIN, "--rates", "1") as running:
        yield running


def visitor(server: Served, address: str) -> httpx.Client:
    """A browser that comes through the proxy."""
    made = server.browser()
    made.headers.update({"Origin": ORIGIN, "X-Forwarded-For": address, "X-Forwarded-Proto": "https"})
    cookie = made.get("/api/me").headers["set-cookie"].split(";")[0]
    made.headers["Cookie"] = cookie
    return made


def test_over_https_the_cookie_never_travels_in_the_clear(public: Served) -> None:
    answer = public.browser().get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-perihelion=") and "Secure" in cookie
    assert "max-age" in answer.headers["strict-transport-security"]


def test_the_name_of_the_public_origin_is_answered_to(public: Served) -> None:
    for host in ("table.example", "TABLE.example:443", "localhost"):
        assert visitor(public, "8.8.1.2").get("/health", headers={"Host": host}).status_code == 200
    problem(visitor(public, "8.8.1.2").get("/health", headers={"Host": "evil.example"}), 421)


def test_the_public_origin_is_our_own(public: Served) -> None:
    assert rename(visitor(public, "8.8.1.1")).status_code == 200


def test_who_guesses_passwords_is_told_to_wait(public: Served) -> None:
    guesser = visitor(public, "8.8.2.2")
    guess = {"login": "nobody", "password": "a wild guess"}
    answers = [guesser.post("/api/login", json=guess) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [401] * 10
    # A slow machine takes so long for a guess that another is allowed meanwhile.
    while answers[-1].status_code == 401 and len(answers) < 100:
        answers.append(guesser.post("/api/login", json=guess))
    assert "try again" in problem(answers[-1], 429)
    assert int(answers[-1].headers["retry-after"]) > 0
    assert "try again" in problem(guesser.put("/api/me/password", json={"old": "x", "new": "y" * 8}), 429)
    elsewhere = visitor(public, "8.8.3.3")
    assert elsewhere.post("/api/login", json=guess).status_code == 401


def test_names_are_not_looked_up_too_often(public: Served) -> None:
    asker = visitor(public, "8.8.9.9")
    statuses = [asker.put("/api/me/webhook", json={"url": "nonsense"}).status_code for _ in range(12)]
    assert statuses[:10] == [400] * 10
    assert statuses[-1] == 429


def test_strangers_are_counted_by_their_address(public: Served) -> None:
    stranger = public.browser()
    stranger.headers["X-Forwarded-For"] = "8.8.4.4"
    statuses = [stranger.get("/api/games").status_code for _ in range(80)]
    assert statuses[:60] == [200] * 60
    assert statuses[-1] == 429


def test_numbers_are_not_shown_to_the_open_internet(public: Served) -> None:
    problem(visitor(public, "8.8.5.5").get("/metrics"), 403)


def test_new_guests_of_one_address_share_what_ten_may_do(public: Served) -> None:
    guests = [visitor(public, "8.8.6.6") for _ in range(16)]
    statuses = [guest.post("/api/tables", json={}).status_code for guest in guests for _ in range(28)]
    assert statuses[:300] == [400] * 300
    assert statuses[-1] == 429
    assert visitor(public, "8.8.7.7").post("/api/tables", json={}).status_code == 400


def test_nobody_has_too_many_pages_open(public: Served) -> None:
    guest, other = visitor(public, "8.8.8.8"), visitor(public, "8.8.8.8")
    table = solar_table(other, "me", "open")
    with ExitStack() as pages:
        for _ in range(MOST_SOCKETS):
            pages.enter_context(watch(guest, table))
        with pytest.raises(InvalidStatus) as refused:
            watch(guest, table)
        assert refused.value.response.status_code == 429
        pages.enter_context(watch(other, table))
    with watch(guest, table) as page:
        assert page.recv(timeout=10)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_addresses_is_counted_as_one(host: str, counted: str) -> None:
    assert network(host) == counted


@pytest.mark.skipif(
    not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux ends connections that nobody reads"
)
def test_a_connection_that_nobody_reads_from_ends() -> None:
    with take_port("127.0.0.1", 0) as taken:
        taken.listen()
        with socket.create_connection(taken.getsockname()), taken.accept()[0] as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNREAD
