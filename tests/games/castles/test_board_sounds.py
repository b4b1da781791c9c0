"""The table is heard: dice as they roll and settle, tiles by their kind, points as they come."""

from burgundy_desktop.boardkit.hearing import sounds_of
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board.sounds import SOUNDS
from burgundy_desktop.games.castles.tables.pieces import KINDS, TILE_KIND
from burgundy_desktop.sound.names import Sound
from tests.games.castles.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen


def test_each_event_of_a_game_is_heard_as_what_it_is(table):
    match = a_match(2, 1)
    table.show_position(seen(match, 0))
    heard: dict[type, set[Sound]] = {}
    for step in play_by_chance(match, 300, 1):
        new = [event for event in step.events if type(event) not in heard]
        if new:
            table.show_position(seen(match, 0))
        for event in new:
            for animation_step in table.animation_steps([event]):
                heard.setdefault(type(event), set()).update(animation_step.sounds)

    assert heard[happened.DiceRolled] == {Sound.THROW, Sound.SETTLE}
    assert heard[happened.TilePlaced] <= {Sound.TILE, Sound.ANIMAL, Sound.BUILDING, Sound.SHIP}
    assert heard[happened.RegionCompleted] == {Sound.REGION}
    assert heard[happened.SilverGained] == {Sound.COIN}
    assert heard[PointsScored] == {Sound.POINTS}
    assert heard[happened.TurnEnded] == set()


def test_a_tile_is_heard_by_its_kind():
    def placed(kind):
        tile = TILE_KIND.index(KINDS.index(kind))
        return sounds_of(happened.TilePlaced(Seat(0), tile, 0, 0, 0, 0), SOUNDS)

    assert placed("animal") == (Sound.ANIMAL,)
    assert placed("ship") == (Sound.SHIP,)
    assert placed("castle") == placed("mine") == (Sound.TILE,)
