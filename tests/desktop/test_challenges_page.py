"""The challenges' page: what is reached, and the way to play."""

import re
from datetime import UTC, datetime, timedelta

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.challenges import NOT_CHECKED, Medal
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.daily import playing
from burgundy_desktop.desktop.daily.playing import deal_of, now_here
from burgundy_desktop.desktop.pages.challenges.medal import MedalSign
from burgundy_desktop.desktop.pages.challenges.reached import measured, reached_by
from burgundy_desktop.desktop.pages.medals_in_row import MEDALS
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.profiles import Profile
from tests.desktop.fingers import strike, wait_for_window
from tests.desktop.fitting import is_cut
from tests.games import drawn_sizes
from tests.games.test_every_floor import ALL_THEMES, CLEAR_SHARE

MOST = 0.8
"""How much of a ribbon has to differ from its ground: it is one colour."""


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


def test_a_win_that_was_tried_and_lost_is_not_said_to_be_untried(shown):
    lost = a_game(90)
    own, other = lost.seats
    seats = attrs.evolve(own, rank=2), attrs.evolve(other, rank=1)

    page = shown("castles", attrs.evolve(lost, seats=seats))

    assert card(page, "win").accessibleName() == "Win, Silver, not won yet"
    assert "best so far: 90" in card(page, "points_120").accessibleName()


def test_the_name_of_whoever_plays_is_whole(shown):
    def of(name):
        game = a_game(150)
        seats = attrs.evolve(game.seats[0], name=name, profile=""), game.seats[1]
        return attrs.evolve(game, id=name, seats=seats)

    shown("castles", of("Anna"), of("Blue"))
    page = shown("castles", of("Wittgenstein Mária"))

    page.who.setCurrentText("Wittgenstein Mária")
    QApplication.processEvents()
    assert page.who.currentText() == "Wittgenstein Mária"
    assert not is_cut(page.who)


def test_the_column_counts_the_medals_of_each_game_by_colour(window, shown):
    shown("castles", a_game(150))
    games = window.remembered.side.games
    items = [games.item(row) for row in range(games.count())]
    medals = {item.text().split("\n")[0]: item.data(MEDALS) for item in items}

    assert medals["All five"] == (1, 1, 0)
    assert medals["The Castles of Burgundy"] == (1, 1, 0)
    assert medals["Caylus"] == (0, 0, 0)
    spoken = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items]
    assert spoken[0] == "All five, 2 medals"
    assert (
        "The Castles of Burgundy, 2 of 12 reached: Bronze 1 of 4, Silver 1 of 4, Gold 0 of 4"
    ) in spoken
    window.actions_by_name["chronicle"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    assert games.item(0).data(MEDALS) is None


@pytest.mark.parametrize("theme", ALL_THEMES)
@pytest.mark.parametrize("medal", Medal)
def test_a_medal_and_its_ribbon_differ_from_the_page_in_every_theme(window, theme, medal):
    look = window.program.appearance
    look.palette = load_palette(theme)
    sign = MedalSign(look, medal, window)
    panel, size = QColor(look.palette.surfaces.panel), sign.sizeHint()
    sign.resize(size)
    for is_reached in (False, True):
        sign.show_reached(is_reached=is_reached)
        whole = QPixmap(size)
        whole.fill(Qt.GlobalColor.transparent)
        sign.render(whole, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        assert drawn_sizes.clear_share(whole, 1.0, panel) >= CLEAR_SHARE
    ribbon = whole.copy(0, size.width(), size.width(), size.height() - size.width())
    assert drawn_sizes.clear_share(ribbon, 1.0, panel) >= MOST


def test_the_banner_begins_todays_deal_and_goes_on_with_it(window, shown):
    page = shown("castles")
    assert page.banner.title.text().startswith("The deal of ")
    assert page.banner.about.text().startswith("The Castles of Burgundy · against ")
    assert page.banner.status.text() == "Not played yet"

    page.banner.play.click()

    session = window.table.controller.session
    deal = deal_of("castles", now_here().date())
    assert session.header.origin.kind == "daily"
    assert session.match.seed == deal.seed
    page = shown("castles")
    assert (page.banner.status.text(), page.banner.play.text()) == ("Begun", "Go on")
    page.banner.play.click()
    assert window.table.controller.session.header.id == session.header.id


def test_the_banner_plays_the_deal_that_it_shows_after_midnight_too(window, shown, monkeypatch):
    evening = datetime(2026, 11, 23, 23, 59, tzinfo=UTC)
    monkeypatch.setattr(playing, "now_here", lambda: evening)
    page = shown("castles")
    monkeypatch.setattr(playing, "now_here", lambda: evening + timedelta(minutes=2))

    page.banner.play.click()

    assert page.banner.title.text() == "The deal of Monday, 23 November 2026"
    assert window.table.controller.session.header.origin.of == "2026-11-23"


def test_in_a_narrow_banner_the_buttons_keep_off_the_words(shown):
    banner = shown("castles").banner
    banner.lay(is_wide=False)
    banner.resize(400, banner.sizeHint().height())
    banner.layout().activate()

    assert banner.days.geometry().top() >= banner.status.geometry().bottom() + 6


def test_the_banner_leads_to_the_other_days(window, shown):
    shown("castles").banner.days.click()

    assert window.remembered.name == "daily"


def test_a_level_and_its_share_stay_on_one_line(shown):
    page = shown("castles", a_game(150))
    shares = card(page, "points_120")._labels[1].text()

    assert re.search("Apprentice\N{NO-BREAK SPACE}\\d+%", shares)


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


@pytest.mark.parametrize("has_played", [False, True])
def test_a_known_player_plays_as_they_wish_to_look(window, program, shown, has_played):
    anna = Profile("a" * 32, "Anna", "knight", "three", datetime(2026, 11, 1, tzinfo=UTC))
    program.store.profiles.add(anna)
    page = shown("castles", *([a_game(150)] if has_played else []))

    card(page, "win").play.click()

    header = window.table.controller.session.header
    assert header.seats[0] == SeatInfo("Anna", colour="three", face="knight")
    assert header.profiles[0] == anna.id


def test_nobody_at_the_table_of_a_challenge_has_the_name_of_the_player(window, program, shown):
    margot = Profile("a" * 32, "Margot", "knight", "", datetime(2026, 11, 1, tzinfo=UTC))
    program.store.profiles.add(margot)

    card(shown("pillars"), "win").play.click()

    seats = window.table.controller.session.header.seats
    assert [seat.name for seat in seats] == ["Margot", "Philippe", "Isabelle"]
    assert [seat.character for seat in seats] == ["", "philippe", "isabelle"]


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


def test_all_five_shows_the_medals_of_each_game_side_by_side(window, shown):
    page = shown("", a_game(150))
    said = [card.accessibleName() for card in page.cards]

    assert len(said) == len(found())
    assert (
        "The Castles of Burgundy, 2 of 12 reached, Bronze 1 of 4, Silver 1 of 4, Gold 0 of 4"
    ) in said
    assert "Caylus, 0 of 12 reached, Bronze 0 of 4, Silver 0 of 4, Gold 0 of 4" in said
    assert not page.banner.isVisible()

    page.cards[found().index("castles")].play.click()

    assert window.remembered.side.game_id == "castles"
    assert len(page.cards) == 12


@pytest.mark.parametrize("game", found())
def test_the_measured_figures_are_those_of_the_challenges(game):
    """At least half of the apprentices reach bronze, at most a fifth of the merchants gold."""
    challenges = load(game).challenges
    for level, of in measured(game).items():
        assert set(of) == {one.id for one in challenges}, level
        assert all(0 <= reached <= games for reached, games in of.values())
    merchant, apprentice = (measured(game)[level] for level in ("merchant", "apprentice"))
    for one in challenges:
        if one.medal is Medal.GOLD:
            assert merchant[one.id][0] / merchant[one.id][1] <= 0.2, one.id
        if one.medal is Medal.BRONZE:
            assert apprentice[one.id][0] / apprentice[one.id][1] >= 0.5, one.id


@pytest.mark.parametrize("game", found())
def test_no_level_is_told_to_reach_a_challenge_that_it_never_reached(game):
    """Unless nobody has: then the strongest one says how hard it is."""
    for one in load(game).challenges:
        first, *others = reached_by(game, one.id)
        assert all(share for _, share in others), one.id
        assert first[1] or first[0] == LEVELS[-1], one.id
