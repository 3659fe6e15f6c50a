"""The pictures of a report, with plotly."""

from __future__ import annotations

from typing import Any, Final

import plotly.graph_objects as go

from perihelion.lab.estimates import Rate
from perihelion.lab.report.comparison import SHARE, Difference
from perihelion.lab.report.numbers import Contest, Look, Numbers, Thing
from perihelion.lab.telling import STEPS

INK: Final = "#7d869c"
"""Readable on light and on dark paper."""
PLAIN: Final = "#4f8fd6"
ALARM: Final = "#e2663f"
SOFT: Final = 0.7
"""Bars let their intervals be seen."""
PARTS: Final = ("#4f8fd6", "#e0a43a", "#53b08a", "#b57bd0", "#e2663f", "#8a94a8", "#d46a92", "#6fc3d8")
MOST_ROWS: Final = 40
ROW: Final = 22


def paper(figure: go.Figure, title: str, x: str, y: str, height: int = 320) -> go.Figure:
    """The same look for all."""
    figure.update_layout(
        title={"text": title, "font": {"size": 15}},
        height=height,
        margin={"l": 10, "r": 10, "t": 46, "b": 40},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        font={"color": INK, "family": "system-ui, sans-serif", "size": 13},
        legend={"orientation": "h", "y": -0.2},
    )
    lines = {"gridcolor": "rgba(125,134,156,0.22)", "zeroline": False, "automargin": True}
    figure.update_xaxes(title=x, **lines)
    figure.update_yaxes(title=y, **lines)
    return figure


def bars(rates: list[Rate], scale: float = 100.0) -> dict[str, Any]:
    """The intervals, as plotly draws them."""
    above = [scale * (rate.high - rate.mean) for rate in rates]
    below = [scale * (rate.mean - rate.low) for rate in rates]
    return {
        "type": "data",
        "symmetric": False,
        "array": above,
        "arrayminus": below,
        "thickness": 1.5,
        "width": 4,
        "color": INK,
    }


def hover(rates: list[Rate]) -> list[str]:
    return [f"{100 * rate.low:.1f} to {100 * rate.high:.1f} %, {rate.games:,} games" for rate in rates]


def seats_plot(study: Numbers) -> go.Figure:
    """Who wins, by seat."""
    looks = study.by_seat
    rates = [look.rate for look in looks]
    dots = go.Bar(
        x=[look.label for look in looks],
        y=[100 * rate.mean for rate in rates],
        error_y=bars(rates),
        marker={"color": [colour(look) for look in looks], "opacity": SOFT},
        hovertext=hover(rates),
    )
    figure = go.Figure(dots)
    figure.add_hline(y=100 / study.seats, line_dash="dot", line_color=INK)
    return paper(figure, "Games won, by seat", "", "% of games")


def scores_plot(study: Numbers) -> go.Figure:
    names = [look.label for look in study.by_seat]
    figure = go.Figure(
        go.Scatter(
            x=names,
            y=[score.mean for score in study.scores],
            error_y=bars(study.scores, 1.0),
            mode="markers",
            marker={"size": 10, "color": PLAIN},
        )
    )
    return paper(figure, "Points, by seat", "", "points")


def colour(look: Look) -> str:
    return ALARM if look.flag else PLAIN


def looks_plot(looks: list[Look], title: str) -> go.Figure:
    """Win rates one below the other, best on top; all are expected to be the same."""
    shown = sorted(
        sorted(looks, key=lambda look: -look.rate.games)[:MOST_ROWS], key=lambda look: look.rate.mean
    )
    rates = [look.rate for look in shown]
    dots = go.Scatter(
        x=[100 * rate.mean for rate in rates],
        y=[look.label for look in shown],
        error_x=bars(rates),
        mode="markers",
        marker={"size": 9, "color": [colour(look) for look in shown]},
        hovertext=hover(rates),
    )
    figure = go.Figure(dots)
    figure.add_vline(x=100 * looks[0].expected, line_dash="dot", line_color=INK)
    return paper(figure, title, "% of games won", "", 110 + ROW * max(4, len(shown)))


def picks_plot(things: list[Thing], title: str) -> go.Figure:
    """How many of those took it who could."""
    shown = sorted([thing for thing in things if thing.picked.games], key=lambda thing: thing.picked.mean)[
        -MOST_ROWS:
    ]
    rates = [thing.picked for thing in shown]
    figure = go.Figure(
        go.Bar(
            x=[100 * rate.mean for rate in rates],
            y=[thing.name for thing in shown],
            error_x=bars(rates),
            orientation="h",
            marker={"color": [ALARM if thing.hardly() else PLAIN for thing in shown], "opacity": SOFT},
            hovertext=hover(rates),
        )
    )
    return paper(figure, title, "% of those who could", "", 110 + ROW * max(4, len(shown)))


def sources_plot(study: Numbers) -> go.Figure:
    """What points are made of, from the first turn to the last."""
    figure = go.Figure()
    for number, (part, means) in enumerate(study.sources.items()):
        colour_ = PARTS[number % len(PARTS)]
        figure.add_scatter(
            x=progress(means),
            y=means,
            name=part,
            stackgroup="one",
            mode="lines",
            line={"color": colour_, "width": 1},
        )
    return paper(figure, "Where points come from", "% of the turns", "mean points of a seat", 360)


def leaders_plot(study: Numbers) -> go.Figure:
    """How early the winner is known."""
    rates = study.leaders
    x = progress(rates)
    figure = go.Figure()
    figure.add_scatter(
        x=x,
        y=[100 * rate.high for rate in rates],
        mode="lines",
        line={"width": 0},
        showlegend=False,
        hoverinfo="skip",
    )
    figure.add_scatter(
        x=x,
        y=[100 * rate.low for rate in rates],
        mode="lines",
        line={"width": 0},
        fill="tonexty",
        fillcolor="rgba(79,143,214,0.25)",
        showlegend=False,
        hoverinfo="skip",
    )
    means = [100 * rate.mean for rate in rates]
    figure.add_scatter(
        x=x,
        y=means,
        mode="lines",
        line={"color": PLAIN, "width": 2},
        showlegend=False,
        hovertext=hover(rates),
    )
    figure.add_hline(y=100 / study.seats, line_dash="dot", line_color=INK)
    return paper(figure, "How often whoever stands best then wins", "% of the turns", "% of games")


def lengths_plot(study: Numbers) -> go.Figure:
    figure = go.Figure(
        go.Bar(
            x=list(study.lengths), y=list(study.lengths.values()), marker={"color": PLAIN, "opacity": SOFT}
        )
    )
    return paper(figure, "Length of games", "turns", "games")


def luck_plot(study: Numbers) -> go.Figure:
    """What chance brought, and what came of it."""
    x, y = [luck for luck, _ in study.luck], [score for _, score in study.luck]
    figure = go.Figure(
        go.Scatter(x=x, y=y, mode="markers", marker={"size": 5, "color": PLAIN, "opacity": 0.5})
    )
    return paper(
        figure, "Luck and points", "luck above the table's mean, in points", "points above the table's mean"
    )


def contests_plot(contests: list[Contest], title: str) -> go.Figure:
    rates = [contest.wins for contest in contests]
    names = [contest.study for contest in contests]
    dots = go.Bar(
        x=names,
        y=[100 * rate.mean for rate in rates],
        error_y=bars(rates),
        marker={"color": PLAIN, "opacity": SOFT},
        hovertext=hover(rates),
    )
    return paper(go.Figure(dots), title, "", "% of games won")


def progress(steps: list[Any]) -> list[float]:
    return [100 * step / STEPS for step in range(len(steps))]


def differences_plot(group: list[Difference], title: str) -> go.Figure:
    """Changes one below the other, the least likely on top."""
    shown = group[::-1]
    scale = 100.0 if group[0].unit == SHARE else 1.0
    changes = [one.change for one in shown]
    dots = go.Scatter(
        x=[scale * change.mean for change in changes],
        y=[one.label for one in shown],
        error_x=bars(changes, scale),
        mode="markers",
        marker={"size": 9, "color": [ALARM if one.flag else PLAIN for one in shown]},
    )
    figure = go.Figure(dots)
    figure.add_vline(x=0, line_dash="dot", line_color=INK)
    return paper(
        figure, title, "percentage points" if scale > 1 else "difference", "", 110 + ROW * max(4, len(shown))
    )
