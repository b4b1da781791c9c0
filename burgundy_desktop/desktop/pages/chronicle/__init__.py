"""The page of the chronicle: every game that was finished."""
