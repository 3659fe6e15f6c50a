"""A player over standard input and output: it prefers offers that promise something, and chooses among equals
by chance.

    perihelion play solar-sphere --seats me,"cmd:python examples/program_bot.py"
    perihelion match solar-sphere --seats "cmd:python examples/program_bot.py,random" -n 10

It hears one JSON object a line and answers each `choose` with one. It needs nothing but Python.
"""

import json
import random
import sys

PROMISING = {
    "build": 8,
    "launch": 7,
    "score": 6,
    "capture": 6,
    "advance": 5,
    "buy": 5,
    "recruit": 5,
    "hire": 5,
}
PROMISING |= {
    "fire": 4,
    "mine": 4,
    "gain": 3,
    "take": 3,
    "fabricate": 2,
    "salvage": 2,
    "explore": 2,
    "move": 1,
}
POOR = {"stop": 6, "pass": 6, "end": 6, "lost": 5, "leave": 4, "full": 4, "nobody": 4, "done": 3, "drop": 2}
POOR |= {"off": 2}


def worth(offer, said):
    """What the words of an offer and of its hint promise, less what was just said, and a hair of chance."""
    words = f"{offer['text']} {offer['hint']}".lower().replace(",", " ").replace(";", " ").split()
    promised = max((PROMISING.get(word, 0) for word in words), default=0)
    poor = max((POOR.get(word, 0) for word in words), default=0)
    return promised - poor - said.count(offer["text"]) ** 2 / 4 + random.random()


def main():
    said = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])
        elif message["type"] == "choose":
            best = max(message["offers"], key=lambda offer: worth(offer, said))
            said = [*said[-11:], best["text"]]
            print(json.dumps({"word": best["word"]}), flush=True)


if __name__ == "__main__":
    main()
