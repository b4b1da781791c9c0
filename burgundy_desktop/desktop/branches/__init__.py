"""Branches at the table: other lines beside that of a game (decision 68).

`line`     a branch as a session of its own, which is written down in its game
`going`    opens branches, tries another move, and leads back to the game
`better`   plays the line that begins with a better move, as a branch
`way_back` says below the table that a branch is on it, and leads back
`rows`     the rows of other lines in the log; `in_log` opens, names and deletes them
`words`    what is said of a line
"""
