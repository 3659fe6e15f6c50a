"""What can be seen of Andromeda's Edge: views and the almanac."""

from typing import Final

from perihelion.core.game import Seen
from perihelion.games.andromeda.seen.ahead import ahead
from perihelion.games.andromeda.seen.almanac import almanac
from perihelion.games.andromeda.seen.table import own_view, view
from perihelion.games.andromeda.seen.views import View

SEEN: Final = Seen(view, View, almanac, own=own_view, ahead=ahead)
