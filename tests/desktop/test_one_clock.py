"""Nothing is told before it is seen: table, log, players' cards and bar follow one clock."""

from collections import Counter
from functools import cache
from typing import Any

import attrs
import pytest

from burgundy_desktop.ai.level_names import on_ladder
from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, play_on, replayed
from burgundy_desktop.games import load
from tests.thorough import at_most, one_in, some

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
    frame: float = FRAME_MS

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
        self.clock.turn(self.frame)

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

    def looks_at_every_frame(self):
        """Play on to the end of the other game, and look at all that is told on the way."""
        asked = 0
        while self.session.match.cursor < self.like.length:
            before = {seat: card.points for seat, card in cards(self).items()}
            for _ in self.move():
                points_follow_the_events(self, before)
                cards_follow_the_table(self)
                the_log_ends_with_what_was_seen(self)
                nothing_is_asked_before_all_was_seen(self)
            asked += self.table.controller.may_choose
        return asked


@pytest.fixture
def sit_down(program, window, store, monkeypatch):
    """(game, count, seed, plies, last) -> a table where the `last` of so many moves are to come."""
    monkeypatch.setattr(MatchController, "_ask", lambda _: None)

    def sit_down(game_id, count, seed, plies, last):
        seats = (PERSON, *OTHERS)[:count]
        options = load(game_id).info.options_for(count)
        session = store.begin(game_id, options, seats, seed=seed, strict=False)
        like = like_this(game_id, count, seed, plies)
        replayed(session, like, max(0, like.length - last))
        program.preferences.change(pace="normal")
        window.show_table(session)
        return Watched(window.table, like, window.table.scene.turn_by_hand())

    return sit_down


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}_{table[1]}")
def watched(request, sit_down):
    return sit_down(*request.param, seed=3, plies=70, last=at_most(40, 8))


@cache
def like_this(game_id, count, seed, plies):
    """The same game, on for so many moves; many tests look at its last ones."""
    game = load(game_id)
    match = Match(game, game.info.options_for(count), seed)
    level = on_ladder(1, "apprentice", game)  # whose games stay as they are
    play_on(match, lambda played: played.length >= plies, level=level)
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
    assert watched.looks_at_every_frame()


WHOLE_GAMES = [(*table, seed) for table in TABLES for seed in (3, 4, 5)]
OPENING = [("castles", 2, 3)]
MOST_PLIES = 2000


@pytest.mark.parametrize("table", some(WHOLE_GAMES, OPENING), ids=str)
def test_nothing_is_told_ahead_in_a_whole_game(sit_down, table):
    """The long run plays it to its end, with fewer frames; else the first moves."""
    watched = sit_down(*table, plies=at_most(MOST_PLIES, 10), last=MOST_PLIES)
    watched.frame = one_in(400, FRAME_MS)

    assert watched.looks_at_every_frame()


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
