"""How the library uses the space: at every size, with few games and with many."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect

from burgundy_desktop.desktop.library import page as library_page
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import found
from tests import thorough

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]


class Copy(str):
    """The id of another copy of a game."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


@pytest.fixture
def window_with(monkeypatch, request):
    """A window of a program that finds so many games."""

    def make(count):
        ids = tuple(Copy(found()[number % len(found())]) for number in range(count))
        monkeypatch.setattr(library_page, "found", lambda: ids)
        return request.getfixturevalue("window")

    return make


def inside(library):
    """Whether every card lies within the page, and no two of them touch."""
    cards = [*library.boxes.values(), library.welcome, library.last, library.saved]
    places = [
        QRect(card.mapTo(library, QPoint()), card.size()) for card in cards if card.isVisible()
    ]
    apart = not any(one.intersects(other) for one, other in combinations(places, 2))
    return apart and all(library.rect().contains(place) for place in places)


@pytest.mark.parametrize("size", thorough.some(SIZES, SIZES[::3]))
@pytest.mark.parametrize("count", thorough.some([0, 1, 9], [0, 9]))
@pytest.mark.parametrize("language", ["en", "hu"])
def test_all_cards_have_room_and_reach_to_the_edges(
    kept, window_with, qtbot, size, count, language
):
    window = window_with(2)
    window.program.preferences.change(language=language)
    fill(kept, count)

    show(window, size, qtbot)

    assert_filled(window.library, qtbot)


@pytest.mark.parametrize("size", thorough.some(SIZES, SIZES[1:2]))
@pytest.mark.parametrize("count", [0, 9])
@pytest.mark.parametrize("games", [1, 2, 3, 5])
def test_any_number_of_games_has_room(kept, window_with, qtbot, size, count, games):
    fill(kept, count)
    window = window_with(games)

    show(window, size, qtbot)

    assert len(window.library.boxes) == games
    assert_filled(window.library, qtbot)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_five_games_lie_in_two_rows_in_every_language(kept, window_with, qtbot, language):
    fill(kept, 9)
    window = window_with(5)
    window.program.preferences.change(language=language)

    show(window, (1280, 800), qtbot)
    qtbot.waitUntil(lambda: inside(window.library))

    assert len({box.y() for box in window.library.boxes.values()}) == 2


@pytest.mark.parametrize("count", [0, 9])
def test_large_text_makes_fewer_columns_and_nothing_is_cut_at_the_side(
    kept, window_with, qtbot, count
):
    window = window_with(2)
    fill(kept, count)
    show(window, (1024, 700), qtbot)
    boxes = list(window.library.boxes.values())
    qtbot.waitUntil(lambda: inside(window.library))
    narrow = boxes[0].width()

    window.program.preferences.change(text_size=150)
    show(window, (1024, 700), qtbot)

    qtbot.waitUntil(lambda: boxes[0].width() > narrow)
    area = window.library._area
    assert area.horizontalScrollBar().maximum() == 0


def test_all_boxes_have_lids_of_one_size(kept, window_with, qtbot):
    window = window_with(2)
    fill(kept, 9)
    show(window, (1024, 700), qtbot)
    qtbot.waitUntil(lambda: inside(window.library))

    lids = [box._picture for box in window.library.boxes.values()]
    assert len(lids) == 2
    assert len({(lid.y(), lid.height()) for lid in lids}) == 1


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_titles_and_buttons_of_the_cards_in_a_row_are_in_line(
    kept, window_with, qtbot, size, language
):
    window = window_with(2)
    window.program.preferences.change(language=language)
    fill(kept, 9)
    show(window, size, qtbot)
    qtbot.waitUntil(lambda: inside(window.library))

    def are_in_line():  # a card is laid out anew after the place of its box
        last, boxes = window.library.last, window.library.boxes.values()
        assert last.y() == next(iter(boxes)).y()
        assert {box._title.pos() for box in boxes} == {last._heading.pos()}
        feet = {box.new_game.geometry().bottom() for box in boxes}
        assert feet == {last.go_on.geometry().bottom()}
        assert {box._picture.height() for box in boxes} == {last._picture.height()}

    qtbot.waitUntil(are_in_line)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_nothing_jumps_when_the_bin_is_looked_at(kept, window_with, qtbot, size):
    window = window_with(2)
    fill(kept, 9)
    show(window, size, qtbot)
    library = window.library
    for _ in range(2):
        ui_driver.click(library.saved.buttons["delete"])
    qtbot.waitUntil(lambda: inside(library))
    before = places(library)

    ui_driver.click(library.saved.bin_button)
    qtbot.waitUntil(lambda: inside(library))

    assert places(library) == before
    assert library.saved.model.rowCount() == 2
    assert library.saved.list.verticalScrollBar().maximum() == 0


def test_the_columns_stay_when_the_bin_is_looked_at_in_a_small_window(kept, window_with, qtbot):
    window = window_with(5)
    fill(kept, 9)
    show(window, SIZES[0], qtbot)
    saved = window.library.saved
    ui_driver.click(saved.buttons["delete"])
    qtbot.waitUntil(lambda: saved.width() >= saved.minimumWidth())
    least = saved.minimumWidth()

    ui_driver.click(saved.bin_button)

    assert saved.minimumWidth() == least, "the columns follow from it"
    assert least > window.width() // 3


def places(library):
    cards = [*library.boxes.values(), library.welcome, library.last, library.saved]
    return [card.geometry() for card in cards]


def fill(kept, count):
    for seed in range(count):
        kept(seed=seed + 1)


def show(window, size, qtbot):
    window.resize(*size)
    window.library.refresh()
    qtbot.waitUntil(lambda: not window.scale.is_moving)


def assert_filled(library, qtbot):
    """All cards fit, and the last one reaches into the lower right corner."""
    qtbot.waitUntil(lambda: inside(library))
    gap = library._program.appearance.gap
    corner = library.saved.mapTo(library, library.saved.rect().bottomRight())
    assert library.width() - corner.x() == pytest.approx(gap(24), abs=2)
    assert library.height() - corner.y() == pytest.approx(gap(20), abs=2)


def test_few_games_are_shown_larger_than_many(kept, window_with):
    library = window_with(2).library
    kept()
    library.refresh()
    alone = library.saved.list.sizeHintForRow(0)

    for seed in range(2, 9):
        kept(seed=seed)
    library.refresh()

    assert alone > 1.5 * library.saved.list.sizeHintForRow(0)


@pytest.mark.parametrize("games", [1, 2])
def test_who_is_new_is_told_beside_the_box_until_a_game_is_begun(kept, window_with, qtbot, games):
    library = window_with(games).library
    library.refresh()
    box = next(iter(library.boxes.values()))
    qtbot.waitUntil(lambda: library.welcome.x() > box.geometry().right())

    kept()
    library.refresh()

    qtbot.waitUntil(lambda: library.welcome.y() > box.geometry().bottom())


@pytest.mark.parametrize("size", [SIZES[0], SIZES[1]])
def test_the_row_for_whoever_is_new_does_not_come_and_go_while_games_are_read(
    window_with, qtbot, size
):
    window = window_with(5)
    show(window, size, qtbot)
    library = window.library
    row = library.welcome.parentWidget()
    was_shown = row.isVisible()
    changes = Changes(row)

    library.refresh()

    assert was_shown is (size != SIZES[0]), "it has room in the larger window only"
    assert changes.seen == []


class Changes(QObject):
    """Notes whether a widget was shown or hidden."""

    def __init__(self, widget):
        super().__init__(widget)
        self.seen = []
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide}:
            self.seen.append(event.type().name)
        return False


def test_where_words_have_no_room_buttons_show_drawings_and_keep_their_names(
    kept, window_with, qtbot
):
    library = window_with(2).library
    kept()
    library.refresh()
    rename = library.saved.buttons["rename"]
    qtbot.waitUntil(lambda: rename.text() == "Rename…")

    library.saved.resize(360, 400)

    assert rename.text() == ""
    assert not rename.icon().isNull()
    assert (rename.accessibleName(), rename.toolTip()) == ("Rename…", "Rename…")
