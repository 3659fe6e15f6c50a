"""What can be read on a page, and which of it was never said in the page's language.

In the made-up language whatever is said stands between ⟦ and ⟧. A word outside of them did not come through a
catalogue."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from typing import Any, Final

from playwright.sync_api import Error, Response, WebSocket

from browser.windows import Window
from perihelion.server.settings import Settings

MADE_UP: Final = "qps-ploc"
SERVER_SPEAKS: Final = "language" in {field.name for field in fields(Settings)}
"""Whether the server says its part in the reader's language too. As long as it does not, its English may
stand without signs."""
OUTSIDE: Final = """() => {
  const SIGNS = { '⟦': 1, '⟧': -1 };
  const SAME_EVERYWHERE = 'kbd, code, style, script, noscript, option[lang]';
  const ARIA = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
  const ATTRIBUTES = [...ARIA, 'alt', 'placeholder', 'title'];
  const BLOCKS = 'p, li, h1, h2, h3, h4, button:not(.thing), a, td, th, dt, dd, label, option, legend,'
    + ' caption, summary, header, footer, nav, main, section, article, dialog, div, svg, body';
  const outside = (text) => {
    let depth = 0;
    return [...text].filter((sign) => {
      depth += SIGNS[sign] ?? 0;
      return depth === 0 && !(sign in SIGNS);
    }).join('');
  };
  const seen = (element) =>
    (element.closest('select, svg') ?? element).checkVisibility({ visibilityProperty: true });
  const named = (one) => one ? [one.tagName.toLowerCase(), ...one.classList].slice(0, 3).join('.') : '';
  const place = (one) => [one.parentElement?.parentElement, one.parentElement, one].map(named).join(' > ');
  const blocks = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement.closest(SAME_EVERYWHERE)) continue;
    const block = text.parentElement.closest(BLOCKS);
    blocks.set(block, `${blocks.get(block) ?? ''} ${text.data}`);
  }
  const found = [['title', outside(document.title)]];
  for (const [block, text] of blocks) if (seen(block)) found.push([place(block), outside(text)]);
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (seen(element)) found.push([`${place(element)} @${name}`, outside(element.getAttribute(name))]);
  return found.map(([where, text]) => [where, text.replace(/\\s+/g, ' ').trim()]).filter(([, text]) => text);
}"""
WORD: Final = re.compile(r"[^\W\d_]{2,}")
SAME_IN_EVERY_LANGUAGE: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b|\b[A-Z]{1,2}\d{1,2}\b|https?://\S*")
"""Ids of rules, of cards and of places of a map; addresses."""


class Reader:
    """Somebody who reads the pages of a window in the made-up language, and finds what was never said."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.found: dict[str, str] = {}
        """By the text, the first place where it stood."""
        self.names: set[str] = set()
        """What people and tables are called."""
        self.served = ""
        """All that the server has told, as long as it speaks English only."""
        self.answers: list[Response] = []
        """Those that were not listened to yet."""
        if not SERVER_SPEAKS:
            window.page.on("response", lambda answer: self.answers.append(answer))
            window.page.on("websocket", self.listen)

    def arrive(self) -> None:
        """The person chooses the language; from now on every page speaks it."""
        if not SERVER_SPEAKS:
            self.window.context.add_init_script(f"localStorage.setItem('perihelion.language', '{MADE_UP}')")
        self.window.arrive()
        if SERVER_SPEAKS:
            answer = self.window.ask("PUT", "/api/me/language", {"language": MADE_UP})
            assert answer["status"] == 200, answer
            # The page finds the choice and loads itself once more.
            self.window.page.reload(wait_until="commit")
        self.window.page.wait_for_selector(f"html[lang='{MADE_UP}']")
        self.names.add(self.window.ask("GET", "/api/me")["body"]["name"])
        if not SERVER_SPEAKS:
            self.hear_the_games()

    def read(self) -> None:
        """Look at everything that the page shows now."""
        self.hear()
        for where, text in self.window.page.evaluate(OUTSIDE):
            rest = self.without_names(text)
            if WORD.search(rest) and not self.is_served(rest):
                self.found.setdefault(rest, where)

    def report(self) -> str:
        """Everything that was found, a line each."""
        return "\n".join(f"{text}   ({where})" for text, where in self.found.items())

    def without_names(self, text: str) -> str:
        for name in sorted(self.names, key=len, reverse=True):
            text = text.replace(name, "")
        return SAME_IN_EVERY_LANGUAGE.sub("", text)

    # As long as the server speaks English only

    def is_served(self, text: str) -> bool:
        return not SERVER_SPEAKS and all(word.lower() in self.served for word in WORD.findall(text))

    def hear_the_games(self) -> None:
        for game in self.window.ask("GET", "/api/games")["body"]:
            for part in ("rules", "almanac"):
                told = self.window.ask("GET", f"/api/games/{game['code']}/{part}")["body"]
                self.served += " ".join(texts(told)).lower()

    def hear(self) -> None:
        while self.answers:
            answer = self.answers.pop()
            if "/api/" in answer.url and "json" in answer.headers.get("content-type", ""):
                with suppress(Error):  # The page went on before it was listened to.
                    self.served += " ".join(texts(answer.json())).lower()

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.take(str(frame)))

    def take(self, frame: str) -> None:
        if frame.startswith("{"):
            self.served += " ".join(texts(json.loads(frame))).lower()


def texts(part: Any) -> Iterator[str]:
    """All texts of a message, wherever they stand."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts(value)
