"""While the table turns to the next person, nothing is left of what only the last one could see."""

from itertools import islice

import pytest

from burgundy_desktop import games
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.boards import board_of
from tests.games.looking import play_by_chance, seen
from tests.games.random_play import all_options

HIDING = {
    "boonlake": ("card/",),
    "castles_cards": ("card/",),
    "pillars": ("card/", "memory/"),
}
"""Games with hands, and how the keys of cards begin whose faces are seen."""
FACE_DOWN = {"memory/privilege"}
"""Where a card lies that is not known."""
PLIES, MOST_TURNS = 90, 8

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=HIDING)
def game_id(request):
    return request.param


@pytest.fixture
def scene(game_id):
    laid = board_of(game_id).scene(ALONE)
    laid.turn_by_hand()
    yield laid
    laid.let_go()


def turns(game_id):
    """Moves after which another player decides: the table before it as both saw it, and after."""
    game = games.load(game_id)
    match = Match(game, all_options(game.info, max(2, game.info.seats_min))[0], 3)
    before, views = match.to_decide, views_of(match)
    for step in play_by_chance(match, PLIES, seed=3):
        comes = match.to_decide
        if comes is not None and comes != before:
            yield views[before], views[comes], seen(match, comes, step.events)
        before, views = comes, views_of(match)


def views_of(match):
    return [seen(match, seat) for seat in range(match.options.seats)]


def faces(scene, game_id):
    """The keys of the cards whose faces lie on the table, wherever a motion leads them."""
    lying = scene._pieces.items.lying
    return {key for key in lying if key.startswith(HIDING[game_id])} - FACE_DOWN


def seen_by_the_first_alone(scene, game_id, mine, theirs):
    """What the next person could not see of the table before; the last one's table is shown."""
    scene.show_position(theirs)
    lies, names = faces(scene, game_id), {place.target for place in scene.places()}
    scene.show_position(mine)
    return faces(scene, game_id) - lies, {place.target for place in scene.places()} - names


def test_nothing_of_a_hand_lies_open_or_is_named_while_the_table_turns(scene, game_id):
    secrets = 0
    for mine, theirs, after in islice(turns(game_id), MOST_TURNS):
        secret, named = seen_by_the_first_alone(scene, game_id, mine, theirs)
        scene.show_position(after, animate=True, waits=True)

        assert not secret & faces(scene, game_id)
        assert not named & {item.place.target for item in scene.target_items}
        secrets += len(secret)
    assert secrets
