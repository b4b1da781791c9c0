"""Sounds follow the settings; a program without a sound player is silent."""

from functools import partial
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop import assets
from burgundy_desktop.core.errors import AssetMissing
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.sounds import Sounds
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.sound.device import NoSound, Silence
from burgundy_desktop.sound.names import Loop, Sound
from burgundy_desktop.sound.player import Player
from tests.desktop.conftest import ANNA, BLUE, MARGOT

SEED = 4711


@attrs.define
class PlayerOfATest:
    """Records the sounds with the current volume."""

    volume: int = 0
    heard: list[tuple[Sound, int]] = attrs.field(factory=list)
    silence: Silence | None = None
    on_silence: Any = None
    is_closed: bool = False
    loop: Loop | None = None

    def made(self, on_silence):
        """The player, which tells `on_silence` when it falls silent."""
        self.on_silence = on_silence
        return self

    def play(self, sound, number=0, tones=0.0):
        self.heard.append((sound, self.volume))

    def accompany(self, loop):
        self.loop = loop

    def close(self):
        self.is_closed = True

    @property
    def sounds(self):
        return [sound for sound, _ in self.heard]


@pytest.fixture
def player():
    return PlayerOfATest()


@pytest.fixture
def program(program, player, qapp):
    program.sounds = Sounds(program.preferences, player.made, qapp)
    return program


@pytest.fixture
def table_of_two(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=SEED))
    return window.table


def submit_until(table, changes):
    """Play first legal moves until another seat decides, or the same one again."""
    controller = table.controller
    match = controller.session.match
    while True:
        before = match.to_decide
        table.scene.skip()
        controller.submit(match.legal_moves()[0])
        if (match.to_decide != before) == changes:
            return


def test_a_program_is_silent_unless_it_is_given_a_player(qapp, home):
    silent = Program(qapp, home)

    silent.sounds.play(Sound.TILE)
    silent.close()

    assert silent.sounds.silence is None


def test_only_who_plays_hears_something(qapp, monkeypatch):
    given = []

    def no_program(_, __, player):
        given.append(player)
        raise AssetMissing("for a test")

    monkeypatch.setattr(app, "Program", no_program)

    assert app.main([]) == app.main([], audible=False) == 1
    assert isinstance(given[0](lambda _: None), Player)
    assert given[1] is None


def test_the_volume_of_the_settings_holds_at_once(program, player):
    assert player.volume == 30

    program.preferences.change(sound_volume=70)

    assert player.volume == 70


def test_the_player_ends_with_the_program(program, player):
    program.close()

    assert player.is_closed


def test_the_thread_of_the_player_tells_the_window_why_it_is_silent(program, qapp, qtbot):
    def open_nothing(_):
        raise NoSound(Silence.NO_DEVICE, "for a test")

    player = partial(Player, assets.resource("sounds"), open_device=open_nothing)
    sounds = Sounds(program.preferences, player, qapp)
    with qtbot.waitSignal(sounds.fell_silent) as told:
        sounds.play(Sound.TILE)
    sounds.close()

    assert told.args == [Silence.NO_DEVICE]
    assert sounds.silence is Silence.NO_DEVICE


def test_a_person_hears_that_it_is_their_turn(window, a_game, player):
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=SEED))
    ui_driver.wait_until_asked(window)
    while not player.heard:
        controller = window.table.controller
        controller.submit(controller.position.legal[0])
        ui_driver.wait_until_asked(window)

    assert set(player.sounds) == {Sound.TURN}, "at instant pace nothing else is heard"


def test_each_turn_is_heard_once_even_if_it_has_several_decisions(table_of_two, player):
    submit_until(table_of_two, changes=True)
    player.heard.clear()

    submit_until(table_of_two, changes=False)
    assert player.heard == []

    submit_until(table_of_two, changes=True)
    assert player.sounds == [Sound.TURN]


def test_what_is_taken_back_or_looked_at_again_is_silent(table_of_two, player):
    submit_until(table_of_two, changes=True)
    player.heard.clear()
    controller = table_of_two.controller

    controller.undo()
    controller.redo()
    controller.look_at(0)
    controller.back_to_now()

    assert player.heard == []


def test_pieces_are_heard_while_they_move(window, program, a_game, player):
    program.preferences.change(pace="fast")
    like = whole_game("castles", 2, SEED)
    ply = next(
        ply for ply in range(20, like.length) if "PlaceTile" in type(like.steps[ply].move).__name__
    )
    window.show_table(replayed(a_game(seats=(ANNA, BLUE), seed=SEED), like, ply - 1))

    window.table.controller.submit(like.steps[ply].move)
    ui_driver.wait_for(lambda: not window.table.scene.is_animating, "the end of the move")

    assert {Sound.TILE, Sound.ANIMAL, Sound.BUILDING, Sound.SHIP} & set(player.sounds)


def end_of_game(window, a_game, seats):
    """A game recorded with other players, set before its last move; return that move."""
    like = whole_game("castles", 2, SEED)
    window.show_table(replayed(a_game(seats=seats, seed=SEED), like, like.length - 1))
    return like.steps[like.length].move


def see_the_wreath(window):
    """All is counted, and it is seen who has won."""
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    window.ceremony.page.skip()


@pytest.mark.parametrize(("pace", "heard"), [("fast", [Sound.WIN]), ("instant", [])])
def test_the_end_is_heard_when_it_is_seen_who_has_won(window, program, a_game, player, pace, heard):
    last = end_of_game(window, a_game, (ANNA, BLUE))
    program.preferences.change(pace=pace)

    window.table.controller.submit(last)
    window.table.scene.skip()
    assert Sound.WIN not in player.sounds
    see_the_wreath(window)

    assert [sound for sound in player.sounds if sound is Sound.WIN] == heard


def test_where_no_person_wins_the_end_is_quiet(window, program, a_game, player):
    winner = whole_game("castles", 2, SEED).score.winners[0]
    last = end_of_game(window, a_game, (MARGOT, ANNA) if winner == 0 else (ANNA, MARGOT))
    program.preferences.change(pace="fast")

    window.table.controller.submit(last)
    window.table.scene.skip()
    see_the_wreath(window)

    assert player.sounds[-1] is Sound.CLOSE
    assert Sound.WIN not in player.sounds


class TestAmbience:
    @pytest.fixture
    def asked_for(self, program, qapp):
        program.preferences.change(ambience=True)

    @pytest.fixture
    def comes_to_the_front(self, qapp):
        def change(is_active):
            state = Qt.ApplicationState
            now = state.ApplicationActive if is_active else state.ApplicationInactive
            qapp.applicationStateChanged.emit(now)

        return change

    def test_is_off_at_first(self, table_of_two, player, comes_to_the_front):
        comes_to_the_front(True)

        assert player.loop is None

    def test_belongs_to_the_game(self, asked_for, table_of_two, player, comes_to_the_front):
        comes_to_the_front(True)

        assert player.loop is Loop.MEADOW

    def test_is_silent_while_the_window_is_inactive(
        self, asked_for, table_of_two, player, comes_to_the_front
    ):
        comes_to_the_front(True)
        comes_to_the_front(False)
        assert player.loop is None

        comes_to_the_front(True)
        assert player.loop is Loop.MEADOW

    @pytest.mark.parametrize("off", [{"ambience": False}, {"sound_volume": 0}])
    def test_is_switched_off_at_once(
        self, asked_for, table_of_two, player, program, comes_to_the_front, off
    ):
        comes_to_the_front(True)

        program.preferences.change(**off)

        assert player.loop is None

    def test_ends_with_the_game(self, asked_for, table_of_two, player, comes_to_the_front):
        comes_to_the_front(True)

        table_of_two.close_game()

        assert player.loop is None


class TestSettings:
    @pytest.fixture
    def settings(self, window, qtbot):
        dialog = SettingsDialog(window.program, window)
        dialog.show()
        return dialog

    def test_the_slider_says_how_loud_it_is(self, settings):
        said = []
        for steps in (0, 1, 3, 4, 7, 8, 10):
            settings.form.sound_volume.setValue(steps)
            said.append(settings.form.sound_volume_value.text())
            assert settings.form.sound_volume.accessibleDescription() == said[-1]

        assert said == ["Off", "Low", "Low", "Medium", "Medium", "Loud", "Loud"]

    def test_it_stands_low_at_first(self, settings):
        assert settings.form.sound_volume.value() == 3
        assert settings.form.sound_volume_value.text() == "Low"

    def test_a_new_volume_is_heard_at_once(self, settings, program, player):
        settings.form.sound_volume.setValue(6)

        assert program.preferences.now.sound_volume == 60
        assert player.heard == [(Sound.TILE, 60)]

    def test_sound_is_switched_off_by_keys(self, settings, program):
        assert settings.form.sound_volume.focusPolicy() & Qt.FocusPolicy.TabFocus

        QTest.keyClick(settings.form.sound_volume, Qt.Key.Key_Home)
        assert program.preferences.now.sound_volume == 0
        QTest.keyClick(settings.form.sound_volume, Qt.Key.Key_Right)
        assert program.preferences.now.sound_volume == 10

    def test_ambience_is_switched_on_by_keys(self, settings, program):
        assert not settings.form.ambience.isChecked()

        QTest.keyClick(settings.form.ambience, Qt.Key.Key_Space)

        assert program.preferences.now.ambience

    def test_it_is_said_why_nothing_is_heard(self, settings, player):
        assert settings.form.why_silent.isHidden()

        for silence in Silence:
            player.silence = silence
            player.on_silence(silence)
            assert settings.form.why_silent.isVisible()
            assert settings.form.why_silent.text().startswith("No sound: ")

        player.silence = None
        settings.form.sound_volume.setValue(5)
        assert settings.form.why_silent.isHidden()

    def test_it_is_said_in_the_language_of_the_moment(self, settings, player, program, qtbot):
        player.silence = Silence.NO_DEVICE
        program.preferences.change(language="hu")

        qtbot.waitUntil(lambda: settings.form.why_silent.text().startswith("Nincs hang: "))
        assert settings.form.sound_volume_value.text() == "Halk"
