"""Styles of play: what is liked, and how much of it at which time."""

import json
from typing import Any

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles

TRAITS: Traits[Any] = Traits(
    ("cows", "ships"),
    amounts=lambda state, seat: state["has"][seat],
    left=lambda state: state["left"],
    styles={"farmer": {"cows": 2.0}, "both": {"ships": 0.5, "cows": 1.0}},
)


@pytest.mark.parametrize(
    ("style", "left", "points"), [("farmer", 1.0, 6.0), ("farmer", 0.25, 1.5), ("both", 1.0, 5.0)]
)
def test_a_style_likes_what_it_names_and_less_with_less_time(style, left, points):
    state = {"has": [(0, 0), (3, 4)], "left": left}

    assert TRAITS.liking(style)(state, Seat(1)) == points
    assert TRAITS.liking(style)(state, Seat(0)) == 0.0


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', json.dumps({"a": {"pigs": 1.0}})])
def test_a_file_that_is_no_table_of_known_traits_is_refused_by_name(tmp_path, text):
    path = tmp_path / "styles.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadTable, match=r"styles\.json"):
        read_styles(path, TRAITS.names)
