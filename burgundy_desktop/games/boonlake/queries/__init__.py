"""Questions about the rules that change nothing. Rules, features and board ask the same functions.

They look at a state, or at what a seat sees of it: an observation holds a state, too.

`paying`      ways to make resources available: canoes, production sites, levers
`shortage`    what is lacking for a card or a special project
`prices`      what things cost a player
`costs`       what a move costs, and which of several ways is the cheapest
`places`      where something may be placed or developed, and where a ship may stop
`areas`       inhabited areas in regions, pieces around a pasture
`conditions`  whether a scoring tile is met
`income`      what an income pays
"""
