"""HTTP and web sockets: the edge of the server, its limits and its headers, and how it listens."""
