"""What is kept: the database, its shape and its migrations, the one writer, and word between processes."""
