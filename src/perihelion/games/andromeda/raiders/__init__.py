"""Raiders are placed, move and strike."""
