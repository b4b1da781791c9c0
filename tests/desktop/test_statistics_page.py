"""The statistics' page: figures, charts, filters and exports."""

import csv
import io
import time
from datetime import UTC, datetime, timedelta
from functools import cache

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QLineEdit

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.chronicle import DELETED
from burgundy_desktop.core.statistics import Bar, Filter, chosen, figures
from burgundy_desktop.desktop.charts.chart import Row
from burgundy_desktop.desktop.charts.rows import TEXT_PX, Duel
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.storage.chronicle_lines import from_text
from tests.cases import for_each
from tests.core.test_chronicle_rows import play_in
from tests.core.test_statistics import game, seat
from tests.desktop.fingers import strike, wait_for_window
from tests.games.drawn_sizes import contrast


@cache
def many_games():
    return tuple(made_up(60))


@cache
def of_castles():
    return chosen(many_games(), Filter("castles"))


@pytest.fixture
def page(window, store):
    """The page of the castles."""
    store.chronicle.add(*many_games())
    return shown(window, "castles")


def shown(window, game_id):
    window.actions_by_name["statistics"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    window.remembered.side.choose(game_id)
    return window.remembered.page


def card(page, number):
    return page.cards._cards[number].accessibleName()


def test_the_figures_are_those_of_the_games(page):
    found = figures(of_castles())

    assert card(page, 0).startswith(f"{found.won} of {found.games} won")
    assert card(page, 1).startswith(f"{round(found.average)} points on average")
    assert card(page, 2).startswith(f"{found.best.own.points} points at best")


def test_points_are_gold_and_the_best_has_a_seal_and_says_against_whom(page):
    looks = [card._parts[0].property("look") for card in page.cards._cards]
    others = " and ".join(seat.name for seat in figures(of_castles()).best.others)

    assert looks == ["figure", "figure_points", "figure_points", "figure", "figure"]
    assert [not card._seal.isHidden() for card in page.cards._cards] == [
        *(False, False, True),
        *(False, False),
    ]
    assert card(page, 2).endswith(f", against {others}")


def test_a_game_is_rated_by_the_level_that_the_opponent_had_then(window, store):
    now, before = (
        game(number, seat("Anna", "", 150, 1), seat("Clara", "apprentice", 120, 2))
        for number in (1, 2)
    )
    store.chronicle.add(now, attrs.evolve(before, ladder=1))

    rated = shown(window, "castles")._rated({"apprentice": 1200, "apprentice-1": 950})

    assert sorted(rated) == [(950.0, 1.0), (1200.0, 1.0)]


@pytest.mark.parametrize(
    ("wins", "language", "told"),
    [
        (1, "en", "1 win in a row now"),
        (2, "en", "2 wins in a row now"),
        (1, "hu", "1 győzelem egymás után"),
    ],
)
def test_one_win_in_a_row_is_no_wins(window, store, speak, wins, language, told):
    store.chronicle.add(*(game(day, seat("Anna", "", 30, 1)) for day in range(1, wins + 1)))
    speak(language)

    assert card(shown(window, "castles"), 3).startswith(told)


def test_the_best_game_alone_was_against_the_automaton(window, store):
    store.chronicle.add(game(1, seat("Anna", "", 30, 1), kind="castles_cards", automaton=20))

    assert card(shown(window, "castles_cards"), 2).endswith(", against Aaron")


def test_a_guest_whom_nobody_named_is_one_in_every_language(window, store):
    store.chronicle.add(game(1, seat("You", "", 30, 1)), game(2, seat("Te", "", 20, 1)))
    who = shown(window, "castles").filters.boxes["who"]

    assert [who.itemText(number) for number in range(who.count())] == ["You"]
    assert card(window.remembered.page, 0).startswith("2 of 2 won")

    window.program.preferences.change(language="hu")

    ui_driver.wait_for(lambda: who.currentText() == "Te", "the other language")
    assert who.count() == 1


def test_a_guest_for_whom_nothing_was_typed_is_the_guest_whom_nobody_named(window, store):
    """A deal of the day and a challenge may begin before any name was chosen."""
    anna = game(3, seat("Anna", "", 10, 2), seat("Clara", "duke", 20, 1))
    store.chronicle.add(game(1, seat("You", "", 30, 1)), game(2, seat("", "", 20, 1)), anna)
    who = shown(window, "castles").filters.boxes["who"]

    assert [who.itemText(number) for number in range(who.count())] == ["You", "Anna"]
    assert card(window.remembered.page, 0).startswith("2 of 2 won")


def test_the_games_of_a_deleted_player_are_told_as_nobodys(window, store):
    anna = seat("", "", 30, 1, DELETED)
    store.chronicle.add(game(1, anna), game(2, anna, seat("Blue", "", 20, 2)), game(3, anna))
    page = shown(window, "castles")
    who = page.filters.boxes["who"]

    assert [who.itemText(number) for number in range(who.count())] == ["Blue"]
    against = page.filters.boxes["against"]
    assert "Deleted player" in [against.itemText(number) for number in range(against.count())]


def test_where_only_deleted_players_have_played_there_is_nothing_to_count(window, store):
    store.chronicle.add(game(1, seat("", "", 30, 1, DELETED)))

    page = shown(window, "castles")

    assert page.nothing.isVisibleTo(page)
    assert page.filters.boxes["who"].currentText() == "nobody yet"


def test_points_of_different_games_are_never_mixed(window, page):
    window.remembered.side.choose(ALL)

    assert card(page, 0).startswith(
        f"{sum(one.won for one in chosen(many_games(), Filter()))} of 60 won"
    )
    assert "points" not in "".join(card(page, number) for number in (0, 1, 2))
    assert [name for name, one in page.panels.items() if not one.isHidden()] == ["against"]
    assert page._choose.text().startswith("Points are counted for one game")

    window.remembered.side.choose("castles")
    assert not any(one.isHidden() for one in page.panels.values())
    assert page._choose.isHidden()


def test_the_knowledge_tiles_are_one_row(page):
    names = [row.name for row in page.parts.rows]

    assert "Knowledge tiles" in names
    assert not [name for name in names if name.startswith("Knowledge 1")]


def test_the_longest_name_of_a_row_has_room(page):
    page.parts.resize(460, 200)
    names = [row.name for row in page.parts.rows]
    longest = max(QFontMetrics(page.parts._look.font(TEXT_PX)).horizontalAdvance(n) for n in names)

    assert page.parts._name_width >= min(longest, 184)


@for_each("text_size", [100, 150])
def test_who_was_met_a_thousand_times_is_counted_in_full(program, page, monkeypatch, text_size):
    program.preferences.change(text_size=text_size)
    duels, seen = page.duels, []
    met = [("Steward", "1189 – 1311", 1189, 1311), ("King", "0 – 1", 0, 1)]
    duels.show_duels([Duel(Row(name, said), "", *won) for name, said, *won in met], "")
    duels.resize(duels.minimumSizeHint())

    def write(_, place, text, *, px, align, strong=False):
        metrics = QFontMetrics(duels._look.font(px, weight=600 if strong else 400))
        seen.append((text, place.left(), metrics.horizontalAdvance(text) <= int(place.width())))

    monkeypatch.setattr(duels, "write", write)
    duels.grab()

    values = [one for one in seen if "–" in one[0]]
    assert {said for said, _, fits in values if fits} == {"1189 – 1311", "0 – 1"}
    assert len({left for _, left, _ in values}) == 1


@for_each("name", ["bars", "over_time", "duels", "parts", "ladder"])
def test_the_arrows_walk_a_chart_and_say_where_they_are(window, page, name):
    wait_for_window(window)
    chart = getattr(page, name)
    chart.setFocus()
    assert chart.accessibleName()
    for number in range(len(chart.rows)):
        strike(Qt.Key.Key_Right)
        assert chart.at == number
        assert not chart.place_of(number).isEmpty()
    strike(Qt.Key.Key_Right)
    strike(Qt.Key.Key_Left)

    assert chart.at == max(0, len(chart.rows) - 2)


@for_each("name", ["duels", "ladder"])
def test_t_shows_a_table_and_the_chart_again(window, page, name):
    """Two charts in one panel, each with a table of its own."""
    wait_for_window(window)
    chart = getattr(page, name)
    panel, other = page.panels["against"], page.strength
    if name == "ladder":
        panel, other = other, panel
    chart.setFocus()
    strike(Qt.Key.Key_T)
    table = panel.table
    rows = [
        (table.item(row, 0).text(), table.item(row, 1).text()) for row in range(table.rowCount())
    ]
    assert table.hasFocus()
    assert other.table.isHidden()
    assert rows == [(row.name, row.value) for row in chart.rows]

    strike(Qt.Key.Key_T)

    assert chart.hasFocus()
    assert table.isHidden()


def test_the_average_of_games_with_the_same_points_lies_in_the_middle_of_their_bar(page):
    page.bars.resize(400, 200)
    page.bars.show_bars([Bar(6, 6, 3), Bar(7, 7, 1)], 6.0, "", (), "")

    assert page.bars.average_x == pytest.approx(page.bars.place_of(0).center().x())


def test_the_bars_hold_every_game(page):
    assert sum(bar.games for bar in page.bars._bars) == len(of_castles())
    assert len(page.over_time.rows) == len(of_castles())


@pytest.mark.parametrize("theme", ["parchment", "slate", "parchment_contrast", "slate_contrast"])
def test_the_dots_of_the_games_are_seen_on_every_ground(page, theme, monkeypatch):
    chart, palette = page.over_time, load_palette(theme)
    monkeypatch.setattr(chart._look, "palette", palette)
    chart.resize(400, 200)
    won = next(number for number, one in enumerate(chart._played) if one.won)
    image = QImage(chart.size(), QImage.Format.Format_ARGB32)
    image.fill(QColor(palette.surfaces.panel))
    painter = QPainter(image)
    chart._draw_dot(painter, chart.place_of(won).center(), is_full=True)
    painter.end()

    dot = image.pixelColor(chart.place_of(won).center().toPoint())
    assert contrast(dot, QColor(palette.surfaces.panel)) >= 3


@pytest.mark.parametrize(
    ("box", "wanted"),
    [
        ("against", Filter("castles", against="level:master")),
        ("when", Filter("castles", since=datetime.now(UTC) - timedelta(30))),
    ],
)
def test_a_filter_leaves_fewer_games(page, box, wanted):
    combo = page.filters.boxes[box]
    values = [combo.itemData(index) for index in range(combo.count())]
    value = "level:master" if box == "against" else 30

    combo.setCurrentIndex(values.index(value))

    assert [one.game for one in page._played] == [one.game for one in chosen(many_games(), wanted)]


def test_it_is_about_one_player_whoever_played_most_first(window, store):
    for day, name in enumerate(("Bruno", "Anna", "Bruno")):
        me, other = seat(name, "", 150, 1), seat("Max", "merchant", 140, 2)
        store.chronicle.add(game(day, me, other))
    page = shown(window, "castles")
    who = page.filters.boxes["who"]

    assert [who.itemText(row) for row in range(who.count())] == ["Bruno", "Anna"]
    assert [one.own.name for one in page._played] == ["Bruno"] * 2


def test_whom_one_has_met_is_offered_from_the_weakest_on_as_in_the_chart(window, store):
    anna, bela = seat("Anna", "", 30, 1), seat("Béla", "", 20, 2)
    levels = ("duke", "novice", "merchant")
    games = [game(day, anna, seat("Max", one, 20, 2)) for day, one in enumerate(levels, 1)]
    store.chronicle.add(*games, game(9, anna, bela))
    page = shown(window, "castles")
    against = page.filters.boxes["against"]

    offered = [against.itemText(at) for at in range(against.count())]
    assert offered == ["anybody", "Novice", "Merchant", "Duke", "Béla"]
    assert [row.name for row in page.duels.rows] == offered[1:]


def test_each_player_is_offered_whom_they_have_met(window, store):
    anna, bela = seat("Anna", "", 30, 1), seat("Béla", "", 30, 1)
    merchant, duke = seat("Max", "merchant", 20, 2), seat("Max", "duke", 20, 2)
    store.chronicle.add(game(1, anna, merchant), game(2, anna, merchant), game(3, bela, duke))
    page = shown(window, "castles")
    who, against = (page.filters.boxes[name] for name in ("who", "against"))
    against.setCurrentText("Merchant")

    who.setCurrentText("Béla")

    assert [against.itemText(at) for at in range(against.count())] == ["anybody", "Duke"]
    assert card(page, 0).startswith("1 of 1 won")


def test_games_alone_never_mix_with_those_in_company(window, store):
    anna, max_ = seat("Anna", "", 30, 1), seat("Max", "duke", 20, 2)
    store.chronicle.add(*(game(day, anna, kind="castles_cards", automaton=20) for day in range(3)))
    store.chronicle.add(*(game(day, anna, max_, kind="castles_cards") for day in (7, 8)))
    page = shown(window, "castles_cards")
    seats = page.filters.boxes["seats"]

    assert [seats.itemText(row) for row in range(seats.count())] == ["alone", "2 players"]
    assert len(page._played) == 3
    seats.setCurrentIndex(1)
    assert len(page._played) == 2


def test_who_was_met_is_written_with_a_capital_letter(window, store):
    """In all games together an automaton has no name."""
    anna, max_ = seat("Anna", "", 30, 1), seat("Max", "duke", 20, 2)
    store.chronicle.add(game(1, anna, kind="castles_cards", automaton=20))
    store.chronicle.add(game(2, anna, max_, kind="castles_cards"))
    against = shown(window, "").filters.boxes["against"]

    said = [against.itemText(row) for row in range(1, against.count())]
    assert sorted(said) == ["Automaton", "Duke"]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be changed here")
def test_this_year_begins_by_the_clock_on_the_wall(page, monkeypatch):
    when = page.filters.boxes["when"]
    when.setCurrentIndex(when.findData(-1))
    with monkeypatch.context() as there:
        there.setenv("TZ", "XYZ-2")  # two hours before UTC
        time.tzset()
        try:
            since = page.filters.filter(datetime(2025, 12, 31, 22, 30, tzinfo=UTC)).since
        finally:
            there.undo()
            time.tzset()

    assert since == datetime(2025, 12, 31, 22, tzinfo=UTC)


def test_options_of_another_version_are_not_offered(window, store):
    me, other = seat("Anna", "", 30, 1), seat("Max", "duke", 20, 2)
    for day, estates in enumerate(("standard", "dealt", "flooded"), 1):
        one = game(day, me, other, estates=estates)
        store.chronicle.add(attrs.evolve(one, options=one.options | {"weather": estates}))

    options = shown(window, "castles").filters.boxes["option"]

    assert sorted(options.itemData(row)[1] for row in range(1, options.count())) == [
        "dealt",
        "standard",
    ]


def test_only_clean_games_if_that_is_ticked(window, store):
    clean, helped = (
        attrs.evolve(one.game, clean=is_clean)
        for one, is_clean in zip(of_castles()[:2], (True, False), strict=True)
    )
    store.chronicle.add(clean, helped)
    page = shown(window, "castles")
    assert len(page._played) == 2

    page.filters.clean.setChecked(True)

    assert [one.game.id for one in page._played] == [clean.id]


def test_lines_that_cannot_be_read_are_told(window, store):
    store.chronicle.add(*many_games())
    with store.chronicle.path.open("ab") as file:
        file.write(b"{\n[\n")

    page = shown(window, "castles")

    assert page._skipped.text() == "2 lines of the chronicle could not be read."


def test_without_games_it_says_where_they_will_be(window):
    page = shown(window, ALL)

    assert page.nothing.words.text() == "Finish a game, and it will show up here."
    assert not page.filters.export.isEnabled()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_with_large_text_in_a_small_window_no_word_above_the_figures_is_cut(
    window, store, grow, language
):
    me, other = seat("Anna", "", 150, 1), seat("Clara", "apprentice", 120, 2)
    store.chronicle.add(game(1, me), game(2, me, other))
    window.program.preferences.change(language=language, text_size=150)
    grow(window.minimumSize())
    filters = shown(window, ALL).filters
    ui_driver.wait_for(lambda: filters.export.y() > filters.boxes["who"].y(), "two rows")

    boxes = [box for box in filters.boxes.values() if box.isVisible()]
    shortened = [box for box in boxes if box.whole_width > box.width()]

    assert filters.export.width() >= filters.export.sizeHint().width()
    assert all(box.shown_text.endswith("…") for box in shortened)


def test_a_game_that_only_somebody_else_has_played_is_shown_by_the_button(window, store):
    anna, bela, max_ = seat("Anna", "", 30, 1), seat("Béla", "", 30, 1), seat("Max", "duke", 20, 2)
    caylus = game(3, bela, max_, kind="caylus")
    store.chronicle.add(game(1, anna, max_), game(2, anna, max_), caylus)
    page = shown(window, "caylus")
    who = page.filters.boxes["who"]
    assert (who.currentText(), page.nothing.isVisibleTo(page)) == ("Anna", True)

    page.nothing.way.click()

    assert (who.currentText(), page.nothing.isVisibleTo(page)) == ("Béla", False)
    assert card(page, 0).startswith("1 of 1 won")


def test_filters_that_leave_no_game_are_taken_back_by_the_button(window, store):
    anna, max_ = seat("Anna", "", 30, 1), seat("Max", "merchant", 20, 2)
    store.chronicle.add(game(1, anna, max_, clean=False))
    page = shown(window, "castles")
    page.filters.clean.setChecked(True)
    assert page.nothing.words.text() == "No game fits what is chosen above."

    page.nothing.way.click()

    assert not page.filters.clean.isChecked()
    assert page.nothing.isHidden()


@pytest.mark.parametrize(("columns", "last"), [(5, 5), (3, 2)])
def test_the_figures_fill_each_row(page, columns, last):
    page.cards.resize(720, 240)
    page.cards.lay(columns)
    page.cards.layout().activate()
    boxes = [card.geometry() for card in page.cards._cards]

    assert len({box.top() for box in boxes[-last:]}) == 1
    assert max(box.right() for box in boxes[-last:]) == boxes[columns - 1].right()
    assert boxes[-last].left() == boxes[0].left()


def test_few_games_say_how_many_are_missing(window, store):
    store.chronicle.add(*made_up(2, ("castles",)))
    page = shown(window, "castles")

    assert page.panels["time"]._missing.text() == "1 more game"


def write_to(path):
    def write(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()

    return write


def test_tables_hold_a_row_for_each_seat(page, tmp_path):
    with ui_driver.meanwhile(QFileDialog, write_to(tmp_path / "games.csv")):
        page.ways["csv"].trigger()
    data = (tmp_path / "games.csv").read_bytes()
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))

    assert len(rows) == 2 * len(of_castles())
    assert {row["name"] for row in rows} >= {"Anna", "Margot"}


def test_lines_can_be_read_back(page, tmp_path):
    with ui_driver.meanwhile(QFileDialog, write_to(tmp_path / "games.json")):
        page.ways["json"].trigger()
    lines = (tmp_path / "games.json").read_text(encoding="ascii").splitlines()

    assert [from_text(line) for line in lines] == [one.game for one in of_castles()]


def test_plays_are_copied_for_bg_stats(page):
    page.ways["plays"].trigger()
    links = QGuiApplication.clipboard().text().splitlines()
    first = play_in(links[0])

    assert len(links) == len(of_castles())
    assert first["sourceName"] == "Burgundy Desktop"
    assert first["game"]["name"] == "The Castles of Burgundy"
    assert [player["score"] for player in first["players"]] == [
        str(seat.points) for seat in of_castles()[0].game.seats
    ]
