"""The end ceremony: a page over the table that counts where all points came from (decision 41).

`count`     the rows of the score sheet, and what decided the game      no Qt
`timeline`  what is seen when                                           no Qt
`columns_layout` where a column, its parts and its portrait lie         no Qt
`words`     its sentences
`subject`   what is counted, with its players, words and signs
`model`     the numbers as a table; `count_table` shows it
`columns`   paints a column for each side; `captions` are the lines below
`panel`     table and columns with title and box; also the shared picture
`buttons`   the row of buttons; `menus` are those behind them
`offer_row` the line above the buttons that offers the level which `level_offer` chooses
`page`      the page, its clock and its keys; `backdrop` is what lies below
`ceremony`  when it begins, and what its buttons do
`news`      new records, and challenges reached
`naming`    asks a guest for a name
`sharing`   what others get: picture, PDF, text, record, file, code
"""
