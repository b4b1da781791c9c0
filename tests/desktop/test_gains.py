"""Places on the table show their immediate gain."""

import random

import pytest

from burgundy_desktop.core.preview import preview
from burgundy_desktop.desktop.number_format import signed
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.games import load
from burgundy_desktop.games.castles_cards.board import BOARD
from burgundy_desktop.games.castles_cards.moves import PlaceProject
from tests.desktop.conftest import ANNA

GAME = "castles_cards"


def brought(match, move):
    """The points of a move that places a project."""
    if not isinstance(move, PlaceProject):
        return 0
    seen = match.observe(match.to_decide)
    return BOARD.brings(seen, preview(match.game, seen, move))


@pytest.fixture
def a_triple_away(store, controller):
    """A solo game in which a card that brings points can be placed."""
    options = load(GAME).info.options_for(1)
    for seed in range(1, 40):
        session = store.begin(GAME, options, (ANNA,), seed=seed, strict=False)
        if come_to_points(session.match, random.Random(seed)):
            controller.open(session)
            return controller
    pytest.fail("no game reached a triple")


def come_to_points(match, chance):
    """Play until a project that may be placed brings points. False if the game ends before."""
    while not match.is_over:
        legal = list(match.legal_moves())
        if any(brought(match, move) for move in legal):
            return True
        placing = [move for move in legal if isinstance(move, PlaceProject)]
        match.play(chance.choice(placing or legal))
    return False


def test_a_column_tells_what_every_move_there_brings(a_triple_away):
    match = a_triple_away.session.match
    best = max(match.legal_moves(), key=lambda move: brought(match, move))
    a_triple_away.click(next(one for one in best.targets if one.kind == "project"))

    told = panel_contents.gains(a_triple_away, BOARD)

    (column,) = (one for one in best.targets if one.kind == "column")
    assert told[column] == signed(brought(match, best))
    assert all(text.startswith("+") for text in told.values())


def test_only_columns_tell_what_they_bring(a_triple_away):
    assert {one.kind for one in panel_contents.gains(a_triple_away, BOARD)} <= {"column"}
