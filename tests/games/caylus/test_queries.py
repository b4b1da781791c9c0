"""The table's offers, questions and previews agree with the rules.

The positions come from random games. Each move is played alone, without its sequel.
"""

import random
from typing import Any

import pytest

from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games.caylus import events as e, moves as m, rules
from burgundy_desktop.games.caylus.board.wording import amounts, names, reach
from burgundy_desktop.games.caylus.board.wording.confirmation import question_before
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.queries.provost import is_always_reached
from burgundy_desktop.games.caylus.rules.ending import next_at_turn_end
from burgundy_desktop.games.caylus.state import PLACING, TURN_END
from burgundy_desktop.games.caylus.tables.buildings import NO_CUBE
from burgundy_desktop.games.caylus.tables.bundles import DENIER, GOODS_MASK, ONE, amount
from burgundy_desktop.games.caylus.tables.road import PROVOST_FIRST, PROVOST_LAST, SPACES
from tests.games.caylus.positions import BLUE, RED, set_up
from tests.games.caylus.said import WORDS, prompt_of, tip_of
from tests.games.imports import names_of_tables
from tests.games.positions import everybody
from tests.games.random_play import all_options, play

EVERY = 5
"""About one of this many decisions is checked."""
ANSWERED = {
    "PLACEMENT_COST",
    "OWN_BUILDING_COST",
    "PROVOST_FIRST",
    "PROVOST_LAST",
    "PRICES",
    "DISCOUNTED",
    "COLUMN_COUNT",
}
"""Figures that need a rule to be understood: other modules must use a query."""


FAVORS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("FFWWSS", "a2", {}),
    ("FCG", "d1", {}),
    ("FFWWSG", "d2", {"scored": 1}),
    ("C", "d3", {"scored": 1}),
    ("SSSGG", "d4", {"scored": 2, "town": {9: ("residence", RED)}}),
)
"""Rich belongings, because random games win few favours."""


def favor_decisions():
    """The joust field, the line of its favour, and the effect on the line of buildings."""
    for cubes, markers, more in FAVORS:
        game = set_up(
            "special",
            workers={"joust_field": RED},
            cubes={RED: f"{cubes}C"},
            deniers=everybody(5),
            markers={RED: markers},
            **more,
        )
        yield game.state.copy(), game.legal
        game.joust(True)
        yield game.state.copy(), game.legal
        game.line("d")
        yield game.state.copy(), game.legal


def lawyer_decision():
    game = set_up(
        "buildings",
        town={9: ("lawyer", BLUE)},
        workers={9: RED},
        cubes={RED: "C"},
        deniers=everybody(5),
        provost=9,
    )
    return game.state.copy(), game.legal


def castle_decision(points):
    """In the castle, with so many points that may be lost."""
    game = set_up(
        "castle",
        workers={"castle": RED},
        cubes={RED: "FWS"},
        points={RED: {"trades": points}} if points else None,
    )
    return game.state.copy(), game.legal


@pytest.fixture(scope="module")
def decisions():
    """Tables of random games with their legal moves, and of rare positions."""
    found = [*favor_decisions(), lawyer_decision(), *map(castle_decision, range(3))]
    for seats in range(GAME.info.seats_min, GAME.info.seats_max + 1):
        luck, choices = random.Random(seats), all_options(GAME.info, seats)
        found += [
            (moment.state.copy(), moment.legal)
            for moment in play(GAME, choices[5 * seats % len(choices)], seats)
            if moment.legal and luck.random() * EVERY < 1
        ]
    return found


@pytest.fixture
def alone(monkeypatch):
    """Play a move and nothing after it; return the table and the events."""
    monkeypatch.setattr(rules, "advance", lambda *_: None)

    def play_alone(state, move):
        after = state.copy()
        events = Events()
        rules.apply(after, move, events)
        return after, events

    return play_alone


def seen_in(state):
    """The table as the deciding player sees it."""
    return GAME.observe(state, state.pending[-1][1])


def moves_of(decisions, *kinds):
    """Every legal move of these kinds, with the table and what its player sees of it."""
    for state, legal in decisions:
        seen = seen_in(state)
        for move in legal:
            if isinstance(move, kinds):
                yield state, seen, move


def paid(state, after, seat):
    return state.players[seat].purse - after.players[seat].purse


def facts_of(game, move):
    return GAME.facts(game.seen_by(RED), move)


def tip(seen, target, *moves):
    return WORDS.tip(seen, target, [(move, preview(GAME, seen, move)) for move in moves])


def test_workers_and_provost_cost_what_the_table_says(decisions, alone, english):
    kinds: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.Place, m.Provost):
        deniers = amount(paid(state, alone(state, move)[0], seen.seat), DENIER)
        kinds.add((type(move), deniers))

        assert cost_of(seen, move) == deniers
        said = WORDS.move(seen, move).detail
        assert said.startswith(amounts.deniers(deniers)) or (said, deniers) == ("", 0)
    assert {kind for kind, _ in kinds} == {m.Place, m.Provost}
    assert {deniers for _, deniers in kinds} >= {0, 1, 2, 3}


def test_an_owner_scores_where_the_table_says_so(decisions, alone, english):
    scored: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.Place, m.MoveFromGate):
        after, _ = alone(state, move)
        points = [two.vp - one.vp for one, two in zip(state.players, after.players, strict=True)]
        scored.add(sum(points))

        said = "1 point for the owner" in WORDS.move(seen, move).detail
        assert said == (sum(points) == 1)
        assert not points[seen.seat]
    assert scored == {0, 1}


def test_buildings_and_residences_cost_what_the_table_says(decisions, alone, english):
    kinds = (m.Build, m.FavorBuild, m.Transform, m.FavorTransform, m.Joust)
    found: set[Any] = set()
    for state, seen, move in moves_of(decisions, *kinds):
        price = paid(state, alone(state, move)[0], seen.seat)
        found.add(type(move))

        assert WORDS.move(seen, move).detail == amounts.things(price)
    assert found == set(kinds)


def test_a_building_tells_its_price_points_and_place(decisions, alone, english):
    found: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.Build, m.FavorBuild):
        after, events = alone(state, move)
        built = next(event for event in events if isinstance(event, e.BuildingBuilt))
        points = after.players[seen.seat].vp - state.players[seen.seat].vp
        price = built.price - (ONE[move.cube] if move.cube != NO_CUBE else 0)
        lines = tip(seen, Target("building", move.building), move).lines
        found.add(type(move))

        assert any(line.startswith(f"Costs {amounts.things(price)}") for line in lines)
        assert any(line.startswith(f"Brings the builder {points} point") for line in lines)
        if state.owners[built.space] != seen.seat:
            assert f"It would stand on {names.space(built.space)}." in lines
    assert len(found) == 2


def test_a_line_tells_the_column_that_the_marker_comes_to(decisions, alone, english):
    stays: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.ChooseLine):
        after, _ = alone(state, move)
        before, column = (s.players[seen.seat].markers[move.line] for s in (state, after))
        stays.add(before == column)

        assert WORDS.move(seen, move).detail.split(" · ")[0] == names.column(column)
    assert len(stays) == 2


def test_passing_tells_the_denier_that_it_brings(decisions, alone, english):
    bonuses: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.Pass):
        bonus = amount(-paid(state, alone(state, move)[0], seen.seat), DENIER)
        bonuses.add(bonus)

        assert WORDS.move(seen, move).detail == (f"+{amounts.deniers(bonus)}" if bonus else "")
    assert bonuses == {0, 1}


def test_stopping_tells_the_points_that_it_costs(decisions, alone, english):
    losses: set[Any] = set()
    for state, seen, move in moves_of(decisions, m.StopBuilding):
        loss = state.players[seen.seat].vp - alone(state, move)[0].players[seen.seat].vp
        losses.add(loss)

        assert WORDS.move(seen, move).detail == ""  # the list has a column for points
        assert amounts.points(loss) in question_before(seen, move) or not loss
        assert bool(question_before(seen, move)) == bool(loss)
    assert losses == {0, 1, 2}


def test_the_provost_tells_all_his_steps_and_no_others(decisions, alone, english):
    found: set[Any] = set()
    for state, legal in decisions:
        moves = [move for move in legal if isinstance(move, m.Provost | m.Guild)]
        if not moves:
            continue
        seen = seen_in(state)
        told = [line.split(" · ") for line in tip(seen, Target("provost")).lines]
        told = [line for line in told if line[0][0] in "+−"]
        others = [move for move in moves if move.space != state.provost]
        found.add(len(others))

        assert len(told) == len(others)
        for line, move in zip(told, others, strict=True):
            steps = reach.steps(move.space - state.provost)
            assert line[0] == f"{steps} to {names.space(move.space)}"
            price = amount(paid(state, alone(state, move)[0], seen.seat), DENIER)
            assert (amounts.deniers(price) in line) == bool(price)
    assert len(found) > 2


def test_the_bailiff_walks_as_far_as_his_tooltip_says(decisions, english):
    found: set[Any] = set()
    for state, _ in decisions:
        if state.phase <= PLACING:
            continue
        end = state.copy()
        end.phase, end.at = TURN_END, 0
        next_at_turn_end(end, SILENT)
        steps = end.bailiff - state.bailiff
        found.add(steps)

        _, as_he_stands, *_ = tip(seen_in(state), Target("bailiff")).lines
        assert f"{steps} space" in as_he_stands
    assert found == {1, 2}


# positions that are rare in random games


def test_by_favor_a_building_tells_the_lower_price(a_game, english):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "CFW"},
        deniers=everybody(1),
        markers={RED: "d1"},
    )
    game.joust(True).line("d")
    offered = game.legal_of(m.FavorBuild)[0]

    told = tip_of(game, "building", offered.building).lines
    assert f"Costs {WORDS.move(game.seen_by(RED), offered).detail}" in " ".join(told)
    assert WORDS.target(game.seen_by(BLUE), Target("building", offered.building)) != (
        WORDS.target(game.seen_by(RED), Target("building", offered.building))
    )


def test_with_few_deniers_the_prompt_offers_as_many_steps_as_they_pay(a_game, english):
    game = a_game("provost", provost=9, deniers={RED: 1, BLUE: 5})

    assert "up to 1 space" in prompt_of(game)


def test_the_provost_shuts_out_no_space_that_he_cannot_go_behind(a_game, english):
    game = a_game(deniers=everybody(5))

    assert [space for space in SPACES if is_always_reached(space)] == list(
        range(1, PROVOST_FIRST + 1)
    )
    told = [{fact.code for fact in facts_of(game, m.place(space))} for space in (1, 2)]
    assert "provost_never" in told[0]
    assert "provost_room" in told[1]


def test_at_the_end_of_the_road_the_provost_tells_no_step_beyond_it(a_game, english):
    game = a_game("provost", provost=PROVOST_LAST, deniers=everybody(5))

    steps = [line for line in tip_of(game, "provost").lines if line[0] in "+−"]
    assert len(steps) == 3
    assert all(line.startswith("−") for line in steps)


def test_boards_tips_hints_and_features_ask_queries_for_what_needs_a_rule():
    for room in ("board", "features"):
        for module, used in names_of_tables("caylus", room):
            assert not used & ANSWERED, module
    assert {name for _, used in names_of_tables("caylus", "queries") for name in used} >= ANSWERED


def test_goods_of_a_purse_are_never_points(decisions):
    assert all(player.purse <= GOODS_MASK for state, _ in decisions for player in state.players)
