"""Questions about the rules that change nothing, asked of a table or of what a seat sees of it.

`tricks`     which cards may be played, who gets a trick and why
`hands`      what of a hand is over, and what is still to come
`scored`     what scored cards bring by themselves
`stocks`     what conversions make of a stock
`offers`     what can be done with a stock, by hand or with one click
`plans`      the best way to score the rest of a hand, for every stock that can be kept
`rates`      what units of a material bring
`prospects`  what cards would bring a player in the scoring
"""
