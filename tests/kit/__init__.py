"""What the tests of several parts share: a table for every game, the ear of the story, broken data, golden
texts, programs that play, and Helios, an invented game. CONTRIBUTING.md has the list."""
