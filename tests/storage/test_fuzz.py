"""Opening any file raises BadSave or succeeds, and never changes the file."""

import json

import pytest
from hypothesis import given, settings, strategies as st

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.opening import Opened, load, open_game
from burgundy_desktop.storage.packing import pack, unpack
from burgundy_desktop.storage.save_game import from_bytes, to_bytes
from tests.storage.played import a_match, a_save

PLAIN = to_bytes(a_save(a_match()))
COMPRESSED = to_bytes(a_save(a_match()), compressed=True)
SHORT_MATCH = a_match(plies=12)
SHORT = unpack(to_bytes(a_save(SHORT_MATCH)))[0]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=8), values),
    max_leaves=12,
)


def code_of(path, data):
    """The code of the error on opening; the file is unchanged."""
    path.write_bytes(data)
    with pytest.raises(BadSave) as caught:
        load(path, games.load)
    assert path.read_bytes() == data
    return caught.value.code


def open_bytes(data) -> Opened | None:
    try:
        return open_game(from_bytes(data), games.load)
    except BadSave:
        return None


def is_harmless(data) -> bool:
    """Refused, opened with a warning, or the game that was saved."""
    opened = open_bytes(data)
    return (
        opened is None or opened.lost_history is not None or opened.match.state == SHORT_MATCH.state
    )


@pytest.mark.parametrize("data", [PLAIN, COMPRESSED], ids=["plain", "compressed"])
def test_a_file_cut_anywhere(tmp_path, data):
    lengths = range(97, len(data) - 2, 97)

    codes = {code_of(tmp_path / "cut.burgundy", data[:length]) for length in lengths}

    assert codes == {"truncated"}


@pytest.mark.parametrize("data", [PLAIN, COMPRESSED], ids=["plain", "compressed"])
def test_a_file_with_one_flipped_bit(tmp_path, data):
    chance = Chance.from_seed(20)
    for _ in range(300):
        place, bit = chance.below(len(data) - 1), chance.below(8)
        flipped = bytearray(data)
        flipped[place] ^= 1 << bit
        if data is COMPRESSED and place in range(4, 10):
            continue  # time and system in the header of a compressed file are ignored

        code_of(tmp_path / "flipped.burgundy", bytes(flipped))


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_a_file_of_random_bytes(data):
    assert open_bytes(data) is None


@settings(max_examples=100)
@given(json_values)
def test_a_file_of_random_json(value):
    assert open_bytes(json.dumps(value).encode()) is None


@settings(max_examples=50)
@given(json_values.filter(lambda value: not isinstance(value, float)))
def test_a_random_value_for_a_whole_field_under_a_good_seal(value):
    for field in SHORT:
        try:
            data = pack({**SHORT, field: value})
        except ValueError:  # not a JSON number
            continue

        assert is_harmless(data)


@settings(max_examples=200)
@given(st.randoms(use_true_random=False), json_values)
def test_a_random_value_deep_inside_under_a_good_seal(random, value):
    content = json.loads(json.dumps(SHORT))
    place = content
    while True:
        keys = list(place) if isinstance(place, dict) else range(len(place))
        key = random.choice(keys)
        if not (isinstance(place[key], (dict, list)) and place[key]) or random.random() < 0.1:
            break
        place = place[key]
    place[key] = value
    try:
        data = pack(content)
    except ValueError:  # not a JSON number
        return

    assert is_harmless(data)
