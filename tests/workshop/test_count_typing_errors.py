"""The figures of mistyped codes in docs/codes.md."""

from random import Random

import pytest

from burgundy_desktop.core.codes import code_of, symbols_in
from burgundy_desktop.games import found, load
from workshop import count_typing_errors

INFOS = tuple(load(game_id).info for game_id in found())
KINDS = {
    "one wrong symbol": "right code proposed",
    "a symbol left out": "refused",
    "a symbol typed twice": "refused",
    "neighbours exchanged": "refused",
    "others exchanged": "refused",
}


@pytest.fixture(scope="module")
def counts():
    return count_typing_errors.counted(INFOS, 4, Random(1))


def test_no_wrong_code_is_taken(counts):
    assert not any(outcomes["taken"] for outcomes in counts.values())


@pytest.mark.parametrize(("kind", "outcome"), KINDS.items())
def test_every_error_of_a_kind_ends_as_it_should(counts, kind, outcome):
    assert set(counts[kind]) == {outcome}


def test_every_place_and_symbol_is_tried(counts):
    assert counts["one wrong symbol"].total() == 4 * 12 * 31
    assert counts["a symbol left out"].total() == 4 * 12


def test_a_right_code_counts_as_taken():
    info = INFOS[0]
    code = code_of(info, info.options_for(info.seats_max), 1)

    assert count_typing_errors._outcome(symbols_in(code), code, INFOS) == "taken"


def test_the_rows_are_printed(capsys):
    count_typing_errors.main(["--codes", "1"])

    assert "| one wrong symbol | 372 | 0 | 372 | 0 | 0 |" in capsys.readouterr().out
