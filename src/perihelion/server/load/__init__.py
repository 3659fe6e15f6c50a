"""How a server bears many live tables: real people's requests and sockets on loopback, bounded in time."""
