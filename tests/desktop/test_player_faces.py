"""The faces of players."""

from itertools import combinations

import pytest

from burgundy_desktop.boardkit.sprites import render_sprite
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.player_faces import (
    COMPUTERS,
    PERSONS,
    chosen_faces,
    drawing_of,
    face_name,
    faces_of,
    seated,
    with_faces,
)
from burgundy_desktop.desktop.appearance.portraits import width_of_row
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match import sides
from burgundy_desktop.desktop.table.panel_contents import cards
from burgundy_desktop.desktop.words.language import in_all_languages
from burgundy_desktop.desktop.words.levels import usual_name
from burgundy_desktop.games import load
from burgundy_desktop.storage.settings import LastChoice, Settings

FACES = (*COMPUTERS, *PERSONS)


def computer(name, face=""):
    return SeatInfo(name, "merchant", face=face)


def person(name, face=""):
    return SeatInfo(name, face=face)


def pixels(face, width):
    image = render_sprite(drawing_of(face), width)
    return [image.pixelColor(x, y).getRgb() for x in range(width) for y in range(width)]


def test_there_are_eight_computer_players_and_six_persons():
    assert len(set(COMPUTERS)) == 8
    assert len(set(PERSONS)) == 6
    assert len({face_name(face) for face in FACES}) == 14


@pytest.mark.parametrize("width", [24, 66])
def test_no_two_faces_look_alike(qapp, width):
    """The mean difference of the channels over all pixels is large for every pair."""
    drawn = {face: pixels(face, width) for face in FACES}

    for one, other in combinations(FACES, 2):
        pairs = zip(drawn[one], drawn[other], strict=True)
        apart = sum(abs(a - b) for p, q in pairs for a, b in zip(p, q, strict=True))
        assert apart / (4 * width * width) > 20, (one, other)


# a face belongs to a name


@pytest.mark.parametrize("level", ["apprentice", "duke"])
def test_a_computer_player_of_ours_has_its_own_face_at_every_level_and_seat(level):
    seats = [SeatInfo(face.capitalize(), level) for face in COMPUTERS[4:]]

    assert faces_of(seats) == COMPUTERS[4:]
    assert faces_of(seats[::-1]) == COMPUTERS[4:][::-1]


def test_a_name_has_the_same_face_in_every_game():
    alone = faces_of([person("Béla")])[0]
    at_a_table = faces_of([computer("Margot"), person("Béla")])[1]

    assert alone == at_a_table in PERSONS


def test_letters_are_the_same_however_they_are_written():
    assert faces_of([person("Béla")]) == faces_of([person(" BE\u0301LA ")])


def test_persons_and_computer_players_of_one_name_look_different():
    assert faces_of([person("Anna")])[0] in PERSONS
    assert faces_of([computer("Anna")]) == ("anna",)


@pytest.mark.parametrize("make", [person, computer])
def test_nobody_looks_like_another_at_the_same_table(make):
    for seats in combinations([make(f"Player of {n}") for n in range(9)], 5):
        assert len(set(faces_of(seats))) == 5


def test_who_has_no_name_looks_the_same_in_each_language(qapp):
    for seat in range(5):
        names = {
            said.format(number=seat + 1) for said in in_all_languages("levels", "Player {number}")
        }
        assert len(names) > 1
        assert {faces_of([person(name)]) for name in names} == {(PERSONS[seat],)}
    assert {faces_of([person(name)])[0] for name in in_all_languages("levels", "You")} == {
        PERSONS[0]
    }


# what was chosen


def test_what_was_chosen_comes_first():
    seats = [person("You"), person("Béla", "minstrel"), computer("Hugo")]

    assert faces_of(seats)[1:] == ("minstrel", "hugo")
    assert faces_of(seats)[0] not in {"minstrel", "hugo"}


def test_a_character_has_its_own_face_whatever_it_is_called():
    seats = [computer("Margot"), SeatInfo("Margot's cousin", "duke", character="margot")]

    assert faces_of(seats)[1] == "margot" != faces_of(seats)[0]


@pytest.mark.parametrize("character", ["nobody", "knight"])
def test_a_character_that_there_is_not_counts_as_none(character):
    assert faces_of([SeatInfo("Hugo", "duke", character=character)]) == ("hugo",)


def test_a_person_is_no_character():
    assert faces_of([SeatInfo("Béla", character="colin")]) == faces_of([person("Béla")])


@pytest.mark.parametrize("face", ["nobody", "seal", "duke"])
def test_a_face_that_there_is_not_counts_as_none(face):
    assert faces_of([person("Béla", face)]) == faces_of([person("Béla")])


def test_of_two_with_one_face_the_first_keeps_it():
    faces = faces_of([person("Anna", "knight"), person("Béla", "knight")])

    assert faces[0] == "knight" != faces[1]


def test_seats_are_shown_with_name_and_face(qapp):
    you, margot = seated([person("Te"), computer("Margot")])

    assert (you.name, you.face) == (usual_name(0, ""), PERSONS[0])
    assert margot.face == "margot"


def test_a_person_who_chose_a_face_has_it_in_every_game():
    castles = LastChoice((person("Anna"), person(""), computer("Anna")))
    caylus = LastChoice((person("", "scholar"), person("Anna", "knight"), computer("Hugo")))
    settings = Settings().with_last_choice("castles", castles)

    known = with_faces(settings, chosen_faces([caylus])).last_choices["castles"].seats

    assert [info.face for info in known] == ["knight", "", ""]


# where they are seen


def test_cards_and_saved_games_show_the_same_faces(a_game):
    session = a_game(seats=(person("Anna", "knight"), computer("Margot"), computer("Hugo")))
    position, board = session.position(Ply(0), Seat(1)), board_of(session.game.info.id)
    shown = cards(position, session.game, board, [0.0] * 3, None, {})

    in_order = [card.face for card in sorted(shown, key=lambda card: card.seat)]
    assert in_order == [drawing_of(face) for face in ("knight", "margot", "hugo")]
    assert [bool(card.badge) for card in shown] == [True, True, False]
    assert list(sides.faces(session.header)) == in_order


def test_in_the_library_the_automaton_has_its_own_face(store):
    board_of("castles_cards")  # or the library has not read it yet
    options = load("castles_cards").info.options_for(1)
    session = store.begin("castles_cards", options, (person("Anna", "knight"),), strict=False)

    assert sides.faces(session.header) == (
        drawing_of("knight"),
        "games/castles_cards/pieces/aaron",
    )


@pytest.mark.parametrize("count", [1, 2, 5])
def test_small_faces_stand_beside_each_other(count):
    assert width_of_row(count, 24) >= 24 * count
