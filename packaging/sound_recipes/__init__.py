"""How each sound of the table is made, with the standard library alone.

`parts`     what sounds are made of: strikes, notes, noise, filters, envelopes
`shared`    the sounds that all games use        `games`     those of one game
`ambience`  the loops in the background          `loudness`  how loud a sound is to the ear
"""
