"""Turns, chapters and points of a game."""

import attrs
import pytest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.outline import outline_of
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.games import found, load


@pytest.mark.parametrize("game_id", found())
def test_the_chapters_of_every_game_follow_each_other(game_id):
    match = whole_game(game_id, max(2, load(game_id).info.seats_min), 4711)
    outline = outline_of(match, board_of(game_id).chapters)

    places = [chapter.ply for chapter in outline.chapters]
    assert places == sorted(places)
    assert len(places) >= 3
    assert not places[0]
    assert len({chapter.name for chapter in outline.chapters}) == len(places)


def test_a_turn_is_what_one_seat_does_in_a_row():
    match = whole_game("castles", 2, 4711)
    outline = outline_of(match, {})

    for begin, end in zip(outline.turns, outline.turns[1:], strict=False):
        assert len({step.seat for step in match.steps[begin + 1 : end + 1]}) == 1
        assert outline.turn_after(begin) == end
        assert outline.turn_before(end) == begin
    assert outline.turns[-1] == outline.turn_after(match.length) == match.length


@pytest.mark.parametrize("game_id", ["castles_cards", "boonlake"])
def test_who_plays_alone_has_many_turns_too(game_id):
    match, board = whole_game(game_id, 1, 4711), board_of(game_id)
    alone = outline_of(match, board.chapters, board.ends_turn)

    assert len(alone.turns) > 2 * len(alone.chapters)


def test_points_are_those_of_the_score_sheet_after_each_move():
    match = whole_game("castles", 2, 4711)
    outline = outline_of(match, {})

    totals = [match.score.total(Seat(seat)) for seat in range(2)]
    assert list(outline.points[-1]) == totals
    assert outline.last == match.length


def test_a_game_without_moves_has_one_place():
    match = whole_game("castles", 2, 4711)
    begun = type(match)(match.game, match.options, match.seed)
    outline = outline_of(begun, board_of("castles").chapters)

    assert outline.turns == (0,)
    assert outline.turn_before(Ply(0)) == outline.chapter_after(Ply(0)) == outline.last == 0
    assert attrs.asdict(outline.chapters[0]) == {"ply": 0, "name": "A"}
