"""Parts of views that several games show."""
