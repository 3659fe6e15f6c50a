"""Tactics cards and the windows in which they are played."""
