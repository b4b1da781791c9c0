"""Settings survive a restart, and a bad value affects only itself."""

import base64
import json

import attrs
import pytest

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.storage import settings
from burgundy_desktop.storage.settings import (
    LastChoice,
    Settings,
    load_settings,
    put_aside,
    save_settings,
)

CHOSEN = Settings(
    language="hu",
    theme="dark",
    text_size=150,
    pace="slow",
    opponents_speak=False,
    reduced_motion=True,
    high_contrast=True,
    sound_volume=0,
    ambience=True,
    take_back="never",
    last_choices={
        "castles": LastChoice(
            (SeatInfo("Őrs"), SeatInfo("", "duke")), {"estates": "dealt"}, strict=True
        )
    },
    last_game="castles",
    window_geometry=base64.b64encode(b"\x01\xd9").decode(),
    window_state=base64.b64encode(bytes(range(256))).decode(),
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


@pytest.fixture
def broken(path):
    return path.with_name("settings.json.broken")


def change(path, **fields):
    save_settings(path, CHOSEN)
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def test_before_anything_was_chosen_everything_is_as_usual(path, broken):
    assert load_settings(path) == Settings()
    assert not broken.exists()


def test_all_settings_survive_a_restart(path, broken):
    save_settings(path, CHOSEN)

    assert load_settings(path) == CHOSEN
    assert not broken.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "klingon"),
        ("language", 5),
        ("theme", "pink"),
        ("text_size", 89),
        ("text_size", 151),
        ("text_size", "100"),
        ("text_size", 100.5),
        ("text_size", True),
        ("pace", None),
        ("reduced_motion", 1),
        ("high_contrast", "yes"),
        ("sound_volume", -1),
        ("ambience", 1),
        ("take_back", "sometimes"),
        ("last_choices", []),
        ("last_choices", {"castles": "last"}),
        ("last_choices", {"castles": {"seats": [{"name": 5}], "options": {}, "strict": False}}),
        ("window_geometry", "ő"),
        ("window_state", "not base64!"),
        ("window_state", None),
    ],
)
def test_a_bad_value_falls_back_alone_and_its_file_is_kept_beside(path, broken, name, value):
    change(path, **{name: value})
    content = path.read_bytes()

    found = load_settings(path)

    assert getattr(found, name) == getattr(Settings(), name)
    assert attrs.evolve(found, **{name: getattr(CHOSEN, name)}) == CHOSEN
    assert broken.read_bytes() == content


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"text_size": 1e999}']
)
def test_a_broken_file_gives_the_usual_settings_and_is_kept_beside(path, broken, content):
    path.write_bytes(content)

    assert load_settings(path) == Settings()
    assert broken.read_bytes() == content


def test_what_a_later_program_knows_is_no_mistake(path, broken):
    change(path, telepathy=True)

    assert load_settings(path) == CHOSEN
    assert not broken.exists()


def test_a_missing_field_is_no_mistake(path, broken):
    path.write_text('{"theme": "light"}')

    assert load_settings(path) == Settings(theme="light")
    assert not broken.exists()


def test_a_file_from_before_the_last_game_was_kept_is_no_mistake(path, broken):
    save_settings(path, CHOSEN)
    content = json.loads(path.read_text())
    del content["last_game"]
    path.write_text(json.dumps(content))

    assert load_settings(path) == attrs.evolve(CHOSEN, last_game="")
    assert not broken.exists()


def test_a_folder_in_the_way_is_told_and_stays(path):
    path.mkdir()

    with pytest.raises(BadSave):
        load_settings(path)
    put_aside(path)
    with pytest.raises(NotSaved):
        save_settings(path, CHOSEN)


def test_a_file_that_cannot_be_read_is_told_and_can_be_put_aside(path, broken, monkeypatch):
    save_settings(path, CHOSEN)
    content = path.read_bytes()
    monkeypatch.setattr(settings, "_LARGEST", 5)

    with pytest.raises(BadSave):
        load_settings(path)
    assert path.read_bytes() == content
    put_aside(path)

    assert (path.exists(), broken.read_bytes()) == (False, content)
    assert load_settings(path) == Settings()


def test_the_last_choice_of_one_game_leaves_the_others_alone():
    choice = LastChoice((SeatInfo("Anna"),))

    changed = CHOSEN.with_last_choice("caylus", choice)

    assert changed.last_choices == {**CHOSEN.last_choices, "caylus": choice}
    assert changed.last_game == "caylus"


@pytest.mark.parametrize("fields", [{"text_size": 80}, {"pace": "warp"}, {"window_state": "?"}])
def test_the_program_itself_cannot_choose_what_does_not_exist(fields):
    with pytest.raises(ValueError, match=next(iter(fields))):
        Settings(**fields)
