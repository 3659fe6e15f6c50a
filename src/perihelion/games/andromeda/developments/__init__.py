"""Developments built, rebuilt and collapsed."""
