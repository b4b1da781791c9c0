"""How the numbers of the King of the Pillars are fitted."""

import json
import math
import random

import attrs
import numpy as np
import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.games.pillars.features import card_numbers
from burgundy_desktop.games.pillars.features.card_numbers import HAND_WRITTEN, CardNumbers
from burgundy_desktop.games.pillars.features.card_values import PLAIN
from workshop import fit_pillars
from workshop.fit_pillars import FITTED, MOST


def test_a_step_is_a_share_of_a_number_or_one_of_its_own():
    numbers = fit_pillars.moved(HAND_WRITTEN, {"unit": 2.0, "foreign": -1.0})

    assert numbers.unit == pytest.approx(HAND_WRITTEN.unit * math.exp(0.7))
    assert numbers.foreign == pytest.approx(-0.05)
    assert attrs.evolve(numbers, unit=HAND_WRITTEN.unit, foreign=0.0) == HAND_WRITTEN


def test_what_brings_points_is_found_and_what_brings_none_hardly_moves():
    rng = random.Random(4)
    seen = []
    for _ in range(2000):
        row = np.array([rng.gauss(0, 1) for _ in FITTED])
        seen.append((row, 0.5 * row[0] - 2.0 * row[1] + rng.gauss(0, 1)))

    brings = fit_pillars.fit(iter(seen))
    steps = fit_pillars.step(brings)

    assert brings[FITTED[0]][0] == pytest.approx(0.5, abs=0.1)
    assert steps[FITTED[1]] == -MOST
    assert all(abs(steps[name]) < 0.1 for name in FITTED[2:])


def test_a_game_at_a_glance_is_played_to_its_end():
    ahead = list(fit_pillars.played(HAND_WRITTEN, 2, random.Random(2)))

    assert len(ahead) == 4 + 3
    assert sum(points for _, points in ahead[:4]) == pytest.approx(0)
    assert fit_pillars.play([PLAIN] * 3, random.Random(5)) != [0.0] * 3


def test_numbers_are_read_as_they_were_written(tmp_path, monkeypatch):
    monkeypatch.setattr(fit_pillars, "KINGS_FILE", tmp_path / "cards_king.json")
    numbers = attrs.evolve(HAND_WRITTEN, harm=0.7, high=0.25)

    fit_pillars.write(numbers)

    assert set(json.loads((tmp_path / "cards_king.json").read_text())) == {"harm", "high"}
    assert card_numbers.read(tmp_path / "cards_king.json") == numbers


@pytest.mark.parametrize("text", ['{"harms": 1}', "[1]", '{"harm": "x"}', "{"])
def test_a_file_of_numbers_that_cannot_be_read_is_named(tmp_path, text):
    path = tmp_path / "cards_king.json"
    path.write_text(text)

    with pytest.raises(BadTable, match="cannot be read"):
        card_numbers.read(path)
    with pytest.raises(BadTable):
        card_numbers.read(tmp_path / "none.json")


def test_the_king_has_numbers_of_his_own():
    kings = card_numbers.kings_numbers()

    assert kings != HAND_WRITTEN
    assert {field.name for field in attrs.fields(CardNumbers)} > set(FITTED)
    assert kings.sharpness == fit_pillars.SHARPNESS_IN_SEARCH
