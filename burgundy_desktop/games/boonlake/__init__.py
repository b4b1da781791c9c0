"""Boonlake, edition of 2021, for 1 to 4 players."""
