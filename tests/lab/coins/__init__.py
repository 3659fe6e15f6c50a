"""A coin to call: fair, rigged and loaded."""
