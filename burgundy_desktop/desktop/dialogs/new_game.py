"""The new-game dialog: players, options and seed; it remembers the last choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.surprise import drawn
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadOptions, StorageError
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.series import Series
from burgundy_desktop.desktop.appearance.player_faces import chosen_faces, key_of, with_faces
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.option_boxes import OptionBoxes
from burgundy_desktop.desktop.dialogs.seat_row import AutomatonRow
from burgundy_desktop.desktop.dialogs.seat_rows import SeatRows
from burgundy_desktop.desktop.dialogs.series_choice import SeriesChoice
from burgundy_desktop.desktop.dialogs.teacher_choice import TeacherChoice
from burgundy_desktop.desktop.learning.lesson_words import known_lessons
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.game_store import NEW, new_seed
from burgundy_desktop.desktop.saves.past_results import fitting_levels
from burgundy_desktop.desktop.saves.series import begin
from burgundy_desktop.desktop.widgets import tab_order
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.desktop.words.levels import FIRST_LEVEL, USUAL_LEVEL
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.values import Lesson
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.settings import LastChoice

DICE_PX = 16
USUAL_COUNT = 2
"""The default number of seats."""


class NewGameForm(Form, form="new_game.ui"):
    game_title: QLabel
    first_time: QFrame
    learn_it: QPushButton
    know_it: QPushButton
    page: QWidget
    count: QComboBox
    surprise: QPushButton
    seats: QFrame
    options: QFrame
    casual: QRadioButton
    strict: QRadioButton
    seed: QLineEdit
    new_seed: QToolButton
    problem: QLabel
    start: QPushButton
    cancel: QPushButton


class NewGameDialog(ScrollingDialog):
    """All fields have defaults: Enter starts a sensible game. Whoever never played it is offered
    its lessons.
    """

    lesson_wanted = Signal(str)
    """Emitted with the id of a lesson, in place of a new game."""
    origin = NEW

    def __init__(
        self, program: Program, game_id: str, parent: QWidget | None, level: str = ""
    ) -> None:
        """With a `level` the opponents are of that level at first, and not as they were last."""
        super().__init__(program.appearance, parent)
        self._program = program
        self._game_id = game_id or found()[0]
        self._info = load(self._game_id).info
        self._board = board_of(self._game_id)
        self._lessons = known_lessons(load(self._game_id))
        form = self.form = NewGameForm(self)
        known = program.store.profiles.all()
        faces = chosen_faces(program.preferences.now.last_choices.values()) | {
            key_of(one.name, 0): one.portrait for one in known
        }
        seats = self._info.seats_max
        self.seat_rows = SeatRows(program, self._game_id, seats, form.seats, faces)
        self.automaton: AutomatonRow | None = None
        self.options = OptionBoxes(self._info, self._board.wording, form.options)
        self.series = SeriesChoice(form.options)
        self.options.add(page_words.games(), self.series, self.series.length)
        self.teacher = TeacherChoice(program.preferences.now.teacher, form.options)
        self.options.add(self.tr("Teacher"), self.teacher, self.teacher)
        self.take_in(form)
        self._make_automaton()
        self._offer_counts()
        self.scroll_page(form.page)
        digits = QRegularExpression("[0-9]{0,9}")
        form.seed.setValidator(QRegularExpressionValidator(digits, self))
        self._show_last_choice()
        for row in self.seat_rows.rows[1:] if level else ():
            row.show_info(SeatInfo("", level))
        self.seat_rows.offer(known)
        self._connect()
        self.dress()
        tab_order.arrange(self._in_order)
        self.retranslate()
        self._count_changed()

    def session(self) -> Session:
        """The chosen game, or the first one of the chosen series. Call it once, after the dialog
        was accepted. Raises NotSaved for a series.
        """
        seats, chosen = self.seat_rows.players, self.options.chosen
        strict = self.form.strict.isChecked()
        settings = self._program.preferences.now
        choice = LastChoice(self.seat_rows.kept, chosen, strict)
        settings = settings.with_last_choice(self._game_id, choice)
        self._program.preferences.take(with_faces(settings, chosen_faces([choice])))
        if self.teacher.teacher is not None:
            self._program.preferences.change(teacher=self.teacher.teacher)
        typed = self.form.seed.text()
        seed = int(typed) if typed else None
        rule = self.series.rule
        if rule is not None:
            players = tuple(seats)
            agreed = Series(new_id(), self._game_id, chosen, strict, players, rule, instant.now())
            return begin(self._program.store, agreed, seed)
        options = self._info.options_for(len(seats), **chosen)
        return self._program.store.begin(
            self._game_id, options, seats, seed=seed, strict=strict, origin=self.origin
        )

    def problem(self) -> str:
        """What prevents the start of the game; empty if nothing."""
        if problem := self.seat_rows.problem():
            return problem
        try:
            self._info.options_for(len(self.seat_rows.in_play), **self.options.chosen)
        except BadOptions:
            return self.tr("These options do not go together.")
        return ""

    def retranslate(self) -> None:
        super().retranslate()
        self.form.game_title.setText(self._board.wording.title())
        if self.automaton is not None:
            self.automaton.retell()
        self._offer_lessons()
        self._validate()

    def dress(self) -> None:
        self.seat_rows.dress()
        text, size = self._look.palette.text, self._look.gap(DICE_PX)
        self.form.new_seed.setIcon(
            self._program.sprites.icon("dice", text.ink, text.faint, size=size)
        )
        self.form.new_seed.setIconSize(QSize(size, size))

    @property
    def _in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order; the form knows only its own."""
        form, rows = self.form, self.seat_rows.parts
        options = [*self.options.boxes.values(), *self.series.in_order]
        kind = [*options, self.teacher, form.casual, form.strict, form.seed, form.new_seed]
        return [
            form.know_it,
            form.learn_it,
            form.count,
            form.surprise,
            *rows,
            *kind,
            form.cancel,
            form.start,
        ]

    def _make_automaton(self) -> None:
        column = self.form.seats.layout()
        assert column is not None
        if self._board.automaton is not None:
            self.automaton = AutomatonRow(self._board.automaton, self._program, self.form.seats)
            column.addWidget(self.automaton)

    def _offer_counts(self) -> None:
        for count in range(self._info.seats_min, self._info.seats_max + 1):
            self.form.count.addItem(str(count), count)

    def _show_last_choice(self) -> None:
        last = self._program.preferences.now.last_choices.get(self._game_id)
        seats: Sequence[SeatInfo] = last.seats if last is not None else ()
        self.seat_rows.show_players(seats, self._usual_level)
        count = len(seats) or max(USUAL_COUNT, self._info.seats_min)
        self.form.count.setCurrentIndex(max(0, self.form.count.findData(count)))
        (self.form.strict if last is not None and last.strict else self.form.casual).setChecked(
            True
        )
        self.options.show(last.options if last is not None else {})

    def surprise(self, _checked: bool = False, *, seed: int | None = None) -> None:
        """Draw characters and levels for the computer players; a seed repeats a draw."""
        rows = self.seat_rows.opponents
        persons = {row.info.name.casefold() for row in self.seat_rows.in_play if row not in rows}
        chance = Chance.from_seed(new_seed() if seed is None else seed)
        table = drawn(len(rows), self._fitting_levels, chance, persons & CHARACTERS.keys())
        for row, (character, level) in zip(rows, table, strict=True):
            row.show_info(SeatInfo("", level, character=character))
        self.seat_rows.name_persons()
        said = "; ".join(row.said for row in rows)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.form.surprise, said))

    @property
    def _fitting_levels(self) -> tuple[str, ...]:
        last = self._program.preferences.now.last_choices.get(self._game_id)
        seats = last.seats if last is not None else (SeatInfo("", self._usual_level),)
        try:
            entries = self._program.store.library.listing().entries
        except StorageError:  # the library says so itself
            entries = ()
        return fitting_levels(entries, self._game_id, seats)

    @property
    def _usual_level(self) -> str:
        """The level of opponents that nobody chose: the lowest one until a game was played."""
        return USUAL_LEVEL if self._program.store.library.count(self._game_id) else FIRST_LEVEL

    def fit(self) -> None:
        """Take the size of the form, with as much said of the levels as there is room for."""
        self.seat_rows.describe_as_fits(self)
        super().fit()

    def _offer_lessons(self) -> None:
        """Offer the lessons before the first game, in place of the table alone."""
        form, known = self.form, self._lessons
        form.first_time.setVisible(bool(known.lessons) and self._is_first_game)
        minutes = sum(lesson.minutes for lesson in known.lessons)
        form.learn_it.setText(self.tr("Learn it (%n minutes)", "", minutes))
        form.know_it.setText(self.tr("I know it: just show me the table"))
        form.know_it.setVisible(known.handling is not None)

    @property
    def _is_first_game(self) -> bool:
        done = self._program.learned.learned.done_in(self._game_id)
        return not done and not self._program.store.library.count(self._game_id)

    def _learn(self, lesson: Lesson | None) -> None:
        if lesson is not None:
            self.reject()
            self.lesson_wanted.emit(lesson.id)

    def _connect(self) -> None:
        known = self._lessons
        self.seat_rows.changed.connect(self._validate)
        self.seat_rows.named.connect(self._follow_names)
        self.options.changed.connect(self._validate)
        self.form.learn_it.clicked.connect(lambda: self._learn(known.next_after(frozenset())))
        self.form.know_it.clicked.connect(lambda: self._learn(known.handling))
        self.form.count.currentIndexChanged.connect(self._count_changed)
        self.form.surprise.clicked.connect(self.surprise)
        self.form.strict.toggled.connect(lambda _: self._validate())
        self.form.new_seed.clicked.connect(lambda: self.form.seed.setText(str(new_seed())))
        self.form.start.clicked.connect(self.accept)
        self.form.cancel.clicked.connect(self.reject)
        self.form.start.setDefault(True)

    def _count_changed(self) -> None:
        count = self.form.count.currentData()
        self.series.seat(count)
        if self.automaton is not None:
            options = Options(count)
            self.automaton.setVisible(self._info.automaton_seat(options) is not None)
        self.seat_rows.seat(count)

    def _follow_names(self) -> None:
        """Other people play."""
        self.form.surprise.setEnabled(bool(self.seat_rows.opponents))
        if self.isVisible():
            self.fit()

    def _validate(self) -> None:
        problem = self.problem()
        self._grey_out_options()
        self.teacher.offer(persons=self.seat_rows.persons, strict=self.form.strict.isChecked())
        self.form.problem.setText(problem)
        self.form.start.setEnabled(not problem)
        self.form.problem.setVisible(True)
        self.form.problem.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _grey_out_options(self) -> None:
        self.options.grey_out(len(self.seat_rows.in_play))
