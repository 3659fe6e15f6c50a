"""A program that takes a seat over the network and plays a whole game, one random offer after the other.

    PERIHELION_TOKEN=... python examples/network_player.py http://localhost:8000 [TABLE]

A token is made on the account page. With a table's id the program sits down there; without one it opens a
table of its own, against a bot. It needs httpx and websockets, and nothing of Perihelion.
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def sit_down(server: httpx.Client, table: str) -> tuple[str, int]:
    """The table and the program's seat at it."""
    if table:
        info = server.post(f"/api/tables/{table}/join", json={}).raise_for_status().json()
    else:
        new = {"game": "solar-sphere", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = server.post("/api/tables", json=new).raise_for_status().json()["id"]
        info = server.get(f"/api/tables/{table}").raise_for_status().json()
    seats = [seat["seat"] for seat in info["seats"] if seat["yours"]]
    if not seats:
        raise SystemExit("the owner of the table must let the program in first; then start it again")
    return table, seats[0]


def answer(server: httpx.Client, table: str, present: dict[str, Any]) -> None:
    """Choose any offer, for event `n`. 409 means that things have moved on; the socket will say how."""
    question = present["question"]
    choice = {"seat": question["seat"], "n": present["n"], "word": random.choice(question["offers"])["word"]}
    reply = server.post(f"/api/tables/{table}/choose", json=choice)
    if reply.status_code != 409:
        reply.raise_for_status()


def play(server: httpx.Client, table: str, seat: int, since: int = 0) -> int:
    """Answer whatever the table's socket asks this seat; the last event seen, or -1 when the game is over."""
    address = str(server.base_url).replace("http", "ws", 1).rstrip("/")
    url = f"{address}/api/tables/{table}/socket?eyes={seat}&since={since}"
    try:
        bearer = {"Authorization": server.headers["Authorization"]}
        with connect(url, additional_headers=bearer, max_size=None) as socket:
            for text in socket:
                present = json.loads(text).get("present")
                if present is None:
                    continue
                since = present["n"]
                if present["over"]:
                    return -1
                if present["question"]:
                    answer(server, table, present)
    except ConnectionClosed:
        pass
    return since


def main(url: str, table: str = "") -> None:
    bearer = {"Authorization": f"Bearer {os.environ['PERIHELION_TOKEN']}"}
    with httpx.Client(base_url=url, headers=bearer, timeout=30) as server:
        table, seat = sit_down(server, table)
        print(f"playing seat {seat} at {url}/tables/{table}", flush=True)
        since = 0
        while since >= 0:
            since = play(server, table, seat, since)
        for side in server.get(f"/api/tables/{table}").json()["result"]:
            print(f"{side['name']:10} {side['score']:6g} {'won' if side['won'] else ''}")


if __name__ == "__main__":
    main(*sys.argv[1:])
