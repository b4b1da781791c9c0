"""Questions about the rules that change nothing; `rules`, `features`, boards and scoring ask them.

`dice`     which numbers a die can reach, and the cost in workers
`spaces`   where a tile may go, and the uncovered spaces of a region or a colour
`depots`   what may be bought, and what a building may take
`goods`    what a ship can load, what a sale and taking workers bring
`counts`   how much of something a player has
`bonuses`  who has a bonus tile, and what it is worth
`rounds`   how much of the game is left
"""
