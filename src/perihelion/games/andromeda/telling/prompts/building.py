"""Questions about what is built and gained: ships, upgrades, modules, developments, tracks, tokens."""

from __future__ import annotations

from perihelion.core.said import Many, Said, either, series
from perihelion.core.steps import Word
from perihelion.games.andromeda.cards.fleet import NO_SHIP
from perihelion.games.andromeda.cards.modules import OPEN, PRICE
from perihelion.games.andromeda.cards.tokens import OBSERVATORY_STACK, STACK_A
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, TYPE_COUNT
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.free.pieces import leaders_within_reach
from perihelion.games.andromeda.modules.buy import ChooseModule, PutUnder
from perihelion.games.andromeda.modules.place import ChoosePlace, NewPlace
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import BuildShip, FreeShip, Install
from perihelion.games.andromeda.telling.phrases import (
    leaders,
    module_at,
    price,
    resources,
    tactics,
    tokens,
)
from perihelion.games.andromeda.telling.prompts.scene import because
from perihelion.games.andromeda.tracks.advance import (
    AdvanceAny,
    AdvanceChosen,
    AdvanceNext,
    DrawToLimit,
    missing_cards,
)
from perihelion.games.andromeda.tracks.discoveries import KeepToken
from perihelion.games.andromeda.words import (
    INSTALL,
    NO_MORE,
    plate_of,
)
from perihelion.games.kit.masks import members_of
from perihelion.games.kit.telling.phrases import clauses

# Ships and upgrades


def build(s: State, step: BuildShip, words: list[Word]) -> Said:
    asked = build_which(step)
    if NO_MORE in words:
        return because(s, Said("{asked} It comes to your launch bay. You may also take none.", asked=asked))
    return because(s, Said("{asked} It comes to your launch bay.", asked=asked))


def build_which(step: BuildShip) -> Said:
    if step.only != NO_SHIP:
        return Said("take a {ship:ship} from your supply?", ship=step.only)
    if not step.pay:
        return Said("take a ship from your supply for nothing. Which?")
    if step.less:
        return Said("build a ship, {less} cheaper. Which?", less=resources(step.less))
    return Said("build a ship from your supply for its cost. Which?")


def upgrade(s: State, _: Install, words: list[Word]) -> Said:
    tiles = [word for word in words if INSTALL.says(word)]
    return because(
        s,
        Said(
            "you gain a ship upgrade: which of your {n}? It replaces the printed values of all your ships of"
            " that type, and the other ones wait.",
            n=Many(len(tiles), "{n} tile", "{n} tiles"),
        ),
    )


def free_ship(_: State, step: FreeShip, _words: list[Word]) -> Said:
    return Said(
        "With the upgrade you may take a {ship:ship} from your supply into the launch bay for nothing. Do"
        " you?",
        ship=step.ship,
    )


# Modules


def buy(s: State, step: ChooseModule, words: list[Word]) -> Said:
    purchase = s.purchases[-1]
    if words == [NO_MORE]:
        return because(s, Said("no module can be taken."))
    if not step.pay:
        return because(s, Said("take any module from the board for nothing. Which?"))
    if purchase.aside:
        card = purchase.aside[-1]
        return because(
            s,
            Said(
                "you have bought {bought}. Do you buy a second one, or no more? With no more you also put a"
                " module of these columns under its deck.",
                bought=Said("{module:card}", card=card),
            ),
        )
    return because(
        s,
        Said(
            "{buy} Which? From the lowest space up, {prices}.",
            buy=how_many(purchase.most, purchase.less),
            prices=clauses([column(kind) for kind in members_of(purchase.types, TYPE_COUNT)]),
        ),
    )


def how_many(most: int, less: int) -> Said:
    if most > 1:
        return Said("buy 1 or {n} modules.", n=most)
    return Said("buy a module, {less} cheaper.", less=resources(less)) if less else Said("buy a module.")


def column(kind: int) -> Said:
    """`Science costs 1 material, 2 materials or 3 materials`"""
    return Said(
        "{type:kind} costs {prices}",
        kind=kind,
        prices=either([price(PRICE[kind][space]) for space in range(OPEN)]),
    )


def put_under(s: State, _: PutUnder, _words: list[Word]) -> Said:
    types = [Said("{type:kind}", kind=kind) for kind in members_of(s.purchases[-1].types, TYPE_COUNT)]
    return because(
        s,
        Said(
            "since you bought only 1 module, one that lies open in {types} goes under its deck. Which?",
            types=either(types),
        ),
    )


def choose_place(_: State, step: ChoosePlace, _words: list[Word]) -> Said:
    return Said(
        "{module:card} comes into your Industry row: at which place? Place 1 is next to the Shipwright; a"
        " moon between two modules that are parted is lost.",
        card=step.card,
    )


def new_place(s: State, step: NewPlace, _: list[Word]) -> Said:
    return Said(
        "To which place of your Industry row does {module} move? A moon between two modules that are parted"
        " is lost.",
        module=module_at(s, step.seat, plate_of(INDUSTRY_ROW, step.place)),
    )


# Developments


def develop(s: State, step: Develop, words: list[Word]) -> Said:
    if words[0] == NO_MORE:
        return because(s, Said("no development can be built now."))
    less = (
        Said("build a development, {less} cheaper: on which planet?", less=resources(step.less))
        if step.less
        else Said("build a development: on which planet?")
    )
    return because(
        s,
        Said(
            "{asked} Your transport there becomes part of it. You have {leaders} for it, counting those that"
            " you can recruit on the way.",
            asked=less,
            leaders=leaders(leaders_within_reach(s, step.seat)),
        ),
    )


# Tracks and discoveries


def advance(s: State, _: AdvanceChosen, _words: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, AdvanceAny) else 0
    return because(
        s,
        Many(
            more + 1,
            "your marker goes up {n} space on a track of your choice. On which?",
            "your markers go up {n} spaces on tracks of your choice. On which first?",
        ),
    )


def advance_next(s: State, step: AdvanceNext, _: list[Word]) -> Said:
    tracks = [Said("{track:track}", track=track) for track in sorted(set(step.tracks))]
    return because(
        s,
        Said("your new modules bring a space each on {tracks}. Which one first?", tracks=series(tracks)),
    )


def draw_to_limit(s: State, step: DrawToLimit, _: list[Word]) -> Said:
    player = s.players[step.seat]
    return Said(
        "You may hold {limit} now. Do you draw {missing} up to it?",
        limit=tactics(tactics_limit(player)),
        missing=tactics(max(0, missing_cards(player))),
    )


def keep_token(s: State, step: KeepToken, _: list[Word]) -> Said:
    return Said(
        "You look through {stack} ({tokens}) in secret. Which one do you keep, face down?",
        stack=stack(step.stack),
        tokens=tokens(s.discoveries.size(step.stack)),
    )


def stack(number: int) -> Said:
    if number == OBSERVATORY_STACK:
        return Said("the Observatory Discoveries")
    return Said("discovery stack A") if number == STACK_A else Said("discovery stack B")
