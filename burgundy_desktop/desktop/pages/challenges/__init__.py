"""The page of challenges: goals with medals."""
