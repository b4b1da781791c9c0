"""Learn from your mistakes: positions of reviewed games come back until a good move is found.

`drilling`  asks one exercise after the other, and has the tried moves judged
`exercise`  an exercise as a session for the table; nothing is played or saved in it
`words`     what is said
`bar`       the bar below the table with all of it
`day`       which day it is here, and what can be asked
"""
