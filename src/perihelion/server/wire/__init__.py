"""What goes over the wire: typed records, refusals, patches of views; the types that the client gets."""
