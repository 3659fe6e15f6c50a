"""Tables: rooms in memory, their games, seats, clocks and chat, the lobby, the way from the database."""
