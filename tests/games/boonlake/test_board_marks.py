"""What the Eminence names on its panel is marked on the table: ring, line and crosses."""

import re
from itertools import islice
from typing import cast

import pytest
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.automaton.items import WORDS, automaton_pieces
from burgundy_desktop.games.boonlake.board.automaton.layout import AutomatonPanel
from burgundy_desktop.games.boonlake.board.automaton.marks import RING, mark_pieces, marks_of
from burgundy_desktop.games.boonlake.board.automaton.words import Setting, told_of
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.events import EMINENCE_STEPS, EminenceStep
from tests.games.boonlake.eminence_steps import steps_in_a_game, steps_of
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen, shown

LAYOUT = layout_for(988, 692, automaton_acts=True, is_solo=True)
PANEL = cast("AutomatonPanel", LAYOUT.automaton)
ACTS = (happened.EminenceLooked, happened.EminenceChose)
PLATE = re.compile(r"[\d–, ]+( taken| alone| no .*| not .*)?")


class Texts(QPainter):
    """Notes the texts that are painted."""

    def __init__(self, image):
        super().__init__(image)
        self.noted = []

    def drawText(self, *args):
        self.noted += [one for one in args if isinstance(one, str)]
        return super().drawText(*args)


def painted_on(panel):
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    painter = Texts(image)
    panel.look.paint(painter)
    painter.end()
    return painter.noted


def named_on_panel(panel, step):
    """The places in the texts that are painted on the panel."""
    texts = painted_on(panel)
    whole = " ".join(texts)
    if isinstance(step, ACTS):
        return {target("action", n) for n, name in enumerate(names.ACTIONS) if name() in whole}
    if isinstance(step, happened.EminenceCoveredRegion):
        return {target("region", n) for n, name in enumerate(names.REGIONS) if name() in whole}
    if isinstance(step, happened.CactusAdvanced):
        return {target("cactus", int(re.findall(r"\d+", texts[0])[-1]))}
    if isinstance(step, happened.EminenceRevealed):
        numbers = re.findall(r":\s(\d+)", whole)
    else:
        plates = [text for text in texts[1:] if PLATE.fullmatch(text)]
        numbers = re.findall(r"\son\s(\d+)$", texts[0]) + [n for one in plates for n in all_of(one)]
    return {target("location", int(number)) for number in numbers}


def all_of(plate):
    """ "26–27, 29 taken" → 26, 27, 29"""
    for first, last in re.findall(r"(\d+)(?:–(\d+))?", plate):
        yield from range(int(first), int(last or first) + 1)


def marked(pieces, kind):
    """The places that are marked so, with the box of the mark."""
    parts = {tuple(key.split("/")): piece.box for key, piece in pieces.items()}
    marks = {key[2:]: box for key, box in parts.items() if key[:2] == ("mark", kind)}
    return {target(what, int(number)): box for (what, number), box in marks.items()}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_marked_places_are_those_that_the_panel_names(a_table, english, seed):
    brushes, met = a_table().brushes, set()
    for position in steps_in_a_game(seed):
        step, state = position.events[-1], position.observation.table
        words = automaton_pieces(state, PANEL, [step], brushes, acts=True)
        panel = next(piece for piece in words if piece.key == "automaton/words")
        pieces = {one.key: one for one in mark_pieces(marks_of(step), state, LAYOUT, brushes)}
        named, passed = marked(pieces, "named"), marked(pieces, "passed")

        assert {*named, *passed} == named_on_panel(panel, step), step
        assert len(named) == (not isinstance(step, happened.EminenceLost))
        assert not set(named) & set(passed)
        assert set(marked(pieces, "line")) == {one for one in named if one.kind != "cactus"}
        met.add(type(step))

    assert len(met) >= len(EMINENCE_STEPS) - 1, met


def test_a_step_is_told_and_marked_before_it_is_done(a_table):
    table, acted = a_table(), 0
    for position in islice(steps_in_a_game(1), 12):
        table.show_position(position)
        step = position.events[-1]
        told, *done = table.animation_steps([step])

        named = marks_of(step).named
        assert WORDS in told.keys
        assert named is None or f"mark/named/{named.kind}/{named.index}" in told.keys
        assert not any(key.startswith("mark/") for one in done for key in one.keys)
        acted += any(one.flights or one.walks or one.keys for one in done)

    assert acted


@pytest.mark.parametrize("size", [(988, 692), (727, 583)])
def test_the_panel_covers_no_card_of_the_hand_and_nothing_that_is_offered(a_table, size):
    table, match, met = a_table(*size), a_match(1, 3), 0
    for ply, step in enumerate(play_by_chance(match, 60, seed=3), start=1):
        if not any(isinstance(event, EminenceStep) for event in step.events):
            continue
        for position in steps_of(match, ply, step):
            table.show_position(position)
            panel = table._layout.automaton.panel.rect
            cards = [piece for key, piece in table.shown.items() if key.startswith("card/")]
            assert not any(panel.intersects(card.box.rect) for card in cards)
            for kind in ("named", "passed"):
                for one, box in marked(table.shown, kind).items():
                    met += len(cards)
                    place = table.place_of(one) or table.place_of(target("in_use"))
                    assert one.kind == "cactus" or box.rect.contains(place.center())
        shown(table, seen(match, 0, events=step.events))
        assert not any(key.startswith(("automaton/words", "mark/")) for key in table.shown)
    assert met > 100


SMALLEST = (668, 480)
"""The table of a window of 1024 x 700 with the largest text."""


@pytest.mark.parametrize(
    ("size", "text_size"), [((988, 692), 1.0), ((988, 692), 1.5), (SMALLEST, 1.5)]
)
def test_all_that_a_step_says_has_room(a_table, language, size, text_size):
    """On the smallest table rules are left out, what was considered is not."""
    layout, brushes = layout_for(*size, automaton_acts=True, is_solo=True), a_table().brushes
    brushes.use(brushes.palette, text_size, contrast=False)
    setting = Setting(brushes, cast("AutomatonPanel", layout.automaton).words, layout.scale)
    for seed in range(1, 5):
        for step in play_by_chance(a_match(1, seed), 2000, seed=seed):
            for event in step.events:
                if isinstance(event, EminenceStep):
                    told = told_of((event,))
                    fitted, left = setting.fitted(told)
                    assert fitted.tall(left) <= fitted.box.height, told
                    assert size == SMALLEST or left == told
                    assert left.tried == told.tried


def test_the_ring_is_5_px_wide():
    assert RING == 5
