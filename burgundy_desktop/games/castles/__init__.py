"""The Castles of Burgundy, edition of 2011."""
