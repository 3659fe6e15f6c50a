"""The components of Nova as tables."""
