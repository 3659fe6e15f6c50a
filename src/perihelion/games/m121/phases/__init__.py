"""Chapters "Advance", "Build", "Colonise", "Deliver" and "Expand"."""
