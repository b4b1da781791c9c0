"""The page of series: how each stands, and its next game."""
