"""The page of the review: it shows what is known, and every part leads somewhere."""

import codecs
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QBoxLayout, QWidget

from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core import luck
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import LADDER, SeatInfo
from burgundy_desktop.core.review import Kind, turning_points
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.thinking import Trouble
from burgundy_desktop.desktop.replay import verdicts
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import export, words
from burgundy_desktop.desktop.review.game_table import LEAST_LETTERS, MOMENT, MOVE
from burgundy_desktop.desktop.review.page import ReviewPage
from burgundy_desktop.desktop.review.painting import ChartPainter
from burgundy_desktop.desktop.review.scales import scale_for
from burgundy_desktop.desktop.review.skill import Content, Skill
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.shots.looking_back import made_up
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.reviews import Found, ReviewStore, weighed
from burgundy_desktop.storage.text_record import from_text

GAME, SEED = "castles_cards", 4711


class Paints(QObject):
    """Notes each time a widget is painted."""

    def __init__(self, widget, painted):
        super().__init__(widget)
        self._painted = painted
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self._painted.append(watched.objectName())
        return False


@pytest.fixture
def game():
    return GAME


@pytest.fixture
def like(game):
    return whole_game(game, 2, SEED)


@pytest.fixture
def session(store, like, game):
    people, options = (PERSON, OTHERS[0]), load(game).info.options_for(2)
    begun = store.begin(game, options, people, seed=SEED, strict=False)
    return replayed(begun, like, like.length)


@pytest.fixture
def opened(window, session, program, monkeypatch):
    """Opens the page of a game of which every decision is judged; what else is asked has no
    answer.
    """
    monkeypatch.setattr(program.thinking, "ask", lambda _question: 1)
    monkeypatch.setattr(program.thinking, "cancel", lambda: None)

    def open_it(strokes=()):
        match = session.match
        found = Found(made_up(match), {one.ply: weighed(match, one) for one in strokes})
        reviews = ReviewStore(program.store.folders.reviews)
        reviews.write(session.header.id, match, found)
        window.show_table(session)
        window.side.review.show()
        ui_driver.wait_for(lambda: window.side.review.page.is_plotted, "the graph")
        return window.side.review.page

    return open_it


@pytest.fixture
def page(opened):
    return opened()


@pytest.fixture
def unjudged(opened, monkeypatch):
    """The page before anything is found: the columns stand beside each other then."""
    monkeypatch.setattr(ReviewStore, "write", lambda *_: None)
    return opened()


def keys(page, *pressed):
    for key in pressed:
        QTest.keyClick(page.graph.graph, key)


def test_the_page_is_made_when_it_is_first_shown(window, session):
    window.show_table(session)
    window.side.ceremony.put_away()
    QTest.keyClick(window, Qt.Key.Key_F6)

    assert not window.findChildren(ReviewPage)


def test_it_shows_the_whole_course_and_what_cost_most(page, session, window):
    graph = page.graph.graph
    assert page.isVisible()
    assert graph.hasFocus()
    assert graph.ply == session.match.length
    found = window.side.replay.reviewing.decisions
    assert list(graph.turning_points.values()) == turning_points(found)
    assert len(graph.turning_points) == 3
    own = [one for one in found if one.seat == 0]
    listed = page.decisions.model.decisions
    assert sorted(one.ply for one in listed) == [one.ply for one in own]
    assert listed[0].share == max(one.share for one in own)


def test_arrows_go_along_the_moves_and_page_keys_along_the_turning_points(page, session):
    graph = page.graph.graph
    points = sorted(one.ply for one in graph.turning_points.values())
    keys(page, Qt.Key.Key_Home)
    assert page.graph.place.text().startswith("The start")
    keys(page, Qt.Key.Key_Right)
    assert graph.ply == 1
    keys(page, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert graph.ply == points[1]
    assert "Round" in graph.said
    assert session.seats[session.match.steps[points[1]].seat].name in graph.said
    assert "%" in graph.said
    keys(page, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_Left)
    assert graph.ply == session.match.length - 1


def test_the_switch_sets_the_unit_everywhere(page):
    ui_driver.click(page.graph.units[Unit.POINTS])

    first = page.decisions.model.decisions[0]
    row = page.decisions.model.index(0, 0).data()
    assert first.kind is not Kind.FINE
    assert " %" not in row
    assert "points" in row
    assert " %" not in page.graph.graph.said


def test_nothing_is_undone_under_the_page(page, session, window):
    window.side.replay.to_end()
    undo = window.actions_by_name["undo"]
    assert not undo.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.match.is_over

    page.leave()
    assert undo.isEnabled()


def test_it_says_like_whom_the_person_played(page, session, monkeypatch):
    own, other = (row.kinds.text() for row in page.skill._rows[:2])
    assert own.startswith(("like a", "between "))
    assert "like" not in other
    assert "between" not in other

    levels = ("merchant", "master")
    monkeypatch.setattr(verdicts, "likeness", lambda _game, _loss: levels)
    page.skill.retranslate()
    assert page.skill._rows[0].kinds.text().startswith("between Merchant and Master · ")


def luck_at(struck, plies):
    """Much luck for one side at one ply, none at the others."""
    return [
        luck.Luck(ply, (40.0, -40.0) if ply == struck else (0.0, 0.0), (1.0, 1.0)) for ply in plies
    ]


def test_a_stroke_of_luck_that_changed_more_than_the_third_mistake_has_its_place(
    opened, session, window
):
    plies = luck.revealing(session.match)
    struck = plies[len(plies) // 2]
    page = opened(luck_at(struck, plies))
    card = page.points.cards[2]

    assert page.graph.graph.turning_points[3] == luck.Stroke(struck, Seat(1), -40.0, 1.0)
    assert card._names[0].text() == "Bad luck"
    assert card._cost.text() == "−40.0"
    assert card._moves[0].text()
    assert card.line.isHidden()
    assert not page.points.cards[1].line.isHidden()
    assert "Bad luck" in card.look_at.accessibleDescription()
    ui_driver.click(card.look_at)
    assert window.side.replay.ply == struck


@pytest.mark.parametrize("game", ["castles"])
def test_a_roll_is_told_of_the_round_whose_dice_it_is(opened, session, window):
    """It comes with the last move of the round before."""
    plies = luck.revealing(session.match)
    page = opened(luck_at(next(filter(None, plies)), plies))
    card = page.points.cards[2]
    assert card._names[0].text() == "Bad luck"

    ui_driver.click(card.look_at)

    assert card._moment.text() == window.table.prompt_bar._moment.text() == "Phase A, round 2"


def test_the_band_of_a_player_is_shown_when_it_is_wanted(page, session):
    panel = page.graph
    assert panel.with_band.isHidden()  # a chance to win has none

    ui_driver.click(panel.units[Unit.POINTS])
    assert list(panel.graph._chart().band) == []
    ui_driver.click(panel.with_band)

    band = panel.graph._chart().band
    assert len(band) == session.match.length + 1
    assert band[0][0] + 5 < band[0][1]
    assert band[-1] == (session.match.score.total(Seat(0)),) * 2
    assert session.seats[0].name in panel.with_band.toolTip()
    panel.retranslate()
    assert session.seats[0].name in panel.with_band.toolTip()
    page.decisions.whose.setCurrentIndex(2)
    page.decisions.whose.activated.emit(2)
    assert panel.graph._chart().band_of == 1
    ui_driver.click(panel.units[Unit.LEAD])
    assert list(panel.graph._chart().band) == []


def test_the_band_of_a_level_is_that_of_the_ladder_of_the_game(window, at_its_end):
    def band_on(ladder):
        at_its_end("castles", (PERSON, SeatInfo("Clara", "apprentice")))
        session = window.table.controller.session
        session.autosave.header = attrs.evolve(session.header, ladder=ladder)
        window.side.review.show()
        panel = window.side.review.page.graph
        ui_driver.click(panel.units[Unit.POINTS])
        panel.with_band.setChecked(True)
        panel.show_band_of(Seat(1))
        ui_driver.wait_for(lambda: panel.graph._chart().band, "the band")
        return panel.graph._chart().band[0]

    assert band_on(1) < band_on(LADDER), "he was softer"


def test_the_band_of_a_player_is_not_looked_for_in_a_game_of_fewer(page, window, at_its_end):
    at_its_end(GAME, (PERSON, *OTHERS[:3]))
    window.side.review.show()
    ui_driver.click(page.graph.units[Unit.POINTS])
    ui_driver.click(page.graph.with_band)
    page.decisions.whose.setCurrentIndex(4)
    page.decisions.whose.activated.emit(4)
    assert page.graph.graph._band[0] == 3

    at_its_end(GAME, (PERSON, OTHERS[0]))
    window.side.review.show()

    assert page.graph.graph._band[0] == 0


def test_what_is_found_is_painted_once_and_leaves_the_lines_alone(page, monkeypatch):
    """Qt would paint the page as soon as the bar is told, and again what changes after that."""
    painted: list[str] = []
    lines = [lambda _: painted.append("lines")]
    monkeypatch.setattr(ChartPainter, "parts", lambda _: lines)
    watch = Paints(page.header.bar, painted)
    page.header.bar.show()
    page.header.bar.reset()
    QCoreApplication.processEvents()
    painted.clear()

    page.graph.graph.number([])
    page.header.show_state()
    assert painted == []

    QCoreApplication.processEvents()
    assert "lines" not in painted
    watch.deleteLater()


def test_in_another_theme_no_colour_of_the_one_before_is_left(page, program):
    graph = page.graph.graph
    ui_driver.wait_for(lambda: graph.is_painted, "the graph")
    program.preferences.change(theme="dark")

    at_once = row_below_the_top(graph)
    ui_driver.wait_for(lambda: graph.is_painted, "the graph")
    whole = row_below_the_top(graph)

    differing = sum(one != other for one, other in zip(at_once, whole, strict=True))
    assert differing < 0.1 * len(whole)


def row_below_the_top(graph):
    image, plot = graph.grab().toImage(), graph._chart_painter.plot.toRect()
    return [image.pixelColor(x, plot.top() + 4) for x in range(plot.left(), plot.right())]


def test_while_more_is_found_each_part_is_shown_in_a_frame_of_its_own(page, window, monkeypatch):
    """Together they would keep the window for longer than a frame."""
    shown: list[str] = []
    parts = (page.points, "show_points"), (page.skill, "show_game"), (page.decisions, "show_known")
    for part, name in parts:
        monkeypatch.setattr(part, name, lambda *_, name=name: shown.append(name))
    findings = page._findings
    monkeypatch.setattr(window.side.replay.reviewing, "is_running", True)

    window.side.replay.reviewing.changed.emit()
    findings._soon.timeout.emit()
    assert shown == []
    most = 0
    while not findings._in_turn.is_done:
        before = len(shown)
        findings._in_turn._next.timeout.emit()
        most = max(most, len(shown) - before)

    assert shown == ["show_points", "show_game", "show_known"]
    assert most == 1


def test_the_kind_of_a_move_is_asked_once(page, window, monkeypatch):
    """Whenever more is found all decisions are listed anew."""
    asked: list[int] = []
    kind = Retelling.kind

    def note(told, ply):
        asked.append(ply)
        return kind(told, ply)

    monkeypatch.setattr(Retelling, "kind", note)
    found = window.side.replay.reviewing.decisions
    page.decisions.begin(page._told)
    for count in (len(found) - 1, len(found)):
        page.decisions.show_known(found[:count], Unit.POINTS, ("", ""))

    assert sorted(asked) == [one.ply for one in found]


def test_the_row_of_luck_takes_no_room_from_the_lines(page):
    graph = page.graph.graph

    def least_height_of_the_lines():
        least = QRectF(QPointF(), graph.minimumSizeHint())
        return ChartPainter(graph._look, graph._sprites, least, graph._chart()).plot.height()

    before = least_height_of_the_lines()
    graph.show_luck([luck.Luck(Ply(3), (2.0, -2.0), (0.1, 0.1))], Seat(0))

    assert least_height_of_the_lines() == before > 90


def test_t_shows_the_same_as_a_table(page, session):
    keys(page, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_T)

    table = page.graph.table
    assert table.isVisible()
    assert table.currentIndex().row() == 1
    assert table.model().rowCount() == session.match.length + 1
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert page.graph.ply == 2
    QTest.keyClick(table, Qt.Key.Key_T)
    assert page.graph.graph.isVisible()


@pytest.mark.parametrize(("wide", "has_moment"), [(900, True), (500, False), (300, False)])
def test_the_moves_of_the_table_can_be_told_apart_however_narrow_it_is(page, wide, has_moment):
    page.graph.as_table.click()
    table = page.graph.table
    table.setFixedWidth(wide)
    table.resize(wide, 240)
    table.go_to(Ply(30))

    letters = table.columnWidth(MOVE) / table.fontMetrics().averageCharWidth()
    assert letters >= LEAST_LETTERS
    assert table.isColumnHidden(MOMENT) is not has_moment
    assert table.currentIndex().row() == 30
    assert not table.isColumnHidden(table.currentIndex().column())


def test_a_decision_leads_to_the_table_before_it_where_the_better_move_glows(page, window, session):
    chosen = page.decisions.model.decisions[0]
    page.decisions.list.clicked.emit(page.decisions.model.index(0, 0))

    assert not page.isVisible()
    assert window.side.replay.ply == chosen.ply - 1
    before = session.match.steps[chosen.ply - 1].state
    best = session.game.legal_moves(before)[chosen.best]
    scene = window.table.scene
    glowing = {item.place.target for item in scene.target_items if item.offer is not Offer.NONE}
    assert glowing
    assert glowing <= set(best.targets)
    assert window.table.prompt_bar.text.startswith("Anna played: ")
    assert "Better: " in window.table.prompt_bar.text

    ui_driver.click(window.side.replay_bar.review)
    assert page.isVisible()


def test_enter_in_the_graph_looks_at_this_moment(page, window):
    keys(page, Qt.Key.Key_PageUp)
    mistake = page.graph.ply
    keys(page, Qt.Key.Key_Return)
    assert window.side.replay.ply == mistake - 1

    ui_driver.click(window.side.replay_bar.review)
    keys(page, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert window.side.replay.ply == 0


def test_one_plays_on_from_the_place_in_the_graph(page, window):
    keys(page, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right)
    page.play_on.pressed.emit()

    assert window.side.replay.ply == 2
    asked: list[Luck] = []
    window.side.replay.play_wanted.disconnect()
    window.side.replay.play_wanted.connect(asked.append)
    (new_luck,) = (
        action for luck, action in window.side.replay_bar.lucks.items() if luck is Luck.NEW
    )
    assert new_luck in page.play_on.menu().actions()
    new_luck.trigger()
    assert asked == [Luck.NEW]


def test_the_mistake_of_another_is_shown_as_they_saw_it(page, window):
    page.decisions.whose.setCurrentIndex(2)
    page.decisions.whose.activated.emit(2)
    page.decisions.list.activated.emit(page.decisions.model.index(0, 0))

    assert window.table.controller.position.viewer == 1
    assert window.side.replay_bar.eyes.currentIndex() == 1
    assert window.table.prompt_bar.text.startswith("Margot played: ")


def test_escape_closes_it_and_tab_stays_within(page, window):
    for _ in range(len(page.in_order)):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert page.isAncestorOf(window.focusWidget())
    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert not page.isVisible()
    assert window.side.replay.is_open


def test_the_filters_leave_whose_and_what_is_asked_for(page, window):
    found = window.side.replay.reviewing.decisions
    page.decisions.whose.setCurrentIndex(2)
    page.decisions.whose.activated.emit(2)
    assert {one.seat for one in page.decisions.model.decisions} == {1}
    page.decisions.whose.setCurrentIndex(0)
    page.decisions.kinds.setCurrentIndex(1)
    page.decisions.kinds.activated.emit(1)
    listed = page.decisions.model.decisions
    assert 0 < len(listed) < len(found)
    costly = sum(one.kind is not Kind.FINE for one in listed)
    assert page.decisions.costly.text() == f"{costly} of {len(listed)} cost something."
    page.decisions.kinds.setCurrentIndex(0)
    page.decisions.order.setCurrentIndex(1)
    page.decisions.order.activated.emit(1)
    assert [one.ply for one in page.decisions.model.decisions] == [one.ply for one in found]


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("en", 150), ("hu", 150)])
def test_what_is_chosen_is_whole_in_the_smallest_window(unjudged, window, language, text):
    page, decisions = unjudged, unjudged.decisions
    window.resize(1024, 700)
    window.program.preferences.change(language=language, text_size=text)
    ui_driver.wait_for(lambda: page.width() == 1024 and not window.scale.is_moving, "the window")
    boxes = (decisions.order, decisions.whose, decisions.kinds)

    def are_whole():
        return all(box.shown_text == box.currentText() for box in boxes)

    ui_driver.wait_for(are_whole, "the boxes to have room", seconds=5)
    assert page._columns._page.direction() == QBoxLayout.Direction.LeftToRight
    rows = {box.y() for box in boxes}
    assert len(rows) == (2 if text == 100 else 3)


def test_the_menu_of_a_row_offers_nothing_without_a_current_row(page):
    decisions = page.decisions
    kind = decisions._kind(decisions.model.decisions[0].ply)
    decisions.list.setCurrentIndex(decisions.model.index(0))
    assert decisions.look_at.isEnabled()

    kinds = [decisions.kinds.itemText(at) for at in range(decisions.kinds.count())]
    other = next(at for at, name in enumerate(kinds) if at and name != kind)
    decisions.kinds.setCurrentIndex(other)
    decisions.kinds.activated.emit(other)

    assert not decisions.list.currentIndex().isValid()
    offered = (decisions.look_at, decisions.line, decisions.closer)
    assert not any(action.isEnabled() for action in offered)


def test_the_review_is_exported_for_spreadsheets(page, window, tmp_path, monkeypatch):
    path = tmp_path / "review.csv"
    monkeypatch.setattr(export, "ask_where", lambda *_: path)
    page.kinds["csv"].trigger()

    lines = path.read_text(encoding="utf-8-sig").splitlines()
    assert path.read_bytes().startswith(codecs.BOM_UTF8)
    assert len(lines) == 1 + len(window.side.replay.reviewing.decisions)
    assert "review.csv" in window.status.left.text()


def test_the_review_is_exported_as_a_record_that_opens_again(page, session, tmp_path, monkeypatch):
    path = tmp_path / "review.txt"
    monkeypatch.setattr(export, "ask_where", lambda *_: path)
    page.kinds["txt"].trigger()

    text = path.read_text(encoding="utf-8")
    costly = [one for one in page._replay.reviewing.decisions if one.kind is not Kind.FINE]
    assert text.count(" of the win; better ") == len(costly) > 3
    assert from_text(path.read_bytes(), load).match.moves == session.match.moves


def test_an_export_that_fails_is_told(page, monkeypatch):
    said = []
    monkeypatch.setattr(export, "ask_where", lambda *_: Path("/proc/no/such/review.json"))
    monkeypatch.setattr(export, "notice", lambda _parent, title, text: said.append((title, text)))
    page.kinds["json"].trigger()

    ((title, text),) = said
    assert title == "review.json could not be saved"
    assert text


def test_the_library_leads_to_the_review_of_a_finished_game(window, session, store, program, like):
    people, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
    begun = store.begin(GAME, options, people, seed=SEED, strict=False)
    store.keep(session)
    store.keep(replayed(begun, like, 10))
    window.library.refresh()
    saved = window.library.saved
    for entry in saved.model.entries:
        saved.choose(entry)
        assert saved.buttons["review"].isEnabled() == entry.is_over
    saved.choose(next(entry for entry in saved.model.entries if entry.is_over))
    ui_driver.click(saved.buttons["review"])

    assert window.side.review.page.isVisible()
    assert not window.ceremony.is_shown
    window.side.replay.reviewing.stop()


def test_mistakes_to_learn_lead_to_their_exercises(page, window, session, monkeypatch):
    asked: list[str] = []
    page.practice_wanted.connect(asked.append)
    monkeypatch.setattr(type(window), "practise", lambda *_: None)
    assert page.learn.isVisible() == (window.side.replay.reviewing.exercises > 0)
    page.learn.click()
    assert asked == [session.header.id]


def test_who_plays_alone_sees_the_automaton_beside_them(window, store, program, monkeypatch, qtbot):
    monkeypatch.setattr(program.thinking, "ask", lambda _question: 1)
    alone, seats = whole_game(GAME, 1, SEED), (SeatInfo("You"),)
    begun = store.begin(GAME, load(GAME).info.options_for(1), seats, seed=SEED, strict=False)
    window.show_table(replayed(begun, alone, alone.length))
    window.side.review.show()
    opened = window.side.review.page
    ui_driver.wait_for(lambda: opened.is_plotted, "the graph")
    opened.grab()

    assert "Aaron " in opened.graph.graph.said
    opened.graph.as_table.click()
    assert opened.graph.table.model().columnCount() == 5
    assert "You " in opened.graph.graph.said
    program.preferences.change(language="hu")
    qtbot.wait(50)
    assert "Te " in opened.graph.graph.said
    assert opened.graph.table.model().headerData(3, Qt.Orientation.Horizontal) == "Te"
    window.side.replay.reviewing.stop()


def test_the_table_shows_the_game_that_came_next(page, window, store, like):
    page.graph.as_table.click()
    people, options = (PERSON, *OTHERS[:2]), load(GAME).info.options_for(3)
    three = whole_game(GAME, 3, SEED)
    begun = store.begin(GAME, options, people, seed=SEED, strict=False)
    window.show_table(replayed(begun, three, three.length))
    window.side.review.show()
    ui_driver.wait_for(lambda: page.is_plotted, "the graph")

    assert page.graph.table.model().columnCount() == 6
    assert page.graph.table.model().rowCount() == three.length + 1


def test_a_short_game_is_not_worth_a_review(page, like, monkeypatch):
    monkeypatch.setattr(words, "FEWEST_PLIES", like.length + 1)
    page.header.show_state()

    assert page.header.state.text() == "Too short to review."
    assert not page.header.stop.isVisible()


def test_a_lost_process_is_told_on_the_page(page, window, program):
    window.side.replay.reviewing.run()
    program.thinking.failed.emit(1, Trouble.DIED)

    assert page.header.state.text() == "The analysis stopped. Everything found so far is kept."
    assert page.header.stop.text() == "Try again"


@pytest.fixture
def going_on(window, store, like, program, monkeypatch):
    """A game that is not over, with the questions that its review asks."""
    asked = []

    def ask(question):
        asked.append(question)
        return len(asked)

    monkeypatch.setattr(program.thinking, "ask", ask)
    monkeypatch.setattr(program.thinking, "cancel", lambda: None)

    def at(plies, *, strict=False):
        people, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
        begun = store.begin(GAME, options, people, seed=SEED, salt="5" * 32, strict=strict)
        window.show_table(replayed(begun, like, plies))
        asked.clear()
        return window.table.controller.session, asked

    return at


def test_of_a_game_that_goes_on_only_the_own_decisions_are_judged(window, program, going_on):
    session, asked = going_on(40)
    window.actions_by_name["review"].trigger()
    page, reviewing = window.side.review.page, window.side.replay.reviewing

    while reviewing.is_running:
        program.thinking.answered.emit(len(asked), Judged(0, 0.2, 0.01, 8.0, 0.5))

    seats = {session.match.steps[one.ply].seat for one in reviewing.decisions}
    assert seats == {Seat(0)}
    assert reviewing.decisions
    assert all(question.case.observation.seat == 0 for question in asked)
    assert session.header.aids.hints == 1
    hidden = (page.graph, page.skill, page.play_on, page.go_through, page.learn)
    assert [part.isVisible() for part in hidden] == [False] * len(hidden)
    assert page.points.cards[0].look_at.isVisible()
    assert not page.points.cards[0].line.isVisible()
    page.points.cards[0].retranslate()
    assert not page.points.cards[0].line.isVisible()
    assert page.header._result.text() == "Your decisions so far"
    assert page.decisions.list.model().rowCount() == len(reviewing.decisions)


def test_before_the_first_move_nothing_is_said_of_mistakes(window, going_on):
    session, _ = going_on(0)
    window.side.review.show()
    page = window.side.review.page

    assert session.match.length == 0
    assert page.header.state.text() == "Too short to review."
    assert page.points.nothing.text() == "There was nothing to decide."
    assert page.decisions.nothing.text() == "There was nothing to decide."


def test_a_decision_so_far_is_looked_at_and_the_game_goes_on(window, program, going_on):
    session, asked = going_on(40)
    window.side.review.show()
    replay = window.side.replay
    while replay.reviewing.is_running:
        program.thinking.answered.emit(len(asked), Judged(0, 0.2, 0.01, 8.0, 0.5))
    costly = turning_points(replay.reviewing.decisions)[0]

    ui_driver.click(window.side.review.page.points.cards[0].look_at)

    assert window.table.controller.position.ply == costly.ply - 1
    assert "Better" in window.table.prompt_bar.text or "better" in window.table.prompt_bar.text
    window.side.replay.back_to_now()
    assert replay.reviewing.decisions == []
    assert not replay.is_open
    assert session.match.length == window.table.controller.position.ply


def test_a_strict_game_is_reviewed_when_it_is_over(window, going_on):
    going_on(10, strict=True)

    assert not window.actions_by_name["review"].isEnabled()
    window.side.review.show()
    assert not window.side.review.page.isVisible()


def test_what_was_found_before_the_end_is_kept_for_the_whole_review(
    window, program, going_on, like, store
):
    session, asked = going_on(40)
    window.side.review.show()
    reviewing = window.side.replay.reviewing
    while reviewing.is_running:
        program.thinking.answered.emit(len(asked), Judged(0, 0.2, 0.01, 8.0, 0.5))
    known = {one.ply for one in reviewing.decisions}
    window.side.replay.back_to_now()

    for step in like.steps[session.match.length + 1 :]:
        session.match.play(step.move)
    store.keep(session)
    window.show_table(session)
    window.side.review.show()

    assert known <= {one.ply for one in window.side.replay.reviewing.decisions}
    assert window.side.review.page.graph.isVisible()
    assert window.side.review.page.header._result.text() != "Your decisions so far"


def test_another_game_takes_the_page_away(page, window):
    window.show_library()

    assert not page.isVisible()


def test_the_scale_shows_what_was_usual():
    values = [(100.0 + ply % 10, 110.0) for ply in range(99)] + [(0.0, 110.0)]
    scale = scale_for(values, Unit.POINTS)

    assert 90 < scale.low < 101
    assert scale.high > 109
    assert scale.share_of(0.0) == 0.0
    assert Ply(0) == 0
    assert 2 <= len(scale.lines) <= 8


def test_luck_and_play_of_many_players_are_bars_too(qtbot, store, program):
    """Low ones: together they take little more room than the words would."""
    options = load(GAME).info.options_for(4)
    session = store.begin(GAME, options, (PERSON, *OTHERS[:3]), seed=SEED, strict=False)
    told = Retelling(session, board_of(GAME))
    parts = [luck.LuckAndPlay(3.0 * side, 1.5 - side, 0.5) for side in range(4)]
    above = QWidget()
    qtbot.addWidget(above)
    skill = Skill(program.appearance, program.sprites, above)

    skill.show_game(Content(told, (), parts, ("pieces/common/seat_1",) * 4))

    rows = [row for row in skill._rows if not row.name.isHidden()]
    assert len(rows) == 4
    assert not any(row.bars.isHidden() for row in rows)
    assert not any("Luck" in row.kinds.text() for row in rows)
    assert rows[1].bars.accessibleName() == words.luck_and_play(parts[1])
    low = rows[1].bars.sizeHint().height()
    rows[1].bars.show_side(parts[1], 1.0, is_low=False)
    assert low < rows[1].bars.sizeHint().height()
