"""The table as a picture: everything in the state is drawn at the right place."""

import re

import attrs
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Drawing, Words
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.art import (
    backs_key,
    card_key,
    field_key,
    mark,
    pile_key,
    sprite,
    stock_key,
    tag_key,
    veil_key,
)
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.holdings import holdings
from burgundy_desktop.games.pillars.board.memory import cells
from burgundy_desktop.games.pillars.board.pad import points_of_hands, row_key, total_key
from burgundy_desktop.games.pillars.board.verdict import verdict_of
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.queries.hands import cards_held, kings_trick
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    CARD_COLOUR,
    FIRST_PRIVILEGE,
    KING,
    NO_COLOUR,
    STRENGTH,
    cards_in,
)
from burgundy_desktop.lessons.reading import load_lessons
from tests import thorough
from tests.games.looking import asks, play_by_chance, seen, shown
from tests.games.pillars.tables_to_look_at import a_match, between_tricks, in_trick, until

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (3, {}),
    (3, {"ruleset": "booklet"}),
)
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def later(plies, players=4, seed=3, **options):
    match = a_match(players, seed, **options)
    for _ in play_by_chance(match, plies, seed):
        pass
    return match


# the hand


@every_table
def test_the_hand_lies_by_colour_and_then_by_strength(table, players, options):
    match = a_match(players, **options)
    position = seen(match)
    table.show_position(position)

    cards = in_hand(match.state, position.viewer)
    boxes = [table.shown[card_key(card)].box for card in cards]
    order = [(card >= FIRST_PRIVILEGE, CARD_COLOUR[card], STRENGTH[card]) for card in cards]
    craftsmen, others = (
        [o for o in order if o[1] != NO_COLOUR],
        [o for o in order if o[1] == NO_COLOUR],
    )
    assert order == [*sorted(craftsmen), *sorted(others)]
    assert [box.x for box in boxes] == sorted(box.x for box in boxes)
    assert set(cards) == set(cards_in(match.state.players[position.viewer].hand))


def test_cards_keep_their_order_while_the_hand_is_played():
    match = a_match(4)
    whole = in_hand(match.state, 0)
    for _ in play_by_chance(match, 30, seed=5):
        left = in_hand(match.state, 0)
        if match.state.hand_number == 1:
            assert left == tuple(card for card in whole if card in left)

    assert len(in_hand(match.state, 0)) < len(whole)


def test_what_may_not_be_played_is_veiled(table):
    match = until(
        lambda match: (
            asks(m.PlayCard)(match)
            and match.state.players[match.to_decide].hand >> ALFRED & 1
            and len(match.legal_moves()) > 1
        )
    )
    table.show_position(seen(match))

    assert {key for key in table.shown if key.startswith("veil/")} == {veil_key(ALFRED)}


def test_nothing_is_veiled_while_others_play(table):
    match = until(in_trick)
    table.show_position(seen(match, (match.to_decide + 1) % 4))

    assert not any(key.startswith("veil/") for key in table.shown)


def test_each_card_of_the_hand_can_be_pointed_at_where_it_is_seen(table):
    match = a_match()
    position = seen(match)
    shown(table, position)

    for card in in_hand(match.state, position.viewer):
        item = table.item_of(target("hand", card))
        middle = item.mapToScene(item.boundingRect().center())
        assert table.target_at(middle) == target("hand", card)


# the trick


@every_table
def test_the_cards_of_the_trick_lie_in_the_order_of_play(table, players, options):
    match = until(lambda match: len(match.state.trick) == players - 1, players, **options)
    position = seen(match)
    table.show_position(position)

    for place, card in enumerate(match.state.trick):
        played_by = (match.state.leader + place) % players
        box = table.shown[card_key(card)].box
        assert box == table._layout.trick.cards[place]
        assert abs(table.shown[tag_key(played_by)].box.centre[0] - box.centre[0]) < 30


def test_the_horn_is_beside_the_name_of_who_leads(table):
    match = until(in_trick)
    position = seen(match)
    table.show_position(position)
    sign = table.shown[f"{tag_key(match.state.leader)}/sign"].box

    horn = table.shown["horn"].box
    assert horn.centre[1] == pytest.approx(sign.centre[1], abs=4)
    assert 0 < sign.x - horn.x < 2 * horn.width


@pytest.mark.parametrize("size", [(692, 600), (988, 692), (1500, 900)])
@pytest.mark.parametrize("players", [3, 4])
def test_with_a_long_name_the_horn_stays_within_the_panel(table, players, size):
    match = a_match(players)
    table.resize_to(QSizeF(*size))
    seats = tuple(SeatInfo(f"Wittgenstein M. {seat}") for seat in range(players))
    table.show_position(attrs.evolve(seen(match), seats=seats))

    panel, horn = table._layout.trick.panel, table.shown["horn"].box
    name, sign = (table.shown[f"{tag_key(match.state.leader)}{part}"].box for part in ("", "/sign"))
    assert panel.rect.contains(horn.rect)
    assert panel.rect.contains(name.rect)
    assert horn.rect.right() < sign.rect.left()


@every_table
def test_the_last_trick_lies_there_faintly_until_the_next_is_led(table, players, options):
    match = until(between_tricks, players, **options)
    table.show_position(seen(match))
    last = match.state.tricks[-1]

    for card in last.cards:
        assert "/faint/" in table.shown[f"last/{card}"].look.name
        assert table.place_of(target("last", card)) is not None
    match.play(match.legal_moves()[0])
    table.show_position(seen(match))
    assert not any(key.startswith("last/") for key in table.shown)


@every_table
def test_fields_tell_who_won_which_trick(table, players, options):
    match = until(
        lambda match: kings_trick(match.state) and between_tricks(match), players, **options
    )
    table.show_position(seen(match))

    for number, trick in enumerate(match.state.tricks):
        wanted = sprite("crown")
        if trick.winner != NOBODY:
            wanted = mark(match.state.colour_of(Seat(trick.winner)))
        assert table.shown[field_key(number)].look == Drawing(wanted)
    assert field_key(len(match.state.tricks)) not in table.shown


# who gets the trick


def verdicts(match):
    return verdict_of(seen(match)).lines


def owned_by_another(match):
    """The strongest card so far gives the trick to somebody who did not play it."""
    verdict = verdict_of(seen(match)) if in_trick(match) else None
    if verdict is None or verdict.seat == NOBODY:
        return False
    played_by = (match.state.leader + verdict.place) % match.options.seats
    return verdict.seat != played_by


def test_the_table_says_that_the_owner_of_the_colour_would_get_the_trick(table, english):
    match = until(owned_by_another)
    position = seen(match)
    table.show_position(position)
    verdict = verdict_of(position)
    name, colour = position.seats[verdict.seat].name, match.state.colour_of(Seat(verdict.seat))
    colour = ("red", "blue", "orange", "green")[colour]

    said = table.shown["verdict/0"].look.text
    assert said.startswith("Strongest so far")
    assert f": the {colour} " in said
    assert table.shown["verdict/1"].look.text == (
        f"The trick would go to {name}, owner of {colour}."
    )


def test_a_neutral_card_gives_the_trick_to_who_played_it(english):
    match = until(
        lambda match: (
            in_trick(match)
            and verdict_of(seen(match)).card in range(20, 35)
            and verdict_of(seen(match)).card != KING
        )
    )
    verdict = verdict_of(seen(match))
    played_by = (match.state.leader + verdict.place) % 4

    assert verdict.seat == played_by
    assert verdict.lines[1].endswith(", who played it.")


def test_nobody_would_get_a_trick_with_the_king_in_it(table, english):
    match = until(lambda match: KING in match.state.trick)
    table.show_position(seen(match))

    assert verdicts(match)[1] == "Nobody would win this trick: the King is in it."
    assert "badge" not in table.shown


def test_a_complete_trick_says_to_whom_it_goes_while_it_lies_there(english):
    match = until(lambda match: len(match.state.trick) == 3 and KING not in match.state.trick)
    position = seen(match)
    table = position.observation.table.copy()
    table.trick = (*table.trick, match.legal_moves()[0].card)
    laid = attrs.evolve(position.observation, table=table)

    first, second = verdict_of(attrs.evolve(position, observation=laid)).lines

    assert first.startswith("Strongest: ")
    assert second.startswith("The trick goes to ")


def test_the_last_trick_is_explained_until_the_next_is_led(english):
    match = until(lambda match: between_tricks(match) and match.state.tricks[-1].winner != NOBODY)

    first, second = verdicts(match)
    assert first.startswith("Last trick: ")
    assert second.startswith("It went to ")


def test_the_first_leader_is_explained(english):
    match = a_match()
    leader = seen(match).seats[match.state.leader].name

    assert verdicts(match)[0] == f"{leader} was dealt Lady Aliena and leads the first trick."


def test_a_wreath_lies_at_the_strongest_card(table):
    match = until(lambda match: len(match.state.trick) == 3)
    position = seen(match)
    table.show_position(position)
    decides = verdict_of(position).card
    assert decides is not None
    strongest = table.shown[card_key(decides)].box

    assert strongest.grown(20).rect.contains(table.shown["wreath"].box.rect)


# the others


@every_table
def test_the_others_show_so_many_backs_as_they_hold_cards(table, players, options):
    match = later(17, players, **options)
    position = seen(match)
    table.show_position(position)

    for seat in range(players):
        backs = [key for key in table.shown if key.startswith(f"{backs_key(seat)}/")]
        wanted = 0 if seat == position.viewer else cards_held(match.state, Seat(seat))
        assert len(backs) == wanted


def test_piles_tell_how_many_tricks_were_won(table):
    match = until(lambda match: len(match.state.tricks) == 8 and asks(m.PlayCard)(match))
    table.show_position(seen(match))

    for seat, player in enumerate(match.state.players):
        assert table.shown[pile_key(seat)].look.badge == player.tricks


def test_privileges_lie_before_their_owner(table):
    match = until(
        lambda match: (
            sum(p.privileges.bit_count() for p in match.state.players) > 2
            and asks(m.PlayCard)(match)
        )
    )
    position = seen(match)
    table.show_position(position)

    for seat, player in enumerate(match.state.players):
        panel = table._layout.own.panel
        if seat != position.viewer:
            panel = table._layout.opponent(position.viewer, seat).panel
        for privilege in cards_in(player.privileges):
            box = table.shown[card_key(FIRST_PRIVILEGE + privilege)].box
            assert panel.grown(0.1).rect.contains(box.rect)


def test_the_kings_trick_lies_open(table):
    match = until(lambda match: kings_trick(match.state) and asks(m.PlayCard)(match))
    table.show_position(seen(match))

    for card in kings_trick(match.state).cards:
        assert table._layout.king.rect.contains(table.shown[card_key(card)].box.rect)


def test_the_viewers_stock_lies_there(table):
    match = later(150)
    position = seen(match, 2)
    table.show_position(position)

    for material, units in enumerate(match.state.players[2].stock):
        assert table.shown[stock_key(material)].look.badge == units


def test_the_card_of_a_player_tells_stock_and_tricks():
    match = later(150)
    for seat, player in enumerate(match.state.players):
        told = holdings(match.observe(Seat(0)), Seat(seat))
        assert [holding.count for holding in told] == [*player.stock, player.tricks]


# what is still to come


@every_table
def test_what_is_still_to_come_is_what_nobody_has_played(table, players, options):
    match = later(13, players, **options)
    position = seen(match)
    state, own = match.state, match.state.players[position.viewer].hand

    found = [cell for cell in cells(position, table._layout) if cell.cards]
    for cell in found:
        unplayed = [card for card in cell.cards if not state.seen >> card & 1]
        assert cell.left == len(unplayed)
        assert cell.own == any(own >> card & 1 for card in cell.cards)
    told = {card for cell in found for card in cell.cards}
    assert told - {state.privilege} == set(cards_in(state.deck))


def test_a_privilege_that_nobody_knows_stays_unknown(table):
    match = until(
        lambda match: (
            asks(m.PlayCard)(match)
            and not match.state.players[match.to_decide].hand >> match.state.privilege & 1
            and not match.state.seen >> match.state.privilege & 1
            and match.state.hand_number == 1
        )
    )
    table.show_position(seen(match))

    assert "memory/privilege" in table.shown
    assert not any(f"memory/{card}" in table.shown for card in range(35, 40))


@every_table
def test_the_tip_about_the_lists_points_at_every_card_in_them(table, players, options):
    table.show_position(seen(a_match(players, **options)))
    there = {item.place.target for item in table.target_items if item.place.target.kind == "memory"}

    tip = next(tip for tip in load_lessons(GAME).tips if tip.id == "memory")

    assert len(there) > 20
    assert there <= {mark.target for mark in tip.point}


# the score pad


def test_the_pad_has_a_row_for_each_hand_and_the_totals(table):
    match = until(lambda match: len(match.state.pad) == 2 and asks(m.PlayCard)(match))
    table.show_position(seen(match))

    rows = points_of_hands(match.state)
    assert [number for number, _ in rows] == [1, 2, 3]
    for number, points in rows[:2]:
        for seat, won in enumerate(points):
            text = table.shown[row_key(number, seat)].look.text
            assert int(text.replace("\N{MINUS SIGN}", "-")) == won
    for seat, player in enumerate(match.state.players):
        text = table.shown[total_key(seat)].look.text
        assert int(text.replace("\N{MINUS SIGN}", "-")) == player.vp


def points_in(piece):
    text = piece.look.text.replace("\N{MINUS SIGN}", "-")
    return 0 if text == "·" else int(text)


def test_the_rows_of_the_pad_add_up_to_the_totals_however_many_hands_there_were(table):
    match = until(lambda match: len(match.state.pad) == 4 and asks(m.PlayCard)(match))
    table.show_position(seen(match))

    rows = [key for key in table.shown if re.fullmatch(r"pad/\d", key)]
    assert len(rows) == table._layout.pad.most < 5
    assert table.shown[rows[0]].look.text == f"First {rows[0].removeprefix('pad/')}"
    for seat, player in enumerate(match.state.players):
        assert sum(points_in(table.shown[f"{row}/{seat}"]) for row in rows) == player.vp


@pytest.mark.parametrize("opened", ["pad", "king", "last_trick"])
def test_what_is_looked_at_large_lies_above_the_table(table, opened):
    match = until(lambda match: kings_trick(match.state) and between_tricks(match))
    table.show_position(seen(match))
    table.open(target(opened))

    large = [key for key in table.shown if key.startswith("large/")]
    assert len(large) > 6
    table.open(None)
    assert not any(key.startswith("large/") for key in table.shown)


def test_a_click_on_the_last_trick_shows_it_large(table):
    match = until(between_tricks)
    clicking = shown(table, seen(match))
    card = match.state.tricks[-1].cards[0]

    clicking.click(target("last", card))

    assert table.opened == target("last_trick")
    assert f"large/{card}" in table.shown


def test_another_player_can_be_looked_at_large(table):
    match = later(60)
    position = seen(match, 0)
    table.show_position(position)

    table.ask_for_seat(Seat(2))

    assert table.shown["large/title"].look.text == position.seats[2].name


# after the game


@pytest.mark.parametrize("players", [3, 4])
def test_in_the_end_everybody_stands_there_best_first(table, players):
    match = later(2000, players)
    position = seen(match, 0)
    table.show_position(position)

    order = [standing.seat for standing in position.sheet.standings]
    boxes = [table.shown[f"final/{seat}"].box.x for seat in order]
    assert boxes == sorted(boxes)
    assert match.is_over


# how it looks


LOOKS = [
    (theme, text_scale)
    for theme in ("parchment", "slate_contrast", "slate", "parchment_contrast")
    for text_scale in (0.9, 1.5)
]


@pytest.mark.parametrize(("theme", "text_scale"), thorough.some(LOOKS, LOOKS[::3]))
def test_every_table_can_be_painted(a_table, theme, text_scale):
    for size in ((988, 692), (480, 340)):
        table = a_table(*size)
        table.set_look(load_palette(theme), text_scale, theme.endswith("contrast"))
        for match in (later(10), until(asks(m.TakePlan)), later(2000, 3)):
            position = seen(match, match.to_decide or 0)
            shown(table, position)
            picture = QImage(*size, QImage.Format.Format_RGB32)
            painter = QPainter(picture)
            table.render(painter)
            painter.end()
            dots = [(x, y) for x in range(0, size[0], 9) for y in range(0, size[1], 9)]
            assert len({picture.pixel(x, y) for x, y in dots}) > 20


def test_words_change_with_the_language(table, hungarian):
    match = until(in_trick)
    table.show_position(seen(match))
    before = table.shown["verdict/1"].look.text
    table.retranslate()

    assert table.shown["verdict/1"].look.text == before


def test_the_table_takes_another_size(table):
    match = later(20)
    table.show_position(seen(match))
    before = table.shown["wreath" if match.state.trick else "laurel"].box
    table.resize_to(QSizeF(1976, 1384))

    after = table.shown["wreath" if match.state.trick else "laurel"].box
    assert after.width == pytest.approx(2 * before.width)


def test_the_tooltip_of_a_card_leaves_the_trick_in_sight(table):
    match = until(in_trick)
    position = seen(match)
    shown(table, position)
    card = target("hand", in_hand(match.state, position.viewer)[0])
    told = []
    table.target_hovered.connect(lambda _, place: told.append(place))

    table._tell_hovered(card)

    trick = table._layout.trick
    for box in (*trick.tags, *trick.cards, trick.verdict):
        assert told[0].contains(box.rect)
    assert told[0].contains(table.place_of(card))


@pytest.mark.parametrize("players", [3, 4])
def test_large_the_last_trick_says_whose_it_is_and_why(table, players, english):
    match = until(
        lambda match: between_tricks(match) and match.state.tricks[-1].winner != NOBODY, players
    )
    position = seen(match)
    table.show_position(position)
    table.open(target("last_trick"))
    trick = match.state.tricks[-1]
    decided = names.card_subject(trick.cards[trick.strongest])

    assert decided in table.shown["large/told/0"].look.text
    assert table.shown["large/told/1"].look.text == verdict_of(position).lines[1]
    lowest = max(table.shown[f"large/{card}"].box.bottom for card in trick.cards)
    assert lowest < table.shown["large/told"].box.y
    assert table.shown["large/told"].box.bottom < table.shown["large"].box.bottom


def test_large_the_kings_trick_says_for_whom_it_would_count(table, english):
    match = until(
        lambda match: (
            kings_trick(match.state)
            and between_tricks(match)
            and sum(not player.tricks for player in match.state.players) == 1
        )
    )
    position = seen(match)
    table.show_position(position)
    table.open(target("king"))
    (without,) = (seat for seat, one in enumerate(match.state.players) if not one.tricks)

    assert table.shown["large/told/0"].look.text.startswith("Nobody gets this trick: ")
    assert table.shown["large/told/1"].look.text.endswith(
        f"players without a trick: as things stand {position.seats[without].name}."
    )


def test_large_the_kings_trick_counts_for_nobody_once_all_have_a_trick(table, english):
    match = until(
        lambda match: kings_trick(match.state) and all(one.tricks for one in match.state.players)
    )
    table.show_position(seen(match))
    table.open(target("king"))

    told = table.shown["large/told/1"].look.text
    assert told == "Everybody has a trick now, so it counts for nobody."


def test_large_the_kings_trick_tells_where_its_privilege_goes(table, english):
    match = until(
        lambda match: (
            kings_trick(match.state) and max(kings_trick(match.state).cards) >= FIRST_PRIVILEGE
        )
    )
    table.show_position(seen(match))
    table.open(target("king"))

    told = table.shown["large/told/2"].look.text
    assert told == "The privilege in it goes back under the pile."


def test_before_the_first_card_the_horn_says_who_leads(table):
    match = a_match()
    table.show_position(seen(match))

    assert table.shown["laurel"].look == Drawing(sprite("lead_marker"))
    assert "laurel/strength" not in table.shown


def test_the_ring_of_the_keyboard_lies_below_the_number_at_a_piece(table):
    """It is drawn round the units and piles, and their number stays whole."""
    match = later(150)
    position = seen(match, 2)
    shown(table, position)
    counted = [target("stock", 0), target("stock", 1), *(target("pile", seat) for seat in range(4))]
    pieces = [stock_key(0), stock_key(1), *(pile_key(seat) for seat in range(4))]

    for one, key in zip(counted, pieces, strict=True):
        table.focus_on(one)
        assert table._ring.isVisible()
        assert table._ring.zValue() < table._pieces.item(key).zValue()


@pytest.mark.parametrize("size", [(988, 692), (726, 588), (2035, 1245)])
def test_no_words_on_the_table_are_meant_smaller_than_11_px(a_table, size):
    table = a_table(*size)
    for match in (later(10), until(asks(m.TakePlan)), later(2000, 3)):
        table.show_position(seen(match, match.to_decide or 0))
        words = [piece for piece in table.shown.values() if isinstance(piece.look, Words)]
        assert len(words) > 10
        assert not [piece for piece in words if piece.look.size < 11]


def test_after_the_game_nobody_is_told_what_may_be_kept(table):
    match = later(2000, 4)
    table.show_position(seen(match, 0))

    assert match.is_over
    assert "own/stock" not in table.shown


def test_captions_lie_where_nothing_is_looked_at_meanwhile(table):
    """While tricks are played over the score pad, then clear of the cards that are scored."""
    layout, scoring = table._layout, table._score_layout
    assert layout.pad.panel.rect.contains(layout.caption.rect)
    assert scoring.plans.rect.contains(scoring.caption.rect)
    assert not scoring.caption.rect.intersects(scoring.cards.rect)


def test_what_another_player_keeps_is_not_said_to_be_mine(a_table, english):
    match = until(asks(m.Keep))
    seat = match.to_decide
    table = a_table()

    table.show_position(seen(match, seat))
    assert table.shown["plans/title"].look.text == "What you keep"
    position = seen(match, (seat + 1) % 4)
    table.show_position(position)
    assert table.shown["plans/title"].look.text == f"{position.seats[seat].name} keeps"
