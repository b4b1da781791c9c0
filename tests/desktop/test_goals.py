"""Challenges during a game: only when asked, and only those that the game counts for."""

import pytest

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs import score_sheet
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.match import goals
from burgundy_desktop.desktop.trials.harness import PERSON, replayed, whole_game
from burgundy_desktop.games import found, load

SEED = 4711
MERCHANTS = tuple(SeatInfo(name, "merchant") for name in ("Margot", "Hugo", "Clara"))


@pytest.fixture
def playing(store):
    """A clean game of one person against Merchants, after so many moves."""

    def play(game_id, plies, seats=None):
        game = load(game_id)
        seats = seats or game.challenges[0].setup.seats
        session = store.begin(
            game_id,
            game.info.options_for(seats),
            (PERSON, *MERCHANTS[: seats - 1]),
            strict=False,
            seed=SEED,
            salt="5" * 32,
        )
        like = whole_game(game_id, seats, SEED)
        return replayed(session, like, min(plies, like.length))

    return play


@pytest.mark.parametrize("game_id", found())
def test_the_goals_of_this_table_are_told_with_what_there_is_so_far(playing, game_id):
    session = playing(game_id, 40)

    so_far = goals.so_far(session)

    fitting = {
        one.id for one in session.game.challenges if one.setup == session.game.challenges[0].setup
    }
    assert {challenge.id for challenge, _ in so_far} >= fitting
    own = session.match.score.total(0)
    assert {value for one, value in so_far if one.id.startswith("points_")} == {own}
    assert goals.told(session).count("so far") == len(so_far)


@pytest.mark.parametrize("plies", [0, 40, 90])
def test_whoever_has_to_win_is_told_by_how_much(playing, plies):
    session = playing("castles", plies)
    own, other = (session.match.score.total(seat) for seat in (0, 1))
    lead = own - other
    said = {0: "tied"}.get(lead, f"{abs(lead)} points {'ahead' if lead > 0 else 'behind'}")

    told = goals.told(session).replace(" 1 point ", " 1 points ")
    assert f": {said} so far\n" in told
    assert "-" not in told


def test_a_game_that_is_not_clean_counts_for_none(playing):
    session = playing("castles", 10)
    session.count_hint()

    assert goals.so_far(session) == []
    assert "no challenge" in goals.told(session)


def test_they_are_one_click_from_the_score_sheet(window, playing, monkeypatch):
    window.show_table(playing("castles", 30))
    said = []
    monkeypatch.setattr(score_sheet, "notice", lambda _, title, text: said.append((title, text)))
    dialog = ScoreSheetDialog(window.program, window.table, window)

    dialog.form.goals.click()

    ((title, text),) = said
    assert title == "Challenges so far"
    assert "120 points:" in text


def test_where_several_people_play_nobody_is_asked(store, window):
    people = (SeatInfo("Anna"), SeatInfo("Béla"))
    session = store.begin("castles", load("castles").info.options_for(2), people, strict=False)
    window.show_table(session)

    assert not goals.has_goals(session)
    assert ScoreSheetDialog(window.program, window.table, window).form.goals.isHidden()
