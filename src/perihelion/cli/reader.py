"""Lines from a person or a pipe; at a terminal with tab completion."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

PROMPT = "> "


class Reader:
    """Reads answers. The end of the input is EOFError."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.choices: list[str] = []
        if self.live:
            complete_with(self.matches)

    def read(self, choices: list[str], prompt: str = PROMPT) -> str:
        """One line. What comes from a pipe is echoed, so that the transcript can be read."""
        self.choices = choices
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        click.echo(prompt + line.strip())
        return line.strip()

    def matches(self, text: str, state: int) -> str | None:
        """What readline asks for: completion number `state` of the line so far."""
        found = [choice for choice in self.choices if choice.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None


def complete_with(matches: Callable[[str, int], str | None]) -> None:
    """Complete whole lines, not single words; systems without readline go without."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.set_completer(matches)
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
