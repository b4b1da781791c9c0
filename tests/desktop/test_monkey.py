"""Random clicks in every game break nothing, and failures are reported."""

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QComboBox

from burgundy_desktop import __main__ as program
from burgundy_desktop.desktop import monkey
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.monkey import looking, openings, runner, tables, widgets, windows
from burgundy_desktop.desktop.monkey.plans import Plan
from burgundy_desktop.desktop.pages import PAGES
from burgundy_desktop.games import found
from tests import thorough

ACTIONS = thorough.at_most(40, 16)


@pytest.fixture(autouse=True)
def as_before(qapp):
    """The application survives the program of the monkey."""
    before = (qapp.font(), qapp.palette(), qapp.style().name())
    yield
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyle(before[2])


@pytest.mark.parametrize("game_id", found())
def test_nothing_breaks(game_id, tmp_path):
    outcome = runner.run(game_id, ACTIONS, 27, tmp_path)

    assert outcome.problem is None, "\n".join((*outcome.trail, outcome.problem or ""))
    assert outcome.number == ACTIONS


def test_moves_are_counted(monkeypatch, tmp_path):
    """Whatever the chance: a game is begun, and then moves are played."""

    def play(_, ground, chance):
        move = tables.play_a_move(ground, chance)
        return move or Plan("begin", lambda: windows.begin_game(ground.window, "castles", 0.0))

    monkeypatch.setattr(runner, "draw", play)

    assert runner.run("castles", 5, 1, tmp_path).moves >= 4


def test_the_program_goes_on_after_it_was_quit_at_the_table(monkeypatch, tmp_path):
    def begin_and_quit(_, ground, __):
        window = ground.window
        if window.is_at_table:
            return Plan("quit", window.actions_by_name["quit"].trigger)
        return Plan("begin", lambda: windows.begin_game(window, "castles", 0.0))

    monkeypatch.setattr(runner, "RESTING_SECONDS", 60)
    monkeypatch.setattr(runner, "IN_A_ROW", 0.0)
    monkeypatch.setattr(runner, "draw", begin_and_quit)

    outcome = runner.run("castles", 4, 1, tmp_path)

    assert (outcome.problem, outcome.starts) == (None, 3)


def test_every_page_of_records_is_visited(monkeypatch, tmp_path):
    """From the library, from another page, and from the table."""
    seen = set()

    def turn(_, ground, chance):
        seen.add(ground.window.remembered.name)
        return windows.turn_to_page(ground, chance)

    monkeypatch.setattr(runner, "draw", turn)

    assert runner.run("castles", 30, 1, tmp_path).problem is None
    assert seen - {""} == set(PAGES)
    for known in (windows.PLAYING, windows.IN_THE_LIBRARY):
        assert windows.turn_to_page in {planner for _, planner in known}


def test_the_list_of_a_combo_box_is_there_until_it_was_clicked(monkeypatch, tmp_path):
    """Nobody else holds the popup, with which the list would go."""
    tasks = iter((open_a_box, widgets.press_row, widgets.press_row))

    def one_after_the_other(_, ground, chance):
        return next(tasks)(ground, chance)

    monkeypatch.setattr(runner, "draw", one_after_the_other)
    monkeypatch.setattr(widgets, "draw", one_after_the_other)

    outcome = runner.run("castles", 2, 1, tmp_path)

    assert outcome.problem is None, outcome.problem


def open_a_box(ground, _):
    box = QComboBox(ground.window)
    box.addItems(["one", "two"])
    box.show()
    return Plan("open a box", box.showPopup)


def only(monkeypatch, plan):
    """Let every random draw give this plan."""
    monkeypatch.setattr(runner, "draw", lambda *_: plan)


def break_something():
    raise KeyError("broken")


def warn():
    qWarning("a warning")


def break_later():
    QTimer.singleShot(0, break_something)


def say_so(window):
    notice(window, "A title", "A text.")


class TestWhatBreaksIsTold:
    @pytest.mark.parametrize("task", [break_something, break_later])
    def test_an_exception(self, monkeypatch, tmp_path, task):
        only(monkeypatch, Plan("break it", task))

        outcome = runner.run("castles", 5, 1, tmp_path)

        assert "KeyError: 'broken'" in (outcome.problem or "")
        assert outcome.trail[-1].endswith("break it")
        assert outcome.number < 5

    def test_a_warning_of_qt(self, monkeypatch, tmp_path):
        only(monkeypatch, Plan("warn", warn))

        outcome = runner.run("castles", 5, 1, tmp_path)

        assert "a warning" in (outcome.problem or "")

    def test_a_game_that_was_not_saved(self, monkeypatch, tmp_path):
        monkeypatch.setattr(runner, "SAVES_READ_EVERY", 1)
        monkeypatch.setattr(looking, "look", lambda _: None)
        played = []

        def play_behind_the_back(ground, _):
            controller = ground.window.table.controller
            if not controller.has_game:
                return Plan("begin", lambda: windows.begin_game(ground.window, "castles", 0.0))
            match = controller.session.match
            played.append(match.cursor)
            return Plan("cheat", lambda: match.play(match.legal_moves()[0]))

        monkeypatch.setattr(
            runner, "draw", lambda _, ground, chance: play_behind_the_back(ground, chance)
        )

        assert runner.run("castles", 5, 1, tmp_path).problem
        assert len(played) == 1

    def test_with_what_leads_there_again(self, monkeypatch, capsys):
        only(monkeypatch, Plan("break it", break_something))

        assert monkey.main(["--game", "castles", "--actions", "9", "--seed", "7"]) == 1

        said = capsys.readouterr().out
        assert "action 1 broke something" in said
        assert "again: ./burgundy monkey --game castles --seed 7 --actions 1" in said


def test_a_dialog_that_waits_is_answered(monkeypatch, tmp_path):
    """It would wait for ever; the report names the action that opened it and what was
    done in it.
    """
    done = []

    def tell(_, ground, chance):
        def do():
            say_so(ground.window)
            done.append(True)

        return Plan("tell", do)

    monkeypatch.setattr(runner, "draw", tell)

    assert runner.run("castles", 3, 1, tmp_path).problem is None
    assert len(done) == 3


def test_the_same_seed_does_the_same(monkeypatch, tmp_path):
    monkeypatch.setattr(runner, "TRAIL", 40)
    monkeypatch.setattr(runner, "look_at_save", lambda _: break_something())
    monkeypatch.setattr(runner, "SAVES_READ_EVERY", ACTIONS - 2)

    first, second = (
        runner.run("castles", ACTIONS, 3, tmp_path / name).trail for name in ("a", "b")
    )

    assert len(first) >= ACTIONS - 2
    assert first == second


def test_nobody_elses_games_are_touched(tmp_path, own_folders):
    runner.run("pillars", 5, 2, tmp_path)

    assert not list(own_folders.rglob("*.burgundy"))


def test_the_word_is_known(capsys):
    with pytest.raises(SystemExit):
        program.main(["monkey", "--help"])

    assert "--seed S" in capsys.readouterr().out


def test_memory_is_measured_after_each_opening(tmp_path):
    assert min(openings.measure(thorough.at_most(2, 1), 1, tmp_path).after) > 0


def test_memory_is_told(capsys, monkeypatch):
    """The peak, and the growth after the tenth opening."""
    for most, status in ((300.0, 0), (400.0, 1)):
        monkeypatch.setattr(monkey, "measure", lambda *_, mb=most: openings.Memory((mb,)))
        assert monkey.main(["--openings", "1"]) == status
        assert f"1 openings: {most:.0f} MB" in capsys.readouterr().out
    assert openings.Memory((100.0,) * 30).is_good
    assert not openings.Memory((400.0,)).is_good
    grows = openings.Memory(tuple(100.0 + 2 * n for n in range(40)))
    assert grows.growth == pytest.approx(2.0)
    assert not grows.is_good


@pytest.mark.parametrize("option", ["--actions", "--openings"])
@pytest.mark.parametrize("count", ["0", "-4", "x", "1.5", ""])
def test_at_least_one_action(capsys, option, count):
    with pytest.raises(SystemExit, match="2"):
        monkey.main([f"{option}={count}"])

    said = f"argument {option}: {count!r} is no whole number of at least 1\n"
    assert capsys.readouterr().err.endswith(said)
