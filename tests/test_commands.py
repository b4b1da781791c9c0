"""What each command of the program says of itself."""

import gc
import importlib

import pytest

from burgundy_desktop import __main__ as program
from burgundy_desktop.storage import save_game, text_record


@pytest.mark.parametrize("command", [command for command in program.COMMANDS if command != "games"])
def test_each_command_has_a_help_under_the_name_of_the_program(command, capsys):
    module, _ = program.COMMANDS[command]

    with pytest.raises(SystemExit) as ended:
        importlib.import_module(module).main(["--help"])

    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: burgundy-desktop {command} ")


def test_the_list_of_games_has_one_too(capsys):
    with pytest.raises(SystemExit):
        program.main(["games", "--help"])

    assert capsys.readouterr().out.startswith("usage: burgundy-desktop games ")


@pytest.mark.parametrize("suffix", [save_game.SUFFIX, text_record.SUFFIX])
@pytest.mark.parametrize("command", [[], ["play"]])
def test_what_can_be_opened_in_the_window_opens_by_its_name_alone(suffix, command, monkeypatch):
    run = []

    def note(name, _module, rest):
        run.append((name, rest))
        return 0

    monkeypatch.setattr(program, "_run", note)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    assert program.main([*command, f"a game{suffix}"]) == 0
    assert run == [("play", [f"a game{suffix}"])]


def test_a_word_that_is_neither_command_nor_game_is_refused(capsys):
    with pytest.raises(SystemExit):
        program.main(["game.pdf"])

    assert "invalid choice: 'game.pdf'" in capsys.readouterr().err
