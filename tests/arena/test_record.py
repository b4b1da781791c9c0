"""`record FILE` writes a game as text and reads it back."""

import pytest

from burgundy_desktop.arena import record
from burgundy_desktop.storage.save_game import read, write
from tests.storage.played import a_match, a_save


@pytest.fixture
def ended(capsys):
    """Run the command; return its exit status, standard output and standard error."""

    def run(*arguments):
        status = record.main(list(map(str, arguments)))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture
def game(tmp_path):
    path = tmp_path / "game.burgundy"
    write(path, a_save(a_match(seed=4711)))
    return path


def test_a_game_becomes_text_and_a_game_again(ended, game, tmp_path):
    text, back = tmp_path / "game.txt", tmp_path / "back.burgundy"
    status, out, _ = ended(game)
    text.write_text(out)

    assert (status, out.splitlines()[0]) == (0, "burgundy record 1")
    assert ended(text, "--save-as", back) == (0, "", "")
    assert read(back).moves == read(game).moves
    assert read(back).position == read(game).position


def test_a_broken_record_names_the_move_and_makes_no_file(ended, game, tmp_path):
    text, back = tmp_path / "game.txt", tmp_path / "back.burgundy"
    text.write_text(ended(game)[1].replace("TakeTile", "StealTile", 1))

    status, out, error = ended(text, "--save-as", back)

    assert (status, out) == (1, "")
    assert ": StealTile" in error
    assert not back.exists()


def test_a_file_that_is_there_stays(ended, game, tmp_path):
    text = tmp_path / "game.txt"
    text.write_text(ended(game)[1])
    before = game.read_bytes()

    status, _, error = ended(text, "--save-as", game)

    assert (status, error) == (1, f"{game}: the file cannot be written (it is there already)\n")
    assert game.read_bytes() == before


@pytest.mark.parametrize("name", ["x" * 300, "game.txt/back.burgundy"])
def test_a_game_that_cannot_be_written_is_named(ended, game, tmp_path, name):
    text, back = tmp_path / "game.txt", tmp_path / name
    text.write_text(ended(game)[1])

    status, out, error = ended(text, "--save-as", back)

    assert (status, out) == (1, "")
    assert error.startswith(f"{back}: the file cannot be written (")


def test_what_is_no_game_and_what_is_not_there(ended, game, tmp_path):
    assert ended(game, "--save-as", tmp_path / "new")[0] == 1
    assert ended(tmp_path / "gone")[0] == 2
