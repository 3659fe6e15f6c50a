"""`perihelion lab`: the commands of the laboratory."""
