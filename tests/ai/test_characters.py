"""The characters: who plays at which level, and in which style."""

from itertools import combinations

import pytest

from burgundy_desktop.ai.characters import CHARACTERS, style_of
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.styles import styles_of
from burgundy_desktop.games import found, load

MOST_SEATS = 5
EVERYBODY = CHARACTERS.values()


def test_five_characters_are_at_home_at_every_level():
    for level in LEVELS:
        assert sum(level in one.levels for one in EVERYBODY) >= MOST_SEATS, level


@pytest.mark.parametrize("game_id", found())
def test_every_style_of_a_game_is_loved_by_somebody_and_few_play_plainly(game_id):
    game = load(game_id)
    played = [style_of(character, game) for character in CHARACTERS]

    assert set(styles_of(game)) == {style for style in played if style}
    assert played.count("") <= 2


def test_every_taste_is_a_style_and_nobody_has_two_in_one_game():
    styles = [styles_of(load(game_id)) for game_id in found()]
    for one in EVERYBODY:
        assert set(one.tastes) <= {style for game in styles for style in game}, one.id
        assert all(len({*game} & {*one.tastes}) <= 1 for game in styles), one.id


def test_no_two_characters_love_the_same():
    assert all(set(one.tastes) != set(other.tastes) for one, other in combinations(EVERYBODY, 2))


@pytest.mark.parametrize("character", ["", "nobody"])
def test_who_is_no_character_plays_plainly(character):
    assert style_of(character, load("castles")) == ""
