"""Games of Boonlake, and moments in them."""

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.boonlake.game import GAME
from tests.games.looking import first_moment


def a_match(players=2, seed=1, **options):
    """A new game."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


def until(fits, players=2, seeds=range(1, 40), **options):
    """A random game at the first suitable moment."""
    return first_moment(fits, (a_match(players, seed, **options) for seed in seeds))
