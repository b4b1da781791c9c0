"""Invariants of every game, for each number of seats and all options."""

import ast
import json
import math
import os
import random
import subprocess
import sys
from importlib import import_module
from itertools import takewhile
from pathlib import Path

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.codec import (
    decode_move,
    decode_state,
    digest,
    encode_move,
    encode_state,
)
from burgundy_desktop.core.errors import IllegalMove, UnknownGame
from burgundy_desktop.core.events import SILENT, Events, PointsScored
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import EVERYBODY, SPECTATOR, Seat
from burgundy_desktop.core.limits import numbers_in
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.preview import preview
from tests import thorough
from tests.games.random_play import GAME_IDS, TABLES, all_options, final_state, play, tables
from tests.sixth_game import nim_installed

GAMES = 300
"""Random games for each number of seats."""


@pytest.fixture(autouse=True, scope="module")
def _nim():
    """The invariants are also tested with the smallest game."""
    with nim_installed():
        yield


every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def sides_of(game, options):
    """All who have a score: the seats, and the automaton if one plays."""
    automaton = game.info.automaton_seat(options)
    return [*map(Seat, range(options.seats)), *([] if automaton is None else [automaton])]


@every_table
def test_random_games_end_and_moves_are_distinct_and_never_run_out(game_id, seats):
    for game, options, seed in tables(game_id, seats, GAMES):
        for moment in play(game, options, seed):
            if moment.seat >= 0:
                assert moment.legal
                assert len(set(moment.legal)) == len(moment.legal)

        assert game.score(moment.state).final


@every_table
def test_the_points_of_the_events_add_up_to_the_score_sheet(game_id, seats):
    for game, options, seed in tables(game_id, seats, 60):
        events = Events()
        for moment in play(game, options, seed, events):
            if moment.ply % thorough.one_in(1, 10) == 0 or not moment.legal:
                sheet = game.score(moment.state)

        scored = [event for event in events if isinstance(event, PointsScored)]
        sides = sides_of(game, options)
        for seat in sides:
            mine = [event for event in scored if event.seat == seat]
            assert sum(event.points for event in mine) == sheet.total(seat)
            for reason in {event.reason for event in mine}:
                of_reason = sum(event.points for event in mine if event.reason == reason)
                assert of_reason == sheet.points(seat, reason)
        assert all(event.points for event in scored)
        assert {standing.seat: standing.points for standing in sheet.standings} == {
            seat: sheet.total(seat) for seat in sides
        }
        assert sheet.winners
        assert {line.reason for line in sheet.lines} <= set(game.reasons)


@every_table
def test_no_move_s_targets_contain_another_s(game_id, seats):
    for game, options, seed in tables(game_id, seats, 30):
        for moment in play(game, options, seed):
            targets = [frozenset(move.targets) for move in moment.legal]
            assert all(
                len(wanted) == len(move.targets)
                for wanted, move in zip(targets, moment.legal, strict=True)
            )
            with_target: dict[object, set[int]] = {}
            for number, wanted in enumerate(targets):
                for target in wanted:
                    with_target.setdefault(target, set()).add(number)
            for number, wanted in enumerate(targets):
                holding_all = set.intersection(*(with_target[target] for target in wanted))
                assert holding_all == {number}, moment.legal[number]


@every_table
def test_every_move_can_be_clicked_together_in_any_order(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        luck = random.Random(seed)
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(10, 30):
                continue
            for move in moment.legal:
                chooser = Chooser(moment.legal)
                clicks = list(move.targets)
                luck.shuffle(clicks)
                while clicks and chooser.chosen is None:
                    assert chooser.pick(clicks.pop())
                assert chooser.chosen == move


def mutable_parts(value, found):
    """All objects in a value that can be changed, by their identity."""
    if id(value) in found:
        return found
    is_class = attrs.has(type(value))
    if isinstance(value, list | set | dict) or (is_class and not is_frozen(type(value))):
        found[id(value)] = value
    if is_class:
        parts = [getattr(value, field.name) for field in attrs.fields(type(value))]
    elif isinstance(value, dict):
        parts = list(value.values())
    else:
        parts = list(value) if isinstance(value, list | set | tuple | frozenset) else []
    for part in parts:
        mutable_parts(part, found)
    return found


def is_frozen(kind):
    """Whether values of an attrs class refuse to be changed."""
    return "__setattr__" in vars(kind)


@every_table
def test_a_copy_shares_nothing_that_changes(game_id, seats):
    for game, options, seed in tables(game_id, seats, 6):
        luck = random.Random(seed)
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(3, 39):
                continue
            copy = moment.state.copy()
            assert copy == moment.state
            assert not mutable_parts(copy, {}).keys() & mutable_parts(moment.state, {}).keys()
            if moment.ply % 2 and moment.legal:
                before = encode_state(moment.state)
                game.apply(copy, luck.choice(moment.legal), SILENT)
                assert encode_state(moment.state) == before


@every_table
def test_an_observation_shares_nothing_that_changes(game_id, seats):
    for game, options, seed in tables(game_id, seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(20, 60):
                continue
            seen = game.observe(moment.state, Seat(0))
            assert not mutable_parts(seen, {}).keys() & mutable_parts(moment.state, {}).keys()


@every_table
def test_saved_and_loaded_states_are_equal(game_id, seats):
    for game, options, seed in tables(game_id, seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(10, 30) and moment.legal:
                continue
            loaded = decode_state(game, json.loads(json.dumps(encode_state(moment.state))))
            assert loaded == moment.state
            assert digest(loaded) == digest(moment.state)
            assert game.to_decide(loaded) == game.to_decide(moment.state)
            if moment.legal:
                assert game.legal_moves(loaded) == moment.legal


@every_table
def test_saved_and_loaded_moves_are_equal(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        for moment in play(game, options, seed):
            for move in moment.legal if moment.ply % 3 == 0 else ():
                assert type(move) in game.move_types
                assert decode_move(game, json.loads(json.dumps(encode_move(move)))) == move


@every_table
def test_a_match_replayed_from_seed_and_moves_is_equal(game_id, seats):
    for game, options, seed in tables(game_id, seats, thorough.at_most(6, 2)):
        luck = random.Random(seed)
        match = Match(game, options, seed)
        while not match.is_over:
            match.play(luck.choice(match.legal_moves()))

        replayed = Match(game, options, seed)
        for move in match.moves:
            replayed.play(decode_move(game, encode_move(move)))

        assert replayed.state == match.state
        assert replayed.score == match.score
        assert [step.events for step in replayed.steps] == [step.events for step in match.steps]


@every_table
def test_events_are_of_known_classes(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        events = Events()
        for _ in play(game, options, seed, events):
            pass

        assert {type(event) for event in events} <= set(game.event_types)


@every_table
def test_a_game_without_a_log_goes_the_same_way(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        silent = final_state(game, options, seed)
        *_, told = play(game, options, seed, Events())

        assert silent == told.state


@every_table
def test_what_is_imagined_looks_like_what_is_seen(game_id, seats):
    something_hidden = False
    for game, options, seed in tables(game_id, seats, 12):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(6, 18) and moment.ply > 2 * seats:
                continue
            for seat in map(Seat, range(seats)):
                seen = game.observe(moment.state, seat)
                imagined = game.imagine(seen, chance)
                assert game.observe(imagined, seat) == seen
                something_hidden |= imagined != moment.state

    assert something_hidden


@every_table
def test_two_states_that_differ_in_hidden_things_only_look_the_same(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 20 or not moment.legal:
                continue
            seen = game.observe(moment.state, moment.seat)
            one, other = game.imagine(seen, chance), game.imagine(seen, chance)
            assert digest(one) != digest(other)
            assert game.observe(one, moment.seat) == game.observe(other, moment.seat)
            assert game.to_decide(one) == game.to_decide(other) == moment.seat
            assert game.legal_moves(one) == game.legal_moves(other) == moment.legal


@every_table
def test_a_spectator_sees_nothing_that_a_seat_has_to_imagine(game_id, seats):
    for game, options, seed in tables(game_id, seats, 4):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 10:
                continue
            public = game.observe(moment.state, SPECTATOR)
            for seat in map(Seat, range(seats)):
                imagined = game.imagine(game.observe(moment.state, seat), chance)
                assert game.observe(imagined, SPECTATOR) == public


@every_table
def test_all_seats_together_see_what_any_of_them_sees(game_id, seats):
    for game, options, seed in tables(game_id, seats, 4):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 10:
                continue
            imagined = game.imagine(game.observe(moment.state, EVERYBODY), chance)
            for seat in map(Seat, range(seats)):
                assert game.observe(imagined, seat) == game.observe(moment.state, seat)
            assert not moment.legal or game.legal_moves(imagined) == moment.legal


@every_table
def test_an_imagined_game_can_be_played_to_its_end(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        luck, chance = random.Random(seed), Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(60, 120) or not moment.legal:
                continue
            state = game.imagine(game.observe(moment.state, moment.seat), chance)
            while game.to_decide(state) is not None:
                game.apply(state, luck.choice(game.legal_moves(state)), SILENT)
            assert game.score(state).final


@every_table
def test_a_preview_tells_what_then_happens_up_to_the_first_surprise(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(11, 33) and moment.ply > seats:
                continue
            seen = moment.legal and game.observe(moment.state, moment.seat)
            for move in moment.legal:
                state = moment.state.copy()
                happened = Events()
                game.apply(state, move, happened)
                sure = tuple(takewhile(lambda event: not event.reveals, happened))
                assert preview(game, seen, move) == sure


@every_table
def test_previews_and_windows_leave_the_state_as_it_is(game_id, seats):
    for game, options, seed in tables(game_id, seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % 25 or not moment.legal:
                continue
            before = digest(moment.state)
            seen = game.observe(moment.state, moment.seat)
            preview(game, seen, moment.legal[0])
            game.legal_moves(moment.state)
            game.score(moment.state)
            assert digest(moment.state) == before
            assert game.observe(moment.state, moment.seat) == seen


@every_table
def test_every_click_that_leads_nowhere_has_a_reason(game_id, seats):
    seen_before = set()
    for game, options, seed in tables(game_id, seats, 12):
        for moment in play(game, options, seed):
            offered = {target for move in moment.legal for target in move.targets}
            seen_before |= offered
            if moment.ply % thorough.one_in(40, 240) > 1:
                continue
            for seat in map(Seat, range(seats)):
                seen = game.observe(moment.state, seat)
                mine = offered if seat == moment.seat else set()
                for target in sorted(seen_before - mine):
                    reason = game.why_not(seen, (), target)
                    assert isinstance(reason, WhyNot)
                    assert reason.code


@every_table
def test_an_illegal_move_raises_and_changes_nothing(game_id, seats):
    for game, options, seed in tables(game_id, seats, thorough.at_most(6, 2)):
        luck = random.Random(seed)
        known: dict[object, None] = {}
        match = Match(game, options, seed)
        while not match.is_over:
            legal = match.legal_moves()
            known |= dict.fromkeys(legal)
            if match.cursor % thorough.one_in(1, 12) == 0:
                illegal = [move for move in known if move not in legal]
                before = digest(match.state)
                for move in luck.sample(illegal, min(3, len(illegal))):
                    with pytest.raises(IllegalMove):
                        match.play(move)
                assert digest(match.state) == before
            match.play(luck.choice(legal))

        with pytest.raises(IllegalMove):
            match.play(next(iter(known)))


@every_table
def test_a_computer_player_gets_numbers_it_can_use(game_id, seats):
    for game, options, seed in tables(game_id, seats, 6):
        judgement, rounds_before = game.judgement, 0
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(1, 4) and moment.legal:
                continue
            values = [judgement.evaluate(moment.state, seat) for seat in sides_of(game, options)]
            assert all(math.isfinite(value) for value in values)
            if not moment.legal:
                continue
            weights = judgement.policy(moment.state, moment.legal)
            assert len(weights) == len(moment.legal)
            assert all(0 < weight < math.inf for weight in weights)
            rounds = judgement.rounds(moment.state)
            assert rounds >= rounds_before
            rounds_before = rounds
        assert judgement.spread > 0


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game_id, seats):
    game = games.load(game_id)
    for options in all_options(game.info, seats):
        once, again, other = (final_state(game, options, seed) for seed in (7, 7, 8))

        assert digest(once) == digest(again)
        assert digest(once) != digest(other)


PLAY_AND_TELL = """
from burgundy_desktop.core.codec import digest
from tests.games.random_play import TABLES, final_state, tables
from tests.sixth_game import nim_installed
with nim_installed():
    for game_id, seats in TABLES:
        for game, options, seed in tables(game_id, seats, 6):
            print(game_id, seats, seed, digest(final_state(game, options, seed)))
"""


def test_the_same_seed_gives_the_same_game_under_another_hash_seed():
    told = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY_AND_TELL],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    one, other = (process.communicate(timeout=1200)[0] for process in told)

    assert len(one.splitlines()) == sum(1 for table in TABLES for _ in tables(*table, 6))
    assert one == other


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_record_of_a_game_fits_its_folder(game_id):
    info = games.load(game_id).info

    assert info.id == game_id
    assert 1 <= info.seats_min <= info.seats_max
    assert info.title
    assert info.rules_version >= 1
    assert all(field.default in field.values for field in info.options)
    assert len({field.name for field in info.options}) == len(info.options)
    values = {field.name: set(field.values) for field in info.options}
    for field in info.options:
        assert all(set(needed) <= values[name] for name, needed in field.matters_with.items())


def test_a_game_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there is .*castles"):
        games.load("chess")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_rules_know_neither_clock_nor_other_chance(game_id):
    folder = Path(import_module(f"burgundy_desktop.games.{game_id}").__path__[0])
    imported = {
        name.split(".")[0]
        for source in folder.rglob("*.py")
        if "board" not in source.relative_to(folder).with_suffix("").parts
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }

    assert "attrs" in imported
    assert not imported & {"random", "secrets", "uuid", "time", "datetime", "os", "threading"}


ASKED_WITH_ONE_ANSWER = {
    "castles": {"TakeWorkers"},
    "castles_cards": {"TakeSilver"},
    "boonlake": {"PlaceTile", "CoverRegion", "ScoreTile", "Sail", "Pass"},
    "caylus": set(),
    "pillars": {"PlayCard"},
    "nim": {"Take"},
}
"""What is asked though there is one way; decision 19 says why."""


@every_table
def test_what_has_one_answer_is_asked_only_where_a_player_acts(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        for moment in play(game, options, seed):
            if len(moment.legal) != 1:
                continue
            kind = type(moment.legal[0]).__name__
            assert kind in ASKED_WITH_ONE_ANSWER.get(game_id, set()), "name it, or do not ask"
            if game_id == "castles_cards":
                assert not moment.state.pending
            elif kind == "Pass":
                assert moment.state.players[moment.seat].hand, "the hand may not be told"


@every_table
def test_every_table_that_a_game_comes_to_is_a_possible_one(game_id, seats):
    for game, options, seed in tables(game_id, seats, 12):
        for moment in play(game, options, seed):
            if moment.ply % thorough.one_in(5, 15) == 0 or not moment.legal:
                game.check(moment.state)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_limit_is_the_limit_of_something(game_id):
    """Every number has a limit, and no place has a wrong name."""
    limits = import_module(f"burgundy_desktop.games.{game_id}.possible").LIMITS
    info = games.load(game_id).info
    found = {
        place
        for seats in range(info.seats_min, info.seats_max + 1)
        for game, options, seed in tables(game_id, seats, 3)
        for moment in play(game, options, seed)
        if moment.ply % 3 == 0
        for place, _ in numbers_in(moment.state)
    }

    assert found <= set(limits)
    assert set(limits) - found <= {"reserved[].0", "reserved[].1"}  # paid for, and yet to be built


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_number_far_outside_is_no_table_of_any_game(game_id):
    info = games.load(game_id).info
    game, options, seed = next(tables(game_id, info.seats_max, 1))
    *_, moment = (m for m in play(game, options, seed) if m.ply <= 40)
    data = encode_state(moment.state)
    for place in places_of_numbers(data):
        for number in (-1000, 10**400):
            with pytest.raises(ValueError, match="not"):
                game.check(decode_state(game, changed(data, place, number)))


def places_of_numbers(data, place=()):
    """The way to every number."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if type(value) is int:
            yield (*place, key)
        elif isinstance(value, dict | list | tuple):
            yield from places_of_numbers(value, (*place, key))


def changed(data, place, number):
    """The same data with another number at one place."""
    if not place:
        return number
    key, *rest = place
    parts = dict(data) if isinstance(data, dict) else list(data)
    parts[key] = changed(parts[key], rest, number)
    return parts
