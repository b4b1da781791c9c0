"""While an opponent acts their board lies in the large place; in the own turn it is one's own."""

from collections import Counter
from itertools import groupby
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF

from burgundy_desktop.boardkit.changing_places import Above
from burgundy_desktop.boardkit.in_front import InFront
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.games.castles_cards.events import AaronPlaced, SidesCompared
from tests.desktop import test_one_clock

sit_down = test_one_clock.sit_down

TABLES = [("castles", 3), ("castles_cards", 2), ("castles_cards", 4), ("boonlake", 3)]


@attrs.define
class Turns:
    """A table on which opponents and the person take turns."""

    watched: Any

    @property
    def scene(self):
        return self.watched.scene

    @property
    def viewer(self):
        return self.watched.table.controller.position.viewer

    @property
    def own_place(self):
        """The large place: where the viewer's board lies in the own turn."""
        scene = self.scene
        seat = self.viewer if scene.in_front is None else scene.in_front
        return scene.boards()[seat]

    def moves(self):
        """Make the moves one by one; yields who made each, as all of it lies still."""
        match = self.watched.session.match
        while match.cursor < self.watched.like.length:
            for _ in self.watched.move():
                pass
            yield match.steps[match.cursor].seat

    def frames(self):
        """Make the moves; yields at each frame."""
        while self.watched.session.match.cursor < self.watched.like.length:
            yield from self.watched.move()

    def until_somebody_is_in_front(self):
        """Stop where another board is in front, and nobody asks the person."""
        for _ in self.moves():
            if self.scene.in_front is not None:
                return
        pytest.fail("nobody ever comes in front")

    def until_the_own_turn(self):
        for _ in self.moves():
            if self.watched.table.controller.may_choose:
                return
        pytest.fail("the person never has a turn")


@pytest.fixture
def turns(request, sit_down):
    """At a table of Castles, if the test names no other."""
    table = getattr(request, "param", TABLES[0])
    return Turns(sit_down(*table, seed=3, plies=45, last=12))


@pytest.mark.parametrize("turns", TABLES, indirect=True, ids=str)
def test_whoever_acts_is_in_front_and_never_while_the_person_chooses(turns):
    home, seen = turns.own_place, set()
    for seat in turns.moves():
        chooses = turns.watched.table.controller.may_choose
        if chooses:
            assert turns.scene.in_front is None
        elif turns.scene.in_front is not None:
            assert turns.scene.in_front == seat != turns.viewer
            seen.add(seat)
        assert turns.own_place == home
    assert seen


def test_aaron_is_in_front_step_by_step_and_not_while_both_sides_are_compared(sit_down):
    turns = Turns(sit_down("castles_cards", 1, seed=3, plies=12, last=5))
    scene, seen = turns.scene, Counter[tuple[type, bool]]()
    aaron = turns.watched.session.match.state.aaron_s_seat
    for _ in turns.frames():
        position = scene.position
        if position is scene.seen and not position.may_move:
            seen.update((type(event), scene.in_front == aaron) for event in position.events)

    assert seen[AaronPlaced, True]
    assert not seen[AaronPlaced, False]
    assert seen[SidesCompared, False]
    assert not seen[SidesCompared, True]
    assert scene.in_front is None


def test_the_own_board_lies_there_while_the_points_of_the_end_fly(sit_down):
    """Whoever made the last move does not act again."""
    turns = Turns(sit_down("castles_cards", 2, seed=4, plies=400, last=1))
    seen = [turns.scene.in_front for _ in turns.watched.move()]

    assert [seat for seat, _ in groupby(seen)] == [None, 1, None]
    assert turns.watched.session.match.is_over


def test_what_follows_something_for_all_has_the_viewer_s_board():
    front = InFront(acting=Seat(1))
    table: Any = SimpleNamespace(concerns_all=bool, may_come_in_front=lambda _: True)
    position: Any = SimpleNamespace(viewer=Seat(0), events=())
    after: Any = SimpleNamespace(viewer=Seat(0), events=("for all",))

    shown = [front.while_played(one, table) for one in (position, after, position)]

    assert shown == [Seat(1), None, None]


@pytest.mark.parametrize(
    "settings", [{"show_acting_board": False}, {"pace": "fast"}, {"pace": "instant"}], ids=str
)
def test_without_the_setting_and_at_a_high_pace_every_board_stays(turns, program, settings):
    program.preferences.change(**settings)

    for _ in turns.moves():
        assert turns.scene.in_front is None


@pytest.mark.parametrize("reduced", [False, True], ids=["moves", "reduced"])
def test_boards_change_places_in_a_motion_or_at_once(turns, program, reduced):
    program.preferences.change(reduced_motion=reduced)
    changing = in_front = 0
    for _ in turns.frames():
        in_front += turns.scene.in_front is not None
        changing += any(isinstance(item, Above) for item in turns.scene.items())
    assert in_front
    assert (changing > 0) != reduced


def test_a_click_on_the_own_small_board_brings_it_back_until_the_own_turn(turns):
    turns.until_somebody_is_in_front()

    turns.scene.click(target(SEAT, turns.viewer))
    turns.scene.skip()

    assert turns.scene.in_front is None
    for _ in turns.moves():
        assert turns.scene.in_front is None
        if turns.watched.table.controller.may_choose:
            break
    turns.until_somebody_is_in_front()


def test_the_ring_comes_back_with_the_own_board(turns):
    turns.scene.focus_on(target("silver"))

    turns.until_somebody_is_in_front()
    assert turns.scene.focused_target not in {None, target("silver")}

    turns.until_the_own_turn()
    assert turns.scene.focused_target == target("silver")


def test_a_board_that_was_opened_by_hand_stays_open(turns):
    turns.until_somebody_is_in_front()
    acting = turns.scene.in_front

    turns.scene.enlarge(acting)
    turns.until_the_own_turn()

    assert turns.scene.enlarged == acting
    turns.scene.enlarge(None)
    assert turns.scene.in_front is None


def test_a_click_that_brings_the_own_board_back_chooses_nothing_on_it(turns, monkeypatch):
    """The person has clicked on the board of another player."""
    scene = turns.scene
    clicked: list[Any] = []
    scene.target_clicked.connect(clicked.append)
    monkeypatch.setattr(scene, "target_at", lambda _: next(iter(scene.offers.offered), None))
    came_back = 0
    for _ in turns.frames():
        if scene.in_front is not None and scene.is_animating:
            scene.click_at(QPointF())
            came_back += bool(scene.offers.offered)
    assert came_back
    assert not clicked
