"""At the end of a game: new records and challenges, once the chronicle was read."""

import attrs
import pytest

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.ending.news import News, lines_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.storage.chronicle import gathered
from burgundy_desktop.storage.profiles import Profile
from tests.core.test_statistics import BEGAN, duel
from tests.desktop.conftest import ANNA

SEED = 4711
MERCHANT = SeatInfo("Margot", "merchant")


def with_facts(game, **facts):
    own, *others = game.seats
    return attrs.evolve(game, seats=(attrs.evolve(own, facts=facts), *others))


def renamed(game, name):
    own, *others = game.seats
    return attrs.evolve(game, seats=(attrs.evolve(own, name=name), *others))


def lines(*games):
    return lines_of(games[-1], gathered(games))


def test_a_best_and_a_lead_are_told_from_the_third_game_on():
    first, second, third = duel(1, 150, 140), duel(2, 160, 155), duel(3, 203, 150)

    assert lines(first, second, third) == [
        "A new best with 2 players: 203 (was 160).",
        "Your largest lead: 53 (was 10).",
    ]
    assert lines(first, third) == []
    assert lines(first, third, second) == []


def test_a_first_lead_is_compared_with_no_defeat():
    lost, lost_again, won = duel(1, 150, 188), duel(2, 140, 190), duel(3, 149, 146)

    assert lines(lost, lost_again, won) == ["Your largest lead so far: 3."]


def test_games_under_the_same_name_before_there_was_a_player_are_known(window, store):
    """Otherwise every player's third game would be a record."""
    earlier = duel(1, 250, 100), duel(2, 249, 100)
    store.chronicle.add(*earlier)
    store.profiles.add(Profile("a" * 32, "Anna", "knight", "", BEGAN))
    for day in (3, 4, 5):
        own, other = duel(day, 150 + day, 100).seats
        now = attrs.evolve(duel(day, 0, 0), seats=(attrs.evolve(own, profile="a" * 32), other))
        store.chronicle.add(now)
    news = News(store, window)
    told = []
    news.found.connect(lambda *said: told.append(said))
    news._asked = now.id

    news._tell(store.chronicle.read())

    assert told == []


@pytest.mark.parametrize("name", ["", "Te"])
def test_a_guest_whom_nobody_named_has_their_own_games_to_beat_and_all_of_them(window, store, name):
    earlier = [renamed(duel(day, 100, 90), "You") for day in (1, 2)]
    now = renamed(duel(4, 201, 150), name)
    store.chronicle.add(*earlier, duel(3, 250, 100), now)
    news = News(store, window)
    told = []
    news.found.connect(lambda *said: told.append(said))
    news._asked = now.id

    news._tell(store.chronicle.read())

    said = "A new best with 2 players: 201 (was 100).\nYour largest lead: 51 (was 10)."
    assert told == [(now.id, said)]


@pytest.mark.parametrize("spoilt", [{"clean": False}, {"origin": "branch"}])
def test_games_with_help_set_no_record(spoilt):
    earlier = duel(1, 150, 140), duel(2, 160, 155)

    assert lines(*earlier, attrs.evolve(duel(3, 203, 150), **spoilt)) == []


def test_the_first_game_that_reaches_a_challenge_tells_so():
    reached = with_facts(duel(1, 125, 100), points_120=125, win=25, sold_8=3)
    again = with_facts(duel(2, 121, 100), points_120=121, win=21)

    assert lines(reached) == ["Silver challenge reached: Win (and 1 more)"]
    assert lines(reached, again) == []


def test_the_box_of_the_end_says_it(window, store, program):
    for day in (1, 2):
        store.chronicle.add(duel(day, 20, 19))
    like = whole_game("castles", 2, SEED)
    session = store.begin("castles", like.options, (ANNA, MERCHANT), strict=False)
    match = replayed(attrs.evolve(session, match=like.up_to(0)), like, like.length - 1).match
    session = attrs.evolve(session, match=match)
    window.show_table(session)

    window.table.controller.submit(like.steps[like.length].move)

    title, said = window.ceremony.page.panel.box_title, window.ceremony.page.panel.box_text
    ui_driver.wait_for(lambda: "A new best with 2" in said.text(), "it")
    assert title.text() == "What decided it, and what is new"
    program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: "Új csúcsod 2" in said.text(), "it in the new language")
    assert "A new best" not in said.text()
    assert title.text() == "Ez döntött, és ez új"
