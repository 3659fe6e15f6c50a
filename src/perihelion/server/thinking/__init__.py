"""What takes a while: bots, hints, analyses and the checking of records, in processes of their own."""
