"""Three hundred live tables on one server: every choice is answered, nobody is told anything stale; prints
the figures."""

from __future__ import annotations

import json
import subprocess
import sys


def test_three_hundred_live_tables_with_two_seats_and_a_spectator_each() -> None:
    command = [
        sys.executable,
        "-m",
        "perihelion.cli",
        "load",
        "solar-sphere",
        "--tables",
        "300",
        "--seconds",
        "8",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    print(json.dumps(figures, indent=2))
    assert figures["tables"] == 300 and figures["sockets"] == 900
    assert figures["choices"] > 100 and figures["stale"] == 0
    assert figures["ratio"] > 0 and figures["choice_cpu"] > 0
    assert [point["second"] for point in figures["curve"]] == [0, 8]
    assert figures["curve"][-1]["megabytes"] > 0


def test_a_load_needs_at_least_one_table() -> None:
    command = [sys.executable, "-m", "perihelion.cli", "load", "solar-sphere", "--tables", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "--tables" in done.stderr
