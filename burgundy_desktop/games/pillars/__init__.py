"""The Pillars of the Earth: The Card Game, edition of 2010, for 3 and 4 players."""
