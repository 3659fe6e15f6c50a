"""Pieces of HTML for reports: text is escaped, everything else is put together here."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from plotly.io import to_html
from plotly.offline import get_plotlyjs

from perihelion.lab.estimates import Rate

STYLE: Final = Path(__file__).parent / "report.css"
PLOT: Final = {"displaylogo": False, "responsive": True, "displayModeBar": False}
RESIZE: Final = (
    "addEventListener('load', () => document.querySelectorAll('.js-plotly-plot').forEach((plot) =>"
    " Plotly.Plots.resize(plot)))"
)
"""A picture is drawn before what stands beside it is there."""
VIEWPORT: Final = '<meta name="viewport" content="width=device-width, initial-scale=1">'


def document(title: str, parts: list[str]) -> str:
    """A page that needs nothing else: the style and the library of the pictures are inside."""
    style = STYLE.read_text(encoding="utf-8")
    head = (
        f'<meta charset="utf-8">{VIEWPORT}<title>{escape(title)}</title>'
        f"<style>{style}</style><script>{get_plotlyjs()}</script>"
    )
    body = "\n".join([*parts, f"</main><script>{RESIZE}</script>"])
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body><main>\n{body}\n</body></html>\n'


def heading(level: int, text: str, name: str = "") -> str:
    return f'<h{level} id="{anchor(name or text)}">{escape(text)}</h{level}>'


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def link(text: str, name: str = "") -> str:
    """To a heading of the same page."""
    return f'<a href="#{anchor(name or text)}">{escape(text)}</a>'


def items(texts: list[str], kind: str = "") -> str:
    lines = [f'<li class="{kind}">{escape(text)}</li>' for text in texts]
    return f"<ul>{''.join(lines)}</ul>"


def folded(title: str, body: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{body}</details>"


def panel(*parts: str) -> str:
    return f'<div class="panel">{"".join(parts)}</div>'


def pair(*parts: str) -> str:
    """Side by side where there is room."""
    return f'<div class="pair">{"".join(parts)}</div>'


def picture(figure: Any) -> str:
    return f'<div class="plot">{to_html(figure, full_html=False, include_plotlyjs=False, config=PLOT)}</div>'


def table(header: list[str], rows: list[list[str]], flags: list[bool]) -> str:
    """A flagged row is marked."""
    lines = ["<tr>" + "".join([f"<th>{escape(text)}</th>" for text in header]) + "</tr>"]
    for row, flag in zip(rows, flags, strict=True):
        cells = "".join([f"<td>{escape(text)}</td>" for text in row])
        lines.append(f'<tr class="{"alarm" if flag else ""}">{cells}</tr>')
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def rate_text(rate: Rate) -> str:
    """`52.3 % (50.1 to 54.5)`"""
    return f"{100 * rate.mean:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})" if rate.games else ""


def mean_text(rate: Rate) -> str:
    return f"{rate.mean:.1f} ({rate.low:.1f} to {rate.high:.1f})" if rate.games else ""


def chance_text(chance: float) -> str:
    return "< 0.0001" if chance < 0.0001 else f"{chance:.4f}"


def anchor(name: str) -> str:
    return "".join([sign if sign.isalnum() else "-" for sign in name])
