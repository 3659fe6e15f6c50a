"""To be run by hand, `pytest -s tests/browser/gestures.py`: two games of the golden records are played again
word for word by gestures; at most half of the clicks that the same words took before are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from browser.conftest import Open
from browser.counting import clicks_before
from browser.scripted import Scripted, lay_out
from kit.golden import GOLDEN
from server.kit.serving import Served, served

pytestmark = pytest.mark.xdist_group("browser")
GAMES = {"solar-sphere-2": 0, "event-horizon-2": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With a table for each game. They are made in a thread, because Playwright has the event loop of this
    one."""
    folder = tmp_path_factory.mktemp("scripted")
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lay_out, folder, [GOLDEN / f"{name}.record" for name in GAMES]).result()
    with served(folder) as running:
        yield running


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_sensible_words_takes_half_the_gestures(window: Open, server: Served, name: str) -> None:
    path = GOLDEN / f"{name}.record"
    script = Scripted(window(), server.guest("Arlo"), path, GAMES[name])
    script.sit_down()
    try:
        script.play()
    finally:
        for one in script.log:
            print(*one)
    before, after = clicks_before(path.read_text(), script.seat), script.window.gestures
    print(f"{name}: {before} clicks before, {after} gestures now")
    assert after <= before / 2
