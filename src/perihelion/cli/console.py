"""Where the program writes: plain text in a pipe, colours only at a terminal that wants them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

WIDTH_OF_A_PIPE = 120
INTERRUPTED = 130


def console(error: bool = False) -> Console:
    """Standard output, or standard error for what is no result. NO_COLOR and COLUMNS are heeded."""
    made = Console(stderr=error, highlight=False)
    if made.width < 1 or (not made.is_terminal and "COLUMNS" not in os.environ):
        made.width = WIDTH_OF_A_PIPE
    return made


def print_json(thing: Any) -> None:
    click.echo(json.dumps(thing, indent=2))


def progress(quiet: bool) -> Progress:
    """A bar on standard error; none where nobody watches."""
    at = console(error=True)
    parts = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*parts, console=at, transient=True, disable=quiet or not at.is_terminal)


class Interruption:
    """Whether Ctrl-C ended the work."""

    def __init__(self) -> None:
        self.happened = False

    def leave(self) -> None:
        """After the results are printed: end with 130 if they are only a part."""
        if self.happened:
            raise click.exceptions.Exit(INTERRUPTED)


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Ctrl-C ends the work inside; what was done so far is kept."""
    interruption = Interruption()
    try:
        yield interruption
    except KeyboardInterrupt:
        interruption.happened = True
        click.echo("interrupted; what follows is what was done so far", err=True)
