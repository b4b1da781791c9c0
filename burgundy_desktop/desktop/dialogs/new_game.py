"""The new-game dialog: players, options and seed; it remembers the last choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs
from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.surprise import drawn
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadOptions, StorageError
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.position import COLOURS, SeatInfo, colour_order
from burgundy_desktop.core.series import Series
from burgundy_desktop.desktop import instant, tab_order
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.seat_row import AutomatonRow, SeatRow, describe_as_fits
from burgundy_desktop.desktop.dialogs.series_choice import SeriesChoice
from burgundy_desktop.desktop.dialogs.teacher_choice import TeacherChoice
from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.game_store import NEW, new_seed
from burgundy_desktop.desktop.lesson_words import known_lessons
from burgundy_desktop.desktop.levels import FIRST_LEVEL, PERSON, USUAL_LEVEL
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.past_results import fitting_levels
from burgundy_desktop.desktop.plain import plain_label
from burgundy_desktop.desktop.player_faces import chosen_faces, faces_of, key_of, with_faces
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.series import begin
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.values import Lesson
from burgundy_desktop.storage.profiles import same_name
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
        self._signs = Sprites(program.appearance.palette_of(self._board.seats))
        self.form = NewGameForm(self)
        self.rows: list[SeatRow] = []
        self._players = program.store.profiles.all()
        self._known = chosen_faces(program.preferences.now.last_choices.values()) | {
            key_of(one.name, 0): one.portrait for one in self._players
        }
        self._chooses: SeatRow | None = None
        """The seat that chose a colour last; `_had` are the colours before that."""
        self._had: dict[SeatRow, int] = {}
        self.automaton: AutomatonRow | None = None
        self.option_boxes: dict[str, QComboBox] = {}
        self.series = SeriesChoice(self.form.options)
        self.teacher = TeacherChoice(program.preferences.now.teacher, self.form.options)
        self.take_in(self.form)
        self._make_rows()
        self._make_options()
        self.scroll_page(self.form.page)
        digits = QRegularExpression("[0-9]{0,9}")
        self.form.seed.setValidator(QRegularExpressionValidator(digits, self))
        self._show_last_choice()
        self._offer_players()
        for row in self.rows[1:] if level else ():
            row.show_info(SeatInfo("", level))
        self._connect()
        self.dress()
        tab_order.arrange(self._in_order)
        self.retranslate()
        self._count_changed()

    def session(self) -> Session:
        """The chosen game, or the first one of the chosen series. Call it once, after the dialog
        was accepted. Raises NotSaved for a series.
        """
        seats = self.chosen_seats()
        chosen = self._chosen_options
        strict = self.form.strict.isChecked()
        settings = self._program.preferences.now
        kept = tuple(
            attrs.evolve(row.kept, face=info.face)
            for row, info in zip(self._rows_in_play, seats, strict=True)
        )
        choice = LastChoice(kept, chosen, strict)
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

    def _offer_players(self) -> None:
        """The names of players are offered; a lone player sits at the first seat."""
        for row in self.rows:
            row.offer_names([one.name for one in self._players])
            row.name.editingFinished.connect(partial(self._meet_wish, row))
        first = self.rows[0]
        if len(self._players) == 1 and first.is_usually_named:
            first.name.setText(self._players[0].name)
            self._meet_wish(first)

    def _meet_wish(self, row: SeatRow) -> None:
        """Give a player the wished colour, unless an earlier seat has it."""
        player = next((one for one in self._players if same_name(one.name, row.name.text())), None)
        if player is None or not player.colour or row.level != PERSON:
            return
        wished = COLOURS.index(player.colour)
        earlier = {one.has for one in self.rows[: self.rows.index(row)]}
        if wished < self._info.seats_max and wished not in earlier:
            row.take_colour(wished)

    def chosen_seats(self) -> list[SeatInfo]:
        """The players as chosen so far; persons with their faces."""
        seats = [row.info for row in self._rows_in_play]
        return [
            attrs.evolve(info, face=face) if info.is_person else info
            for info, face in zip(seats, self._faces_of(seats), strict=True)
        ]

    @property
    def _rows_in_play(self) -> list[SeatRow]:
        return self.rows[: self.form.count.currentData() or 0]

    @property
    def _chosen_options(self) -> dict[str, str]:
        return {name: box.currentData() for name, box in self.option_boxes.items()}

    def problem(self) -> str:
        """What prevents the start of the game; empty if nothing."""
        seats = self.chosen_seats()
        names = [seat.name for seat in seats]
        if not all(names):
            return self.tr("Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return self.tr("Two players have the same name.")
        chosen = self._chosen_options
        try:
            self._info.options_for(len(seats), **chosen)
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
        self._signs.use(self._look.palette_of(self._board.seats))
        for row in self.rows:
            row.dress()
        text, size = self._look.palette.text, self._look.gap(DICE_PX)
        self.form.new_seed.setIcon(
            self._program.sprites.icon("dice", text.ink, text.faint, size=size)
        )
        self.form.new_seed.setIconSize(QSize(size, size))

    @property
    def _in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order; the form knows only its own."""
        form, rows = self.form, self._parts_of_rows
        options = [*self.option_boxes.values(), *self.series.in_order]
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

    @property
    def _parts_of_rows(self) -> list[QWidget]:
        return [part for row in self.rows for part in row.parts]

    def _exchange(self, row: SeatRow, colour: int, before: int) -> None:
        """Keep the colours different: the seat that had this one gets the free one. Colours that
        the keyboard passes on the way to another one are restored.
        """
        if row is not self._chooses:
            self._chooses = row
            self._had = {one: before if one is row else one.has for one in self.rows}
        for other, had in self._had.items():
            if other is not row:
                other.show_colour(self._had[row] if had == colour else had)

    def _make_rows(self) -> None:
        colours = self._board.colours[: self._info.seats_max]
        column = self.form.seats.layout()
        assert column is not None
        for seat in range(self._info.seats_max):
            row = SeatRow(
                seat,
                colours,
                self._signs,
                self._program,
                self.form.seats,
                self._game_id,
                known=self._known,
            )
            row.changed.connect(self._validate)
            row.face_changed.connect(self._show_faces)
            row.exchanged.connect(partial(self._exchange, row))
            row.who.currentIndexChanged.connect(self._name_persons)
            self.rows.append(row)
            column.addWidget(row)
        if self._board.automaton is not None:
            self.automaton = AutomatonRow(self._board.automaton, self._program, self.form.seats)
            column.addWidget(self.automaton)
        for count in range(self._info.seats_min, self._info.seats_max + 1):
            self.form.count.addItem(str(count), count)

    def _make_options(self) -> None:
        layout = self.form.options.layout()
        assert isinstance(layout, QGridLayout)
        wording = self._board.wording
        for field in self._info.options:
            box = QComboBox(self.form.options)
            for value in field.values:
                box.addItem(wording.option_value(field.name, value), value)
            box.setCurrentIndex(field.values.index(field.default))
            box.currentIndexChanged.connect(self._validate)
            self._add_option(layout, wording.option(field.name), box, box)
            self.option_boxes[field.name] = box
        self._add_option(layout, page_words.games(), self.series, self.series.length)
        self._add_option(layout, self.tr("Teacher"), self.teacher, self.teacher)

    def _add_option(
        self, layout: QGridLayout, name: str, choice: QWidget, buddy: QComboBox
    ) -> None:
        label, row = plain_label(self.form.options), layout.rowCount()
        label.setText(name)
        label.setBuddy(buddy)
        layout.addWidget(label, row, 0)
        layout.addWidget(choice, row, 1)

    def _show_last_choice(self) -> None:
        last = self._program.preferences.now.last_choices.get(self._game_id)
        seats: Sequence[SeatInfo] = last.seats if last is not None else ()
        for number, row in enumerate(self.rows):
            usual = SeatInfo("", self._usual_level if number else PERSON)
            row.show_info(seats[number] if number < len(seats) else usual)
            row.who.currentIndexChanged.emit(row.who.currentIndex())
        for row, colour in zip(self.rows, colour_order(seats, len(self.rows)), strict=False):
            row.show_colour(colour)
        count = len(seats) or max(USUAL_COUNT, self._info.seats_min)
        self.form.count.setCurrentIndex(max(0, self.form.count.findData(count)))
        (self.form.strict if last is not None and last.strict else self.form.casual).setChecked(
            True
        )
        for name, value in (last.options if last is not None else {}).items():
            if name in self.option_boxes:
                box = self.option_boxes[name]
                box.setCurrentIndex(max(0, box.findData(value)))

    def surprise(self, _checked: bool = False, *, seed: int | None = None) -> None:
        """Draw characters and levels for the computer players; a seed repeats a draw."""
        rows = [row for row in self._rows_in_play if row.level != PERSON]
        persons = {row.info.name.casefold() for row in self._rows_in_play if row not in rows}
        chance = Chance.from_seed(new_seed() if seed is None else seed)
        table = drawn(len(rows), self._fitting_levels, chance, persons & CHARACTERS.keys())
        for row, (character, level) in zip(rows, table, strict=True):
            row.show_info(SeatInfo("", level, character=character))
        self._name_persons()
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
        describe_as_fits(self.rows, self)
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
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        if self.automaton is not None:
            options = Options(count)
            self.automaton.setVisible(self._info.automaton_seat(options) is not None)
        self._name_persons()

    def _name_persons(self) -> None:
        """Update the default names, which depend on the number of people."""
        persons = sum(row.info.is_person for row in self._rows_in_play)
        self.form.surprise.setEnabled(persons < len(self._rows_in_play))
        for row in self.rows:
            row.name_usually(is_only_person=persons <= 1)
        self._show_faces()
        if self.isVisible():
            self.fit()

    def _faces_of(self, seats: Sequence[SeatInfo]) -> tuple[str, ...]:
        """The faces at the table; new names get faces that nobody had in the last games, if any."""
        return faces_of(seats, self._known.values())

    def _show_faces(self) -> None:
        """Update the faces, which are all different."""
        rows = self._rows_in_play
        faces = self._faces_of([row.info for row in rows])
        for row, face in zip(rows, faces, strict=True):
            row.show_face(face, faces)
        self._validate()

    def _validate(self) -> None:
        problem = self.problem() if self.rows and self.form.count.count() else ""
        self._grey_out_options()
        persons = sum(row.level == PERSON for row in self._rows_in_play)
        self.teacher.offer(persons=persons, strict=self.form.strict.isChecked())
        self.form.problem.setText(problem)
        self.form.start.setEnabled(not problem)
        self.form.problem.setVisible(True)
        self.form.problem.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _grey_out_options(self) -> None:
        """Disable options without an effect."""
        chosen, seats = self._chosen_options, len(self.chosen_seats())
        for field in self._info.options:
            if field.name in self.option_boxes:
                self.option_boxes[field.name].setEnabled(field.matters(chosen, seats))
