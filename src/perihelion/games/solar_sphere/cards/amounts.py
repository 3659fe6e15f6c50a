"""Numbers with their nouns, for every sentence that counts something."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.games.solar_sphere.cards.ids import Resource


def of(resource: Resource, n: int) -> Said:
    """`2 ore`"""
    return Said("{n} {resource:resource}", n=n, resource=resource)


def resources(n: int) -> Said:
    """Of any type."""
    return Many(n, "{n} resource", "{n} resources")


def drones(n: int) -> Said:
    return Many(n, "{n} drone", "{n} drones")


def up_to(n: int) -> Said:
    """`1 drone`, `up to 3 drones`"""
    return drones(n) if n == 1 else Said("up to {drones}", drones=drones(n))


def active_drones(n: int) -> Said:
    return Many(n, "{n} active drone", "{n} active drones")


def inactive_drones(n: int) -> Said:
    return Many(n, "{n} inactive drone", "{n} inactive drones")


def satellites(n: int) -> Said:
    return Many(n, "{n} satellite", "{n} satellites")


def kickbacks(n: int) -> Said:
    return Many(n, "{n} kickback", "{n} kickbacks")


def points(n: int) -> Said:
    return Many(n, "{n} point", "{n} points")


def morale(n: int) -> Said:
    return Many(n, "{n} morale", "{n} morale")


def reputation(n: int) -> Said:
    return Many(n, "{n} reputation", "{n} reputation")


def change(n: int) -> Said:
    """`+1 point`, `−2 points`"""
    if n > 0:
        return Many(n, "+{n} point", "+{n} points")
    return Many(-n, "\N{MINUS SIGN}{n} point", "\N{MINUS SIGN}{n} points")
