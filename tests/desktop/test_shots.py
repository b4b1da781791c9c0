"""The pictures of every screen: of the right size, reproducible, and listed on one page."""

import argparse
import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage, QPixmap

from burgundy_desktop.desktop import shots
from burgundy_desktop.desktop.appearance import scale
from burgundy_desktop.desktop.match import stopwatch
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.shots import camera, clocks, moments
from burgundy_desktop.desktop.shots.camera import every_shot
from burgundy_desktop.desktop.shots.castles import asks
from burgundy_desktop.desktop.shots.index import NAME, screen_of, write_index
from burgundy_desktop.desktop.shots.series import Series, size_named
from burgundy_desktop.desktop.window import status
from burgundy_desktop.games import found as games
from burgundy_desktop.games.castles.state.steps import GOODS_TYPE
from tests import thorough

SERIES = Series("hu", "dark", (1280, 800))


def take(folder, only, sizes=()):
    """Run `shots` in a process of its own; return the content of its files."""
    language, theme, size = SERIES.name.split("_")
    options = ["--language", language, "--theme", theme, "--only", only]
    for wanted in sizes or (size,):
        options += ["--size", wanted]
    done = subprocess.run(
        [sys.executable, "-m", "burgundy_desktop", "shots", str(folder), *options],
        env=os.environ | {"PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {screen_of(path): path.read_bytes() for path in folder.glob("*.png")}


def test_the_same_program_takes_the_same_pictures(tmp_path):
    library_hint_high_contrast = f"*[ms]_[hl]i*_{SERIES.name}"
    wanted = thorough.some(library_hint_high_contrast, f"castles_hi*_{SERIES.name}")

    first = take(tmp_path / "first", wanted)
    second = take(tmp_path / "second", wanted)

    assert {"castles_hint", "castles_high_contrast"} <= set(first)
    assert [name for name in first if first[name] != second[name]] == []


@pytest.fixture
def as_it_was(monkeypatch):
    """`shots` sets these."""
    for name in ("QT_QPA_PLATFORM", "TZ"):
        monkeypatch.setenv(name, os.environ.get(name, ""))


@pytest.mark.usefixtures("as_it_was")
@pytest.mark.parametrize(("game", "where"), [(["--game", "castles"], "castles"), ([], "any game")])
def test_who_asks_for_the_film_of_nothing_is_told(tmp_path, capsys, game, where):
    assert shots.main([str(tmp_path), "--film", "Nothing", *game]) == 2
    assert capsys.readouterr().err == f"shots: no event 'Nothing' is seen in {where}\n"


@pytest.mark.usefixtures("as_it_was")
@pytest.mark.parametrize("below", [".", "deeper"])
def test_what_can_be_no_folder_is_told(tmp_path, capsys, below):
    (tmp_path / "file").touch()

    assert shots.main([str(tmp_path / "file" / below), "--only", "nothing"]) == 2

    told = capsys.readouterr().err
    assert told.startswith(f"shots: {tmp_path / 'file' / below} cannot be used (")
    assert told.count("\n") == 1


@pytest.mark.usefixtures("as_it_was")
@pytest.mark.parametrize("kind", [["--lessons"], ["--film", "all"]])
def test_a_game_that_is_not_there_is_refused(tmp_path, capsys, kind):
    with pytest.raises(SystemExit, match="2"):
        shots.main([str(tmp_path), *kind, "--game", "chess"])

    assert "invalid choice: 'chess'" in capsys.readouterr().err


@pytest.mark.usefixtures("program")  # which removes the style of the application afterwards
def test_no_picture_is_taken_before_the_shell_has_the_size_of_the_window(tmp_path, monkeypatch):
    found = []

    def look(shoot, _):
        window = shoot.window
        found.append((window.scale.is_moving, shoot.program.appearance.window_percent))
        return QPixmap(1, 1)

    monkeypatch.setattr(scale, "REST_MS", 400)  # longer than the layout takes
    monkeypatch.setattr(camera, "_picture", look)

    camera.take_all(tmp_path, "program_library_empty_*", [Series("en", "light", (2560, 1440))])

    assert found == [(False, 180)]


def test_every_picture_has_a_name_of_its_own():
    names = [shot.name for shot in every_shot()]

    assert len(names) == len(set(names))
    assert {"program_library", "castles_score_sheet", "castles_tooltip_die"} < set(names)


def test_every_game_has_pictures_of_its_own_moments():
    of_its_own = [shot for shot in every_shot() if not shot.has_every_size]

    assert {shot.game_id for shot in of_its_own} == set(games())


def test_pictures_have_the_sizes_asked_for_and_moments_of_one_game_the_first_alone(tmp_path):
    sizes = ("1280x800", "1600x900")

    take(tmp_path, "castles_t*[2p]_[ed][ai][re]*", sizes)

    for path in tmp_path.glob("*.png"):
        picture = QImage(str(path))
        assert path.stem.endswith(f"_{picture.width()}x{picture.height()}")
    assert (tmp_path / NAME).is_file()

    assert sorted(path.name.rpartition("_")[2] for path in tmp_path.glob("*.png")) == [
        "1280x800.png",
        "1280x800.png",
        "1600x900.png",
    ]


def test_the_page_has_a_row_for_each_screen(tmp_path):
    for name in ("castles_hint_en_light_1280x800", "castles_hint_hu_dark_2560x1440", "pieces"):
        (tmp_path / f"{name}.png").write_bytes(b"")

    assert write_index(tmp_path) == 3

    page = (tmp_path / NAME).read_text("utf-8")
    assert page.count("<section>") == 2
    assert "<h2>castles_hint</h2>" in page
    assert 'href="castles_hint_hu_dark_2560x1440.png"' in page


def test_an_empty_folder_gets_no_page(tmp_path):
    assert write_index(tmp_path) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_moment_is_one_that_fits():
    fits = asks(GOODS_TYPE)

    match, ply = moments.found("castles", fits)

    assert fits(match.steps[ply].state)
    assert match.steps[ply].state.pending[-1][0] == GOODS_TYPE


def test_a_moment_that_no_game_has_is_not_found(monkeypatch):
    monkeypatch.setattr(moments, "GAMES_BY_CHANCE", 2)

    with pytest.raises(moments.NotFound):
        moments.found("castles", lambda _: False)


def test_stopped_clocks_stand_and_go_again():
    portraits = ((instant, "now"), (stopwatch, "monotonic"), (status, "monotonic"))
    before = [getattr(*face) for face in portraits]

    with clocks.stopped() as clock:
        assert [getattr(*face)() for face in portraits] == [clocks.EVENING, 0.0, 0.0]
        clock.set_back(1.5)
        assert (clocks.EVENING - instant.now()).days == 1

    assert [getattr(*face) for face in portraits] == before


def test_what_one_picture_was_told_is_gone_from_the_next(window):
    with clocks.stopped() as clock:
        window.show_library()
        before = window.status.left.text()
        window.status.tell_chronicle_cut()
        assert window.status.left.text() != before

        clock.forget_news()
        window.show_library()

        assert window.status.left.text() == before


def test_a_size_is_written_with_an_x():
    assert size_named("2560x1440") == (2560, 1440)
    with pytest.raises(argparse.ArgumentTypeError, match="wide is not a size"):
        size_named("wide")
