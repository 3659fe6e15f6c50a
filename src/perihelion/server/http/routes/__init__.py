"""The routes, one module for each part of the interface; each lists its own in ROUTES."""
