"""The page of one's own data: where it is, and what can be done with it."""
