"""The review page: the course of a finished game, and what its decisions cost (decision 66).

`plotting`   computes the course in short steps; `scales` its axes
`graph`      shows it, and leads along the moves; `painting` paints it, `game_table` lists it
`page`       the page with all of it over table and docks, in two `columns`
`header`     its head: how the game ended, and how far the review is
`graph_panel`  the panel of the graph
`cards`      the turning points
`skill`      how exactly each player played, with `luck_bars` (`bars` paints one)
`decisions`  the list of decisions; `decision_rows` paints its rows
`findings`   shows in these parts what was found so far
`move_pictures`  draws the moves on cards and in rows
`words`      the sentences
`export`     writes the review to a file
"""
