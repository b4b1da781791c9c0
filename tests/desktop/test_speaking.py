"""Opponents speak while the table moves, and are silent when a person decides."""

from itertools import groupby

import pytest

from burgundy_desktop.boardkit import accessible
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.occasions import quips
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.table import speaking
from burgundy_desktop.desktop.table.quip_book import QuipBook
from burgundy_desktop.desktop.trials.harness import play_on
from tests.desktop import test_one_clock

sit_down = test_one_clock.sit_down
MARGOT = 1
LINE = "8 of them in one herd! Look at that!"
HERD_SEEN = 2
"""After so many events of the move: the tile lies there and has brought its points."""


@pytest.fixture
def herd(sit_down):
    """Margot is about to place animals; it is Anna's turn then."""
    return sit_down("castles", 2, seed=3, plies=56, last=1)


@pytest.fixture
def announced(monkeypatch):
    said = []

    def announce(_, text):
        if text.startswith("Margot: "):
            said.append(text)

    monkeypatch.setattr(accessible, "announce", announce)
    return said


def bubble_of(watched):
    return watched.table.speaking.bubble


def said_by_margot(watched):
    return watched.table.seats.card_of(MARGOT).accessibleDescription()


def frames_of(watched):
    """At each frame what the bubble says, if it is seen, and whether the table is still moving."""
    for _ in watched.move():
        bubble = bubble_of(watched)
        yield (bubble.text if bubble.isVisible() else ""), watched.shown, watched.scene.is_animating


def test_a_line_comes_when_its_occasion_was_seen_and_goes_when_a_person_decides(herd, announced):
    frames = list(frames_of(herd))

    spoken = [text.replace("\xa0", " ") for text, _ in groupby(text for text, *_ in frames)]
    assert spoken == ["", LINE, ""]
    assert min(shown for text, shown, _ in frames if text) == HERD_SEEN
    assert herd.table.controller.may_choose
    assert announced == [f"Margot: {LINE}"]
    assert said_by_margot(herd) == f"“{LINE}”"


@pytest.mark.parametrize("speaks", [True, False])
def test_it_can_be_read_before_a_person_is_asked(herd, program, speaks):
    program.preferences.change(opponents_speak=speaks)
    frames = list(frames_of(herd))
    lies_still = herd.frame * sum(shown == len(herd.events) for _, shown, moves in frames if moves)

    assert (lies_still >= speaking.LINGER_MS) == speaks
    assert any(text for text, _, _ in frames) == speaks
    assert bool(said_by_margot(herd)) == speaks


def test_nobody_has_to_wait_for_it(herd):
    for _ in herd.move():
        if bubble_of(herd).isVisible():
            assert herd.table.confirm_or_skip()
            break

    assert herd.table.controller.may_choose
    assert not herd.scene.is_animating
    assert not bubble_of(herd).isVisible()


def test_at_pace_instant_it_is_read_aloud_and_stands_on_the_card(herd, program, announced):
    program.preferences.change(pace="instant")

    assert not any(text for text, _, _ in frames_of(herd))
    assert announced == [f"Margot: {LINE}"]
    assert said_by_margot(herd) == f"“{LINE}”"


def test_what_is_taken_back_was_not_said(herd, announced):
    list(frames_of(herd))
    herd.table.controller.undo()

    assert not said_by_margot(herd)
    herd.table.controller.redo()
    assert said_by_margot(herd) == f"“{LINE}”"
    assert not bubble_of(herd).isVisible()
    assert len(announced) == 1


def test_in_a_lesson_the_teacher_speaks_alone(herd, monkeypatch, announced):
    monkeypatch.setattr(MatchController, "is_lesson", property(lambda _: True))

    assert not any(text for text, _, _ in frames_of(herd))
    assert not announced
    assert not said_by_margot(herd)


def test_another_game_is_not_spoken_of(herd, a_game, window):
    for _ in herd.move():
        if bubble_of(herd).isVisible():
            break
    window.show_table(a_game())

    assert not window.table.speaking.bubble.isVisible()


def test_what_is_said_follows_the_cursor_back_and_forth(a_game):
    session = a_game(seed=3)
    match, book = session.match, QuipBook(board_of("castles"))
    play_on(match, lambda _: False)
    end, heard = match.length, []

    for ply in (20, end, end // 2, end // 2 + 1, end, end - 1, 3, end):
        match.go_to(ply)
        steps = match.steps[: ply + 1]
        said = quips(match.game.occasions, steps, [Seat(MARGOT)], match.seed, session.header.salt)
        heard.append(list(book.until_now(session)))
        assert heard[-1] == list(said)

    assert len(heard[1]) > len(heard[2]) > len(heard[6])


def test_a_film_of_the_game_has_the_line_at_the_same_move(sit_down):
    later = sit_down("castles", 2, seed=3, plies=58, last=1)
    controller = later.table.controller
    controller.look_at(Ply(55))
    assert not said_by_margot(later)

    controller.look_at(Ply(56), Ply(55))
    texts = set()
    while later.scene.is_animating:
        texts.add(bubble_of(later).text if bubble_of(later).isVisible() else "")
        later.next_frame()

    assert {text.replace("\xa0", " ") for text in texts} == {"", LINE}
