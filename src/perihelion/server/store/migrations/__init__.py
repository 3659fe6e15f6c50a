"""How a database comes to the shape of `schema.py`, revision by revision."""
