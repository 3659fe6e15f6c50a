"""The table on the network: storage, seats, clocks, bots, the HTTP interface and its web sockets."""
