"""The places of the cards of the library, by the number of games and the size."""

from burgundy_desktop.desktop.library.grid import LAST, WELCOME, Cell, Room, fitting, grid
from tests.cases import for_each

NARROW = Room(width=300, gap=20, card=280, saved=320)


@for_each("boxes", range(2, 8))
@for_each("columns", [1, 2, 3])
@for_each("has_last", [True, False])
def test_no_cell_is_taken_twice_and_none_is_left_free(boxes, columns, has_last):
    found = grid(boxes, columns, has_last=has_last)

    taken = [
        (cell.row, cell.column + over)
        for cell in (*found.boxes, *found.asides.values(), found.saved)
        for over in range(cell.span)
    ]
    assert sorted(taken) == [
        (row, column) for row in range(found.rows) for column in range(columns)
    ]


def test_two_games_have_the_last_one_beside_them_and_who_is_new_below():
    found = grid(2, 3, has_last=True)

    assert found.asides == {LAST: Cell(0, 2), WELCOME: Cell(1, 0)}
    assert found.saved == Cell(1, 1, 2)


def test_where_nothing_is_to_go_on_with_who_is_new_is_told_beside_the_boxes():
    assert grid(2, 3, has_last=False).asides == {WELCOME: Cell(0, 2)}
    assert grid(3, 3, has_last=False).asides == {WELCOME: Cell(1, 0)}


def test_more_than_three_games_leave_no_room_for_either():
    assert grid(4, 3, has_last=True).asides == {}


def test_as_many_columns_as_have_room():
    def columns(width):
        return fitting(2, Room(width, 20, card=280, saved=320), has_last=True).columns

    assert [columns(880), columns(879), columns(580), columns(579)] == [3, 2, 2, 1]


def test_saved_games_count_with_all_the_columns_that_they_take():
    wide = Room(width=880, gap=20, card=280, saved=500)

    assert fitting(2, wide, has_last=True).columns == 3
    assert fitting(5, wide, has_last=True).columns == 1


def test_one_column_is_what_is_left_where_nothing_fits():
    assert fitting(2, NARROW, has_last=False).columns == 1
