"""DRANDA, the solo opponent: its turns and its choices."""
