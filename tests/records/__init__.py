"""Tables, records, data files and the shelf, shown with Helios."""
