"""What flies goes over table and docks, and arrives where its owner stands."""

from functools import cache
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QTabBar, QWidget

from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.boardkit.piece_motions import PieceMotions
from burgundy_desktop.boardkit.pieces import Flight, OnCard
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.panels.seat_card import SeatCard
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, Harness, play_on, replayed
from burgundy_desktop.games import load
from tests.desktop.one_of_each import fewest

FRAME_MS = 40
SEED = 3
GAMES = {
    "castles": ("SilverGained",),
    "castles_cards": ("WorkersGained",),
    "caylus": ("Gained",),
    "boonlake": ("CoinsGained",),
}
"""For each game a move in which something flies to the card of another player: the last of these
events brings it. In Pillars of the Earth nothing does: each workshop lies on the table.
"""


@attrs.define
class Flights:
    """A table on which something is about to fly, and what has flown there."""

    window: Any
    move: Any
    flown: list[Flight] = attrs.Factory(list)
    clock: HandClock = attrs.Factory(HandClock)

    @property
    def table(self):
        return self.window.table

    @property
    def scene(self):
        return self.window.table.scene

    @property
    def layer(self):
        return self.window.table.flights

    def play(self):
        """Make the move; yield at each frame until all lies still."""
        self.clock = self.scene.turn_by_hand()
        self.table.controller.submit(self.move)
        yield
        while self.scene.is_animating:
            self.clock.turn(FRAME_MS)
            yield

    def on_window(self, place):
        """The middle of a place of the table, in px of the window."""
        view = self.table.view
        return view.viewport().mapTo(self.window, view.mapFromScene(*place.centre))


@pytest.fixture
def set_up(program, window, monkeypatch):
    """(game, names of events) -> a table on which the last of these events is about to be seen."""
    monkeypatch.setattr(MatchController, "_ask", lambda _: None)
    flown: list[Flight] = []
    fly = PieceMotions.fly

    def noted(motions, flight):
        flown.append(flight)
        return fly(motions, flight)

    monkeypatch.setattr(PieceMotions, "fly", noted)
    room = Harness(program, window)

    def set_up(game, names, *, at_once=False):
        like = until_it_flies(game, names)
        session = room.begin(game, (PERSON, *OTHERS)[: fewest(like.game)], SEED)
        program.preferences.change(pace="normal")
        window.show_table(replayed(session, like, like.length - 1))
        if not at_once:
            room.process_events()
        flown.clear()
        return Flights(window, like.steps[-1].move, flown)

    return set_up


@cache
def until_it_flies(game_id, names):
    game = load(game_id)
    like = Match(game, game.info.options_for(fewest(game)), SEED)
    assert play_on(like, lambda match: flies(match, names), level="apprentice")
    return like


@pytest.fixture(params=GAMES)
def flights(request, set_up):
    return set_up(request.param, GAMES[request.param])


def flies(match, names):
    """Whether all, or another player than the viewer, have got something in the latest move."""
    events = match.steps[-1].events if match.length else ()
    gets = any(type(event).__name__ == names[-1] and getattr(event, "seat", 1) for event in events)
    return gets and {*names} <= {type(event).__name__ for event in events}


def to_cards(flown):
    return [flight for flight in flown if isinstance(flight.end, OnCard)]


def test_what_flies_to_a_card_arrives_at_its_sign(flights):
    checked = 0
    for _ in flights.play():
        for flight in to_cards(flights.flown)[checked:]:
            checked += 1
            point = flights.on_window(flight.end)
            card = flights.window.childAt(point)
            assert isinstance(card, SeatCard)
            assert card.card.seat == flight.end.seat
            sign = card.sign_box(flight.end.sprite)
            assert sign.contains(card.mapFrom(flights.window, point))

    assert checked


def test_the_layer_shows_what_flies_wherever_it_is(flights):
    """Also above the docks; the scene draws none of it."""
    seen: set[bool] = set()
    for _ in flights.play():
        shown = drawn_on(flights.layer) if flights.layer.isVisible() else None
        for item in flights.scene.flying:
            if item.opacity() and shown is not None:
                point = flights.on_window(item.box)
                assert not item.isVisible()
                assert flights.layer.geometry() == flights.window.rect()
                assert flights.window.children()[-1] is flights.layer
                assert shown.pixelColor(point).alpha()
                seen.add(is_above(flights.window.docks["players"], point))

    assert seen == {True, False}
    assert flights.layer.isHidden()


def drawn_on(layer):
    image = QImage(layer.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    layer.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.IgnoreMask)
    painter.end()
    return image


def is_above(dock, point):
    return dock.rect().contains(dock.mapFrom(dock.window(), point))


class Painted(QObject):
    """The largest share of a widget that was painted at once."""

    def __init__(self, widget):
        super().__init__(widget)
        self.largest = 0.0
        widget.installEventFilter(self)

    def eventFilter(self, widget, event):
        if event.type() is QEvent.Type.Paint:
            area = sum(rect.width() * rect.height() for rect in event.region())
            self.largest = max(self.largest, area / (widget.width() * widget.height()))
        return False


def test_what_begins_and_ends_to_fly_paints_no_whole_window(flights):
    """The layer is as large as the window: Qt would paint all of it as it comes and goes."""
    painted, seen = Painted(flights.window), set()
    for _ in flights.play():
        Harness(flights.window.program, flights.window).process_events()
        seen.add(flights.layer.isVisible())

    assert seen == {True, False}
    assert 0 < painted.largest < 0.9


def test_where_something_flew_nothing_is_left(flights):
    room = Harness(flights.window.program, flights.window)
    for _ in flights.play():
        room.process_events()
    room.process_events()

    assert on_screen(flights.window) == anew(flights.window)


def on_screen(window):
    return window.screen().grabWindow(window.winId()).toImage()


def anew(window):
    return window.grab().toImage().convertToFormat(on_screen(window).format())


def test_without_the_dock_it_ends_on_the_table(flights):
    flights.window.docks["players"].hide()
    Harness(flights.window.program, flights.window).process_events()

    for _ in flights.play():
        pass

    assert flights.flown
    assert not to_cards(flights.flown)
    table = flights.scene.size.rect
    assert all(table.contains(*flight.end.centre) for flight in flights.flown)


def test_behind_another_dock_it_ends_at_the_tab(set_up):
    flights = set_up("caylus", GAMES["caylus"])
    window = flights.window
    window.tabifyDockWidget(window.docks["players"], window.docks["log"])
    window.docks["log"].raise_()
    Harness(window.program, window).process_events()

    for _ in flights.play():
        pass

    bar, title = window.findChild(QTabBar), window.docks["players"].windowTitle()
    tab = next(bar.tabRect(n) for n in range(bar.count()) if bar.tabText(n) == title)
    ends = [bar.mapFrom(window, flights.on_window(one.end)) for one in flights.flown]
    assert any(tab.contains(end) for end in ends)
    assert not to_cards(flights.flown)


def test_to_a_card_that_is_scrolled_away_it_ends_at_the_edge_of_the_panel(set_up):
    flights = set_up("caylus", GAMES["caylus"])
    flights.table.seats.widget().move(0, -500)

    for _ in flights.play():
        pass

    panel = flights.table.seats.viewport()
    ends = [panel.mapFrom(flights.window, flights.on_window(one.end)) for one in flights.flown]
    assert any(panel.rect().adjusted(0, 0, 0, 1).contains(end) for end in ends)
    assert not to_cards(flights.flown)


def test_in_a_game_that_was_just_opened_it_finds_the_card(set_up):
    """Nothing has let Qt lay out the new cards yet."""
    flights = set_up("caylus", ("WorkerPlaced",), at_once=True)

    frames = flights.play()
    next(frames)
    next(frames)
    worker = flights.flown[0]
    Harness(flights.window.program, flights.window).process_events()

    card = flights.window.childAt(flights.on_window(worker.start))
    assert isinstance(card, SeatCard)
    assert card.card.seat == worker.start.seat


def test_dice_are_thrown_from_the_cards_and_nothing_is_cut_off(set_up):
    """They fly above the docks too, and never over the rim of the window."""
    flights = set_up("castles", ("DiceRolled",))
    seen: set[bool] = set()
    first: set[int] = set()
    for _ in flights.play():
        dice = [die for die in flights.scene.flying if die.opacity() and die.zValue() > 300]
        for die in dice:
            box = flights.layer._box_of(die)
            assert flights.window.rect().contains(box)
            assert not die.isVisible()
            assert flights.layer.isVisible()
            seen.add(is_above(flights.window.docks["players"], box.center()))
            card = flights.window.childAt(box.center())
            first |= {card.card.seat} if isinstance(card, SeatCard) else set()

    assert seen == {True, False}
    assert first == {0, 1}


def test_the_numbers_on_the_card_count_as_it_arrives(flights):
    cards = flights.table.seats.cards
    painted, told = [], []
    for _ in flights.play():
        painted.append([numbers(card._painted) for card in cards])
        told.append([numbers(card.card) for card in cards])
    before, after = painted[0], [numbers(card.card) for card in cards]

    landed = next(n for n, shown in enumerate(painted) if shown != before)
    assert landed * FRAME_MS >= 0.7 * 280
    assert painted != told  # they count, and do not only change in the end
    assert before != after == painted[-1]
    for shown in painted:
        for was, now, will in zip(before, shown, after, strict=True):
            pairs = zip(was, now, will, strict=True)
            assert all(min(a, c) <= b <= max(a, c) for a, b, c in pairs)


def numbers(card):
    return [card.points, *(thing.count for thing in card.holdings)]


@pytest.mark.parametrize("change", [{"reduced_motion": True}, {"pace": "instant"}])
def test_nothing_flies_if_motion_is_not_wanted_and_all_ends_alike(flights, change):
    flights.window.program.preferences.change(**change)

    for _ in flights.play():
        assert flights.layer.isHidden()
        assert not flights.scene.flying

    assert not flights.flown
    seen, made = flights.scene.seen, flights.table.controller.position
    assert seen.observation == made.observation
    holdings = flights.table.board.holdings
    for card in flights.table.seats.cards:
        assert card.card.holdings == holdings(made.observation, card.card.seat)
