"""At the end of a round against the automaton, both sides are compared row by row."""

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.pieces import Entrance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine
from burgundy_desktop.games.castles_cards.board import comparison
from burgundy_desktop.games.castles_cards.events import SidesCompared
from burgundy_desktop.sound.names import Sound
from tests.games.animation import milliseconds
from tests.games.castles_cards.tables_to_look_at import a_match
from tests.games.looking import seen

ANNA, AARON = Seat(0), Seat(1)
ALL = (comparison.PANEL, comparison.PORTRAIT, *comparison.ROWS, comparison.VERDICT)


def compared(mine, theirs):
    lines = (
        ScoreLine(ANNA, "vp_cards", mine),
        ScoreLine(AARON, "vp_cards", theirs),
    )
    return SidesCompared(1, ANNA, AARON, lines, mine, theirs, goes_on=mine >= theirs)


@pytest.fixture
def lying(table):
    """A solo game on the table."""
    table.show_position(seen(a_match(1), ANNA))
    return table


def as_it_lies(table):
    """Each piece and how much of it is seen."""
    return {key: (one.piece, one.opacity()) for key, one in table._pieces.items.lying.items()}


def steps_of(table, event):
    return list(table.animation_steps([event]))


def test_the_rows_grow_one_after_the_other_before_anything_is_added_up(lying):
    panel, *rows, stamped, last = steps_of(lying, compared(9, 4))

    assert panel.keys == (comparison.PANEL, comparison.PORTRAIT)
    assert [row.keys for row in rows] == [(key,) for key in comparison.ROWS]
    assert {row.enters for row in rows} == {Entrance.GROWS}
    assert {row.sounds for row in rows} == {(Sound.TICK,)}
    assert (stamped.enters, stamped.sounds) == (Entrance.STAMPS, (Sound.SEAL,))
    assert comparison.DIFFERENCE in stamped.keys
    assert last.keys == (comparison.VERDICT,)
    assert last.leans == (comparison.PORTRAIT,)


@pytest.mark.parametrize(("mine", "theirs", "leans"), [(9, 4, -1), (4, 9, 1), (4, 4, 0)])
def test_the_automaton_leans_to_whoever_is_ahead(lying, mine, theirs, leans):
    lying.show_position(seen(a_match(1), ANNA, [compared(mine, theirs)]))

    turn = lying.shown[comparison.PORTRAIT].turn

    assert (turn > 0) - (turn < 0) == leans


@pytest.mark.parametrize("reduced", [False, True])
def test_it_stands_upright_until_all_is_added_up(lying, reduced):
    lying.set_pace(Pace.NORMAL, reduced)
    after = attrs.evolve(lying.position, events=(compared(9, 4),))
    lying.show_position(after, animate=True)
    portrait = lying._pieces.item(comparison.PORTRAIT)
    animator, turns = lying._pieces.animator, []

    while animator._waiting:
        animator._end_running()
        turns.append((portrait.piece.turn, portrait.rotation()))
        animator._begin_next()
    lying.skip()

    assert set(turns) == {(0.0, 0.0)}
    assert portrait.rotation() < 0


def test_it_takes_at_most_four_seconds_and_skipped_looks_the_same(lying):
    event = compared(9, 4)
    assert 2000 < milliseconds(lying, [event]) <= 4000
    skipped = as_it_lies(lying)

    lying.show_position(lying.position)

    assert {
        key: (one.piece, one.opacity()) for key, one in lying._pieces.items.lying.items()
    } == skipped
    assert set(ALL) <= set(lying.shown)
