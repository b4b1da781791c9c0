"""The facts of the game, read once from `data/` and laid out for the rules.

`folder`      where the tables and the fitted coefficients are
`rows`        what a row of each file holds
`reading`     all files of a folder
`checks`      what must fit together in them
`facts`       the tables in force
`materials`   materials, and the stocks that may be kept
`cards`       every playing card: its kind, colour, strength, what it brings
`converters`  what turns materials into points
`numbers`     rule sets, deals, fixed numbers
"""
