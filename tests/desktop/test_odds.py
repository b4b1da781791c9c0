"""What the next roll or card may be: only what the seat can know, and it counts as a hint."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.outcomes import Odds
from burgundy_desktop.desktop import ui_driver
from burgundy_desktop.desktop.dialogs.odds import OddsDialog, lines
from burgundy_desktop.desktop.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load

SEED = 4711


@pytest.fixture
def playing(window, store):
    def play(game_id, plies=20, *, strict=False):
        like = whole_game(game_id, 2, SEED)
        while load(game_id).to_decide(like.steps[plies].state) != 0:
            plies += 1
        options = load(game_id).info.options_for(2)
        session = store.begin(
            game_id, options, (PERSON, OTHERS[0]), seed=SEED, salt="5" * 32, strict=strict
        )
        window.show_table(replayed(session, like, plies))
        return window.table.controller.session

    return play


def shown(window):
    action = window.actions_by_name["odds"]
    assert action.isEnabled()
    action.trigger()
    return window.findChild(OddsDialog)


def test_all_rolls_are_listed_and_it_counts_as_a_hint(window, playing):
    session = playing("castles")

    dialog = shown(window)

    rows = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(rows) == 21
    assert rows[0].endswith(": 5.6 %")
    assert rows[-1].endswith(": 2.8 %")
    assert session.header.aids.hints == 1
    ui_driver.click(dialog.close_button)


def test_of_cards_those_that_were_not_seen_may_come(window, playing):
    session = playing("castles_cards")

    dialog = shown(window)

    told = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    shares = [float(one.rpartition(": ")[2].removesuffix(" %")) for one in told]
    assert sum(shares) == pytest.approx(100, abs=0.05 * len(told))
    assert shares == sorted(shares, reverse=True)
    assert session.header.aids.hints == 1


@pytest.mark.parametrize("game_id", ["castles", "castles_cards"])
def test_what_is_hidden_changes_no_odds(game_id):
    game, like = load(game_id), whole_game(game_id, 2, SEED)
    for ply in (5, 30, like.length - 5):
        seen = game.observe(like.steps[ply].state, Seat(0))
        odds = game.draws.coming(seen)
        for seed in range(5):
            other = game.imagine(seen, Chance.from_seed(seed))
            assert game.draws.coming(game.observe(other, Seat(0))) == odds


def test_the_next_card_is_among_those_that_may_come():
    game, like = load("castles_cards"), whole_game("castles_cards", 2, SEED)
    wording = set()
    for ply in range(like.length):
        state = like.steps[ply].state
        if not state.players[0].pile:
            continue
        odds = game.draws.coming(game.observe(state, Seat(0)))
        assert sum(odds.values()) >= len(state.players[0].pile)
        wording.add(len(odds))
    assert len(wording) > 3  # it changes as cards are seen


@pytest.mark.parametrize("game_id", ["caylus", "boonlake"])
def test_where_nothing_is_counted_there_are_none(window, playing, game_id):
    playing(game_id)

    assert not window.actions_by_name["odds"].isEnabled()


def test_a_strict_game_has_none(window, playing):
    playing("castles", strict=True)

    assert not window.actions_by_name["odds"].isEnabled()


def test_outcomes_with_the_same_words_are_one_line(qapp):
    odds: Odds = {(1,): 1, (2,): 2, (3,): 1}

    assert lines(odds, lambda code: "odd" if code[0] % 2 else "even") == [
        "odd: 50.0 %",
        "even: 50.0 %",
    ]
    assert lines({}, str) == []
