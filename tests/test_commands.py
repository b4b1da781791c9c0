"""What each command of the program says of itself."""

import importlib

import pytest

from burgundy_desktop import __main__ as program


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
