"""The rows of the list of decisions: the pieces of their moves, drawn when they are seen."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from burgundy_desktop import games
from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.ai.judging import decision
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, vignette_picture
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.review import decisions_of
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import move_pictures
from burgundy_desktop.desktop.review.decision_rows import (
    PICTURE_PX,
    PICTURE_ROLE,
    ROW_PX,
)
from burgundy_desktop.desktop.review.decisions import Decisions
from burgundy_desktop.desktop.review.move_pictures import MovePictures
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed
from burgundy_desktop.games import load
from tests.games.looking import play_by_chance

PLIES = 90
ROWS = 6
IN_ORDER = 1


@pytest.fixture
def pictures(program, qapp):
    return MovePictures(program.appearance, program.sprites, qapp)


@pytest.fixture
def around(qtbot):
    """What it lies in."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def listed(around, program, store, pictures):
    """Shows the decisions of a game by chance, in their order, in a list of some rows."""

    def show(game_id):
        part = Decisions(program.appearance, pictures, around)
        part.order.setCurrentIndex(IN_ORDER)
        told = retold(store, game_id)
        part.begin(told)
        part.whose.setCurrentIndex(0)
        found = [judged(told.match, ply) for ply in decisions_of(told.match)]
        part.show_known(found, Unit.SHARE, ("", ""))
        part.resize(400, 100 + ROWS * ROW_PX)
        around.resize(part.size())
        around.show()
        return part

    return show


def retold(store, game_id):
    game = load(game_id)
    seats = (PERSON, *OTHERS[: game.info.seats_min - 1 or 1])
    options = game.info.options_for(len(seats))
    match = Match(game, options, 7)
    for _ in play_by_chance(match, PLIES):
        pass
    begun = store.begin(game_id, options, seats, seed=7, strict=False)
    session = replayed(begun, match, match.length)
    return Retelling(session, board_of(game_id))


def judged(match, ply):
    return decision(match, ply, Judged(0, 0.1, 0.01, 4.0, 0.4))


def seen_rows(part):
    """Below the last row of all there may be room for half a row."""
    at_foot = part.list.indexAt(part.list.viewport().rect().bottomLeft())
    last = at_foot.row() if at_foot.isValid() else part.model.rowCount() - 1
    return range(part.list.indexAt(part.list.viewport().rect().topLeft()).row(), last + 1)


def vignettes(part, rows):
    return [part.model.index(row).data(PICTURE_ROLE) for row in rows]


def painted(part, row):
    """The colours at the place of the picture of a row."""
    place = part.list.visualRect(part.model.index(row))
    beside = place.adjusted(38, 2, 0, -2)
    at = QRect(beside.topLeft(), beside.bottomLeft()).adjusted(0, 0, PICTURE_PX, 0)
    picture = part.list.viewport().grab(at).toImage()
    across, down = range(picture.width()), range(picture.height())
    return {picture.pixelColor(x, y).name() for x in across for y in down}


def wait_for_pictures(pictures):
    ui_driver.wait_for(lambda: pictures.is_idle, "the pictures")


@pytest.mark.parametrize("game_id", games.found())
def test_each_row_shows_the_pieces_of_its_move_or_nothing(game_id, listed, pictures):
    part = listed(game_id)
    part.list.grab()
    wait_for_pictures(pictures)

    shown = [bool(one) for one in vignettes(part, seen_rows(part)[:-1])]
    assert any(shown)
    for row, is_drawn in zip(seen_rows(part), shown, strict=False):
        assert (len(painted(part, row)) > 1) == is_drawn, row


def test_the_words_of_all_rows_begin_below_each_other(listed, pictures, program):
    """A row without a picture leaves its place free."""
    part = listed("castles")
    part.list.grab()
    wait_for_pictures(pictures)
    without = next(row for row in range(PLIES) if not part.model.index(row).data(PICTURE_ROLE))
    part.list.scrollTo(part.model.index(without), part.list.ScrollHint.PositionAtTop)

    assert len(painted(part, without)) == 1


def test_only_rows_that_are_seen_ask_for_a_picture(listed, pictures, monkeypatch):
    asked = []

    def pictured(_told, ply):
        asked.append(ply)
        return NO_VIGNETTE

    monkeypatch.setattr(Retelling, "pictured", pictured)
    part = listed("caylus")
    part.list.grab()

    assert 0 < len(asked) <= ROWS + 2 < part.model.rowCount()


def test_the_page_is_painted_before_any_picture_is_drawn(listed, pictures, monkeypatch):
    drawn = []

    def draw(*given):
        drawn.append(given)
        return vignette_picture(*given)

    monkeypatch.setattr(move_pictures, "vignette_picture", draw)
    part = listed("pillars")
    part.list.grab()
    assert not drawn
    assert not pictures.is_idle

    pictures._draw_next()
    assert len(drawn) == 1


def test_who_scrolls_far_waits_for_no_rows_that_have_gone_by(listed, pictures):
    part = listed("boonlake")
    part.list.grab()
    part.list.scrollToBottom()
    part.list.grab()

    now = {one for one in vignettes(part, seen_rows(part)) if one}
    assert now
    assert {vignette for vignette, _, _ in pictures._in_rows} == now


@pytest.mark.parametrize("place", [0, 40])
def test_what_is_read_stays_where_it_is_while_more_is_found(listed, place):
    """Although another row is the chosen one."""
    part = listed("castles")
    part.list.grab()
    known = part._known
    part.show_known(known[5:], Unit.SHARE, ("", ""))
    part.list.setCurrentIndex(part.model.index(20))
    part.list.verticalScrollBar().setValue(place)
    part.list.grab()
    before = part.model.decisions[seen_rows(part)[0]]

    part.show_known(known, Unit.SHARE, ("", ""))
    part.list.grab()

    top = part.model.decisions[seen_rows(part)[0]]
    assert top == (before if place else known[0])
    assert part.list.currentIndex().row() == 25


def test_the_chosen_row_stays_in_view_while_costlier_ones_are_found(listed):
    part = listed("castles")
    part.list.grab()
    known = part._known
    part.show_known(known[12:], Unit.SHARE, ("", ""))
    part.list.setCurrentIndex(part.model.index(1))
    part.list.grab()

    part.show_known(known, Unit.SHARE, ("", ""))
    part.list.grab()

    assert part.list.currentIndex().row() == 13
    assert 13 in seen_rows(part)


def test_rows_follow_theme_and_text_size(listed, pictures, program):
    part = listed("castles")
    part.list.grab()
    wait_for_pictures(pictures)
    vignette = next(one for one in vignettes(part, seen_rows(part)) if one)
    light = pictures.of_row(vignette, PICTURE_PX, 1.0)

    program.preferences.change(theme="dark")
    part.list.grab()
    wait_for_pictures(pictures)
    assert pictures.of_row(vignette, PICTURE_PX, 1.0).cacheKey() != light.cacheKey()

    program.preferences.change(text_size=150)
    part.list.grab()
    assert {side for _, side, _ in pictures._in_rows} == {program.appearance.px(PICTURE_PX)}
