"""The facts of the game, read once from `data/` and laid out for the rules.

`rows`     what a row of each file holds
`facts`    all files of a folder, read and checked against each other
`cards`    colours, the 114 action cards, kinds of building
`things`   goods, animals, bonus cards, round cards
`numbers`  set-up, turns, actions, scoring
"""
