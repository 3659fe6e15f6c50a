"""Helios with faults, each of which a law finds."""
