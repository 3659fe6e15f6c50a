"""Who reads decides: at one table each person reads their own language, in answers, sockets, replays."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.catalogues import catalogue
from kit.helios.rules import WORDS
from perihelion.texts.languages import MADE_UP
from server.kit.serving import hear, problem, served, watch
from server.kit.tables import (
    Hall,
    choice,
    frame,
    hall,
    info,
    new_table,
    post,
    says,
    shared_table,
    without_bids,
)

ENTRIES = """
msgctxt "language"
msgid "English"
msgstr "Xish"

msgctxt "title"
msgid "Helios"
msgstr "Xelios"

msgctxt "bot"
msgid "Captain"
msgstr "Kapitan"

msgctxt "player"
msgid "red"
msgstr "czerwony"

msgctxt "card"
msgid "flare"
msgstr "Rozbłysk"

msgid "Choose an action."
msgstr "Wybierz akcję."

msgid "bid {amount:thing}"
msgstr "licytuj {amount:thing}"

msgid "{player:who} goes first."
msgstr "Zaczyna {player:who}."

msgid "{player:who}: {said}."
msgstr "{said} ({player:who})."

msgid "charge"
msgstr "ładuj"

msgid "peek"
msgstr "podejrzyj"

msgid "Needs {shot} energy; you have {energy}."
msgstr "Masz {energy}, trzeba {shot}."

msgid "It is not your turn: the table waits for {turn}."
msgstr "Stół czeka: {turn}."

msgid "This is not your seat."
msgstr "To nie twoje miejsce."

msgid "There is nothing at this address."
msgstr "Tu nic nie ma."

msgid "Who are you? Ask GET /api/me first and keep its cookie, or send a bearer token."
msgstr "Kim jesteś?"

msgid "Something has happened since you looked."
msgstr "{broken} coś się stało."
"""


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("texts")
    catalogue(folder, ENTRIES)
    catalogue(folder, 'msgid "Save"\nmsgstr "Zapisz"\n', name="client")
    return str(folder)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, texts: str) -> Iterator[Hall]:
    """A server with a translated language, and the made-up one."""
    with hall(tmp_path_factory.mktemp("hall"), texts=texts, language=MADE_UP) as found:
        yield found


def reads(person: httpx.Client, code: str | None) -> httpx.Client:
    """The person chooses a language."""
    person.put("/api/me/language", json={"language": code}).raise_for_status()
    return person


def asked(person: httpx.Client, table: str, seat: int) -> str:
    return str(frame(person, table, seat)["present"]["question"]["text"])


def replay(person: httpx.Client, table: str) -> Any:
    return person.get(f"/api/tables/{table}/replay").raise_for_status().json()


# Whose wish counts


def test_the_languages_that_are_offered_have_the_names_of_their_speakers(red: httpx.Client) -> None:
    names = {one["code"]: one["name"] for one in red.get("/api/languages").json()}
    assert names == {"en": "English", "xx": "Xish", MADE_UP: "⟦English⟧"}


def test_the_made_up_language_is_not_on_the_ordinary_shelf(tmp_path: Path) -> None:
    with hall(tmp_path) as ordinary:
        person = ordinary.guest("Red")
        assert [one["code"] for one in person.get("/api/languages").json()] == ["en"]
        answer = person.put("/api/me/language", json={"language": MADE_UP})
        assert problem(answer, 400) == "No language with the code 'qps-ploc' is offered here."
        assert person.get("/api/me", headers={"Accept-Language": MADE_UP}).json()["reads"] == "en"


def test_a_choice_goes_before_the_browser_s_wish_and_may_be_taken_back(red: httpx.Client) -> None:
    wish = {"Accept-Language": "xx,en;q=0.5"}
    assert red.get("/api/me", headers=wish).json() | {"id": ""} == {
        **red.get("/api/me").json(),
        "id": "",
        "reads": "xx",
    }
    assert reads(red, "en").get("/api/me", headers=wish).json()["reads"] == "en"
    assert reads(red, None).get("/api/me", headers=wish).json()["reads"] == "xx"


def test_a_request_may_ask_for_a_language_by_name(red: httpx.Client) -> None:
    table = new_table(reads(red, MADE_UP), "me", "captain")
    one = red.get(f"/api/tables/{table}?language=xx").json()
    assert (one["title"], one["seats"][1]["level"], one["seats"][0]["label"]) == (
        "Xelios",
        "Kapitan",
        "czerwony",
    )
    assert info(red, table)["title"] == "⟦Helios⟧"


def test_a_person_s_own_name_is_the_same_in_every_language(red: httpx.Client) -> None:
    table = new_table(reads(red, MADE_UP), "me", "open")
    assert info(red, table)["seats"][0]["name"] == "Red"


# At the table


def test_two_people_at_one_table_each_read_their_own_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    offers = [
        frame(one, table, seat)["present"]["question"]["offers"] for seat, one in enumerate((red, blue))
    ]
    assert [offer[1]["text"] for offer in offers] == ["licytuj {amount:1}", "bid {amount:1}"]
    with watch(red, table, 0) as reds, watch(blue, table, 1) as blues:
        hear(reds, "frame"), hear(blues, "frame")
        without_bids(red, blue, table)
        told = [[hear(page, "steps") for _ in range(4)][-1] for page in (reds, blues)]
    assert [one["steps"][-1]["lines"] for one in told] == [
        ["Zaczyna {player:0}."],
        ["{player:0} goes first."],
    ]
    assert told[0]["present"]["question"]["text"] == "Wybierz akcję."


def test_two_pages_with_the_same_eyes_read_two_languages(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with watch(red, table) as english:
        hear(english, "frame")
        with watch(reads(blue, "xx"), table) as other:
            hear(other, "frame")
            says(red, table, 0, "charge")
            lines = [hear(page, "steps")["steps"][0]["lines"] for page in (english, other)]
    assert lines == [["{player:0}: charge."], ["ładuj ({player:0})."]]


def test_all_about_a_table_reaches_each_page_in_its_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    with watch(blue, table, 1) as blues:
        hear(blues, "info")
        with watch(red, table, 0) as reds:
            titles = [hear(page, "info")["table"]["title"] for page in (reds, blues)]
    assert titles == ["Xelios", "Helios"]


def test_a_spectator_reads_what_the_browser_asks_for(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    watcher = place.guest("")
    watcher.headers["Accept-Language"] = "xx-YY,en;q=0.1"
    with watch(watcher, table) as page:
        assert [line["text"] for line in hear(page, "frame")["log"]] == ["Zaczyna {player:0}."]
        assert hear(page, "info")["table"]["title"] == "Xelios"
        says(red, table, 0, "charge")
        assert hear(page, "steps")["steps"][0]["lines"] == ["ładuj ({player:0})."]


def test_a_page_that_comes_back_reads_what_it_missed_in_its_language(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    n = frame(red, table)["present"]["n"]
    says(red, table, 0, "charge")
    with watch(reads(blue, "xx"), table, 1, since=n) as page:
        assert hear(page, "steps")["steps"][0]["lines"] == ["ładuj ({player:0})."]


def test_what_may_be_taken_back_is_said_in_one_s_own_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    says(red, table, 0, "bid 2")
    assert frame(red, table, 0)["present"]["undo"]["text"] == "licytuj {amount:2}"


# Refusals


def test_refusals_of_the_rules_are_in_the_asker_s_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue, options={"energy": "1"})
    without_bids(red, blue, table)
    fire: dict[str, str | int] = {"kind": "", "id": WORDS.number("fire"), "seat": 0}
    why = red.get(f"/api/tables/{table}/why", params=fire).json()["text"]
    assert problem(red.post(f"/api/tables/{table}/choose", json=choice(red, table, 0, "fire")), 409) == why
    assert why.startswith("Masz 1, trzeba ")


def test_refusals_of_the_server_are_in_the_asker_s_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    answer = red.post(f"/api/tables/{table}/choose", json=choice(red, table, 1, "bid 0"))
    assert problem(answer, 403) == "To nie twoje miejsce."
    assert problem(red.get("/api/nothing"), 404) == "Tu nic nie ma."


def test_whoever_is_turned_away_at_the_door_is_told_so_in_the_browser_s_language(place: Hall) -> None:
    headers = {"Origin": place.url, "Accept-Language": "xx"}
    assert problem(httpx.post(f"{place.url}/api/tables", json={}, headers=headers), 401) == "Kim jesteś?"


def test_a_broken_entry_is_read_in_english(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    stale = choice(red, table, 0, "bid 0") | {"n": 0}
    answer = red.post(f"/api/tables/{table}/choose", json=stale)
    assert problem(answer, 409) == "Something has happened since you looked."
    assert answer.json()["present"]["question"]["offers"][0]["text"] == "licytuj {amount:0}"


# Looking back


def test_a_replay_is_kept_for_each_language(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, "xx"), blue)
    without_bids(red, blue, table)
    for _ in range(2):
        assert replay(red, table)["steps"][-1]["lines"] == ["Zaczyna {player:0}."]
        assert replay(blue, table)["steps"][-1]["lines"] == ["{player:0} goes first."]


def test_a_replay_that_goes_on_is_translated_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(reads(red, MADE_UP), blue)
    without_bids(red, blue, table)
    before = replay(red, table)
    says(red, table, 0, "charge")
    after = replay(red, table)
    assert after["steps"][: len(before["steps"])] == before["steps"] and after["view"] == before["view"]
    assert [step["lines"] for step in after["steps"][-2:]] == [
        ["⟦{player:0} goes first.⟧"],
        ["⟦{player:0}: ⟦charge⟧.⟧"],
    ]


def test_a_record_is_english_whoever_asks_for_it(red: httpx.Client) -> None:
    table = new_table(reads(red, MADE_UP), "me", "me")
    says(red, table, 0, "bid 2")
    text = red.get(f"/api/tables/{table}/record").text
    assert "bid 2" in text and "⟦" not in text


# What is printed


def test_names_of_things_are_in_one_s_own_language_or_in_one_that_is_named(red: httpx.Client) -> None:
    def cards(query: str) -> list[str]:
        found: list[str] = red.get(f"/api/games/helios/almanac{query}").json()["nouns"]["card"]
        return found

    english = cards("")
    assert "flare" in english and cards("?language=xx") == [
        "Rozbłysk" if name == "flare" else name for name in english
    ]
    reads(red, MADE_UP)
    assert cards("") == [f"⟦{name}⟧" for name in english] and cards("?language=en") == english


def test_the_box_and_the_rulebook_are_in_one_s_own_language(red: httpx.Client) -> None:
    box = red.get("/api/games?language=qps-ploc").json()[0]
    words = [box["title"], box["summary"], box["weight"], box["bots"][0]["name"], box["bots"][0]["says"]]
    words += [*box["seat_labels"], box["options"][0]["label"], box["options"][0]["help"]]
    assert [word for word in words if not word.startswith("⟦")] == []
    assert box["seat_names"][0] == "red" and box["options"][0]["name"] == "goal"
    book = red.get("/api/games/helios/rules?language=qps-ploc").json()
    blocks = [block for chapter in book["chapters"] for block in chapter["blocks"]]
    texts = [text for block in blocks for passage in block["passages"] for text in passage["texts"]]
    assert texts and [text for text in texts if text[:1].isalpha()] == []


def test_a_result_is_in_one_s_own_language(red: httpx.Client) -> None:
    table = new_table(red, "me", "me", options={"goal": "3"})
    while info(red, table)["status"] == "playing":
        for seat in (0, 1):
            present = frame(red, table, seat)["present"]
            if present["question"]:
                word = present["question"]["offers"][-1]["word"]
                post(red, table, "choose", seat=seat, n=present["n"], word=word)
    assert [side["name"] for side in info(red, table)["result"]] == ["red", "blue"]
    mine = reads(red, "xx").get("/api/lobby").json()["mine"]
    assert [side["name"] for side in mine[0]["result"]] == ["czerwony", "blue"]


def test_the_client_s_own_texts_can_be_had(red: httpx.Client) -> None:
    found = red.get("/api/languages/xx").json()
    assert found["texts"] == {"Save": "Zapisz"}
    assert [found["forms"][n] for n in (0, 1, 2, 5, 12, 22)] == [2, 0, 1, 2, 2, 1]
    assert problem(red.get("/api/languages/tlh"), 404)


# What lasts


def test_the_choice_of_an_account_survives_a_restart(tmp_path: Path, texts: str) -> None:
    with hall(tmp_path, texts=texts) as before:
        person = before.guest("Ines")
        reads(person, "xx")
        answer = person.post("/api/me/register", json={"login": "ines", "password": "correct horse"})
        assert answer.json()["language"] == "xx"
    with hall(tmp_path, texts=texts) as after:
        person = after.guest("Somebody")
        person.post("/api/login", json={"login": "ines", "password": "correct horse"}).raise_for_status()
        found = person.get("/api/me").json()
        assert (found["language"], found["reads"]) == ("xx", "xx")
        assert problem(person.get("/api/nothing"), 404) == "Tu nic nie ma."


def test_a_catalogue_with_a_mistake_is_told_when_the_server_starts(tmp_path: Path, texts: str) -> None:
    with served(tmp_path, "--texts", texts) as running:
        told = [line["problem"] for line in running.lines() if line["event"] == "catalogue"]
    assert [problem.partition(": ")[2] for problem in told] == [
        "'Something has happened since you looked.': {broken} is not said in English"
    ]


def test_packed_replays_are_in_the_language_they_were_asked_for(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with red.stream("GET", f"/api/tables/{table}/replay?language=xx") as answer:
        text = gzip.decompress(b"".join(answer.iter_raw())).decode()
    assert "Zaczyna {player:0}." in text
