"""Targets are values that Python looks up by itself."""

from burgundy_desktop.core.ids import Target, target


def test_no_function_of_ours_is_called_to_look_up_a_target():
    """A click looks up a thousand of them."""
    assert Target.__hash__ is tuple.__hash__
    assert Target.__eq__ is tuple.__eq__


def test_the_same_kind_and_index_are_the_same_target():
    assert target("tile", 3) is target("tile", 3)
    assert target("tile", 3) == Target("tile", 3) != target("space", 3)
    assert f"{target('tile', 3)}" == "tile/3"
