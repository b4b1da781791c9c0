"""Games played by chance, and what a seat at the table sees of them."""

import random
from typing import Any

from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.rows import COLORS

NAMES = ("Anna", "Benno", "Carla", "Dario")


def a_match(players=2, seed=1):
    """A game of which nothing has been played yet."""
    return Match(GAME, GAME.info.options_for(players), seed)


def play_by_chance(match, plies, seed=1):
    """Play so many random moves, fewer if the game ends; yields each step."""
    chance = random.Random(seed)
    for _ in range(plies):
        if match.is_over:
            return
        yield match.play(chance.choice(list(match.legal_moves())))


def seen(match, viewer=0, events=()):
    """What the viewer's table shows."""
    decides = match.to_decide
    return _position(
        match.state,
        Seat(viewer),
        decides,
        match.legal_moves() if decides == viewer else (),
        events,
        match.cursor,
    )


def seen_by_hand(table, viewer=0, events=()):
    """What the viewer's table shows of a position set up by hand."""
    decides = GAME.to_decide(table.state)
    legal = table.legal if decides == viewer else ()
    return _position(table.state, Seat(viewer), decides, legal, events, Ply(1))


def _position(state, viewer, decides, legal, events, ply):
    return Position(
        viewer,
        GAME.observe(state, viewer),
        decides,
        tuple(legal),
        tuple(events),
        ply,
        tuple(SeatInfo(name) for name in NAMES[: len(state.players)]),
        GAME.score(state),
    )


class Clicking:
    """Somebody who listens to the table and picks what is clicked."""

    def __init__(self, table):
        self.table = table
        self.chooser: Chooser[Any] = Chooser(())
        table.target_clicked.connect(self.pick)

    def look(self, position):
        """Have this position in front of them; nothing is picked yet."""
        self.chooser = Chooser(position.legal)
        self.table.offer(self.chooser.offered, self.chooser.picked)

    def pick(self, clicked):
        self.chooser.pick(clicked)
        self.table.offer(self.chooser.offered, self.chooser.picked)

    def click(self, wanted):
        """Click in the middle of a place."""
        place = self.table.place_of(wanted)
        assert place is not None, wanted
        self.table.click_at(place.center())


def shown(table, position):
    """Show a position; who listens to the table."""
    table.show_position(position)
    clicking = Clicking(table)
    clicking.look(position)
    return clicking


def own_lane(table, color):
    return table._layout.own.lanes[COLORS.index(color)]


def glowing(table):
    """What is offered and glows."""
    return {
        item.place.target
        for item in table.target_items
        if item.offer in {Offer.SOLID, Offer.DASHED} and item.place.glows
    }


def choose(clicking, move):
    """Click the targets of a move in order, unless a button stands for them."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)
