"""Lessons: how the program teaches a game (decision 46).

`files` says where they are, `values` is what a file of them holds, `reading` reads it, `patterns`
finds its moves among the legal ones, `course` is a lesson under way, `rehearsal` plays one through
for tests, `coach` has the tips of the first games.
"""
