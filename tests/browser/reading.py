"""What can be read on a page, and which of it was never said in the page's language.

In the made-up language whatever is said stands between ⟦ and ⟧. A word outside of them did not come through a
catalogue."""

from __future__ import annotations

import re
from typing import Final

from browser.windows import Window

MADE_UP: Final = "qps-ploc"
OUTSIDE: Final = """() => {
  const SIGNS = { '⟦': 1, '⟧': -1 };
  const SAME_EVERYWHERE = 'kbd, code, style, script, noscript, option[lang]';
  const ARIA = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
  const ATTRIBUTES = [...ARIA, 'alt', 'placeholder', 'title'];
  const BLOCKS = 'p, li, h1, h2, h3, h4, button:not(.thing, .term), a, td, th, dt, dd, label, option, legend,'
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
        self.names: set[str] = {"Perihelion"}
        """What people and tables are called, and the house, whose name is a page's title until it speaks."""

    def arrive(self) -> None:
        """The person chooses the language; from now on every page speaks it."""
        self.window.arrive()
        answer = self.window.ask("PUT", "/api/me/language", {"language": MADE_UP})
        assert answer["status"] == 200, answer
        # The page finds the choice and loads itself once more.
        self.window.page.reload(wait_until="commit")
        self.window.page.wait_for_selector(f"html[lang='{MADE_UP}']")
        self.names.add(self.window.ask("GET", "/api/me")["body"]["name"])

    def read(self) -> None:
        """Look at everything that the page shows now."""
        for where, text in self.window.page.evaluate(OUTSIDE):
            rest = self.without_names(text)
            if WORD.search(rest):
                self.found.setdefault(rest, where)

    def report(self) -> str:
        """Everything that was found, a line each."""
        return "\n".join(f"{text}   ({where})" for text, where in self.found.items())

    def without_names(self, text: str) -> str:
        for name in sorted(self.names, key=len, reverse=True):
            text = text.replace(name, "")
        return SAME_IN_EVERY_LANGUAGE.sub("", text)
