"""A tiny expansion, for tests: one of everything that an expansion may add."""
