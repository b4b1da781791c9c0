"""Where games and settings lie."""

from pathlib import Path

from burgundy_desktop.storage.folders import folders


def test_games_and_settings_lie_in_the_folders_of_the_person(own_folders):
    found = folders()

    assert found.saves == own_folders / "data_home" / "burgundy-desktop" / "games"
    assert found.bin == own_folders / "data_home" / "burgundy-desktop" / "bin"
    assert found.settings == own_folders / "config_home" / "burgundy-desktop" / "settings.json"


def test_one_variable_puts_everything_into_one_folder(tmp_path):
    found = folders({"BURGUNDY_DATA": str(tmp_path)})

    assert found.saves.parent == found.bin.parent == found.settings.parent == tmp_path


def test_a_relative_folder_does_not_move_with_the_program():
    found = folders({"BURGUNDY_DATA": "stick"})

    assert found.data == Path.cwd() / "stick"


def test_a_home_of_nobody_is_a_folder_like_any_other(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert folders({"BURGUNDY_DATA": "~nobody-of-this-name/x"}).data.is_relative_to(tmp_path)
