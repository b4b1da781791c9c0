"""What a row of each file of `data/` holds, and what each field may be.

`fields`    what fields of several files may be
`game`      `game.toml`: the box, the set-up, prices, the action board
`land`      `map.toml`: regions, locations, bridges and fords
`river`     `river.toml`: the way of each round, spaces, locks
`boards`    `tracks.toml` and `player_board.toml`: what a player has in front
`tiles`     `building_tiles.toml`: building tiles and cattle pastures
`scorings`  `scoring_tiles.toml`: special projects and conditions
`solo`      `solo.toml`: the Eminence
`cards`     `cards.toml`: project cards and their effects
"""
