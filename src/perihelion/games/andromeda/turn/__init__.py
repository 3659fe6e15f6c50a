"""The points of a turn, from its start to its end."""
