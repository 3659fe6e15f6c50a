"""The beginning of two golden games, played again word for word by gestures: at most half of the clicks that
the same words took before. `python -m browser.hand.gestures` plays them to their ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.conftest import Open
from browser.counting import clicks_before
from browser.hand.scripted import SEAT, Scripted, record_of, serving
from server.kit.serving import Served

BEGINNINGS = {"solar-sphere-2": 80, "event-horizon-2": 130}
"""So many entries of the record."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("scripted"), BEGINNINGS) as running:
        yield running


@pytest.mark.parametrize("name", BEGINNINGS)
def test_the_same_words_take_half_the_gestures(window: Open, server: Served, name: str) -> None:
    script = Scripted(window(), server.guest("Arlo"), record_of(name))
    script.sit_down()
    script.play(BEGINNINGS[name])
    before = clicks_before(record_of(name).read_text(), SEAT, BEGINNINGS[name])
    assert script.window.gestures <= before / 2, script.story()
