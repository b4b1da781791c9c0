"""Nothing is told before it is seen: table, log, players' cards and bar follow one clock."""

from collections import Counter
from typing import Any

import attrs
import pytest

from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.desktop.harness import OTHERS, PERSON, play_on, replayed
from burgundy_desktop.desktop.match_controller import MatchController
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.games import load
from tests.thorough import at_most

FRAME_MS = 80
MOST_FRAMES = 500
GAMES = {
    "castles": (2, 4),
    "castles_cards": (1, 4),
    "caylus": (2, 5),
    "boonlake": (1, 4),
    "pillars": (3, 4),
}
"""The fewest and the most players of each game."""
TABLES = [(game, count) for game, counts in GAMES.items() for count in counts]
WITHOUT_POINTS = {"castles_cards"}
"""Points are added up from the cards; no event tells them before the end."""


@attrs.define
class Watched:
    """A table on which the latest moves of a game are watched frame by frame."""

    table: Any
    like: Any
    clock: HandClock

    @property
    def scene(self):
        return self.table.scene

    @property
    def session(self):
        return self.table.controller.session

    @property
    def events(self):
        return self.session.match.steps[self.session.match.cursor].events

    @property
    def shown(self):
        """How many events of the latest move were seen."""
        now = self.table.showing.steps.now
        return len(self.events) - self.scene.unseen - now.untold

    def next_frame(self):
        self.clock.turn(FRAME_MS)

    def move(self):
        """Make the next move; yield at each frame until all is seen."""
        match, showing = self.session.match, self.table.showing
        self.table.controller.submit(self.like.steps[match.cursor + 1].move)
        for _ in range(MOST_FRAMES):
            yield
            if not self.scene.is_animating and not showing.is_showing_steps:
                return
            if self.scene.is_animating:
                self.next_frame()
            else:
                showing.next_step()
        pytest.fail("the move never ends")


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}_{table[1]}")
def watched(request, program, window, store, monkeypatch):
    monkeypatch.setattr(MatchController, "_ask", lambda _: None)
    game_id, count = request.param
    seats = (PERSON, *OTHERS)[:count]
    session = store.begin(
        game_id, load(game_id).info.options_for(count), seats, seed=3, strict=False
    )
    like = like_this(session)
    replayed(session, like, like.length - at_most(40, 8))
    program.preferences.change(pace="normal")
    window.show_table(session)
    return Watched(window.table, like, window.table.scene.turn_by_hand())


def like_this(session):
    """The same game, on to its middle."""
    match = type(session.match)(session.game, session.match.options, session.match.seed)
    play_on(match, lambda played: played.length >= 70, level="apprentice")
    return match


def scored(events):
    points: Counter[int] = Counter()
    for event in events:
        if isinstance(event, PointsScored):
            points[event.seat] += event.points
    return points


def cards(watched):
    return {card.card.seat: card.card for card in watched.table.seats.cards}


def test_nothing_is_told_before_it_is_seen(watched):
    """At each frame log, players' cards and bar tell what the table has shown, and no more."""
    asked = 0
    while watched.session.match.cursor < watched.like.length:
        before = {seat: card.points for seat, card in cards(watched).items()}
        for _ in watched.move():
            points_follow_the_events(watched, before)
            cards_follow_the_table(watched)
            the_log_ends_with_what_was_seen(watched)
            nothing_is_asked_before_all_was_seen(watched)
        asked += watched.table.controller.may_choose
    assert asked


def points_follow_the_events(watched, before):
    if watched.session.game.info.id in WITHOUT_POINTS:
        return
    seen = scored(watched.events[: watched.shown])
    for seat, card in cards(watched).items():
        assert card.points == before[seat] + seen[seat]


def cards_follow_the_table(watched):
    if not watched.scene.seen.is_on_the_way:
        return
    match = watched.session.match
    states = {one.logged + 1: one.state for one in snapshots(match, match.cursor, (Event,))}
    seen = match.game.observe(states[watched.shown], watched.scene.seen.viewer)
    assert watched.scene.seen.observation == seen
    for seat, card in cards(watched).items():
        assert card.holdings == watched.table.board.holdings(seen, seat)


def the_log_ends_with_what_was_seen(watched):
    ply = watched.session.match.cursor
    told = [one for one in watched.table.log.model.entries if one.ply == ply]
    may_begin_with_an_addition = bool(told) and not lines(watched, watched.events[:1])
    ahead = len(told) - lines(watched, watched.events[: watched.shown])
    assert 0 <= ahead <= may_begin_with_an_addition


def lines(watched, events):
    """The lines of the log that begin with one of these events."""
    board, seen = watched.table.board, watched.scene.position
    said = (board.wording.log(event, seen.seats, seen.viewer) for event in events)
    return sum(line is not None and not line.is_addition for line in said)


def nothing_is_asked_before_all_was_seen(watched):
    table = watched.table
    if watched.scene.is_animating:
        assert not watched.scene.offers.offered
        assert table.moves.model.total == 0
    elif not table.showing.is_showing_steps:
        assert bool(table.moves.model.total) == table.controller.may_choose


def test_a_skip_ends_at_the_same_table_as_showing_it_anew(watched):
    frames = 0
    while watched.session.match.cursor < watched.like.length:
        for _ in watched.move():
            frames += 1
            if frames % 5 == 0:
                watched.scene.skip()
        scene, position = watched.scene, watched.table.controller.position
        pieces, said = dict(scene.shown), [e.line.text for e in watched.table.log.model.entries]
        assert scene.seen.observation == position.observation
        assert not scene.unseen

        watched.table.showing.show(attrs.evolve(position, events=()))

        assert {key: piece.look for key, piece in scene.shown.items()} == {
            key: piece.look for key, piece in pieces.items()
        }
        assert [entry.line.text for entry in watched.table.log.model.entries] == said


def test_every_move_can_be_told_in_its_parts(watched):
    """Whatever a game writes into its log is seen one after the other, and it is what it wrote
    when the move was made.
    """
    match, board = watched.like, watched.table.board
    session = attrs.evolve(watched.session, match=match)
    several = 0
    for ply in range(1, match.length + 1):
        position = session.position(ply, 0, since=ply - 1)
        way = on_the_way(session, board, position)
        assert [event for one in way for event in one.events] == list(match.steps[ply].events)
        assert [one.event for one in snapshots(match, ply, (Event,))] == list(
            match.steps[ply].events
        )
        several += len(way) > 1
    assert several > match.length // 10
