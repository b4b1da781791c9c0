"""Which level somebody played like, by what their decisions cost."""

import json

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.likeness import likeness, losses_in
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.review import Mean


@pytest.fixture
def game(tmp_path):
    means = {"master": 0.0, "merchant": 0.004, "apprentice": 0.012}
    path = tmp_path / "accuracy.json"
    content = {level: {"mean": m, "error": 0.0, "decisions": 500} for level, m in means.items()}
    path.write_text(json.dumps(content))
    castles = games.load("castles")
    return attrs.evolve(castles, judgement=attrs.evolve(castles.judgement, accuracies=path))


@pytest.mark.parametrize(
    ("mean", "error", "levels"),
    [
        (0.005, 0.0005, ("merchant",)),
        (0.005, 0.004, ("apprentice", "merchant", "master")),
        (0.009, 0.002, ("apprentice",)),
        (0.0075, 0.0025, ("apprentice", "merchant")),
        (-0.003, 0.001, ("master",)),
        (0.05, 0.001, ("apprentice",)),
    ],
)
def test_a_level_is_named_if_its_neighbours_lie_outside_the_error(game, mean, error, levels):
    assert likeness(game, Mean(mean, error)) == levels


def test_the_error_of_the_table_counts_too(game):
    path = game.judgement.accuracies
    path.write_text(path.read_text().replace('"error": 0.0', '"error": 0.004'))

    assert likeness(game, Mean(0.005, 0.0005)) == ("apprentice", "merchant", "master")


def test_two_levels_that_lose_the_same_are_not_told_apart(game):
    path = game.judgement.accuracies
    path.write_text(path.read_text().replace("0.004", "0.0121"))

    losses_in.cache_clear()
    assert likeness(game, Mean(0.05, 0.001)) == ("merchant",)
    path.write_text(path.read_text().replace('"error": 0.0', '"error": 0.001'))
    losses_in.cache_clear()
    assert likeness(game, Mean(0.05, 0.001)) == ("apprentice", "merchant")


def test_none_is_named_for_few_decisions_or_with_own_tables(game):
    own = attrs.evolve(game, info=attrs.evolve(game.info, own_tables={"items.toml": "1234"}))

    assert likeness(game, None) == ()
    assert likeness(own, Mean(0.0, 0.001)) == ()


def test_a_file_that_cannot_be_used_is_named(tmp_path):
    path = tmp_path / "accuracy.json"
    path.write_text('{"emperor": {"mean": 0.0, "error": 0.1, "decisions": 500}}')

    with pytest.raises(BadTable, match="accuracy.json"):
        losses_in(path)


@pytest.mark.parametrize("name", games.found())
def test_every_game_knows_what_decisions_cost_its_levels(name):
    path = games.load(name).judgement.accuracies
    assert path is not None

    found = losses_in(path)

    by_strength = [found[level].mean for level in LEVELS if level in found]
    assert by_strength[0] > by_strength[-1]
