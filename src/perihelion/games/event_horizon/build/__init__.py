"""Build: everything that production pays for."""
