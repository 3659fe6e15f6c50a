"""The box."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.core.game import Option, Preset
from perihelion.core.steps import Refusal
from perihelion.games.andromeda.added import UNUSED, Added
from perihelion.games.andromeda.hooks.boxes import Box

from .pieces import Rift

USUAL = ("rift_deck", "torn_sky")


class RiftBox(Box):
    def options(self) -> tuple[Option, ...]:
        return (Option("rift", ("off", "open", "warden"), "the rift, and whether it has a warden", "off"),)

    def presets(self) -> tuple[Preset, ...]:
        return (
            box("andromeda-rift", 2, 5, ("rift", "open"), ("events", "torn_sky")),
            box("andromeda-warden", 1, 3, ("rift", "warden")),
        )

    def fits(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        if options["events"] == "torn_sky" and options["rift"] == "off":
            return Refusal("AE-SETUP-02", "That deck is the rift's.")
        if seats == 1 and options["rift"] != "warden":
            return Refusal("AE-SETUP-01", "Alone one plays against the Warden.")
        if seats == 5 and options["rift"] != "open":
            return Refusal("AE-SETUP-01", "Five play with the open rift.")
        return None

    def added(self, seats: int, options: Mapping[str, str]) -> Added:
        return UNUSED if options["rift"] == "off" else Rift(options["rift"] == "warden")


def box(code: str, fewest: int, most: int, *settles: tuple[str, str]) -> Preset:
    return Preset(code, code, "A rift opens.", fewest, most, (60, 90), "heavy", settles)


BOX = RiftBox()
