"""What data files and printed things of every game are made of."""
