"""Phrases, and the tables by which questions, hints and the log find their sentences."""
