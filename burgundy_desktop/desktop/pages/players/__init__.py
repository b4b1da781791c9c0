"""The page of players."""
