"""The text of a hint without the headings of the list of moves."""

import random

import pytest

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table.hint_line import Hint
from burgundy_desktop.games import found, load

PLIES = 150


def test_a_group_is_told_unless_it_only_gathers():
    placed = MoveWords("Place a worker", "Castle", "1 denier")
    passed = MoveWords("Other", "Pass", "+1 denier", gathers=True)

    assert Hint(None, placed, "").text == "Place a worker · Castle · 1 denier"
    assert Hint(None, passed, "").text == "Pass · +1 denier"


@pytest.mark.parametrize("game_id", found())
def test_no_hint_begins_with_what_gathers(game_id):
    game, wording = load(game_id), board_of(game_id).wording
    match = Match(game, game.info.options_for(max(2, game.info.seats_min)), 4711)
    said: set[MoveWords] = set()
    for _ in range(PLIES):
        seat = match.to_decide
        if seat is None:
            break
        said |= {wording.move(match.observe(seat), move) for move in match.legal_moves()}
        match.play(match.legal_moves()[-1])

    assert said
    assert all(words.gathers == (words.group == "Other") for words in said)


def hints_of(game_id, seed):
    """The hints for moves of a game by chance."""
    game, wording, chance = load(game_id), board_of(game_id).wording, random.Random(seed)
    match = Match(game, game.info.options_for(max(2, game.info.seats_min)), seed)
    for _ in range(PLIES):
        seat = match.to_decide
        if seat is None:
            return
        seen, move = match.observe(seat), chance.choice(list(match.legal_moves()))
        why = wording.hint(seen, move, game.facts(seen, move))
        yield Hint(move, wording.move(seen, move), why)
        match.play(move)


@pytest.mark.parametrize("game_id", found())
def test_no_reason_says_again_what_the_move_is_called(game_id):
    """What follows a colon, or a sentence without one, is something new."""
    for hint in hints_of(game_id, seed=3):
        sentences = hint.why.rstrip(".").split(". ")
        for said in (part.split(": ", 1)[-1] for part in sentences if part):
            assert said.lower() not in hint.text.lower(), (hint.text, hint.why)
