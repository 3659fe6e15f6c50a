"""What a good player of Solar Sphere knows."""
