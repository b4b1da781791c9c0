"""A pick changes what is offered, not the position: what lies still is not made again."""

import pytest

from burgundy_desktop import games
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.boards import board_of
from tests.games.looking import play_by_chance, seen, shown
from tests.games.random_play import all_options

PLIES = 12
MOST_REMADE = 0.35
"""The share of pieces that may follow what is picked: buttons, what is foreseen."""
FOLLOWING = [game for game in games.found() if game != "castles"]
"""Castles remakes nothing: its table does not follow what is picked."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=FOLLOWING)
def table(request):
    game = games.load(request.param)
    options = all_options(game.info, max(2, game.info.seats_min))[0]
    match = Match(game, options, 1)
    list(play_by_chance(match, PLIES))
    scene = board_of(request.param).scene(ALONE)
    shown(scene, seen(match))
    yield scene
    scene.let_go()


def made_again(now, before):
    """The things of `now` that are other objects than before."""
    return [key for key, one in now.items() if one is not before.get(key)]


def places_of(table):
    return {place.target: place for place in table.places()}


def pick(table):
    wanted = min(table.offers.offered)
    table.offer(table.offers.offered - {wanted}, (wanted,))


def test_a_pick_makes_few_pieces_and_places_anew(table):
    pieces, places = by_key(table.pieces()), places_of(table)

    pick(table)

    now = by_key(table.pieces())
    assert len(made_again(now, pieces)) <= MOST_REMADE * len(now)
    assert len(made_again(places_of(table), places)) <= MOST_REMADE * len(places)
