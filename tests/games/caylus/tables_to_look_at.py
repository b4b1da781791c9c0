"""Games of Caylus, and moments in them."""

from pathlib import Path

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.caylus.game import GAME
from tests.games.looking import first_moment

EVERY_KIND = 1484
"""The seed of the game in `every_kind.txt`."""


def a_match(players=2, seed=1, **options):
    """A new game."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


def until(fits, players=2, seeds=range(1, 40), **options):
    """A random game at the first suitable moment."""
    return first_moment(fits, (a_match(players, seed, **options) for seed in seeds))


def remembered(fits):
    """A game of two that had every kind of decision, at the first moment that fits."""
    file = Path(__file__).with_name("every_kind.txt")
    match = a_match(2, EVERY_KIND)
    for place in map(int, file.read_text(encoding="utf-8").split()):
        if fits(match):
            return match
        match.play(match.legal_moves()[place])
    raise AssertionError("the game has no such moment")
