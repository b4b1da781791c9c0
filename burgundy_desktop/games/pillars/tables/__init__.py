"""The facts of the game, read once from `data/` and laid out for the rules.

`rows`        what a row of each file holds
`facts`       all files of a folder, read
`checks`      the tables checked against each other
`materials`   materials, and the stocks that may be kept
`cards`       every playing card: its kind, colour, strength, what it brings
`converters`  what turns materials into points
`numbers`     rule sets, deals, fixed numbers
"""
