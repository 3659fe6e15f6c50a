"""Information-set Monte Carlo tree search over whole turns.

A node is a seat that begins to speak. Its edges are the lines that a planner finds for it: everything it says
until chance or another seat speaks. Every simulation starts from a fresh redeal of the root and draws chance
anew, so that nothing hidden is ever looked at; it goes down the tree by priors and results, and where the
tree ends, the game's outlook says how it will end. It knows no game but through the contract in
`core/game.py`.

The tree branches at the lines of the seat that searches, and at what is offered afterwards, not at the lines
of others: what a rival answers seldom changes one's own next choice, and the results of all answers then tell
about it. A rival's node lies beneath the searcher's last line, so that rivals do answer to that."""

from __future__ import annotations

from math import exp, inf, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from perihelion.bots.finding import Finding, Judged
from perihelion.bots.lines import Line, Planner, asks, undecided
from perihelion.bots.uncollected import Uncollected
from perihelion.core.dice import Generator
from perihelion.core.steps import Ask, Sealed, Seat, State, Word, choose, happen, options

EAGER: Final = 72.0
"""How much a prior counts against results, in points."""
LEVEL: Final = 0.02
"""In a game that is nearly decided a point still counts as much as if the chances stood about 2 to 98."""
TEMPER: Final = 2.0
"""The prior of a line falls by e with so many points of worth."""
OPEN: Final = 4
"""A node gets its lines when it was visited so often."""
DEPTH: Final = 6
"""No simulation goes through more turns."""
WIDE_NODES: Final = 6000
WIDE_KEEP: Final = 24
"""For the planner of the root; its width is the game's."""
NARROW_WIDTH: Final = 8
NARROW_SHARE: Final = 3
NARROW_NODES: Final = 2000
NARROW_KEEP: Final = 10
"""For the planner of all other nodes: as wide as this, and at most a third of the game's width. It must come
to the end of
turns: a planner that is cut off has finished only short ones, and believes in those."""
SURE: Final = 0.995
"""A line with such a prior is as good as chosen."""
SHORT: Final = 10
"""What is as good as chosen gets this part of the budget, a tenth: enough to tell how it stands."""
LOOK: Final = 16
"""After so many simulations it is looked whether the choice is made."""
MOST: Final = (1 << 61) - 1
PLACES: Final = (1 << 40) - 1
"""Numbers of places stay so small that their products are machine words, and are declared as such: compiled
code that is interrupted in the product of other numbers ends with an abort."""


class Node:
    """A seat that begins to speak."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.edges: list[Edge] = []
        self.visits = 0
        self.total = 0.0
        self.children: Final[dict[int, Node]] = {}
        """Who answers in secret at the same time, at the root."""


class Edge:
    """What the seat may say here, and what came of it: how often it was tried, the sum of its chances to
    win."""

    def __init__(self, words: list[Word], prior: float, sides: int) -> None:
        self.words: Final = words
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.scores = [0.0] * sides
        """The sum of what each side would score; kept for the seat that searches."""
        self.sources: list[float] = []
        """The sum of what the searcher's score is made of, at the root of a search that explains itself."""
        self.children: Final[dict[int, Node]] = {}


class Search:
    """Searches for one side of one game. The same seed finds the same, if simulations are counted and not
    seconds."""

    def __init__(self, game: Any, seed: str, explains: bool = False) -> None:
        self.game: Any = game
        self.sources: Any = game.mind.sources
        self.explains: Final = explains
        """Whether it also notes where the points of its lines come from."""
        self.value: Any = game.mind.value
        self.outlook: Any = game.mind.outlook
        self.redeal: Any = game.rules.redeal
        self.result: Any = game.rules.result
        self.spread: Any = game.mind.spread
        self.seed: Final = seed
        self.searches = 0
        self.luck = seed
        """What the redeals and the dice of this search are drawn from."""
        self.generator = Generator(seed)
        self.eager = 0.0
        self.wide = Planner(game, game.mind.width, WIDE_NODES, WIDE_KEEP, varied=True)
        width = max(1, min(game.mind.width // NARROW_SHARE, NARROW_WIDTH))
        self.narrow: Final = Planner(game, width, NARROW_NODES, NARROW_KEEP, varied=False)
        self.sides = 0
        self.past: dict[int, Node] = {}
        """What the search before this one knows about its seat's next choices."""

    def find(
        self,
        s: State,
        seat: Seat,
        simulations: int,
        seconds: float,
        also: list[list[int]],
        decisive: bool = False,
    ) -> Finding:
        """The lines of this seat, judged by so many simulations or for so long, whichever ends first; 0 sets
        no end.

        `also` are lines to be judged besides those that the planner finds. Who only wants to know which line
        is the most visited is `decisive`: the search ends when no other line can become that."""
        start = perf_counter()
        self.searches += 1
        s = self.begin(s, seat, f"{self.seed} {self.searches}")
        root = Node(seat)
        self.open(root, s, self.wide)
        for words in also:
            if words not in [edge.words for edge in root.edges]:
                root.edges.append(Edge(words, 1.0 / len(root.edges), self.sides))
        remember(root, self.past.get(place(s, seat)))
        short = SHORT if root.edges[0].prior > SURE and not also else 1
        end = start + seconds / short if seconds else inf
        with Uncollected():
            done = self.simulate_all(
                s, root, -(-simulations // short) if simulations else MOST, end, decisive
            )
        root.edges.sort(key=by_visits)
        self.past = root.edges[0].children
        return Finding(seat, done, [judged(edge) for edge in root.edges])

    def begin(self, s: State, seat: Seat, luck: str) -> State:
        """Whatever is the same in all simulations of a position, and where they begin: whoever has sealed an
        answer already answers anew, as well as he can."""
        self.luck = luck
        self.sides = len(self.result(s))
        spread: float = self.spread(s)
        self.eager = EAGER / spread
        return undecided(s, seat)

    def simulate_all(self, s: State, root: Node, simulations: int, end: float, decisive: bool) -> int:
        """Simulate until one end is reached; how often."""
        done = 0
        start = perf_counter()
        while done < simulations and perf_counter() < end:
            self.simulate(s, root)
            done += 1
            if decisive and done % LOOK == 0:
                pace = (perf_counter() - start) / done
                if lead(root) > min(float(simulations - done), (end - perf_counter()) / pace):
                    break
        return done

    def open(self, node: Node, s: State, planner: Planner) -> None:
        """Find the lines of a node; how they look at first sight is their prior."""
        worth: float = self.value(s, node.seat)
        lines: list[Line] = planner.lines(s, node.seat, worth)
        top = lines[0].worth
        weights = [exp((line.worth - top) / TEMPER) for line in lines]
        total = sum(weights)
        node.edges = [Edge(lines[i].spoken(), weights[i] / total, self.sides) for i in range(len(lines))]

    def simulate(self, true: State, root: Node, first: Edge | None = None) -> float:
        """One way down the tree through one redeal, and what it tells to every edge on it; the chance of the
        root's seat.

        It begins with the edge that is best to try, or with the given one. The first simulations of all
        edges of the root have the same luck, and so have the second ones: chance shall not decide which looks
        better."""
        first = best_edge(root, self.eager) if first is None else first
        self.generator = Generator(f"{self.luck} {first.visits}")
        s: State = self.redeal(true, root.seat, self.generator)
        nodes: list[Node] = [root]
        edges: list[Edge] = []
        said = known = root.children
        while self.opened(nodes[-1], s, len(edges)):
            node = nodes[-1]
            edge = best_edge(node, self.eager) if edges else first
            edges.append(edge)
            say(s, node.seat, edge.words)
            self.settle(s)
            if not s.agenda:
                break
            if node.seat == root.seat:
                said = edge.children
            if not isinstance(s.agenda[-1], Sealed):
                # Who answers in secret does not know what others have answered.
                known = said
            nodes.append(child(s, known, root.seat))
        return self.learn(s, nodes, edges)

    def opened(self, node: Node, s: State, depth: int) -> bool:
        """Whether the way goes on here; a node that was visited often enough gets its lines."""
        if not node.edges:
            if node.visits < OPEN or depth >= DEPTH:
                return False
            self.open(node, s, self.narrow)
        return True

    def settle(self, s: State) -> None:
        """Let chance speak until a seat must."""
        while s.agenda and not isinstance(s.agenda[-1], Ask):
            happen(s, self.generator.pick(0, s.offered))

    def learn(self, s: State, nodes: list[Node], edges: list[Edge]) -> float:
        """Tell every node and edge on the way how it ended; the chance of the first."""
        values: list[float] = []
        for side in range(self.sides):
            there: float = self.outlook(s, side)
            values.append(there)
        chances = self.chances(s, values)
        for node in nodes:
            node.visits += 1
            node.total += chances[node.seat]
        own = chances[nodes[0].seat]
        if self.explains:
            self.explain(s, nodes[0].seat, edges[0])
        for i in range(len(edges)):
            edge = edges[i]
            edge.visits += 1
            edge.total += chances[nodes[i].seat]
            if nodes[i].seat == nodes[0].seat:
                edge.squares += own * own
                for side in range(self.sides):
                    edge.scores[side] += values[side]
        return own

    def explain(self, s: State, seat: Seat, edge: Edge) -> None:
        """Add to a line of the root where the searcher's points have come from."""
        found: list[float] = self.sources(s, seat)
        before = edge.sources if edge.sources else [0.0] * len(found)
        edge.sources = [before[i] + found[i] for i in range(len(found))]

    def chances(self, s: State, values: list[float]) -> list[float]:
        """Each side's chance to win: its lead over the best rival, in spreads; or what the result says."""
        if not s.agenda:
            sides: Any = self.result(s)
            winners = sum([1 if side.won else 0 for side in sides])
            return [1.0 / winners if side.won else 0.0 for side in sides]
        spread: float = self.spread(s)
        chances: list[float] = []
        for side in range(self.sides):
            rival = -1e9
            for other in range(self.sides):
                if other != side:
                    rival = max(rival, values[other])
            lead = values[side] - rival if self.sides > 1 else values[side]
            chances.append(1.0 / (1.0 + exp(-lead / spread)))
        return chances


def child(s: State, children: dict[int, Node], seat: Seat) -> Node:
    """The node of the seat that speaks next, with what it is offered; the seat that searches speaks first."""
    step = s.agenda[-1]
    assert isinstance(step, Ask), "chance has spoken"
    seats = step.seats(s)
    speaker = seat if seat in seats else seats[0]
    key = place(s, speaker)
    found = children.get(key)
    if found is None:
        found = Node(speaker)
        children[key] = found
    return found


def place(s: State, seat: Seat) -> int:
    """A number for a seat and what it is offered."""
    key: i64 = seat
    for word in options(s, seat):
        key = (key * 1000003 + word) & PLACES
    return key


def remember(root: Node, past: Node | None) -> None:
    """What was found out about the root before it came to it, at half its weight: others may have answered
    otherwise."""
    if past is None:
        return
    for edge in root.edges:
        for old in past.edges:
            if old.words == edge.words and old.visits > 1:
                edge.visits = old.visits // 2
                share = edge.visits / old.visits
                edge.total, edge.squares = old.total * share, old.squares * share
                edge.scores = [score * share for score in old.scores]
                edge.sources = [source * share for source in old.sources]
                root.visits += edge.visits
                root.total += edge.total


def best_edge(node: Node, eager: float) -> Edge:
    """The edge to try next: what was good so far, and what looked good and was tried little."""
    best = node.edges[0]
    most = -1e9
    mean = node.total / node.visits if node.visits else 0.5
    # A point more is a chance of mean x (1 - mean) / spread.
    trust = eager * max(LEVEL, mean * (1.0 - mean)) * sqrt(node.visits + 1.0)
    for edge in node.edges:
        chance = edge.total / edge.visits if edge.visits else mean
        score = chance + trust * edge.prior / (1.0 + edge.visits)
        if score > most:
            best, most = edge, score
    return best


def lead(root: Node) -> int:
    """By how many visits the first line leads."""
    first, second = 0, 0
    for edge in root.edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second


def say(s: State, seat: Seat, words: list[Word]) -> None:
    """The words of a line, as far as they are offered in this deal."""
    for word in words:
        if not asks(s, seat) or word not in options(s, seat):
            return
        choose(s, seat, word)


def judged(edge: Edge) -> Judged:
    return Judged(edge.words, edge.prior, edge.visits, edge.total, edge.squares, edge.scores, edge.sources)


def by_visits(edge: Edge) -> tuple[int, float, float]:
    return (-edge.visits, -edge.total, -edge.prior)
