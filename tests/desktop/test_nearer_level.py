"""After three wins or losses in a row another level is offered, once."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.ending import level_offer
from burgundy_desktop.desktop.ending.level_offer import LevelOffer
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import PERSON, SALT, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.profiles import Profile
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.runs import Run
from tests.desktop.fingers import tab_to

SEED = 4711
WON_ALONE = 3
"""The first seed with which a merchant beats the easy Eminence."""
NOW = datetime(2026, 11, 24, 12, 0, tzinfo=UTC)
MERCHANT = SeatInfo("Margot", "merchant")
STEWARD = LevelOffer("steward", "merchant", is_harder=True)
APPRENTICE = LevelOffer("apprentice", "merchant", is_harder=False)


@pytest.fixture
def end_of(store):
    """A whole game of these players, or all but its last moves; the first seat wins in Castles."""

    def end_of(*seats, game_id="castles", seed=SEED, left=0, salt=SALT, **options):
        like = whole_game(game_id, len(seats), seed)
        chosen = load(game_id).info.options_for(len(seats), **options)
        session = store.begin(game_id, chosen, seats, seed=seed, salt=salt, strict=False)
        return replayed(session, like, like.length - left)

    return end_of


def count(program, *sessions):
    return [level_offer.count(session, program.preferences) for session in sessions]


def test_the_third_win_and_the_third_loss_offer_the_next_level_once(program, end_of):
    won = [end_of(PERSON, MERCHANT) for _ in range(5)]
    lost = [end_of(MERCHANT, PERSON) for _ in range(3)]

    assert count(program, *won) == [None, None, STEWARD, None, None]
    assert count(program, *lost) == [None, None, APPRENTICE]


def test_a_game_that_ends_twice_counts_once(program, end_of):
    once = end_of(PERSON, MERCHANT)

    assert count(program, once, once, once) == [None] * 3


@pytest.mark.parametrize(
    "seats",
    [(PERSON, SeatInfo("Berta")), (PERSON, SeatInfo("Margot", "king")), (MERCHANT, MERCHANT)],
    ids=["persons", "nobody is stronger", "nobody"],
)
def test_nothing_is_offered_where_no_level_is_nearer(program, end_of, seats):
    assert count(program, *[end_of(*seats) for _ in range(3)]) == [None] * 3


def test_who_could_know_the_deal_has_not_shown_anything(program, end_of):
    assert count(program, *[end_of(PERSON, MERCHANT, salt="") for _ in range(3)]) == [None] * 3


def test_opponents_of_several_levels_do_not_count(program, end_of):
    tables = [end_of(PERSON, MERCHANT, SeatInfo("Hugo", "duke")) for _ in range(3)]

    assert count(program, *tables) == [None] * 3


def test_an_automaton_has_the_difficulty_that_is_nearer_if_it_has_any(program, end_of):
    alone = [end_of(PERSON, game_id="boonlake", seed=WON_ALONE) for _ in range(3)]
    harder = LevelOffer("medium", "easy", is_harder=True, option="eminence")

    assert count(program, *alone) == [None, None, harder]
    assert harder.options(alone[0].match.options).chosen == {"eminence": "medium"}
    assert (
        count(program, *[end_of(PERSON, game_id="castles_cards") for _ in range(3)]) == [None] * 3
    )


# at the table


@pytest.fixture
def third_win(window, program, end_of):
    """The page at the end of a third game in a row that was won."""
    window.ceremony.page.go_by(HandClock())
    program.preferences.change(runs={"castles": Run("merchant", 2, "0" * 32)})
    window.show_table(end_of(PERSON, MERCHANT, left=1))
    window.table.controller.submit(whole_game("castles", 2, SEED).steps[-1].move)
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    return window.ceremony.page


def test_the_offer_is_taken_by_keys_for_the_rematch_and_the_next_new_game(
    window, program, third_win
):
    offer = third_win.offer
    assert offer.isVisible()
    assert offer.text == "Margot as Steward next time?"

    tab_to(offer.button)
    QTest.keyClick(offer.button, Qt.Key.Key_Return)

    assert offer.text == "Agreed: Steward next time."
    assert not offer.button.isVisible()
    assert window.ceremony.is_shown
    dialog = NewGameDialog(program, "castles", window)
    assert [seat.level for seat in dialog.seat_rows.players] == ["", "steward"]
    dialog.deleteLater()
    third_win.buttons.rematch.click()
    assert [seat.level for seat in window.table.controller.session.header.seats] == ["", "steward"]


def test_who_plays_on_has_declined(window, third_win):
    third_win.buttons.rematch.click()
    session = window.table.controller.session

    assert [seat.level for seat in session.header.seats] == ["", "merchant"]
    assert not window.ceremony.is_shown


def test_a_finished_game_that_is_opened_offers_nothing(window, third_win, end_of):
    window.show_table(end_of(PERSON, MERCHANT))

    assert window.ceremony.is_shown
    assert not third_win.offer.isVisible()


@pytest.fixture
def first_end(window, program, end_of):
    """The page at the end of a game, with a player of this name known."""

    def end(*names):
        for name in names:
            program.store.profiles.add(Profile(new_id(), name, "", "", NOW))
        window.ceremony.page.go_by(HandClock())
        window.show_table(end_of(PERSON, MERCHANT, left=1))
        window.table.controller.submit(whole_game("castles", 2, SEED).steps[-1].move)
        ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
        return window.ceremony.page

    return end


def test_after_the_first_game_a_name_is_asked_for_once(window, program, first_end):
    page = first_end()
    assert page.offer.text == "Keep your results under your name?"

    page.offer.button.click()

    assert window.remembered.isVisible()
    assert window.remembered.name == "profiles"
    assert program.preferences.now.asked_name
    assert first_end().offer.text == ""


def test_whoever_has_a_name_is_not_asked(program, first_end):
    assert first_end("Anna").offer.text == ""
    assert program.preferences.now.asked_name
