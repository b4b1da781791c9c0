"""Games played by chance, and what a seat at the table sees of them."""

import random

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.games.castles.game import GAME

NAMES = ("Anna", "Benno", "Carla", "Dario")


def a_match(players=2, seed=1, **options):
    """A game of which nothing has been played yet."""
    return Match(GAME, GAME.info.options_for(players, **options), seed)


def play_by_chance(match, plies, seed=1):
    """Play so many random moves, fewer if the game ends; yields each step."""
    chance = random.Random(seed)
    for _ in range(plies):
        if match.is_over:
            return
        yield match.play(chance.choice(list(match.legal_moves())))


def seats(players):
    return tuple(SeatInfo(name, "" if name == "Anna" else "duke") for name in NAMES[:players])


def seen(match, viewer=0, events=()):
    """What the viewer's table shows."""
    decides = match.to_decide == viewer
    return Position(
        Seat(viewer),
        match.observe(Seat(viewer)),
        match.to_decide,
        tuple(match.legal_moves()) if decides else (),
        tuple(events),
        match.cursor,
        seats(len(match.state.players)),
    )


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
        seats(len(table.state.players)),
    )
