"""An analysis for people: it is kept in the words of a record, and read in the language of whoever asks."""

from __future__ import annotations

from msgspec.structs import replace

from perihelion.analysis.report import Fortune, Report, Verdict
from perihelion.core.said import Name, Said
from perihelion.records.table import named
from perihelion.server.play.reasons import told_word
from perihelion.server.tables.live import Live
from perihelion.server.wire.reading import read_now


def told_report(live: Live, kept: Report) -> Report:
    """Sides, words and sentences in the asker's language, things as `{hex:3}`."""
    return replace(
        kept,
        sides=[read_now(Name("player", side)) for side in kept.sides],
        verdicts=[told_verdict(live, verdict) for verdict in kept.verdicts],
        fortunes=[replace(fortune, text=read_now(told_fortune(live, fortune))) for fortune in kept.fortunes],
    )


def told_verdict(live: Live, kept: Verdict) -> Verdict:
    said, best = [read_now(told_word(live.game, text)) for text in (kept.said, kept.best)]
    return replace(kept, said=said, best=best)


def told_fortune(live: Live, kept: Fortune) -> Said:
    """The line of the log that it was taken from, else the word."""
    lines = [line.text for line in live.lines(kept.step + 1)]
    same = [line for line in lines if named(live.game, line) == kept.text]
    return same[0] if same else told_word(live.game, kept.text)
