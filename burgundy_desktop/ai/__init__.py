"""Computer players: they search any game through its record, and know none by name."""
