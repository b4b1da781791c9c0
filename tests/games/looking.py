"""Random games, a seat's view of them, and clicking.

Helpers for the tests of every board; each game's `tables_to_look_at` says which game is played.
"""

import random
from typing import Any

from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import Position, SeatInfo
from tests import thorough

NAMES = ("Anna", "Benno", "Carla", "Dario", "Emma")


def persons(count):
    """Seats with a person at each."""
    return tuple(SeatInfo(name) for name in NAMES[:count])


def play_by_chance(match, plies, seed=1):
    """Play this many random moves, fewer if the game ends; yield each step."""
    chance = random.Random(seed)
    for _ in range(plies):
        if match.is_over:
            return
        yield match.play(chance.choice(list(match.legal_moves())))


def worth_seeing(match, plies, seed=1, most=2):
    """Such a game at the first events and the first decisions of each kind; all in a long run."""
    looked_at = thorough.FirstOfEachKind(most)
    for step in play_by_chance(match, plies, seed):
        if looked_at.wants((*step.events, *match.legal_moves())):
            yield step


def first_moment(fits, matches):
    """The first moment that fits in games by chance; the seed of each decides everything."""
    for match in matches:
        for _ in play_by_chance(match, 2000, match.seed):
            if not match.is_over and fits(match):
                return match
    raise AssertionError("no game has such a moment")


def asks(*kinds):
    """Moments at which a move of one of these kinds is legal."""
    return lambda match: any(isinstance(move, kinds) for move in match.legal_moves())


def seen(match, viewer=None, events=()):
    """What the viewer's table shows; without one, whoever decides is at the screen."""
    decides = match.to_decide
    seat = Seat((decides or 0) if viewer is None else viewer)
    return Position(
        seat,
        match.observe(seat),
        decides,
        tuple(match.legal_moves()) if decides == seat else (),
        tuple(events),
        match.cursor,
        persons(match.options.seats),
        match.score,
    )


def seen_by_hand(game, table, viewer=0, events=()):
    """What the viewer's table shows of a position set up by hand."""
    decides = game.to_decide(table.state)
    return Position(
        Seat(viewer),
        table.seen_by(Seat(viewer)),
        decides,
        tuple(table.legal) if decides == viewer else (),
        tuple(events),
        Ply(1),
        persons(len(table.state.players)),
        game.score(table.state),
    )


class Clicking:
    """Listens to the table and picks the clicked targets."""

    def __init__(self, table):
        self.table = table
        self.chooser: Chooser[Any] = Chooser(())
        table.target_clicked.connect(self.pick)

    def look(self, position):
        """Show this position; nothing is picked yet."""
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


def glowing(table):
    """What is offered and glows."""
    return {
        item.place.target
        for item in table.target_items
        if item.offer in {Offer.SOLID, Offer.DASHED} and item.place.glows
    }
