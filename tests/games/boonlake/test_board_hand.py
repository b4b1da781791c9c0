"""The hand: playable cards, missing resources, and the enlarged view."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.core.ids import target
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.boonlake.board.hand import used_now
from burgundy_desktop.games.boonlake.board.large import cards_panel
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.board.wording import WORDING
from burgundy_desktop.games.boonlake.moves import ChooseAction, DiscardCard, PlayCard
from burgundy_desktop.games.boonlake.queries.shortage import short_of_card
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import CARD_COINS, CARD_RESOURCES, CARD_VASES
from tests.games import drawn_sizes
from tests.games.boonlake.tables_to_look_at import a_match, until
from tests.games.looking import asks, seen, shown


def may_play(match):
    step, _, about = match.state.pending[-1]
    return step == s.OFFER and bool(about & s.TYPES)


def some_but_not_all(match):
    """A card may be played, another one of the hand may not."""
    plays = {move.card for move in match.legal_moves() if isinstance(move, PlayCard)}
    return plays and plays < set(match.state.players[match.to_decide].hand)


def test_what_can_be_played_is_bright(a_table):
    match = until(some_but_not_all)
    position = seen(match)
    table = a_table()
    table.show_position(position)

    bright = {move.card for move in position.legal if isinstance(move, PlayCard)}
    assert used_now(position) == bright
    for card in match.state.players[match.to_decide].hand:
        short = short_of_card(match.state.players[match.to_decide], card)
        look = table.shown[f"card/{card}"].look
        assert look.name.startswith(f"card/{card}/({card}, {card not in bright}, {short}")


def test_nothing_of_the_hand_is_bright_where_no_card_can_be_played():
    match = until(
        lambda m: may_play(m) and not any(isinstance(x, PlayCard) for x in m.legal_moves())
    )

    assert not used_now(seen(match)) & set(match.state.players[match.to_decide].hand)
    assert used_now(seen(match))


def test_no_card_is_veiled_while_it_is_not_about_cards():
    assert not used_now(seen(until(asks(ChooseAction))))


def test_all_that_may_be_given_away_is_bright():
    match = until(asks(DiscardCard))

    assert used_now(seen(match)) == set(match.state.players[match.to_decide].hand)


def lacks_something(match):
    player = match.state.players[match.to_decide]
    return any(short_of_card(player, card) for card in player.hand)


def test_the_tooltip_says_what_is_lacking(language):
    match = until(lacks_something)
    position = seen(match)
    player = match.state.players[match.to_decide]
    for card in player.hand:
        tip = WORDING.tip(position.observation, target("card", card), ())
        lacks = any("lack" in line or "Hiányzik" in line for line in tip.lines)
        assert lacks == bool(short_of_card(player, card))


def test_the_tooltip_says_how_a_card_would_be_paid(language):
    match = until(asks(PlayCard))
    position = seen(match)
    move = next(move for move in position.legal if isinstance(move, PlayCard))
    bring = [(one, ()) for one in position.legal if target("card", move.card) in one.targets]

    tip = WORDING.tip(position.observation, target("card", move.card), bring)

    assert any(line.startswith(("Now:", "Most:")) for line in tip.lines)


def test_the_tooltip_says_what_is_paid_from_where(english):
    match = until(asks(PlayCard))
    position = seen(match)
    said = {line for move in plays(position) for line in tip_of(position, move.card).lines}

    assert "Now: 4 of 9 coins · 1 stone from your site · 2 stone by canoe." in said


def plays(position):
    return [move for move in position.legal if isinstance(move, PlayCard)]


def tip_of(position, card):
    bring = [(one, ()) for one in position.legal if target("card", card) in one.targets]
    return WORDING.tip(position.observation, target("card", card), bring)


# many cards


def with_many_cards(match, count):
    """The same moment, but with so many cards in hand."""
    state = match.state.copy()
    player = state.players[match.to_decide]
    player.hand = (*player.hand, *state.draw)[:count]
    state.draw = tuple(card for card in state.draw if card not in player.hand)
    return Match.from_position(match.game, match.options, match.seed, state)


def test_of_many_cards_each_is_pointed_at_where_it_is_seen(a_table):
    match = with_many_cards(until(asks(PlayCard)), 14)
    hand = match.state.players[match.to_decide].hand
    table = a_table()
    table.show_position(seen(match))

    for card in hand:
        place = table.place_of(target("card", card))
        for x in (place.left() + 1, place.right() - 1):
            point = QPointF(x, place.center().y())
            table.hover_at(point)
            assert table.shown["large/hovered"].look.name.startswith(f"large/hovered/({card},")
            assert table.target_at(point) == target("card", card)


def test_the_whole_price_is_in_the_part_that_is_always_seen(a_table):
    """Of twelve cards the price is painted where the next card does not lie."""
    match = with_many_cards(until(asks(PlayCard)), 12)
    table = a_table()
    table.show_position(seen(match))

    for card in match.state.players[match.to_decide].hand:
        written = drawn_sizes.texts_of(table.shown[f"card/{card}"])
        price = [str(CARD_COINS[card]), *(str(n) for n in CARD_RESOURCES[card] if n)]
        if CARD_VASES[card]:
            price.append(str(CARD_VASES[card]))
        strip = [text.text for text in written if text.right <= 27]
        assert not Counter(price) - Counter(strip), (card, written)


def test_of_a_very_large_hand_the_coins_are_always_seen(a_table):
    match = with_many_cards(until(asks(PlayCard)), 22)
    table = a_table()
    table.show_position(seen(match))
    hand = match.state.players[match.to_decide].hand

    for card, other in pairwise(hand):
        one, after = table.shown[f"card/{card}"], table.shown[f"card/{other}"]
        strip = after.box.x - one.box.x
        assert strip < 16
        written = drawn_sizes.texts_of(one)
        assert any(text.text == str(CARD_COINS[card]) and text.right <= strip for text in written)


def test_a_picked_card_is_not_large_as_the_board_shows_what_pays_it(a_table):
    match = until(asks(PlayCard))
    table = a_table()
    clicking = shown(table, seen(match))
    move = next(move for move in clicking.chooser.left if isinstance(move, PlayCard))
    wanted = target("card", move.card)
    table.hover_at(table.place_of(wanted).center())
    assert "large/hovered" in table.shown

    clicking.click(wanted)

    assert wanted in clicking.chooser.picked
    assert "large/hovered" not in table.shown


def test_the_focus_lifts_a_card_as_the_mouse_does_and_the_ring_surrounds_it(a_table):
    match = with_many_cards(until(asks(PlayCard)), 12)
    table = a_table()
    shown(table, seen(match))
    card = target("card", match.state.players[match.to_decide].hand[4])

    table.focus_on(card)

    large = table.shown["large/hovered"].box
    assert table.item_of(card).place.extent.rect.contains(large.rect)
    assert table.item_of(card).zValue() > table.shown["large/hovered"].z


def test_moving_cards_keep_their_pictures(a_table):
    """Hundreds of lines are painted on a card: pointing at one must not paint the others again."""
    match = with_many_cards(until(asks(PlayCard)), 12)
    table = a_table()
    table.show_position(seen(match))
    hand = match.state.players[match.to_decide].hand
    before = {card: table.shown[f"card/{card}"] for card in hand}

    table.hover_at(table.place_of(target("card", hand[4])).center())

    after = {card: table.shown[f"card/{card}"] for card in hand}
    assert any(before[card].box != after[card].box for card in hand)
    assert all(before[card].look == after[card].look for card in hand)


def test_what_is_lacking_is_framed_in_the_fan(a_table):
    """Only the frame is red; a card that lacks nothing has none."""
    match = with_many_cards(until(asks(PlayCard)), 14)
    player = match.state.players[match.to_decide]
    table = a_table()
    table.show_position(seen(match))
    lacks = {card: short_of_card(player, card) for card in player.hand}
    assert any(lacks.values())
    assert not all(lacks.values())

    for card, short in lacks.items():
        image = picture_of(table, f"card/{card}")
        assert has_red_of_frames(image) == bool(short)


def picture_of(table, key):
    piece = table.shown[key]
    image = QImage(piece.box.rect.toRect().size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-piece.box.x, -piece.box.y)
    piece.look.paint(painter)
    painter.end()
    return image


def has_red_of_frames(image):
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return any(
        abs(one.red() - 0xB3) + abs(one.green() - 0x26) + abs(one.blue() - 0x2B) < 12
        for one in colours
    )


# all cards large


@pytest.fixture
def opened(a_table):
    """A table on which a card may be played, and the hand is large."""
    match = until(asks(PlayCard))
    table = a_table()
    clicking = shown(table, seen(match))
    clicking.click(target("hand"))
    return table, clicking, match.state.players[match.to_decide].hand


def test_a_click_on_their_number_shows_all_cards_of_the_hand(opened):
    table, _, hand = opened

    assert {place.target for place in table.places()} == {target("card", card) for card in hand}
    assert all(f"large/card/{card}" in table.shown for card in hand)


def test_a_card_of_the_large_hand_is_picked_and_its_payment_is_seen(opened):
    table, clicking, _ = opened
    move = next(move for move in clicking.chooser.left if isinstance(move, PlayCard))

    clicking.click(target("card", move.card))

    assert table.opened is None
    assert target("card", move.card) in clicking.chooser.picked


def test_the_hand_of_another_does_not_open(a_table):
    match = a_match(2, 3)
    table = a_table()
    table.show_position(seen(match, 0))

    table.enlarge(1)

    assert table.place_of(target("hand")) is None
    assert table.place_of(target("stock", 3)) is not None


@pytest.mark.parametrize("size", [(988, 692), (2035, 1245), (727, 583)])
def test_a_card_that_is_pointed_at_leaves_the_head_of_the_own_board_free(a_table, size):
    """The head shows what it costs."""
    match = until(asks(PlayCard))
    table = a_table(*size)
    table.show_position(seen(match))
    layout = layout_for(*size, others=1)

    for card in match.state.players[match.to_decide].hand:
        table.hover_at(table.place_of(target("card", card)).center())
        large = table.shown["large/hovered"].box.rect
        assert table.size.rect.contains(large)
        for stock in range(4):
            icon, count = layout.own.stock(stock)
            assert not large.intersects(icon.joined(count).rect)


@pytest.mark.parametrize("count", [1, 3, 7, 24, 80])
def test_large_cards_have_room_in_their_panel(count):
    layout = layout_for(988, 692)
    panel, title, cards = cards_panel(layout, count)

    assert len(cards) == count
    assert layout.column.grown(0.1).rect.contains(panel.rect)
    for card in cards:
        assert panel.rect.contains(card.rect)
        assert not card.rect.intersects(title.rect)
    for one, other in combinations(cards, 2):
        assert not one.rect.intersects(other.rect)


@pytest.mark.parametrize("size", [(988, 692), (2035, 1245), (727, 583)])
def test_a_card_that_is_shown_large_is_not_shown_a_second_time(a_table, size):
    match = until(asks(PlayCard))
    hand = match.state.players[match.to_decide].hand
    table = a_table(*size)
    table.show_position(seen(with_many_cards(match, 3)))
    table.open(target("hand"))

    table.hover_at(table.place_of(target("card", hand[0])).center())

    assert "large/hovered" not in table.shown


def test_of_many_large_cards_one_that_is_pointed_at_is_larger(a_table):
    match = with_many_cards(until(asks(PlayCard)), 24)
    table = a_table()
    table.show_position(seen(match))
    table.open(target("hand"))
    card = match.state.players[match.to_decide].hand[0]

    table.hover_at(table.place_of(target("card", card)).center())

    shown_twice = (
        table.shown["large/hovered"].box.width,
        table.shown[f"large/card/{card}"].box.width,
    )
    assert shown_twice[0] > 1.3 * shown_twice[1]


def test_few_large_cards_lie_in_one_row():
    _, _, cards = cards_panel(layout_for(988, 692), 3)

    assert len({card.y for card in cards}) == 1


def test_many_large_cards_are_larger_than_those_of_the_hand():
    layout = layout_for(988, 692)
    _, _, cards = cards_panel(layout, 23)

    assert min(card.width for card in cards) > 62
    assert layout.column.grown(0.1).rect.contains(cards[-1].rect)


@pytest.mark.parametrize("size", [(988, 692), (727, 583)])
def test_a_tooltip_lies_beside_all_that_is_seen_with_a_card(a_table, size):
    match = until(asks(PlayCard))
    table = a_table(*size)
    table.show_position(seen(match))
    card = match.state.players[match.to_decide].hand[-1]

    table.hover_at(table.place_of(target("card", card)).center())

    kept = table.tip_place(target("card", card))
    assert kept.contains(table.shown["large/hovered"].box.rect)
    assert kept.contains(table.place_of(target("card", card)))


def test_a_hand_without_cards_is_told(a_table):
    match = until(lambda m: not m.is_over and not m.state.players[m.to_decide].hand)
    table = a_table()
    table.show_position(seen(match))

    assert any(key.startswith("hand/") and key.endswith("/empty") for key in table.shown)
