"""Chapters "Round and selection", "Initiative" and "End"."""
