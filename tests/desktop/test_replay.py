"""The replay: along the game by buttons, keys, slider and log, and by itself."""

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.player_faces import PERSONS
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.dialogs.play_from_here import PlayFromHereDialog
from burgundy_desktop.desktop.replay import player
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.games.pillars.board.wording.accessible_names import card_with_strength
from burgundy_desktop.games.pillars.tables.cards import cards_in
from tests import thorough
from tests.desktop.fitting import complaints
from tests.games.drawn_sizes import contrast

SEED = 4711


@pytest.fixture
def opened(window, store, qtbot):
    """Opens a game on the table: whole, or its first plies. Returns the half of the window."""

    def open_it(plies=None, game_id="castles", people=(PERSON, OTHERS[0])):
        like = whole_game(game_id, len(people), SEED)
        options = load(game_id).info.options_for(len(people))
        session = store.begin(game_id, options, people, seed=SEED, strict=False)
        window.show_table(replayed(session, like, like.length if plies is None else plies))
        return window.side

    return open_it


@pytest.fixture
def film(opened):
    """The replay of a game that was left where a person decides."""
    side = opened(plies=12)
    side.look_back()
    return side.replay


def test_every_move_is_shown_there_and_back(film, table):
    session, viewer = table.controller.session, table.controller.position.viewer
    film.to_start()
    for ply in range(13):
        assert film.ply == ply
        assert table.showing.position.observation == session.position(ply, viewer).observation
        film.forward()
    for ply in range(12, -1, -1):
        assert film.ply == ply
        assert table.showing.position.observation == session.position(ply, viewer).observation
        film.back()
    assert session.match.cursor == session.match.length == 12


def test_a_move_forward_is_played_and_any_other_way_jumps(film, table):
    film.go_to(5)
    assert not table.controller.position.events
    film.forward()
    assert table.controller.position.events == table.controller.session.match.steps[6].events


def test_the_bar_says_what_happened_in_the_words_of_the_log(film, table):
    film.go_to(6)

    line = next(entry for entry in table.log.model.entries if entry.ply == 6)
    assert table.prompt_bar.text.startswith(line.line.text)


def test_while_a_move_is_played_the_bar_says_it_and_nothing_of_space(film, table, window):
    """Space starts and stops the film: it does not continue."""
    window.program.preferences.change(pace="normal")
    for ply in range(11):
        film.go_to(ply)
        film.forward()
        assert table.scene.is_animating
        assert "Space" not in table.prompt_bar.text
        table.showing.skip()


def test_a_number_outside_leads_to_the_nearest_end(film):
    film.go_to(-3)
    assert film.ply == 0
    film.go_to(900)
    assert film.ply == 12


def test_keys_of_the_slider(film, window, table):
    slider = window.side.replay_bar.slider
    for key, with_ctrl, ply in (
        (Qt.Key.Key_Home, False, 0),
        (Qt.Key.Key_Right, False, 1),
        (Qt.Key.Key_Right, True, film.outline.turn_after(1)),
        (Qt.Key.Key_Left, True, film.outline.turn_before(film.outline.turn_after(1))),
        (Qt.Key.Key_PageDown, False, 12),
        (Qt.Key.Key_Left, False, 11),
        (Qt.Key.Key_End, False, 12),
        (Qt.Key.Key_PageUp, False, 0),
    ):
        held = Qt.KeyboardModifier.ControlModifier if with_ctrl else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(slider, key, held)
        assert film.ply == ply, key


def test_comma_and_dot_open_the_replay_and_escape_closes_it(opened, window, table):
    side = opened(plies=12)
    table.take_keyboard()

    QTest.keyClick(table.view, Qt.Key.Key_Comma)
    assert side.replay.is_open
    assert side.replay.ply == 11
    QTest.keyClick(table.view, Qt.Key.Key_Period)
    assert side.replay.ply == 12

    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not side.replay.is_open
    assert side.replay_bar.isHidden() or not side.replay_bar.isVisible()


def test_clicks_on_slider_buttons_and_number(film, window):
    bar = window.side.replay_bar
    ui_driver.click(bar.buttons["to_start"])
    assert film.ply == 0
    assert not bar.buttons["back"].isEnabled()
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=QPoint(bar.slider.width() - 2, 5))
    assert film.ply == 12
    assert not bar.buttons["forward"].isEnabled()
    bar.number.setValue(7)
    assert film.ply == 7


def test_the_film_runs_to_its_end_and_stops(film, qtbot, monkeypatch):
    monkeypatch.setattr(player, "REST_MS", dict.fromkeys(player.REST_MS, 0))
    seen = []
    film.changed.connect(lambda: seen.append(film.ply))

    film.run()  # it is at its end, so it begins anew
    qtbot.waitUntil(lambda: not film.is_running)

    assert sorted(set(seen)) == list(range(13))
    assert film.ply == 12


def test_the_film_of_an_automaton_shows_its_steps_and_goes_on(opened, qtbot, monkeypatch):
    monkeypatch.setattr(player, "REST_MS", dict.fromkeys(player.REST_MS, 0))
    side = opened(plies=9, game_id="castles_cards", people=(PERSON,))
    side.look_back()

    side.replay.run()
    qtbot.waitUntil(lambda: not side.replay.is_running)

    assert side.replay.ply == 9


def test_a_line_of_the_log_shows_its_moment_while_the_mouse_is_there(film, table, qtbot):
    film.go_to(9)
    entry = next(entry for entry in table.log.model.entries if entry.ply == 4)

    table.log.entry_pointed_at.emit(entry)
    qtbot.waitUntil(lambda: film.ply == 4)
    table.log.entry_pointed_at.emit(None)
    qtbot.waitUntil(lambda: film.ply == 9)


def test_a_line_that_was_clicked_stays(film, table, qtbot):
    film.go_to(9)
    entry = next(entry for entry in table.log.model.entries if entry.ply == 4)
    table.log.entry_pointed_at.emit(entry)
    table.log.entry_chosen.emit(entry)
    table.log.entry_pointed_at.emit(None)
    QTest.qWait(2 * player.GLIMPSE_MS)

    assert film.ply == 4


def test_hidden_hands_stay_hidden_while_the_game_runs(opened, table):
    people = (PERSON, SeatInfo("Bea"), SeatInfo("Cili"))
    side = opened(plies=14, game_id="pillars", people=people)
    table.controller.uncover()
    side.look_back()
    viewer = table.controller.position.viewer

    table.controller.look_through((viewer + 1) % 3)
    side.replay.go_to(6)

    assert not side.replay_bar.eyes.isVisible()
    assert table.showing.position.observation.seat == viewer


def test_a_finished_game_is_seen_through_the_eyes_of_everybody(opened, table):
    people = (PERSON, SeatInfo("Bea"), SeatInfo("Cili"))
    side = opened(game_id="pillars", people=people)
    side.look_back()
    side.replay.go_to(6)

    session = table.controller.session
    usual = session.viewer_at(session.match.cursor)
    other = (usual + 1) % 3

    side.replay_bar.eyes.activated.emit(other)
    assert table.showing.position.observation.seat == other
    assert side.replay.ply == 6
    side.replay.to_end()
    assert table.controller.covered_for is None
    assert table.showing.position.observation.seat == other

    side.replay.go_to(9)
    side.replay.close()
    assert table.controller.covered_for is None
    assert table.showing.position.observation.seat == usual
    assert table.showing.position.ply == session.match.length


def test_once_a_game_is_over_the_hands_of_all_can_lie_open(opened, table):
    people = (PERSON, SeatInfo("Bea"), SeatInfo("Cili"))
    side = opened(game_id="pillars", people=people)
    bar, session = side.replay_bar, table.controller.session
    side.replay.go_to(6)
    viewer = table.controller.position.viewer
    other = Seat((viewer + 1) % 3)

    bar.eyes.activated.emit(bar.eyes.findData(EVERYBODY))

    assert bar.eyes.currentText() == "Everyone's cards"
    seen = table.showing.position.observation
    state = session.match.steps[6].state
    assert seen.seat == viewer
    assert [one.hand for one in seen.table.players] == [one.hand for one in state.players]
    name = table.board.wording.target(seen, target("held", other))
    first = min(cards_in(state.players[other].hand))
    assert card_with_strength(first) in name

    side.replay.forward()
    assert all(one.hand for one in table.showing.position.observation.table.players)
    bar.eyes.activated.emit(bar.eyes.findData(other))
    assert table.showing.position.observation == session.match.game.observe(
        session.match.steps[7].state, other
    )
    side.replay.close()
    assert not table.controller.position.is_open


@pytest.mark.parametrize("game_id", found())
def test_open_hands_are_offered_where_something_was_hidden_and_shown_to_the_end(
    opened, table, game_id
):
    people = (PERSON, *OTHERS[:2]) if game_id == "pillars" else (PERSON, OTHERS[0])
    side = opened(game_id=game_id, people=people)
    bar, film, session = side.replay_bar, side.replay, table.controller.session
    at = bar.eyes.findData(EVERYBODY)
    assert (at >= 0) == (game_id in {"boonlake", "castles_cards", "pillars"})
    if at < 0:
        return
    bar.eyes.activated.emit(at)
    for ply in range(0, film.outline.last, thorough.one_in(9, 27)):
        film.go_to(ply)
        film.forward()
        seen, state = table.showing.position.observation.table, session.match.steps[ply + 1].state
        table.showing.skip()
        for one, as_played in zip(seen.players, state.players, strict=True):
            assert one.hand == as_played.hand


def test_no_hand_lies_open_while_a_game_runs(opened, table):
    people = (PERSON, SeatInfo("Bea"), SeatInfo("Cili"))
    side = opened(plies=14, game_id="pillars", people=people)
    controller = table.controller
    controller.uncover()
    side.look_back()
    viewer, session = controller.position.viewer, controller.session

    controller.look_through(EVERYBODY)
    side.replay.go_to(6)

    assert side.replay_bar.eyes.findData(EVERYBODY) == -1
    as_usual = session.match.game.observe(session.match.steps[6].state, viewer)
    assert table.showing.position.observation == as_usual
    assert session.position(Ply(6), viewer, is_open=True).observation == as_usual
    assert session.seen(session.match.steps[6].state, viewer, is_open=True) == as_usual


def test_a_line_that_has_ended_opens_no_hand_of_a_game_that_runs(opened, table):
    """An end that was taken back is kept as a branch."""
    opened(game_id="pillars", people=(PERSON, *OTHERS[:2]))
    session = table.controller.session
    line = LineSession(
        session.match.up_to(session.match.length),
        session.autosave,
        of_game=session,
        base=session.match.length - 1,
    )
    assert line.position(Ply(6), Seat(0), is_open=True).is_open
    session.match.go_to(Ply(session.match.length - 1))
    assert not line.may_open_hands
    assert not line.position(Ply(6), Seat(0), is_open=True).is_open


def test_a_line_that_has_ended_tells_nothing_of_a_game_that_runs(opened, window, table):
    """Neither what was better where one decides again, nor the luck to come."""
    side, controller = opened(game_id="castles_cards"), table.controller
    controller.undo()
    game = controller.session
    played = game.match.steps[game.match.cursor + 1].move
    controller.submit(next(move for move in game.match.legal_moves() if move != played))
    side.branching.open(game.branches[0])
    assert controller.session.match.is_over
    assert not game.match.is_over
    assert side.ceremony.page.buttons.review.isHidden()

    side.ceremony.put_away()
    side.replay.to_start()
    assert side.replay.kinds_of_luck == (Luck.NEW,)
    bar = side.replay_bar
    assert [bar.review.isHidden(), bar.review_row.isHidden(), bar.others.isHidden()] == [True] * 3
    assert not window.actions_by_name["review"].isEnabled()
    side.review.show()
    assert not side.review.is_shown


def test_a_finished_game_of_several_persons_is_looked_back_on_at_once(at_its_end):
    """Nothing is hidden any more: nobody has to be waited for."""
    side = at_its_end("boonlake", (PERSON, SeatInfo("Blue"))).side

    assert side.replay.is_open
    assert side.table.controller.covered_for is None
    ui_driver.click(side.ceremony.page.buttons.review)
    assert side.replay.reviewing.is_running


def test_the_end_of_a_game_leads_to_its_film(opened):
    side = opened()
    assert side.replay.is_open  # a finished game has its bar by itself
    ui_driver.click(side.ceremony.page.buttons.replay)

    assert not side.ceremony.is_shown
    assert side.replay.is_running
    assert side.replay.ply == 0


def test_another_game_on_the_table_has_no_replay_of_its_own(film, opened):
    opened(plies=3)

    assert not film.is_open


def test_everything_has_a_name(film, window):
    for part in window.side.replay_bar.in_order:
        interface = QAccessible.queryAccessibleInterface(part)
        assert interface.text(QAccessible.Text.Name), part


def test_opponents_wait_until_the_replay_is_closed(film, table, qtbot):
    assert table.controller.session.match.to_decide == 1
    QTest.qWait(100)
    assert table.controller.session.match.length == 12

    film.close()
    qtbot.waitUntil(lambda: table.controller.session.match.length > 12)


def test_nobody_is_said_to_think_while_opponents_wait_for_the_replay(film, table, monkeypatch):
    monkeypatch.setattr(table.controller.ai_requests, "ask", lambda *_: None)
    assert table.prompt_bar.text == "Margot is next."

    film.close()
    assert table.prompt_bar.text == "Margot is thinking…"


@pytest.mark.parametrize("way", ["button", "key"])
def test_back_to_now_lets_a_game_go_on_and_a_finished_one_rest(opened, window, table, way):
    def back():
        if way == "button":
            ui_driver.click(table.prompt_bar.now)
        else:
            window.actions_by_name["back_to_now"].trigger()

    replay = opened(plies=12).replay
    replay.open()
    replay.back()
    assert table.controller.ai_requests.waits_for_person
    back()
    assert (replay.is_open, table.controller.ai_requests.waits_for_person) == (False, False)

    finished = opened().replay
    finished.open()
    finished.back()
    back()
    assert (finished.is_open, finished.is_at_end) == (True, True)


def test_playing_on_ends_the_replay(opened, table):
    side = opened(plies=12, people=(PERSON, SeatInfo("Bea")))
    side.look_back()
    table.controller.submit(table.controller.session.match.legal_moves()[0])

    assert not side.replay.is_open


def test_another_move_in_place_of_the_last_one_ends_the_replay_too(window, a_game, table):
    window.show_table(a_game((PERSON, SeatInfo("Bea"))))
    controller = table.controller
    last = controller.session.match.legal_moves()[0]
    controller.submit(last)
    window.side.look_back()
    controller.undo()
    assert window.side.replay.is_open

    controller.submit(next(m for m in controller.session.match.legal_moves() if m != last))

    assert not window.side.replay.is_open


def from_here(window, luck):
    """The dialog that asks who plays on."""
    window.side.replay_bar.lucks[luck].trigger()
    return window.findChildren(PlayFromHereDialog)[-1]


def play_on(window, luck):
    """Play from here, with the players as they were."""
    from_here(window, luck).accept()


def test_the_players_are_as_they_were_until_they_are_changed(opened, window, table):
    side = opened()
    before = table.controller.session
    side.look_back()
    side.replay.go_to(30)
    dialog = from_here(window, Luck.SAME)
    assert dialog.seats == before.header.seats
    first, second = dialog.seat_rows.rows
    first.who.setCurrentIndex(first.who.findData("merchant"))
    second.who.setCurrentIndex(second.who.findData(""))
    second.name.setText("Ida")
    ui_driver.click(dialog.form.fresh)

    ui_driver.click(dialog.form.start)

    after = table.controller.session
    assert [info.level for info in after.header.seats] == ["merchant", ""]
    assert after.header.seats[0].character
    assert after.header.seats[1].name == "Ida"
    assert not after.match.from_setup
    assert before.header.seats == (PERSON, OTHERS[0])


@pytest.mark.parametrize("face", PERSONS[:3])
def test_a_person_is_shown_with_the_face_of_the_game(window, a_game, face):
    window.show_table(a_game((SeatInfo("Anna", face=face), SeatInfo("Bea"))))
    controller = window.table.controller
    controller.submit(controller.session.match.legal_moves()[0])
    window.side.look_back()
    window.side.replay.go_to(0)

    dialog = from_here(window, Luck.NEW)

    assert dialog.seat_rows.rows[0].face.face == face
    assert dialog.seats == controller.session.header.seats
    dialog.reject()


def test_two_players_of_one_name_cannot_begin(opened, window):
    opened()
    window.side.look_back()
    window.side.replay.go_to(30)
    dialog = from_here(window, Luck.SAME)
    second = dialog.seat_rows.rows[1]
    second.who.setCurrentIndex(second.who.findData(""))
    second.name.setText("ANNA")

    assert not dialog.form.start.isEnabled()
    assert dialog.form.problem.text() == "Two players have the same name."
    dialog.reject()


def test_a_game_that_runs_is_played_on_with_new_luck_alone_and_is_not_clean_then(
    film, window, store
):
    before = window.table.controller.session
    film.go_to(4)
    dialog = from_here(window, Luck.NEW)
    assert not dialog.form.same.isEnabled()

    dialog.accept()

    assert store.open(before.autosave.path).header.aids.played_on == 1
    assert window.table.controller.session is not before


def test_a_finished_game_is_played_on_with_the_same_luck_or_with_new_luck(opened, window, table):
    side = opened()
    before = table.controller.session
    side.look_back()
    side.replay.go_to(30)

    play_on(window, Luck.SAME)
    after = table.controller.session
    assert after.match.length == after.match.cursor == 30
    assert after.match.state == before.match.steps[30].state
    assert (after.header.origin.kind, after.header.origin.ply) == ("branch", 30)
    assert after.header.origin.of == before.header.id
    assert after.autosave.path != before.autosave.path
    assert before.match.is_over

    window.show_table(before)
    side.replay.go_to(30)
    play_on(window, Luck.NEW)
    viewer = table.controller.position.viewer
    assert not table.controller.session.match.from_setup
    assert table.controller.session.match.observe(viewer) == before.position(30, viewer).observation


def test_the_luck_to_come_of_a_game_that_runs_stays_hidden(film, window):
    film.go_to(4)

    assert film.kinds_of_luck == (Luck.NEW,)
    assert not window.side.replay_bar.lucks[Luck.SAME].isVisible()


def test_a_strict_game_is_played_on_only_after_its_end(opened, window, store):
    options = load("castles").info.options_for(2)
    window.show_table(store.begin("castles", options, (PERSON, OTHERS[0]), seed=1, strict=True))
    window.side.look_back()

    assert not window.side.replay.kinds_of_luck
    assert not window.side.replay_bar.play_on.isEnabled()
    assert "strict" in window.side.replay_bar.play_on.toolTip()


@pytest.mark.parametrize("game_id", found())
def test_a_branch_of_every_game_is_saved_opened_and_played_on(store, game_id):
    seats = max(2, load(game_id).info.seats_min)
    like = whole_game(game_id, seats, SEED)
    options = load(game_id).info.options_for(seats)
    people = (PERSON, *OTHERS[: seats - 1])
    session = store.begin(game_id, options, people, seed=SEED, strict=False)
    replayed(session, like, like.length)
    for luck in Luck:
        branch = store.branch(session, like.length // 2, luck, Seat(0))
        store.keep(branch)
        again = store.open(branch.autosave.path)

        assert again.match.state == branch.match.state
        assert again.match.legal_moves()
        again.match.play(again.match.legal_moves()[0])


def test_there_is_no_replay_under_the_cover(opened, table):
    side = opened(plies=14, game_id="pillars", people=(PERSON, SeatInfo("Bea"), SeatInfo("Cili")))
    assert table.controller.covered_for is not None

    side.look_back()
    assert not side.replay.is_open
    table.controller.uncover()
    side.look_back()
    assert side.replay.is_open


TABLES = [(game_id, 2) for game_id in found() if game_id != "pillars"]


@pytest.mark.parametrize(
    ("game_id", "seats"), [*TABLES, ("pillars", 3), ("castles_cards", 1), ("boonlake", 1)]
)
def test_everything_on_the_bar_is_pressed_in_every_game(opened, window, table, game_id, seats):
    """With an automaton too; each part leaves the table where it says."""
    side = opened(game_id=game_id, people=(PERSON, *OTHERS[: seats - 1]))
    side.look_back()
    replay, bar = side.replay, side.replay_bar
    last = replay.outline.last
    for name, ply in (
        ("to_start", 0),
        ("turn_forward", replay.outline.turn_after(Ply(0))),
        ("forward", replay.outline.turn_after(Ply(0)) + 1),
        ("back", replay.outline.turn_after(Ply(0))),
        ("turn_back", 0),
        ("to_end", last),
    ):
        ui_driver.click(bar.buttons[name])
        assert replay.ply == ply, name
    ui_driver.click(bar.buttons["run_or_stop"])
    assert (replay.is_running, replay.ply) == (True, 0)
    ui_driver.click(bar.buttons["run_or_stop"])
    assert not replay.is_running
    for chapter in replay.outline.chapters[1:]:
        QTest.keyClick(bar.slider, Qt.Key.Key_PageDown)
        assert replay.ply == chapter.ply
    assert bar.eyes.count() == seats + table.controller.session.hides_hands
    for seat in range(seats):
        bar.eyes.activated.emit(seat)
        assert table.controller.position.viewer == seat
    replay.go_to(last // 2)
    play_on(window, Luck.NEW)
    assert table.controller.session.header.origin.ply == last // 2


THEMES = ("parchment", "slate", "parchment_contrast", "slate_contrast")


def test_the_lines_of_the_slider_are_seen_on_every_ground(opened, monkeypatch):
    slider, pale = opened().replay_bar.slider, []
    for theme in THEMES:
        palette = load_palette(theme)
        monkeypatch.setattr(slider._look, "palette", palette)
        grounds = (palette.surfaces.recess, palette.surfaces.panel, palette.surfaces.dock)
        lines = [*(slider._colour(seat) for seat in range(5)), palette.chart.first]
        pale += [
            (theme, line, ground)
            for line, ground in product(lines, grounds)
            if contrast(QColor(line), QColor(ground)) < 3
        ]

    assert pale == []


def test_the_number_of_the_move_keeps_clear_of_its_rim(opened):
    number = opened().replay_bar.number
    field = number.lineEdit()
    field.setCursorPosition(0)

    assert field.mapTo(number, field.cursorRect().center()).x() >= 8


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", ["castles", "pillars"])
def test_the_bar_of_a_finished_game_fits_in_a_small_window_with_large_text(
    opened, grow, program, language, game_id
):
    side = opened(game_id=game_id, people=(PERSON, *OTHERS[:3]))
    bar, eyes = side.replay_bar, side.replay_bar.eyes
    grow(QSize(1280, 800))
    assert bar._eyes_label.isVisible()

    grow(QSize(1024, 700))
    program.preferences.change(language=language, text_size=150)
    QCoreApplication.processEvents()
    eyes.setCurrentIndex(eyes.count() - 1)

    assert bar.minimumSizeHint().width() <= bar.width()
    assert list(complaints(bar)) == []
    assert eyes.shown_text == eyes.currentText()
    field, longest = bar.number.lineEdit(), f"{bar.number.prefix()}999{bar.number.suffix()}"
    assert field.fontMetrics().horizontalAdvance(longest) < field.width() - 8
