"""The origin of a game, and the help that its players used."""

from burgundy_desktop.storage.provenance import Aids, check_hex, new_id


def test_no_two_games_share_an_id():
    ids = {new_id() for _ in range(100)}

    assert len(ids) == 100
    for identity in ids:
        check_hex(identity)


def test_the_places_of_take_backs_are_told_once_each_and_in_order():
    aids = Aids()
    for ply in (9, 4, 9):
        aids = aids.with_take_back(ply, over_new=True)

    assert (aids.over_new, aids.went_on_at) == (3, (4, 9))
