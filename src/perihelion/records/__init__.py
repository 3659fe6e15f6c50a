"""A game on the table and on paper: entries, records, data files, the shelf, the rules as a book."""
