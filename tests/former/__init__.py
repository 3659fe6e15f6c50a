"""Former rules."""
