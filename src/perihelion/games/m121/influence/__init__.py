"""Chapters "Influence and control" and "Tech level"."""
