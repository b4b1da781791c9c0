"""The board cache: what a board says of a move is worked out once in a position."""

import attrs

from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table.board_cache import with_cache
from tests.desktop.conftest import ANNA, BLUE


def test_what_was_told_of_a_move_is_not_asked_again_in_the_same_position():
    asked = []

    def cost(seen, move):
        asked.append((seen, move))
        return len(asked)

    board = with_cache(attrs.evolve(board_of("castles"), cost=cost))
    seen, move, other = object(), object(), object()

    assert [board.cost(seen, move), board.cost(seen, other), board.cost(seen, move)] == [1, 2, 1]
    assert board.cost(object(), move) == 3


def test_a_pick_puts_no_move_into_words_again(table, a_game):
    table.open(a_game(seats=(ANNA, BLUE)))
    told = []

    def move(observation, one):
        told.append(one)
        return wording.move(observation, one)

    wording = table.board.wording
    counting = attrs.evolve(table.board, wording=attrs.evolve(wording, move=move))
    table.around.take(table.scene, counting)
    table.around.show_all()
    assert told == list(table.controller.position.legal)

    table.controller.click(told[0].targets[0])

    assert told == list(table.controller.position.legal)
