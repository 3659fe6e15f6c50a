"""What can be seen of Solar Sphere: views, the almanac, the terminal."""

from typing import Final

from perihelion.core.game import Seen
from perihelion.core.steps import Seat
from perihelion.games.solar_sphere.seen.almanac import almanac
from perihelion.games.solar_sphere.seen.table import view
from perihelion.games.solar_sphere.seen.views import View
from perihelion.games.solar_sphere.state import State


def terminal(s: State, seat: Seat) -> object:
    """The table as a picture for `rich`, which is imported only where somebody looks."""
    from perihelion.games.solar_sphere.seen.terminal import picture

    return picture(s, seat)


SEEN: Final = Seen(view, View, almanac, terminal, hidden=False)
