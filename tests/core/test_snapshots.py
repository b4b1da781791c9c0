"""Snapshots in the middle of a move, kept by a `SnapshotLog`."""

import random

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.snapshots import SnapshotLog, snapshots
from burgundy_desktop.games import load
from burgundy_desktop.games.castles_cards.events import AaronPlaced, SidesCompared

WANTED = (AaronPlaced, SidesCompared)


@pytest.fixture
def match():
    game = load("castles_cards")
    return Match(game, game.info.options_for(1), seed=5)


def play_until(match, kind):
    """The first step after the setup with an event of this kind."""
    chance = random.Random(1)
    while not match.is_over:
        step = match.play(chance.choice(list(match.legal_moves())))
        if any(isinstance(event, kind) for event in step.events):
            return step
    raise AssertionError(f"no {kind} in a whole game")


def cards_of(state):
    return sum(len(column) for column in state.aaron.estate.columns)


def test_the_setup_is_seen_card_by_card(match):
    seen = snapshots(match, 0, WANTED)

    assert [cards_of(snapshot.state) for snapshot in seen] == [1, 2, 3]
    assert [match.steps[0].events[snapshot.logged] for snapshot in seen] == [s.event for s in seen]


def test_a_move_is_seen_as_it_was_when_each_event_was_logged(match):
    step = play_until(match, SidesCompared)

    seen = snapshots(match, match.cursor, WANTED)

    assert isinstance(seen[0].event, SidesCompared)
    assert seen[0].state.round == 0
    assert seen[0].state.players[0].hand == ()
    assert [cards_of(snapshot.state) for snapshot in seen[1:]] == [4, 5, 6, 7]
    assert [step.events[snapshot.logged] for snapshot in seen] == [
        snapshot.event for snapshot in seen
    ]


def test_looking_changes_neither_the_match_nor_the_dice(match):
    play_until(match, SidesCompared)
    before = [step.state.copy() for step in match.steps]

    snapshots(match, match.cursor, WANTED)

    assert [step.state for step in match.steps] == before


def test_where_nothing_of_the_kind_happened_nothing_is_made_again(match):
    match.play(match.legal_moves()[0])

    assert snapshots(match, match.cursor, WANTED) == ()


def test_a_match_that_began_with_a_position_does_not_tell_how_it_came_about(match):
    later = Match.from_position(match.game, match.options, match.seed, match.state)

    assert snapshots(later, 0, WANTED) == ()


def test_a_snapshot_log_without_a_state_is_an_ordinary_log():
    log = SnapshotLog(WANTED)
    log.append(AaronPlaced(Seat(1), 3, 0, "begins"))

    assert len(log) == 1
    assert log.snapshots == []
