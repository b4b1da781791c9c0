"""The statistics' page: figures and charts of the games that the filter leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from burgundy_desktop.ai.level_names import LEVELS, on_ladder
from burgundy_desktop.ai.strength import strengths_of
from burgundy_desktop.core import statistics
from burgundy_desktop.core.statistics import FEWEST, Against, Figures, Played
from burgundy_desktop.core.strength import neighbours, rating
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.charts.bars import Bars
from burgundy_desktop.desktop.charts.chart import Row
from burgundy_desktop.desktop.charts.ladder import Ladder
from burgundy_desktop.desktop.charts.over_time import OverTime
from burgundy_desktop.desktop.charts.panel import ChartPanel
from burgundy_desktop.desktop.charts.rows import Duel, Duels, Part, Parts
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.nothing import Nothing
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.statistics import export, words
from burgundy_desktop.desktop.pages.statistics.cards import Cards, Figure
from burgundy_desktop.desktop.pages.statistics.filters import Filters
from burgundy_desktop.desktop.panels.score_panel import shade_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.levels import badge_of, level_name
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.games import load
from burgundy_desktop.storage.chronicle import Read

CHART_PX: Final = 226
"""The least height of a chart's panel."""
SEATS_OF_LADDER: Final = 2
COLUMNS: Final = 2
OF_ONE_GAME: Final = ("points", "time", "reasons")
"""The charts of points."""
CARDS: Final = 5
FEWER_CARDS: Final = 3
FIVE_PX: Final = 880
"""The least width for all figures beside each other, and for all filters."""
TWO_PX: Final = 700
"""The least width for two charts beside each other."""


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return StatisticsPage(program, parent)


class StatisticsPage(Page):
    """Filters, a row of figures, four charts."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        look = program.appearance
        self._read, self._game_id = Read(), ""
        self._played: list[Played] = []
        self.filters = Filters(program, self)
        self._area = QScrollArea(self)
        inside = QWidget(self._area)
        inside.setProperty("surface", "clear")
        self.cards = Cards(look, program.sprites, inside)
        self._choose = plain_label(inside, "quiet")
        self._skipped = plain_label(self, "warning")
        self._skipped.hide()
        self.nothing = Nothing(program, self)
        self.nothing.setProperty("surface", "panel")
        self._make_charts(program, inside)
        self._make_ladder(program)
        self._offer_exports()
        self._lay_out(inside)
        self.filters.changed.connect(self._show)
        self.nothing.led_on.connect(self._lead_on)
        look.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def _make_charts(self, program: Program, inside: QWidget) -> None:
        look = program.appearance
        self.panels = {
            name: ChartPanel(look, inside) for name in ("points", "time", "against", "reasons")
        }
        self.bars = Bars(look, self.panels["points"])
        self.over_time = OverTime(look, self.panels["time"])
        self.duels = Duels(look, program.sprites, self.panels["against"])
        self.parts = Parts(look, self.panels["reasons"])
        charts = (self.bars, self.over_time, self.duels, self.parts)
        for panel, chart in zip(self.panels.values(), charts, strict=True):
            panel.hold(chart)

    def _make_ladder(self, program: Program) -> None:
        """The player's strength, below the games against each opponent."""
        look = program.appearance
        self.strength = ChartPanel(look, self.panels["against"], is_inside=True)
        self.ladder = Ladder(look, self.strength)
        self.strength.hold(self.ladder)
        self._strength = plain_label(self.strength, "quiet")
        self._strength.setWordWrap(True)
        self.strength.add_below(self._strength)
        self.panels["against"].add_below(self.strength)

    def _offer_exports(self) -> None:
        self._ways = QMenu(self)
        self.ways = {name: self._ways.addAction("") for name in export.WAYS}
        self.filters.export.setMenu(self._ways)
        for name, action in self.ways.items():
            action.triggered.connect(lambda _, way=name: self._export(way))

    @property
    def in_order(self) -> list[QWidget]:
        charts = [part for panel in self.panels.values() for part in panel.in_order]
        return [*self.filters.in_order, self.nothing.way, *charts, *self.strength.in_order]

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id = read, game_id
        self._skipped.setText(page_words.skipped(read.skipped) if read.skipped else "")
        self._skipped.setVisible(read.skipped > 0)
        self.filters.offer(read.counted, game_id)
        self._show()

    def wait(self) -> None:
        self._say_nothing(page_words.reads())

    def retranslate(self) -> None:
        for name, action in self.ways.items():
            action.setText(export.name_of(name))
        self._show()

    # what is shown

    def _show(self) -> None:
        wanted = self.filters.filter(datetime.now(UTC))
        self._played = statistics.chosen(self._read.counted, wanted)
        found = statistics.figures(self._played)
        self.filters.export.setEnabled(found is not None)
        self.filters.setVisible(self._has_games)
        if found is None:
            self._say_why_nothing()
            return
        self._say_nothing("")
        self.cards.show_figures(self._figures(found))
        for name in OF_ONE_GAME:
            self.panels[name].setVisible(self._has(name))
        self._choose.setText("" if self._game_id else words.choose_a_game())
        self._choose.setVisible(not self._game_id)
        if self._game_id:
            self._show_points(found)
            self._show_time(found)
            self._show_reasons(found)
        self._show_against(found)
        self._fit()

    @property
    def _has_games(self) -> bool:
        """Whether somebody has finished a game, of the one that the page is about if of one."""
        of_these = (one for one in self._read.counted if self._game_id in {"", one.game})
        return bool(statistics.people(of_these))

    def _say_why_nothing(self) -> None:
        if self._has_games:
            self._say_nothing(words.nothing_fits(), page_words.show_all())
        else:
            self._say_nothing(words.empty(), page_words.way_on(self._game_id))

    def _say_nothing(self, text: str, way: str = "") -> None:
        """Show a sentence in place of everything; none shows everything."""
        self.nothing.say(text, way)
        self._area.setVisible(not text)

    def _figures(self, found: Figures) -> list[Figure]:
        """Points of different games are never mixed."""
        locale = self._program.language.locale
        of_points = [
            Figure(
                str(round(found.average)), words.on_average(), words.half(found), is_points=True
            ),
            Figure(
                str(found.best.own.points),
                words.best(),
                words.when_and_whom(found.best, locale),
                is_points=True,
                is_best=True,
            ),
        ]
        return [
            Figure(str(found.won), words.of_won(found), words.share(found)),
            *(of_points if self._game_id else ()),
            Figure(str(found.streak), words.in_a_row(found), words.longest(found)),
            Figure(words.minutes(found), words.a_game(), words.a_decision(found)),
        ]

    def _missing(self, games: int) -> str:
        """Why a chart of points has nothing to show."""
        return words.more_needed(FEWEST - games) if games < FEWEST else ""

    def _show_points(self, found: Figures) -> None:
        bars = statistics.distribution(self._played)
        rows = [Row(words.points_from(bar.first, bar.last), words.games(bar.games)) for bar in bars]
        sentence = words.in_short(found)
        self.bars.show_bars(bars, found.average, words.average(found.average), rows, sentence)
        step = bars[0].last - bars[0].first + 1
        missing = self._missing(found.games)
        remark = "" if missing else words.games_in_steps(found.games, step)
        self.panels["points"].show_words(words.titles()["points"], remark, missing)

    def _show_time(self, found: Figures) -> None:
        locale = self._program.language.locale
        rows = [Row(words.day(one, locale), words.result(one)) for one in self._played]
        said = (*words.legend(), words.from_to(self._played, locale))
        line = statistics.trend(self._played)
        self.over_time.show_games(self._played, line, said, rows, words.in_short(found))
        missing = self._missing(found.games)
        remark = "" if missing else words.line_of_ten()
        self.panels["time"].show_words(words.titles()["time"], remark, missing)

    def _show_against(self, found: Figures) -> None:
        met = statistics.opponents(self._played)
        met.sort(key=lambda one: words.place_of(one.rival, one.name))
        favourites = words.favourites(*statistics.victim_and_nemesis(met), self._game_id)
        self.duels.show_duels([self._duel(one) for one in met], words.titles()["against"])
        missing = "" if met else words.nobody_met()
        remark = favourites or words.won_lost()
        self.panels["against"].show_words(words.titles()["against"], remark, missing)
        self._show_strength()

    def _duel(self, one: Against) -> Duel:
        name = words.rival(one.rival, one.name, self._game_id)
        level = one.rival.removeprefix(statistics.LEVEL)
        sign = badge_of(level) if one.rival.startswith(statistics.LEVEL) else ""
        return Duel(Row(name, f"{one.before} – {one.behind}"), sign, one.before, one.behind)

    def _show_strength(self) -> None:
        """For two players of one game whose levels were measured."""
        elos = {name: one.elo for name, one in strengths_of(self._game_id).items()}
        for_two = any(len(one.game.seats) == SEATS_OF_LADDER for one in self._played)
        is_known = bool(self._game_id and elos and for_two)
        self.strength.setVisible(is_known)
        if not is_known:
            return
        games = list(self._rated(elos))
        found = rating(games)
        ladder = {level: elos[level] for level in LEVELS if level in elos}
        said = words.too_few(len(games))
        if found is not None:
            said = words.strength(found, *neighbours(found, ladder.items()))
        self._strength.setText(said)
        levels = {level_name(level): elo for level, elo in ladder.items()}
        self.ladder.show_rating(found, levels, words.you(), said)
        self.strength.show_words(words.titles()["strength"], "")

    def _rated(self, elos: Mapping[str, int]) -> Iterator[tuple[float, float]]:
        """The rating of the opponent and the result, of each game of two that counts."""
        game = load(self._game_id)
        for one in self._played:
            if not one.game.clean or len(one.game.seats) != SEATS_OF_LADDER:
                continue
            rival = one.others[0]
            name = on_ladder(one.game.ladder, rival.level, game)
            if name in elos:
                yield float(elos[name]), statistics.score_of_two(one.own, rival)

    def _show_reasons(self, found: Figures) -> None:
        missing = self._missing(found.games)
        self.parts.show_parts(self._parts(), words.titles()["reasons"])
        has_others = any(one.others for one in self._played)
        remark = words.line_of_others() if has_others and not missing else ""
        self.panels["reasons"].show_words(words.titles()["reasons"], remark, missing)

    def _parts(self) -> list[Part]:
        board, order = board_of(self._game_id), load(self._game_id).reasons
        found = {one.reason: one for one in statistics.categories(self._played, board.groups)}
        firsts: dict[str, str] = {}
        for reason in order:
            firsts.setdefault(board.groups.get(reason, reason), reason)
        known = [found[name] for name in firsts if name in found]
        return [
            Part(
                Row(board.wording.reason(one.reason), f"{one.own:.0f}"),
                shade_of(firsts[one.reason], order, board.shades),
                one.own,
                one.others,
            )
            for one in known
            if one.own or one.others
        ]

    # what is pressed

    def _lead_on(self) -> None:
        """Take back what hides the games, or lead to a first one."""
        if self._has_games:
            self.filters.offer_all()
        else:
            self.lead_on(self._game_id)

    def _export(self, way: str) -> None:
        path = export.export(self._program, self, [one.game for one in self._played], way)
        if path is not None:
            self.written.emit(path)

    # building the page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """One chart beside the other if there is room for their words."""
        has_room = self.width() >= self._program.appearance.px(TWO_PX)
        self._lay(COLUMNS if has_room else 1)
        needs = self._program.appearance.px(FIVE_PX)
        self.cards.lay(CARDS if self.width() >= needs else FEWER_CARDS)
        self.filters.lay(is_wide=self.width() >= needs)
        for panel in self.panels.values():
            panel.setMinimumHeight(self._program.appearance.px(CHART_PX))

    def _lay(self, columns: int) -> None:
        """Lay so many charts beside each other."""
        self._grid.addWidget(self.cards, 0, 0, 1, columns)
        self._grid.addWidget(self._choose, 1, 0, 1, columns)
        shown = [panel for name, panel in self.panels.items() if self._has(name)]
        across = columns if len(shown) > 1 else 1
        for number, panel in enumerate(shown):
            self._grid.addWidget(panel, 2 + number // across, number % across, 1, columns // across)
        for row in range(2, 2 + len(self.panels)):
            self._grid.setRowStretch(row, int(row < 2 + len(shown) // across))
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    def _has(self, name: str) -> bool:
        """Whether a chart makes sense: points of different games are never mixed."""
        return bool(self._game_id) or name not in OF_ONE_GAME

    def _lay_out(self, inside: QWidget) -> None:
        self._area.setWidget(inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.filters)
        column.addWidget(self._skipped)
        column.addWidget(self._area, 1)
        column.addWidget(self.nothing, 1)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._lay(COLUMNS)
        Measures(self, self._program.appearance)
        Measures(inside, self._program.appearance)
