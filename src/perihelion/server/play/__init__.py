"""Playing at a table: questions, choices, what the pages are told, replays, the reasons of bots."""
