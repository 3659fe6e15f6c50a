"""What things are worth, in points, to a player who can use them. Tuned by playing; what the effects of cards
are worth stands with them."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.masks import has
from perihelion.games.solar_sphere.cards.effects.effect import worths
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, BENEFITS
from perihelion.games.solar_sphere.cards.tables import (
    FACE_MASK,
    FACES,
    HEX_COUNT,
    HEX_ICON,
    RESISTANCE_WEIGHTS,
    SILVER,
    TOP_COLUMN,
    TOP_REPUTATION,
)
from perihelion.games.solar_sphere.numbers import kickbacks, reputation_column

# What must first be used counts in full early and fades with the turns left.

DIE: Final = 1.8  # a turn still to come: so that no die is thrown away
HALF: Final = 2.0  # with so many turns left, what must first be used is worth half
LEFTOVER: Final = 0.5  # printed: an active drone or a resource at the end

ORE_USE: Final = 0.74  # a resource beyond its leftover half point: ore is the Sphere's currency
GOLD_USE: Final = 0.9  # the crew's
CRYSTAL_USE: Final = 1.0  # the fleet's
RESOURCE_FADE: Final = 0.08  # many of one kind wait long: storage is small
TARGET: Final = 0.18  # how much of the best hex in sight counts before it is built
MISSING: Final = 2.6  # what a missing resource takes from a hex in sight

ACTIVE: Final = 1.2  # a drone that can go to work
ACTIVE_FADE: Final = 0.03  # the more there are, the longer they stand about
INACTIVE: Final = 0.8  # must be salvaged first
INACTIVE_FADE: Final = 0.02  # and a salvage takes only a few of them
RESERVE: Final = 0.1  # must be fabricated first
COLUMN: Final = 0.5  # a drone in a matrix column that still lacks one: the way to the auxiliary die

REPUTATION_USE: Final = 0.25  # a kickback doubled, per turn left

ICON: Final = 2.0  # a third of a set, where it is only expected
FIRST_ICON: Final = 1.3  # one icon towards the next set
SECOND_ICON: Final = 3.0  # two of them
SPARE_ICON: Final = 0.6  # one more of a kind that is there already
ICON_HALF: Final = 3.0  # turns left with which a set begun is worth half

CREW: Final = 0.82  # of what a crew member can do each round, the share that fits the plan
NEIGHBOUR: Final = 0.03  # an open place next to an own hex, per turn left: somebody may build there
SECOND_TRY: Final = 0.9  # a top ship that wins comes again, with a Corporation drone against it
SALVAGED: Final = 0.35  # a drone that may be salvaged in this turn
DECOMMISSIONED: Final = 1.0  # what the matrix pays besides
SENT: Final = 4.0  # an attack that is paid and still lacks its drones
SATELLITES: Final = (0.18, 0.18, 0.15, 0.12, 0.15, 0.17, 0.27, 0.14)  # per turn left, by Location


HEX_WORTH: Final = tuple(
    [worths(BENEFITS[card]) + ICON * (1.3 if HEX_ICON[card] == SILVER else 1.0) for card in range(HEX_COUNT)]
)
"""What a hex brings besides its position."""
CREW_USE: Final = tuple([worths(effects) for effects in ACTIONS])
"""What a kind of crew does when it is used."""
KICKBACKS_FROM: Final = tuple(
    [
        tuple(
            [
                (kickbacks(column, step, 2) + kickbacks(min(column + 1, TOP_COLUMN), step, 2)) / 2
                for column in range(TOP_COLUMN + 1)
            ]
        )
        for step in range(TOP_REPUTATION + 1)
    ]
)
"""The kickbacks in store for each reputation and morale; half a spanner counts half."""
DOUBLED: Final = tuple(
    [
        sum([1.0 / column for column in range(2, reputation_column(step) + 1, 2)]) * 2
        for step in range(TOP_REPUTATION + 1)
    ]
)
"""How many spanners a reputation doubles; the marker passes the first ones most often."""
BEATEN: Final = tuple(
    [
        sum(RESISTANCE_WEIGHTS[: margin + 1]) / sum(RESISTANCE_WEIGHTS)
        for margin in range(len(RESISTANCE_WEIGHTS))
    ]
)
"""The chance of success by the drones beyond the ship's resistance."""
STEPS_TO: Final = tuple(
    [
        tuple([min([abs(face - shown) for face in FACES if has(mask, face)]) for shown in range(7)])
        for mask in FACE_MASK
    ]
)
"""How far each face is from one that a Location takes."""
SPREAD: Final = 4.0
SPREAD_OF_TURN: Final = 0.55
"""How far a lead may still change: at the end, and more for each turn that is left."""
