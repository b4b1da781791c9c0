"""After the first game a guest becomes a player, and the game is theirs."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.core.chronicle import DELETED, Dropped
from burgundy_desktop.core.medals import progress
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.statistics import Filter, chosen
from burgundy_desktop.desktop.pages.players import page as players_page
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import SALT, replayed, whole_game
from burgundy_desktop.desktop.window import broken_players
from burgundy_desktop.games import load
from burgundy_desktop.storage.atomic import broken_of
from burgundy_desktop.storage.chronicle_lines import to_text
from burgundy_desktop.storage.known_players import with_players
from burgundy_desktop.storage.profiles import Profile, Profiles
from burgundy_desktop.storage.provenance import new_id
from tests.desktop.fingers import strike, wait_for_window

SEED = 4711
NOW = datetime(2026, 11, 27, tzinfo=UTC)
YOU = SeatInfo("You", colour="three", face="scholar")
MERCHANT = SeatInfo("Margot", "merchant")


@pytest.fixture
def store(program):
    """The one of the window."""
    return program.store


def almost_over(store, person, left=1):
    """A game against a Merchant that lacks its last move."""
    like = whole_game("castles", 2, SEED)
    players = (person, MERCHANT)
    session = store.begin("castles", like.options, players, seed=SEED, salt=SALT, strict=False)
    return replayed(session, like, like.length - left)


@pytest.fixture
def end(window, store):
    """A guest plays the last move of a game and sees the question at its end."""

    def end(person=YOU):
        session = almost_over(store, person)
        window.ceremony.page.go_by(HandClock())
        window.show_table(session)
        window.table.controller.submit(session.match.legal_moves()[0])
        ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")

    return end


@pytest.fixture
def asked(window, end):
    """The form after *Yes, please*."""
    wait_for_window(window)
    end()
    ui_driver.click(window.ceremony.page.offer.button)
    return window.remembered.page


@pytest.fixture
def refused(monkeypatch):
    """The questions about what was not kept, each answered with no."""
    questions = []

    def no(_parent, title, *_text, **_buttons):
        questions.append(title)
        return False

    monkeypatch.setattr(players_page, "notice", no)
    return questions


def read(page):
    ui_driver.wait_for(lambda: not page.window().remembered._reading.is_going_on, "the games")


def keep(page, name):
    for letter in name:
        QTest.keyClicks(page.form.name, letter)
    ui_driver.click(page.form.keep)
    read(page)


def owners(store):
    """Whose the finished games are."""
    read = with_players(store.chronicle.read(), store.profiles)
    return [(game.seats[0].name, game.seats[0].profile) for game in read.counted]


def rows(page):
    return [page.list.item(row).text().split(" · ")[0] for row in range(page.list.count())]


def test_the_form_is_as_the_guest_looked_and_waits_for_the_name(asked):
    form = asked.form

    assert form.name.hasFocus()
    assert (form.typed, form.problem.text(), form.keep.isEnabled()) == ("", "", False)
    assert (form.portrait.currentData(), form.colour.currentData()) == ("scholar", "three")
    assert form._promise.isVisible()
    assert form.name.accessibleDescription() == form._promise.text()


@pytest.mark.parametrize("size", [100, 150])
def test_the_form_has_room_in_large_text(window, end, program, size):
    """What cannot be pressed leaves its room to the form."""
    window.resize(1024, 700)
    program.preferences.change(text_size=size)
    end()
    window.ceremony.page.offer.button.click()
    page = window.remembered.page
    QTest.keyClicks(page.form.name, "You")
    read(page)

    labels = (page.form._title, page.form._promise, page.form.problem)
    assert [one.height() >= one.heightForWidth(one.width()) for one in labels] == [True] * 3
    assert page.form.portrait.height() >= page.form.portrait.sizeHint().height()
    assert not any(button.isVisible() for button in page.buttons.values())
    page.form.name.clear()
    keep(page, "Anna")
    assert page.buttons["new"].isVisible()


def test_the_game_is_the_players_now_and_after_a_restart(asked, home):
    keep(asked, "Anna")

    (anna,) = GameStore(home).profiles.all()
    assert (anna.name, anna.portrait, anna.colour) == ("Anna", "scholar", "three")
    assert rows(asked) == ["Anna\n1 game"]
    assert not asked.form._promise.isVisible()
    assert owners(GameStore(home)) == [("Anna", anna.id)]


def offered(window, asked, name):
    """A page about the Castles, and its box of players."""
    window.actions_by_name[name].trigger()
    window.remembered.side.choose("castles")
    read(asked)
    page = window.remembered.page
    return page, page.filters.boxes["who"] if name == "statistics" else page.who


def test_statistics_and_medals_are_the_players(window, asked, store):
    """As those of a guest were, whose other games stay a guest's."""
    store.keep(almost_over(store, YOU, left=0))
    keep(asked, "Anna")
    (anna,) = store.profiles.all()
    for name in ("statistics", "challenges"):
        page, who = offered(window, asked, name)
        assert {who.itemText(row) for row in range(who.count())} == {"Anna", "You"}
        who.setCurrentIndex(who.findData(anna.id))
        if name == "statistics":
            assert [one.game.seats[0].name for one in page._played] == ["Anna"]
        else:
            assert page._tally.text().split(" of ")[0] == str(len(medals_of(store, anna)))


def medals_of(store, player):
    """The challenges of Castles that a player has reached."""
    read = with_players(store.chronicle.read(), store.profiles)
    played = chosen(read.counted, Filter("castles", player.id, clean=True))
    games = [(one.game, one.own) for one in played]
    found = [progress(one, games, LEVELS) for one in load("castles").challenges]
    reached = [one for one in found if one.reached is not None]
    assert reached
    return reached


def test_the_game_in_the_library_has_the_name_and_so_has_its_rematch(window, asked, store):
    keep(asked, "Anna")
    window.show_library()
    (entry,) = store.library.entries()
    window.open_file(entry.path)
    assert window.ceremony.is_shown
    assert not window.ceremony.page.offer.isVisible()

    ui_driver.click(window.ceremony.page.buttons.rematch)

    header = window.table.controller.session.header
    assert [seat.name for seat in header.seats] == ["Anna", "Margot"]
    assert header.profiles == (store.profiles.all()[0].id, "")


def test_a_typed_name_is_proposed(window, end):
    end(SeatInfo("  Ági  "))
    window.ceremony.page.offer.button.click()

    form = window.remembered.page.form
    assert (form.typed, form.name.selectedText()) == ("Ági", form.name.text())
    assert form.keep.isEnabled()


def test_another_name_than_the_typed_one_gets_the_game(window, end, store):
    end(SeatInfo("Ági"))
    window.ceremony.page.offer.button.click()
    keep(window.remembered.page, "Ágnes")

    assert [name for name, _ in owners(store)] == ["Ágnes"]


def test_whoever_goes_away_changes_nothing_and_may_come_back(window, asked, store, refused):
    before = store.chronicle.path.read_bytes()
    QTest.keyClicks(asked.form.name, "Ann")
    strike(Qt.Key.Key_Escape)
    assert window.is_in_library
    assert refused == ["Add the player Ann?"]
    assert (store.profiles.all(), store.chronicle.path.read_bytes()) == ((), before)

    (entry,) = store.library.entries()
    window.open_file(entry.path)
    ui_driver.click(window.ceremony.page.offer.button)
    assert asked.form.typed == ""
    keep(asked, "Anna")

    assert [name for name, _ in owners(store)] == ["Anna"]


def test_a_form_that_is_opened_later_claims_nothing(window, asked, store):
    """Another game began meanwhile; or the player came by the menu."""
    window.show_table(almost_over(store, YOU, left=9))
    window.actions_by_name["profiles"].trigger()
    read(asked)
    assert not asked.form._promise.isVisible()
    keep(asked, "Anna")

    assert owners(store) == [("You", "")]
    assert store.chronicle.read().claims == {}


def test_another_page_and_back_is_no_claim(window, asked, store):
    for name in ("statistics", "profiles"):
        window.actions_by_name[name].trigger()
    keep(asked, "Anna")

    assert store.chronicle.read().claims == {}


@pytest.mark.usefixtures("refused")
def test_what_is_typed_stays_while_the_chronicle_is_read(window, asked):
    QTest.keyClicks(asked.form.name, "Ann")
    asked.form.portrait.setCurrentIndex(0)
    read(asked)
    window.remembered.read_anew()
    read(asked)

    assert (asked.form.typed, asked.form.portrait.currentIndex()) == ("Ann", 0)
    assert asked.form.guest is not None


@pytest.mark.usefixtures("refused")
def test_another_language_keeps_what_is_typed(asked, program):
    read(asked)
    QTest.keyClicks(asked.form.name, "Ann")
    program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: asked.form._title.text() == "Új játékos", "the other language")

    assert (asked.form.typed, asked.form.colour.currentData()) == ("Ann", "three")
    assert asked.form.guest is not None


def test_keep_twice_makes_one_player(asked, store):
    QTest.keyClicks(asked.form.name, "Anna")
    strike(Qt.Key.Key_Return)
    strike(Qt.Key.Key_Return)
    ui_driver.click(asked.form.keep)
    read(asked)

    assert len(store.profiles.all()) == len(store.chronicle.read().claims) == 1
    assert rows(asked) == ["Anna\n1 game"]


def test_a_name_that_another_program_gave_meanwhile_is_told(asked, store, home):
    read(asked)
    QTest.keyClicks(asked.form.name, "ANNA")
    Profiles(home.profiles).add(Profile(new_id(), "Anna", "", "", NOW))

    strike(Qt.Key.Key_Return)

    assert asked.form.problem.text() == "There is a player with this name already."
    assert (asked.form.typed, rows(asked)) == ("ANNA", ["Anna\n0 games"])
    assert store.chronicle.read().claims == {}
    asked.form.name.clear()
    keep(asked, "Anni")
    assert [name for name, _ in owners(store)] == ["Anni"]


def test_enter_without_a_name_asks_for_one(asked, store):
    strike(Qt.Key.Key_Return)

    assert asked.form.problem.text() == "A player needs a name."
    assert store.profiles.all() == ()


def test_the_button_twice_opens_one_form(window, end, store):
    end()
    button = window.ceremony.page.offer.button
    button.click()
    button.click()

    page = window.remembered.page
    assert page.form.guest is not None
    keep(page, "Anna")
    assert [name for name, _ in owners(store)] == ["Anna"]


def test_the_player_looks_in_the_game_as_before(window, asked, store):
    """Also if another portrait is chosen: the game was played with this one."""
    asked.form.portrait.setCurrentIndex(asked.form.portrait.findData("knight"))
    keep(asked, "Anna")

    (entry,) = store.library.entries()
    assert next((seat.name, seat.face) for seat in entry.header.seats) == ("Anna", "scholar")
    assert [one.portrait for one in store.profiles.all()] == ["knight"]


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("x" * 200, "x" * 18),
        ("😀" * 5, "😀" * 5),
        ("x" * 17 + "😀", "x" * 17),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        (" \t Anna\nBlue ", "Anna Blue"),
    ],
)
def test_odd_names_are_kept_as_far_as_they_go(asked, home, pasted, kept):
    QGuiApplication.clipboard().setText(pasted)
    asked.form.name.paste()
    ui_driver.click(asked.form.keep)
    read(asked)

    again = GameStore(home)
    assert [one.name for one in again.profiles.all()] == [kept]
    assert [name for name, _ in owners(again)] == [kept]


@pytest.mark.parametrize(
    ("pasted", "problem"),
    [
        ("  ", "A player needs a name."),
        ("\u200b\u2063", "A player needs a name."),
        ("You", "This is what players without a name are called."),
        ("Player 2", "This is what players without a name are called."),
        ("Te", "This is what players without a name are called."),
    ],
)
def test_names_that_are_none_are_refused(asked, store, pasted, problem):
    QTest.keyClicks(asked.form.name, "x")
    QTest.keyClick(asked.form.name, Qt.Key.Key_Backspace)
    QGuiApplication.clipboard().setText(pasted)
    asked.form.name.paste()
    strike(Qt.Key.Key_Return)

    assert (asked.form.problem.text(), asked.form.keep.isEnabled()) == (problem, False)
    assert store.profiles.all() == ()


def test_the_game_of_a_deleted_player_is_nobodys(window, asked, store, monkeypatch):
    keep(asked, "Anna")
    anna = store.profiles.all()[0].id
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 0)

    ui_driver.click(asked.buttons["delete"])
    read(asked)

    assert (rows(asked), owners(store)) == ([], [("", DELETED)])
    for name, nobody in (("statistics", ["nobody yet"]), ("challenges", [])):
        _, who = offered(window, asked, name)
        assert [who.itemText(row) for row in range(who.count())] == nobody
    left = store.chronicle.path.read_text()
    assert not [trace for trace in ("Anna", anna) if trace in left]


def test_a_deletion_forgets_those_who_were_merged_and_their_claims(asked, store, monkeypatch):
    keep(asked, "Anna")
    (anna,) = store.profiles.all()
    store.keep(almost_over(store, SeatInfo("Bluebell"), left=0))
    others = [
        Profile(letter * 32, name, "", "", NOW)
        for letter, name in (("b", "Blue"), ("c", "Bluebell"))
    ]
    for one in others:
        store.profiles.add(one)
    store.profiles.merge(others[1], anna)
    store.profiles.merge(others[0], store.profiles.of(others[1].id))
    asked._fill(store.profiles.of(anna.id))
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 0)

    ui_driver.click(asked.buttons["delete"])

    assert store.profiles.all() == ()
    left = store.chronicle.path.read_text() + store.profiles.path.read_text()
    assert not [trace for trace in ("Anna", "Blue", anna.id, "claimed") if trace in left]


def test_the_games_of_a_deleted_player_can_go_too(asked, store, monkeypatch):
    keep(asked, "Anna")
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 1)

    ui_driver.click(asked.buttons["delete"])
    read(asked)

    (left,) = store.chronicle.read().dropped
    assert store.chronicle.path.read_text() == to_text(Dropped(left))
    assert (len(store.library.entries()), len(store.library.binned())) == (0, 1)


def test_a_disk_that_refuses_is_told_and_the_form_stays(asked, store, monkeypatch):
    told = []
    monkeypatch.setattr(players_page, "notice", lambda _, title, text: told.append(title))
    lock = store.profiles.path.parent / ".burgundy.lock"
    lock.unlink(missing_ok=True)
    lock.mkdir()
    keep(asked, "Anna")
    assert told == ["The list of players could not be saved"]
    lock.rmdir()

    ui_driver.click(asked.form.keep)
    read(asked)

    assert [name for name, _ in owners(store)] == ["Anna"]


# the list of players is broken


NAMES_ARE_BACK = (
    "The list of players could not be read; it is kept as profiles.json.broken. The names are "
    "back from the chronicle. Please choose portraits and colours again."
)


@pytest.mark.parametrize(
    "breaks",
    [lambda data: data[:40], lambda data: b"", lambda data: data.replace(b"1", b"2", 1)],
    ids=["cut", "empty", "other version"],
)
def test_names_are_there_again_and_it_is_told_once(window, store, home, breaks):
    """The chronicle knows who has played."""
    anna = Profile("a" * 32, "Anna", "knight", "two", NOW)
    store.profiles.add(anna)
    store.keep(almost_over(store, SeatInfo("Anna"), left=0))
    broken = breaks(home.profiles.read_bytes())
    home.profiles.write_bytes(broken)
    store.profiles.read_anew()

    window.actions_by_name["profiles"].trigger()
    page = window.remembered.page
    read(page)

    assert (page.broken.isVisible(), page.broken.text()) == (True, NAMES_ARE_BACK)
    assert rows(page) == ["Anna\n1 game"]
    assert broken_of(home.profiles).read_bytes() == broken
    again = GameStore(home).profiles
    assert [(one.id, one.name) for one in again.all()] == [(anna.id, "Anna")]
    assert not again.was_broken


def test_at_the_start_names_that_are_back_are_told_once(store, home):
    store.profiles.add(Profile("a" * 32, "Anna", "knight", "two", NOW))
    store.keep(almost_over(store, SeatInfo("Anna"), left=0))
    home.profiles.write_bytes(home.profiles.read_bytes()[:40])

    assert broken_players.said_of(GameStore(home).profiles) == NAMES_ARE_BACK
    assert broken_players.said_of(GameStore(home).profiles) == ""


def test_a_chronicle_that_is_broken_too_is_rebuilt_with_the_names(window, store, home):
    store.profiles.add(Profile("a" * 32, "Anna", "knight", "two", NOW))
    store.keep(almost_over(store, SeatInfo("Anna"), left=0))
    home.profiles.write_bytes(b"{")
    home.chronicle.write_bytes(b"\xff\n{")
    store.profiles.read_anew()
    window.actions_by_name["profiles"].trigger()
    page = window.remembered.page
    read(page)
    assert rows(page) == []
    assert page.broken.text().endswith("It is kept as profiles.json.broken.")

    store.rebuild_chronicle()
    window.actions_by_name["profiles"].trigger()
    read(page)

    assert (rows(page), page.broken.text()) == (["Anna\n1 game"], NAMES_ARE_BACK)
