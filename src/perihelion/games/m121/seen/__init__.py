"""What can be seen of M121: views and the almanac."""

from typing import Final

from perihelion.core.game import Seen
from perihelion.games.m121.seen.almanac import almanac
from perihelion.games.m121.seen.bill import ahead
from perihelion.games.m121.seen.table import own_view, view
from perihelion.games.m121.seen.views import View

SEEN: Final = Seen(view, View, almanac, own=own_view, ahead=ahead)
