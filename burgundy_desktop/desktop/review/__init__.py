"""The review page: the course of a finished game, and what its decisions cost (decision 66).

`plotting`   computes the course in short steps; `scales` its axes
`graph`      shows it, and leads along the moves; `painting` paints it, `game_table` lists it
`page`       the page with all of it over table and docks; `header`, `cards`, `skill` and
             `decisions` are its parts
`export`     writes the review to a file
"""
