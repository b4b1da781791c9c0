"""The page of statistics: how a person has played."""
