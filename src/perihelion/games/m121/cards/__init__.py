"""The components of M121 as tables."""
