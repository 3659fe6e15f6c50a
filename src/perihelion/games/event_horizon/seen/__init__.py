"""What can be seen of Event Horizon: views and the almanac."""

from typing import Final

from perihelion.core.game import Seen
from perihelion.games.event_horizon.seen.almanac import almanac
from perihelion.games.event_horizon.seen.moment import ahead
from perihelion.games.event_horizon.seen.table import own_view, view
from perihelion.games.event_horizon.seen.views import View

SEEN: Final = Seen(view, View, almanac, own=own_view, ahead=ahead)
