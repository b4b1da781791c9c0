"""Forged files with a valid seal: refused with one sentence, or opened as an ordinary game."""

import gzip
import json
from typing import Any

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.codec import encode_state
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import LADDER
from burgundy_desktop.storage import opening
from burgundy_desktop.storage.opening import open_game, saved_position
from burgundy_desktop.storage.packing import LARGEST, MOST_VALUES, pack, unpack
from burgundy_desktop.storage.save_game import (
    LONGEST_TEXT,
    MOST_PLIES,
    MOST_SECONDS,
    from_bytes,
    to_bytes,
)
from tests.storage.played import a_match, a_save

HUGE = 10**400
MATCH = a_match(plies=25)
CONTENT = unpack(to_bytes(a_save(MATCH)))[0]


def made_up(**header):
    """The bytes of a sealed file with another header."""
    return pack({**CONTENT, "header": {**CONTENT["header"], **header}})


def other_position(rules=99, **fields):
    """A file of other rules, which opens at its position, with another one."""
    position = json.loads(json.dumps({**encode_state(MATCH.state), **fields}))
    header = {**CONTENT["header"], "rules_version": rules}
    return pack({**CONTENT, "header": header, "position": position})


def code_of(data):
    with pytest.raises(BadSave) as caught:
        open_game(from_bytes(data), games.load)
    return caught.value.code


@pytest.mark.parametrize(
    "header",
    [
        {"seed": HUGE},
        {"seed": -HUGE},
        {"rules_version": HUGE},
        {"rules_version": -1},
        {"ladder": 0},
        {"ladder": LADDER + 1},
        {"plies": HUGE},
        {"cursor": HUGE},
        {"cursor": -1},
        {"seconds": [MOST_SECONDS + 1, 0]},
        {"title": "x" * (LONGEST_TEXT + 1)},
        {"moment": "x" * (LONGEST_TEXT + 1)},
        {"changed": "0001-01-01T00:00:00+23:59"},
        {"created": "9999-12-31T23:59:59-23:59"},
        {"tables": {"x" * (LONGEST_TEXT + 1): ""}},
        {"seats": []},
    ],
)
def test_a_header_that_cannot_be_is_none(header):
    assert code_of(made_up(**header)) == "nonsense"


def test_a_position_with_other_players_than_seats_is_refused():
    two, three = MATCH, a_match(seats=3, plies=25)

    save = attrs.evolve(a_save(two), position=encode_state(three.state))
    save = attrs.evolve(save, header=attrs.evolve(save.header, rules_version=0))

    assert code_of(to_bytes(save)) == "other_rules"


def test_a_position_that_no_rule_could_reach_is_refused():
    players = [encode_state(player) for player in MATCH.state.players]
    impossible: tuple[dict[str, Any], ...] = (
        {"turn": 2},
        {"phase": 5},
        {"white_die": 7},
        {"supplies": [[]] * 7},
        {"depots": []},
        {"depots": [[], sum(MATCH.state.depots, ()), [], [], [], [], []]},
        {"steps": [0, HUGE]},
        {"turn_order": [0, 0]},
        {"players": [{**players[0], "points": 50}, players[1]]},
        {"players": [{**players[0], "silver": 1000}, players[1]]},
        {"players": [players[0]] * 2},
        {"players": players * 2},
        {"stage": 0},
    )
    for fields in impossible:
        assert code_of(other_position(**fields)) == "other_rules", fields


def test_the_same_position_untouched_opens():
    opened = open_game(from_bytes(other_position()), games.load)

    assert (opened.lost_history.code, opened.match.state) == ("other_rules", MATCH.state)


def test_neither_is_it_told_where_such_a_game_stands():
    with pytest.raises(BadSave):
        saved_position(from_bytes(other_position(rules=1, turn=2)), games.load)


@pytest.mark.parametrize("limit", ["MOST_ON_TRIAL", "MOST_MOVES"])
def test_a_game_that_goes_on_for_ever_or_asks_too_much_is_refused(monkeypatch, limit):
    monkeypatch.setattr(opening, limit, 1)

    assert code_of(other_position()) == "other_rules"


def test_moves_without_number_are_not_looked_at():
    moves = [["Nothing"]] * (MOST_PLIES + 2)
    header = {**CONTENT["header"], "plies": len(moves)}

    assert code_of(pack({**CONTENT, "header": header, "moves": moves})) == "nonsense"


@pytest.mark.parametrize("moves", ["x" * 1000, {"a": 1}, None, 5])
def test_moves_that_are_no_list_are_not_taken_for_one(moves):
    assert code_of(pack({**CONTENT, "moves": moves})) == "nonsense"


def test_of_a_hundred_thousand_mistakes_the_first_one_is_enough():
    header = {**CONTENT["header"], "seats": [0] * 100_000}

    assert code_of(pack({**CONTENT, "header": header})) == "nonsense"


def test_a_file_holds_no_more_than_two_megabytes():
    data = to_bytes(a_save(MATCH))

    assert code_of(data + b" " * (LARGEST + 1 - len(data))) == "too_large"
    assert code_of(gzip.compress(b"[" * (17 << 20))) == "too_large"


def test_a_small_file_of_millions_of_values_is_not_read():
    data = gzip.compress(b'{"burgundy":3,"x":[' + b"[]," * MOST_VALUES + b"[]]}")

    assert len(data) < 10_000
    assert code_of(data) == "nonsense"


@pytest.mark.parametrize("game_id", ["boonlake", "caylus", "pillars"])
def test_a_game_in_which_nobody_has_to_do_anything_is_over_or_none(game_id):
    game = games.load(game_id)
    match = Match(game, game.info.options_for(game.info.seats_max), 1)
    state = match.state.copy()
    game.check(state)

    state.pending.clear()

    with pytest.raises(ValueError, match="nobody has to do anything"):
        game.check(state)


def test_no_action_tile_of_boonlake_lies_twice():
    game = games.load("boonlake")
    state = Match(game, game.info.options_for(2), 1).state.copy()
    game.check(state)

    first, second, *others = state.rows
    state.action = second
    state.rows = (first, first, *others)

    with pytest.raises(ValueError, match="doubled"):
        game.check(state)
