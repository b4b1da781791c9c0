"""Moves and states as plain data, and back; nonsense is refused."""

import json

import pytest

from burgundy_desktop.core.codec import (
    decode_move,
    decode_state,
    digest,
    encode_move,
    encode_state,
)
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.match import Match
from tests.core.sticks import Take


@pytest.fixture
def state(a_game):
    return Match(a_game, a_game.info.options_for(2), seed=1).state


def test_a_move_is_its_name_and_its_fields():
    assert encode_move(Take(2, "right")) == ["Take", 2, "right"]


def test_a_move_comes_back_as_it_was(a_game):
    data = json.loads(json.dumps(encode_move(Take(2, "right"))))

    assert decode_move(a_game, data) == Take(2, "right")


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        5,
        "Take",
        [],
        {},
        {"Take": 2},
        ["Give", 2, "left"],
        ["Heap", 2, "left"],
        ["__class__"],
        [["Take"], 2, "left"],
        ["Take"],
        ["Take", 2],
        ["Take", 2, "left", 1],
        ["Take", "2", "left"],
        ["Take", 2.0, "left"],
        ["Take", True, "left"],
        ["Take", None, "left"],
        ["Take", [2], "left"],
        ["Take", 2, 3],
    ],
)
def test_what_is_no_move_is_refused(a_game, nonsense):
    with pytest.raises(BadSave, match="is not a move of sticks"):
        decode_move(a_game, nonsense)


def test_a_state_comes_back_as_it_was(a_game, state):
    data = json.loads(json.dumps(encode_state(state)))

    assert decode_state(a_game, data) == state


@pytest.mark.parametrize(
    "change",
    [
        {"sticks": "10"},
        {"sticks": 10.5},
        {"sticks": None},
        {"points": 3},
        {"points": ["0", 0]},
        {"points": "00"},
        {"chance": {}},
        {"chance": {"stream": True}},
        {"unheard_of": 1},
    ],
)
def test_what_is_no_state_is_refused(a_game, state, change):
    data = encode_state(state) | change

    with pytest.raises(BadSave, match="is not a position of sticks"):
        decode_state(a_game, data)


@pytest.mark.parametrize("nonsense", [None, 5, "heap", [], {}])
def test_other_data_is_no_state_either(a_game, nonsense):
    with pytest.raises(BadSave):
        decode_state(a_game, nonsense)


def test_equal_states_have_equal_digests(state):
    assert digest(state) == digest(state.copy())


def test_the_digest_notices_every_change(state):
    other = state.copy()
    other.points[1] += 1

    assert digest(other) != digest(state)


def test_a_digest_stays_the_same_for_ever(state):
    assert digest(state) == "f22b7e951023ef16"
