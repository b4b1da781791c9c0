"""Games of Pillars, and moments in them."""

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.pillars.game import GAME
from tests.games.looking import first_moment


def a_match(players=4, seed=1, **options):
    """A game of which nothing has been played yet but the deal."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


def until(fits, players=4, seeds=range(1, 60), **options):
    """A random game at the first suitable moment."""
    return first_moment(fits, (a_match(players, seed, **options) for seed in seeds))


def in_trick(match):
    """Whether cards lie in the trick."""
    return bool(match.state.trick)


def between_tricks(match):
    """Whether the next trick is to be led, and one is over."""
    return not match.state.trick and 0 < len(match.state.tricks) < match.state.deal.hand_size
