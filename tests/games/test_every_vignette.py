"""The small picture of a move: every move that has something to show shows it, in every theme."""

from importlib import import_module

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from burgundy_desktop import games
from burgundy_desktop.boardkit import vignette
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Box, Drawing
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.vignette import MOST, Vignette, vignette_picture
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.review import decision_rows
from tests.games.drawn_sizes import Recorder
from tests.games.looking import play_by_chance
from tests.games.test_every_floor import DIGIT_PX, NUMBER_PX as LEAST_PX

pytestmark = pytest.mark.usefixtures("qapp")

GAME_IDS = games.found()
THEMES = ("parchment", "slate", "parchment_contrast", "slate_contrast")
SIDE = 46
EACH = 3
"""How many pictures of each kind of move are looked at."""

WORDS_ALONE = {
    "boonlake": {"Pass"},
    "castles": {"EndTurn", "Decline", "ChooseEstate"},
    "castles_cards": {"EndTurn", "Decline"},
    "caylus": {"Pass", "StopBuilding", "Decline"},
    "pillars": {"Finish"},
}
"""The moves that have no picture."""
MAY_BE_EMPTY = {"castles": {"LoadGoods"}, "pillars": {"Keep", "TakePlan"}}
"""An empty depot, and a plan by which nothing is converted and nothing is kept."""


def kinds_of(game_id):
    return {kind.__name__: kind for kind in import_module(_moves(game_id)).MOVE_TYPES}


def _moves(game_id):
    return f"burgundy_desktop.games.{game_id}.moves"


@pytest.fixture(scope="module", params=GAME_IDS)
def shown(request):
    """The pictures of legal moves of two games by chance, by kind of move; and its game."""
    load_fonts()
    game, board = games.load(request.param), board_of(request.param)
    found: dict[str, dict[Vignette, None]] = {}
    for seats in (game.info.seats_min, game.info.seats_max):
        match = Match(game, game.info.options_for(seats), 7)
        for _ in play_by_chance(match, 5000):
            decides = match.to_decide
            if decides is not None:
                seen = match.observe(decides)
                for move in match.legal_moves():
                    found.setdefault(type(move).__name__, {})[board.vignette(seen, move)] = None
    return request.param, {kind: list(vignettes) for kind, vignettes in found.items()}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_kind_of_move_has_a_picture_or_is_told_in_words_alone(game_id):
    module = import_module(f"burgundy_desktop.games.{game_id}.board.vignettes")
    drawn = {kind.__name__ for kind in module._PICTURES}

    assert drawn.isdisjoint(WORDS_ALONE[game_id])
    assert drawn | WORDS_ALONE[game_id] == set(kinds_of(game_id))


def test_moves_in_real_positions_have_the_pictures_of_their_kind(shown):
    game_id, found = shown
    for kind, vignettes in found.items():
        is_empty = kind in WORDS_ALONE[game_id]
        may_be = kind in MAY_BE_EMPTY.get(game_id, ())
        assert may_be or all(bool(one) is not is_empty for one in vignettes), kind
        assert all(len(one.things) <= MOST - (one.tool is not None) for one in vignettes), kind

    assert len([kind for kind in found if kind not in WORDS_ALONE[game_id]]) >= 4


def test_moves_about_different_things_look_different(shown):
    _, found = shown

    assert max(len(vignettes) for vignettes in found.values()) > EACH
    for vignettes in found.values():
        pictures = [picture_of(one, Sprites(load_palette(THEMES[0]))) for one in vignettes[:EACH]]
        for place, picture in enumerate(pictures):
            assert all(picture != other for other in pictures[:place])


@pytest.mark.parametrize("theme", THEMES)
def test_each_picture_shows_all_its_drawings_in_every_theme(shown, theme):
    _, found = shown
    sprites = Sprites(load_palette(theme))
    for kind, vignettes in found.items():
        for one in [each for each in vignettes if each][:EACH]:
            with sprites.noted() as names:
                picture = picture_of(one, sprites)
            drawn = [part.sprite for part in (*one.things, one.tool) if isinstance(part, Drawing)]
            assert set(drawn) <= set(names), kind
            assert names
            assert covered(picture) > 0.1, (kind, one)


def test_what_a_game_paints_into_a_row_can_be_read(shown):
    """In the rows of the list of decisions, where pictures are smallest."""
    _, found = shown
    sprites = Sprites(load_palette(THEMES[0]))
    for kind, vignettes in found.items():
        paintings = dict.fromkeys(part for one in vignettes for part in _painted(one))
        for thing, width in list(paintings)[:EACH]:
            painted = _recorded(thing, width, sprites)
            assert all(text.px >= LEAST_PX for text in painted.texts), (kind, thing.name)
            for sign in painted.signs:
                assert max(sign.width, sign.height) >= LEAST_PX, (kind, sign)
                assert sign.digit is None or sign.digit >= DIGIT_PX, (kind, sign)


def _painted(one):
    """What a game paints itself of a picture, and how wide."""
    for thing, room in vignette._places(one, decision_rows.PICTURE_PX):
        if isinstance(thing, vignette.Painting):
            yield thing, vignette._whole(room.width / max(1.0, thing.tall), 1.0)


def _recorded(thing, width, sprites):
    """What is painted, with its names: the second time all drawings are known."""
    image, box = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32), Box(0, 0, width, width)
    image.fill(Qt.GlobalColor.transparent)
    for _ in range(2):
        names = {pixmap.cacheKey(): key.name for key, pixmap in sprites._pixmaps.items()}
        painter = Recorder(image, thing.name, names)
        brushes = Brushes(sprites.palette, sprites)
        thing.paint(painter, brushes, attrs.evolve(box, height=width * thing.tall))
        painter.end()
    return painter


def picture_of(one, sprites):
    return vignette_picture(one, SIDE, sprites).toImage()


def covered(image):
    """The share of the picture on which something lies."""
    alpha = image.convertToFormat(image.Format.Format_Alpha8)
    seen = [
        alpha.pixelColor(x, y).alpha() > 128
        for y in range(0, alpha.height(), 2)
        for x in range(0, alpha.width(), 2)
    ]
    return sum(seen) / len(seen)
