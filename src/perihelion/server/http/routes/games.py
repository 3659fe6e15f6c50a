"""The shelf over HTTP: which games there are, and their rules."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game, automatic_sides, check_seats, read_options, seat_counts
from perihelion.core.said import NOTHING_SAID, Name, Said, finished
from perihelion.former.editions import is_early
from perihelion.records import rulebook as book_of
from perihelion.records.rulebook import rulebook
from perihelion.records.setups import other_seats, other_values
from perihelion.records.shelf import Shelf
from perihelion.server.http.parameters import LanguageCode, Version
from perihelion.server.tables.opponents import BOT_INFOS
from perihelion.server.wire.refusals import NotFound
from perihelion.server.wire.shelf import (
    Block,
    Chapter,
    ClosedSeats,
    ClosedValue,
    GameInfo,
    OptionInfo,
    Passage,
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
    return [
        PlannedInfo(game.code, Name("title", game.title), game.fewest, game.most, game.minutes)
        for game in shelf.planned
    ]


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
def game_almanac(
    state: State, code: FromPath[str], version: Version = None, language: LanguageCode = ""
) -> Printed:
    """Everything that stands on the components, and the names of all things, as the rules of this version
    have them; in one's own language, or in another that is named."""
    del language  # The edge of the server has read it.
    return printed(found(state.shelf, code, version))


def found(shelf: Shelf, code: str, version: int | None) -> Game:
    try:
        return shelf.find(code) if version is None else shelf.edition(code, version)
    except PerihelionError as error:
        raise NotFound(error.said) from None


def driven(game: Game, seats: int, options: dict[str, str]) -> list[Said]:
    """What the sides are called that the rules will drive."""
    return [Name("player", name) for name in automatic_sides(game, seats, options)]


def weighed(game: Game, seats: int, options: dict[str, str]) -> SetupInfo:
    refusal = game.rules.fits(seats, options)
    return SetupInfo(
        rule=refusal.rule if refusal else "",
        text=refusal.said if refusal else NOTHING_SAID,
        automatic=[] if refusal else driven(game, seats, options),
        seats=[ClosedSeats(other, why.rule, why.said) for other, why in other_seats(game, options)],
        values=[
            ClosedValue(name, value, why.rule, why.said)
            for name, value, why in other_values(game, seats, options)
        ],
    )


@cache
def described(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            option.name,
            list(option.values),
            Said(option.help),
            option.default,
            Name("option", option.name),
            [Name("value", value) for value in option.values],
        )
        for option in game.options
    ]
    names = game.rules.seat_names[: seat_counts(game)[-1]]
    return GameInfo(
        code=game.box or game.code,
        game=game.code,
        title=Name("title", game.title),
        summary=Said(game.summary),
        rules_version=game.rules.version,
        fewest=game.fewest,
        most=game.most,
        seats=seat_counts(game),
        minutes=game.minutes,
        weight=Name("weight", game.weight),
        options=options,
        solo_option=game.solo_option,
        automatic=[
            driven(game, seats, read_options(game, {})) for seats in range(game.fewest, game.most + 1)
        ],
        seat_names=list(names),
        seat_labels=[Name("player", name) for name in names],
        bots=list(BOT_INFOS),
    )


@cache
def book(game: Game) -> RulebookInfo:
    """Every passage is a text of its own for translators, as it stands between two marks of Markdown."""
    chapters = [
        Chapter(Said(chapter.title), chapter.depth, [told_block(block) for block in chapter.blocks])
        for chapter in rulebook(game).text
    ]
    return RulebookInfo(game.code, Name("title", game.title), chapters)


def told_block(block: book_of.Block) -> Block:
    passages = [Passage(one.id, [Said(text) for text in one.texts], one.origin) for one in block.passages]
    return Block(block.kind or "paragraph", [Said(text) for text in block.header], passages)


@cache
def printed(game: Game) -> Printed:
    """An early almanac is finished English, and so are its names; none of them had a glossary."""
    almanac, words = game.seen.almanac(), game.rules.words
    if is_early(game):
        found = {kind: [finished(name) for name in names] for kind, names in words.nouns().items()}
        return Printed({"terms": [], **msgspec.to_builtins(almanac, enc_hook=str)}, found)
    return Printed(almanac, words.called())


ROUTES = [list_games, list_planned, game_setup, game_rules, game_almanac]
