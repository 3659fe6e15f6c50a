"""Openings for tests of the setup: how far it has come, and what lies on the table then. Chance says the
first thing it can, so tiles and cards come in printed order."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.core.steps import Chance
from perihelion.games.andromeda.cards.board import BASES, REGIONS, SPECIALS
from perihelion.games.andromeda.cards.planets import PLANETS
from perihelion.games.andromeda.region import BASE, PLANET, SPECIAL
from perihelion.games.andromeda.setup.players import DealFaction
from perihelion.games.andromeda.setup.start import RollForStart

FACTIONS = ("FB-01", "FB-03", "FB-05", "FB-07")
"""What the seats keep: of the factions dealt to each the first."""


def fresh(seats: int, **options: str) -> Table:
    """Nothing has fallen yet."""
    table = Table(seats)
    table.begin(**options)
    return table


def fallen(seats: int, up_to: type[Chance], **options: str) -> Table:
    """The first time that such dice or such a draw are due."""
    table = fresh(seats, **options)
    table.let_fall(up_to)
    return table


def at_choice(seats: int, **options: str) -> Table:
    """All are asked for their factions."""
    table = fresh(seats, **options)
    table.let_fall()
    return table


def led(*factions: str, **options: str) -> Table:
    """Each seat has kept such a faction, which was dealt to it with another one; the game goes on from
    there."""
    table = fresh(len(factions), **options)
    table.let_fall(DealFaction)
    for faction in factions:
        table.falls(f"deal {faction}")
        spare = next(word for word in table.can_fall() if word.removeprefix("deal ") not in factions)
        table.falls(spare)
    table.let_fall()
    for seat, faction in enumerate(factions):
        table.says(table.game.rules.seat_names[seat], f"lead {faction}")
    choose_all(table)
    return table


def choose_all(table: Table) -> None:
    """All who are asked take what is offered first."""
    for name in table.asked():
        table.says(name, table.offered(name)[0])


def at_goals(seats: int) -> Table:
    """All are asked for their destiny cards."""
    table = at_choice(seats, destiny="on")
    choose_all(table)
    return table


def before_dice(seats: int, **options: str) -> Table:
    """Everything is dealt; the dice for the start player are due."""
    table = led(*FACTIONS[:seats], **options)
    table.let_fall(RollForStart)
    return table


def tiles(table: Table) -> dict[str, str]:
    """What lies on the spaces, by name."""
    names = {PLANET: PLANETS, BASE: BASES, SPECIAL: SPECIALS}
    return {
        space: names[here.kind][here.tile]
        for space, here in zip(REGIONS, table.s.regions, strict=True)
        if here.kind in names
    }
