"""When a section of the castle is scored, houses are counted and the best builder is honoured."""

import pytest

from burgundy_desktop.boardkit.hearing import announcements
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.boardkit.signs import WREATH
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus import events as happened
from burgundy_desktop.games.caylus.board import BOARD
from burgundy_desktop.games.caylus.state import BY_MISSING_HOUSES, REASONS
from burgundy_desktop.games.caylus.tables.castle import PARTS, TOWERS, WALLS
from burgundy_desktop.sound.names import Sound
from tests.games.animation import milliseconds
from tests.games.caylus.tables_to_look_at import a_match
from tests.games.looking import seen

ANNA, BENNO, CARLA = map(Seat, range(3))


@pytest.fixture
def built(a_table):
    """(section, owners of its houses, players) -> a table on which they have built there."""

    def built(section, owners, players=3):
        table, match = a_table(), a_match(players)
        castle = match.state.castle
        match.state.castle = (*castle[:section], owners, *castle[section + 1 :])
        match.state.section = section
        table.show_position(seen(match, ANNA))
        return table

    return built


def test_the_houses_of_a_player_are_counted_one_by_one_with_a_tick_each(built):
    table = built(WALLS, (ANNA, BENNO, ANNA, ANNA))

    (step,) = table.animation_steps([happened.SectionCounted(ANNA, WALLS, 3, 0, 2)])

    houses = [table.shown[f"part/{WALLS}/{at}/house"].box for at in (0, 2, 3)]
    assert [sign.box for sign in step.signs] == houses
    assert [sign.look.name.split("/")[1] for sign in step.signs] == ["1", "2", "3"]
    assert (step.apart, step.sounds) == (120.0, (Sound.TICK,))
    ends = {at * step.apart + sign.milliseconds for at, sign in enumerate(step.signs)}
    assert len(ends) == 1, "all numbers go together"


def test_whoever_has_no_house_is_heard_only(built):
    table = built(WALLS, (BENNO,))

    (step,) = table.animation_steps([happened.SectionCounted(ANNA, WALLS, 0, 3, 0)])

    assert not step.signs
    assert step.is_only_heard


def test_all_are_counted_and_then_lose_together(built):
    """One thing to see, though each player is counted and loses for himself."""
    table = built(WALLS, (BENNO, ANNA, BENNO))
    losses = [PointsScored(seat, -3, REASONS[BY_MISSING_HOUSES], WALLS) for seat in (ANNA, CARLA)]
    events = [
        happened.SectionCounted(ANNA, WALLS, 1, 3, 0),
        losses[0],
        happened.SectionCounted(BENNO, WALLS, 2, 0, 1),
        happened.SectionCounted(CARLA, WALLS, 0, 3, 0),
        losses[1],
    ]

    counted, lost = table.animation_steps(events)

    assert [sign.look.name.split("/")[1] for sign in counted.signs] == ["1", "1", "2"]
    assert [flight.start.seat for flight in lost.flights] == [ANNA, CARLA]
    assert (counted.sounds, lost.sounds) == ((Sound.TICK,), (Sound.LOSS,))
    assert len(parts(events, BOARD.seen, BOARD.gathers)) == 1


def test_all_who_built_most_wear_the_wreath_before_the_scaffold_rises(built):
    table = built(WALLS, (ANNA, BENNO, CARLA, ANNA, BENNO))

    honoured, rises = table.animation_steps([happened.SectionScored(WALLS, 4)])

    discs = {table.shown[f"order/{seat}"].box.centre for seat in (ANNA, BENNO)}
    assert {sign.look.sprite for sign in honoured.signs} == {WREATH}
    assert {sign.box.centre for sign in honoured.signs} == discs
    assert "scaffold" in rises.keys


def test_nobody_wears_the_wreath_of_a_section_without_houses(built):
    table = built(WALLS, ())

    honoured, _ = table.animation_steps([happened.SectionScored(WALLS, 4)])

    assert not honoured.signs


@pytest.mark.parametrize("full", [False, True])
def test_a_section_that_is_scored_is_ringed_and_read_aloud(built, full):
    table = built(WALLS, (ANNA,))

    event = happened.SectionScoringStarted(WALLS, full)
    (step,) = table.animation_steps([event])
    (said,) = announcements([event], table.announced)

    assert len(step.signs) == 1
    assert "wall" in said
    assert step.sounds == (Sound.BELL,)


def test_five_players_and_full_towers_take_at_most_four_seconds(built):
    """Favours are used in between: they are moves of their own."""
    owners = tuple(Seat(at % 5) for at in range(PARTS[TOWERS]))
    table = built(TOWERS, owners, players=5)
    counted = [
        happened.SectionCounted(seat, TOWERS, owners.count(seat), 0, 1)
        for seat in map(Seat, range(5))
    ]
    events = (
        happened.SectionScoringStarted(TOWERS, full=True),
        *counted,
        happened.SectionScored(TOWERS, 5),
    )

    assert milliseconds(table, events) <= 4000
