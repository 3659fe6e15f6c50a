"""The program with Helios on its shelf: `PYTHONPATH=tests python -m kit.helios.program fuzz helios -n 99`.

What only the test game has, hands, windows and envelopes, is searched for leaks like the games on the shelf.
Workers read this module too, so that they know the game; they would not if it were called `__main__`."""

from __future__ import annotations

from perihelion.cli.program import main
from perihelion.games import SHELF

SHELF.modules["helios"] = "kit.helios"

if __name__ == "__main__":
    main()
