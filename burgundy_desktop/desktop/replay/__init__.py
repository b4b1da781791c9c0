"""Replay: a game as a film, from the first move to the last (`core.outline` knows its parts).

`player`       goes along the game, move by move or by itself
`reviewing`    has the decisions of a finished game judged; `verdicts`, `states` and `review_row`
               tell it, `verdicts_at_table` at the table; `retelling` has moves in words
`temperature`  what else could have come; `heat_map` paints it for two dice
`slider`       the slider with chapters and points
`bar`          the bar below the table with all of it
"""
