"""Learn from your mistakes: positions of reviewed games come back until a good move is found.

`day`   which day it is here
"""
