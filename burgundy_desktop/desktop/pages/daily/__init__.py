"""The page of the deals of the day: a calendar, and what there is to play."""
