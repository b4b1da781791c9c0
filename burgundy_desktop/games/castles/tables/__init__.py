"""The facts of the game, read once from `data/` and laid out for the rules.

`folder`     where the tables and the fitted coefficients are
`rows`       what a row of each file holds
`facts`      all files of a folder, read and checked against each other
`pieces`     tile kinds, the 164 tiles, buildings, animals, goods
`estates`    the hex grid and the nine estates
`knowledge`  the 26 knowledge tiles
`board`      phases, depots, bonus tiles, numbers of setup, actions and scoring
"""
