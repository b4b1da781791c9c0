"""The final scoring. Rules §12 and §13."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine
from burgundy_desktop.games.boonlake.events import FinalScoringStarted, GameEnded, IncomeStarted
from burgundy_desktop.games.boonlake.queries.areas import areas_in
from burgundy_desktop.games.boonlake.rules.comparing import compare_sides
from burgundy_desktop.games.boonlake.rules.eminence import final_scoring as score_eminence
from burgundy_desktop.games.boonlake.rules.gains import score
from burgundy_desktop.games.boonlake.scoring import score_sheet
from burgundy_desktop.games.boonlake.state import OVER, PlayerState, State, reasons
from burgundy_desktop.games.boonlake.tables import boards
from burgundy_desktop.games.boonlake.tables.cards import CARD_EFFECTS, CARD_TIMING, CARD_VP
from burgundy_desktop.games.boonlake.tables.numbers import LEVER_END_VP
from burgundy_desktop.games.boonlake.tables.rows.cards import EffectRow
from burgundy_desktop.games.boonlake.tables.words import REGIONS, TIMINGS

FINAL = 5
"""The number of the final scoring in lists of interim scorings."""

_AT_END = TIMINGS.index("end")


def lever_points(player: PlayerState) -> int:
    """Points for levers on the board."""
    owned = player.levers.bit_count()
    return owned * LEVER_END_VP[owned]


def recess_points(player: PlayerState) -> int:
    """Points for empty recesses of the lower levels."""
    return (
        boards.HOUSE_END_VP[player.houses]
        + boards.SETTLEMENT_END_VP[player.settlements]
        + boards.CATTLE_END_VP[player.cattle]
    )


def printed_points(player: PlayerState) -> int:
    """The printed points of all played cards."""
    return sum(CARD_VP[card] for card in player.played)


def end_points(player: PlayerState, card: int) -> int:
    """What a played card brings at the end besides, 0 for most."""
    if CARD_TIMING[card] != _AT_END:
        return 0
    return sum(_end_effect(player, effect) for effect in CARD_EFFECTS[card])


def _end_effect(player: PlayerState, effect: EffectRow) -> int:
    match effect.kind:
        case "per_region_area":
            return effect.vp * areas_in(player, REGIONS.index(effect.region))
        case "per_cattle":
            return effect.vp * player.cattle
        case "per_house":
            return effect.vp * player.houses
        case "per_settlement":
            return effect.vp * player.settlements
        case "per_production":
            return effect.vp * boards.PRODUCTION_SUM[player.production]
    have = _measured(player, effect.of)
    return effect.high_vp if have >= effect.high else effect.low_vp if have >= effect.low else 0


def _measured(player: PlayerState, of: str) -> int:
    """What a threshold counts."""
    amount: int = player.levers.bit_count() if of == "levers" else getattr(player, of)
    return amount


def final_lines(player: PlayerState) -> tuple[tuple[int, int, int], ...]:
    """What the end of the game brings: reason, points, and the card it is for or -1."""
    ends = ((reasons.BY_CARD_ENDS, end_points(player, card), card) for card in player.played)
    return (
        (reasons.BY_FINAL_LEVERS, lever_points(player), -1),
        (reasons.BY_PRINTED, printed_points(player), -1),
        *(line for line in ends if line[1]),
        (reasons.BY_RECESSES, recess_points(player), -1),
    )


def final_scoring(state: State, _seat: Seat, _: int, events: EventLog) -> None:
    """Levers, cards, recesses; the Eminence's income once more. Then the game is over."""
    state.pending.pop()
    lines = [final_lines(player) for player in state.players]
    events.log(FinalScoringStarted, _sums_by_reason(lines))
    for number, of_player in enumerate(lines):
        events.log(IncomeStarted, Seat(number), FINAL)
        for reason, points, card in of_player:
            score(state, Seat(number), points, reason, card, events)
    if state.eminence is not None:
        events.log(IncomeStarted, state.eminence_seat, FINAL)
        score_eminence(state, events)
    state.stage = OVER
    if events is not SILENT:
        compare_sides(state, FINAL, events)
        events.log(GameEnded, score_sheet(state).winners)


def _sums_by_reason(lines: list[tuple[tuple[int, int, int], ...]]) -> tuple[ScoreLine, ...]:
    """The sums by reason."""
    sums: dict[tuple[int, int], int] = {}
    for seat, of_player in enumerate(lines):
        for reason, points, _ in of_player:
            sums[seat, reason] = sums.get((seat, reason), 0) + points
    return tuple(
        ScoreLine(Seat(seat), reasons.REASONS[reason], points)
        for (seat, reason), points in sums.items()
    )
