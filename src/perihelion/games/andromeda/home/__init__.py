"""The return to the station."""
