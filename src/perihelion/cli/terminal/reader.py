"""Lines from a person or a pipe; at a terminal with tab completion."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

PROMPT = "> "


class Reader:
    """Reads answers. The end of the input is EOFError."""

    def __init__(self) -> None:
        self.live = bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())
        self.choices: list[str] = []
        if self.live:
            complete_with(self.matches)

    def read(self, choices: list[str], prompt: str = PROMPT) -> str:
        """One line. What comes from a pipe is echoed, so that the transcript can be read."""
        self.choices = choices
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise EOFError
        click.echo(prompt + line.strip())
        return line.strip()

    def matches(self, text: str, state: int) -> str | None:
        """What readline asks for: completion number `state` of the line so far."""
        found = [choice for choice in self.choices if choice.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None


@contextmanager
def hanging_up_ends_the_input() -> Iterator[None]:
    """A closed window or a stopped program is like the end of the input: the game is kept."""

    def end(*_: Any) -> None:
        raise EOFError

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(each, end) for each in signals]
    try:
        yield
    finally:
        for each, handler in zip(signals, before, strict=True):
            signal.signal(each, handler)


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
