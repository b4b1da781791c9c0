"""Nothing that the table of a game shows at 1280 x 800 is too small or too faint.

Measured on what is painted: every text, every digit that is part of a drawing, every sign. Seeded
positions in the middle of a game and late, with the fewest and the most players.
"""

import re

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from burgundy_desktop import assets, games
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.boards import board_of
from tests import thorough
from tests.boardkit.test_palette import contrast
from tests.games import drawn_sizes
from tests.games.looking import play_by_chance, seen, shown
from tests.languages import speaking

NUMBER_PX, WORD_PX, SIGN_PX = 11, 12, 11
DIGIT_PX = 0.66 * NUMBER_PX
"""The digits of a text of 11 px are so tall."""
READABLE = 4.5
CLEAR_SHARE = 0.07
"""How much of a sign has to differ from its ground by 3 : 1: an outline is as much."""
TABLE = QSizeF(988, 692)
"""The table of a window of 1280 x 800."""
SHARES = (0.5, 0.85)
"""How far the games are."""
ALL_THEMES = ("parchment", "slate", "parchment_contrast", "slate_contrast")
THEMES = thorough.some(ALL_THEMES, ("parchment", "slate"))
LANGUAGES = thorough.some(("en", "hu"), ("hu",))
"""Hungarian words are longer."""
SIGNS = re.compile(
    r"(kind|mark|material|cube|worker|silverling|token|house|disc|denier|icon|goods|mini|vase|coin"
    r"|cattle|inhabitant|prestige_pip|score_pip|favor|chicken|cow|pig|sheep)(?!.*(_dark|_space)$)"
)
SEATS = tuple(f"pieces/common/seat_{seat}" for seat in range(1, 6))
GAME_IDS = games.found()

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module", params=GAME_IDS)
def moments(request):
    """The scene of a game, and positions to show: middle and late, fewest and most players."""
    game = games.load(request.param)
    return board_of(request.param).scene, [
        seen(match, match.to_decide or 0)
        for seats, share in _looked_at(game)
        for match in [_at(game, seats, share)]
    ]


def _looked_at(game):
    fewest, most = game.info.seats_min, game.info.seats_max
    every = [(seats, share) for seats in (fewest, most) for share in SHARES]
    return thorough.some(every, [(fewest, SHARES[0]), (most, SHARES[1])])


def _at(game, seats, share):
    whole = sum(1 for _ in play_by_chance(_dealt(game, seats), 10_000, seats))
    match = _dealt(game, seats)
    for _ in play_by_chance(match, int(share * whole), seats):
        pass
    return match


def _dealt(game, seats):
    return Match(game, game.info.options_for(seats), 3)


@pytest.mark.parametrize("theme", THEMES)
def test_texts_digits_and_signs_are_large_enough_and_texts_clear(moments, theme):
    scene, positions = moments
    load_fonts()
    for language in LANGUAGES:
        for position in positions:
            with speaking(language):
                table = scene(ALONE)
                table.resize_to(TABLE)
                table.set_look(load_palette(theme))
                shown(table, position)
            texts, signs = set(drawn_sizes.texts_on(table)), set(drawn_sizes.signs_on(table))

            assert not [t for t in texts if t.px < (NUMBER_PX if t.is_number else WORD_PX)]
            assert not [text for text in texts if text.contrast < READABLE]
            assert not [sign for sign in signs if max(sign.width, sign.height) < SIGN_PX]
            assert not [sign for sign in signs if (sign.digit or DIGIT_PX) < DIGIT_PX]


@pytest.mark.parametrize("theme", ALL_THEMES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_inks_can_be_read_on_every_ground_that_a_table_prints_on(game_id, theme):
    palette = board_of(game_id).scene(ALONE).ground.under(load_palette(theme))
    surfaces, text = palette.surfaces, palette.text
    grounds = (surfaces.panel, surfaces.plaque, surfaces.recess, surfaces.field, surfaces.table)

    assert all(contrast(ink, on) >= READABLE for ink in (text.ink, text.quiet) for on in grounds)
    assert all(contrast(text.points, on) >= READABLE for on in grounds[:2])
    assert all(contrast(text.loss, on) >= READABLE for on in grounds[:2])
    assert contrast(palette.badge.text, palette.badge.ground) >= READABLE


@pytest.mark.parametrize("theme", ALL_THEMES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_signs_differ_from_panels_and_the_seats_from_the_ground_too(game_id, theme):
    palette = board_of(game_id).scene(ALONE).ground.under(load_palette(theme))
    sprites = Sprites(palette)
    pieces = assets.resource("games", game_id, "pieces").glob("*.svg")
    signs = [f"games/{game_id}/pieces/{p.stem}" for p in pieces if SIGNS.match(p.stem)]

    def share(name, ground):
        return drawn_sizes.clear_share(sprites.pixmap(name, SIGN_PX + 5), 1.0, QColor(ground))

    panel, table = palette.surfaces.panel, palette.surfaces.table
    assert not [name for name in (*signs, *SEATS) if share(name, panel) < CLEAR_SHARE]
    assert not [name for name in SEATS if share(name, table) < CLEAR_SHARE]
