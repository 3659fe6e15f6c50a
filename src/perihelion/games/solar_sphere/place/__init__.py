"""What lies in front of a player and between them: drones, storage, tracks, crew, Sphere, fleet."""
