"""What lies on the table, and how it is copied. A mask has a bit for each space or gap."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Pile, full_pile
from perihelion.core.steps import State as CoreState
from perihelion.games.kit.values import Value
from perihelion.games.m121.cards.board import (
    BOARD,
    DISKS,
    DISKS_SHORT,
    GAP_COUNT,
    NOBODY,
    SLOTS,
    SPACE_COUNT,
    START_HAND,
)
from perihelion.games.m121.cards.tables import COPIES, NO_CARD, counts
from perihelion.games.m121.player import Player, new_player
from perihelion.games.m121.site import EMPTY, NO_WORKS, Site, Works

NO_LIMIT: Final = 0

# Why the game is over
NOT_OVER: Final = 0
OUT_OF_DISKS: Final = 1
NO_SPACE: Final = 2
LAST_ROUND: Final = 3
TIME_UP: Final = 4
STANDSTILL: Final = 5


class Agreement(Value):
    """MX-VAR-09. What the players agreed on before the game."""

    __slots__ = ("always_stop", "disks", "hands", "quick_start", "rounds", "story", "timed", "upgrades")

    def __init__(
        self,
        hands: tuple[int, ...] = (START_HAND,) * 4,
        rounds: int = NO_LIMIT,
        timed: bool = False,
        upgrades: bool = False,
        short: bool = False,
        story: bool = False,
        quick_start: bool = False,
        always_stop: bool = False,
    ) -> None:
        self.hands: Final = hands
        """MX-VAR-01. Cards at the start, by seat."""
        self.rounds: Final = rounds
        """MX-VAR-02. The last round, or NO_LIMIT."""
        self.timed: Final = timed
        self.upgrades: Final = upgrades
        self.disks: Final = DISKS_SHORT if short else DISKS
        """MX-VAR-05, MX-DISK-01. Disks of each player."""
        self.story: Final = story
        self.quick_start: Final = quick_start
        self.always_stop: Final = always_stop


class State(CoreState):
    """The whole table."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        agreed: Agreement,
        round: int,
        track: tuple[int, ...],
        sites: list[Site],
        works: list[Works],
        occupied: int,
        built: int,
        closed: int,
        stock: tuple[int, ...],
        deck: Pile,
        research: tuple[int, ...],
        chosen: tuple[int, ...],
        boosts: tuple[int, ...],
        phase: int,
        order: tuple[int, ...],
        acting: int,
        acted: int,
        peaceful: int,
        sold: bool,
        targets: int,
        stopped: int,
        spent: int,
        spent_near: int,
        changed: bool,
        stale: int,
        votes: tuple[int, ...],
        ended: int,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.agreed = agreed
        self.round = round
        self.track = track
        """MX-INIT-02. Seats as their tech disks lie on the track: the highest level first, on each the
        front."""
        self.sites = sites
        self.works = works
        self.occupied = occupied
        """Spaces with a system."""
        self.built = built
        """Gaps with infrastructure."""
        self.closed = closed
        """MX-BLD-06. Gaps with systems at all four corners."""
        self.stock = stock
        """Cubes that are left, by colour."""
        self.deck = deck
        self.research = research
        """The cards beside the tech levels, NO_CARD where a place is empty."""
        self.chosen = chosen
        """MX-SEL-06. The phase that each player chose, NOBODY before the reveal."""
        self.boosts = boosts
        """The card with which each boosted, or NO_CARD."""
        self.phase = phase
        """The phase that is played, NOBODY between them."""
        self.order = order
        """MX-INIT-03. Seats in the order of the phase."""
        self.acting = acting
        """Whose turn in the phase it is, or NOBODY."""
        self.acted = acted
        """What the acting player has done in this phase: cards taken, cards placed, cubes delivered, targets
        influenced."""
        self.peaceful = peaceful
        """MX-EXP-16. The targets among these that were not invaded."""
        self.sold = sold
        """MX-DEL-12. Whether the acting player has sold in this phase."""
        self.targets = targets
        """MX-EXP-04. Spaces that the acting player has influenced in this phase."""
        self.stopped = stopped
        """MX-EXP-10. Spaces where an invasion was stopped."""
        self.spent = spent
        """MX-MIL-02. Military strength that the acting player has used in this phase."""
        self.spent_near = spent_near
        """MX-MIL-04. The same of the strength that counts only next to a card."""
        self.changed = changed
        """MX-END-06. Whether anything was placed or delivered in this round."""
        self.stale = stale
        """MX-END-06. Rounds in a row without a change."""
        self.votes = votes
        """MX-VAR-06. Votes for the story of each player."""
        self.ended = ended
        """Why the game is over, or NOT_OVER."""

    def clone(self) -> State:
        new = State(
            seats=self.seat_count,
            players=[player.clone() for player in self.players],
            agreed=self.agreed,
            round=self.round,
            track=self.track,
            sites=self.sites[:],
            works=self.works[:],
            occupied=self.occupied,
            built=self.built,
            closed=self.closed,
            stock=self.stock,
            deck=self.deck,
            research=self.research,
            chosen=self.chosen,
            boosts=self.boosts,
            phase=self.phase,
            order=self.order,
            acting=self.acting,
            acted=self.acted,
            peaceful=self.peaceful,
            sold=self.sold,
            targets=self.targets,
            stopped=self.stopped,
            spent=self.spent,
            spent_near=self.spent_near,
            changed=self.changed,
            stale=self.stale,
            votes=self.votes,
            ended=self.ended,
        )
        new.copy_core(self)
        return new


def new_state(seats: int, agreed: Agreement) -> State:
    """MX-SETUP-01, MX-SETUP-07. An empty board, all cards in the deck, all cubes in the stock."""
    return State(
        seats,
        players=[new_player() for _ in range(seats)],
        agreed=agreed,
        round=0,
        track=(),
        sites=[EMPTY] * SPACE_COUNT,
        works=[NO_WORKS] * GAP_COUNT,
        occupied=0,
        built=0,
        closed=0,
        stock=counts(BOARD.cubes),
        deck=full_pile(list(COPIES)),
        research=(NO_CARD,) * SLOTS,
        chosen=(NOBODY,) * seats,
        boosts=(NO_CARD,) * seats,
        phase=NOBODY,
        order=(),
        acting=NOBODY,
        acted=0,
        peaceful=0,
        sold=False,
        targets=0,
        stopped=0,
        spent=0,
        spent_near=0,
        changed=False,
        stale=0,
        votes=(0,) * seats,
        ended=NOT_OVER,
    )
