"""The games, each in a folder of its own."""

from perihelion.records.shelf import Shelf

SHELF = Shelf(
    {
        "solar-sphere": "perihelion.games.solar_sphere",
        "event-horizon": "perihelion.games.event_horizon",
        "m121": "perihelion.games.m121",
        "andromeda": "perihelion.games.andromeda",
    },
)
