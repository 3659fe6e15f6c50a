"""The program with Helios on its shelf: `PYTHONPATH=tests python -m kit.helios fuzz helios --pairs 10000`.

What only the test game has, hands, windows and envelopes, is searched for leaks like the games on the
shelf. Workers read this module too, so that they know the game."""

from __future__ import annotations

from perihelion.cli.program import main
from perihelion.games import SHELF

SHELF.modules["helios"] = "kit.helios"

if __name__ == "__main__":
    main()
