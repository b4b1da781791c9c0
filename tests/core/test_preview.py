"""A preview shows what is certain, and nothing that depends on chance."""

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Ply, Seat, Target, target
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.core.preview import points_of, preview
from tests.core.sticks import Take, Taken


def test_a_preview_tells_what_happens_and_changes_nothing(a_game):
    match = Match(a_game, a_game.info.options_for(2), seed=1)
    before = match.state.copy()

    events = preview(a_game, match.observe(Seat(0)), Take(2))

    assert events == (Taken(Seat(0), 2),)
    assert match.state == before


def test_a_preview_stops_where_something_is_revealed(a_game):
    match = Match(a_game, a_game.info.options_for(2), seed=1)
    for count in (3, 3, 3):
        match.play(Take(count))

    assert preview(a_game, match.observe(Seat(1)), Take(1)) == (Taken(Seat(1), 1),)


def test_points_of_a_seat_are_added_up():
    events = (
        PointsScored(Seat(0), 3, "ships"),
        Taken(Seat(0), 1),
        PointsScored(Seat(1), 5, "ships"),
        PointsScored(Seat(0), 4, "cows", place=7),
    )

    assert points_of(events, Seat(0)) == 7
    assert points_of(events, Seat(1)) == 5
    assert points_of(events, Seat(2)) == 0


def test_a_position_says_whether_the_viewer_decides():
    def position(to_decide, level=""):
        seats = (SeatInfo("Anna"), SeatInfo("Blue", level))
        return Position(Seat(1), None, to_decide, (), (), Ply(0), seats)

    assert position(Seat(1)).may_move
    assert not position(Seat(1), "duke").may_move
    assert not position(Seat(0)).may_move
    assert not position(None).may_move


def test_a_seat_without_a_level_is_a_person():
    assert SeatInfo("Anna").is_person
    assert not SeatInfo("Duke", level="duke").is_person


def test_targets_are_shared_and_say_what_they_are():
    assert target("die", 1) is target("die", 1)
    assert target("die", 1) == Target("die", 1)
    assert str(target("space", 12)) == "space/12"
