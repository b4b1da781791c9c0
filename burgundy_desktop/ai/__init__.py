"""Computer players for any game; they use its `Game` record only."""
