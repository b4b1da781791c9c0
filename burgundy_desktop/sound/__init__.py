"""Short sounds, mixed and played in separate threads. No Qt."""
