"""Nothing is too small or too faint at 1280 x 800 where most is shown: a hand of twelve cards in an
interim scoring, the panel of the Eminence. `test_every_floor.py` looks at the usual moments.
"""

import pytest
from PySide6.QtGui import QImage

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Box, Painted
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.vignette import Painting
from burgundy_desktop.desktop.review import decision_rows
from burgundy_desktop.games.boonlake.board import vignettes
from burgundy_desktop.games.boonlake.moves import ScoreTile
from burgundy_desktop.games.boonlake.tables import boards
from tests import thorough
from tests.games import drawn_sizes
from tests.games.boonlake.eminence_steps import steps_in_a_game
from tests.games.boonlake.tables_to_look_at import until
from tests.games.boonlake.test_board_hand import with_many_cards
from tests.games.looking import asks, seen, shown

NUMBER_PX, WORD_PX, SIGN_PX = 11, 12, 11
CONTRAST = 4.5
THEMES = ("parchment", "slate")


def check(texts):
    for text in texts:
        assert text.px >= (NUMBER_PX if text.is_number else WORD_PX), text
        assert text.contrast >= CONTRAST, text


@pytest.mark.parametrize("theme", THEMES)
def test_twelve_cards_and_the_markers_of_four_players_can_be_read(a_table, theme):
    scores = until(lambda m: asks(ScoreTile)(m) and m.state.scorings > 1, 4)
    table = a_table()
    table.set_look(load_palette(theme))
    shown(table, seen(with_many_cards(scores, 12)))

    check(drawn_sizes.texts_on(table))
    signs = drawn_sizes.signs_on(table)
    assert not [sign for sign in signs if max(sign.width, sign.height) < SIGN_PX]


@pytest.mark.parametrize("theme", THEMES)
def test_each_step_of_the_eminence_can_be_read(a_table, theme, language):
    kinds, table = thorough.FirstOfEachKind(1), a_table()
    table.set_look(load_palette(theme))
    for position in steps_in_a_game(1):
        if kinds.wants(position.events[-1:]):
            table.show_position(position)
            for key, piece in table.shown.items():
                if key.startswith("automaton/") and isinstance(piece.look, Painted):
                    check(drawn_sizes.texts_of(piece))


@pytest.mark.parametrize("lever", range(boards.LEVER_COUNT))
def test_a_lever_in_a_small_picture_has_at_most_two_signs_and_no_numbers(qapp, lever):
    """The numbers of the cut on the board had narrow letters there, and signs less than 10 px."""
    sprites = Sprites(load_palette(THEMES[0]))
    (thing,) = vignettes.of_lever(lever).things
    assert isinstance(thing, Painting)
    width = 0.86 * decision_rows.PICTURE_PX  # beside what it is done with
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    painted = drawn_sizes.Recorder(image, thing.name)
    thing.paint(painted, Brushes(sprites.palette, sprites), Box(0, 0, width, width * thing.tall))
    painted.end()

    assert 1 <= len(painted.signs) <= 2
    assert min(max(sign.width, sign.height) for sign in painted.signs) >= 14
    assert not painted.texts
