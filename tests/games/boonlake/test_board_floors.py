"""Nothing on the table is too small or too faint at 1280 x 800: text, numbers on pieces, signs."""

import pytest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.games.boonlake.moves import PlayCard, ScoreTile
from tests.games import drawn_sizes
from tests.games.boonlake.tables_to_look_at import until
from tests.games.boonlake.test_board_hand import with_many_cards
from tests.games.looking import asks, seen, shown

NUMBER_PX, WORD_PX, SIGN_PX = 11, 12, 11
CONTRAST = 4.5


@pytest.fixture(scope="module", params=[1, 4])
def moments(request):
    """Tables with much on them, for this many players."""
    late = until(lambda m: asks(PlayCard)(m) and m.state.turn > 24, request.param)
    scores = until(lambda m: asks(ScoreTile)(m) and m.state.scorings > 1, request.param)
    return with_many_cards(late, 12), scores


@pytest.fixture(params=["parchment", "slate"])
def tables(request, a_table, moments, language):
    """The same tables, shown."""

    def show(moment):
        table = a_table()
        table.set_look(load_palette(request.param))
        shown(table, seen(moment))
        return table

    return [show(moment) for moment in moments]


def test_texts_are_large_enough_and_differ_from_their_ground(tables):
    texts = [text for table in tables for text in drawn_sizes.texts_on(table)]

    assert not [one for one in texts if one.px < (NUMBER_PX if one.is_number else WORD_PX)]
    assert not [one for one in texts if one.contrast < CONTRAST]


def test_signs_are_large_enough(a_table, moments):
    for moment in moments:
        table = a_table()
        shown(table, seen(moment))

        signs = drawn_sizes.signs_on(table)
        assert not [sign for sign in signs if max(sign.width, sign.height) < SIGN_PX]
