"""Invariants after every move of every game."""

import random
from collections import Counter

import pytest

from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.state import NO_POINTS, OVER
from burgundy_desktop.games.pillars.state.steps import CONVERT, END_HAND, KEEP, PLAY, SCORE, TOM
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    LADY_ALIENA,
    PRIVILEGE_CARDS,
    cards_in,
)
from burgundy_desktop.games.pillars.tables.materials import KEPT
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES
from tests.games.pillars.conservation import (
    about_cards,
    about_hands,
    about_players,
    about_tricks,
)
from tests.games.random_play import play, tables

GAMES = 600
"""Games for each number of players: 300 for each rule set."""

SEATS = pytest.mark.parametrize("seats", [3, 4])


def check_step(state, seat, legal):
    """What is asked fits the step; whoever plays cards has a clean slate for points."""
    step, who = state.pending[-1]
    assert who == seat
    player = state.players[seat]
    kinds = {type(move) for move in legal}
    if step == PLAY:
        assert kinds == {m.PlayCard}
        assert seat == (state.leader + len(state.trick)) % len(state.players)
        assert len(state.pending) == 1
        assert [(one.ready, one.scored) for one in state.players] == [(0, NO_POINTS)] * len(
            state.players
        )
        assert all(sum(one.stock) <= 3 or state.hand_number == 1 for one in state.players)
        cards = {move.card for move in legal}
        hand = set(cards_in(player.hand))
        assert cards == (hand if len(hand) == 1 else hand - {ALFRED})
        if not state.tricks and not state.trick:
            assert LADY_ALIENA in hand
    else:
        assert all(not one.hand for one in state.players)
        wanted = {
            TOM: {m.TakePlan, m.ChooseTom},
            CONVERT: {m.TakePlan, m.Convert, m.Finish},
            KEEP: {m.Keep},
        }
        assert kinds == wanted[step]
        assert {kind for kind, _ in state.pending[:-1]} <= {SCORE, END_HAND, CONVERT, KEEP}
        if step == KEEP:
            assert len(legal) > 1
            assert sum(player.stock) > 3
            assert all(sum(KEPT[move.kept]) == 3 for move in legal)
        if step == CONVERT:
            assert any(type(move) is m.Convert for move in legal)


@SEATS
def test_the_invariants_hold_after_every_move(seats):
    hands: Counter[int] = Counter()
    for game, options, seed in tables("pillars", seats, GAMES):
        for moment in play(game, options, seed):
            state = moment.state
            assert [*about_hands(state), *about_players(state)] == []
            if moment.legal:
                check_step(state, moment.seat, moment.legal)
            if moment.ply % 5 == 0 or state.pending[-1:] != [(PLAY, moment.seat)]:
                assert [*about_cards(state), *about_tricks(state)] == []
        assert state.stage == OVER
        assert not state.pending
        hands[state.hand_number] += 1
        assert game.score(state).final

    assert min(hands) == 5
    assert len(hands) > 1


@SEATS
def test_the_game_ends_with_five_privileges_won(seats):
    for game, options, seed in tables("pillars", seats, 60):
        events = Events()
        for moment in play(game, options, seed, events):
            state = moment.state
        won = [event for event in events if type(event) is e.PrivilegeWon]
        returned = [event for event in events if type(event) is e.PrivilegeReturned]
        assert len(won) == len({event.card for event in won}) == len(PRIVILEGES)
        assert state.hand_number == len(PRIVILEGES) + len(returned)
        assert state.pile == ()
        for event in won:
            held = state.players[event.seat].privileges
            assert held >> PRIVILEGE_CARDS.index(event.card) & 1


@SEATS
def test_each_hand_is_told_from_the_deal_to_the_end(seats):
    for game, options, seed in tables("pillars", seats, 20):
        events = Events()
        for moment in play(game, options, seed, events):
            state = moment.state
        size = state.deal.hand_size
        count = Counter(type(event) for event in events)
        hands = state.hand_number
        assert count[e.HandDealt] == count[e.HandScoringStarted] == count[e.HandEnded] == hands
        assert count[e.CardPlayed] == hands * size * seats
        assert count[e.KingsTrick] == hands
        assert count[e.TrickWon] == hands * (size - 1)
        assert count[e.PlayerScoringStarted] == count[e.HandScored] == hands * seats
        assert count[e.MaterialsKept] == hands * seats
        assert count[e.PrivilegeWon] + count[e.PrivilegeReturned] == hands
        assert (count[e.GameEnded], count[e.GameSetUp]) == (1, 1)


@SEATS
def test_nothing_is_revealed_but_by_a_deal(seats):
    """What was played can be taken back up to the deal: everybody has seen it by then."""
    for game, options, seed in tables("pillars", seats, 4):
        luck = random.Random(seed)
        match = Match(game, options, seed)
        while not match.is_over:
            hand = match.state.hand_number
            step = match.play(luck.choice(match.legal_moves()))
            assert step.reveals == (match.state.hand_number > hand)
        assert match.steps[0].reveals


@SEATS
def test_points_told_for_a_hand_add_up(seats):
    for game, options, seed in tables("pillars", seats, 20):
        events = Events()
        for _ in play(game, options, seed, events):
            pass
        hand, total = Counter[Seat](), Counter[Seat]()
        for event in events:
            if isinstance(event, PointsScored):
                hand[event.seat] += event.points
                total[event.seat] += event.points
            elif isinstance(event, e.HandScored):
                assert (event.points, event.total) == (hand[event.seat], total[event.seat])
                hand[event.seat] = 0


@SEATS
def test_units_told_add_up(seats):
    """Stocks follow from what was gained, converted and kept, unit by unit."""
    for game, options, seed in tables("pillars", seats, 20):
        events = Events()
        for moment in play(game, options, seed, events):
            state = moment.state
        start = next(event.stock for event in events if type(event) is e.GameSetUp)
        stocks = [list(start) for _ in range(seats)]
        for event in events:
            if isinstance(event, e.MaterialGained):
                stocks[event.seat][event.material] += event.amount
            elif isinstance(event, e.Converted):
                stocks[event.seat][event.material] -= 1
                if event.gained >= 0:
                    stocks[event.seat][event.gained] += 1
            elif isinstance(event, e.MaterialsKept):
                both = [kept + lost for kept, lost in zip(event.kept, event.lost, strict=True)]
                assert both == stocks[event.seat]
                assert sum(event.kept) == min(3, sum(both))
                stocks[event.seat] = list(event.kept)
        assert [tuple(stock) for stock in stocks] == [player.stock for player in state.players]
