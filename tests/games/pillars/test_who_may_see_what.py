"""Rules §11: hands, the privilege of the hand, the privilege pile; what can be known."""

import random
from collections import Counter
from itertools import combinations

import attrs
import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.codec import encode_state
from burgundy_desktop.core.ids import SPECTATOR, Seat
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.queries.hands import cards_held
from burgundy_desktop.games.pillars.state import HIDDEN
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_NAME,
    FIRST_PRIVILEGE,
    LADY_ALIENA,
    PRIVILEGE_CARDS,
    cards_in,
)
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES
from tests.games.pillars.conservation import all_cards
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    Table,
    mask,
    names_of,
    new_game,
    numbers,
    privilege_card,
)
from tests.games.random_play import play, tables

SEATS = pytest.mark.parametrize("seats", [3, 4])
ALIENA = 1 << LADY_ALIENA


def never_dealt(state):
    """The privileges that have been in no hand yet: how many nobody knows."""
    return max(0, len(PRIVILEGES) - state.hand_number)


def known_to(state, seat):
    """What a seat may know of every hand: its own cards, and who holds Lady Aliena."""
    return [
        player.hand if other == seat else player.hand & ALIENA
        for other, player in enumerate(state.players)
    ]


def sees_the_privilege(state, seat):
    """Whether a seat can tell which privilege is in the hand."""
    own = 0 if seat == SPECTATOR else state.players[seat].hand
    return bool((own | state.seen) >> state.privilege & 1) or not never_dealt(state)


def test_c45_before_the_first_card_all_know_who_holds_lady_aliena(a_game):
    game = a_game(hand={DANIEL: ["lady_aliena"], ANDREA: ["potter"]}, privilege="potter")
    seen = game.seen_by(BIRGIT).table

    assert names_of(seen.players[BIRGIT].hand) == game.hand(BIRGIT)
    assert len(game.hand(BIRGIT)) == 9
    assert names_of(seen.players[DANIEL].hand) == {"lady_aliena"}
    assert seen.players[ANDREA].hand == seen.players[CLAUS].hand == 0
    assert [cards_held(seen, Seat(seat)) for seat in range(4)] == [9] * 4
    assert [player.stock for player in seen.players] == [(1, 1, 1, 0)] * 4
    assert seen.pile == (HIDDEN,) * 4
    assert seen.privilege == HIDDEN


def test_c46_after_lady_aliena_was_played_anybody_may_hold_anything(a_game):
    game = a_game(hand={DANIEL: ["lady_aliena"]}, privilege="potter").play_card("lady_aliena")
    seen = game.seen_by(BIRGIT)
    assert [seen.table.players[seat].hand for seat in (ANDREA, CLAUS, DANIEL)] == [0, 0, 0]
    assert [cards_held(seen.table, Seat(seat)) for seat in range(4)] == [9, 9, 9, 8]

    found: list[set[str]] = [set() for _ in range(4)]
    for seed in range(300):
        imagined = GAME.imagine(seen, Chance.from_seed(seed))
        for seat in range(4):
            found[seat] |= names_of(imagined.players[seat].hand)
    unseen = names_of(game.state.deck) - game.hand(BIRGIT) - {"lady_aliena"}
    for seat in (ANDREA, CLAUS, DANIEL):
        assert found[seat] == unseen | (set(PRIVILEGES) - game.hand(BIRGIT))
    assert found[BIRGIT] == game.hand(BIRGIT)


def test_c46_played_cards_reveal_nothing_about_the_rest(a_game):
    """Nobody has to follow, and Alfred waits for the last trick with everybody."""
    game = a_game(
        hand={ANDREA: ["forest_1"], CLAUS: ["alfred_builder", "ellen"], DANIEL: ["quarry_1"]},
        cards_left=4,
        leader=CLAUS,
        trick=["ellen", "quarry_1", "forest_1"],
        won={ANDREA: ["lady_aliena"]},
        privilege="potter",
    )
    assert game.who == BIRGIT
    seen = game.seen_by(BIRGIT)
    unseen = [CARD_NAME[card] for card in cards_in(game.state.deck & ~game.state.seen)]
    unseen = set(unseen) - game.hand(BIRGIT)
    holders: dict[str, set[Seat]] = {name: set() for name in unseen}
    for seed in range(300):
        imagined = GAME.imagine(seen, Chance.from_seed(seed))
        for seat in (ANDREA, CLAUS, DANIEL):
            for name in names_of(imagined.players[seat].hand) & unseen:
                holders[name].add(seat)

    assert {frozenset(seats) for seats in holders.values()} == {frozenset({ANDREA, CLAUS, DANIEL})}


def test_c47_only_a_privilege_never_dealt_may_be_in_the_hand(a_game):
    """Hand 4: Potter and Assistant were won, the Painter was dealt too and went under the pile."""
    game = a_game(
        hand={CLAUS: ["brickmaker"]},
        held={ANDREA: ["potter"], CLAUS: ["assistant"]},
        privilege="brickmaker",
        pile=["bell_founder", "painter"],
        hand_number=4,
    )
    seen = game.seen_by(BIRGIT)

    assert seen.table.privilege == HIDDEN
    assert seen.table.pile == (HIDDEN, privilege_card("painter"))
    imagined = [GAME.imagine(seen, Chance.from_seed(seed)) for seed in range(400)]
    found = Counter(CARD_NAME[state.privilege] for state in imagined)
    assert set(found) == {"brickmaker", "bell_founder"}
    assert 150 < found["brickmaker"] < 250
    for state in imagined:
        (other,) = {"brickmaker", "bell_founder"} - {CARD_NAME[state.privilege]}
        assert state.pile == numbers([other, "painter"])

    assert game.seen_by(CLAUS).table.privilege == privilege_card("brickmaker")
    assert game.seen_by(CLAUS).table.pile == (HIDDEN, privilege_card("painter"))


def test_c47_the_privilege_is_known_once_it_was_played(a_game):
    game = a_game(hand={CLAUS: ["lady_aliena", "potter"]}, privilege="potter")
    assert game.seen_by(BIRGIT).table.privilege == HIDDEN

    game.play_card("potter")
    for seat in (ANDREA, BIRGIT, CLAUS, DANIEL, SPECTATOR):
        assert game.seen_by(seat).table.privilege == privilege_card("potter")


@pytest.mark.parametrize("hand", [5, 6, 8])
def test_the_last_privilege_is_known_to_all(a_game, hand):
    held = {ANDREA: ["potter"], BIRGIT: ["assistant", "bell_founder"], DANIEL: ["brickmaker"]}
    game = a_game(hand={CLAUS: ["painter"]}, held=held, pile=[], hand_number=hand)

    for seat in (ANDREA, BIRGIT, CLAUS, DANIEL, SPECTATOR):
        assert game.seen_by(seat).table.privilege == privilege_card("painter")


def test_those_put_back_are_known_in_their_order(a_game):
    game = a_game(
        held={ANDREA: ["potter"]},
        privilege="painter",
        pile=["brickmaker", "assistant", "bell_founder"],
        hand_number=6,
    )

    for seat in (ANDREA, BIRGIT, CLAUS, DANIEL, SPECTATOR):
        assert game.seen_by(seat).table.pile == game.state.pile
        assert game.seen_by(seat).table.privilege == game.state.privilege


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_sees_which_privilege_is_shuffled_in_r12(seats):
    for seed in range(30):
        game = new_game(seats, seed)
        for seat in range(seats):
            table = game.seen_by(Seat(seat)).table
            holds = game.state.players[seat].hand >> game.state.privilege & 1
            assert table.privilege == (game.state.privilege if holds else HIDDEN)
            assert set(table.pile) == {HIDDEN}


def test_the_deal_tells_no_card_and_no_privilege(a_scoring):
    """No event of a deal holds the index of a card, but who leads."""
    game = a_scoring(["painter"], privilege="painter").let_score()
    dealt = game.events[-1]

    assert attrs.asdict(dealt) == {"hand": 2, "cards": 9, "leader": game.leader, "pile": 3}


@SEATS
def test_a_seat_sees_no_hidden_card_whatever_it_is(seats):
    """Any other deal that fits what a seat knows looks the same to it."""
    checked = 0
    for game, options, seed in tables("pillars", seats, 12):
        luck = random.Random(seed)
        for moment in play(game, options, seed):
            if moment.ply % 7 or not moment.legal:
                continue
            for seat in (*map(Seat, range(seats)), SPECTATOR):
                other = dealt_anew(moment.state, seat, luck)
                assert game.observe(other, seat) == game.observe(moment.state, seat)
                checked += other.players != moment.state.players

    assert checked > 100


def dealt_anew(state, seat, luck):
    """The same table with everything laid anew that a seat may not see: hands, privileges, luck."""
    other = state.copy()
    other.chance = Chance.from_seed(luck.randrange(10**6))
    hidden = list(state.pile[: never_dealt(state)])
    knows = sees_the_privilege(state, seat)
    if not knows:
        hidden.append(state.privilege)
    luck.shuffle(hidden)
    if not knows:
        other.privilege = hidden.pop()
    other.pile = (*hidden, *state.pile[never_dealt(state) :])
    known = known_to(state, seat)
    unseen = (state.deck | 1 << other.privilege) & ~state.seen
    for hand in known:
        unseen &= ~hand
    cards = list(cards_in(unseen))
    luck.shuffle(cards)
    for place, player in enumerate(other.players):
        if place != seat:
            count = player.hand.bit_count() - known[place].bit_count()
            player.hand = known[place] | sum(1 << cards.pop() for _ in range(count))
    return other


@SEATS
def test_everything_else_is_seen_as_it_is(seats):
    for game, options, seed in tables("pillars", seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % 9:
                continue
            for seat in (*map(Seat, range(seats)), SPECTATOR):
                seen = encode_state(game.observe(moment.state, seat).table)
                real = encode_state(moment.state)
                for table in (seen, real):
                    for name in ("chance", "privilege", "pile"):
                        del table[name]
                    for player in table["players"]:
                        del player["hand"]
                assert seen == real


@SEATS
def test_what_is_imagined_fits_everything_that_was_seen(seats):
    for game, options, seed in tables("pillars", seats, 20):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 11 or not moment.legal:
                continue
            for seat in (*map(Seat, range(seats)), SPECTATOR):
                seen = game.observe(moment.state, seat)
                check_imagined(moment.state, seat, game.imagine(seen, chance))


def check_imagined(state, seat, imagined):
    """Own hand, counts, Lady Aliena, cards played, privileges: all as they were seen."""
    assert sorted(imagined.pile) == sorted(set(imagined.pile))
    hidden = never_dealt(state)
    assert imagined.pile[hidden:] == state.pile[hidden:]
    assert len(imagined.pile) == len(state.pile)
    if sees_the_privilege(state, seat):
        assert imagined.privilege == state.privilege
    in_hands = 0
    for other, (one, real) in enumerate(zip(imagined.players, state.players, strict=True)):
        assert one.hand.bit_count() == real.hand.bit_count() == cards_held(state, Seat(other))
        assert one.hand & ALIENA == real.hand & ALIENA
        assert other != seat or one.hand == real.hand
        assert not in_hands & one.hand
        in_hands |= one.hand
    assert in_hands == (state.deck | 1 << imagined.privilege) & ~state.seen
    if state.pending[-1][0] == PLAY:
        assert all_cards(imagined).total() == all_cards(state).total()
        assert set(all_cards(imagined).values()) == {1}
    dealt = {imagined.privilege, *imagined.pile}
    dealt |= {
        FIRST_PRIVILEGE + held
        for player in imagined.players
        for held in range(len(PRIVILEGES))
        if player.privileges >> held & 1
    }
    assert dealt == set(PRIVILEGE_CARDS)


def test_every_deal_that_fits_can_be_imagined(a_game):
    """Two cards each before the last two tricks: all ways of dealing what Birgit cannot see."""
    game = a_game(
        hand={
            ANDREA: ["forest_1", "king"],
            BIRGIT: ["ellen", "quarry_1"],
            CLAUS: ["red_carpenter", "forest_2"],
            DANIEL: ["alfred_builder", "gravel_pit_1"],
        },
        cards_left=2,
        leader=BIRGIT,
        won={DANIEL: ["painter"]},
        privilege="painter",
    )
    seen = game.seen_by(BIRGIT)
    unseen = ["forest_1", "king", "red_carpenter", "forest_2", "alfred_builder", "gravel_pit_1"]
    deals = set()
    for seed in range(1500):
        players = GAME.imagine(seen, Chance.from_seed(seed)).players
        deals.add(tuple(players[seat].hand for seat in (ANDREA, CLAUS, DANIEL)))

    wanted = set()
    for first in combinations(unseen, 2):
        left = [name for name in unseen if name not in first]
        for second in combinations(left, 2):
            third = [name for name in left if name not in second]
            wanted.add((mask(first), mask(second), mask(third)))
    assert deals == wanted
    assert len(wanted) == 90


def test_every_deal_is_as_likely_as_every_other(a_game):
    """Three cards, one for each of three opponents, the privilege among them: six deals each."""
    game = a_game(
        hand={
            ANDREA: ["potter"],
            BIRGIT: ["alfred_builder"],
            CLAUS: ["red_carpenter"],
            DANIEL: ["king"],
        },
        cards_left=1,
        leader=BIRGIT,
        privilege="potter",
        pile=["painter"],
        held={ANDREA: ["bell_founder"], CLAUS: ["assistant", "brickmaker"]},
    )
    seen = game.seen_by(BIRGIT)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        state = GAME.imagine(seen, Chance.from_seed(seed))
        found[tuple(state.players[seat].hand for seat in (ANDREA, CLAUS, DANIEL))] += 1

    assert len(found) == 2 * 6
    assert min(found.values()) > 140
    assert max(found.values()) < 260


def test_what_comes_later_is_imagined_too(a_scoring):
    """The next deal follows from the chance that was handed in, and never from the real one."""
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0))
    seen = game.seen_by(BIRGIT)
    deals = {next_hand(game.state)}
    for seed in range(10):
        deals.add(next_hand(GAME.imagine(seen, Chance.from_seed(seed))))
    again = next_hand(GAME.imagine(seen, Chance.from_seed(3)))

    assert len(deals) == 11
    assert again == next_hand(GAME.imagine(seen, Chance.from_seed(3)))


def next_hand(state):
    """What is dealt after this scoring."""
    game = Table(state.copy()).let_score()
    assert game.state.hand_number == state.hand_number + 1
    return tuple(player.hand for player in game.state.players)


def test_lady_aliena_is_with_who_leads_the_first_trick_until_she_is_played(a_game):
    game = a_game(hand={CLAUS: ["lady_aliena", "forest_1"]}).play_card("forest_1")
    for seat in (ANDREA, BIRGIT, DANIEL, SPECTATOR):
        assert names_of(game.seen_by(seat).table.players[CLAUS].hand) == {"lady_aliena"}
        for seed in range(20):
            imagined = GAME.imagine(game.seen_by(seat), Chance.from_seed(seed))
            assert "lady_aliena" in names_of(imagined.players[CLAUS].hand)


def test_completed_tricks_stay_open_to_players_and_computers_r11(a_game):
    """What was played openly is in the window; the table shows only the last trick as it fell."""
    game = a_game(leader=CLAUS)
    cards = []
    for _ in range(8):
        cards.append(min(game.cards - {"king"}))
        game.play_card(cards[-1])

    for seat in (ANDREA, BIRGIT, SPECTATOR):
        table = game.seen_by(seat).table
        told = [CARD_NAME[card] for trick in table.tricks for card in trick.cards]
        assert told == cards
        assert table.seen == mask(cards)
        assert [trick.winner for trick in table.tricks] == [t.winner for t in game.state.tricks]


def test_the_scoring_is_open_to_all(a_scoring):
    game = a_scoring(["red_carpenter", "red_master_builder"], stock=(0, 2, 0, 0))
    for seat in (ANDREA, BIRGIT, DANIEL):
        table = game.seen_by(seat).table
        assert table.players[CLAUS] == game.player()
        assert GAME.legal_moves(table) == game.legal
