"""A terminal does not obey what stands in a file."""

import attrs
import pytest

from burgundy_desktop.ai.cases import Stage
from burgundy_desktop.arena import replay, review
from burgundy_desktop.arena.terminal import one_line
from burgundy_desktop.storage.save_game import write
from tests.storage.played import a_match, a_save

RED, LEFT = "\x1b[31m", "\N{RIGHT-TO-LEFT OVERRIDE}"
NAME = f"A{RED}B\nC{LEFT}D"


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A file of a game whose players have names that a terminal would obey."""
    monkeypatch.setattr(review, "QUICK", Stage(2, 2))
    path, save = tmp_path / "game.burgundy", a_save(a_match(seats=2))
    seats = tuple(attrs.evolve(seat, name=NAME) for seat in save.header.seats)
    write(path, attrs.evolve(save, header=attrs.evolve(save.header, seats=seats)))
    return str(path)


def test_what_moves_colours_or_turns_is_escaped_and_letters_stay():
    assert one_line(NAME) == r"A\x1b[31mB\nC\u202eD"
    assert one_line("Őrs 👩‍🌾 שלום") == "Őrs 👩‍🌾 שלום"


@pytest.mark.parametrize("command", [replay.main, lambda call: review.main([*call, "--closely=0"])])
def test_names_are_told_in_one_line(command, game, capsys):
    assert not command([game])

    said = capsys.readouterr().out
    assert one_line(NAME) in said
    assert not {RED[0], LEFT} & set(said)
