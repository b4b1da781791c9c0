"""The count of a score sheet: its rows, its columns, and what decided it, without a window."""

import attrs
import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.ending.columns_layout import ColumnsLayout
from burgundy_desktop.desktop.ending.count import count_of, decider
from burgundy_desktop.desktop.ending.words import ties
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.games import found, load

ORDER = ("regions", "goods", "losses", "tile_1", "tile_2")
GROUPS = {"tile_1": "tiles", "tile_2": "tiles"}


def sheet_of(*sides, tie_breaks=None):
    """A final sheet: for each side its points by reason."""
    lines = tuple(
        ScoreLine(Seat(seat), reason, points)
        for seat, side in enumerate(sides)
        for reason, points in side.items()
    )
    totals = {Seat(seat): sum(side.values()) for seat, side in enumerate(sides)}
    breaks = tie_breaks or dict.fromkeys(totals, ())
    return ScoreSheet(lines, rank(totals, breaks, ("tie",) * len(breaks[0])), final=True)


def count(*sides, **more):
    return count_of(sheet_of(*sides, **more), ORDER, GROUPS)


def test_of_a_game_that_ended_early_nobody_can_say_who_would_have_won():
    sheet = attrs.evolve(sheet_of({"regions": 2}, {"goods": 5}), ended_early=True)

    found = decider(count_of(sheet, ORDER, GROUPS))

    assert found.reason == "goods"
    assert found.would_have_won is None


@pytest.mark.parametrize(
    ("person", "said"),
    [
        (Seat(0), "Tied on points: you are ahead with more coins."),
        (Seat(1), "Tied on points: Anna is ahead with more coins."),
        (None, "Tied on points: Anna is ahead with more coins."),
    ],
)
def test_who_is_spoken_to_is_told_of_a_tie_as_such(person, said):
    """It said “You is ahead”."""
    sheet = sheet_of({"goods": 5}, {"goods": 5}, tie_breaks={Seat(0): (1,), Seat(1): (0,)})
    seats = SeatInfo("Anna"), SeatInfo("Margot", "merchant")
    wording = attrs.evolve(board_of("castles").wording, tie_break=lambda _: "with more coins")

    assert ties(sheet, seats, wording, person) == said


def test_every_reason_that_brought_something_has_a_row_in_the_order_of_the_game():
    counted = count({"losses": -2, "regions": 5}, {"tile_2": 3, "tile_1": 4})

    assert [row.reason for row in counted.rows] == ["regions", "losses", "tiles"]
    assert [row.points for row in counted.rows] == [(5, 0), (-2, 0), (0, 7)]
    assert [part.reason for part in counted.rows[2].parts] == ["tile_1", "tile_2"]


@pytest.mark.parametrize("game_id", found())
def test_the_rows_of_every_game_add_up_to_its_score_sheet(game_id):
    game = load(game_id)
    match = whole_game(game_id, game.info.seats_min, 4711)
    sheet, board = match.score, board_of(game_id)

    counted = count_of(sheet, game.reasons, board.groups)

    for seat in counted.seats:
        assert counted.sum_of(seat, [1.0] * len(counted.rows)) == sheet.total(seat)
        for row in counted.rows:
            single = [part.reason for part in row.parts] or [row.reason]
            assert row.points[seat] == sum(sheet.points(seat, reason) for reason in single)


@pytest.mark.parametrize("game_id", found())
def test_every_row_of_every_game_has_a_sign_and_a_name(game_id):
    board = board_of(game_id)
    rows = {*load(game_id).reasons, *board.groups.values()}

    assert set(board.signs) == rows
    assert all(board.wording.reason(row) for row in rows)


def test_the_largest_lead_decided_and_without_it_another_would_have_won():
    found = decider(count({"regions": 10, "goods": 15}, {"regions": 21}))

    assert (found.reason, found.points) == ("goods", (15, 0))
    assert (found.would_have_won, found.by) == (1, 11)


def test_of_equal_leads_the_first_one_decided():
    assert decider(count({"regions": 5, "goods": 5}, {"losses": -1})).reason == "regions"


def test_without_it_a_third_player_may_have_won():
    found = decider(count({"goods": 30}, {"regions": 11, "goods": 14}, {"regions": 20}))

    assert found.second == 1
    assert (found.would_have_won, found.by) == (2, 9)


def test_who_wins_anyway_is_not_said_to_have_needed_it():
    assert decider(count({"regions": 10, "goods": 15}, {"regions": 9})).would_have_won is None


def test_nothing_decided_a_shared_victory():
    assert decider(count({"regions": 5}, {"goods": 5})) is None


def test_a_tile_of_a_group_decides_by_itself():
    found = decider(count({"tile_1": 6, "tile_2": 1}, {"tile_2": 5}))

    assert found.reason == "tile_1"


SIDES = ({"regions": 30, "goods": 10, "losses": -4}, {"regions": 20, "goods": 40})


def layout(shares=(1.0, 1.0, 1.0), width=500.0, height=400.0):
    place = ColumnsLayout(count(*SIDES), width, height, float)
    return place, [place.parts(seat, shares) for seat in place.count.seats]


def test_gains_stand_on_the_line_and_losses_hang_below_it():
    place, (mine, _) = layout()

    assert [part.is_loss for part in mine] == [False, False, True]
    assert mine[0].top + mine[0].height == pytest.approx(place.line)
    assert mine[1].top + mine[1].height == pytest.approx(mine[0].top)
    assert mine[2].top == pytest.approx(place.under)


def test_a_point_is_as_high_in_every_column():
    place, columns = layout()

    for part in (part for parts in columns for part in parts):
        assert part.height == pytest.approx(abs(part.points) * place.point)


@pytest.mark.parametrize("width", [180, 500, 900])
@pytest.mark.parametrize("height", [200, 400, 900])
def test_columns_portraits_and_losses_stay_within_the_widget(width, height):
    place, columns = layout(width=width, height=height)

    for seat, parts in enumerate(columns):
        assert place.top(seat, (1, 1, 1)) - 1.5 * place.portrait(1.0) > -1
        assert max(part.top + part.height for part in parts) <= place.names + 0.01
        assert place.middle(seat) + place.slot / 2 <= width + 0.01


def test_a_portrait_rides_on_what_has_been_counted():
    place, _ = layout()

    tops = [place.top(0, shares) for shares in ((0, 0, 0), (0.5, 0, 0), (1, 1, 0), (1, 1, 1))]

    assert tops[0] == place.line
    assert tops[0] > tops[1] > tops[2] == tops[3]


@pytest.mark.parametrize(
    ("points", "tie_breaks", "order"),
    [
        ((10, 30, 20), None, [1, 2, 0]),
        ((20, 30, 20), None, [1, 0, 2]),  # two share the second place
        ((20, 20, 20), None, [0, 1, 2]),
        ((20, 20), {Seat(0): (0,), Seat(1): (1,)}, [1, 0]),
        ((4, 9), None, [1, 0]),  # alone, and the automaton has won
    ],
)
def test_the_columns_go_from_the_order_of_the_seats_to_that_of_the_places(
    points, tie_breaks, order
):
    counted = count(*({"regions": one} for one in points), tie_breaks=tie_breaks)
    seats = list(counted.seats)

    def from_the_left(told):
        place = ColumnsLayout(counted, 600.0, 400.0, float, told)
        return sorted(seats, key=place.middle), sorted(map(place.middle, seats))

    assert from_the_left(0.0)[0] == seats
    assert from_the_left(1.0)[0] == order
    assert from_the_left(0.0)[1] == pytest.approx(from_the_left(1.0)[1])
