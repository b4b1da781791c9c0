"""Questions about the rules that change nothing; `rules`, `features`, boards and scoring ask them.

`dice`      which numbers a card can reach, and the cost in workers
`columns`   where a card may go, and the progress of columns
`purchase`  whether silver can be spent, and what a purchase needs
`actions`   what hiring, converting and selling bring
`animals`   sets of animals and their points
`bonuses`   who was the first to complete a colour
`rounds`    how much of the game is left
"""
