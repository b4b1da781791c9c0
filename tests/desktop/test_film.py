"""A film strip shows an event frame by frame, from its beginning until all lies still."""

from itertools import pairwise

import attrs
import pytest
from PySide6.QtGui import QPixmap

from burgundy_desktop.desktop.shots import clocks, film
from burgundy_desktop.desktop.shots.shoot import Shoot
from burgundy_desktop.desktop.trials.harness import Harness


@pytest.fixture
def shoot(program, window):
    program.thinking.close()
    return Shoot(Harness(program, window), clocks.Clock(), "castles")


def test_a_film_shows_what_moves_while_its_event_is_shown(shoot):
    frames = tuple(film.film(shoot, "DiceRolled"))

    pictures = [frame.picture.toImage() for frame in frames]
    times = [frame.milliseconds for frame in frames]
    assert len(frames) == film.FRAMES
    assert all(one != next_one for one, next_one in pairwise(pictures))
    assert times == sorted({0.0, *times})
    assert times[-1] >= 640.0  # the length of a throw
    assert not shoot.table.scene.is_animating
    told = [entry.line.text for entry in shoot.table.log.model.entries]
    assert any(text.startswith("Round 2: Anna ") for text in told)


def test_each_seen_event_has_a_strip_and_others_have_none(shoot):
    every = film.films_of("castles", "all")

    assert set(film.films_of("castles", "DiceRolled")) == {"film_DiceRolled"} < set(every)
    assert film.films_of("castles", "ShipSunk") == {}


def test_a_strip_gives_each_frame_its_place(qapp):
    picture = QPixmap(1280, 800)
    picture.fill("red")
    frames = tuple(film.Frame(20.0 * number, picture) for number in range(4))

    strip = film.strip("DiceRolled", frames).toImage()

    frame = 530  # the height of one with its line
    assert (strip.width(), strip.height()) == (3 * 800, 2 * frame)
    assert [strip.pixelColor(x, frame + 300).name() for x in (400, 1200)] == ["#ff0000", "#2a2622"]
    said = {strip.pixelColor(x, y).name() for x in range(200) for y in range(30)}
    assert "#ffffff" in said


def test_of_an_event_that_often_moves_nothing_a_move_is_shown_in_which_it_does(shoot):
    """In the Pillars the pad has its sums when everybody is scored."""
    shoot = attrs.evolve(shoot, game_id="pillars")
    first = next(film.scenarios_of("pillars", "HandScored"))

    frames = tuple(film.film(shoot, "HandScored"))

    assert len(list(film._frames(shoot, first, "HandScored"))) <= film.STILL
    assert len(frames) == film.FRAMES


def test_an_event_that_only_a_setup_has_is_found_there():
    found = tuple(film.scenarios_of("castles", "GameSetUp"))

    assert found
    assert {one.ply for one in found} == {0}
