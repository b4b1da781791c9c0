"""The settings dialog. Changes take effect at once, so there is no *Apply*."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSlider,
    QWidget,
)

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.judging_by import BY_POINTS, BY_SHARE, JUDGED_BY
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.desktop.words.language import LANGUAGES, NAMES
from burgundy_desktop.sound.device import Silence
from burgundy_desktop.sound.names import Sound
from burgundy_desktop.storage.settings import (
    COACHED,
    LEAST_TEXT_SIZE,
    MOST_TEXT_SIZE,
    PACES,
    TAKE_BACKS,
    THEMES,
)

TEXT_STEP = 10
VOLUME_STEP = 10
MOST_LOW, MOST_MEDIUM = 30, 70


class SettingsForm(Form, form="settings.ui"):
    page: QWidget
    language: QComboBox
    theme: QComboBox
    text_size: QSlider
    text_size_value: QLabel
    high_contrast: QCheckBox
    pace: QComboBox
    show_acting_board: QCheckBox
    opponents_speak: QCheckBox
    reduced_motion: QCheckBox
    sound_volume: QSlider
    sound_volume_value: QLabel
    ambience: QCheckBox
    why_silent: QLabel
    take_back: QComboBox
    judge_by: QComboBox
    coached: QComboBox
    tips_again: QPushButton
    close: QPushButton


class SettingsDialog(ScrollingDialog):
    """Language, look, pace, sound, undo, reviews, tips."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._preferences, self._sounds = program.preferences, program.sounds
        self._learned = program.learned
        self.form = SettingsForm(self)
        self.take_in(self.form)
        self.scroll_page(self.form.page)
        self._fill()
        self.retranslate()
        self._show()
        self._connect()

    def retranslate(self) -> None:
        super().retranslate()
        self.form.language.setItemText(0, self.tr("System language"))
        for box, words in (
            (self.form.theme, self._theme_words()),
            (self.form.pace, self._pace_words()),
            (self.form.take_back, self._take_back_words()),
            (self.form.judge_by, self._judge_by_words()),
            (self.form.coached, self._coached_words()),
        ):
            for value, text in words.items():
                box.setItemText(box.findData(value), text)
        self._say_volume()
        self._say_why_silent()

    def fit(self) -> None:
        self._align()
        super().fit()

    def _align(self) -> None:
        """Align the fields of all groups."""
        labels = self.form.root.findChildren(QLabel)
        widest = max(label.sizeHint().width() for label in labels if label.buddy() is not None)
        for grid in self.form.root.findChildren(QGridLayout):
            grid.setColumnMinimumWidth(0, widest)

    def _theme_words(self) -> dict[str, str]:
        return {
            "system": self.tr("Same as the system"),
            "light": self.tr("Light table"),
            "dark": self.tr("Dark table"),
        }

    def _pace_words(self) -> dict[str, str]:
        return {
            "instant": self.tr("Instant"),
            "fast": self.tr("Fast"),
            "normal": self.tr("Normal"),
            "slow": self.tr("Slow"),
        }

    def _take_back_words(self) -> dict[str, str]:
        return {
            "always": self.tr("Always"),
            "until_new": self.tr("Until something new is revealed"),
            "never": self.tr("Never"),
        }

    def _judge_by_words(self) -> dict[str, str]:
        return {BY_SHARE: self.tr("Chance to win"), BY_POINTS: self.tr("Points")}

    def _coached_words(self) -> dict[str, str]:
        return {
            "first_games": self.tr("In first games"),
            "all_games": self.tr("In all games, strict ones too"),
            "never": self.tr("Never"),
        }

    def _volume_word(self) -> str:
        volume = self._preferences.now.sound_volume
        if not volume:
            return self.tr("Off")
        if volume <= MOST_LOW:
            return self.tr("Low")
        return self.tr("Medium") if volume <= MOST_MEDIUM else self.tr("Loud")

    def _why_silent(self) -> str:
        """Why there is no sound although it is on; empty if unknown."""
        words = {
            Silence.NO_LIBRARY: self.tr("No sound: the sound player is not installed."),
            Silence.NO_DEVICE: self.tr("No sound: no working audio device was found."),
            Silence.NO_FILES: self.tr("No sound: the sound files are missing."),
        }
        silence = self._sounds.silence
        return words[silence] if silence is not None else ""

    def _fill(self) -> None:
        self.form.language.addItem("", "")
        for code in LANGUAGES:
            self.form.language.addItem(NAMES[code], code)
        for box, values in (
            (self.form.theme, THEMES),
            (self.form.pace, PACES),
            (self.form.take_back, TAKE_BACKS),
            (self.form.judge_by, JUDGED_BY),
            (self.form.coached, COACHED),
        ):
            for value in values:
                box.addItem("", value)
        self.form.text_size.setRange(LEAST_TEXT_SIZE // TEXT_STEP, MOST_TEXT_SIZE // TEXT_STEP)

    def _show(self) -> None:
        now, form = self._preferences.now, self.form
        for box, value in (
            (form.language, now.language),
            (form.theme, now.theme),
            (form.pace, now.pace),
            (form.take_back, now.take_back),
            (form.judge_by, now.judge_by),
            (form.coached, now.coached),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        form.text_size.setValue(now.text_size // TEXT_STEP)
        form.high_contrast.setChecked(now.high_contrast)
        form.show_acting_board.setChecked(now.show_acting_board)
        form.opponents_speak.setChecked(now.opponents_speak)
        form.reduced_motion.setChecked(now.reduced_motion)
        form.sound_volume.setValue(now.sound_volume // VOLUME_STEP)
        form.ambience.setChecked(now.ambience)
        form.tips_again.setEnabled(any(self._learned.learned.tips.values()))
        self._say_text_size()

    def _connect(self) -> None:
        form, change = self.form, self._preferences.change
        form.language.currentIndexChanged.connect(
            lambda: change(language=form.language.currentData())
        )
        form.theme.currentIndexChanged.connect(lambda: change(theme=form.theme.currentData()))
        form.pace.currentIndexChanged.connect(lambda: change(pace=form.pace.currentData()))
        form.take_back.currentIndexChanged.connect(
            lambda: change(take_back=form.take_back.currentData())
        )
        form.judge_by.currentIndexChanged.connect(
            lambda: change(judge_by=form.judge_by.currentData())
        )
        form.coached.currentIndexChanged.connect(lambda: change(coached=form.coached.currentData()))
        form.tips_again.clicked.connect(self._show_tips_again)
        form.text_size.valueChanged.connect(self._text_size_chosen)
        form.high_contrast.toggled.connect(lambda on: change(high_contrast=on))
        form.show_acting_board.toggled.connect(lambda on: change(show_acting_board=on))
        form.opponents_speak.toggled.connect(lambda on: change(opponents_speak=on))
        form.reduced_motion.toggled.connect(lambda on: change(reduced_motion=on))
        form.sound_volume.valueChanged.connect(self._volume_chosen)
        form.ambience.toggled.connect(lambda on: change(ambience=on))
        self._sounds.fell_silent.connect(self._say_why_silent)
        form.close.clicked.connect(self.accept)

    def _show_tips_again(self) -> None:
        """All tips may come once more; one that cannot be written holds until the program ends."""
        with suppress(NotSaved):
            self._learned.forget_tips()
        self.form.tips_again.setEnabled(False)

    def _text_size_chosen(self, steps: int) -> None:
        self._say_text_size()
        self._preferences.change(text_size=steps * TEXT_STEP)
        self.fit()

    def _say_text_size(self) -> None:
        percent = self.form.text_size.value() * TEXT_STEP
        self.form.text_size_value.setText(self.tr("{percent}%").format(percent=percent))

    def _volume_chosen(self, steps: int) -> None:
        """Play a frequent sound at the new volume."""
        self._preferences.change(sound_volume=steps * VOLUME_STEP)
        self._say_volume()
        self._say_why_silent()
        self._sounds.play(Sound.TILE)

    def _say_volume(self) -> None:
        word = self._volume_word()
        self.form.sound_volume_value.setText(word)
        self.form.sound_volume.setAccessibleDescription(word)

    def _say_why_silent(self) -> None:
        why = self._why_silent()
        if why != self.form.why_silent.text():
            self.form.why_silent.setText(why)
            self.form.why_silent.setVisible(bool(why))
            self.fit()
