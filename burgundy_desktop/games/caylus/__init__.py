"""Caylus, edition of 2005, for 2 to 5 players."""
