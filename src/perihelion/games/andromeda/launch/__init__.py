"""A ship is launched and its region activated."""
