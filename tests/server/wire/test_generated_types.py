"""What the client believes about messages, views and components is what the server would write today."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.server.wire.typescript import files

GENERATED = Path(__file__).parents[3] / "web" / "src" / "generated"


@pytest.mark.parametrize("name", sorted(files()))
def test_the_generated_files_of_the_client_are_up_to_date(name: str) -> None:
    wanted = files()[name]
    assert (GENERATED / name).read_text(encoding="utf-8") == wanted, (
        "run: .venv/bin/python -m perihelion.server.wire.typescript web/src/generated"
    )


def test_there_are_no_generated_files_that_nobody_writes() -> None:
    assert sorted(file.name for file in GENERATED.iterdir()) == sorted(files())
