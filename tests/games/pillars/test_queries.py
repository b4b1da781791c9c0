"""The table's offers, questions and previews agree with the rules.

The positions come from random games; a few rare ones are set up.
"""

import random
from typing import Any

import pytest

from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games.pillars import events as e, moves as m, rules
from burgundy_desktop.games.pillars.board.art import signed
from burgundy_desktop.games.pillars.board.score_view import view_of
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.queries.hands import is_last_hand, never_dealt
from burgundy_desktop.games.pillars.queries.offers import with_one_click
from burgundy_desktop.games.pillars.queries.prospects import worth_of_trick, worth_of_won
from burgundy_desktop.games.pillars.queries.scored import converters, fixed_points, gained
from burgundy_desktop.games.pillars.queries.tricks import completes, winner_after
from burgundy_desktop.games.pillars.rules.counting import start_scoring
from burgundy_desktop.games.pillars.rules.course import advance
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.state.steps import KEEP, PLAY
from burgundy_desktop.games.pillars.tables.cards import (
    CARDS,
    FIRST_PRIVILEGE,
    PRIVILEGE_CARDS,
    STRENGTH,
    TOM as TOM_BUILDER,
    cards_in,
    mask_of,
)
from tests.games.imports import names_of_tables
from tests.games.pillars.said import WORDS
from tests.games.random_play import all_options, play

EVERY = 5
"""About one of this many decisions is checked."""
ANSWERED = {"PAINTER", "KEPT_BY_UNITS", "TAKERS", "BY_PRIVILEGES", "ALL_NEUTRALS"}
"""Values that need a rule to be understood: other modules must use a query."""


@pytest.fixture(scope="module")
def decisions():
    """Tables of random games with their legal moves."""
    found = []
    for seats in (3, 4):
        luck, choices = random.Random(seats), all_options(GAME.info, seats)
        found += [
            (moment.state.copy(), moment.legal)
            for moment in play(GAME, choices[seats % len(choices)], seats)
            if moment.legal and (luck.random() * EVERY < 1 or scores(moment.state))
        ]
    return found


@pytest.fixture
def alone(monkeypatch):
    """Play a move and nothing after it; return the table and the events."""
    monkeypatch.setattr(rules, "advance", lambda *_: None)

    def play_alone(state, move):
        after = state.copy()
        events = Events()
        rules.apply(after, move, events)
        return after, events

    return play_alone


def scores(state):
    return state.pending[-1][0] != PLAY


def seen_in(state):
    """The table as the deciding player sees it."""
    return GAME.observe(state, state.pending[-1][1])


def moves_of(decisions, kind):
    """Every legal move of a kind, with the table and what its player sees of it."""
    for state, legal in decisions:
        seen = seen_in(state)
        for move in legal:
            if isinstance(move, kind):
                yield state, seen, move


def tip(seen, target, *moves):
    return WORDS.tip(seen, target, [(move, preview(GAME, seen, move)) for move in moves])


def to_the_end_of_the_hand(state):
    """What happens if everybody scores by the plan with the most points, up to the next deal."""
    after = state.copy()
    events = Events()
    advance(after, events)
    while not any(isinstance(event, e.HandEnded) for event in events):
        rules.apply(after, rules.legal_moves(after)[0], events)
        advance(after, events)
    return events[: 1 + next(n for n, one in enumerate(events) if isinstance(one, e.HandEnded))]


def if_the_hand_ended(state):
    """The points of each seat for the hand if its cards were scored now."""
    end = state.copy()
    end.pending, end.trick = [], ()
    end.pile = end.pile or (end.privilege,)  # another hand follows, whatever was won
    start_scoring(end, SILENT)
    scored = [one for one in to_the_end_of_the_hand(end) if isinstance(one, e.HandScored)]
    return {one.seat: one.points for one in scored}


# tricks


def test_a_card_tells_who_gets_the_trick(decisions, alone, english):
    """A trick that is not complete goes there if only weaker cards follow."""
    found: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.PlayCard):
        after, _ = alone(state, move)
        weak = min(CARDS, key=STRENGTH.__getitem__)
        if STRENGTH[weak] >= max(STRENGTH[card] for card in (*state.trick, move.card)):
            continue
        while len(after.tricks) == len(state.tricks):
            after.players[after.pending[-1][1]].hand |= 1 << weak
            after, _ = alone(after, m.PlayCard(weak))
        winner = after.tricks[-1].winner
        found.add((winner == NOBODY, winner == seen.seat, completes(state)))

        assert winner_after(seen.table, move.card) == winner
        who = "nobody" if winner == NOBODY else names.seat(seen, winner)
        assert WORDS.move(seen, move).detail.endswith("you" if winner == seen.seat else who)
    assert len(found) == 6


def test_cards_are_worth_what_they_bring_when_they_are_scored(decisions):
    checked = 0
    for state, _ in decisions:
        if scores(state):
            continue
        points = if_the_hand_ended(state)
        checked += 1
        for seat in range(len(state.players)):
            seen = GAME.observe(state, Seat(seat))

            assert worth_of_won(seen.table, Seat(seat)) == points[Seat(seat)]
    assert checked > 40


def test_a_trick_is_worth_what_it_changes(decisions, alone):
    changes = set()
    for state, seen, move in moves_of(decisions, m.PlayCard):
        winner = winner_after(state, move.card)
        if not completes(state) or winner == NOBODY:
            continue
        before, after = if_the_hand_ended(state), if_the_hand_ended(alone(state, move)[0])
        cards = mask_of((*state.trick, move.card))
        changes.add(after[winner] - before[winner])

        assert worth_of_trick(seen.table, Seat(winner), cards) == after[winner] - before[winner]
    assert min(changes) < 0 < max(changes)


# the scoring of a hand


def test_a_plan_tells_the_points_of_the_hand_and_what_is_lost(decisions, alone, english):
    losses = set()
    for state, seen, move in moves_of(decisions, m.TakePlan):
        after, events = alone(state, move)
        kept = next(event for event in events if isinstance(event, e.MaterialsKept))
        points = sum(after.players[seen.seat].scored)
        told = tip(seen, Target("plan", move.kept), move)
        losses.add(any(kept.lost))

        assert (told.points, kept.kept) == (points, after.players[seen.seat].stock)
        said = any(amounts.units(kept.lost) in line for line in told.lines)
        assert said or is_last_hand(state) or not any(kept.lost)
    assert losses == {False, True}


def test_the_workshop_shows_what_a_plan_leaves(decisions, alone):
    checked = 0
    for state, seen, move in moves_of(decisions, m.TakePlan | m.Keep):
        after, events = alone(state, move)
        kept = next(event for event in events if isinstance(event, e.MaterialsKept))
        view = view_of(seen.table, move)
        checked += 1

        assert view.parts.total == sum(after.players[seen.seat].scored)
        assert view.after == tuple(map(sum, zip(kept.kept, kept.lost, strict=True)))
        assert view.kept == kept.kept or is_last_hand(state)
    assert checked > 100


def test_everybody_sees_the_plans_and_stocks_that_may_be_taken(decisions):
    for state, legal in decisions:
        offered = [move for move in legal if isinstance(move, m.TakePlan | m.Keep)]
        for seat in range(len(state.players)):
            assert list(with_one_click(GAME.observe(state, Seat(seat)).table)) == offered


def test_a_conversion_tells_the_points_or_the_unit_that_it_brings(decisions, alone, english):
    brought = set()
    for state, seen, move in moves_of(decisions, m.Convert):
        after, _ = alone(state, move)
        points = after.players[seen.seat].vp - state.players[seen.seat].vp
        units = zip(state.players[seen.seat].stock, after.players[seen.seat].stock, strict=True)
        more = [material for material, (one, two) in enumerate(units) if two > one]
        brought.add(bool(more))
        gain = signed(points) if not more else amounts.units(tuple(m in more for m in range(4)))

        (line,) = tip(seen, Target("unit", move.material), move).lines
        assert line.split(" · ")[-1] == gain
    assert brought == {False, True}


def test_finishing_tells_whether_there_is_something_to_keep(decisions, english):
    asked = set()
    for state, seen, move in moves_of(decisions, m.Finish):
        for stock in (state.players[seen.seat].stock, (4, 0, 0, 0), (2, 2, 0, 0), (1, 1, 1, 0)):
            now = state.copy()
            now.players[seen.seat].stock = stock
            after = now.copy()
            rules.apply(after, move, SILENT)
            asks = bool(after.pending) and after.pending[-1] == (KEEP, seen.seat)
            asked.add(asks)

            said = tip(GAME.observe(now, seen.seat), Target("finish")).lines
            assert any("keep" in line for line in said) == asks
    assert asked == {False, True}


def test_cards_that_are_shown_as_idle_bring_nothing(decisions):
    idle, useful = 0, 0
    for state, _ in decisions:
        if not scores(state):
            continue
        view = view_of(seen_in(state).table, None)
        player, colour = state.players[view.seat], state.colour_of(view.seat)
        whole = mask_of((*view.useful, *view.idle))

        def brings(cards, player=player, colour=colour):
            return (
                sum(points for _, points, _ in fixed_points(cards, colour, player.privileges)),
                gained(cards),
                converters(cards, colour, player.privileges),
                cards >> TOM_BUILDER & 1,
            )

        idle, useful = idle + len(view.idle), useful + len(view.useful)
        assert brings(mask_of(view.useful)) == brings(whole)
        for card in view.useful:
            assert card >= FIRST_PRIVILEGE or brings(whole & ~(1 << card)) != brings(whole)
    assert min(idle, useful) > 20


def test_the_last_hand_is_told_when_it_is_the_last(decisions):
    last = set()
    for state, _ in decisions:
        if scores(state):
            ended = to_the_end_of_the_hand(state)[-1]
            assert isinstance(ended, e.HandEnded)
            last.add(ended.goes_on)

            assert is_last_hand(seen_in(state).table) != ended.goes_on
    assert last == {False, True}


def test_privileges_that_nobody_has_seen_are_those_that_may_come(decisions):
    for state, _ in decisions:
        table = seen_in(state).table
        known = {
            FIRST_PRIVILEGE + held for one in state.players for held in cards_in(one.privileges)
        }
        known |= {card for card in (table.privilege, *table.pile) if card in PRIVILEGE_CARDS}

        assert set(never_dealt(table)) == set(PRIVILEGE_CARDS) - known


def test_boards_tips_hints_and_features_ask_queries_for_what_needs_a_rule():
    for room in ("board", "features"):
        for module, used in names_of_tables("pillars", room):
            assert not used & ANSWERED, module
    assert {name for _, used in names_of_tables("pillars", "queries") for name in used} >= ANSWERED
