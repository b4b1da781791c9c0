"""With reduced motion the same is seen and said in the same order; without motion, all at once."""

import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from tests.desktop.test_lengths_of_moves import Table
from tests.desktop.test_one_clock import GAMES
from tests.games.animation import picture
from tests.thorough import at_most

FIRST, LATER = 60, 30
"""The moves that are shown lie between these many plies and so many more."""
LONG_MS = 10_000


@pytest.fixture(params=GAMES)
def table(request, qapp):
    """A game with most players, in its middle."""
    players = GAMES[request.param][1]
    return Table(request.param, players, 3, lambda match: match.length >= FIRST + LATER)


def shown(table, ply, pace, *, reduced):
    """What is seen and said of a move, in its order: numbers of unseen events, and sentences."""
    scene, told = table.scene, []
    scene.show_position(table.position(ply - 1, ()))
    scene.set_pace(pace, reduced)
    see = scene.advanced.connect(lambda: told.append(scene.unseen))
    say = scene.captioned.connect(told.append)
    events = table.told.match.steps[ply].events
    *before, last = on_the_way(table.told, table.board, table.position(ply, events))
    scene.show_position(last, animate=True, on_the_way=before)
    if not scene.is_animating:
        scene.read_aloud()
    while scene.is_animating:
        table.clock.turn(LONG_MS)
    scene.advanced.disconnect(see)
    scene.captioned.disconnect(say)
    return told, picture(scene)


def test_reduced_motion_shows_the_same_in_the_same_order(table):
    several = 0
    for ply in range(FIRST, FIRST + at_most(LATER, 12)):
        usual = shown(table, ply, Pace.NORMAL, reduced=False)
        reduced = shown(table, ply, Pace.NORMAL, reduced=True)
        assert reduced == usual
        several += len(usual[0]) > 1
    assert several > 2


def test_without_motion_all_is_there_at_once(table):
    for ply in range(FIRST, FIRST + at_most(LATER, 6)):
        told, at_rest = shown(table, ply, Pace.NORMAL, reduced=False)
        told_at_once, at_once = shown(table, ply, Pace.INSTANT, reduced=False)
        assert at_once == at_rest
        assert told_at_once == [words for words in told if isinstance(words, str)]
