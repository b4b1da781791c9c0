"""The priors of moves: they guide the search and are far cheaper than `evaluate`.

Each move has a few features (what kind of move, where, what it could bring); the weight of a move
is the exponential of the sum of its features' numbers, fitted to the choices of a deeper search
(`data/priors.json`). The King has numbers of his own, fitted to what he himself chooses
(`data/priors_king.json`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames, read_stages
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.features.extraction import ALL_LEFT, left
from burgundy_desktop.games.boonlake.features.prospects import progress, worth_of_card
from burgundy_desktop.games.boonlake.queries.paying import uses_of
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import land, words
from burgundy_desktop.games.boonlake.tables.actions import ROWS
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT, production_level
from burgundy_desktop.games.boonlake.tables.cards import CARD_TIMING, CARD_TYPE, EXCHANGES
from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from burgundy_desktop.games.boonlake.tables.river import SCORINGS, SPACE_REWARD, WAYS
from burgundy_desktop.games.boonlake.tables.tiles import BONUS, COST_CLASS, PENALTY

_NAMED = FeatureNames()
_block = _NAMED.block

MOVE_FEATURES = _NAMED.names
"""The features of moves in their order."""

STAGES = 3
"""The numbers differ between the beginning, the middle, and the end."""

_STEPS, _KINDS, _MOST_CARD, _MOST_COSTS, _MOST_EXCHANGES = 48, len(m.MOVE_TYPES), 15, 12, 20
_FAR, _MOST = 10, 6

_KIND = _block("kind", _KINDS)
_ACTION, _ACTION_HAND = (
    _block("action", len(words.ACTIONS)),
    _block("action_hand", len(words.ACTIONS), 3),
)
_ACTION_ROW, _ACTION_RANCH = (
    _block("action_row", ROWS),
    _block("action_ranch", len(words.ACTIONS), 3),
)
_PLAY, _PLAY_WORTH = (
    _block("play", len(words.CARD_TYPES), len(words.TIMINGS)),
    _block("worth", _MOST_CARD + 1),
)
_USES = _block("uses", 16)
_SOLD = _block("sold", _MOST_CARD + 1)
_SKIPPED = _block("skipped", LEVER_COUNT)
_PLACE_REWARD, _PLACE_CROWD = (
    _block("place_reward", len(words.LOCATION_REWARDS)),
    _block("crowd", _MOST),
)
_SETTLE_COST, _SETTLE_REGION = (
    _block("cost", _MOST_COSTS),
    _block("settle_region", land.REGION_COUNT),
)
_SETTLE_CROWD = _block("settle_crowd", _MOST)
_HOUSE_CROWD, _TERMS = _block("house_crowd", _MOST), _block("terms", _MOST)
_TOWN_BONUS, _TOWN_PENALTY = _block("town_bonus", 8), _block("town_penalty")
_HERD_CROWD, _GRAZING = _block("herd_crowd", _MOST), _block("grazing", _MOST)
_REGION, _REGION_AREAS = _block("region", land.REGION_COUNT), _block("region_areas", _MOST)
_LEVER, _RESET = _block("modernize", LEVER_COUNT), _block("reset", LEVER_COUNT)
_SAIL, _SPACE = _block("sail", _FAR + 1), _block("space", len(words.SPACE_REWARDS))
_PRODUCE, _TRACK = _block("produce", len(words.RESOURCES), 3), _block("track", 2)
_TRACK_AT = _block("track_at", 2, 13)
_TRADE, _SCORED = _block("trade", _MOST_EXCHANGES), _block("scored", SCORINGS + 1, 4)
_PAID, _KEPT = _block("paid", 2), _block("kept", 40)
_SITE, _COINS_LEVER = _block("site", len(words.RESOURCES)), _block("coins_lever", LEVER_COUNT)
_PASS = _block("pass", _STEPS)

MoveFeatures = list[int]


class _Glance:
    """What a seat needs to look at for all its moves."""

    __slots__ = ("player", "seat", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat: Seat = state.pending[-1][1]
        self.player: PlayerState = state.players[self.seat]

    def crowd(self, location: int) -> int:
        """Inhabited areas around, as far as they are told apart."""
        return min(self.state.crowd[location], _MOST - 1)


def _action(glance: _Glance, move: m.ChooseAction) -> MoveFeatures:
    action, player = move.action, glance.player
    row = glance.state.rows.index(action)
    return [
        _ACTION + action,
        _ACTION_ROW + row,
        _ACTION_HAND + 3 * action + min(len(player.hand) // 2, 2),
        _ACTION_RANCH + 3 * action + min(player.ranch // 2, 2),
    ]


def _card_worth(card: int) -> int:
    return min(int(worth_of_card(card)), _MOST_CARD)


def _play(_glance: _Glance, move: m.PlayCard) -> MoveFeatures:
    card = move.card
    found = [
        _PLAY + len(words.TIMINGS) * CARD_TYPE[card] + CARD_TIMING[card],
        _PLAY_WORTH + _card_worth(card),
    ]
    return found + _plan(move.plan)


def _plan(plan: int) -> MoveFeatures:
    return [_USES + uses_of(plan)]


def _project(_glance: _Glance, move: m.DoProject) -> MoveFeatures:
    return _plan(move.plan)


def _sell(_glance: _Glance, move: m.SellCard | m.DiscardCard) -> MoveFeatures:
    return [_SOLD + _card_worth(move.card)]


def _skip(_glance: _Glance, move: m.SkipCard) -> MoveFeatures:
    return [_SKIPPED + move.lever]


def _place_tile(glance: _Glance, move: m.PlaceTile | m.PlacePasture) -> MoveFeatures:
    location = move.location
    return [_PLACE_REWARD + land.REWARD_KIND[location], _PLACE_CROWD + glance.crowd(location)]


def _settle(glance: _Glance, move: m.Settle) -> MoveFeatures:
    location, lower = divmod(move.site, 2)
    cost = COST_CLASS[glance.state.tiles[location]][lower]
    return [
        _SETTLE_COST + min(cost, _MOST_COSTS - 1),
        _SETTLE_REGION + land.REGION_OF[location],
        _SETTLE_CROWD + glance.crowd(location),
    ]


def _house(glance: _Glance, move: m.BuildHouse) -> MoveFeatures:
    return [_HOUSE_CROWD + glance.crowd(move.site >> 1)]


def _town(glance: _Glance, move: m.BuildSettlement) -> MoveFeatures:
    location, lower = divmod(move.site, 2)
    tile = glance.state.tiles[location]
    found = [
        _TERMS + min(max(move.terms, 0), _MOST - 1),
        _TOWN_BONUS + max(0, min(BONUS[tile][lower], 7)),
    ]
    if PENALTY[tile]:
        found.append(_TOWN_PENALTY)
    return found


def _herd(glance: _Glance, move: m.PlaceCattle) -> MoveFeatures:
    return [
        _HERD_CROWD + glance.crowd(move.location),
        _GRAZING + min(glance.state.grazing[move.location], _MOST - 1),
        _TERMS + min(max(move.terms, 0), _MOST - 1),
    ]


def _region(glance: _Glance, move: m.CoverRegion) -> MoveFeatures:
    areas = (glance.player.sites & land.REGION_SITES[move.region]).bit_count()
    return [_REGION + move.region, _REGION_AREAS + min(areas, _MOST - 1)]


def _sail(glance: _Glance, move: m.Sail) -> MoveFeatures:
    state = glance.state
    way = WAYS[state.round]
    far = way.index(move.space) - state.ships[glance.seat]
    return [_SAIL + max(0, min(far, _FAR)), _SPACE + SPACE_REWARD[move.space]]


def _produce(glance: _Glance, move: m.Produce) -> MoveFeatures:
    level = production_level(glance.player.production, move.resource)
    return [_PRODUCE + 3 * move.resource + level]


def _track(glance: _Glance, move: m.AdvanceTrack) -> MoveFeatures:
    at = (glance.player.coin_track, glance.player.card_track)[move.track]
    return [_TRACK + move.track, _TRACK_AT + 13 * move.track + min(at, 12)]


def _trade(_glance: _Glance, move: m.Trade) -> MoveFeatures:
    return [_TRADE + move.exchange] if move.exchange < min(_MOST_EXCHANGES, len(EXCHANGES)) else []


def _score(glance: _Glance, move: m.ScoreTile) -> MoveFeatures:
    scoring = min(len(glance.player.markers) + 1, SCORINGS)
    stands = progress(glance.state, glance.player, move.tile, scoring)
    return [_SCORED + 4 * scoring + stands, _PAID + (move.payment != m.REFUSED)]


def _keep(_glance: _Glance, move: m.KeepTile) -> MoveFeatures:
    return [_KEPT + move.tile] if move.tile < 40 else []


def _pass(glance: _Glance, _move: m.Pass) -> MoveFeatures:
    return [_PASS + glance.state.pending[-1][0]]


def _nothing(_glance: _Glance, _move: Any) -> MoveFeatures:
    """No features besides the kind of the move."""
    return []


_FEATURES_OF: dict[type, Callable[[_Glance, Any], MoveFeatures]] = {
    m.ChooseAction: _action,
    m.PlayCard: _play,
    m.DoProject: _project,
    m.SellCard: _sell,
    m.DiscardCard: _sell,
    m.SkipCard: _skip,
    m.PlaceTile: _place_tile,
    m.PlacePasture: _place_tile,
    m.Settle: _settle,
    m.BuildHouse: _house,
    m.BuildSettlement: _town,
    m.PlaceCattle: _herd,
    m.CoverRegion: _region,
    m.Sail: _sail,
    m.Produce: _produce,
    m.StartSite: lambda _glance, move: [_SITE + move.resource],
    m.AdvanceTrack: _track,
    m.Modernize: lambda _glance, move: [_LEVER + move.lever],
    m.ResetLever: lambda _glance, move: [_RESET + move.lever],
    m.LeverCoins: lambda _glance, move: [_COINS_LEVER + move.lever],
    m.Trade: _trade,
    m.ScoreTile: _score,
    m.KeepTile: _keep,
    m.Pass: _pass,
}
_NUMBER = {kind: number for number, kind in enumerate(m.MOVE_TYPES)}

PUTS_OFF = _KIND + _NUMBER[m.MoveCanoe]
"""The feature of a move without an effect of its own, which only delays."""


def stage_of(state: State) -> int:
    """The stage for the numbers: 0, 1 or 2."""
    spaces = left(state)
    return 0 if spaces > ALL_LEFT * 2 // 3 else 1 if spaces > ALL_LEFT // 3 else 2


def move_features(state: State, legal: Sequence[m.BoonlakeMove]) -> list[MoveFeatures]:
    """The features of each legal move."""
    glance = _Glance(state)
    return [_features_of(glance, move) for move in legal]


def _features_of(glance: _Glance, move: m.BoonlakeMove) -> MoveFeatures:
    kind = type(move)
    return [_KIND + _NUMBER[kind], *_FEATURES_OF.get(kind, _nothing)(glance, move)]


def _read(file: str = "priors.json") -> list[tuple[float, ...]]:
    """The numbers of all features of moves, for each stage."""
    return read_stages(FOLDER / file, MOVE_FEATURES, STAGES)


_CHANGING = frozenset(
    {
        m.ChooseAction,
        m.PlaceTile,
        m.PlacePasture,
        m.Settle,
        m.BuildHouse,
        m.BuildSettlement,
        m.PlaceCattle,
        m.CoverRegion,
        m.Sail,
        m.Produce,
        m.AdvanceTrack,
        m.ScoreTile,
        m.Pass,
    }
)
"""The kinds of moves whose features depend on the state; weights of others are cached."""


class _Weights:
    """The weights of moves by one table of numbers."""

    __slots__ = ("_kept", "_numbers")

    def __init__(self, numbers: list[tuple[float, ...]]) -> None:
        self._numbers = numbers
        self._kept: list[dict[m.BoonlakeMove, float]] = [{} for _ in numbers]

    def of(self, state: State, legal: Sequence[m.BoonlakeMove]) -> list[float]:
        """The weight of each legal move."""
        stage = stage_of(state)
        numbers, kept = self._numbers[stage], self._kept[stage]
        glance = _Glance(state)
        found = []
        for move in legal:
            weight = kept.get(move)
            if weight is None:
                total = 0.0
                for feature in _features_of(glance, move):
                    total += numbers[feature]
                weight = exp(total)
                if type(move) not in _CHANGING:
                    kept[move] = weight
            found.append(weight)
        return found


_OTHERS = _Weights(_read())


@cache
def _kings() -> _Weights:
    return _Weights(_read("priors_king.json"))


def policy(state: State, legal: Sequence[m.BoonlakeMove]) -> list[float]:
    """A weight above 0 for each legal move; only ratios count."""
    return _OTHERS.of(state, legal)


def kings_policy(state: State, legal: Sequence[m.BoonlakeMove]) -> list[float]:
    """The same by the King's numbers."""
    return _kings().of(state, legal)
