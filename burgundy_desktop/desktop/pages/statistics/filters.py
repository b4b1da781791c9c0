"""Which games the statistics are about: the boxes above the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.statistics import COMPANY, Filter, chosen, people, rivals
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.pages.statistics import words
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.levels import PERSON, usual_name
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.games import load

BOXES: Final = ("who", "seats", "against", "option", "when")
NO_OPTION: Final = ("", "")
LEAST_LETTERS: Final = 8


class Filters(Retranslated, QWidget):
    """Each box offers only what occurs in the games."""

    changed = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._games: Sequence[Finished] = ()
        self._game_id = ""
        self.boxes = {name: ElidingBox(self) for name in BOXES}
        self._labels: dict[str, QLabel] = {name: plain_label(self, "caption") for name in BOXES}
        self.clean = QCheckBox(self)
        self.export = QPushButton(self, autoDefault=True)
        self.boxes["who"].currentIndexChanged.connect(lambda _: self._fill_rivals())
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        for column, (name, box) in enumerate(self.boxes.items()):
            box.setSizeAdjustPolicy(policy)
            box.setMinimumContentsLength(LEAST_LETTERS)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            grid.addWidget(self._labels[name], 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
            box.currentIndexChanged.connect(self.changed)
        self.lay(is_wide=True)
        self.clean.toggled.connect(self.changed)
        Measures(self, program.appearance)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [*self.boxes.values(), self.clean, self.export]

    def lay(self, *, is_wide: bool) -> None:
        """Lay everything in a row, or what is no box in another one below."""
        right = Qt.AlignmentFlag.AlignRight
        if is_wide:
            self._grid.addWidget(self.clean, 1, len(BOXES))
            self._grid.addWidget(self.export, 1, len(BOXES) + 1, right)
        else:  # across several columns: the boxes need not be as wide as these
            self._grid.addWidget(self.clean, 2, 0, 1, 2)
            self._grid.addWidget(self.export, 2, 2, 1, len(BOXES) - 2, right)

    def offer(self, games: Sequence[Finished], game_id: str) -> None:
        """Offer what occurs in these games, and keep what is chosen where it still occurs; how many
        sat there is asked anew for each game.
        """
        if game_id != self._game_id:
            with QSignalBlocker(self.boxes["seats"]):
                self.boxes["seats"].clear()
        self._games, self._game_id = games, game_id
        self._fill_all()

    def offer_all(self) -> None:
        """Leave out no game that somebody played; whoever it is about stays, unless they have not
        played the game.
        """
        with QSignalBlocker(self):
            self.clean.setChecked(False)
            for name, box in self.boxes.items():
                if name != "who":
                    box.setCurrentIndex(0)
            players = people(self._of_game)
            if players and self._chosen("who") not in players:
                self.boxes["who"].setCurrentIndex(self.boxes["who"].findData(next(iter(players))))
        self.changed.emit()

    def filter(self, now: datetime) -> Filter:
        """What is chosen; `now` tells which games were lately, by the clock on the wall."""
        days = int(self._chosen("when"))
        this_year = datetime(now.astimezone().year, 1, 1).astimezone()
        lately = this_year if days < 0 else now - timedelta(days)
        return Filter(
            game=self._game_id,
            who=str(self._chosen("who")),
            seats=int(self._chosen("seats") or 0),
            against=str(self._chosen("against")),
            option=self._chosen("option") or NO_OPTION,
            since=lately if days else None,
            clean=self.clean.isChecked(),
        )

    def retranslate(self) -> None:
        for name, label in self._labels.items():
            label.setText(words.labels()[name].upper())
            self.boxes[name].setAccessibleName(words.labels()[name])
        self.clean.setText(words.clean_only())
        self.export.setText(words.export())
        self._fill_all()

    def _chosen(self, name: str) -> Any:
        return self.boxes[name].currentData(Qt.ItemDataRole.UserRole)

    @property
    def _of_game(self) -> list[Finished]:
        return [game for game in self._games if self._game_id in {"", game.game}]

    def _fill_all(self) -> None:
        of_game = self._of_game
        found = {key: name or usual_name(0, PERSON) for key, name in people(self._games).items()}
        self._fill("who", found or {"": words.nobody()})
        self._fill("seats", self._tables(of_game))
        self._fill_rivals()
        options = self._options(of_game)
        self._fill("option", ({NO_OPTION: words.any_option()} if options else {}) | options)
        self._fill("when", words.times())
        for name in ("seats", "option"):
            is_asked = self.boxes[name].count() > 1
            self._grid.setColumnStretch(BOXES.index(name), int(is_asked))
            for part in (self.boxes[name], self._labels[name]):
                part.setVisible(is_asked)

    def _fill_rivals(self) -> None:
        """Whom the chosen person has met."""
        self._fill("against", {"": words.anybody()} | self._rivals(self._of_game))

    def _tables(self, games: Sequence[Finished]) -> dict[int, str]:
        """How many sat there, what was played more often first. Only wins of different games may be
        added: games alone never mix with those in company.
        """
        counts = Counter(len(game.seats) for game in games)
        told = {count: words.players(count) for count in sorted(counts) if count > 1}
        if not self._game_id:
            return {0: words.any_number()} | (told if len(counts) > 1 else {})
        company = ({COMPANY: words.in_company()} if len(told) > 1 else {}) | told
        alone = {1: words.alone()} if counts[1] else {}
        return alone | company if 2 * counts[1] > counts.total() else company | alone

    def _rivals(self, games: Iterable[Finished]) -> dict[str, str]:
        met = rivals(chosen(games, Filter(who=str(self._chosen("who") or ""))))
        in_order = sorted(met.items(), key=lambda one: words.place_of(*one))
        return {rival: words.rival(rival, name, self._game_id) for rival, name in in_order}

    def _options(self, games: Iterable[Finished]) -> dict[tuple[str, str], str]:
        """Of one game only: other games have other options. Another version of the program may have
        played with some that are unknown here.
        """
        if not self._game_id:
            return {}
        wording = board_of(self._game_id).wording
        known = {
            (field.name, value)
            for field in load(self._game_id).info.options
            for value in field.values
        }
        found = sorted({pair for game in games for pair in game.options.items()} & known)
        values = {name: sum(one == name for one, _ in found) for name, _ in found}
        return {
            (name, value): f"{wording.option(name)}: {wording.option_value(name, value)}"
            for name, value in found
            if values[name] > 1
        }

    def _fill(self, name: str, texts: dict[Any, str]) -> None:
        box = self.boxes[name]
        with QSignalBlocker(box):
            before = self._chosen(name)
            box.clear()
            for value, text in texts.items():
                box.addItem(shown(text), value)
            places = list(texts)
            box.setCurrentIndex(places.index(before) if before in places else 0)
