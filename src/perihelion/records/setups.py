"""How a game may be set up: seats and options that go together, and the boxes that settle some of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from perihelion.core.errors import DataError, Illegal, PerihelionError
from perihelion.core.game import Game, Option, Preset, check_seats, read_options, seat_counts
from perihelion.core.said import Said
from perihelion.core.steps import Refusal


def check_setup(game: Game, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a table: those given, and the others as they usually are; checked one by one and
    together."""
    check_seats(game, seats)
    options = read_options(game, given)
    refusal = game.rules.fits(seats, options)
    if refusal is not None:
        raise Illegal(Said("{reason} [{rule}]", reason=refusal.said, rule=refusal.rule))
    return options


def other_values(game: Game, seats: int, options: Mapping[str, str]) -> Iterator[tuple[str, str, Refusal]]:
    """The values that would not fit if one option alone were changed, and why."""
    for option in game.options:
        for value in option.values:
            refusal = game.rules.fits(seats, {**options, option.name: value})
            if refusal is not None:
                yield option.name, value, refusal


def other_seats(game: Game, options: Mapping[str, str]) -> Iterator[tuple[int, Refusal]]:
    """The numbers of seats that would not fit with these options, and why."""
    for seats in seat_counts(game):
        refusal = game.rules.fits(seats, options)
        if refusal is not None:
            yield seats, refusal


# Boxes


def boxes(game: Game) -> list[Game]:
    """The game as it stands on the shelf: its own box, and one for each preset."""
    return [game, *[boxed(game, preset) for preset in game.presets]]


@cache
def boxed(game: Game, preset: Preset) -> Game:
    """The game with what the preset settles settled, and nothing else to choose there."""
    settled = dict(preset.settles)
    options = [
        narrowed(option, settled[option.name]) if option.name in settled else option
        for option in game.options
    ]
    return replace(
        game,
        title=preset.title,
        summary=preset.summary,
        fewest=preset.fewest,
        most=preset.most,
        minutes=preset.minutes,
        weight=preset.weight,
        options=tuple(options),
        presets=(),
        box=preset.code,
    )


def narrowed(option: Option, value: str) -> Option:
    return replace(option, values=(value,), default=value)


def preset_of(game: Game, options: Mapping[str, str]) -> Preset | None:
    """The box that a table with these options came from: of those that agree the one that settles most."""
    found = [preset for preset in game.presets if set(preset.settles) <= set(options.items())]
    return max(found, key=lambda preset: len(preset.settles), default=None)


@cache
def check_boxes(game: Game) -> None:
    """As it usually is, every box can be opened with every number of players that stands on it, and the game
    with no other. Every seat has a name."""
    check_usual(game, game, "")
    for preset in game.presets:
        if not preset.code.startswith(f"{game.code}-"):
            raise DataError(f"{game.code}: preset {preset.code}: its code must begin with {game.code}-")
        check_usual(game, preset, f": preset {preset.code}")
    check_others(game)


def check_usual(game: Game, box: Game | Preset, name: str) -> None:
    settled = dict(box.settles) if isinstance(box, Preset) else {}
    try:
        for seats in range(box.fewest, box.most + 1):
            check_setup(game, seats, settled)
    except PerihelionError as error:
        raise DataError(f"{game.code}{name}: {error}") from error


def check_others(game: Game) -> None:
    """Seats that stand on the box of a preset alone need what it settles: `fits` must say so."""
    usual, counts = read_options(game, {}), seat_counts(game)
    for seats in counts:
        if not game.fewest <= seats <= game.most and game.rules.fits(seats, usual) is None:
            raise DataError(f"{game.code}: {seats} seats are on no box with the usual options, yet they fit")
    if counts[-1] > len(game.rules.seat_names):
        raise DataError(
            f"{game.code}: {len(game.rules.seat_names)} seats have names, {counts[-1]} stand on a box"
        )
