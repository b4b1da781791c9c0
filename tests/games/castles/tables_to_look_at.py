"""Games of Castles, and positions set up by hand."""

from functools import partial

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.castles.game import GAME
from tests.games import looking


def a_match(players=2, seed=1, **options):
    """A new game."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


seen_by_hand = partial(looking.seen_by_hand, GAME)
