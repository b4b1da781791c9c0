"""Chooses moves so that a game sees every kind of decision."""

from collections import Counter

import attrs


@attrs.define
class OneOfEach:
    """Of the legal moves one of the kind that was played least, in turn; also what it met."""

    played: Counter[type] = attrs.field(factory=Counter)
    offered: set[type] = attrs.field(factory=set)

    def choose(self, legal, ply):
        """One of these moves; the same for the same game."""
        self.offered |= {type(move) for move in legal}
        least = min(self.played[type(move)] for move in legal)
        rare = [move for move in legal if self.played[type(move)] == least]
        move = rare[ply * 5 % len(rare)]
        self.played[type(move)] += 1
        return move

    @property
    def missed(self):
        """Kinds of decisions that could have been taken and never were."""
        return {kind.__name__ for kind in self.offered - set(self.played)}
