"""The solo game at the table: the Eminence's panel, its steps with their rules, both sides."""

from collections import Counter

import attrs
import pytest

from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.automaton.chain import When, seen_stages, stages_of
from burgundy_desktop.games.boonlake.board.automaton.layout import STAGES
from burgundy_desktop.games.boonlake.board.compare import ROWS, Tally
from burgundy_desktop.games.boonlake.board.layout import Peek
from burgundy_desktop.games.boonlake.board.wording.eminence_steps import (
    LATER,
    Tried,
    ranges,
    rules_for,
    stage_of,
    title_of,
    tried_by,
)
from burgundy_desktop.games.boonlake.events import EMINENCE_STEPS, EminenceStep, SidesCompared
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen

TURN = (
    happened.EminenceRevealed(0, 1, 26, False),
    happened.EminenceLooked(6, "cactus", 1, 1),
    happened.CactusAdvanced(0, 1, 0),
    happened.EminenceChose(0, 2, 3, ((0, 2), (1, 4), (5, 5))),
    happened.EminencePlacedTile(
        11, 30, 26, ((26, "taken"), (27, "taken"), (28, "not_adjacent"), (29, "taken"))
    ),
)


def watching(match, step):
    """The table without a decision."""
    return attrs.evolve(seen(match, 0, events=step.events), to_decide=None, legal=())


def steps_in_games(seeds):
    for seed in seeds:
        for step in play_by_chance(a_match(1, seed), 2000, seed=seed):
            yield from (event for event in step.events if isinstance(event, EminenceStep))


def test_every_step_is_told_with_its_reason(language):
    told: Counter[type] = Counter()
    for step in steps_in_games(range(1, 9)):
        rules, tried = rules_for(step), [one.text for one in tried_by(step)]
        told[type(step)] += 1
        assert title_of(step)
        assert stage_of(step)
        assert rules or tried
        texts = (title_of(step), *rules, *tried)
        assert not any("{" in text or "%n" in text for text in texts)

    assert set(told) == set(EMINENCE_STEPS)


IS_SO = {
    happened.EminenceChose: lambda table, step: (
        step.action not in table.rows and table.action == step.action
    ),
    happened.CactusAdvanced: lambda table, step: table.eminence.cactus == step.after,
    happened.EminencePlacedTile: lambda table, step: table.tiles[step.location] == step.tile,
    happened.EminencePlacedPasture: lambda table, step: table.tiles[step.location] == PASTURE,
    happened.EminenceBuilt: lambda table, step: bool(
        (table.eminence.towns if step.rule == "settlement" else table.eminence.homes) >> step.site
        & 1
    ),
    happened.EminencePlacedCattle: lambda table, step: (
        table.eminence.cattle == step.number and table.grazing[step.location] > 0
    ),
    happened.EminenceCoveredRegion: lambda table, step: bool(table.covered >> step.region & 1),
}


def test_what_a_step_did_lies_on_the_table_while_it_is_told():
    told: set[type] = set()
    for seed in range(1, 6):
        match = a_match(1, seed)
        for ply, step in enumerate(play_by_chance(match, 2000, seed=seed), start=1):
            if not any(isinstance(event, EminenceStep) for event in step.events):
                continue
            for snapshot in snapshots(match, ply, EMINENCE_STEPS):
                is_so = IS_SO.get(type(snapshot.event))
                if is_so is not None:
                    told.add(type(snapshot.event))
                    assert is_so(snapshot.state, snapshot.event), snapshot.event

    assert told == set(IS_SO)


def test_what_was_passed_over_is_told_by_reason(english):
    assert tried_by(TURN[-1]) == [
        Tried("26–27, 29 taken", fits=False),
        Tried("28 alone", fits=False),
        Tried("30", fits=True),
    ]


def test_numbers_in_a_row_are_joined():
    assert ranges([28, 31, 32, 33, 1, 2]) == "28, 31–33, 1–2"


def test_the_direction_of_the_next_tile_says_where_the_search_begins(english):
    assert rules_for(TURN[0])[0] == "The next tile points top right: 26"


@pytest.mark.parametrize("done", range(1, len(TURN) + 1))
def test_done_now_and_later_steps_make_a_chain(english, done):
    stages = stages_of(TURN[:done], acts=True)

    later = {1: 4, 2: 3, 3: 3, 4: 2, 5: 2}[done]
    whens = [When.DONE] * (done - 1) + [When.NOW] + [When.LATER] * later
    assert [stage.when for stage in stages] == whens
    assert [stage.word for stage in stages[done:]] == [word() for word in LATER[4 - later :]]
    seen_now = seen_stages(stages)
    assert len(seen_now) == STAGES
    assert any(stage.when is When.NOW for stage in seen_now)


def test_after_its_turn_nothing_more_is_to_come(english):
    assert len(stages_of(TURN, acts=False)) == len(TURN)


@pytest.fixture
def solo(a_table):
    """A table at which the Eminence has just acted; the person decides."""
    match, table = a_match(1, 6), a_table()
    for step in play_by_chance(match, 300, seed=6):
        table.show_position(seen(match, 0, events=step.events))
        acted = sum(isinstance(event, EminenceStep) for event in step.events)
        if acted > 4 and match.state.turn > 6:
            return table
    raise AssertionError("the Eminence never acted")


def test_its_panel_is_opened_by_a_key_and_put_away(solo):
    before = set(solo.shown)
    assert solo.large_keys["E"] == target("eminence")
    assert "automaton/tile" not in before

    solo.open(target("eminence"))
    assert "automaton/words" in solo.shown
    kinds = {item.place.target.kind for item in solo.target_items}
    assert {"eminence", "solo_tile", "cactus"} <= kinds

    solo.open(None)
    assert set(solo.shown) == before


def test_while_the_person_decides_its_panel_lies_above_nothing_that_may_be_chosen(solo):
    """And the own board stays whole."""
    match, peeks = a_match(1, 6), set()
    for step in play_by_chance(match, 90, seed=6):
        solo.show_position(seen(match, 0, events=step.events))
        wanted = {one for move in match.legal_moves() for one in move.targets}
        lying = [i.box.rect for i in solo.target_items if i.place.target in wanted]

        solo.open(target("eminence"))

        panel, own = solo._layout.automaton.panel.rect, solo._layout.own
        assert not any(panel.intersects(box) for box in (own.panel.rect, *lying))
        assert not own.small
        peeks.add(solo._layout.peek)
        solo.open(None)
    assert len(peeks) == len(Peek)


def test_on_a_wide_table_it_has_a_small_board_that_opens_the_panel(a_table):
    match, table = a_match(1, 6), a_table(2035, 1245)
    table.show_position(seen(match, 0))
    before = table.shown["automaton/thumb"].look.name
    for step in play_by_chance(match, 60, seed=6):
        table.show_position(seen(match, 0, events=step.events))
    assert table.shown["automaton/thumb"].look.name != before

    table.click_at(table.shown["automaton/thumb"].box.rect.center())
    assert table.opened == target("eminence")
    assert "automaton/words" in table.shown


def test_its_panel_is_opened_by_its_card_too(solo):
    solo.open(target(SEAT, 1))

    assert "automaton/tile" in solo.shown


def test_where_nobody_plays_alone_the_key_opens_nothing(a_table):
    table = a_table()
    table.show_position(seen(a_match(2, 3), 0))
    table.open(target("eminence"))

    assert table.opened is None


def test_the_plate_of_a_caption_lies_on_neither_board(a_table):
    table, match = a_table(), a_match(1, 6)
    for step in play_by_chance(match, 200, seed=6):
        if not any(isinstance(event, EminenceStep) for event in step.events) or match.is_over:
            continue
        table.show_position(watching(match, step))
        table.caption("The Eminence places a tile", Seat(1), "games/boonlake/pieces/eminence")
        assert table.caption_text
        assert not table._captioning.item.isVisible()
        table.offer(frozenset(), (), {}, {})
        assert not table._captioning.item.isVisible()

        table.show_position(seen(match, 0, events=step.events))
        plate = table._captioning.item.sceneBoundingRect()
        assert table._captioning.item.isVisible()
        assert not plate.intersects(table._layout.own.panel.rect)
        return
    raise AssertionError("the Eminence never acted")


def test_both_sides_are_compared_after_a_scoring(a_table):
    table, match = a_table(), a_match(1, 2)
    met = 0
    for step in play_by_chance(match, 2000, seed=2):
        position = watching(match, step)
        compared = [event for event in step.events if isinstance(event, SidesCompared)]
        if not compared:
            continue
        last = step.events.index(compared[-1])
        table.show_position(attrs.evolve(position, events=step.events[: last + 1]))
        met += 1
        assert table._recalled.compared(table.position).scoring == compared[-1].scoring
        for seat, total in ((0, compared[-1].of_player), (1, compared[-1].of_eminence)):
            assert table._recalled.compared(table.position).points(seat, REASONS) == total
            look = table.shown[f"comparison/total/{seat}"].look
            assert look.label.text.replace("−", "-") == str(total)

    assert met == 4  # the last scoring and the end of the game come with one move


def test_the_rows_hold_every_reason_once():
    reasons = [reason for _, reasons in ROWS for reason in reasons]

    assert sorted(reasons) == sorted(REASONS)


@pytest.mark.parametrize("players", [2, 4])
def test_a_key_shows_how_all_stand(a_table, players):
    match, table = a_match(players, 7), a_table()
    list(play_by_chance(match, 250, seed=7))
    position = seen(match, 0)
    table.show_position(position)

    table.open(table.large_keys["C"])

    totals = [table.shown[f"comparison/total/{seat}"].look.label.text for seat in range(players)]
    assert [int(total.replace("−", "-")) for total in totals] == [
        position.sheet.total(seat) for seat in range(players)
    ]
    covered = table._layout.lower.rect
    assert not any(covered.contains(i.box.rect.center()) for i in table.target_items)
    table.open(None)
    assert "comparison" not in table.shown


def test_what_a_scoring_brought_counts_from_its_beginning_to_its_end():
    tally, tile = Tally(), PointsScored(Seat(1), 3, "scoring_tiles", 0)
    early, late = attrs.evolve(tile, points=5), attrs.evolve(tile, points=7)

    tally.hear((early, happened.ScoringStarted(2, (Seat(0), Seat(1))), tile))
    tally.hear((attrs.evolve(tile, points=-1), happened.ScoringEnded(2), late))

    assert (tally.scoring, tally.gained) == (2, {(1, "scoring_tiles"): 2})
    tally.forget()
    assert tally.gained == {}
