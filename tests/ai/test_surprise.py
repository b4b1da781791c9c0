"""A table drawn by chance fits the person who sits down at it."""

from itertools import product

import pytest

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.surprise import drawn, levels_around
from burgundy_desktop.core.chance import Chance

DRAWS = range(40)
MOST_OPPONENTS = 4


def table(levels, seed, count=MOST_OPPONENTS, without=()):
    return drawn(count, levels, Chance.from_seed(seed), without)


@pytest.mark.parametrize(
    ("beaten", "levels"),
    [
        ("", ("novice",)),
        ("novice", ("novice", "apprentice")),
        ("merchant", ("apprentice", "merchant", "steward")),
        ("king", ("duke", "king")),
    ],
)
def test_nobody_is_more_than_a_step_stronger_than_whom_one_has_beaten(beaten, levels):
    assert levels_around(beaten) == levels


@pytest.mark.parametrize("beaten", ["", *LEVELS])
def test_all_are_different_and_at_home_at_their_level(beaten):
    levels = levels_around(beaten)
    for seed, without in product(DRAWS, ((), ("margot",))):
        characters, played = zip(*table(levels, seed, without=without), strict=True)

        assert len(set(characters)) == MOST_OPPONENTS
        assert set(played) <= set(levels)
        assert not set(without) & set(characters)
        for character, level in zip(characters, played, strict=True):
            assert level in CHARACTERS[character].levels


def test_everybody_and_every_level_turns_up():
    levels = levels_around("merchant")
    seen = [one for seed in DRAWS for one in table(levels, seed)]

    assert {character for character, _ in seen} == set(CHARACTERS)
    assert {level for _, level in seen} == set(levels)


def test_a_seed_repeats_a_draw():
    assert table(LEVELS[:5], 3) == table(LEVELS[:5], 3) != table(LEVELS[:5], 4)
