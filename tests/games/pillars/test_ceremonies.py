"""The King is crowned, and whoever leads after a hand wears the wreath."""

import pytest

from burgundy_desktop.boardkit.hearing import announcements
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.boardkit.signs import WREATH
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board import BOARD
from burgundy_desktop.games.pillars.queries.hands import scoring_order
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.sound.names import Sound
from tests.games.animation import milliseconds
from tests.games.looking import play_by_chance, seen
from tests.games.pillars.tables_to_look_at import a_match


def a_move_with(fits, players=3):
    """The positions before and after a move with such an event, and the event."""
    for seed in range(1, 30):
        match = a_match(players, seed)
        before = seen(match, 0)
        for step in play_by_chance(match, 200, seed):
            for event in step.events:
                if fits(event, before):
                    return before, seen(match, 0, events=step.events), event
            before = seen(match, 0)
    raise AssertionError("nothing like that happens")


def steps_of(table, move):
    before, after, event = move
    table.show_position(before)
    table.show_position(after)
    return list(table.animation_steps([event]))


@pytest.fixture(scope="module")
def kings_trick():
    return a_move_with(lambda event, _: isinstance(event, happened.KingsTrick))


def test_the_kings_trick_lies_still_before_the_crown_drops(table, kings_trick):
    still, crowned, *rest = steps_of(table, kings_trick)

    assert {flight.milliseconds for flight in still.flights} == {1100.0}
    assert [sign.look.sprite.endswith("/crown") for sign in crowned.signs] == [True]
    assert {one.milliseconds for one in (*crowned.signs, *crowned.flights)} == {350.0}
    assert [step.sounds for step in (still, crowned)] == [(), (Sound.HORN,)]
    assert rest[0].keys


def test_the_kings_trick_is_read_aloud_once(table, kings_trick):
    *_, event = kings_trick

    assert list(announcements([event], table.announced)) == [
        "The King is strongest: nobody gets the trick, and it is set aside"
    ]


def test_the_scoring_is_heard_and_read_aloud(table):
    started = a_move_with(lambda event, _: isinstance(event, happened.HandScoringStarted))

    (step,) = steps_of(table, started)

    assert list(announcements(started[2:], table.announced)) == ["Hand 1 is scored"]
    assert step.sounds == (Sound.BELL,)


def test_all_who_lead_get_the_wreath_when_the_last_one_is_scored(table):
    def is_last(event, before):
        scored = isinstance(event, happened.HandScored)
        return scored and event.seat == scoring_order(before.observation.table)[-1]

    move = a_move_with(is_last)
    players = move[1].observation.table.players
    most = max(player.vp for player in players)

    wreaths = [sign for step in steps_of(table, move) for sign in step.signs]

    assert len(wreaths) == sum(player.vp == most for player in players)
    assert {sign.look.sprite for sign in wreaths} == {WREATH}


def test_whoever_is_scored_before_gets_no_wreath(table):
    def is_first(event, before):
        scored = isinstance(event, happened.HandScored)
        return scored and event.seat == scoring_order(before.observation.table)[0]

    assert not any(step.signs for step in steps_of(table, a_move_with(is_first)))


def test_the_kings_trick_takes_at_most_four_seconds(table, kings_trick):
    before, after, event = kings_trick
    table.show_position(before)
    table.show_position(after)

    assert 1450 <= milliseconds(table, [event]) <= 4000


def test_units_of_a_scoring_fly_quickly(table):
    def is_converted(event, _):
        return isinstance(event, happened.Converted)

    flights = [one for step in steps_of(table, a_move_with(is_converted)) for one in step.flights]

    assert {flight.milliseconds for flight in flights} == {180.0}


def test_conversions_in_a_row_are_one_thing_to_see_and_soon_over(table):
    """Unit after unit slides into its slot; then each converter brings its points."""
    before, after, event = a_move_with(lambda event, _: isinstance(event, happened.Converted))
    brought = PointsScored(event.seat, 2, CONVERTERS[event.converter], 0)
    events = (event, brought) * 4
    table.show_position(before)
    table.show_position(after)

    flights = [step.flights for step in table.animation_steps(events) if step.flights]

    assert [len(row) for row in flights] == [1, 1, 1, 1, 4]
    assert len(parts(events, BOARD.seen, BOARD.gathers)) == 1
    assert milliseconds(table, events) <= 1500
