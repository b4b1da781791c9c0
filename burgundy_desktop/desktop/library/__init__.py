"""The library: the page that the program begins with.

`page`        the boxes of the games, the last game, the welcome, the saved games
`cards`       its cards in any layout: `one_game` with its saved games beside it, `several_games`
              in a grid
`grid`        where the cards of several games lie (no Qt)
`box_card`    a game: its lid, and how to begin or go on
`last_game`   the game that was played last
`welcome`     what somebody new here needs
`card_parts`  what these cards have in common
`reader`      reads the files of a large library in the background
`bench`       measures the start with thousands of games
"""
