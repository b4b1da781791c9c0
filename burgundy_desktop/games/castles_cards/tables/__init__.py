"""The facts of the game, read once from `data/` and laid out for the rules.

`folder`      where the tables and the fitted coefficients are
`rows`        what a row of each file holds
`facts`       all files of a folder, read and checked against each other
`cards`       colours, the 114 action cards, kinds of building
`components`  goods, animals, bonus cards, round cards
`numbers`     set-up, turns, actions
"""
