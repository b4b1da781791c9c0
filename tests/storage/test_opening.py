"""A saved game is opened by replaying its moves."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.codec import digest, encode_state
from burgundy_desktop.core.errors import BadSave, IllegalMove, UnknownGame
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.storage.opening import load, open_game
from burgundy_desktop.storage.recording import record
from burgundy_desktop.storage.save_game import from_bytes, to_bytes
from tests.storage.played import LATER, NOW, a_file, a_header, a_match, a_save


def through_a_file(save):
    return from_bytes(to_bytes(save))


def opened(save):
    return open_game(through_a_file(save), games.load)


def header_with(save, **fields):
    return attrs.evolve(save, header=attrs.evolve(save.header, **fields))


def without_legal_moves(game):
    """The same game with rules that allow no move."""
    return attrs.evolve(game, legal_moves=lambda state: ())


def raising(function, error):
    def spoilt(*arguments):
        function(*arguments)
        raise error

    return spoilt


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"estates": "dealt"}), (4, {"estates": "free", "choice": "secret"})],
)
def test_every_ply_of_a_finished_game_comes_back(tmp_path, seats, options):
    match = a_match(seats, **options)

    found = load(a_file(tmp_path, match=match), games.load)

    assert found.lost_history is None
    assert found.match.steps == match.steps
    assert found.match.score == match.score


def test_a_game_goes_on_from_the_ply_on_the_table_and_redo_is_still_there():
    match = a_match(plies=40)
    match.go_to(Ply(33))

    found = opened(a_save(match)).match

    assert (found.cursor, found.length, found.state) == (33, 40, match.state)
    found.go_to(Ply(40))
    assert found.state == match.steps[40].state


def test_the_dice_after_loading_are_those_that_would_have_come():
    match = a_match(plies=30)
    found = opened(a_save(match)).match

    for _ in range(40):
        match.play(match.legal_moves()[-1])
        found.play(found.legal_moves()[-1])

    assert found.state == match.state


def test_a_game_that_is_not_installed_is_named():
    save = header_with(a_save(), game="chess")

    with pytest.raises(BadSave, match="'chess'") as caught:
        opened(save)

    assert (caught.value.code, caught.value.values) == ("other_game", {"game": "chess"})
    assert isinstance(caught.value.__cause__, UnknownGame)


@pytest.mark.parametrize("rules", [0, 99])
def test_a_save_of_other_rules_opens_at_its_position(rules):
    match = a_match(plies=25)
    match.go_to(Ply(22))

    found = opened(header_with(a_save(match), rules_version=rules))

    assert found.lost_history is not None
    assert found.lost_history.code == "other_rules"
    assert (found.match.state, found.match.length) == (match.state, 0)


def test_options_that_the_rules_no_longer_know_do_not_stand_in_the_way():
    save = a_save()
    options = attrs.evolve(save.header.options, chosen={"estates": "round", "expansion": "9"})

    found = opened(header_with(save, rules_version=0, options=options))

    assert found.match.options.chosen == {"estates": "standard", "choice": "open"}


def test_a_replay_that_leads_elsewhere_opens_at_the_position():
    save = a_save(a_match(plies=25))
    digests = tuple((ply, "0" * 16 if ply == 20 else text) for ply, text in save.digests)

    found = opened(attrs.evolve(save, digests=digests))

    assert found.lost_history is not None
    assert (found.lost_history.code, found.lost_history.values) == ("replay_differs", {"ply": 20})
    assert digest(found.match.state) == save.digests[-1][1]


def test_a_move_that_is_not_legal_opens_at_the_position():
    save = a_save(a_match(plies=25))
    moves = (*save.moves[:7], ["PlaceTile", 0, 999, 0], *save.moves[8:])

    found = opened(attrs.evolve(save, moves=moves))

    assert found.lost_history is not None
    assert found.lost_history.values == {"ply": 8}
    assert isinstance(found.lost_history.__cause__, IllegalMove)


def test_a_position_that_does_not_belong_to_the_moves_opens_all_the_same():
    match = a_match(plies=25)

    found = opened(attrs.evolve(a_save(match), position=encode_state(match.steps[5].state)))

    assert found.lost_history is not None
    assert found.match.state == match.steps[5].state


def test_when_neither_moves_nor_position_fit_the_first_reason_is_told():
    save = attrs.evolve(header_with(a_save(), rules_version=7), position={"board": []})

    with pytest.raises(BadSave, match="played by rules 7") as caught:
        opened(save)

    assert caught.value.code == "other_rules"


@pytest.mark.parametrize(
    "spoil",
    [
        without_legal_moves,
        lambda game: attrs.evolve(game, score=raising(game.score, IndexError("9"))),
        lambda game: attrs.evolve(game, observe=raising(game.observe, KeyError("tile"))),
    ],
)
def test_a_position_that_the_table_could_not_show_is_refused(spoil):
    save = header_with(a_save(), rules_version=7)

    with pytest.raises(BadSave):
        open_game(through_a_file(save), lambda name: spoil(games.load(name)))


def test_a_match_that_began_with_a_position_is_saved_with_it():
    match = opened(header_with(a_save(a_match(plies=25)), rules_version=0)).match
    for _ in range(15):
        match.play(match.legal_moves()[0])

    save = record(match, a_header(match), moment="", now=LATER)
    found = opened(save)

    assert found.lost_history is None
    assert found.match.steps == match.steps
    assert (found.match.from_setup, save.header.rules_version) == (False, 1)


def test_a_position_is_copied_into_the_match():
    state = a_match(plies=9).state.copy()
    castles = games.load("castles")

    match = Match.from_position(castles, castles.info.options_for(2), 7, state)
    state.players[0].points = 99

    assert match.state.players[0].points != 99
    assert match.steps[0].events == ()


def test_opening_leaves_the_file_alone(tmp_path):
    path = a_file(tmp_path)
    before, time = path.read_bytes(), path.stat().st_mtime_ns

    load(path, games.load)

    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, time)


def test_who_plays_at_the_table_comes_back():
    header = opened(a_save(a_match(seats=4, plies=5), strict=True)).header

    assert [(seat.name, seat.is_person) for seat in header.seats] == [
        ("Őrs", True),
        ("Duke", False),
        ("Anna", True),
        ("Master", False),
    ]
    assert (header.strict, header.created) == (True, NOW)
