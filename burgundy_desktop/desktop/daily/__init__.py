"""The deal of the day at the table: who plays it, and what is told of its result.

`playing`  begins one
`card`     the result as a few lines of text for others
`words`    days and opponents in words
"""
