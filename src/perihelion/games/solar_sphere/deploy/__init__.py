"""Deploy: the turns of a round, a visit, kickbacks."""
