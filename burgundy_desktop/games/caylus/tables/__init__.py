"""The facts of the game, read once from `data/` and laid out for the rules.

`folder`     where the tables and the fitted coefficients are
`rows`       what a row of each file holds
`facts`      all files of a folder, read and checked against each other
`bundles`    amounts of cubes, deniers and points, packed into one int
`buildings`  every building: its cost, what it brings, what it does
`road`       the spots for workers, the road, bailiff and provost
`castle`     batches, sections
`favors`     the favor table
`numbers`    set-up, prices, final scoring
"""
