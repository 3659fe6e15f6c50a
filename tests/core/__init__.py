"""The core, shown with one small invented game."""
