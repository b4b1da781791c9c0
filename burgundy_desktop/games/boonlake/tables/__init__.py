"""The facts of the game, read once from `data/` and laid out for the rules.

`folder`   where the tables and the fitted coefficients are
`words`    the names that the program knows: an index stands for each of them
`rows`     what a row of each file holds
`reading`  all files of a folder
`checks`   what must fit together in them
`facts`    the tables in force
`actions`  action board and action tiles
`land`     locations, regions, who is adjacent to whom, building sites
`tiles`    building tiles: their sites, costs and effects
`river`    the spaces, the way of each round, locks
`cards`    project cards, their effects, exchanges
`canoes`   the canal, and where two canoes may be on it
`boards`   player board: pieces, levels, levers; income tracks
`scorings` scoring tiles: projects and conditions
`solo`     the Eminence
`numbers`  set-up and prices
"""
