"""The games, each in a folder of its own."""

from perihelion.records.shelf import Planned, Shelf

SHELF = Shelf(
    {
        "solar-sphere": "perihelion.games.solar_sphere",
        "event-horizon": "perihelion.games.event_horizon",
    },
    planned=(
        Planned("m121", "M121", 2, 4, (75, 120)),
        Planned("andromeda", "Andromeda’s Edge", 1, 4, (90, 150)),
    ),
)
