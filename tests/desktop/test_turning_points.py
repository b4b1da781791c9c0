"""The cards of the turning points: the pieces of their moves, and room for all words."""

import attrs
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from burgundy_desktop import games
from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.ai.judging import decision
from burgundy_desktop.core import luck
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.review import decisions_of
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.cards import TurningPoints
from burgundy_desktop.desktop.review.move_pictures import SIDE_PX
from burgundy_desktop.desktop.shots.looking_back import made_up
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.reviews import Found, ReviewStore, weighed
from tests.cases import for_each
from tests.games.looking import play_by_chance

PLIES = 60
SIGNS = tuple(f"pieces/common/seat_{seat + 1}" for seat in range(5))


@pytest.fixture
def around(qtbot):
    """What they lie in."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 320)
    return widget


@pytest.fixture
def points(program, around):
    """The cards alone."""
    found = TurningPoints(program.appearance, program.sprites, around)
    found.resize(around.size())
    around.show()
    return found


@pytest.fixture
def retold(store):
    """A game by chance, and its decisions about other things than were played."""

    def begin(game_id, wanted):
        game = load(game_id)
        seats = (PERSON, *OTHERS[: game.info.seats_min - 1 or 1])
        options = game.info.options_for(len(seats))
        match = Match(game, options, 7)
        for _ in play_by_chance(match, PLIES):
            pass
        begun = store.begin(game_id, options, seats, seed=7, strict=False)
        session = replayed(begun, match, match.length)
        told = Retelling(session, board_of(game_id))
        return told, [one for one in judged(match) if wanted(told, one)]

    return begin


def judged(match):
    """Every decision, as if the first or the last other move were better."""
    for ply in decisions_of(match):
        played = decision(match, ply, Judged(0)).played
        count = len(match.game.legal_moves(match.steps[ply - 1].state))
        for best in {0, count - 1} - {played}:
            yield decision(match, ply, Judged(best, 0.1, 0.01, 4.0, 0.4))


def both_are_drawn(told, one):
    return bool(told.pictured(one.ply)) and bool(told.better_pictured(one))


def show(points, told, found, unit=Unit.SHARE):
    points.show_points(told, found, SIGNS, unit, "", "")
    ui_driver.wait_for(lambda: points.pictures.is_idle, "the pictures")


@pytest.mark.parametrize("game_id", games.found())
def test_a_card_shows_the_pieces_of_both_moves_and_says_what_they_are(game_id, points, retold):
    told, found = retold(game_id, both_are_drawn)
    show(points, told, found[:3])

    assert len(found) >= 3
    for card, one in zip(points.cards, found, strict=False):
        said = words.played(told.played(one.ply)), words.better(told.better(one))
        for picture, name in zip(card.pictures, said, strict=True):
            assert picture.isVisible()
            assert picture.accessibleName() == name
            assert picture.pixmap().deviceIndependentSize().width() == SIDE_PX
            assert not picture.pixmap().toImage().allGray()
        assert [one.vignette for one in card.pictures] == [
            told.pictured(one.ply),
            told.better_pictured(one),
        ]


@pytest.mark.parametrize("game_id", games.found())
def test_a_move_without_a_picture_is_told_in_words_alone(game_id, points, retold):
    told, found = retold(game_id, lambda told, one: not told.better_pictured(one))
    show(points, told, found[:1])
    card = points.cards[0]

    assert card.pictures[1].isHidden()
    assert card._moves[1].text() == told.better(found[0])
    assert card._moves[1].x() == card._why.x()


def test_a_picture_is_drawn_from_what_the_player_saw(retold):
    told, found = retold("boonlake", both_are_drawn)
    seen = []
    board = attrs.evolve(told.board, vignette=lambda what, move: seen.append((what, move)))
    watched = attrs.evolve(told, board=board)
    for one in found[:3]:
        watched.pictured(one.ply)
        watched.better_pictured(one)

    assert len(seen) == 6
    for (what, move), one in zip(seen[::2], found, strict=False):
        assert what.seat == told.mover(one.ply) == one.seat
        assert move == told.match.steps[one.ply].move
        others = [hand for seat, hand in hands_of(what) if seat != what.seat]
        assert others
        assert all(card < 0 for hand in others for card in hand)


def hands_of(seen):
    return enumerate(player.hand for player in seen.table.players)


def test_the_picture_of_an_earlier_point_does_not_stay(points, retold):
    told, found = retold("castles", both_are_drawn)
    show(points, told, found[:1])
    _, plain = retold("castles", lambda told, one: not told.better_pictured(one))
    show(points, told, plain[:1])

    assert points.cards[0].pictures[1].isHidden()
    assert points.cards[0].pictures[1].pixmap().isNull()


def test_pictures_are_drawn_one_a_frame_and_once(points, retold, monkeypatch):
    told, found = retold("caylus", both_are_drawn)
    drawn = []
    pictures = points.pictures
    draw_next = pictures._draw_next
    pictures._next.timeout.disconnect()
    points.show_points(told, found[:2], SIGNS, Unit.SHARE, "", "")
    assert all(one.pixmap().isNull() for card in points.cards for one in card.pictures)

    while not pictures.is_idle:
        draw_next()
        drawn.append(
            sum(not one.pixmap().isNull() for card in points.cards for one in card.pictures)
        )
    assert drawn == list(range(1, len(drawn) + 1))
    assert len(drawn) == 4

    points.show_points(told, found[2:3], SIGNS, Unit.SHARE, "", "")
    while not pictures.is_idle:
        draw_next()
    points.show_points(told, found[:2], SIGNS, Unit.SHARE, "", "")
    assert pictures.is_idle
    assert not any(one.pixmap().isNull() for card in points.cards[:2] for one in card.pictures)


def test_pictures_follow_theme_and_text_size(points, retold, program):
    told, found = retold("castles", both_are_drawn)
    show(points, told, found[:1])
    picture = points.cards[0].pictures[0]
    light = picture.pixmap().cacheKey()

    program.preferences.change(theme="dark")
    ui_driver.wait_for(lambda: points.pictures.is_idle, "the pictures in dark")
    assert picture.pixmap().cacheKey() != light

    program.preferences.change(text_size=150)
    ui_driver.wait_for(lambda: points.pictures.is_idle, "the large pictures")
    assert picture.width() == program.appearance.px(SIDE_PX) > SIDE_PX
    assert picture.pixmap().deviceIndependentSize().toSize() == picture.size()


# room


@pytest.fixture
def opened(window, store, program, monkeypatch):
    """Opens the page, with a stroke of luck on its last card: that one has a single button."""
    monkeypatch.setattr(program.thinking, "ask", lambda _question: 1)
    monkeypatch.setattr(program.thinking, "cancel", lambda: None)

    def open_it(size, language, text_size):
        like = whole_game("castles", 2, 4711)
        options = load("castles").info.options_for(2)
        begun = store.begin("castles", options, (PERSON, OTHERS[0]), seed=4711, strict=False)
        session = replayed(begun, like, like.length)
        match, plies = session.match, luck.revealing(session.match)
        worst = plies[len(plies) // 2]
        strokes = {
            ply: weighed(
                match, luck.Luck(ply, (40.0, -40.0) if ply == worst else (0.0, 0.0), (1.0, 1.0))
            )
            for ply in plies
        }
        reviews = ReviewStore(program.store.folders.reviews)
        reviews.write(session.header.id, match, Found(made_up(match), strokes))
        program.preferences.change(language=language, text_size=text_size)
        window.resize(*size)
        window.show_table(session)
        window.side.review.show()
        settle(window)
        return window.side.review.page

    return open_it


def settle(window):
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    ui_driver.wait_for(lambda: window.side.review.page.points.pictures.is_idle, "the pictures")
    for _ in range(10):
        QCoreApplication.processEvents()


@for_each("text_size", [100, 150])
@for_each("language", ["en", "hu"])
@for_each("size", [(1024, 700), (1280, 800)])
def test_the_cards_are_equally_wide_and_no_word_is_cut(opened, size, language, text_size):
    page = opened(size, language, text_size)
    cards, columns = page.points.cards, page._columns

    assert cards[2].line.isHidden()
    widths = [card.width() for card in cards]
    assert max(widths) - min(widths) <= 1
    assert columns.inside.width() <= columns.viewport().width()
    for card in cards:
        assert card._moment.height() < 2 * card._moment.fontMetrics().height()
        for label in [one for one in card.findChildren(QLabel) if one.isVisible() and one.text()]:
            assert words_fit(label), label.text()


def words_fit(label):
    """Whether each word has room in its line, and all lines in the label."""
    metrics, room = QFontMetrics(label.font()), label.contentsRect().width()
    parts = label.text().split(" ") if label.wordWrap() else [label.text()]
    needed = label.heightForWidth(label.width()) if label.wordWrap() else metrics.height()
    return (
        all(metrics.horizontalAdvance(part) <= room for part in parts) and needed <= label.height()
    )


def test_how_the_cards_lie_does_not_depend_on_how_they_lay(opened, window):
    page = opened((1280, 800), "hu", 150)
    first = [card.geometry() for card in page.points.cards]
    page._columns.fit()
    settle(window)
    assert [card.geometry() for card in page.points.cards] == first

    window.resize(1024, 700)
    settle(window)
    assert page.points.cards[1].y() > page.points.cards[0].y()
    window.resize(1280, 800)
    settle(window)
    assert [card.geometry() for card in page.points.cards] == first


def test_what_is_said_of_a_place_has_two_lines_where_one_is_too_short(opened, window):
    place = opened((1024, 700), "hu", 150).graph.place
    assert place.height() == 2 * place.fontMetrics().lineSpacing()
    assert place.toolTip() == place.text()

    window.resize(1700, 1000)
    settle(window)
    assert place.height() == place.fontMetrics().lineSpacing()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_accuracy_in_the_bar_is_whole_in_large_text(opened, window, language):
    page = opened((1024, 700), language, 150)
    page.leave()
    window.side.replay.go_to(Ply(10))
    settle(window)
    row = window.side.replay_bar.review_row
    metrics, lines = row.text.fontMetrics(), row.text.text().splitlines()

    assert "±" in row.text.text()
    assert all(metrics.horizontalAdvance(line) <= row.text.width() for line in lines)
    assert len(lines) * metrics.lineSpacing() <= row.text.height() + 1
