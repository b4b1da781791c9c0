"""The page of fair chance: verify a game, and see the dice of one game and of all."""
