"""Questions about the rules that change nothing, asked of a table or of what a seat sees of it.

`prices`   what a worker, a building, a favor and a residence cost, and what they bring at once
`spots`    where workers may be placed, and who profits
`sites`    the spaces of buildings, and what may become a residence
`provost`  how far the provost reaches, at what price, whom he lets work; the steps of the bailiff
`castle`   where the next batch goes, how many batches cubes make, what stopping costs
`favors`   how far a marker advances
`offers`   what can be paid and how: the moves that buildings, favors and the castle offer
"""
