"""A game as text: written, read back the same, and refused with line and move."""

from functools import cache

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.review import Decision, decisions_of
from burgundy_desktop.storage.provenance import Aids
from burgundy_desktop.storage.recording import first_header
from burgundy_desktop.storage.text_record import from_text, remark_on, to_text
from tests.storage.played import ID, NOW, a_header, a_match
from tests.thorough import at_most

SEATS = {"castles_cards": 1, "pillars": 3}
"""Games that are not played by two here: one has an automaton alone."""
MUTANTS = at_most(400, 40)
NAMED = {
    *("record_head", "record_line", "record_move", "truncated", "nonsense", "later_version"),
    *("other_game", "other_rules", "own_tables_gone"),
}


@cache
def a_game(game_id):
    """A whole game, and its header up to date."""
    game = games.load(game_id)
    match = Match(game, game.info.options_for(SEATS.get(game_id, 2)), 7)
    choices = Chance.from_seed(8)
    while not match.is_over:
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    names = ("Anna", ' 12: "Ő\u202e', "Berta")[: match.options.seats]
    return match, first_header(match, [SeatInfo(name) for name in names], NOW, identity=ID)


def lines_of(match, header):
    return to_text(match, header).splitlines()


def read(lines):
    return from_text("\n".join(lines).encode(), games.load)


@pytest.mark.parametrize("game_id", games.found())
def test_what_is_read_back_is_the_same_game(game_id):
    match, header = a_game(game_id)

    found = read(lines_of(match, header))

    assert found.match.steps == match.steps
    assert found.header == attrs.evolve(header, aids=Aids(from_start=False))


def test_remarks_of_a_review_are_written_and_skipped_when_read():
    match, header = a_game("castles")
    costs = dict(zip(decisions_of(match), (0.15, 0.03), strict=False))
    judged = [Decision(p, Seat(0), 0, 1, 0, costs[p], 0.001, 6.24, 0.4) for p in costs]
    remarks = {one.ply: remark_on(match, one) for one in judged}

    text = to_text(match, header, remarks)

    assert " ?? {6.2 ± 0.8 points, 15 % of the win; better " in text
    assert " ?! {" in text
    assert read(text.splitlines()).match.steps == match.steps
    assert remark_on(match, Decision(judged[0].ply, Seat(0), 0, 0, 0)) == ""


def test_a_game_that_goes_on_stays_where_it_was():
    match = a_match(plies=42, seats=3, estates="dealt")
    match.go_to(Ply(38))

    found = read(lines_of(match, a_header(match, title="#1: {a}")))

    assert (found.match.cursor, found.match.length) == (38, 42)
    assert (found.header.title, found.header.seats[1].level) == ("#1: {a}", "duke")


def test_a_game_that_began_with_a_position_begins_there():
    late = a_match(plies=30)
    match = Match.from_position(late.game, late.options, late.seed, late.state)
    match.play(match.legal_moves()[0])

    found = read(lines_of(match, a_header(match)))

    assert (found.match.steps, found.match.from_setup) == (match.steps, False)


def test_a_line_is_a_turn_with_its_number_its_seat_and_its_moves():
    match = a_match(plies=10)

    lines = lines_of(match, a_header(match))

    turns = lines[lines.index("") + 1 :]
    assert lines[0] == "burgundy record 1"
    assert turns[0].startswith("#")
    assert [int(turn.split()[0]) for turn in turns[1:]] == list(range(1, len(turns)))
    assert sum(turn.count(";") + 1 for turn in turns[1:]) == 10
    assert turns[-1][-5] == "#"  # the tenth ply, and the last one


def test_windows_may_have_touched_it():
    match, header = a_game("castles")

    data = ("\ufeff" + "\r\n".join(lines_of(match, header)) + "\r\n \r\n").encode()

    assert from_text(data, games.load).match.steps == match.steps


def turn_with(lines, words):
    """The number of the first line with these words, and the line."""
    return next((number, line) for number, line in enumerate(lines, 1) if words in line)


@pytest.mark.parametrize(
    ("change", "move"),
    [
        (lambda line: line.replace("TakeTile", "StealTile"), "StealTile"),
        (lambda line: line.replace("TakeTile", "TakeTile 7"), "TakeTile 7"),
        (lambda line: line.replace("TakeTile 0", "TakeTile 9"), "TakeTile 9"),
    ],
)
def test_a_move_that_does_not_fit_is_named_with_its_line(change, move):
    match, header = a_game("castles")
    lines = lines_of(match, header)
    number, line = turn_with(lines, "TakeTile 0")
    lines[number - 1] = change(line)

    with pytest.raises(BadSave) as refused:
        read(lines)

    values = refused.value.values
    assert (refused.value.code, values["line"]) == ("record_move", number)
    assert str(values["move"]).startswith(move)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: lines[:-1], "truncated"),
        (lambda lines: lines[:5], "truncated"),
        (lambda lines: lines[:1], "truncated"),
        (lambda lines: ["burgundy record 2", *lines[1:]], "later_version"),
        (lambda lines: ["burgundy game 1", *lines[1:]], "nonsense"),
        (lambda lines: [line.replace("seed: 7", "seed: 8") for line in lines], "record_head"),
        (lambda lines: [line for line in lines if not line.startswith("known")], "record_head"),
        (lambda lines: [*lines[:3], "seats: 2", *lines[3:]], "record_line"),
        (lambda lines: [*lines[:3], "a b c d e f: 2", *lines[3:]], "record_line"),
        (lambda lines: [*lines[:3], "start: " + "[" * 100_000, *lines[3:]], "record_line"),
        (lambda lines: [*lines, "1 1 EndTurn"], "record_line"),
        (lambda lines: [*lines, "the end"], "record_line"),
        (lambda lines: [line.replace("game: ca", "game: xa") for line in lines], "other_game"),
    ],
)
def test_other_damage_is_named_too(change, code):
    match, header = a_game("castles")

    with pytest.raises(BadSave) as refused:
        read(change(lines_of(match, header)))

    assert refused.value.code == code


def test_a_move_of_another_seat_does_not_fit():
    match, header = a_game("castles")
    lines = lines_of(match, header)
    number, line = turn_with(lines, "2 1 ")
    lines[number - 1] = line.replace("2 1 ", "2 2 ", 1)

    with pytest.raises(BadSave) as refused:
        read(lines)

    assert (refused.value.code, refused.value.values["line"]) == ("record_move", number)


def mutant(lines, chance):
    """A record with one line dropped, doubled, moved, cut or changed by a character."""
    lines, at = [*lines], chance.below(len(lines))
    line = lines[at]
    kind = chance.below(5)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, line)
    elif kind == 2:
        lines.insert(chance.below(len(lines)), lines.pop(at))
    elif kind == 3:
        lines[at] = line[: chance.below(len(line) + 1)]
    else:
        place = chance.below(len(line) + 1)
        lines[at] = line[:place] + "0;#: [{x"[chance.below(8)] + line[place + chance.below(2) :]
    return lines


@pytest.mark.parametrize("game_id", games.found())
def test_a_mutated_record_is_refused_or_tells_the_same_moves(game_id):
    match, header = a_game(game_id)
    lines, chance = lines_of(match, header), Chance.from_seed(5)
    codes = []
    for _ in range(MUTANTS):
        try:
            found = read(mutant(lines, chance))
        except BadSave as error:
            codes.append(error.code)
        else:
            assert found.match.moves == match.moves[: found.match.cursor]
    assert len(codes) > MUTANTS // 3
    assert set(codes) <= NAMED
