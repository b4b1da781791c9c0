"""Games of the card game, positions set up by hand, and who clicks there."""

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.rows import COLORS
from tests.games.looking import persons


def a_match(players=2, seed=1, **options):
    """A game of which nothing has been played yet."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


def seen_by_hand(table, viewer=0, events=()):
    """What the viewer's table shows of a position set up by hand."""
    decides = GAME.to_decide(table.state)
    return Position(
        Seat(viewer),
        table.seen_by(Seat(viewer)),
        decides,
        tuple(table.legal) if decides == viewer else (),
        tuple(events),
        Ply(1),
        persons(len(table.state.players)),
        GAME.score(table.state),
    )


def own_lane(table, color):
    return table._layout.own.lanes[COLORS.index(color)]


def choose(clicking, move):
    """Click the targets of a move in order, unless a button stands for them."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)
