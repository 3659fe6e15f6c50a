"""Fuzzing, matches, measurements, the rulebook."""
