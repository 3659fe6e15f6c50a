"""What can be seen of Nova: views and the almanac."""

from typing import Final

from perihelion.core.game import Seen
from perihelion.games.nova.seen.almanac import almanac
from perihelion.games.nova.seen.views import View, view

SEEN: Final = Seen(view, View, almanac, hidden=False)
