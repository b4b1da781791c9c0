"""Nim: a sixth game, as small as the program lets a game be."""
