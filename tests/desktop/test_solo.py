"""One player against an automaton: the viewer, the step-by-step captions, and the end."""

import json
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from burgundy_desktop.arena import replay
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.small_picture import small_picture
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.match import sides
from burgundy_desktop.desktop.panels.saved_rows import line_of
from burgundy_desktop.desktop.table.log_book import LogBook
from burgundy_desktop.desktop.table.steps import ALL_STEPS, NEXT_STEP, PAUSE
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import play_on, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.games.castles_cards.events import AaronPlaced, SidesCompared, TripleCompleted

ANNA = SeatInfo("Anna")
GAME = "castles_cards"
PLAYER, AARON = 0, 1


@cache
def seed_won_by(side):
    """A seed with which a merchant wins or loses; which ones do changes as merchants learn."""
    games = ((seed, whole_game(GAME, 1, seed)) for seed in range(1, 40))
    return next(seed for seed, match in games if match.score.winners == (side,))


LOST = seed_won_by(AARON)
"""Seed of a game that a merchant loses."""


@pytest.fixture
def a_solo_game(store):
    def begin(seed=LOST, strict=False, game_id=GAME):
        options = load(game_id).info.options_for(1)
        return store.begin(game_id, options, (ANNA,), seed=seed, strict=strict)

    return begin


@pytest.fixture
def at_table(window, a_solo_game):
    """The table with a solo game; `pace` as it is chosen in the settings."""

    def sit(seed=LOST, pace="normal", game_id=GAME):
        window.program.preferences.change(pace=pace)
        window.show_table(a_solo_game(seed, game_id=game_id))
        return window.table

    return sit


def play_to_the_comparison(table):
    """Skip captions, and play until the comparison of both sides."""
    while table.showing.skip_steps():
        pass
    like = whole_game(GAME, 1, table.controller.session.match.seed)
    match = table.controller.session.match
    while not any(isinstance(event, SidesCompared) for event in match.steps[-1].events):
        table.controller.submit(like.steps[match.cursor + 1].move)
    table.scene.skip()
    return match.steps[-1]


def play_to_a_triple_of_the_automaton(table):
    """Of its step several things are seen."""
    match = table.controller.session.match
    like = whole_game(GAME, 1, match.seed)
    while not any(
        isinstance(event, TripleCompleted) and event.seat == AARON
        for event in match.steps[-1].events
    ):
        while table.showing.leave_step():
            pass
        table.scene.skip()
        table.controller.submit(like.steps[match.cursor + 1].move)


def test_the_person_s_card_is_not_lit_while_the_automaton_acts(at_table):
    table = at_table()
    clock = table.scene.turn_by_hand()
    play_to_a_triple_of_the_automaton(table)
    lit: set[int] = set()
    steps: set[int] = set()

    while table.showing.is_showing_steps:
        if table.showing.steps.now.step:
            steps.add(table.showing.steps.now.step)
            lit.update(card.card.seat for card in table.seats.cards if card.card.decides)
        if table.scene.is_animating:
            clock.turn(50)
        else:
            table.showing.next_step()

    assert steps
    assert lit == set()


def compares(table):
    return isinstance(table.showing.position.events[-1], SidesCompared)


def buttons(table):
    return [choice.target for choice in table.prompt_bar._prompt.choices]


def test_a_lone_player_sees_who_the_automaton_is(program, qtbot):
    dialog = NewGameDialog(program, GAME, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert len(dialog.seat_rows.players) == 2
    assert dialog.automaton.isHidden()

    dialog.form.count.setCurrentIndex(dialog.form.count.findData(1))

    assert not dialog.automaton.isHidden()
    assert not dialog.problem()
    assert dialog.session().match.state.aaron is not None


def test_games_without_an_automaton_show_none(program, qtbot):
    dialog = NewGameDialog(program, "castles", None)
    qtbot.addWidget(dialog)

    assert dialog.automaton is None


def test_the_first_pile_is_told_card_by_card(at_table, qtbot):
    table = at_table()
    assert table.showing.is_showing_steps
    assert buttons(table) == [PAUSE, NEXT_STEP, ALL_STEPS]

    shown = []
    while table.showing.is_showing_steps:
        table.scene.skip()
        estate = table.scene.position.observation.table.aaron.estate
        shown.append(sum(map(len, estate.columns)))
        table.showing.next_step()

    assert shown == [0, 1, 2]
    now = table.controller.position.observation
    assert table.scene.position.observation == now
    assert table.controller.may_choose


def test_a_hint_is_offered_when_the_steps_are_told(window, at_table):
    table = at_table()
    hint = window.actions_by_name["hint"]
    assert table.showing.is_showing_steps
    assert not hint.isEnabled()

    while table.showing.next_step():
        assert hint.isEnabled() is not table.showing.is_showing_steps

    assert table.controller.may_choose
    assert hint.isEnabled()


def test_steps_go_on_by_themselves(at_table, qtbot):
    table = at_table(pace="fast")

    qtbot.waitUntil(lambda: not table.showing.is_showing_steps)


def test_each_step_has_its_caption_and_its_line_in_the_log(at_table):
    table = at_table()
    while table.showing.next_step():
        events = table.showing.position.events
        placed = [event for event in events if isinstance(event, AaronPlaced)]
        seats, viewer = table.showing.position.seats, table.showing.position.viewer
        line = table.board.wording.log(placed[0], seats, viewer)
        assert table.scene.caption_text.startswith(line.text)
        table.scene.skip()
        assert line.text in [entry.line.text for entry in table.log.model.entries]


def test_the_log_does_not_run_ahead_of_the_table(at_table):
    table = at_table()
    whole = LogBook(table.board).entries(table.controller.session, table.showing.position.viewer)
    lengths = [len(table.log.model.entries)]
    while table.showing.next_step():
        table.scene.skip()
        lengths.append(len(table.log.model.entries))

    assert lengths == sorted(set(lengths))
    assert lengths[-1] == len(whole)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_skips_one_step(window, at_table, key):
    table = at_table()
    before = table.showing.steps.at

    QTest.keyClick(window, key)

    assert table.showing.steps.at == before + 1


def test_a_click_on_the_table_skips_one_step_and_means_nothing_else(at_table):
    table = at_table()
    before = table.showing.steps.at
    card = next(item.place.target for item in table.scene.target_items)
    place = table.view.mapFromScene(table.scene.place_of(card).center())

    ui_driver.click(table.view.viewport(), place)

    assert table.showing.steps.at == before + 1
    assert table.controller.selection.chooser.picked == ()
    assert table.scene.opened is None


def test_esc_skips_all_steps(window, at_table):
    table = at_table()

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not table.showing.is_showing_steps
    assert table.controller.may_choose


def test_a_pause_lets_each_step_wait(at_table, qtbot):
    table = at_table(pace="fast")
    ui_driver.click(next(b for b in table.prompt_bar.buttons if b.text() == "Pause"))
    at = table.showing.steps.at
    qtbot.waitUntil(lambda: not table.showing.lets_read and not table.scene.is_animating)
    assert table.showing.steps.at == at

    table.prompt_bar.chosen.emit(NEXT_STEP)
    assert table.showing.steps.at == at + 1
    ui_driver.click(next(b for b in table.prompt_bar.buttons if b.text() == "Resume"))

    qtbot.waitUntil(lambda: not table.showing.is_showing_steps)


def test_the_bar_tells_of_one_s_own_move_before_steps_have_their_buttons(window, at_table):
    table = at_table(seed=1, game_id="boonlake")
    table.scene.turn_by_hand()
    match, steps = table.controller.session.match, table.showing.steps
    like = whole_game("boonlake", 1, 1)
    while not steps.are_left or steps.now.step:
        while table.showing.leave_step():
            pass
        table.scene.skip()
        table.controller.submit(like.steps[match.cursor + 1].move)
    assert table.scene.is_animating
    assert buttons(table) == []
    assert table.prompt_bar.text.endswith("Press Space to continue at once.")

    QTest.keyClick(window, Qt.Key.Key_Space)

    assert table.showing.is_showing_steps
    assert buttons(table) == [PAUSE, NEXT_STEP, ALL_STEPS]


def test_nothing_can_be_chosen_while_steps_are_told(at_table):
    table = at_table()

    assert table.moves.model.total == 0
    assert table.scene.offers.offered == frozenset()


def test_the_rules_and_the_save_never_wait(at_table):
    table = at_table()
    play_to_the_comparison(table)
    match = table.controller.session.match

    assert table.showing.is_showing_steps
    assert match.state.round == 1
    assert table.controller.session.autosave.path.is_file()
    again = table._program.store.open(table.controller.session.autosave.path)
    assert again.match.state == match.state


def test_the_comparison_stays_until_somebody_goes_on(at_table, qtbot):
    table = at_table(pace="fast")
    step = play_to_the_comparison(table)
    told = next(event for event in step.events if isinstance(event, SidesCompared))
    assert table.showing.is_showing_steps
    assert buttons(table) == [NEXT_STEP]
    assert table.prompt_bar._prompt.moment == "Round A ends"
    assert table.prompt_bar.text.endswith(".")
    assert compares(table)
    assert table.showing.position.observation.table.round == told.round
    assert table.scores().sheet.lines == told.lines
    assert "comparison" in table.scene.shown
    assert table.scene.offers.offered == frozenset()

    table.scene.animation_finished.emit()
    assert not table.showing.lets_read
    assert compares(table)

    ui_driver.click(table.prompt_bar.buttons[0])
    assert not compares(table)
    qtbot.waitUntil(lambda: "comparison" not in table.scene.shown)  # a new backdrop comes first


def test_the_comparison_waits_at_every_pace(at_table):
    table = at_table(pace="instant")
    assert not table.showing.is_showing_steps

    play_to_the_comparison(table)

    assert table.showing.is_showing_steps
    assert table.showing.next_step()
    assert not table.showing.is_showing_steps


def test_a_click_anywhere_on_the_table_goes_on(at_table):
    table = at_table(pace="instant")
    play_to_the_comparison(table)

    ui_driver.click(table.view.viewport(), QPoint(3, 3))

    assert not table.showing.is_showing_steps


def test_undo_leaves_the_steps(window, at_table):
    table = at_table()
    play_to_the_comparison(table)

    window.actions_by_name["undo"].trigger()

    assert not table.showing.is_showing_steps
    assert table.controller.position.observation.table.round == 0
    assert "comparison" not in table.scene.shown


def test_another_language_tells_the_same_step(at_table):
    table = at_table()
    table.showing.next_step()
    at, before = table.showing.steps.at, table.prompt_bar.text

    table._program.preferences.change(language="hu")
    table.retell()

    assert table.showing.steps.at == at
    assert table.prompt_bar.text != before


def test_the_players_panel_shows_the_automaton_with_his_points(at_table):
    table = at_table(pace="instant")
    play_to_the_comparison(table)
    mine, theirs = (card.card for card in table.seats.cards)

    assert (mine.name, theirs.name) == ("Anna", "Aaron")
    assert theirs.face == "games/castles_cards/pieces/aaron"
    assert (theirs.sign, theirs.badge) == ("", "")
    assert theirs.role == "automaton"
    assert theirs.points == table.scores().sheet.total(1)
    assert [thing.count for thing in theirs.holdings][-1] == 4


def test_the_score_sheet_has_both_sides_at_any_moment(window, at_table):
    table = at_table(pace="instant")
    dialog = ScoreSheetDialog(window.program, table, window)
    header = dialog.panel.model.headerData

    assert [header(n, Qt.Orientation.Horizontal) for n in (1, 2)] == ["Anna", "Aaron"]
    dialog.deleteLater()


def test_at_once_and_in_steps_end_at_the_same_table(at_table):
    table = at_table(pace="normal")
    play_to_the_comparison(table)
    while table.showing.next_step():
        table.scene.skip()
    in_steps = dict(table.scene.shown)
    table.scene.set_pace(Pace.INSTANT, True)

    table.scene.show_position(table.controller.session.position(table.controller.position.ply, 0))

    assert dict(table.scene.shown) == in_steps


@pytest.fixture
def ended(a_solo_game):
    def play(seed):
        session = a_solo_game(seed)
        play_on(session.match, lambda _: False)
        return session

    return play


def test_a_lost_game_says_who_is_ahead(ended):
    session = ended(LOST)
    sheet = session.match.score
    assert sheet.winners == (1,)

    said = words.result(session)

    assert said.startswith("Aaron wins this time")
    assert f" {sheet.total(1) - sheet.total(0)} " in said


def test_a_game_that_was_not_lost_is_won(ended):
    session = ended(seed_won_by(PLAYER))

    assert "You win" in words.result(session)


def test_the_end_shows_both_sides_and_the_count(window, at_table):
    table = at_table(pace="instant")
    like = whole_game(GAME, 1, LOST)

    for step in like.steps[1:]:
        while table.showing.skip_steps() or table.showing.next_step():
            pass
        table.controller.submit(step.move)
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")

    assert window.ceremony.page.panel.title.text().startswith("Aaron wins this time")
    assert not table.showing.is_showing_steps
    assert "comparison" in table.scene.shown


def test_a_solo_game_counts_in_the_library_like_all_others(window, at_table, store):
    table = at_table(pace="instant")
    play_to_the_comparison(table)
    path = table.controller.session.autosave.path
    window.show_library()
    entry = next(e for e in window.library.saved.model.entries if e.path == path)

    assert "Anna, Aaron" in line_of(entry)
    assert window.library.boxes[GAME].go_on.isVisible()
    look, sprites = window.program.appearance, window.program.sprites
    small = small_picture(store.open(path), look, sprites, QSize(300, 210))
    assert not small.isNull()

    ui_driver.click(window.library.boxes[GAME].go_on)
    assert window.is_at_table
    assert not window.table.showing.is_showing_steps  # shown captions are not repeated


def test_a_saved_solo_game_replays_with_the_automatons_name(ended, capsys, store):
    session = ended(LOST)
    store.keep(session)

    assert replay.main([str(session.autosave.path), "--json"]) == replay.VERIFIED

    report = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in report["standings"]] == ["Aaron", "Anna"]


def test_sides_are_named_in_the_language_of_the_moment(program, a_solo_game):
    session = a_solo_game()
    program.language.speak("hu")

    assert [side.name for side in sides.sides(session)] == ["Anna", "Ubul"]
