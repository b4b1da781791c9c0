"""The end ceremony: a page over the table that counts where all points came from (decision 41).

`count`     the rows of the score sheet, and what decided the game      no Qt
`timeline`  what is seen when                                           no Qt
`columns_layout` where a column, its parts and its portrait lie         no Qt
`words`     its sentences
`model`     the table of all numbers
`columns`   paints a column for each side; `captions` are the lines below
`panel`     both with title and box; also the shared picture
`buttons`   the row of buttons
`page`      the page, its clock and its keys; `backdrop` is what lies below
`ceremony`  when it begins, and what its buttons do
`sharing`   the picture and the text
"""
