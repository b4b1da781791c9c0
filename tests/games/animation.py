"""Helpers for the tests of every game's animations."""

from collections import Counter

import attrs

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.clock import FRAME_MS
from tests import thorough
from tests.games.looking import play_by_chance, seen


def picture(table):
    """The items on the table: key, look, place, angle and opacity of each."""
    return {
        key: (item.piece, item.box, item.rotation(), item.opacity())
        for key, item in table._pieces.items.lying.items()
    }


def steps_of(table, match, plies=400):
    """A random game on the first seat's table, each step with the position after it."""
    table.show_position(seen(match, 0))
    for step in play_by_chance(match, plies, seed=match.seed):
        yield step, seen(match, 0, events=step.events)


def any_is(*kinds):
    """Whether one of these events is of one of these kinds."""
    return lambda events: any(isinstance(event, kinds) for event in events)


def worth_a_look(steps, most, *tables):
    """The steps with one of the first `most` events of a kind; the tables show the
    position before.
    """
    return those_with(thorough.FirstOfEachKind(most).wants, steps, *tables)


def those_with(wanted, steps, *tables):
    """The steps with the wanted events; the tables show the position before."""
    last = None
    for step, position in steps:
        if wanted(step.events):
            if last is not None and last.ply == position.ply - 1:
                for table in tables:
                    table.show_position(last)
            yield step, position
            last = None
        else:
            last = position


def assert_skipped_looks_like_shown_at_once(animated, at_once, match, plies=400):
    """Check that both tables look the same after each step; count the events by kind."""
    played: Counter[type] = Counter()
    at_once.show_position(seen(match, 0))
    steps = steps_of(animated, match, plies)
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, animated, at_once):
        played.update(type(event) for event in step.events)
        animated.show_position(position, animate=True)
        animated.skip()
        at_once.show_position(position)
        assert picture(animated) == picture(at_once)
        assert not animated.is_animating
    return played


def _goes_or_sounds(step):
    return step.flights or step.walks or step.signs or step.is_only_heard


def told_and_moving(table, steps):
    """Count the events of each kind, and those whose animation moved something or is only heard.

    An animation step with misspelt keys moves nothing.
    """
    told: Counter[type] = Counter()
    moving: Counter[type] = Counter()
    for step, position in worth_a_look(steps, 4, table):  # some events of a kind move nothing
        before = dict(table.shown)
        table.show_position(position)
        keys = {key for key, _ in before.items() ^ dict(table.shown).items()}
        for event in step.events:
            told[type(event)] += 1
            animation_steps = list(table.animation_steps([event]))
            named = {key for animation_step in animation_steps for key in animation_step.keys}
            swung = {
                key
                for animation_step in animation_steps
                for key in animation_step.swung
                if key in before
            }
            if named & keys or swung or any(map(_goes_or_sounds, animation_steps)):
                moving[type(event)] += 1
    return told, moving


def set_off(table, position):
    """Show a position so far that it begins to move; another backdrop is painted first."""
    clock = table.turn_by_hand()
    table.show_position(position, animate=True)
    begin_to_move(table, clock)


def begin_to_move(table, clock):
    """Turn the clock until the first motion has begun. After another backdrop, the way there and
    the place of the caption take a frame each.
    """
    if not table.is_about_to_move:
        return
    while table.is_about_to_move:
        clock.turn(FRAME_MS)
    for _ in range(2):
        clock.turn(FRAME_MS)


def milliseconds(table, events):
    """How long these events are shown at normal pace, on the table as it lies there."""
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    set_off(table, attrs.evolve(table.position, events=tuple(events)))
    animator = table._pieces.animator
    groups = [group for group in (animator._running, *animator._waiting) if group]
    table.skip()
    return sum(max(motion.milliseconds for motion in group) for group in groups)
