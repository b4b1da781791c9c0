"""The Castles of Burgundy: The Card Game, edition of 2016, with its solo game."""
