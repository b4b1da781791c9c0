"""Games of the card game, positions set up by hand, and who clicks there."""

from functools import partial

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests.games import looking


def a_match(players=2, seed=1, **options):
    """A new game."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


seen_by_hand = partial(looking.seen_by_hand, GAME)


def own_lane(table, colour):
    return table._layout.own.lanes[COLOURS.index(colour)]


def choose(clicking, move):
    """Click the targets of a move in order, unless a button stands for them."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)
