"""The table as text for a terminal: the Sphere, the Locations, crew, fleet, and the Command Centres."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from perihelion.core.steps import Seat, Side
from perihelion.games.solar_sphere.cards.effects.effect import Effect, texts
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, RETIREMENTS
from perihelion.games.solar_sphere.cards.tables import (
    BOARD,
    COLUMNS,
    CREW_ICON,
    CREW_KIND,
    CREW_WHEN,
    DIE_COLOURS,
    FACES,
    FACTIONS,
    FLEET_SLOTS,
    KINDS,
    LOCATION_COUNT,
    LOCATIONS,
    MATRIX_AMOUNTS,
    MATRIX_COLUMNS,
    MATRIX_ROWS,
    NO_CARD,
    NO_SCORING,
    NO_SHIP,
    ON_BATTLE_FAIL,
    ON_DEPLOY,
    ON_TURN,
    ON_VISIT,
    PLAYER_NAMES,
    REPUTATION_COLUMNS,
    RESOURCES,
    SCORING_CARDS,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_NAMES,
    SHIP_RESISTANCE,
    SPANNERS,
    STORAGE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
    TOP_COLUMN,
    TRACK_POINTS,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import boosted, faction_sets, ready, reputation_column, stored
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.seen.terminal_sphere import ICONS, SIDE_STYLES, side_name, sphere
from perihelion.games.solar_sphere.state import ROUNDS, State, dranda_of, read_placed
from perihelion.games.solar_sphere.words import WORDS

GAP = 2
"""Spaces between two things side by side."""
DIE = {"12": "1-2", "34": "3-4", "56": "5-6", "135": "odd", "246": "even", "123456": "any"}


def picture(s: State, seat: Seat) -> RenderableType:
    """Everything on the table; the seat's own Command Centre last, nearest to the question."""
    parts: list[RenderableType] = [
        header(s),
        Beside(titled("Sphere", sphere(s)), titled("Locations", locations(s))),
        titled("Crew Station", crew_display(s)),
        Beside(
            titled("Resistance Fleet", fleet(s)),
            titled("Others" if s.dranda is None else "DRANDA", others(s, seat)),
        ),
    ]
    if seat >= 0:
        parts.append(command_centre(s, seat))
    return Group(*parts)


def titled(title: str, inside: RenderableType) -> Group:
    return Group(Text(title, style="bold yellow"), inside)


class Beside:
    """Two things side by side where the terminal is wide enough, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.parts = (left, right)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = [console.measure(part, options=options).maximum for part in self.parts]
        if sum(widths) + GAP > options.max_width:
            yield from self.parts
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*self.parts)
        yield grid


def grid(*headings: str, gap: int = 1) -> Table:
    table = Table(box=None, padding=(0, gap, 0, 1), header_style="dim", pad_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    return table


def side_text(s: State, side: Side, rest: str = "") -> Text:
    return Text(f"{side_name(s, side)}{rest}", style=SIDE_STYLES[side])


def side_letter(s: State, side: Side, rest: str = "") -> Text:
    return Text(f"{side_name(s, side)[0].upper()}{rest}", style=SIDE_STYLES[side])


def header(s: State) -> Text:
    card = f"scoring card {SCORING_CARDS[s.scoring]}" if s.scoring != NO_SCORING else "no scoring card yet"
    line = Text.assemble(
        ("Solar Sphere", "bold"), f"  round {max(1, s.round)} of {ROUNDS}, {card}, turn order "
    )
    for place, side in enumerate(s.order):
        line.append(" > " if place else "")
        line.append_text(side_text(s, side))
    return line


# Locations, crew, fleet


def locations(s: State) -> Table:
    table = grid("", "die", "visited", "sat.", gap=0)
    for location in range(LOCATION_COUNT):
        table.add_row(
            LOCATIONS[location], DIE[faces(location)], visitors(s, location), satellites(s, location)
        )
    return table


def faces(location: int) -> str:
    return "".join(str(face) for face in BOARD.location[location].dice)


def visitors(s: State, location: int) -> Text:
    """The dice lying there, each in its owner's colour."""
    line = Text()
    for die in s.placed:
        place, side, face, opaque = read_placed(die)
        if place == location:
            line.append_text(side_letter(s, side, f"{face}{'*' if opaque else ''} "))
    return line


def satellites(s: State, location: int) -> Text:
    line = Text()
    for seat, player in enumerate(s.players):
        if boosted(player, location):
            line.append_text(side_letter(s, seat, " "))
    return line


def crew_display(s: State) -> Table:
    table = grid("tier: price, points", "name", "", "token")
    table.add_column("when: what", ratio=1)
    table.add_column("on retirement", ratio=1)
    for slot, card in enumerate(s.display):
        row = ["-", "", "", "", ""] if card == NO_CARD else crew_cells(card, s.tokens[slot])
        table.add_row("" if slot % 2 else tier_text(slot // 2), *row)
    return table


def tier_text(tier: int) -> str:
    extra = f" +{TIER_ANY[tier]} any" if TIER_ANY[tier] else ""
    return f"{tier + 1}: {TIER_GOLD[tier]}g{extra}, {TIER_POINTS[tier]}p"


def crew_cells(card: int, token: int) -> list[str]:
    kind = CREW_KIND[card]
    morale = f"+{token}" if token else ""
    return [KINDS[kind].name, ICONS[CREW_ICON[card]], morale, crew_action(card), told(RETIREMENTS[kind])]


def told(effects: list[Effect]) -> str:
    return WORDS.named(str(texts(effects)))


def crew_action(card: int) -> str:
    return f"{when(CREW_WHEN[card])}: {told(ACTIONS[CREW_KIND[card]])}"


def when(timing: int) -> str:
    names = {ON_TURN: "turn", ON_DEPLOY: "deploying", ON_BATTLE_FAIL: "failed battle"}
    return names.get(timing) or f"at {LOCATIONS[timing - ON_VISIT]}"


def fleet(s: State) -> Table:
    table = grid("", "ship", "resists", "bonuses", "gives", "drones")
    for slot, ship in enumerate(s.ships):
        if ship == NO_SHIP:
            table.add_row(FLEET_SLOTS[slot], "-")
            continue
        bonuses = "/".join(str(bonus) for bonus in SHIP_BONUSES[ship])
        gives = " ".join([ICONS[icon] for icon in SHIP_ICONS[ship]] + ["R"] * SHIP_CORPORATION[ship])
        table.add_row(
            FLEET_SLOTS[slot],
            SHIP_NAMES[ship],
            str(SHIP_RESISTANCE[ship]),
            bonuses,
            gives,
            attackers(s, slot),
        )
    table.add_row(
        "deck", f"{s.ship_deck.size()} ships", "", "", "", f"Corporation beside it {s.corporation_drones}"
    )
    return table


def attackers(s: State, slot: int) -> Text:
    line = Text()
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        if s.column_drones[column]:
            line.append_text(side_text(s, s.column_owners[column], f" {s.column_drones[column]} "))
    return line


# Players


def others(s: State, seat: Seat) -> RenderableType:
    """The other players in one line each, and DRANDA."""
    table = grid(
        "", "score", "rep", "morale", "dice", "drones a/i/r", "o g c", "H M U S", "crew", "hexes", "ships"
    )
    for other, player in enumerate(s.players):
        if other != seat:
            table.add_row(side_text(s, other), *small_board(player))
    return table if s.dranda is None else Group(*([table] if seat < 0 else []), dranda(s))


def small_board(player: Player) -> list[str]:
    return [
        str(player.score),
        str(player.reputation),
        str(player.morale),
        dice_text(player),
        f"{player.active}/{player.inactive}/{player.reserve}",
        " ".join(str(amount) for amount in player.stock),
        " ".join(str(icons) for icons in player.icons),
        f"{len(player.crew)}+{len(player.retired)}",
        str(player.hexes),
        str(len(player.claimed)),
    ]


def dice_text(player: Player) -> str:
    dice = [str(face) for face in FACES for _ in range(player.dice[face])]
    dice += [f"auxiliary {player.auxiliary}"] if player.auxiliary else []
    return " ".join(dice) or "-"


def dranda(s: State) -> Text:
    opponent = dranda_of(s)
    dice = ", ".join(
        f"{DIE_COLOURS[colour]} {face}" for face, colour in zip(opponent.dice, opponent.colours, strict=False)
    )
    unused = ", ".join(colour for i, colour in enumerate(DIE_COLOURS) if opponent.has_opaque(i))
    lines = [
        f"score {opponent.score}, drones {opponent.supply} (out of the game {opponent.removed})",
        f"dice {dice or '-'}; opaque dice left: {unused or 'none'}",
        f"H M U S {' '.join(str(icons) for icons in opponent.icons)}, hexes {opponent.hexes}, "
        f"crew {len(opponent.crew)}, ships {len(opponent.claimed)}, deck {opponent.deck.size()}",
    ]
    return Text.assemble(("DRANDA ", SIDE_STYLES[DRANDA_SIDE]), "\n".join(lines))


def command_centre(s: State, seat: Seat) -> Panel:
    """The seat's own board with everything on it."""
    player = s.players[seat]
    left = Table.grid(padding=(0, 2))
    for name, value in board_lines(player):
        left.add_row(Text(name, style="dim"), value)
    title = f"{PLAYER_NAMES[seat]}: {player.score} points"
    inside = Group(tracks(player), left)
    key = "+ spanner, ++ paid twice, | reputation"
    return Panel(
        inside,
        title=title,
        title_align="left",
        subtitle=key,
        subtitle_align="left",
        border_style=SIDE_STYLES[seat],
        expand=False,
    )


def board_lines(player: Player) -> list[tuple[str, RenderableType]]:
    stock = ", ".join(f"{amount} {RESOURCES[i]}" for i, amount in enumerate(player.stock) if amount)
    icons = ", ".join(f"{amount} {FACTIONS[i]}" for i, amount in enumerate(player.icons) if amount)
    lines: list[tuple[str, RenderableType]] = [
        ("dice", Text(ports(player))),
        ("storage", Text(f"{stock or 'empty'} ({stored(player)} of {STORAGE})")),
        ("drones", Text(f"{player.active} active, {player.inactive} inactive, {player.reserve} in reserve")),
        ("matrix", Text(matrix(player))),
        ("factions", Text(f"{icons or 'none'} ({faction_sets(player.icons)} sets)")),
    ]
    return lines + [("crew" if i == 0 else "", crew_line(player, card)) for i, card in enumerate(player.crew)]


def ports(player: Player) -> str:
    """The dice still to be deployed."""
    stacks = [f"{player.dice[face]} x {face}" for face in FACES if player.dice[face]]
    stacks += [f"auxiliary {player.auxiliary}"] if player.auxiliary else []
    return ", ".join(stacks) or "all deployed"


def matrix(player: Player) -> str:
    rows = []
    for row, name in enumerate(MATRIX_ROWS):
        spaces = [
            "■" if column < player.matrix[row] else str(MATRIX_AMOUNTS[row][column])
            for column in range(MATRIX_COLUMNS)
        ]
        rows.append(f"{name} [{' '.join(spaces)}]")
    return "  ".join(rows)


def crew_line(player: Player, card: int) -> Text:
    name = f"{KINDS[CREW_KIND[card]].name} {ICONS[CREW_ICON[card]]}"
    state = "" if ready(player, card) else " (used)"
    return Text(
        f"{name}{state}: {crew_action(card)}; retired: {told(RETIREMENTS[CREW_KIND[card]])}",
        style="" if not state else "dim",
    )


def tracks(player: Player) -> Table:
    """Reputation above, morale below: a plus is a spanner, two where reputation doubles it."""
    table = Table.grid(padding=(0, 0, 0, 1))
    column = reputation_column(player.reputation)
    steps = ["|" if i % REPUTATION_COLUMNS == 0 else "·" for i in range(TOP_COLUMN + 1)]
    table.add_row(
        Text("reputation", style="dim"), *[track_cell(i == column, step) for i, step in enumerate(steps)]
    )
    table.add_row(
        Text("morale", style="dim"),
        *[track_cell(i == player.morale, spanner(i, column)) for i in range(TOP_COLUMN + 1)],
    )
    table.add_row(
        Text("points", style="dim"), *[Text(f"{points:>2}", style="dim") for points in TRACK_POINTS]
    )
    return table


def spanner(column: int, reputation: int) -> str:
    if column not in SPANNERS:
        return "·"
    return "++" if column <= reputation else "+"


def track_cell(marker: bool, sign: str) -> Text:
    return Text(f"{'●':>2}", style="bold yellow") if marker else Text(f"{sign:>2}", style="dim")
