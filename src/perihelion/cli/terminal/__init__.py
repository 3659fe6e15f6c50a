"""A game in the terminal: who sits there, what they type, what they see."""
