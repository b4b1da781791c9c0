"""The deal of the day at the table: who plays it, and what is told of its result.

`playing`  begins one
`today`    today's deal of a game, and what became of it
`card`     the result as a few lines of text for others
`words`    days and opponents in words
"""
