"""The games, each in a folder of its own."""

from perihelion.records.shelf import Planned, Shelf

SHELF = Shelf(
    {
        "solar-sphere": "perihelion.games.solar_sphere",
        "event-horizon": "perihelion.games.event_horizon",
        "m121": "perihelion.games.m121",
    },
    planned=(Planned("andromeda", "Andromeda’s Edge", 1, 4, (90, 150)),),
)
