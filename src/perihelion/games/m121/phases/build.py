"""Chapter "Build": infrastructure slides under the systems."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.kit.masks import bit, has, members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import DIRECTIONS, GAP_COUNT, GAPS_IN_PLAY
from perihelion.games.m121.cards.slots import NO_TYPE, matching
from perihelion.games.m121.cards.tables import COST, KEYWORD, POWERS, blank, is_system
from perihelion.games.m121.hand.draw import DrawCards
from perihelion.games.m121.hand.pay import others_in_hand, payment, show
from perihelion.games.m121.influence.control import (
    add_powers,
    gain_powers,
    levels_in,
    spread_from_gap,
    use_disk,
)
from perihelion.games.m121.influence.tech import fall, rise
from perihelion.games.m121.numbers import build_cost, buildable, builds, upgrade_cost
from perihelion.games.m121.player import Player
from perihelion.games.m121.round.phase import begin_turn
from perihelion.games.m121.site import Works
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BUILD, IN_GAP, PASS, REPLACE, TURN, WITH


class BuildTurn(Step):
    """MX-BLD-01."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
        s.then(NextBuild(self.seat))


class NextBuild(Step):
    """MX-BLD-03, MX-ASK-01. Another card, if one is allowed. Who has no card or no gap to build in, as
    everybody can see, is not asked."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        somewhere = buildable(s, self.seat) or (s.agreed.upgrades and player.owned)
        if s.acted < builds(s, self.seat) and player.hand.size() and somewhere:
            s.then(Build(self.seat))


def affordable(s: State, seat: Seat, cost: int, card: int) -> bool:
    """MX-CARD-01. Whether the other cards of the hand are enough."""
    return cost <= others_in_hand(s.players[seat], card)


def in_hand(s: State, seat: Seat) -> list[int]:
    """The infrastructure in a hand."""
    return [card for card in s.players[seat].hand.kinds() if not is_system(card)]


def better_cards(s: State, seat: Seat, gap: int) -> list[int]:
    """MX-VAR-03. The hand cards with which a player could replace what stands in a gap."""
    old = s.works[gap].card
    return [
        card
        for card in in_hand(s, seat)
        if COST[card] > COST[old] and affordable(s, seat, upgrade_cost(s, seat, old, card), card)
    ]


class Build(AskOne):
    """MX-BLD-01, MX-ASK-02, MX-ASK-07. An infrastructure card, or pass; where it was agreed on, instead an
    own card to be replaced."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words: list[Word] = []
        if buildable(s, seat):
            words += [
                BUILD.of(card)
                for card in in_hand(s, seat)
                if affordable(s, seat, build_cost(s, seat, card), card)
            ]
        if s.agreed.upgrades:
            owned = members_of(s.players[seat].owned, GAP_COUNT)
            words += [REPLACE.of(gap) for gap in owned if better_cards(s, seat, gap)]
        words.append(PASS)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if BUILD.says(option):
            show(s, seat, BUILD.noun(option))
            s.then(ChooseGap(seat, BUILD.noun(option)), NextBuild(seat))
        elif option != PASS:
            s.reveal(~(1 << seat))
            s.then(ChooseBetter(seat, REPLACE.noun(option)), NextBuild(seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if BUILD.says(option):
            return refuse_card(s, seat, BUILD.noun(option))
        stands = REPLACE.says(option) and has(s.built, REPLACE.noun(option))
        return refuse_upgrade(s, seat, REPLACE.noun(option)) if stands else None

    def skips_single(self, s: State, seat: Seat) -> bool:
        """MX-ASK-01. Who is not asked would betray the hand."""
        return False


def refuse_card(s: State, seat: Seat, card: int) -> Refusal:
    """Why a card cannot be built."""
    if not s.players[seat].hand.count(card):
        return Refusal("MX-CARD-09", "{card:card} is not in your hand.", card=card)
    if is_system(card):
        return Refusal(
            "MX-BOARD-01", "{card:card} is a system; only infrastructure is built in gaps.", card=card
        )
    if not buildable(s, seat):
        return Refusal("MX-BLD-05", "No free gap lies at a corner of a system that you influence.")
    return short_of_cards(s, seat, card, build_cost(s, seat, card))


def short_of_cards(s: State, seat: Seat, card: int, cost: int) -> Refusal:
    return Refusal(
        "MX-CARD-01",
        "{card:card} costs {cost}; you have {others}.",
        card=card,
        cost=Many(cost, "{n} card", "{n} cards"),
        others=Many(others_in_hand(s.players[seat], card), "{n} other", "{n} others"),
    )


def refuse_upgrade(s: State, seat: Seat, gap: int) -> Refusal:
    """Why what stands in a gap cannot be replaced."""
    if s.works[gap].owner != seat:
        return refuse_owned(s, gap)
    if not s.agreed.upgrades:
        return Refusal("MX-VAR-03", "This table plays without upgrades: infrastructure stays.")
    return Refusal(
        "MX-VAR-03",
        "You hold no card that costs more than {card:card} and that you could pay.",
        card=s.works[gap].card,
    )


def refuse_owned(s: State, gap: int) -> Refusal:
    return Refusal(
        "MX-INFL-02",
        "{card:card} in {gap:gap} belongs to {player:who} for the whole game.",
        card=s.works[gap].card,
        gap=gap,
        who=s.works[gap].owner,
    )


class ChooseGap(AskOne):
    """MX-BLD-05, MX-BLD-06. A free gap at a corner of a system that the builder influences, unless four
    systems surround it."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [IN_GAP.of(gap) for gap in members_of(buildable(s, seat), GAP_COUNT)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        gap = IN_GAP.noun(option)
        if blank(self.card):
            plan_build(s, seat, self.card, gap, 0)
        else:
            s.then(ChooseTurn(seat, self.card, gap))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_gap(s, IN_GAP.noun(option)) if IN_GAP.says(option) else None


def refuse_gap(s: State, gap: int) -> Refusal:
    """Why nothing can be built in a gap."""
    if not has(GAPS_IN_PLAY[s.seat_count], gap):
        return Refusal("MX-SETUP-01", "{gap:gap} is not used with so many players.", gap=gap)
    if has(s.built, gap):
        return Refusal("MX-BOARD-01", "{gap:gap} holds {card:card} already.", gap=gap, card=s.works[gap].card)
    if has(s.closed, gap):
        return Refusal("MX-BLD-06", "Four systems surround {gap:gap}; it is closed.", gap=gap)
    return Refusal("MX-BLD-05", "You influence no system at a corner of {gap:gap}.", gap=gap)


class ChooseTurn(AskOne):
    """MX-BLD-07. Which corner the name edge faces; the tabs follow clockwise."""

    def __init__(self, seat: Seat, card: int, gap: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.gap: Final = gap

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [TURN.of(turn) for turn in range(len(DIRECTIONS))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        plan_build(s, seat, self.card, self.gap, TURN.noun(option))


def plan_build(s: State, seat: Seat, card: int, gap: int, turn: int) -> None:
    """MX-BLD-11. Pay, then lay the card; MX-VAR-04: an upgrade pays for the difference."""
    if has(s.built, gap):
        cost = upgrade_cost(s, seat, s.works[gap].card, card)
        s.then_all([*payment(s, seat, cost, card), Upgrade(seat, card, gap, turn)])
    else:
        cost = build_cost(s, seat, card)
        s.then_all([*payment(s, seat, cost, card), LayInfrastructure(seat, card, gap, turn)])


def building_draw(player: Player, card: int) -> int:
    """MX-BLD-04. The cards that come after building."""
    return matching(player.powers, slots.ON_BUILD, NO_TYPE, KEYWORD[card])


def upgrading_draw(s: State, seat: Seat, old: int, card: int) -> int:
    """MX-VAR-04. The cards that come after an upgrade: those of the old card are gone before."""
    player = s.players[seat].clone()
    add_powers(player, POWERS[old], -1)
    return building_draw(player, card)


class LayInfrastructure(Step):
    """MX-BLD-08, MX-BLD-09, MX-BLD-11, MX-POW-12. Lay the card, place the disk, move the tech disk, draw; the
    powers of the card itself do not count for it, and its tabs do nothing yet."""

    def __init__(self, seat: Seat, card: int, gap: int, turn: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gap: Final = gap
        self.turn: Final = turn

    def run(self, s: State) -> None:
        seat, card = self.seat, self.card
        player = s.players[seat]
        drawn = building_draw(player, card)
        player.hand = player.hand.minus(card)
        s.works[self.gap] = Works(card, seat, self.turn)
        s.built |= bit(self.gap)
        use_disk(s, seat)
        spread_from_gap(s, seat, self.gap)
        gain_powers(s, seat, POWERS[card])
        s.acted += 1
        s.then(DrawCards(seat, drawn))


# Upgrades, where the players agreed on them


class ChooseBetter(AskOne):
    """MX-VAR-03. The costlier card that replaces the one in a gap."""

    def __init__(self, seat: Seat, gap: int) -> None:
        super().__init__(seat)
        self.gap: Final = gap

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [WITH.of(card) for card in better_cards(s, seat, self.gap)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        card = WITH.noun(option)
        show(s, seat, card)
        if blank(card):
            plan_build(s, seat, card, self.gap, 0)
        else:
            s.then(ChooseTurn(seat, card, self.gap))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not WITH.says(option):
            return None
        card, old = WITH.noun(option), s.works[self.gap].card
        if not s.players[seat].hand.count(card):
            return Refusal("MX-CARD-09", "{card:card} is not in your hand.", card=card)
        if is_system(card):
            return Refusal("MX-BOARD-01", "{card:card} is a system.", card=card)
        if COST[card] <= COST[old]:
            return Refusal(
                "MX-VAR-03",
                "{card:card} costs {cost}, not more than {card:old} ({least}).",
                card=card,
                cost=COST[card],
                old=old,
                least=COST[old],
            )
        return short_of_cards(s, seat, card, upgrade_cost(s, seat, old, card))

    def skips_single(self, s: State, seat: Seat) -> bool:
        """Others would learn that there is no other card."""
        return False


class Upgrade(Step):
    """MX-VAR-04. The old card is discarded and its disk moves to the new one; tech changes by the difference
    alone."""

    def __init__(self, seat: Seat, card: int, gap: int, turn: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gap: Final = gap
        self.turn: Final = turn

    def run(self, s: State) -> None:
        seat, card, player = self.seat, self.card, s.players[self.seat]
        old = s.works[self.gap].card
        drawn = upgrading_draw(s, seat, old, card)
        add_powers(player, POWERS[old], -1)
        player.hand = player.hand.minus(card)
        s.deck = s.deck.discarded(old)
        s.works[self.gap] = Works(card, seat, self.turn)
        s.changed = True
        add_powers(player, POWERS[card], 1)
        rise(s, seat, levels_in(POWERS[card]) - levels_in(POWERS[old]))
        fall(s, seat)
        s.acted += 1
        s.then(DrawCards(seat, drawn))
