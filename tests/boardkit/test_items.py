"""Appearances are drawn as pictures."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsSimpleTextItem

from burgundy_desktop.boardkit.brushes import SMALLEST_PX, Brushes
from burgundy_desktop.boardkit.caption import WIDEST_PX, CaptionItem
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.palette import Colour, load_palette
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Inset, Piece, Place
from burgundy_desktop.boardkit.targets import Offer, TargetItem
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.appearance.fonts import load_fonts

CARD = "games/castles_cards/pieces/back_action"
DIE = "games/castles/pieces/die_white_3"


@pytest.fixture
def brushes(qapp):
    load_fonts()
    return Brushes()


def an_item(look, brushes, width=88.0):
    return PieceItem(Piece("card", look, Box(0, 0, width, 1.5 * width)), brushes)


def test_letters_are_fitted_once_for_the_same_words_and_room(brushes):
    def fitted(text, size=20.0, width=60.0):
        return brushes.fitted(text, Face.SERIF, size, (width, 30.0), bold=True)

    first = fitted("Mary")

    assert fitted("Mary") is first
    assert fitted("Mary the merchant").pixelSize() < first.pixelSize()
    assert fitted("Mary", width=20.0).pixelSize() < first.pixelSize()
    brushes.use(brushes.palette, 1.5**2, contrast=False)
    assert fitted("Mary", width=120.0).pixelSize() > first.pixelSize()


def test_an_inset_lies_on_its_drawing_in_shares_of_its_width(brushes):
    item = an_item(Drawing(CARD, insets=(Inset(DIE, 0.25, 0.25, 0.5),)), brushes)

    card, die = (part for part in item.childItems() if isinstance(part, QGraphicsPixmapItem))

    assert card.pixmap().deviceIndependentSize().width() == 88
    assert die.pixmap().deviceIndependentSize().width() == 44
    middle = die.boundingRect().center()
    assert (middle.x(), middle.y()) == pytest.approx((-22, -33), abs=1)


def test_a_badge_may_be_larger_so_that_its_number_can_be_read(brushes):
    def number(share):
        item = an_item(Drawing(CARD, badge=4, badge_size=share), brushes, 30.0)
        parts = item.childItems()
        found = next(part for part in parts if isinstance(part, QGraphicsSimpleTextItem))
        return found.text(), found.font().pixelSize()

    (text, large), (_, usual) = number(0.6), number(0.36)
    assert text == "4"
    assert large > usual


@pytest.mark.parametrize(("offer", "is_seen"), [(Offer.SOLID, False), (Offer.PICKED, True)])
def test_a_place_that_does_not_glow_is_seen_only_when_it_is_picked(brushes, offer, is_seen):
    scene = QGraphicsScene()
    place = Place(target("button"), Box(20, 20, 60, 20), glows=False)
    item = TargetItem(place, brushes, lambda _: None)
    scene.addItem(item)
    item.show_offer(offer, Colour("#7F1734"), "")

    image = QImage(100, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    painter.end()

    pixels = (image.pixelColor(x, y).alpha() for x in range(100) for y in range(60))
    assert any(pixels) == is_seen


@pytest.mark.parametrize("words", [1, 15, 60])
def test_a_caption_grows_with_its_sentence_and_never_beyond_its_width(brushes, words):
    caption = CaptionItem(brushes)
    caption.say(" ".join(["sentence"] * words), "pieces/common/face_margot", "sign")

    wide, tall = caption.size

    assert caption.picture_size < wide <= WIDEST_PX
    assert tall > caption.picture_size
    if words == 60:
        assert tall > 10 * SMALLEST_PX


def test_what_else_there_is_to_say_stands_below_what_was_done(brushes):
    caption = CaptionItem(brushes)
    caption.say("Margot places 3 sheep · pasture of 2 · +3", "")

    first, more = caption._parts
    assert first.startswith("Margot")
    assert more.startswith("Pasture")


@pytest.mark.parametrize(("text_size", "times"), [(0.9, 0.95), (1.0, 1.0), (1.5, 1.22)])
def test_letters_and_badges_grow_with_the_root_of_the_text_size(qapp, text_size, times):
    load_fonts()
    brushes = Brushes()
    brushes.use(load_palette("parchment"), text_size, contrast=False)

    assert brushes.font(Face.SERIF, 40.0).pixelSize() == pytest.approx(40 * times, abs=1)
    item = an_item(Drawing(DIE, badge=3), brushes, 20)
    disc = item.childItems()[1]
    assert disc.boundingRect().height() == pytest.approx(16 * times, abs=1.5)


def test_a_badge_has_digits_that_can_be_read_however_small_its_piece(brushes):
    for count in (3, 27):
        item = an_item(Drawing(DIE, badge=count), brushes, 12)
        *_, digits = item.childItems()
        assert digits.font().pixelSize() >= SMALLEST_PX
