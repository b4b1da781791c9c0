"""The bytes of a file: one line of JSON under a seal, plain or compressed."""

import gzip
import json

import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.packing import LARGEST, LARGEST_UNPACKED, pack, unpack

CONTENT = {"burgundy": 1, "text": "Őrség", "numbers": [1, -2, [3]], "nothing": None}


def refused(data: bytes) -> str:
    with pytest.raises(BadSave) as caught:
        unpack(data)
    return caught.value.code


@pytest.mark.parametrize("compressed", [False, True])
def test_what_was_packed_comes_back(compressed):
    assert unpack(pack(CONTENT, compressed=compressed)) == (CONTENT, True)


def test_a_plain_file_can_be_recognised_by_its_first_bytes():
    assert pack(CONTENT).startswith(b'{"burgundy":1,')


def test_the_same_game_gives_the_same_bytes():
    other_order = dict(reversed(CONTENT.items()))

    assert pack(other_order) == pack(CONTENT)
    assert pack(other_order, compressed=True) == pack(CONTENT, compressed=True)


def test_a_changed_value_breaks_the_seal():
    edited = pack(CONTENT).replace(b"-2", b"-3")

    assert unpack(edited)[1] is False


def test_a_missing_seal_does_not_fit():
    assert unpack(json.dumps(CONTENT).encode())[1] is False


def test_an_editor_may_lay_the_lines_out_anew():
    laid_out = json.dumps(json.loads(pack(CONTENT)), indent=4).encode()

    assert unpack(laid_out) == (CONTENT, True)


@pytest.mark.parametrize("data", [b"", b" \n", gzip.compress(b"", mtime=0)])
def test_an_empty_file(data):
    assert refused(data) == "empty"


@pytest.mark.parametrize("compressed", [False, True])
def test_a_cut_file(compressed):
    whole = pack(CONTENT, compressed=compressed)

    assert {refused(whole[:length]) for length in range(2, len(whole.strip()))} == {"truncated"}


@pytest.mark.parametrize(
    "data",
    [
        b"hello",
        b"\x00\xff\xfe",
        b"[1, 2]",
        b'"text"',
        b"17",
        b'{"burgundy": 1.5}',
        b'{"burgundy": NaN}',
        b'{"burgundy": -Infinity}',
        b'{"burgundy": 1, "burgundy": 1}',
        b'{"burgundy": ' + b"9" * 5000 + b"}",
        b'{"burgundy": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"[" * 1_000_000,
    ],
    ids=lambda data: data[:24].decode("latin-1"),
)
def test_what_is_no_saved_game(data):
    assert refused(data) == "nonsense"


@pytest.mark.parametrize("spoil", [lambda d: d[:-8] + b"12345678", lambda d: d + b"more"])
def test_a_damaged_compressed_file(spoil):
    assert refused(spoil(pack(CONTENT, compressed=True))) == "edited"


def test_a_file_beyond_all_measure():
    assert refused(b" " * (LARGEST + 1)) == "too_large"


def test_a_small_file_that_unpacks_beyond_all_measure():
    assert refused(gzip.compress(b" " * (LARGEST_UNPACKED + 1))) == "too_large"
