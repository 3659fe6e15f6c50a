"""The free actions: which are open, and what they do."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.steps import Refusal, Seat, Step, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE, CardList, FreeActions
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_COUNT
from perihelion.games.andromeda.cards.powers import OWN_TURN
from perihelion.games.andromeda.cards.source import OF_ABILITY, OF_TOKEN, Source
from perihelion.games.andromeda.cards.tokens import HELD, IS_DISCOVERY
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.free.leaving import leaves_open
from perihelion.games.andromeda.free.own import Own, free_now
from perihelion.games.andromeda.free.pieces import Collect, Recruit
from perihelion.games.andromeda.free.refusals import why_not_free, why_not_now
from perihelion.games.andromeda.hooks.powers import at_moment, effects, use_power
from perihelion.games.andromeda.modules.place import NewPlace, rearrangeable
from perihelion.games.andromeda.payment.bill import collectable
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import CashMoon, SlotMoon, empty_slots
from perihelion.games.andromeda.tracks.discoveries import discard_token
from perihelion.games.andromeda.words import (
    CASH,
    COLLECT,
    MOST_PLACES,
    REARRANGE,
    RECRUIT,
    RECRUIT_ONE,
    SLOT,
    USE,
    USE_ABILITY,
    USE_POWER,
    plate_of,
)
from perihelion.games.kit.masks import members_of

FIRST: Final = RECRUIT.base
LAST: Final = REARRANGE.base + REARRANGE.size


class Freedom(FreeActions):
    """Recruit, collect, moons, tokens, ability cards, powers, and rearranging the Industry row."""

    def says(self, option: Word) -> bool:
        return FIRST <= option < LAST

    def resolves(self, option: Word) -> bool:
        return USE.says(option) or USE_ABILITY.says(option) or USE_POWER.says(option)

    def words(self, s: State, seat: Seat, question: Step, anywhere: bool, costly: bool) -> list[Word]:
        player = s.players[seat]
        words: list[Word] = []
        if player.at & player.leaders_at:
            words += recruiting(s, seat)
        tokens = collectable(s, seat)
        if tokens:
            words += [COLLECT.of(region) for region in members_of(tokens, REGION_COUNT)]
        if player.claimed:
            words += moon_words(s, seat, question, costly)
        if s.narrow:
            return words
        words += cards(s, seat, question, costly)
        if anywhere:
            words += rearranging(s, player)
        return words

    def why_not(self, s: State, seat: Seat, option: Word, anywhere: bool) -> Refusal | None:
        if not free_now(s, seat):
            return why_not_now(s, seat)
        return why_not_free(s, seat, option, anywhere)

    def take(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        if RECRUIT.says(option):
            region = RECRUIT.noun(option)
            s.then(Recruit(seat, region, s.regions[region].leaders[seat]))
        elif RECRUIT_ONE.says(option):
            s.then(Recruit(seat, RECRUIT_ONE.noun(option), 1))
        elif COLLECT.says(option):
            s.then(Collect(seat, COLLECT.noun(option)))
        elif CASH.says(option):
            s.then(CashMoon(seat, CASH.noun(option)))
        elif SLOT.says(option):
            s.then(SlotMoon(seat, SLOT.noun(option)))
        elif USE.says(option):
            s.then(UseToken(seat, USE.noun(option)))
        elif USE_ABILITY.says(option):
            kind = USE_ABILITY.noun(option)
            player.abilities = changed(player.abilities, kind, -1)
            player.used_abilities = changed(player.used_abilities, kind, 1)
            LATE.abilities[kind].resolve(s, seat, Source(OF_ABILITY, kind))
        elif USE_POWER.says(option):
            use_power(s, seat, OWN_TURN)
        else:
            s.moves += 1
            s.then(NewPlace(seat, REARRANGE.noun(option) % MOST_PLACES))


LATE.freedom = Freedom()


def recruiting(s: State, seat: Seat) -> list[Word]:
    """AE-FREE-02, AE-P-23. All own leaders of a region, or one of several."""
    player = s.players[seat]
    words: list[Word] = []
    for region in members_of(player.at & player.leaders_at, REGION_COUNT):
        words.append(RECRUIT.of(region))
        if s.regions[region].leaders[seat] > 1:
            words.append(RECRUIT_ONE.of(region))
    return words


def moon_words(s: State, seat: Seat, question: Step, costly: bool) -> list[Word]:
    """AE-FREE-06, AE-FREE-07, AE-FREE-10, AE-P-24. A moon that something begun needs is not slotted."""
    player = s.players[seat]
    moons = player.moons()
    return [CASH.of(moon) for moon in moons] + [
        SLOT.of(moon)
        for moon in moons
        if empty_slots(player, moon) and not (costly and needed(s, seat, question, moon))
    ]


def needed(s: State, seat: Seat, question: Step, moon: int) -> bool:
    """Whether a question could not be answered without a moon."""
    assert isinstance(question, Own)
    later = s.clone()
    later.players[seat].release(moon)
    return not question.still_open(later, seat)


def cards(s: State, seat: Seat, question: Step, costly: bool) -> list[Word]:
    """AE-FREE-03, AE-FREE-05, AE-P-25, AE-P-28. Tokens, ability cards and powers whose lists can do
    something; beside what must be paid for only those that leave it possible."""
    player = s.players[seat]
    words: list[Word] = []
    for token in held_tokens(s, seat):
        card = LATE.tokens[token]
        if card.offered(s, seat, Source(OF_TOKEN, token)) and leaves(card, s, seat, question, costly):
            words.append(USE.of(token))
    for kind in range(DEVELOPMENT_COUNT):
        if player.abilities[kind]:
            card = LATE.abilities[kind]
            if card.offered(s, seat, Source(OF_ABILITY, kind)) and leaves(card, s, seat, question, costly):
                words.append(USE_ABILITY.of(kind))
    numbers = at_moment(s, seat, OWN_TURN)
    if numbers and leaves(effects(player, numbers[0]), s, seat, question, costly):
        words.append(USE_POWER.of(player.faction))
    return words


def leaves(card: CardList, s: State, seat: Seat, question: Step, costly: bool) -> bool:
    """AE-FREE-10."""
    if not costly:
        return True
    assert isinstance(question, Own)
    return leaves_open(s, seat, question, card)


def held_tokens(s: State, seat: Seat) -> list[int]:
    """The discovery and Supremacy tokens of a side, each kind once."""
    found = s.discoveries.places[HELD + seat].kinds()
    powers = s.players[seat].powers
    return found + sorted(set(powers)) if powers else found


def rearranging(s: State, player: Player) -> list[Word]:
    """AE-FREE-08, AE-P-26. Industry modules that could lie elsewhere; at one point at most as many moves as
    there are gained Industry modules."""
    row = player.rows[INDUSTRY_ROW]
    if s.moves >= len(row) - 1 or not rearrangeable(row):
        return []
    return [REARRANGE.of(plate_of(INDUSTRY_ROW, place)) for place in range(1, len(row))]


class UseToken(Step):
    """AE-FREE-03. A token is discarded for its action."""

    def __init__(self, seat: Seat, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def run(self, s: State) -> None:
        if IS_DISCOVERY[self.token]:
            discard_token(s, self.seat, self.token)
        else:
            player = s.players[self.seat]
            player.powers = tuple([token for token in player.powers if token != self.token])
        LATE.tokens[self.token].resolve(s, self.seat, Source(OF_TOKEN, self.token))
