"""A die that rolls shows other faces and ends on the right one."""

import pytest

from burgundy_desktop.boardkit.dice import die_face, faces_on_the_way


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_turns_four_different_faces_and_ends_on_its_own(pips):
    faces = faces_on_the_way(die_face("art/die_white", pips))

    assert len(set(faces)) == 4
    assert faces[-1] == f"art/die_white_{pips}"


def test_what_is_no_die_face_only_shows_itself():
    assert faces_on_the_way("art/worker") == ("art/worker",)
