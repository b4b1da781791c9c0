"""No card face is shown to a seat that may not see it."""

import attrs
import pytest

from burgundy_desktop.boardkit.pieces import Drawing, Painted
from burgundy_desktop.core.ids import SPECTATOR
from burgundy_desktop.games.pillars.board.art import card_key, sprite
from burgundy_desktop.games.pillars.events import CardPlayed, KingsTrick, PrivilegeWon, TrickWon
from burgundy_desktop.games.pillars.tables.cards import FIRST_PRIVILEGE, cards_in
from tests.games.animation import steps_of, worth_a_look
from tests.games.looking import seen, worth_seeing
from tests.games.pillars.tables_to_look_at import a_match

TABLES: tuple[tuple[int, dict[str, str]], ...] = ((4, {}), (3, {}), (3, {"ruleset": "booklet"}))


def faces(pieces):
    """The cards whose face can be seen, and where else a card is named."""
    cards = set()
    for piece in pieces:
        if isinstance(piece.look, Painted) and piece.look.name.startswith("face/"):
            cards.add(int(piece.look.name.split("/")[1]))
    return cards


def open_to(match, seat):
    """All cards that a seat may see."""
    state = match.state
    hand = state.players[seat].hand
    held = [FIRST_PRIVILEGE + one for p in state.players for one in cards_in(p.privileges)]
    return {*cards_in(hand), *cards_in(state.seen), *held}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_face_is_shown_that_the_seat_may_not_see(table, players, options):
    match = a_match(players, seed=players, **options)
    for _ in worth_seeing(match, 200, seed=players, most=8):
        table.show_position(seen(match, 0))
        assert faces(table.shown.values()) <= open_to(match, 0)


def test_no_face_is_shown_on_its_way_either(table):
    match = a_match(4, seed=4)
    steps = steps_of(table, match, plies=250)
    for step, position in worth_a_look(steps, 8, table):
        before = open_to(match, 0)
        table.show_position(position)
        for animation_step in table.animation_steps(step.events):
            flying = faces(flight for flight in animation_step.flights)
            assert flying <= before | set(cards_in(match.state.seen)) | played(step)


def played(step):
    """The cards that these events show to all: also those of a hand that is over."""
    lists = [event.cards for event in step.events if isinstance(event, TrickWon | KingsTrick)]
    alone = [event.card for event in step.events if isinstance(event, CardPlayed | PrivilegeWon)]
    return {*alone, *(card for cards in lists for card in cards)}


def test_backs_look_alike(table):
    match = a_match(4, seed=5)
    looks = set()
    for _ in worth_seeing(match, 100, seed=1, most=4):
        table.show_position(seen(match, 0))
        looks |= {piece.look for key, piece in table.shown.items() if key.startswith("backs/")}

    assert looks == {Drawing(sprite("card_back"))}


def test_no_hand_is_left_open_while_the_table_turns_to_the_next_person(table, monkeypatch):
    match = a_match(4, seed=2)
    first = match.to_decide
    table.show_position(seen(match, first))
    hand = cards_in(match.state.players[first].hand)
    assert {card_key(card) for card in hand} <= set(table.shown)
    turned = []

    def no_animation_steps(_events):
        turned.append(faces(item.piece for item in table._pieces.items.lying.values()))
        return ()

    monkeypatch.setattr(table, "animation_steps", no_animation_steps)

    step = match.play(match.legal_moves()[0])
    rest = set(cards_in(match.state.players[first].hand))
    table.show_position(seen(match, match.to_decide, step.events), animate=True)

    assert turned
    assert rest.isdisjoint(turned[0])


def test_before_anybody_sits_down_all_hands_lie_face_down(table):
    match = a_match(4, seed=6)
    position = attrs.evolve(seen(match, 0), observation=match.observe(SPECTATOR), legal=())
    table.show_position(position)

    assert faces(table.shown.values()) == set()
    assert len([key for key in table.shown if key.startswith("closed/")]) == 9
    assert not any(item.place.target.kind == "hand" for item in table.target_items)
