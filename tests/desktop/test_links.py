"""A symbolic link to a saved game stays a link, and counts as the same game."""

import pytest

from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.opening import load as load_save
from burgundy_desktop.storage.settings import Settings, load_settings, save_settings
from tests.desktop.conftest import ANNA, BLUE


@pytest.fixture
def game(store, a_game):
    """A game of two moves in the store."""
    session = a_game(seats=(ANNA, BLUE))
    for _ in range(2):
        session.match.play(session.match.legal_moves()[0])
    store.keep(session)
    return session.autosave.path


def go_on(controller, session):
    controller.open(session)
    controller.submit(controller.position.legal[0])


def moves_in(path):
    return len(load_save(path, load).match.moves)


def test_a_link_from_outside_leads_to_the_game_itself(controller, store, game, tmp_path):
    link = tmp_path / "my game.burgundy"
    link.symlink_to(game)

    go_on(controller, store.take_in(link))

    assert controller.session.autosave.path == game
    assert link.is_symlink()
    assert moves_in(game) == 3
    assert len(store.library.entries()) == 1


def test_a_link_in_the_library_to_another_game_of_it(controller, store, game):
    link = game.with_name("link.burgundy")
    link.symlink_to(game.name)

    go_on(controller, store.open(link))

    assert link.is_symlink()
    assert moves_in(game) == moves_in(link) == 3


def test_a_link_in_the_library_to_a_file_elsewhere(controller, store, game, tmp_path):
    elsewhere = tmp_path / "elsewhere" / "game.burgundy"
    elsewhere.parent.mkdir()
    game.rename(elsewhere)
    game.symlink_to(elsewhere)

    go_on(controller, store.open(game))
    store.library.rename(game, "Sunday")

    assert game.is_symlink()
    assert moves_in(elsewhere) == 3
    assert [entry.header.title for entry in store.library.entries()] == ["Sunday"]


def test_a_folder_of_games_that_is_a_link(controller, home, store, game, tmp_path):
    moved = tmp_path / "moved"
    home.data.rename(moved)
    home.data.symlink_to(moved)

    go_on(controller, store.take_in(moved / "games" / game.name))

    assert controller.session.autosave.path == game
    assert moves_in(game) == 3


def test_two_windows_that_reach_one_game_by_two_ways_are_told_apart(
    controller, store, game, tmp_path
):
    link = tmp_path / "link"
    link.symlink_to(store.folders.data)
    beside = GameStore(Folders(link, link))
    theirs = beside.open(link / "games" / game.name)
    go_on(controller, store.open(game))

    theirs.match.play(theirs.match.legal_moves()[-1])
    beside.keep(theirs)

    assert theirs.autosave.path.name != game.name
    assert moves_in(theirs.autosave.path) == moves_in(game) == 3


def test_settings_that_are_a_link_stay_one(tmp_path):
    real, link = tmp_path / "dotfiles" / "settings.json", tmp_path / "settings.json"
    save_settings(real, Settings())
    link.symlink_to(real)

    save_settings(link, Settings(theme="dark"))

    assert link.is_symlink()
    assert load_settings(real).theme == "dark"
