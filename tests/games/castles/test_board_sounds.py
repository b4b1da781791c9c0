"""The table is heard: dice when they roll, tiles when they lie, coins and points when they come."""

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board.animation import _PLAYS, _SOUNDS
from burgundy_desktop.sound.names import Sound
from tests.games.castles.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen


def test_what_is_heard_is_also_played_on_the_table():
    assert set(_SOUNDS) <= set(_PLAYS)


def test_each_event_of_a_game_is_heard_as_what_it_is(table):
    match = a_match(2, 1)
    table.show_position(seen(match, 0))
    heard: dict[type[Event], set[Sound]] = {}
    for step in play_by_chance(match, 2000, 1):
        table.show_position(seen(match, 0))
        for event in step.events:
            sounds = {
                animation_step.sound
                for animation_step in table.animation_steps([event])
                if animation_step.sound is not None
            }
            heard.setdefault(type(event), set()).update(sounds)

    assert heard[happened.DiceRolled] == {Sound.DICE}
    assert heard[happened.TilePlaced] == {Sound.TILE}
    assert heard[happened.SilverGained] == {Sound.COIN}
    assert heard[PointsScored] == {Sound.POINTS}
    assert heard[happened.TurnEnded] == set()
