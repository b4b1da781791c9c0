"""The summaries of saved games, in the language of the library, not of the time of saving."""

import attrs
import pytest

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.panels.saved_rows import line_of
from burgundy_desktop.desktop.saves.saved_summary import _say, summary_of
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.save_game import read, write
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.games.looking import play_by_chance

SEED = 4711


@pytest.fixture
def entry(window, store, a_game):
    """The entry of the only game in the store: after so many plies, in whatever words."""

    def keep(plies=9, seats=(ANNA, BLUE), **changed):
        session = a_game(seats=seats, seed=SEED)
        like = whole_game("castles", len(seats), SEED)
        store.keep(replayed(session, like, plies))
        path = session.autosave.path
        save = read(path)
        write(path, attrs.evolve(save, header=attrs.evolve(save.header, **changed)))
        (found_again,) = store.library.entries()
        return found_again

    return keep


def the_end():
    return whole_game("castles", 2, SEED)


def test_it_is_told_in_the_language_of_the_library(entry, program):
    saved_in_hungarian = entry(moment="A fázis, 2. forduló")

    assert summary_of(saved_in_hungarian).startswith("Phase A, round ")
    program.language.speak("hu")
    assert summary_of(saved_in_hungarian).startswith("A fázis, ")


@pytest.mark.parametrize("game_id", found())
def test_it_is_what_the_table_says(game_id, window, program, store):
    seats = (ANNA, BLUE, MARGOT)
    options = load(game_id).info.options_for(len(seats))
    session = store.begin(game_id, options, seats, seed=SEED, strict=False)
    for _ in play_by_chance(session.match, 70):
        pass
    store.keep(session)
    (entry,) = store.library.entries()

    window.show_table(store.open(entry.path))

    assert summary_of(entry) == window.table.prompt_bar._prompt.moment
    english = summary_of(entry)
    program.language.speak("hu")
    window.table.retell()
    assert summary_of(entry) == window.table.prompt_bar._prompt.moment != english


def test_a_file_of_other_rules_says_what_it_said_when_it_was_saved(entry):
    assert summary_of(entry(rules_version=0, moment="Phase A, round 2")) == "Phase A, round 2"


def test_a_finished_game_says_that_it_is_over_and_who_won(entry, program):
    finished = entry(plies=the_end().length)
    sheet = the_end().score
    winner = (ANNA, BLUE)[sheet.winners[0]].name
    points = sheet.total(sheet.winners[0])

    assert summary_of(finished) == f"Finished: {winner} won with {points} points"
    assert line_of(finished).startswith(f"Finished: {winner} won")
    program.language.speak("hu")
    assert summary_of(finished) == f"Befejezve: {winner} nyert {points} ponttal"


def test_a_lone_person_who_won_is_told_so(entry, program):
    seats = [SeatInfo("Margot", "duke"), SeatInfo("Hugo", "duke")]
    seats[the_end().score.winners[0]] = ANNA
    finished = entry(plies=the_end().length, seats=tuple(seats))

    assert summary_of(finished).startswith("Finished: you won with ")
    program.language.speak("hu")
    assert summary_of(finished).startswith("Befejezve: te nyertél ")


def test_a_finished_game_of_other_rules_still_says_that_it_is_over(entry):
    finished = entry(plies=the_end().length, rules_version=0, moment="Phase E, round 5")

    assert summary_of(finished) == "Finished · Phase E, round 5"


def test_a_game_that_was_taken_back_from_its_end_is_not_over(entry):
    assert "Finished" not in summary_of(entry(plies=the_end().length - 1))


def test_a_game_that_is_not_installed_is_listed_with_its_own_words(entry):
    foreign = entry(game="go", moment="Move 9")

    assert line_of(foreign) == "Move 9 · Anna, Blue"


def test_the_picture_is_painted_anew_in_another_language(entry, window, program, qtbot):
    path = entry().path
    thumbnails = window.library.thumbnails
    qtbot.waitUntil(lambda: thumbnails.of(path) is not None)
    english = thumbnails.of(path)

    program.language.speak("hu")

    qtbot.waitUntil(lambda: thumbnails.of(path) is not None)
    assert thumbnails.of(path) is not english


def test_who_won_with_points_below_zero_has_a_number(program):
    assert _say("Finished: you won with %n points", -3) == "Finished: you won with −3 points"
