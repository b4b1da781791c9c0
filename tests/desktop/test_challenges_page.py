"""The challenges' page: what is reached, and the way to play."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from burgundy_desktop.core.challenges import NOT_CHECKED, Medal
from burgundy_desktop.desktop import ui_driver
from burgundy_desktop.desktop.made_up_games import made_up
from burgundy_desktop.desktop.pages.challenges.reached import measured, reached_by
from burgundy_desktop.games import found, load
from tests.desktop.fingers import strike, wait_for_window


@pytest.fixture
def shown(window, store):
    """Show the challenges of a game after these games."""

    def show(game_id, *games):
        if games:
            store.chronicle.add(*games)
        window.actions_by_name["challenges"].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        window.remembered.side.choose(game_id)
        return window.remembered.page

    return show


def a_game(value, level="merchant", *, clean=True):
    """A game of the castles with this many points."""
    game = next(made_up(1, ("castles",)))
    own, other = game.seats
    own = attrs.evolve(own, points=value, rank=1, facts={"points_120": value, "win": 5})
    return attrs.evolve(game, seats=(own, attrs.evolve(other, level=level, rank=2)), clean=clean)


def card(page, challenge):
    return next(one for one in page.cards if one.challenge.id == challenge)


def test_a_goal_that_was_reached_has_its_medal_and_its_day(shown):
    page = shown("castles", a_game(150))

    assert "Bronze, best: 150 · reached on" in card(page, "points_120").accessibleName()
    assert "Silver, reached on" in card(page, "win").accessibleName()
    assert card(page, "points_120").play.text() == "Play again"
    assert page._tally.text() == "2 of 12 reached"
    assert card(page, "points_200").accessibleName() == "200 points, Gold, not tried yet"


def test_the_column_tells_how_many_goals_of_each_game_are_reached(window, shown):
    shown("castles", a_game(150))
    games = window.remembered.side.games
    said = [games.item(row).text().split("\n") for row in range(games.count())]

    assert said[0] == ["All five", "2 medals"]
    assert ["The Castles of Burgundy", "2 of 12 reached"] in said
    assert ["Caylus"] in said


def test_a_level_and_its_share_stay_on_one_line(shown):
    page = shown("castles", a_game(150))
    shares = card(page, "points_120")._labels[1].text()

    assert "Apprentice\N{NO-BREAK SPACE}70\N{NO-BREAK SPACE}%" in shares


def test_what_was_not_enough_says_how_far_it_was(shown):
    page = shown("castles", a_game(90))

    assert card(page, "points_120").accessibleName() == "120 points, Bronze, best so far: 90"
    assert card(page, "points_120")._bar.value() == 75


def test_a_game_that_could_not_be_measured_says_so(shown):
    game = a_game(150)
    own, other = game.seats
    unchecked = attrs.evolve(own, facts={"points_120": NOT_CHECKED})
    page = shown("castles", attrs.evolve(game, seats=(unchecked, other)))

    assert card(page, "points_120").accessibleName() == "120 points, Bronze, not checked"


@pytest.mark.parametrize("game", [a_game(150, clean=False), a_game(150, "novice")])
def test_games_with_help_or_against_weaker_ones_count_for_nothing(shown, game):
    page = shown("castles", game)

    assert page._tally.text() == "0 of 12 reached"


@pytest.mark.parametrize(
    ("game", "challenge", "levels"),
    [
        ("castles", "beat_three_dukes", ["", "duke", "duke", "duke"]),
        ("castles_cards", "beat_aaron", [""]),
        ("boonlake", "beat_elite", [""]),
        ("pillars", "win", ["", "merchant", "merchant"]),
    ],
)
def test_play_begins_a_game_at_that_table(window, shown, game, challenge, levels):
    page = shown(game)

    card(page, challenge).play.click()

    header = window.table.controller.session.header
    assert [seat.level for seat in header.seats] == levels
    assert len({seat.name for seat in header.seats}) == len(levels)
    assert (header.origin.kind, header.origin.of) == ("challenge", f"{game}:{challenge}")
    assert header.options.chosen.items() >= dict(card_setup(game, challenge).options).items()
    assert not header.known


def card_setup(game, challenge):
    return next(one for one in load(game).challenges if one.id == challenge).setup


def test_the_arrows_walk_the_cards_and_enter_plays(window, shown):
    wait_for_window(window)
    page = shown("castles")
    page.cards[0].play.setFocus()
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, 0),
    ):
        strike(key)
        assert QApplication.focusWidget() is page.cards[number].play

    strike(Qt.Key.Key_Return)

    assert window.is_at_table


def test_without_a_game_it_asks_for_one(shown):
    page = shown("")

    assert page._nothing.text() == "Choose a game at the left."
    assert page.cards == []


@pytest.mark.parametrize("game", found())
def test_the_measured_figures_are_those_of_the_challenges(game):
    """Bronze is within reach of whoever begins, gold is not of a merchant."""
    challenges = load(game).challenges
    for level, of in measured(game).items():
        assert set(of) == {one.id for one in challenges}, level
        assert all(0 <= reached <= games for reached, games in of.values())
    merchant, apprentice = (measured(game)[level] for level in ("merchant", "apprentice"))
    for one in challenges:
        if one.medal is Medal.GOLD:
            assert merchant[one.id][0] / merchant[one.id][1] <= 1 / 3, one.id
        if one.medal is Medal.BRONZE:
            assert apprentice[one.id][0] / apprentice[one.id][1] >= 0.4, one.id
        assert reached_by(game, one.id)
