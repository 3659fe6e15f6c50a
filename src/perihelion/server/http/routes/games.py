"""The shelf over HTTP: which games there are, and their rules."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game, automatic_sides, check_seats, read_options
from perihelion.records.rulebook import rulebook
from perihelion.records.setups import other_seats, other_values
from perihelion.records.shelf import Shelf
from perihelion.server.http.parameters import Version
from perihelion.server.tables.opponents import BOT_INFOS
from perihelion.server.wire.refusals import NotFound
from perihelion.server.wire.tables import (
    Chapter,
    ClosedSeats,
    ClosedValue,
    GameInfo,
    OptionInfo,
    PlannedInfo,
    Printed,
    RulebookInfo,
    SetupInfo,
    SetupRequest,
)


@get("/api/games", summary="The games on the shelf", tags=["games"], sync_to_thread=False)
def list_games(state: State) -> list[GameInfo]:
    """Players, length, options and bots of every box; a preset stands beside its game."""
    shelf: Shelf = state.shelf
    return [described(box) for box in shelf.boxes()]


@get("/api/games/planned", summary="The games in the works", tags=["games"], sync_to_thread=False)
def list_planned(state: State) -> list[PlannedInfo]:
    """What stands on the boxes of games that cannot be played yet."""
    shelf: Shelf = state.shelf
    return msgspec.convert(shelf.planned, list[PlannedInfo], from_attributes=True)


@post(
    "/api/games/{code:str}/setup",
    summary="Whether seats and options go together",
    tags=["games"],
    sync_to_thread=False,
    status_code=200,
)
def game_setup(state: State, code: FromPath[str], data: JSONBody[SetupRequest]) -> SetupInfo:
    """The rule against it, if there is one; and what does not go with the rest if one thing is changed."""
    game = found(state.shelf, code, None)
    check_seats(game, data.seats)
    return weighed(game, data.seats, read_options(game, data.options))


@get("/api/games/{code:str}/rules", summary="A game's rules", tags=["games"], sync_to_thread=False)
def game_rules(state: State, code: FromPath[str], version: Version = None) -> RulebookInfo:
    """The rules reference as it is written: chapters of paragraphs, lists, rules and tables; today's, or
    those of a version that tables still live under."""
    return book(found(state.shelf, code, version))


@get("/api/games/{code:str}/almanac", summary="What is printed", tags=["games"], sync_to_thread=False)
def game_almanac(state: State, code: FromPath[str], version: Version = None) -> Printed:
    """Everything that stands on the components, and the names of all things, as the rules of this version
    have them."""
    return printed(found(state.shelf, code, version))


def found(shelf: Shelf, code: str, version: int | None) -> Game:
    try:
        return shelf.find(code) if version is None else shelf.edition(code, version)
    except PerihelionError as error:
        raise NotFound(str(error)) from None


def weighed(game: Game, seats: int, options: dict[str, str]) -> SetupInfo:
    refusal = game.rules.fits(seats, options)
    return SetupInfo(
        rule=refusal.rule if refusal else "",
        text=refusal.text if refusal else "",
        automatic=[] if refusal else list(automatic_sides(game, seats, options)),
        seats=[ClosedSeats(other, why.rule, why.text) for other, why in other_seats(game, options)],
        values=[
            ClosedValue(name, value, why.rule, why.text)
            for name, value, why in other_values(game, seats, options)
        ],
    )


@cache
def described(game: Game) -> GameInfo:
    options = [
        OptionInfo(option.name, list(option.values), option.help, option.default) for option in game.options
    ]
    return GameInfo(
        code=game.box or game.code,
        game=game.code,
        title=game.title,
        summary=game.summary,
        rules_version=game.rules.version,
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        weight=game.weight,
        options=options,
        solo_option=game.solo_option,
        automatic=[
            list(automatic_sides(game, seats, read_options(game, {})))
            for seats in range(game.fewest, game.most + 1)
        ],
        seat_names=list(game.rules.seat_names[: game.most]),
        bots=list(BOT_INFOS),
    )


@cache
def book(game: Game) -> RulebookInfo:
    chapters = msgspec.convert(rulebook(game).text, list[Chapter], from_attributes=True)
    return RulebookInfo(game.code, game.title, chapters)


@cache
def printed(game: Game) -> Printed:
    return Printed(msgspec.to_builtins(game.seen.almanac(), enc_hook=str), game.rules.words.nouns())


ROUTES = [list_games, list_planned, game_setup, game_rules, game_almanac]
