"""Game codes: what goes into one, and what is told, proposed or refused."""

import re
from itertools import combinations, product
from pathlib import Path

import attrs
import pytest

from burgundy_desktop.core import codes
from burgundy_desktop.core.codes import LARGEST_SEED, SYMBOLS, Deal, code_of, deal_of
from burgundy_desktop.core.errors import BadCode
from burgundy_desktop.games import found, load
from tests.thorough import one_in, some

EXAMPLE = "A79C-7EEB-2ZW5"
INFOS = tuple(load(game_id).info for game_id in found())
CASTLES = load("castles").info
DEAL = Deal("castles", CASTLES.options_for(2), 4711)


def refusal(typed, infos=INFOS):
    """Why a code is not taken."""
    with pytest.raises(BadCode) as caught:
        deal_of(typed, infos)
    return caught.value.reason, dict(caught.value.values)


def with_symbol(code, place, symbol):
    return code[:place] + symbol + code[place + 1 :]


def all_options(info):
    for seats in range(info.seats_min, info.seats_max + 1):
        for values in product(*(field.values for field in info.options)):
            names = (field.name for field in info.options)
            yield info.options_for(seats, **dict(zip(names, values, strict=True)))


# what goes into a code


def test_the_example_of_the_docs():
    assert code_of(CASTLES, DEAL.options, 4711) == EXAMPLE
    assert deal_of(EXAMPLE, INFOS) == DEAL


@pytest.mark.parametrize("game_id", found())
def test_every_number_of_seats_and_every_option_comes_back(game_id):
    info = load(game_id).info
    for options in all_options(info):
        for seed in (0, 1, 999_999, LARGEST_SEED):
            assert deal_of(code_of(info, options, seed), INFOS) == Deal(game_id, options, seed)


def test_every_game_has_a_number_of_its_own():
    numbers = [info.code_number for info in INFOS]

    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(32))


def test_neighbouring_seeds_look_unlike():
    one, other = (code_of(CASTLES, DEAL.options, seed) for seed in (4711, 4712))

    assert sum(a != b for a, b in zip(one, other, strict=True)) >= 8


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_that_is_too_large_has_no_code(seed):
    with pytest.raises(BadCode, match="no_code"):
        code_of(CASTLES, DEAL.options, seed)


def test_own_tables_do_not_go_into_a_code():
    own = attrs.evolve(CASTLES, own_tables={"tiles.toml": "1234"})

    with pytest.raises(BadCode, match="own_tables"):
        code_of(own, DEAL.options, 1)
    assert refusal(EXAMPLE, [own]) == ("own_tables", {"game": "castles"})


# how it may be typed


@pytest.mark.parametrize(
    "typed",
    [
        "a79c7eeb2zw5",
        " A79C 7EEB 2ZW5\n",
        "A79C–7EEB–2ZW5",
        "a79c.7eeb_2zw5",
        "A79C-7EEB-2ZW5-",
        "A79C/7EEB/2ZW5",
    ],
)
def test_case_hyphens_and_spaces_are_free(typed):
    assert deal_of(typed, INFOS) == DEAL


@pytest.mark.parametrize("unseen", ["\u200b", "\u200e", "\u202e", "\ufeff", "\u2009", "\u202f"])
def test_what_a_message_brings_along_unseen_is_free(unseen):
    assert deal_of(f"{unseen}A79C-{unseen}7EEB-2ZW5{unseen}", INFOS) == DEAL


def test_o_is_zero_and_i_and_l_are_one():
    code = next(
        one
        for one in (code_of(CASTLES, DEAL.options, seed) for seed in range(1, 999))
        if "0" in one and one.count("1") > 1
    )
    typed = code.replace("0", "o").replace("1", "I", 1).replace("1", "l")

    assert typed != code
    assert deal_of(typed, INFOS) == deal_of(code, INFOS)


# a code among words


@pytest.mark.parametrize(
    "text",
    [
        "Play this with me: A79C-7EEB-2ZW5, and tell me how it went!",
        "„A79C–7EEB–2ZW5”",
        "the code (a79c7eeb2zw5) of last week",
        "Anna\n\u200ba79c 7eeb 2zw5\u200b\nsee you",
        "A79C-7EEB-2ZW5 is A79C/7EEB/2ZW5",
        "burgundy/A79C-7EEB-2ZW5",
        "with that code A79C 7EEB 2ZW5 from home",
    ],
)
def test_a_code_among_words_is_proposed(text):
    assert refusal(text) == ("in_text", {"code": EXAMPLE})


def test_of_several_codes_in_a_text_none_is_chosen():
    other = code_of(CASTLES, DEAL.options, 4712)

    assert refusal(f"{EXAMPLE} or {other}?") == ("several", {})


@pytest.mark.parametrize(
    "text", ["my code: A79D-7EEB-2ZW5", "A79C-7EEB-2ZW5B is it", "x A79C-7EEB"]
)
def test_a_code_among_words_is_neither_mended_nor_cut_out_of_a_longer_word(text):
    assert refusal(text)[0] == "length"


def test_no_words_of_the_program_are_taken_for_a_code():
    words = re.findall(r"[a-z]+", Path(codes.__file__).read_text().lower())

    assert refusal(" ".join(words))[0] == "length"


# wrong codes


@pytest.mark.parametrize(("typed", "count"), [("A79C-7EEB-2ZW", 11), ("A79C-7EEB-2ZW55", 13)])
def test_a_code_of_another_length_is_counted(typed, count):
    assert refusal(typed) == ("length", {"found": count})


def test_every_single_error_is_refused_and_the_right_code_proposed():
    codes = [code_of(info, info.options_for(info.seats_max), 77) for info in INFOS]
    for code in some(codes, (codes[0], codes[-1])):
        for place, right in enumerate(code):
            for symbol in SYMBOLS if right != "-" else ():
                if symbol != right:
                    wrong = with_symbol(code, place, symbol)
                    assert refusal(wrong) == ("meant", {"code": code}), wrong


def test_a_letter_that_is_in_no_code_counts_as_an_error():
    assert refusal("A79C-7EEB-2ZWU") == ("meant", {"code": EXAMPLE})
    assert refusal("A79C-7EEB-2ZUU") == ("unclear", {})


def test_two_exchanged_neighbours_are_refused():
    plain = EXAMPLE.replace("-", "")
    for place in range(len(plain) - 1):
        one, other = plain[place], plain[place + 1]
        if one != other:
            swapped = f"{plain[:place]}{other}{one}{plain[place + 2 :]}"
            assert refusal(swapped) == ("unclear", {})


def test_two_errors_are_refused_and_nothing_is_proposed():
    plain = EXAMPLE.replace("-", "")
    step = one_in(1, 31)
    for first, second in combinations(range(len(plain)), 2):
        changes = [
            (one, other)
            for one, other in product(SYMBOLS, repeat=2)
            if one != plain[first] and other != plain[second]
        ]
        for one, other in changes[::step]:
            wrong = with_symbol(with_symbol(plain, first, one), second, other)
            assert refusal(wrong) == ("unclear", {}), wrong


# right codes of other programs


def test_a_game_that_is_not_here_is_of_a_later_program():
    assert refusal(EXAMPLE, [load("caylus").info]) == ("later", {})


def test_a_code_of_a_later_version_says_so(monkeypatch):
    monkeypatch.setattr("burgundy_desktop.core.codes.VERSION", 2)
    later = code_of(CASTLES, DEAL.options, 4711)
    monkeypatch.undo()

    assert refusal(later) == ("later", {})


def test_a_code_of_other_rules_says_so():
    other = code_of(attrs.evolve(CASTLES, rules_version=2), DEAL.options, 4711)

    assert refusal(other) == ("rules", {"game": "castles"})


def test_a_code_that_no_program_writes_is_refused():
    of_five = attrs.evolve(CASTLES, seats_max=5)

    assert refusal(code_of(of_five, of_five.options_for(5), 4711)) == ("unclear", {})
