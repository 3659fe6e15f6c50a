"""What can be seen of Solar Sphere: views, the almanac, the terminal."""
