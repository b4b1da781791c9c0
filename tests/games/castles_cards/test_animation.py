"""Animations: the table ends as if it had been shown at once."""

from collections import Counter
from itertools import chain

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.appearing import TurnOver
from burgundy_desktop.boardkit.pieces import Drawing, Entrance, Words
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.animation import PLAYS, STILL
from burgundy_desktop.games.castles_cards.board.art import (
    back_look,
    card_key,
    face_name,
    hidden_keys,
    points_key,
    sprite,
)
from burgundy_desktop.games.castles_cards.board.highlights import highlights
from burgundy_desktop.games.castles_cards.events import EVENT_TYPES
from burgundy_desktop.games.castles_cards.queries.columns import triples_of
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CARDS, TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP
from tests import thorough
from tests.games.animation import (
    any_is,
    assert_skipped_looks_like_shown_at_once,
    begin_to_move,
    steps_of,
    those_with,
    told_and_moving,
    worth_a_look,
)
from tests.games.castles_cards.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen, worth_seeing


def test_every_event_is_played_or_has_a_reason_to_lie_still():
    decided = set(PLAYS) | STILL | {PointsScored}

    assert decided == set(EVENT_TYPES)
    assert not set(PLAYS) & STILL


WAYS = [(players, reduced) for players in (1, 2, 3, 4) for reduced in (False, True)]
"""For how many players, and whether motion is reduced."""


@pytest.mark.parametrize(("players", "reduced"), thorough.some(WAYS, [(1, False), (4, True)]))
def test_an_animation_that_is_skipped_ends_like_one_shown_at_once(a_table, players, reduced):
    animated, at_once = a_table(), a_table()
    animated.set_pace(Pace.NORMAL, reduced)
    played: Counter[type] = Counter()
    for seed in range(thorough.at_most(9, 3) if players == 1 else 1):
        match = a_match(players, seed)
        played += assert_skipped_looks_like_shown_at_once(animated, at_once, match, plies=250)

    assert played[happened.ProjectPlaced] >= thorough.OF_EACH_KIND
    assert played[happened.AaronPlaced] == 0 or players == 1


@pytest.mark.parametrize("players", thorough.some([1, 2, 3, 4], [1, 3]))
def test_every_animation_step_names_something_or_sends_something(a_table, players):
    """In a few games, each kind of event moves something."""
    table = a_table()
    seeds = range(thorough.at_most(15, 6) if players == 1 else thorough.at_most(3, 2))
    games = (steps_of(table, a_match(players, seed), plies=300) for seed in seeds)
    told, moving = told_and_moving(table, chain.from_iterable(games))

    assert {kind for kind in told if not moving[kind]} <= STILL


def somebody_else_drew(events):
    return any(isinstance(e, happened.CardsDrawn) and e.seat == 1 for e in events)


def test_what_others_draw_with_silver_never_shows_a_face(a_table):
    """Neither on the table nor in flight, until the player has decided."""
    table, drawn = a_table(), 0
    faces = {sprite(f"card_{face_name(card)}") for card in CARDS}
    for seed in range(thorough.at_most(6, 3)):
        match = a_match(2, seed)
        steps = steps_of(table, match, plies=300)
        for step, position in those_with(somebody_else_drew, steps, table):
            table.show_position(position)
            hidden = {*match.state.drawn, *match.state.players[1].hand}
            drawn += 1
            assert not {card_key(card) for card in hidden} & set(table.shown)
            told = [e for e in step.events if isinstance(e, happened.CardsDrawn)]
            for animation_step in table.animation_steps(told):
                assert not {card_key(card) for card in hidden} & set(animation_step.keys)
                assert all(flight.look.sprite not in faces for flight in animation_step.flights)

    assert drawn > 1


def test_the_own_hand_is_the_only_one_with_faces(a_table):
    table = a_table()
    match = a_match(3, seed=4)
    for step in worth_seeing(match, 200, seed=4):
        table.show_position(seen(match, viewer=1, events=step.events))
        others = [card for seat in (0, 2) for card in match.state.players[seat].hand]
        piles = [card for player in match.state.players for card in player.pile]
        shown = set(table.shown)
        assert not {card_key(card) for card in (*others, *piles, *match.state.draw)} & shown


def test_aarons_pile_turns_over_before_your_eyes(a_table):
    """The back of the pile turns, and what is left in its place says how many cards it had."""
    table = a_table()
    turns = any_is(happened.AaronPileTurned)
    _, position = next(those_with(turns, steps_of(table, a_match(1)), table))
    (turned,) = (one for one in position.events if isinstance(one, happened.AaronPileTurned))
    clock, pile = table.turn_by_hand(), f"aaron/pile/{turned.round}"
    table.set_pace(Pace.NORMAL, reduced_motion=False)

    table.show_position(attrs.evolve(position, events=(turned,)), animate=True)
    begin_to_move(table, clock)

    opened, (motion,) = table._pieces.item(f"{pile}/opened"), _turning(table)
    assert (opened.piece.look.sprite, opened.piece.look.badge) == (
        sprite("back_action"),
        len(turned.cards),
    )
    assert not table._pieces.item(pile).opacity()
    clock.turn(0.6 * motion.milliseconds)
    assert isinstance(opened.piece.look, Words)


def _turning(table):
    running = table._pieces.animator._running
    return [motion for motion in running if isinstance(motion, TurnOver)]


def test_aarons_card_flies_from_his_pile_to_its_lane(a_table):
    table = a_table()
    match = a_match(1, seed=3)
    table.show_position(seen(match, 0))
    placed = next(e for e in match.steps[0].events if isinstance(e, happened.AaronPlaced))

    flying, landing = list(table.animation_steps([placed]))

    assert isinstance(flying.flights[0].look, Drawing)
    assert flying.flights[0].look.sprite == sprite(f"card_{face_name(placed.card)}")
    assert card_key(placed.card) in landing.keys
    assert landing.is_arrival


def test_a_card_that_joins_aarons_column_flies_to_its_place_in_it(a_table):
    """Not onto the first card of the column, to appear below it afterwards."""
    table, joined = a_table(), 0
    steps = steps_of(table, a_match(1, seed=3), plies=60)
    for step, position in those_with(any_is(happened.AaronPlaced), steps, table):
        table.show_position(position)
        aaron = position.observation.table.aaron
        for event in step.events:
            if isinstance(event, happened.AaronPlaced):
                column = aaron.estate.columns[event.column]
                flying, _ = list(table.animation_steps([event]))
                first = table._layout.aaron.lanes[CARD_COLOUR[event.card]].card
                place = column.index(event.card)
                assert (flying.flights[0].end.centre[1] > first.centre[1]) == (place > 0)
                joined += place > 0
    assert joined


def test_each_card_that_another_draws_flies_to_the_hand(a_table):
    table, drawn = a_table(), 0
    for seed in range(3):
        steps = steps_of(table, a_match(2, seed), plies=300)
        for step, position in those_with(somebody_else_drew, steps, table):
            table.show_position(position)
            told = [e for e in step.events if isinstance(e, happened.CardsDrawn)]
            flights = [one for part in table.animation_steps(told) for one in part.flights]
            assert len(flights) == sum(event.count for event in told)
            assert [one.delay for one in flights] == sorted({one.delay for one in flights})
            drawn += 1
    assert drawn


def test_a_card_flies_from_the_size_of_one_place_to_that_of_the_other(a_table):
    """It neither shrinks with a jump as it leaves the hand, nor grows with one as it gets there."""
    table = a_table()
    seen_of: Counter[type] = Counter()
    hand, discards = table._layout.own.hand, table._layout.supplies.discards
    refilled = any_is(happened.CardPlayed, happened.HandRefilled)
    for step, position in those_with(refilled, steps_of(table, a_match(2, seed=5), 60), table):
        table.show_position(position)
        for event in step.events:
            flights = [one for part in table.animation_steps([event]) for one in part.flights]
            if isinstance(event, happened.CardPlayed) and event.seat == 0:
                assert flights[0].start in hand
                assert flights[0].end == discards
                seen_of[happened.CardPlayed] += 1
            elif isinstance(event, happened.HandRefilled) and event.seat == 0:
                assert flights[0].end in hand
                seen_of[happened.HandRefilled] += 1

    assert len(seen_of) == 2


def test_marks_tell_what_the_others_did_since_my_last_turn(a_table):
    table = a_table()
    match = a_match(2, seed=5)
    since: list[Event] = []
    marked, looked_at = 0, thorough.FirstOfEachKind()
    for step in play_by_chance(match, 250, seed=5):
        since = [] if step.seat == 0 else [*since, *step.events]
        if not looked_at.wants(step.events):
            continue
        table.show_position(seen(match, 0, events=step.events))
        table.highlight_since_last_turn(tuple(since))
        found = list(highlights(since, Seat(0), table.shown, table._layout))
        marked += len(found)
        assert {mark.seat for mark in found} <= {1}
        assert all(table.size.rect.contains(mark.box.rect) for mark in found)

    assert marked > 20


def test_a_row_that_was_taken_from_is_marked_until_the_next_round_fills_the_display(a_table):
    table = a_table()
    table.show_position(seen(a_match(2, seed=5), 0))
    taken = happened.ProjectTaken(Seat(1), 0, 3, 4, 0)

    def marked(*events):
        return [mark.box for mark in highlights(events, Seat(0), table.shown, table._layout)]

    assert marked(taken) == [table._layout.rows[2]]
    assert marked(taken, happened.RoundStarted(1, (Seat(0), Seat(1)))) == []


def test_what_i_did_myself_is_not_highlighted(a_table):
    table = a_table()
    for step, position in worth_a_look(steps_of(table, a_match(2, seed=5), 100), 2, table):
        table.show_position(position)
        mine = [event for event in step.events if getattr(event, "seat", 0) == 0]
        assert not list(highlights(mine, Seat(0), table.shown, table._layout))


@pytest.mark.parametrize("players", [1, 2])
def test_points_are_counted_with_the_event_that_tells_of_them(players):
    """Not with the card before it, and not after the next one."""
    worth = {
        happened.TripleCompleted: lambda event: TRIPLE_VP[event.color],
        happened.FirstCompletionTaken: lambda event: FIRST_VP[event.color],
        happened.AllSevenTaken: lambda event: event.points,
    }
    laid = happened.ProjectPlaced, happened.AaronPlaced
    match, met = a_match(players, seed=2), set()
    for ply, _ in enumerate(play_by_chance(match, 300), start=1):
        score = match.game.score(match.steps[ply - 1].state)
        for one in snapshots(match, Ply(ply), (Event,)):
            before, score = score, match.game.score(one.state)
            kind = type(one.event)
            if kind in worth or kind in laid:
                seat = getattr(one.event, "seat", 0)
                gained = score.total(seat) - before.total(seat)
                assert gained == (worth[kind](one.event) if kind in worth else 0), one.event
                met.add(kind)
    assert len(met) >= 3


def test_a_card_that_becomes_a_project_travels_to_its_place():
    """It is among the projects when it is told: it does not vanish first and appear again."""
    kept = (happened.ProjectTaken, happened.DrawnKept)
    match = a_match(2, seed=1)
    tried = 0
    for ply, _ in enumerate(play_by_chance(match, 90), start=1):
        for one in snapshots(match, Ply(ply), kept):
            state, taken = one.state, one.event
            assert isinstance(taken, kept)
            waits = any(card == taken.card for _, card, *_ in state.pending)
            assert taken.card in state.players[taken.seat].projects or waits
            tried += 1
    assert tried > 5


def test_points_cards_are_counted_with_the_points_of_the_player(a_table):
    """What stands on the table counts in one step, with the player's card beside it."""
    table, counted = a_table(), 0
    for step, position in steps_of(table, a_match(2, seed=5), plies=300):
        table.show_position(position)
        for event in step.events:
            if isinstance(event, happened.VpGained | happened.Converted):
                seals = {points_key(event.seat), f"vp/{event.seat}/count"}
                counting = [one for one in table.animation_steps([event]) if seals & set(one.keys)]
                counted += 1
                assert len(counting) == 1
                assert seals <= set(counting[0].keys)

    assert counted


def shown(table, kind, seats=2):
    """The first position with such an event of another player, laid as it is about to move."""

    def is_of_another(events):
        return any(isinstance(one, kind) and getattr(one, "seat", 1) for one in events)

    games = (steps_of(table, a_match(seats, seed), plies=300) for seed in range(5, 12))
    _, position = next(those_with(is_of_another, chain.from_iterable(games), table))
    (event,) = (one for one in position.events if isinstance(one, kind))
    return position, event


def test_the_hand_of_another_closes_up_when_a_card_is_played_and_the_card_turns_over(a_table):
    table = a_table()
    position, played = shown(table, happened.CardPlayed)
    hand = table._layout.others[0].hand
    before = {key for key in hidden_keys(1) if key in table.shown}
    table.show_position(attrs.evolve(position, events=(played,)))
    (left,) = (table.shown[key] for key in hidden_keys(1) if key in before & set(table.shown))
    (flight,) = next(table.animation_steps([played])).flights

    assert len(before) == 2
    assert left.box == hand[0]
    assert flight.look == back_look()
    assert flight.turns_to.sprite == sprite(f"card_{face_name(played.card)}")


@pytest.mark.parametrize("kind", [happened.DrawnKept, happened.DrawnUsed])
def test_what_another_drew_and_decided_on_comes_out_of_the_hand(a_table, kind):
    table = a_table()
    position, decided = shown(table, kind)
    table.show_position(position)
    area = table._layout.others[0]
    flights = next(table.animation_steps([decided])).flights

    assert {flight.start.centre for flight in flights} == {area.hand[-1].centre}
    assert len(flights) == len({decided.card, *decided.discarded})
    assert (flights[-1].end in area.projects) == (kind is happened.DrawnKept)


def test_cards_are_dealt_to_the_display_from_the_pile_and_turn_up(a_table):
    table = a_table()
    steps = steps_of(table, a_match(2), plies=300)
    later = (one for one in those_with(any_is(happened.DisplayFilled), steps, table) if one[1].ply)
    _, position = next(later)
    filled = next(one for one in position.events if isinstance(one, happened.DisplayFilled))
    table.show_position(position)
    (dealt,) = table.animation_steps([filled])

    places = [table.shown[card_key(card)].box.centre for card, _ in filled.cards]
    assert [flight.end.centre for flight in dealt.flights] == [pytest.approx(at) for at in places]
    assert {flight.start for flight in dealt.flights} == {table._layout.supplies.draw}
    assert {flight.look for flight in dealt.flights} == {back_look()}


def test_the_letter_of_a_round_turns_as_it_begins_and_not_before():
    """The display and the piles are dealt under the old one."""
    match, last = a_match(2, seed=5), 0
    for ply, _ in enumerate(play_by_chance(match, 300), start=1):
        for one in snapshots(match, Ply(ply), (Event,)):
            begins = isinstance(one.event, happened.RoundStarted)
            assert one.state.round == last + begins
            last = one.state.round
    assert last


@pytest.mark.parametrize("kind", [happened.StartPlayerCardTaken, happened.StartPlayerCardTurned])
def test_the_start_player_card_turns_over(a_table, kind):
    table = a_table()
    position, event = shown(table, kind, seats=3)
    clock = table.turn_by_hand()
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(attrs.evolve(position, events=(event,)), animate=True)
    begin_to_move(table, clock)
    item = table._pieces.item("start_card")
    looks = [item.piece.look]

    clock.turn(70.0)
    assert item.transform().m11() < 1.0, "it is seen from its side"
    table.skip()
    looks.append(table._pieces.item("start_card").piece.look)

    assert looks[0] != looks[1]


def test_a_triple_is_closed_with_its_own_event(a_table):
    """Its last card lies in the column first; then the cards come together, and the seal drops."""
    table, match, triple = a_table(), a_match(2, seed=2), None
    for ply, _ in enumerate(play_by_chance(match, 300), start=1):
        for one in snapshots(match, Ply(ply), (happened.ProjectPlaced, happened.TripleCompleted)):
            event = one.event
            assert isinstance(event, happened.ProjectPlaced | happened.TripleCompleted)
            estate = one.state.players[event.seat].estate
            triples = triples_of(estate, estate.colors[event.column])
            is_full = len(estate.columns[event.column]) == 3
            told = isinstance(event, happened.TripleCompleted)
            assert (event.column in triples) == told or not is_full
            triple = event if told else triple
    table.show_position(seen(match, 0))
    _, drops, *_ = table.animation_steps([triple])
    assert drops.enters is Entrance.DROPS
    assert len(drops.keys) == 1


@pytest.mark.parametrize("kind", [happened.FirstCompletionTaken, happened.AllSevenTaken])
def test_a_bonus_card_is_looked_at_before_it_goes_to_its_owner(a_table, kind):
    table = a_table()
    table.show_position(seen(a_match(2, seed=2), 0))
    bonus = 0 if kind is happened.FirstCompletionTaken else table.position.observation.table
    given = bonus if bonus == 0 else bonus.all_seven[0]
    (flight,) = next(table.animation_steps([kind(Seat(1), given)])).flights

    assert flight.shown_at.width > 1.5 * flight.start.width
    assert table._layout.own.panel.rect.contains(flight.shown_at.rect)


@pytest.mark.parametrize("goods", [True, False])
def test_half_of_a_stack_moves_over_to_the_empty_place(a_table, goods):
    table = a_table()
    table.show_position(seen(a_match(2, seed=2), 0))
    (step,) = table.animation_steps([happened.StackDivided(goods, 1, 3, 0)])
    layout = table._layout
    places = layout.supplies.goods if goods else layout.supplies.animals

    assert [(one.start, one.end) for one in step.flights] == [places]


@pytest.mark.parametrize("kind", [happened.GoodTaken, happened.AnimalTaken])
def test_what_was_taken_from_a_stack_is_not_gone_again_as_it_arrives(a_table, kind):
    table = a_table()
    position, event = shown(table, kind)
    table.show_position(position)
    _, arrives = table.animation_steps([event])

    assert arrives.is_arrival
